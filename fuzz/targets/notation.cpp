// Moves. The first line says where they are to be played: GAME SEATS STEPS SEED option=value …; after so many random steps each
// further line is SEAT MOVE, a step or a whole turn.
#include <algorithm>

#include "core/record.hpp"
#include "core/text.hpp"
#include "table/match.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
std::optional<table::Match> match_of(std::string_view line) {
  const auto name = take_word(line);
  Setup setup{.seats = number_of(take_word(line), 20), .options = {}};
  const auto steps = number_of(take_word(line), 200);
  Rng rng(static_cast<std::uint64_t>(number_of(take_word(line), INT32_MAX)));
  auto options = options_in(line);
  if (!ok(options)) return std::nullopt;
  setup.options = *std::move(options);
  auto match = table::Match::start(name, setup, table::Match::Start{});
  if (!ok(match)) return std::nullopt;
  while (match->step() < steps && !match->over()) {
    const auto seat = match->to_act().nth(rng.below(match->to_act().size()));
    match->play(seat, match->game().random_action(match->state(), seat, rng));
  }
  return *std::move(match);
}

// The text of an action is found again, and what is found is legal.
void must_read_back(const table::Match& match, Seat seat, std::string_view text) {
  const auto& game = match.game();
  const auto found = game.find(match.state(), seat, text);
  if (!ok(found)) return;
  std::vector<ActionId> legal;
  game.legal(match.state(), seat, legal);
  must(std::ranges::find(legal, *found) != legal.end(), "only what is legal is found", text);
  must(game.text(*found) == trim(text), "a text is that of the action that it names", text);
}

bool play(table::Match& match, Seat seat, std::string_view text) {
  must_read_back(match, seat, text);
  const auto before = match.state();
  const int step = match.step();
  const auto& game = match.game();
  const auto turn = game.split(text);
  if (!ok(match.play(seat, text))) {
    must(match.state() == before && match.step() == step, "an illegal turn changes nothing", text);
    return false;
  }
  must(game.split(game.join(turn)) == turn, "a turn reads back", text);
  must(match.step() == step + static_cast<int>(turn.size()), "a turn has its steps", text);
  for (std::size_t i = 0; i < turn.size(); ++i) {
    const auto& played = match.steps()[static_cast<std::size_t>(step) + i];
    must(played.actor == seat && game.text(played.action) == trim(turn[i]), "a turn is played as it is written", text);
  }
  return true;
}
}  // namespace

bool notation(std::string_view input) {
  const auto lines = lines_of(input);
  if (lines.empty()) return false;
  auto match = match_of(lines[0]);
  bool accepted = match.has_value();
  for (std::size_t i = 1; match && i < std::min<std::size_t>(lines.size(), 40); ++i) {
    auto text = lines[i];
    const auto seat = take_word(text);
    const auto actor = actor_of(seat);
    if (!actor && seat != "watcher") return false;
    accepted = play(*match, actor.value_or(Seat::watcher), text) && accepted;
  }
  return accepted;
}

}  // namespace shengxiao::fuzz
