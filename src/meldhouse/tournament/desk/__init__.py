"""What the desk can do next: the natural step, play-offs, rulings upheld and carried out."""
