"""Players and helpers: entered, checked in, late, gone; links that give a role."""
