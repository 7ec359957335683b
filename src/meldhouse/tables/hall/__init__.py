"""All tables of a server: opened, found again, loaded from the journal; and the processes that think for them."""
