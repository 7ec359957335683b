"""Books that can be read but cannot work."""
