"""The plug-in of C++ for OpenSpiel. It is compiled for the OpenSpiel that is installed, the first time that it is wanted, and kept in
$XDG_CACHE_HOME/shengxiao (~/.cache/shengxiao)."""

import ctypes
import hashlib
import os
import shlex
import subprocess
import tempfile
from pathlib import Path

from . import _core

SOURCES = Path(__file__).parent / "src"
FLAGS = ("-std=c++20", "-O2", "-DNDEBUG", "-fPIC", "-shared", "-fvisibility=hidden", "-w")


class Unavailable(Exception):
    """The plug-in cannot be had; the text says why."""


def _command(library: Path) -> list[str]:
    """How the plug-in is compiled, but for where it goes. It is linked to OpenSpiel's library, of which it is a part then."""
    home = library.parent / "open_spiel"
    headers = (library.parent, home / "abseil-cpp", home / "json" / "include")
    compiler = shlex.split(os.environ.get("CXX", "g++"))
    includes = [f"-I{SOURCES}", *(f"-isystem{folder}" for folder in headers)]
    return [*compiler, *FLAGS, *includes, str(SOURCES / "open_spiel" / "plugin.cpp"), str(library)]


def _key(library: Path, command: list[str]) -> str:
    """Changes with everything that the plug-in is made of."""
    file = library.stat()
    parts = [*command, str(file.st_size), str(file.st_mtime_ns)]
    parts += [path.read_text() for path in sorted((SOURCES / "open_spiel").iterdir())]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]


def _compile(command: list[str], target: Path) -> None:
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        made = Path(folder) / target.name
        done = subprocess.run([*command, "-o", str(made)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Unavailable(f"it does not compile: {done.stderr.strip()[:1000] or shlex.join(command)}")
        made.replace(target)


def plugin(library: Path) -> Path:
    """The file of the plug-in for this library of OpenSpiel (pyspiel.__file__); compiles it where it is not there yet, which takes some
    seconds. Raises Unavailable."""
    try:
        command = _command(library)
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "shengxiao"
        target = cache / f"open_spiel-{_key(library, command)}.so"
        if not target.exists():
            _compile(command, target)
    except OSError as reason:
        raise Unavailable(str(reason)) from reason
    return target


def register(library: Path) -> None:
    """Makes the games known to OpenSpiel. Raises Unavailable."""
    target = plugin(library)
    try:
        core, loaded = ctypes.CDLL(_core.__file__), ctypes.CDLL(str(target))
        games, make_known = core.shengxiao_games, loaded.shengxiao_register
    except (OSError, AttributeError) as reason:
        raise Unavailable(f"it cannot be loaded: {reason}") from reason
    games.restype = ctypes.c_void_p
    make_known.argtypes, make_known.restype = [ctypes.c_void_p], ctypes.c_char_p
    error = make_known(games())
    if error is not None:
        raise Unavailable(error.decode())
