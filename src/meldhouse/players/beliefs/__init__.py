"""What a player knows and guesses: memory, hidden pieces, and what others would have done."""
