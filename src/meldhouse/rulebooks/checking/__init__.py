"""Books that can be read but cannot work, and what a club should know about its own."""
