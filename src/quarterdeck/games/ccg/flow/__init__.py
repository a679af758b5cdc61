"""The procedures of the rulesheet, a module per chapter."""
