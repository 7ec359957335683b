"""The terminal table: the game loop, what it shows, and how it reads what people type."""
