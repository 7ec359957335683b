"""What the book does about each kind of case. Every module here registers the kinds it rules on with `ruling`."""
