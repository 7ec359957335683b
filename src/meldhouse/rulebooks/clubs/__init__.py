"""A club’s own book: what it changes, what it may not have meant, and how a stranger’s is read safely."""
