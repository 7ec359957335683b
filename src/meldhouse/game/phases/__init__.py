"""The phases of a hand, one file each: what is allowed and what follows from it."""
