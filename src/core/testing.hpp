// What the tests of games share.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/notation.hpp"

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

template <TensorElement T, HasTensor G>
std::vector<T> tensor_of(const G& game, const typename G::State& s, Seat viewer) {
  std::vector<T> numbers(static_cast<std::size_t>(game.tensor_size()));
  game.tensor(game.view(s, viewer), Tensor<T>(numbers));
  return numbers;
}

// The legal moves of the seat to act, the first of several, as texts in alphabetical order.
template <Game G>
std::vector<std::string> moves(const G& game, const typename G::State& s) {
  std::vector<std::string> texts;
  if (game.to_act(s).empty()) return texts;
  Actions<G> legal;
  game.legal(s, game.to_act(s).front(), legal);
  for (const auto a : legal) texts.push_back(game.text(a));
  std::ranges::sort(texts);
  return texts;
}

// The state after some steps, each by the seat to act, the first of several.
template <Game G>
typename G::State after(const G& game, typename G::State s, const std::vector<std::string>& steps) {
  for (const auto& text : steps) {
    const auto who = game.to_act(s);
    if (who.empty()) {
      ADD_FAILURE() << text << ": the game is over";
      return s;
    }
    const auto a = find_legal(game, s, who.front(), text);
    if (!a) {
      ADD_FAILURE() << text << ": " << to_string(a.error());
      return s;
    }
    game.apply(s, who.front(), *a);
  }
  return s;
}

// Why a seat may not do this, and the clause alone; "allowed" if it may.
template <Game G>
std::string illegal_because(const G& game, const typename G::State& s, Seat seat, std::string_view text) {
  const auto a = find_legal(game, s, seat, text);
  return a ? "allowed" : to_string(a.error());
}
template <Game G>
std::string clause_of(const G& game, const typename G::State& s, Seat seat, std::string_view text) {
  const auto a = find_legal(game, s, seat, text);
  return a ? "allowed" : a.error().clause;
}

// to_string() of an error in an edition: see in_edition().
inline std::string edition_error(std::string_view file, int line, std::string_view path, std::string error,
                                 std::string_view clause = "") {
  if (!path.empty()) error = fmt::format("edition.entry(\"{}\", {})", path, error);
  error = fmt::format("edition.in_file(\"{}\", edition.line({}, {}))", file, line, error);
  return clause.empty() ? error : fmt::format("{} [{}]", error, clause);
}

}  // namespace shengxiao
