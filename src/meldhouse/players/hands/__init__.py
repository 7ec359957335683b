"""What a hand is worth: its meld, how contracts with it go, and which cards to part with."""
