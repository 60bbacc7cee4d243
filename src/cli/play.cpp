// play: a game in the terminal.
#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>

#include "cli/commands.hpp"
#include "table/named_agent.hpp"
#include "terminal/app.hpp"
#include "terminal/plain.hpp"

namespace shengxiao::cli {

namespace {
std::optional<int> number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

Result<std::unique_ptr<terminal::Session>> load(const PlayArguments& arguments, const terminal::Session::Who& who,
                                                std::uint64_t seed) {
  const auto text = read_file(arguments.record);
  if (!text) return tl::unexpected(text.error());
  auto session = terminal::Session::load(*text, who, seed);
  if (!session) return fail_in(session.error(), "cli.file", arguments.record);
  if (const auto name = (*session)->match().game().info().name; !arguments.game.game.empty() && arguments.game.game != name)
    return fail("", "cli.other_game", arguments.record, name, arguments.game.game);
  return session;
}

bool wants_colour(const PlayArguments& arguments) {
  const char* no_colour = std::getenv("NO_COLOR");
  return !arguments.no_colour && (!no_colour || !*no_colour);
}
}  // namespace

Result<std::vector<std::optional<table::SeatOccupant>>> read_seats(const std::vector<std::string>& texts) {
  std::vector<std::optional<table::SeatOccupant>> who;
  for (const auto& text : texts) {
    const auto wrong = [&] { return fail("", "cli.bad_seat", text); };
    const auto equals = text.find('=');
    if (equals == std::string::npos) return wrong();
    const auto seat = number(std::string_view(text).substr(0, equals));
    const auto occupant = std::string_view(text).substr(equals + 1);
    if (!seat || *seat < 0 || *seat >= max_seats) return wrong();
    if (who.size() <= static_cast<std::size_t>(*seat)) who.resize(static_cast<std::size_t>(*seat) + 1);
    auto& entry = who[static_cast<std::size_t>(*seat)];
    if (entry) return fail("", "cli.seat_twice", text, *seat);
    if (occupant == "person") {
      entry = table::SeatOccupant{};
      continue;
    }
    constexpr std::string_view computer = "computer:";
    if (!occupant.starts_with(computer)) return wrong();
    const auto which = occupant.substr(computer.size());
    const auto level = number(which);
    if (level)
      entry = table::SeatOccupant{false, *level};
    else if (table::names_policy(which))
      entry = table::SeatOccupant{.person = false, .policy = std::string(which)};
    else
      return wrong();
  }
  return who;
}

int run_play(const PlayArguments& arguments) {
  const auto& game = arguments.game;
  if (game.game.empty() && arguments.record.empty()) return complain({"", "cli.no_game"}, usage);
  if (!arguments.record.empty() && (game.seats || !game.set.empty())) return complain({"", "cli.record_options"}, usage);
  const auto who = read_seats(arguments.seats);
  if (!who) return complain(who.error(), usage);
  const auto setup = game.setup();
  if (!setup) return complain(setup.error(), usage);
  const auto seed = game.seed ? game.seed : std::random_device()();
  auto session = arguments.record.empty() ? terminal::Session::start(game.game, *setup, *who, seed) : load(arguments, *who, seed);
  if (!session) return complain(session.error());

  auto screen = arguments.plain ? nullptr : terminal::open_screen(wants_colour(arguments));
  if (screen)
    terminal::App(std::move(*session), *screen).run();
  else
    terminal::play_plain(std::move(*session), std::cin, std::cout);
  return success;
}

}  // namespace shengxiao::cli
