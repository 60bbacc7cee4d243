"""What the checks share: each is a command over a folder, and a function that yields the faults it finds there."""

import sys


def command(faults):
    """Prints the faults found under the folder that is given, or here, and exits: 1 where there are any."""
    found = list(faults(sys.argv[1] if len(sys.argv) > 1 else "."))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
