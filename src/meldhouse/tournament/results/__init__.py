"""What comes out of a tournament: results for export, honors, seasons."""
