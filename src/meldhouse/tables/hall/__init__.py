"""All tables of a server: opened, found again, unloaded."""
