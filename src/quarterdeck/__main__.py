"""The command `quarterdeck`, which is also `python -m quarterdeck`."""

import sys

#: how a command ends that somebody has broken off
INTERRUPTED = 130


def main() -> int:
    """Run it. Whoever breaks it off is told nothing of the inside, also while the program is still being loaded."""
    try:
        from quarterdeck import cli

        return cli.main()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
