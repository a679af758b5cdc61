"""`python -m quarterdeck` is the command `quarterdeck`."""

import sys

from quarterdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())
