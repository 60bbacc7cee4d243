// From a game's name to the game.
#include <array>

#include "games/all.hpp"
#include "table/erased.hpp"
#include "table/words.hpp"

namespace shengxiao::table {

std::string GameInfo::seat_name(int seat) const {
  return seat_names.empty() ? fmt::format("Seat {}", seat + 1) : std::string(seat_names[static_cast<std::size_t>(seat)]);
}

namespace {
template <Game... Games>
std::span<const GameInfo> infos(games::GameList<Games...>) {
  static const std::array all{Erased<Games>::describe()...};
  return all;
}

template <Game... Games>
Result<std::shared_ptr<const AnyGame>> make(games::GameList<Games...>, std::string_view name, const Setup& setup) {
  std::string names;
  ((names += fmt::format("{}{}", names.empty() ? "" : ", ", Games::name)), ...);
  Result<std::shared_ptr<const AnyGame>> made = fail("", "setup.unknown_game", name, names);
  (void)((Games::name == name && (made = Erased<Games>::make(setup), true)) || ...);
  return made;
}
}  // namespace

std::span<const GameInfo> all_games() { return infos(games::AllGames{}); }

Result<std::shared_ptr<const AnyGame>> make_game(std::string_view name, const Setup& setup) {
  return make(games::AllGames{}, name, setup);
}

void describe(const GameInfo& game, Json& out) {
  out.open('{').field("id", game.name).field("title", game.title);
  out.field("min_seats", game.min_seats).field("max_seats", game.max_seats).field("usual_seats", game.usual_seats);
  out.field("levels", game.levels);
  out.field("printed", game.printed).key("options").open('[');
  for (const auto& option : game.options) {
    if (option.variant) continue;
    out.open('{').field("name", option.name).field("default", option.fallback);
    out.field("allowed", option.allowed).field("help", option_help(game.name, option.name)).close('}');
  }
  out.close(']');
  if (game.components) {
    out.key("components").open('{');
    game.components(out);
    out.close('}');
  }
  out.close('}');
}

}  // namespace shengxiao::table
