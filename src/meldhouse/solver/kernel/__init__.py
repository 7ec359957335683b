"""The compiled part: everything here is compiled to machine code, and knows only numbers."""
