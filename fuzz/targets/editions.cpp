// Printed data: TOML as a file or a message has it, JSON as a transcript or a record has it. What a game accepts can be played
// with.
#include "table/edition.hpp"

#include "core/json.hpp"
#include "table/match.hpp"
#include "table/message.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
constexpr int most_steps = 150;

void play(const table::AnyGame& game) {
  Rng rng(1);
  auto state = game.start();
  std::vector<ActionId> legal;
  for (int step = 0; step < most_steps && !game.to_act(state).empty(); ++step) {
    const auto seat = game.to_act(state).front();
    game.legal(state, seat, legal);
    must(!legal.empty(), "who owes a decision has actions", game.info().name);
    game.apply(state, seat,
               seat == Seat::chance ? game.random_action(state, seat, rng) : game.greedy(game.observe(state, seat), rng));
    std::string view;
    Json out(view);
    if (step % 50 == 0) game.view_json(state, Seat::watcher, out);
  }
}

// Whether some game can be played with it.
bool use(const EditionPtr& edition) {
  bool used = false;
  for (const auto& info : table::all_games())
    for (const int seats : {info.min_seats, info.max_seats}) {
      const auto game = table::make_game(info.name, {seats, {}, edition});
      if (!ok(game)) continue;
      used = true;
      must((*game)->edition() == edition, "a game has the edition that it was given", info.name);
      play(**game);
    }
  return used;
}
}  // namespace

bool editions(std::string_view input) {
  auto edition = input.starts_with('{') ? table::parse_edition_json(input) : parse_edition(input, "");
  if (!ok(edition)) return false;
  const auto text = table::edition_json(**edition);
  const auto again = table::parse_edition_json(text);
  must(again && (*again)->data == (*edition)->data, "an edition reads back", text);
  must(table::edition_json(**again) == text, "an edition is written in one way", text);
  const auto message = table::Message::parse(fmt::format("{{\"edition\":{}}}", text));
  must(message && message->setup(0), "an edition may stand in a message", text);
  return use(*edition);
}

}  // namespace shengxiao::fuzz
