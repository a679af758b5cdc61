"""The guides of the Factions, one module each."""
