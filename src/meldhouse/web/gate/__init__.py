"""Who comes in, how fast, and who first: limits, guards, addresses, turns."""
