"""Money: what is due and paid, prizes and medals."""
