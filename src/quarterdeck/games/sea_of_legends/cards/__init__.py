"""The cards: a call for each."""
