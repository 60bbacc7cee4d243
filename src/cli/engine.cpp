// A session by which any program can drive any game: one JSON object a line each way. docs/engine.md.
#include <fmt/format.h>

#include <chrono>
#include <istream>
#include <memory>
#include <ostream>
#include <string>

#include "cli/commands.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "table/driver.hpp"
#include "table/message.hpp"
#include "table/words.hpp"

namespace shengxiao::cli {

namespace {
class EngineSession {
 public:
  // The answer to one line.
  std::string answer(std::string_view line) {
    std::string text;
    Json out(text);
    out.open('{');
    const auto message = table::Message::parse(line);
    auto done = message ? handle(*message, out) : Result<bool>(tl::unexpected(message.error()));
    if (!done) return error_text(done.error());
    out.field("ok", true).close('}');
    return text;
  }
  bool quits() const { return quits_; }

 private:
  static std::string error_text(const Error& error) {
    std::string text;
    Json out(text);
    out.open('{').field("ok", false).field("error", table::words(error));
    write_error_fields(error, out);
    out.close('}');
    return text;
  }

  Result<bool> handle(const table::Message& message, Json& out) {
    const auto verb = message.text("do");
    if (!verb) return tl::unexpected(verb.error());
    if (*verb == "quit") return quits_ = true;
    if (*verb == "hello") {
      out.field("name", "shengxiao").field("version", version);
      return true;
    }
    if (*verb == "new") return new_game(message, out);
    if (!driver_) return fail("", "engine.no_game");
    if (*verb == "state") return write_state(message, out);
    if (*verb == "legal") return write_legal(message, out);
    if (*verb == "apply") return apply(message, out);
    if (*verb == "undo") return undo(out);
    if (*verb == "bestmove") return best_move(message, out);
    return fail("", "engine.unknown_request", excerpt(*verb));
  }

  Result<bool> new_game(const table::Message& message, Json& out) {
    const auto name = message.text("game");
    if (!name) return tl::unexpected(name.error());
    const auto seats = message.number("seats", 0, max_seats, 0);
    if (!seats) return tl::unexpected(seats.error());
    const auto setup = message.setup(static_cast<int>(*seats));
    if (!setup) return tl::unexpected(setup.error());
    const auto seed = message.number("seed", 0, INT64_MAX, 0);
    if (!seed) return tl::unexpected(seed.error());
    const auto chance = message.text("chance", "auto");
    if (!chance) return tl::unexpected(chance.error());
    if (*chance != "auto" && *chance != "manual") return fail("", "engine.bad_chance");
    const auto position = message.text("position", "");
    if (!position) return tl::unexpected(position.error());
    const auto number = static_cast<std::uint64_t>(*seed);
    table::Match::Start how{.position = *position};
    if (*chance == "auto") how.luck = Rng(number);
    auto match = table::Match::start(*name, *setup, how);
    if (!match) return tl::unexpected(match.error());
    table::SeatOccupants players(static_cast<std::size_t>(match->game().seats()));
    driver_ = std::make_unique<table::GameDriver>(*std::move(match), std::move(players), number, table::inline_executors(),
                                                  table::GameDriver::Events{});
    write_status(out);
    return true;
  }

  const table::Match& match() const { return driver_->match(); }
  const table::AnyGame& game() const { return match().game(); }

  void write_status(Json& out) {
    const auto who = match().to_act();
    out.key("to_act").open('[');
    for (int k = 0; k < who.size(); ++k) write_actor(who.nth(k), out);
    out.close(']').field("over", who.empty()).field("step", match().step());
    if (!who.empty()) return;
    out.key("points").array(game().points(match().state())).key("returns").array(game().returns(match().state()));
  }
  static void write_actor(Seat seat, Json& out) { seat == Seat::chance ? out.value("chance") : out.value(index(seat)); }

