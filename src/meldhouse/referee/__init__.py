"""Floor 4: what the house does when something goes wrong — irregularities, reneges, claims, penalties, appeals."""
