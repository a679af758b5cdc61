"""The part of the search that is compiled with the games: it knows the kernel and no bot."""
