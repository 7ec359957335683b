"""What people type and programs send, read into pieces, seats, bids and numbers: the same at every door."""
