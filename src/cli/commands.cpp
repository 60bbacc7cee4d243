// games, transcript, replay, perft.
#include "cli/commands.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

#include "games/celestial_checkers/perft.hpp"
#include "table/any_game.hpp"
#include "table/edition.hpp"
#include "table/transcript.hpp"
#include "table/verify.hpp"
#include "table/words.hpp"

namespace shengxiao::cli {

int complain(const Error& error, int status) {
  fmt::print(stderr, "shengxiao: {}\n", table::message(error));
  return status;
}

Result<std::string> read_file(const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream file(path, std::ios::binary);
  std::string text;
  if (file) text.assign(std::istreambuf_iterator<char>(file), {});
  if (!file || file.bad()) return fail("", "cli.cannot_read", path);
  return text;
}

Result<Setup> GameArguments::setup() const { return table::written_setup(seats, set, edition, read_file); }

int list_games(bool json) {
  for (const auto& game : table::all_games()) {
    if (json) {
      std::string line;
      Json out(line);
      describe(game, out);
      fmt::print("{}\n", line);
      continue;
    }
    const auto seats = game.min_seats == game.max_seats ? fmt::format("{}", game.min_seats)
                                                        : fmt::format("{} to {}", game.min_seats, game.max_seats);
    fmt::print("{}  {}, {} seats\n", game.name, game.title, seats);
    for (const auto& option : game.options)
      fmt::print("    {}={}  ({}{}) {}\n", option.name, option.allowed, option.variant ? "variant, " : "", option.fallback,
                 table::option_help(game.name, option.name));
  }
  return success;
}

int print_transcript(const GameArguments& arguments, const std::string& policy_name) {
  const auto policy = table::policy_of(policy_name);
  if (!policy) return complain(policy.error(), usage);
  auto setup = arguments.setup();
  if (!setup) return complain(setup.error(), usage);
  setup->simulation = true;
  const auto game = table::make_game(arguments.game, *setup);
  if (!game) return complain(game.error());
  transcript(**game, arguments.seed, *policy, [](std::string_view line) { fmt::print("{}\n", line); });
  return success;
}

int replay_file(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return complain(text.error());
  const auto verdict = table::check_replay(*text);
  if (!verdict) return complain(wrapped(verdict.error(), "cli.file", path));
  fmt::print("{}\n", *verdict);
  return success;
}

int verify_file(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return complain(text.error());
  const auto verified = table::verify(*text);
  if (!verified) return complain(wrapped(verified.error(), "cli.file", path));
  const auto& record = verified->record;
  fmt::print("{}: {} steps, every one legal; {} draws, every one as it had been committed to\n", record.game, record.steps.size(),
             verified->draws);
  for (const auto& [seat, commitment, value] : record.chance->entropy)
    if (value.empty()) fmt::print("seat {} withheld its entropy\n", seat);
  return success;
}

namespace {
// Each first turn with its count; a chain of jumps is one turn.
std::uint64_t divided(const games::CelestialCheckers& game, const games::CelestialCheckers::State& state, int depth,
                      std::vector<std::string> chain) {
  std::uint64_t sum = 0;
  const auto seat = game.to_act(state).front();
  Actions<games::CelestialCheckers> legal;
  game.legal(state, seat, legal);
  for (auto a : legal) {
    auto next = state;
    game.apply(next, seat, a);
    chain.push_back(game.text(a));
    if (next.chain) {
      sum += divided(game, next, depth, chain);
    } else {
      const auto count = perft(game, next, depth - 1);
      fmt::print("{} {}\n", games::CelestialCheckers::join(chain), count);
      sum += count;
    }
    chain.pop_back();
  }
  return sum;
}
}  // namespace

int run_perft(const std::string& name, int depth, const std::string& position, bool divide, bool json) {
  if (auto game = table::make_game(name, {}); !game) return complain(game.error());
  if (name != games::CelestialCheckers::name) return complain({"", "cli.perft_game", games::CelestialCheckers::name});
  const auto game = games::CelestialCheckers::make({});
  auto state = game->start();
  if (!position.empty()) {
    const auto given = game->from_position(position);
    if (!given) return complain(wrapped(given.error(), "cli.position"));
    state = *given;
  }
  if (divide && depth > 0 && !game->to_act(state).empty()) {
    fmt::print("{}\n", divided(*game, state, depth, {}));
    return success;
  }
  const auto count = perft(*game, state, depth);
  if (json)
    fmt::print("{{\"game\":\"{}\",\"depth\":{},\"perft\":{}}}\n", name, depth, count);
  else
    fmt::print("{}\n", count);
  return success;
}

}  // namespace shengxiao::cli
