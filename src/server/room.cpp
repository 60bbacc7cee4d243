#include "server/room.hpp"

#include <algorithm>
#include <atomic>

namespace shengxiao {

namespace {
constexpr auto analysis_time = std::chrono::minutes(5);
constexpr auto report_every = std::chrono::milliseconds(250);

void legal_json(const AnyGame& game, const AnyState& state, Seat seat, Json& out) {
  std::vector<ActionId> legal;
  game.legal(state, seat, legal);
  for (auto action : legal) {
    out.open('{').field("seat", index(seat)).field("move", game.text(action));
    game.action_json(action, out);
    out.close('}');
  }
}

Result<std::shared_ptr<Thinker>> thinker_for(const AnyGame& game, std::string_view kind, int level) {
  auto agent = game.agent(kind, level);
  if (!agent) return tl::unexpected(agent.error());
  auto thinker = std::make_shared<Thinker>();
  thinker->agent = std::move(*agent);
  return thinker;
}

void seat_json(Seat seat, Json& out) {
  if (is_player(seat))
    out.value(index(seat));
  else
    out.value(seat == Seat::chance ? "chance" : "watcher");
}
}  // namespace

// One piece of thinking. The worker holds it too, so it may outlive the room.
struct Room::Thinking {
  std::atomic<bool> stop{false};
  bool for_a_move = false;
};

Result<std::shared_ptr<Room>> Room::open(std::string code, const Message& request, std::uint64_t seed, Threads threads) {
  auto game = request.text("game");
  if (!game) return tl::unexpected(game.error());
  auto options = request.options("options");
  if (!options) return tl::unexpected(options.error());
  auto seats = request.list("seats");
  if (!seats) return tl::unexpected(seats.error());
  if (seats->empty()) return fail("", "the field \"seats\" is empty");
  auto given = request.number("seed", 0, INT64_MAX, static_cast<std::int64_t>(seed >> 1));
  if (!given) return tl::unexpected(given.error());
  auto match = Match::start(*game, {static_cast<int>(seats->size()), *options}, static_cast<std::uint64_t>(*given));
  if (!match) return tl::unexpected(match.error());

  Sitters sitters;
  for (const auto& seat : *seats) {
    const auto who = seat.text("who");
    if (!who) return tl::unexpected(who.error());
    if (*who != "person" && *who != "computer")
      return fail("", "a seat is for a \"person\" or a \"computer\", not \"{}\"", who->substr(0, 60));
    if (*who == "person") {
      sitters.push_back({});
      continue;
    }
    const auto level = seat.number("level", 1, match->game().info().levels);
    if (!level) return tl::unexpected(level.error());
    sitters.push_back({false, static_cast<int>(*level)});
  }
  return make(std::move(code), std::move(*match), std::move(sitters), static_cast<std::uint64_t>(*given), std::move(threads));
}

Result<std::shared_ptr<Room>> Room::load(std::string code, std::string_view text, std::uint64_t seed, Threads threads) {
  auto record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  auto match = Match::replay(*record, seed);
  if (!match) return tl::unexpected(match.error());
  auto sitters = sitters_of(*record, match->game().info().levels);
  return make(std::move(code), std::move(*match), std::move(sitters), seed, std::move(threads));
}

Result<std::shared_ptr<Room>> Room::make(std::string code, Match match, Sitters sitters, std::uint64_t seed, Threads threads) {
  std::vector<std::shared_ptr<Thinker>> thinkers(sitters.size());
  for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
    if (sitters[seat].person) continue;
    auto thinker = thinker_for(match.game(), "level", sitters[seat].level);
    if (!thinker) return tl::unexpected(thinker.error());
    thinkers[seat] = std::move(*thinker);
  }
  auto adviser = thinker_for(match.game(), "best", 0);
  if (!adviser) return tl::unexpected(adviser.error());
  std::shared_ptr<Room> room(new Room(std::move(code), std::move(match), std::move(sitters), seed, std::move(threads)));
  room->thinkers_ = std::move(thinkers);
  room->adviser_ = std::move(*adviser);
  return room;
}

Room::Room(std::string code, Match match, Sitters sitters, std::uint64_t seed, Threads threads)
    : code_(std::move(code)), match_(std::move(match)), sitters_(std::move(sitters)), seed_(seed), threads_(std::move(threads)) {}

Room::~Room() { stop_thinking(); }

void Room::enter(ClientId client, Send send) {
  send(table());
  clients_[client] = std::move(send);
  set_to_work();
}

void Room::leave(ClientId client) {
  clients_.erase(client);
  analysts_.erase(client);
  if (clients_.empty()) stop_thinking();  // nobody looks on: the computers wait
}

