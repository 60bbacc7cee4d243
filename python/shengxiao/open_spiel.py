"""The games as games of OpenSpiel: importing this makes them known to pyspiel.

    import pyspiel, shengxiao.open_spiel
    game = pyspiel.load_game("shengxiao_zodiac(seats=3,turn_limit=300)")

Their names are shengxiao_ and the game's id, their parameters `seats`, the options of the game by name, and `turn_based`. Where seats
choose at the same time a game is simultaneous: all its decisions are simultaneous nodes, in which a player who owes nothing has no legal
actions. With turn_based=true players choose one after another in secret instead, as searchers and solvers want it that know turns alone.
In a parameter commas are semicolons ("animals=Rat;Ox;Tiger"), and a text that looks like a number stands in quotes ("dealer='0'").

Actions are those of sx, chance's too. An observation is the player's view: as JSON, and as the numbers of sx.State.observation(). An
information state, a text, is all that a player was ever told: a line for each step that was shown to it ("- " chance, "0 " player 0), a
digest of the views that it had, and its view. What others did in secret is no line. resample_from_infostate() draws a state that looks
the same to the player; of the history it has the player's own actions alone, so that it cannot be serialized.

`native` says whether they are C++ games, of a plug-in that is compiled for the installed OpenSpiel when it is wanted first (by g++ 12 or
newer, or $CXX). Where it cannot be had they are Python games, with a warning. These are slow, their information states have lines for the
player's own steps alone, and they have no resampling, so that ISMCTSBot raises pyspiel.SpielError. The environment variable
SHENGXIAO_OPEN_SPIEL asks for one of them: "native" (then an ImportError says why it cannot be had) or "python".
"""

import os
import warnings
from pathlib import Path

import pyspiel  # type: ignore[import-not-found]

from . import _open_spiel_native, _open_spiel_python

__all__ = ["native"]


def _register() -> bool:
    wanted = os.environ.get("SHENGXIAO_OPEN_SPIEL", "")
    if wanted not in ("", "native", "python"):
        raise ImportError(f'SHENGXIAO_OPEN_SPIEL is "{wanted}": it must be "native" or "python"')
    if wanted != "python":
        try:
            _open_spiel_native.register(Path(pyspiel.__file__))
            return True
        except _open_spiel_native.Unavailable as reason:
            if wanted == "native":
                raise ImportError(f"there is no native plug-in for OpenSpiel: {reason}") from reason
            warnings.warn(f"the games are Python games for OpenSpiel, for the plug-in cannot be had: {reason}", stacklevel=2)
    _open_spiel_python.register()
    return False


native: bool = _register()
