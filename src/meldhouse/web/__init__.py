"""Floor 9: pages, forms and static files, thin. What they show comes from the floors below."""