Result<bool> Room::receive(ClientId client, const std::string& verb, const Message& message) {
  if (verb == "play") return play(message);
  if (verb == "undo") return undo();
  if (verb == "hint") return hint(client, message);
  if (verb == "why") return why(client, message);
  if (verb == "past") return past(client, message);
  if (verb == "analysis") return analysis(client, message);
  if (verb == "record") return send_record(client, message);
  return fail("", "\"{}\" is not something a table does", verb.substr(0, 60));
}

Result<Seat> Room::seat_in(const Message& message) const {
  auto seat = message.number("seat", 0, static_cast<std::int64_t>(sitters_.size()) - 1);
  if (!seat) return tl::unexpected(seat.error());
  return seat_at(static_cast<int>(*seat));
}

Result<bool> Room::play(const Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto move = message.text("move");
  if (!move) return tl::unexpected(move.error());
  const auto step = message.number("step", 0, INT32_MAX, match_.step());
  if (!step) return tl::unexpected(step.error());
  if (*step != match_.step()) return fail("", "the move was chosen at step {}, the table is at step {}", *step, match_.step());
  if (!person(*seat)) return fail("", "at seat {} sits a computer", index(*seat));
  const auto done = match_.play(*seat, *move);
  if (!done) return tl::unexpected(done.error());
  changed();
  return true;
}

Result<bool> Room::undo() {
  const int to = last_decision(match_, sitters_);
  if (to < 0) return fail("", "there is nothing to take back");
  match_.undo_to(to);
  changed();
  return true;
}

Result<bool> Room::hint(ClientId client, const Message& message) {
  if (match_.over()) return fail("", "the game is over");
  const Seat seat = person_to_act(match_, sitters_);
  if (!is_player(seat)) return fail("", "a computer is to move");
  const int step = match_.step();
  think(seat, adviser_, {.time = hint_time}, false, [this, client, message, seat, step](const AnyThought& thought) {
    if (match_.step() == step)
      answer(client, message, [&](Json& out) {
        out.field("type", "hint")
            .field("seat", index(seat))
            .field("move", match_.game().text(thought.best))
            .field("text", thought.text);
        out.key("line").array(thought_line(thought));
      });
    set_to_work();
  });
  return true;
}

Result<bool> Room::why(ClientId client, const Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto move = message.text("move");
  if (!move) return tl::unexpected(move.error());
  const auto found = match_.game().find(match_.state(), *seat, *move);
  const Error error = found ? Error{"this move can be made", ""} : found.error();
  answer(client, message, [&](Json& out) {
    out.field("type", "refusal").field("move", *move).field("text", error.text).field("clause", error.clause);
  });
  return true;
}

Result<bool> Room::past(ClientId client, const Message& message) {
  const auto step = message.number("step", 0, match_.step());
  if (!step) return tl::unexpected(step.error());
  const int n = static_cast<int>(*step);
  answer(client, message, [&](Json& out) {
    out.field("type", "past").field("step", n).key("view");
    match_.game().view_json(match_.state_after(n), viewer(match_, sitters_), out);
    out.key("move");
    n ? out.value(match_.told(n - 1, viewer(match_, sitters_))) : out.null();
  });
  return true;
}

Result<bool> Room::analysis(ClientId client, const Message& message) {
  const auto on = message.flag("on");
  if (!on) return tl::unexpected(on.error());
  *on ? static_cast<void>(analysts_.insert(client)) : static_cast<void>(analysts_.erase(client));
  if (thinking_ && thinking_->for_a_move) return true;
  stop_thinking();
  set_to_work();
  return true;
}

Result<bool> Room::send_record(ClientId client, const Message& message) {
  answer(client, message, [&](Json& out) {
    out.field("type", "record").field("name", fmt::format("{}-{}.txt", match_.game().info().name, code_));
    out.field("text", print(match_.record(words(sitters_))));
  });
  return true;
}

void Room::changed() {
  stop_thinking();
  set_to_work();
  to_all(table());
}

void Room::stop_thinking() {
  if (thinking_) thinking_->stop = true;
  thinking_ = nullptr;
}

// Sets going what ought to go on: a computer's move first; else, where somebody asked for it, the analysis.
void Room::set_to_work() {
  if (thinking_ || clients_.empty()) return;
  if (const auto seat = computer_to_act(match_, sitters_); is_player(seat)) return computer_moves(seat);
  if (analysts_.empty() || match_.over()) return;
  think(match_.to_act().front(), adviser_, {.time = analysis_time}, true, [](const AnyThought&) {});
}

void Room::computer_moves(Seat seat) {
  think(seat, thinkers_[static_cast<std::size_t>(index(seat))], {}, true, [this, seat](const AnyThought& thought) {
    match_.play(seat, thought.best);
    changed();
  });
  thinking_->for_a_move = true;
}

