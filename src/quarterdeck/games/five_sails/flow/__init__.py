"""The procedures of the rulebook, a module per chapter."""
