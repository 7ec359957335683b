"""Who is asking: cookies, accounts, names."""
