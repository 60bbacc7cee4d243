// The only list of games. A new game is a folder beside these and a line here.
#pragma once
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "games/great_race/great_race.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "games/wu_xing/wu_xing.hpp"
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games {

template <Game... Games>
struct GameList {};

// clang-format off
using AllGames = GameList<
      CelestialCheckers
    , GreatRace
    , Zodiac
    , WuXing
    , RatAndDragon
    >;
// clang-format on

}  // namespace shengxiao::games
