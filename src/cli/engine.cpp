// A session by which any program can drive any game: one JSON object a line each way. docs/engine.md.
#include <fmt/format.h>

#include <chrono>
#include <iostream>
#include <map>
#include <string>

#include "cli/commands.hpp"
#include "core/version.hpp"
#include "table/match.hpp"
#include "table/message.hpp"

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
    if (!done) return refusal(done.error());
    out.field("ok", true).close('}');
    return text;
  }
  bool quits() const { return quits_; }

 private:
  static std::string refusal(const Error& error) {
    std::string text;
    Json(text).open('{').field("ok", false).field("error", error.text).field("clause", error.clause).close('}');
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
    if (*verb == "new") return begin(message, out);
    if (!game_) return fail("", "begin with {{\"do\": \"new\", \"game\": …}}");
    if (*verb == "state") return tell_state(message, out);
    if (*verb == "legal") return tell_legal(message, out);
    if (*verb == "apply") return apply(message, out);
    if (*verb == "undo") return undo(out);
    if (*verb == "bestmove") return best_move(message, out);
    return fail("", "\"{}\" is none of hello, new, state, legal, apply, undo, bestmove, quit", verb->substr(0, 60));
  }

  Result<bool> begin(const table::Message& message, Json& out) {
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
    if (*chance != "auto" && *chance != "manual") return fail("", "\"chance\" is auto or manual");
    const auto position = message.text("position", "");
    if (!position) return tl::unexpected(position.error());
    auto game = table::make_game(*name, *setup);
    if (!game) return tl::unexpected(game.error());
    auto state = (*game)->start();
    if (!position->empty()) {
      auto given = (*game)->from_position(*position);
      if (!given) return tl::unexpected(given.error());
      state = *given;
    }
    game_ = *game;
    rng_ = Rng(static_cast<std::uint64_t>(*seed));
    draws_ = *chance == "auto";
    agents_.clear();
    history_ = {state};
    draw_chance();
    tell_who(out);
    return true;
  }

  table::AnyState& now() { return history_.back(); }

  void draw_chance() {
    while (draws_ && game_->to_act(now()).is_chance()) step(Seat::chance, game_->draw(now(), Seat::chance, rng_));
  }
  void step(Seat seat, ActionId action) {
    auto next = now();
    game_->apply(next, seat, action);
    history_.push_back(next);
  }

  void tell_who(Json& out) {
    const auto who = game_->to_act(now());
    out.key("to_act").open('[');
    for (int k = 0; k < who.size(); ++k) actor(who.nth(k), out);
    out.close(']').field("over", who.empty()).field("step", history_.size() - 1);
    if (!who.empty()) return;
    out.key("points").array(game_->points(now())).key("returns").array(game_->returns(now()));
  }
  static void actor(Seat seat, Json& out) { seat == Seat::chance ? out.value("chance") : out.value(index(seat)); }

  // The "seat" of a message: a number, or "chance"; missing: the first that owes a decision.
  Result<Seat> seat_in(const table::Message& message) {
    if (!message.has("seat")) {
      const auto who = game_->to_act(now());
      if (who.empty()) return fail("", "the game is over");
      return who.front();
    }
    if (const auto name = message.text("seat"); name && *name == "chance") return Seat::chance;
    const auto number = message.number("seat", 0, game_->seats() - 1);
    if (!number) return tl::unexpected(number.error());
    return seat_at(static_cast<int>(*number));
  }

  Result<bool> tell_state(const table::Message& message, Json& out) {
    const bool everybody = message.has("seat") && message.text("seat") == "watcher";
    const auto seat = everybody                                              ? Result<Seat>(Seat::watcher)
                      : !message.has("seat") && game_->to_act(now()).empty() ? Seat::watcher
                                                                             : seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    tell_who(out);
    out.key("view");
    game_->view_json(now(), *seat, out);
    return true;
  }

  Result<bool> tell_legal(const table::Message& message, Json& out) {
    const auto seat = seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    std::vector<ActionId> legal;
    game_->legal(now(), *seat, legal);
    out.key("seat");
    actor(*seat, out);
    out.key("legal").open('[');
    for (auto a : legal) out.value(game_->text(a));
    out.close(']').key("ids").array(legal);
    if (*seat != Seat::chance) return true;
    out.key("weights").open('[');
    for (auto a : legal) out.value(game_->weight(now(), a));
    out.close(']');
    return true;
  }

  Result<bool> apply(const table::Message& message, Json& out) {
    const auto seat = seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    const auto turn = message.text("move");
    if (!turn) return tl::unexpected(turn.error());
    const auto before = history_.size();
    for (const auto& part : game_->split(*turn)) {
      const auto action = game_->find(now(), *seat, part);
      if (!action) {
        history_.resize(before);
        return tl::unexpected(action.error());
      }
      step(*seat, *action);
    }
    draw_chance();
    tell_who(out);
    return true;
  }

  Result<bool> undo(Json& out) {
    if (history_.size() < 2) return fail("", "there is nothing to take back");
    history_.pop_back();
    while (draws_ && history_.size() > 1 && game_->to_act(now()).is_chance()) history_.pop_back();
    tell_who(out);
    return true;
  }

  Result<bool> best_move(const table::Message& message, Json& out) {
    const auto seat = seat_in(message);
    if (!seat) return tl::unexpected(seat.error());
    if (!game_->to_act(now()).has(*seat) || *seat == Seat::chance) return fail("", "that seat owes no decision");
    const auto kind = message.text("agent", "level");
    if (!kind) return tl::unexpected(kind.error());
    const auto level = message.number("level", 1, game_->info().levels, game_->info().levels);
    if (!level) return tl::unexpected(level.error());
    agents::Limits limits;
    const auto time = message.number("time_ms", 1, 3600 * 1000, 0), nodes = message.number("nodes", 1, INT64_MAX, 0),
               depth = message.number("depth", 1, 1000, 0);
    for (const auto* field : {&time, &nodes, &depth})
      if (!*field) return tl::unexpected(field->error());
    limits.time = std::chrono::milliseconds(*time);
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.depth = static_cast<int>(*depth);
    auto& agent = agents_[{*kind, static_cast<int>(*level)}];
    if (!agent) {
      auto made = game_->agent(*kind, static_cast<int>(*level));
      if (!made) return tl::unexpected(made.error());
      agent = std::move(*made);
    }
    const auto start = std::chrono::steady_clock::now();
    const auto thought = agent->think(game_->observe(now(), *seat), limits, rng_, {});
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
    out.field("move", game_->text(thought.best))
        .field("score", thought.score)
        .field("text", thought.text)
        .field("proved", thought.proved);
    out.field("depth", thought.depth).field("nodes", thought.nodes).field("seconds", elapsed.count());
    out.key("line").open('[');
    for (auto a : thought.line) out.value(game_->text(a));
    out.close(']');
    return true;
  }

  std::shared_ptr<const table::AnyGame> game_;
  std::vector<table::AnyState> history_;
  Rng rng_{0};
  bool draws_ = true, quits_ = false;
  std::map<std::pair<std::string, int>, std::unique_ptr<table::AnyAgent>> agents_;
};
}  // namespace

int run_engine() {
  EngineSession session;
  for (std::string line; !session.quits() && std::getline(std::cin, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    fmt::print("{}\n", session.answer(line));
    std::fflush(stdout);
  }
  return success;
}

}  // namespace shengxiao::cli
