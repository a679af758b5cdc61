"""The words that texts of this game are written with; `language` gathers them."""
