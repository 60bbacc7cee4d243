// Reading a move is printing all moves and looking for it: notation is defined once, by text().
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/text.hpp"

namespace shengxiao {

// The action that a text names, legal or not. Nothing where no action of the game is written so.
template <Game G>
std::optional<typename G::Action> parse(const G& game, std::string_view text) {
  text = trim(text);
  for (int id = 0; id < game.action_count(); ++id) {
    auto a = game.action(static_cast<ActionId>(id));
    if (game.text(a) == text) return a;
  }
  return std::nullopt;
}

// How a step that is about to be made reads to a viewer.
template <Game G>
std::string observation_text(const G& game, const typename G::State& state, Seat actor, typename G::Action action, Seat viewer) {
  return game.text(game.redact(state, actor, action, viewer));
}

// The legal action of a seat that a text names, or why there is none.
template <Game G>
Result<typename G::Action> find_legal(const G& game, const typename G::State& state, Seat seat, std::string_view text) {
  text = trim(text);
  Actions<G> out;
  game.legal(state, seat, out);
  for (auto a : out)
    if (game.text(a) == text) return a;
  if (auto a = parse(game, text)) return tl::unexpected<Error>(game.why_illegal(state, seat, *a));
  if constexpr (ExplainsText<G>)
    if (auto error = game.why_illegal(state, seat, text)) return tl::unexpected<Error>(*std::move(error));
  text = excerpt(text, 80);
  if (out.empty()) return fail(G::notation, "notation.not_a_move", text);
  return fail(G::notation, "notation.not_a_move_now", text, game.text(out[0]));
}

// The steps of a whole turn, and the turn of several steps; one and the same where a game writes every step for itself.
template <Game G>
std::vector<std::string> split_turn(std::string_view turn) {
  if constexpr (MultiStepTurns<G>) return G::split(trim(turn));
  return {std::string(trim(turn))};
}
template <Game G>
std::string join_turn(const std::vector<std::string>& steps) {
  if constexpr (MultiStepTurns<G>) return G::join(steps);
  std::string all;
  for (const auto& s : steps) all += all.empty() ? s : " " + s;
  return all;
}

}  // namespace shengxiao