  // The "seat" of a message: a number, or "chance"; missing: the first that owes a decision.
  Result<Seat> seat_in(const table::Message& message) {
    if (!message.has("seat")) {
      const auto who = match().to_act();
      if (who.empty()) return fail("", "game.over");
      return who.front();
    }
    if (const auto name = message.text("seat"); name && *name == "chance") return Seat::chance;
    const auto number = message.number("seat", 0, game().seats() - 1);
    if (!number) return tl::unexpected(number.error());
    return seat_at(static_cast<int>(*number));
  }

  Result<bool> write_state(const table::Message& message, Json& out) {
    const bool everybody = message.has("seat") && message.text("seat") == "watcher";
    const auto seat = everybody                                          ? Result<Seat>(Seat::watcher)
                      : !message.has("seat") && match().to_act().empty() ? Seat::watcher
                                                                         : seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    write_status(out);
    out.key("view");
    game().view_json(match().state(), *seat, out);
    return true;
  }

  Result<bool> write_legal(const table::Message& message, Json& out) {
    const auto seat = seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    std::vector<ActionId> legal;
    game().legal(match().state(), *seat, legal);
    out.key("seat");
    write_actor(*seat, out);
    out.key("legal").open('[');
    for (auto a : legal) out.value(game().text(a));
    out.close(']').key("ids").array(legal);
    if (*seat != Seat::chance) return true;
    out.key("weights").open('[');
    for (auto a : legal) out.value(game().weight(match().state(), a));
    out.close(']');
    return true;
  }

  Result<bool> apply(const table::Message& message, Json& out) {
    const auto seat = seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    const auto turn = message.text("move");
    if (!turn) return tl::unexpected(turn.error());
    if (const auto done = driver_->play(*seat, *turn); !done) return tl::unexpected(done.error());
    write_status(out);
    return true;
  }

  Result<bool> undo(Json& out) {
    const int to = match().before_last_step();
    if (to < 0) return fail("", "match.nothing_to_undo");
    driver_->undo_to(to);
    write_status(out);
    return true;
  }

  Result<bool> best_move(const table::Message& message, Json& out) {
    const auto seat = seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    if (!match().to_act().has(*seat) || *seat == Seat::chance) return fail("", "engine.not_to_act");
    const auto kind = message.text("agent", "level");
    if (!kind) return tl::unexpected(kind.error());
    const auto level = message.number("level", 1, game().info().levels, game().info().levels);
    if (!level) return tl::unexpected(level.error());
    agents::Limits limits;
    const auto time = message.number("time_ms", 1, 3600 * 1000, 0), nodes = message.number("nodes", 1, INT64_MAX, 0),
               depth = message.number("depth", 1, 1000, 0);
    for (const auto* field : {&time, &nodes, &depth})
      if (!*field) return tl::unexpected(field->error());
    limits.time = std::chrono::milliseconds(*time);
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.depth = static_cast<int>(*depth);
    const auto start = std::chrono::steady_clock::now();
    const auto answer = [&](const table::AnyThought& thought) {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
      write_thought(thought, elapsed.count(), out);
    };
    return driver_->ask(*seat, {*kind, static_cast<int>(*level)}, limits, answer);
  }

  void write_thought(const table::AnyThought& thought, double seconds, Json& out) const {
    out.field("move", game().text(thought.best)).field("score", thought.score).field("text", thought.text);
    out.field("proved", thought.proved).field("decided", thought.decided).field("depth", thought.depth);
    out.field("nodes", thought.nodes).field("seconds", seconds);
    out.key("line").open('[');
    for (auto a : thought.line) out.value(game().text(a));
    out.close(']');
  }

  std::unique_ptr<table::GameDriver> driver_;
  bool quits_ = false;
};
}  // namespace

int run_engine(std::istream& in, std::ostream& out) {
  EngineSession session;
  for (std::string line; !session.quits() && std::getline(in, line);)
    if (line.find_first_not_of(" \t\r") != std::string::npos) out << session.answer(line) << std::endl;
  return success;
}

}  // namespace shengxiao::cli
