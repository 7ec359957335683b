"""The levels of our players, from the random one to the one that learned."""
