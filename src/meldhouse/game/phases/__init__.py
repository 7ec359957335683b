"""The phases of a hand, one file each: what is allowed in it and what follows from it."""
