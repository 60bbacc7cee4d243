"""What the tests share."""

import pytest

import shengxiao as sx

GAMES = tuple(game.id for game in sx.games())


@pytest.fixture(params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)
