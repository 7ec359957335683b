"""`python -m meldhouse`, the same as the command `meldhouse`."""

from meldhouse.cli.main import main

if __name__ == "__main__":
    main()
