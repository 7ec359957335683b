"""What a house holds: its tables, its tournaments, the people it knows, and backups of all that."""
