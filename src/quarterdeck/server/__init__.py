"""The table in the browser: people, tables, storage and sockets. The engine is the only judge."""
