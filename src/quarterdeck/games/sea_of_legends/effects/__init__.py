"""What the cards of Sea of Legends say, as data that acts and speaks."""
