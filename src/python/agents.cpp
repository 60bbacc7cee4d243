// Opponents, what they think, records, whole games.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <fstream>
#include <mutex>
#include <sstream>

#include "core/dice.hpp"
#include "python/bindings.hpp"
#include "table/edition.hpp"
#include "table/match.hpp"
#include "table/named_agent.hpp"
#include "table/transcript.hpp"

namespace shengxiao::python {

namespace {
struct Agent {
  GameObject game;
  std::string name;
  std::unique_ptr<table::AnyAgent> mind;
  std::unique_ptr<std::mutex> thinks = std::make_unique<std::mutex>();  // one thought at a time
};

Agent agent_of(const GameObject& game, const std::string& name) {
  return {game, name, unwrap(table::named_agent(*game.rules, name))};
}

agents::Limits limits_of(std::optional<double> time_ms, std::optional<std::uint64_t> nodes, std::optional<int> depth) {
  if (time_ms && !(*time_ms > 0 && *time_ms < 1e9)) raise({"", "python.bad_limit", "time_ms"});
  if (nodes && *nodes == 0) raise({"", "python.bad_limit", "nodes"});
  if (depth && *depth < 1) raise({"", "python.bad_limit", "depth"});
  agents::Limits limits;
  if (time_ms) limits.time = std::chrono::milliseconds(std::max<std::int64_t>(1, static_cast<std::int64_t>(*time_ms)));
  limits.nodes = nodes.value_or(0);
  limits.depth = depth.value_or(0);
  return limits;
}

struct Thought {
  GameObject game;
  table::AnyThought thought;
};

Thought think(Agent& agent, const StateObject& state, std::optional<int> seat, std::optional<double> time_ms,
              std::optional<std::uint64_t> nodes, std::optional<int> depth, std::uint64_t seed) {
  if (!(state.game == agent.game)) raise({"", "python.other_game"});
  const auto actor = seat_of(state, seat);
  if (!is_player(actor) || !state.game.rules->to_act(state.value).has(actor)) raise({"", "python.not_to_act", index(actor)});
  const auto limits = limits_of(time_ms || nodes || depth ? time_ms : std::optional(200.0), nodes, depth);
  const auto observation = state.game.rules->observe(state.value, actor);
  const nb::gil_scoped_release released;
  const std::lock_guard lock(*agent.thinks);
  Rng rng(seed);
  return {agent.game, agent.mind->think(observation, limits, rng, {})};
}

PlayedGame record_of(const std::string& text) {
  auto record = unwrap(parse_record(text));
  Setup setup{static_cast<int>(record.seats.size()), record.options};
  if (!record.edition.empty()) setup.edition = unwrap(table::parse_edition_json(record.edition));
  auto game = unwrap(table::make_game(record.game, setup));
  return {std::move(record), {std::move(game)}};
}

// A text has several lines, a path has one.
PlayedGame load(const std::string& path_or_text) {
  if (path_or_text.find('\n') != std::string::npos) return record_of(path_or_text);
  std::ifstream file(path_or_text, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) raise({"", "python.cannot_read", path_or_text});
  return record_of(text.str());
}
void save(const PlayedGame& played, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file << print(played.record);
  if (!file.flush()) raise({"", "python.cannot_write", path});
}

PlayedGame play(const GameObject& game, const std::vector<Agent*>& players, std::uint64_t seed, std::optional<double> time_ms,
                std::optional<std::uint64_t> nodes, std::optional<int> depth) {
  const auto& rules = *game.rules;
  if (static_cast<int>(players.size()) != rules.seats()) raise({"", "python.agents_for_seats", std::ssize(players), rules.seats()});
  std::vector<std::string> names;
  std::vector<std::unique_ptr<table::AnyAgent>> minds;  // of their own: one that holds two seats does not know both hands
  for (const auto* player : players) {
    if (!player || !(player->game == game)) raise({"", "python.other_game"});
    names.push_back(player->name);
    minds.push_back(unwrap(table::named_agent(rules, player->name)));
  }
  const auto limits = limits_of(time_ms, nodes, depth);
  const nb::gil_scoped_release released;
  Dice dice(seed);
  auto match = table::Match::start(rules.info().name, rules.setup(), table::Match::Start{.luck = dice.chance});
  if (!match) raise(match.error());
  for (SeatSet who; !(who = match->to_act()).empty();) {
    const auto seat = who.front();
    auto& mind = *minds[static_cast<std::size_t>(index(seat))];
    match->play(seat, mind.think(rules.observe(match->state(), seat), limits, dice.thinking, {}).best);
  }
  return {match->record(names), game};
}

TupleOf<int> line_of(const Thought& thought) {
  nb::list line;
  for (const auto id : thought.thought.line) line.append(id);
  return nb::tuple(line);
}
std::string in_words(const Thought& t) {
  return fmt::format("<thought {} {}>", t.game.rules->text(t.thought.best), t.thought.text);
}
std::string in_words(const Agent& a) { return fmt::format("<agent {} of {}>", a.name, a.game.rules->info().name); }

TupleOf<nb::any> reduce(const Agent& a) {
  return nb::make_tuple(nb::module_::import_("shengxiao._restore").attr("agent"), nb::make_tuple(a.game, a.name));
}
TupleOf<nb::any> reduce(const PlayedGame& played) {
  return nb::make_tuple(nb::module_::import_("shengxiao._restore").attr("record"), nb::make_tuple(print(played.record)));
}

TupleOf<nb::typed<nb::tuple, int, nb::str>> steps_of(const PlayedGame& played) {
  nb::list steps;
  for (const auto& step : played.record.steps) steps.append(nb::make_tuple(index(step.actor), step.text));
  return nb::tuple(steps);
}
std::string in_text(const nb::object& path) { return nb::cast<std::string>(nb::str(path)); }

void bind_thoughts(nb::module_& module) {
  nb::class_<Thought> thought(module, "Thought", "What an agent thinks of a decision.");
  const auto tells = [&](const char* name, const auto& ask, const char* what) {
    thought.def_prop_ro(name, [ask](const Thought& t) { return ask(t.thought); }, what);
  };
  using Any = table::AnyThought;
  tells("move", [](const Any& t) { return t.best; }, "The id of the action that it would choose.");
  tells("score", [](const Any& t) { return t.score; }, "For the seat: points of the game's own score, or the expected return.");
  tells("text", [](const Any& t) { return t.text; }, "The score in words: +2.3, won by 9, 52 %.");
  tells("proved", [](const Any& t) { return t.proved; }, "Whether the score is exact.");
  tells("decided", [](const Any& t) { return t.decided; }, "Whether it is certain who wins, whatever the score.");
  tells("nodes", [](const Any& t) { return t.nodes; }, "Positions that were searched, or playouts.");
  thought.def_prop_ro("line", line_of, "The ids that it expects, best first.");
  thought.def("__repr__", [](const Thought& t) { return in_words(t); });
}

void bind_records(nb::module_& module) {
  using namespace nb::literals;
  nb::class_<PlayedGame> record(module, "Record", "The record of a game, as the browser and the terminal write it.");
  record.def_static("parse", record_of, "text"_a, "A record from its text. Raises Error, which names the line.");
  record.def_static(
      "load", [](const nb::object& source) { return load(in_text(source)); }, "path_or_text"_a,
      nb::sig("def load(path_or_text: str | os.PathLike[str]) -> Record"), "A record from a file or from its text. Raises Error.");
  record.def(
      "save", [](const PlayedGame& r, const nb::object& path) { save(r, in_text(path)); }, "path"_a,
      nb::sig("def save(self, path: str | os.PathLike[str]) -> None"), "Writes a file. Raises Error.");
  record.def(
      "check", [](const PlayedGame& r) { return unwrap(table::check_replay(print(r.record))); },
      "Replays it by the rules, to the letter: its summary in a line. Raises Error at the first wrong step.");
  record.def_prop_ro("game", [](const PlayedGame& r) { return r.game; });
  record.def_prop_ro("steps", steps_of, "(seat, text) of each step; the seat may be CHANCE.");
  record.def_prop_ro("seats", [](const PlayedGame& r) { return r.record.seats; }, "Who sat there, in words.");
  record.def_prop_ro("is_over", [](const PlayedGame& r) { return r.record.over; });
  record.def_prop_ro(
      "points", [](const PlayedGame& r) { return TupleOf<int>(nb::tuple(nb::cast(r.record.points))); },
      "At the end; () where it is not over.");
  record.def("__str__", [](const PlayedGame& r) { return print(r.record); });
  record.def(
      "__eq__", [](const PlayedGame& r, const PlayedGame& other) { return r.record == other.record; }, nb::is_operator(), compares);
  record.def("__hash__", [](const PlayedGame& r) { return std::hash<std::string>()(print(r.record)); });
  record.def("__reduce__", [](const PlayedGame& r) { return reduce(r); });
}
}  // namespace

void bind_agents(nb::module_& module) {
  using namespace nb::literals;
  bind_thoughts(module);
  bind_records(module);
  const auto none = nb::none();
  nb::class_<Agent> agent(module, "Agent", "An opponent for one game. Made by agent().");
  agent.def_prop_ro("name", [](const Agent& a) { return a.name; });
  agent.def_prop_ro("game", [](const Agent& a) { return a.game; });
  agent.def("think", think, "state"_a, "seat"_a = none, "time_ms"_a = none, "nodes"_a = none, "depth"_a = none, "seed"_a = 0,
            "Thinks about the seat's decision, from its view alone. Whatever is given bounds it; with nothing given 200 ms.");
  agent.def("__repr__", [](const Agent& a) { return in_words(a); });
  agent.def("__reduce__", [](const Agent& a) { return reduce(a); });
  module.def("agent", agent_of, "game"_a, "name"_a, "An opponent: best, greedy, uct, random, alpha_beta, or level:N.");
  module.def("play", play, "game"_a, "agents"_a, "seed"_a, "time_ms"_a = none, "nodes"_a = none, "depth"_a = none,
             "Plays a game to its end: a Record. Chance draws what a batch's game with this seed draws.");
}

}  // namespace shengxiao::python
