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

// to_string() of an error in an edition: see in_edition().
inline std::string edition_error(std::string_view file, int line, std::string_view path, std::string error,
                                 std::string_view clause = "") {
  if (!path.empty()) error = fmt::format("edition.entry(\"{}\", {})", path, error);
  error = fmt::format("edition.in_file(\"{}\", edition.line({}, {}))", file, line, error);
  return clause.empty() ? error : fmt::format("{} [{}]", error, clause);
}

}  // namespace shengxiao
