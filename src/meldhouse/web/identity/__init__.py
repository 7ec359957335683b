"""Who is asking: cookies, accounts, passwords."""
