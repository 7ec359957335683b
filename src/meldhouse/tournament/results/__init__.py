"""What comes out of a tournament: winners and prizes handed out, receipts, export, seasons."""
