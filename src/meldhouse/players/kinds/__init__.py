"""The players of each level, from the random one to the one that learned."""
