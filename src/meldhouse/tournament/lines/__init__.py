"""A tournament to read, line by line: brackets, sheets, standings, rulings, settings."""
