"""What card games share, knowing no game: it stands between the kernel and the games."""
