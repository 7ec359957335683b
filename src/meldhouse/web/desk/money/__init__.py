"""The cash box, prizes and medals."""
