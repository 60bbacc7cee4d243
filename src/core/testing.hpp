// How long the tests of random games are to be.
#pragma once
#include <cstdlib>

namespace shengxiao {

// So many, or as many as SHENGXIAO_GAMES says: `SHENGXIAO_GAMES=2000 ./dev test -R "conserved|replay_cleanly"`.
inline int games_to_play(int usual) {
  const char* given = std::getenv("SHENGXIAO_GAMES");
  const int games = given ? std::atoi(given) : 0;
  return games > 0 ? games : usual;
}

}  // namespace shengxiao
