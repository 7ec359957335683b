"""What several desk pages show or read."""
