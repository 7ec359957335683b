"""Floor 4: what happens when something goes wrong: irregularities, reneges, claims, penalties, appeals."""
