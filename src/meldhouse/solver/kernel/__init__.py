"""The compiled part: everything here is translated to machine code, and knows nothing but numbers."""
