"""The language that cards are written in: nouns (`expressions`), verbs and how they are joined, and its builders."""
