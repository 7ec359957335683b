"""What a player knows and guesses: memory, hidden pieces, and what bids, melds and plays tell."""
