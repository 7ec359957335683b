"""The terminal table: the game loop, what it shows, and what people type."""
