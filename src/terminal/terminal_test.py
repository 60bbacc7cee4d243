#!/usr/bin/env python3
"""Plays in a real terminal (tmux): the keys, a refusal with its clause, another size, and a clean end."""

import os
import subprocess
import sys
import time
import uuid

PROGRAM = os.path.abspath(os.environ["SHENGXIAO"])
SOCKET = f"shengxiao-{uuid.uuid4().hex[:8]}"


def tmux(*words):
    return subprocess.run(["tmux", "-L", SOCKET, *words], check=True, capture_output=True, text=True).stdout


def screen():
    return tmux("capture-pane", "-p", "-t", "game")


def wait_for(*texts, seconds=60):
    """Waits until the screen shows all of the texts."""
    end = time.monotonic() + seconds
    while not all(text in (seen := screen()) for text in texts):
        if time.monotonic() > end:
            sys.exit(f"the screen does not show {texts}:\n{seen}")
        time.sleep(0.05)


def keys(*names):
    tmux("send-keys", "-t", "game", *names)


def type_in(text):
    tmux("send-keys", "-t", "game", "-l", text)


def start(name, options):
    """Afterwards the shell says the name and the exit status."""
    type_in(f"LANG=C.UTF-8 '{PROGRAM}' play celestial_checkers --seed 3 {options}; echo {name}: $?")
    keys("Enter")
    wait_for("Celestial Checkers", "to move", "q: quit")


def play():
    start("played", "--seat 1=computer:1")
    keys("Enter")  # picks an animal of the hand up
    wait_for("● a1")
    keys("Enter")
    wait_for("North: ", "South to move")
    type_in("Ox@c9")
    keys("Enter")
    wait_for("(CC-20)")
    type_in("Ox@d6")
    keys("Enter")
    wait_for("(CC-6)")
    tmux("resize-window", "-t", "game", "-x", "120", "-y", "40")
    wait_for("Moves", "1 South")
    tmux("resize-window", "-t", "game", "-x", "40", "-y", "10")
    wait_for("Please make the window larger")
    tmux("resize-window", "-t", "game", "-x", "80", "-y", "24")
    wait_for("q: quit")
    keys("F1")
    wait_for("any key goes on")
    keys("Escape")
    wait_for("q: quit")
    keys("u")
    wait_for("Taken back")
    keys("q")
    wait_for("played: 0")  # nothing was played: no question


def interrupt():
    start("interrupted", "--no-colour")
    type_in("Ox@c3")
    keys("Enter")
    wait_for("South: ")
    keys("q")
    wait_for("Quit? (y/n)")
    keys("C-c")
    wait_for("interrupted: 0")


def main():
    # A plain shell that keeps its screen for itself.
    tmux("-f", "/dev/null", "new-session", "-d", "-s", "game", "-x", "80", "-y", "24", "env", "PS1=$ ", "HISTFILE=", "sh")
    try:
        play()
        interrupt()
    finally:
        subprocess.run(["tmux", "-L", SOCKET, "kill-server"], check=False)


if __name__ == "__main__":
    main()
