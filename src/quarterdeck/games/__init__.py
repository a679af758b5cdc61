"""The games. Each has the same rooms under the same names."""
