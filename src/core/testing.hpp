// What the tests of games share.
#pragma once
#include <cstdlib>
#include <string>

#include "core/game.hpp"

namespace shengxiao {

// So many, or as many as SHENGXIAO_GAMES says: `SHENGXIAO_GAMES=2000 ./dev test -R "conserved|replay_cleanly"`.
inline int games_to_play(int usual) {
  const char* given = std::getenv("SHENGXIAO_GAMES");
  const int games = given ? std::atoi(given) : 0;
  return games > 0 ? games : usual;
}

template <Game G>
std::string view_json(const G& game, const typename G::State& s, Seat viewer) {
  return json_object([&](Json& out) { game.json(game.view(s, viewer), out); });
}

}  // namespace shengxiao
