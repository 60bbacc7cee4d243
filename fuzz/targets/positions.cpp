// Position lines, of all games that have some: each line is one.
#include <algorithm>

#include "table/match.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
constexpr int most_steps = 20;

// Each kind of set-up places what is still in hand in its own way.
const std::vector<std::shared_ptr<const table::AnyGame>>& games_with_positions() {
  static const auto all = [] {
    std::vector<std::shared_ptr<const table::AnyGame>> games;
    for (const auto& info : table::all_games()) {
      const auto game = *table::make_game(info.name, {});
      if (!game->position(game->start())) continue;
      games.push_back(game);
      for (const auto& option : info.options)
        for (const auto* value : {"random", "fixed", "mirrored", "margin"})
          if (auto other = table::make_game(info.name, {0, {{std::string(option.name), value}}});
              other && !option.allowed.starts_with('<'))
            games.push_back(*other);
    }
    return games;
  }();
  return all;
}

// A position that is accepted can be played on.
void play_on(const table::AnyGame& game, table::AnyState state) {
  Rng rng(1);
  std::vector<ActionId> legal;
  for (int step = 0; step < most_steps && !game.to_act(state).empty(); ++step) {
    const auto seat = game.to_act(state).front();
    game.legal(state, seat, legal);
    must(!legal.empty(), "who owes a decision has actions", *game.position(state));
    game.apply(state, seat, legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
    const auto line = *game.position(state);
    const auto again = game.from_position(line);
    must(again && *again == state, "a position that is played on reads back", line);
  }
}

bool read(const table::AnyGame& game, std::string_view line) {
  const auto state = game.from_position(line);
  if (!ok(state)) return false;
  const auto text = *game.position(*state);
  const auto again = game.from_position(text);
  must(again && *again == *state, "a position reads back", text);
  must(*game.position(*again) == text, "a position is written in one way", text);
  play_on(game, *state);
  return true;
}
}  // namespace

bool positions(std::string_view input) {
  const auto lines = lines_of(input);
  bool accepted = !lines.empty();
  for (const auto line : lines) {
    for (const auto& game : games_with_positions()) accepted = read(*game, line) && accepted;
    ok(table::Match::start("celestial_checkers", {0, {{"placement", "fixed"}, {"position", std::string(line)}}}, 1));
  }
  return accepted;
}

}  // namespace shengxiao::fuzz