// Thinks about the position as it is now. Whatever happens at the table meanwhile ends it: `then` is called only if it came to
// its own end.
void Room::think(Seat seat, std::shared_ptr<Thinker> thinker, const Limits& limits, bool aloud,
                 std::function<void(const AnyThought&)> then) {
  stop_thinking();
  // What a computer thinks of a game of hidden hands gives its own away.
  aloud = aloud && (match_.game().open() || person(seat));
  auto thinking = std::make_shared<Thinking>();
  thinking_ = thinking;
  const auto room = weak_from_this();
  const auto foreground = threads_.foreground;
  auto still_wanted = [room, thinking](auto what) {
    const auto here = room.lock();
    if (here && here->thinking_ == thinking) what(*here);
  };
  threads_.background([=, seed = seed_ + static_cast<std::uint64_t>(match_.step()), game = match_.shared_game(),
                       state = match_.state(), limits = limits]() mutable {
    const std::lock_guard lock(thinker->busy);
    auto last = std::chrono::steady_clock::time_point();
    limits.stop = &thinking->stop;
    Rng rng(seed);
    const auto progress = [&](const AnyThought& thought) {
      const auto now = std::chrono::steady_clock::now();
      if (!aloud || now - last < report_every) return;
      last = now;
      foreground([=] { still_wanted([&](Room& here) { here.broadcast_thought(seat, thought); }); });
    };
    const auto thought = thinker->agent->think(state, seat, limits, rng, progress);
    foreground([=] {
      still_wanted([&](Room& here) {
        if (aloud) here.broadcast_thought(seat, thought);
        here.thinking_ = nullptr;
        then(thought);
      });
    });
  });
}

std::vector<std::string> Room::thought_line(const AnyThought& thought) const {
  std::vector<std::string> line;
  for (auto action : thought.line) line.push_back(match_.game().text(action));
  return line;
}

void Room::broadcast_thought(Seat seat, const AnyThought& thought) {
  std::string text;
  Json out(text);
  out.open('{')
      .field("type", "thinking")
      .field("seat", index(seat))
      .field("step", match_.step())
      .field("depth", thought.depth)
      .field("nodes", thought.nodes);
  out.field("score", thought.score).field("text", thought.text).field("proved", thought.proved);
  out.key("line").array(thought_line(thought));
  out.close('}');
  to_all(text);
}

void Room::to_all(const std::string& text) {
  for (const auto& [client, send] : clients_) send(text);
}

void Room::answer(ClientId client, const Message& message, const std::function<void(Json&)>& fields) {
  const auto at = clients_.find(client);
  if (at == clients_.end()) return;
  std::string text;
  Json out(text);
  out.open('{');
  fields(out);
  if (const auto n = message.number("n", 0, INT64_MAX)) out.field("n", *n);
  out.close('}');
  at->second(std::move(text));
}

std::string Room::table() const {
  const auto& game = match_.game();
  const auto who = match_.to_act();
  const Seat viewer = shengxiao::viewer(match_, sitters_);
  std::string text;
  Json out(text);
  out.open('{').field("type", "table").field("table", code_).field("game", game.info().name);
  if (who.empty()) out.field("seed", seed_);  // before, it would foretell the dice
  out.key("options").open('{');
  for (const auto& [name, value] : game.setup().options) out.field(name, value);
  out.close('}').key("seats").open('[');
  for (const auto& sitter : sitters_) {
    out.open('{').field("who", sitter.person ? "person" : "computer");
    if (!sitter.person) out.field("level", sitter.level);
    out.close('}');
  }
  out.close(']').field("step", match_.step()).key("to_act").open('[');
  for (int k = 0; k < who.size(); ++k) out.value(index(who.nth(k)));
  out.close(']')
      .field("over", who.empty())
      .field("thinking", thinking_ && thinking_->for_a_move)
      .field("can_undo", last_decision(match_, sitters_) >= 0);
  out.key("view");
  game.view_json(match_.state(), viewer, out);
  out.key("viewer");
  seat_json(viewer, out);
  out.key("legal").open('[');
  for (int k = 0; k < who.size(); ++k)
    if (person(who.nth(k))) legal_json(game, match_.state(), who.nth(k), out);
  out.close(']').key("moves").open('[');
  auto state = game.start();
  for (const auto& played : match_.steps()) {
    out.open('{').key("seat");
    seat_json(played.actor, out);
    const auto told = game.told(state, played.actor, played.action, viewer);
    out.field("move", told).field("turn", played.turn);
    if (told == game.text(played.action)) game.action_json(played.action, out);
    out.close('}');
    game.apply(state, played.actor, played.action);
  }
  out.close(']').key("points").array(game.points(match_.state()));
  if (who.empty()) out.key("returns").array(game.returns(match_.state()));
  out.close('}');
  return text;
}

}  // namespace shengxiao
