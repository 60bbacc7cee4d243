// States: whose turn it is, what is legal, what may be known.
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/variant.h>

#include <algorithm>

#include "boards/scene.hpp"
#include "python/bindings.hpp"
#include "table/match.hpp"

namespace shengxiao::python {

Seat seat_of(const StateObject& state, std::optional<int> given) {
  const auto& rules = *state.game.rules;
  if (!given) {
    const auto who = rules.to_act(state.value);
    if (who.empty()) raise({"", "python.over"});
    if (who.size() > 1) raise({"", "python.which_seat"});
    return who.front();
  }
  if (*given != index(Seat::chance) && (*given < 0 || *given >= rules.seats()))
    raise({"", "python.no_seat", *given, rules.seats() - 1});
  return seat_at(*given);
}

Seat viewer_of(const StateObject& state, int given) {
  const int seats = state.game.rules->seats();
  if (given != index(Seat::watcher) && (given < 0 || given >= seats)) raise({"", "python.no_viewer", given, seats - 1});
  return seat_at(given);
}

namespace {
std::vector<ActionId> legal(const StateObject& state, Seat seat) {
  std::vector<ActionId> all;
  state.game.rules->legal(state.value, seat, all);
  return all;
}
}  // namespace

ActionId legal_action(const StateObject& state, Seat seat, const ActionName& action) {
  const auto& rules = *state.game.rules;
  if (const auto* text = std::get_if<std::string>(&action)) {
    auto found = rules.find(state.value, seat, *text);
    if (!found) raise_illegal(std::move(found.error()));
    return *found;
  }
  const auto given = action_of(state.game, std::get<std::int64_t>(action));
  const auto all = legal(state, seat);
  if (std::ranges::find(all, given) == all.end()) raise_illegal(rules.why_illegal(state.value, seat, given));
  return given;
}

namespace {
// FNV-1a (Fowler, Noll, Vo), 64 bits.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001B3u;
  return hash;
}
std::string_view text_of(std::span<const std::byte> bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
}  // namespace

// A state is kept as the bytes that it is, with a check sum over them and over what they belong to.
std::uint64_t check_sum(const GameObject& game, std::span<const std::byte> bytes) {
  std::string all =
      fmt::format("{} {} {} {}", game.rules->info().name, game.rules->info().version, game.rules->seats(), game.edition_text());
  for (const auto& [name, value] : game.rules->setup().options) all += fmt::format(" {}={}", name, value);
  return hash_of(all.append(text_of(bytes)));
}

namespace {
constexpr int most_cells = 1000;  // of a drawn board, in each direction

template <class T>
TupleOf<T> tuple_of(const PerSeat<T>& numbers) {
  nb::list list;
  for (const auto& number : numbers) list.append(number);
  return nb::tuple(list);
}

void draw(StateObject& state, std::uint64_t seed) {
  Rng rng(seed);
  const auto& rules = *state.game.rules;
  while (rules.to_act(state.value).is_chance())
    rules.apply(state.value, Seat::chance, rules.random_action(state.value, Seat::chance, rng));
}

void apply(StateObject& state, const ActionName& action, std::optional<int> seat) {
  const auto actor = seat_of(state, seat);
  state.game.rules->apply(state.value, actor, legal_action(state, actor, action));
}

Array<float> observation(const StateObject& state, int viewer) {
  std::vector<float> numbers(static_cast<std::size_t>(state.game.rules->tensor_size()));
  state.game.rules->tensor(state.value, viewer_of(state, viewer), std::span<float>(numbers));
  return array_of(std::move(numbers));
}

Array<bool> mask(const StateObject& state, std::optional<int> seat) {
  auto* marks = new bool[static_cast<std::size_t>(state.game.rules->action_count())]();
  const nb::capsule owner(marks, [](void* memory) noexcept { delete[] static_cast<bool*>(memory); });
  for (const auto id : legal(state, seat_of(state, seat))) marks[id] = true;
  return Array<bool>(marks, {static_cast<std::size_t>(state.game.rules->action_count())}, owner);
}

TupleOf<nb::any> kept(const StateObject& state) {
  const auto bytes = state.value.bytes();
  return nb::make_tuple(state.game, nb::bytes(bytes.data(), bytes.size()), check_sum(state.game, bytes));
}
void restore(StateObject& state, const std::tuple<GameObject, nb::bytes, std::uint64_t>& kept) {
  const auto& [game, bytes, sum] = kept;
  auto value = game.rules->start();
  const std::span given(static_cast<const std::byte*>(bytes.data()), bytes.size());
  if (given.size() != value.bytes().size() || check_sum(game, given) != sum) raise({"", "python.damaged_state"});
  value.assign(given);
  new (&state) StateObject{game, std::move(value)};
}
TupleOf<int> to_act(const StateObject& state) {
  nb::list seats;
  for (auto rest = state.game.rules->to_act(state.value); !rest.empty(); rest = rest.without(rest.front()))
    seats.append(index(rest.front()));
  return nb::tuple(seats);
}

TupleOf<double> returns(const StateObject& state) {
  const auto& rules = *state.game.rules;
  if (!rules.to_act(state.value).empty()) raise({"", "python.not_over"});
  return tuple_of(rules.returns(state.value));
}

int playout(StateObject& state, std::uint64_t seed) {
  auto value = state.value;
  const auto rules = state.game.rules;
  int steps = 0;
  {
    const nb::gil_scoped_release released;
    Rng rng(seed);
    steps = rules->playout(value, rng);
  }
  state.value = std::move(value);
  return steps;
}

std::string in_words(const StateObject& state) {
  const auto who = state.game.rules->to_act(state.value);
  const auto now = who.empty() ? "over" : who.is_chance() ? "chance acts" : fmt::format("{} to act", who.size());
  return fmt::format("<state of {}, {}>", state.game.rules->info().name, now);
}

JsonObject view_of(const StateObject& state, int viewer) {
  std::string text;
  Json out(text);
  state.game.rules->view_json(state.value, viewer_of(state, viewer), out);
  return nb::cast<JsonObject>(from_json(text));
}
// A line of cells as runs of one style: (text, ink, bold).
using Runs = nb::typed<nb::list, nb::typed<nb::tuple, nb::str, nb::str, bool>>;
Runs runs_of(const boards::Canvas& canvas, int y) {
  nb::list runs;
  for (int x = 0; x < canvas.width();) {
    const auto style = canvas.at(x, y).style;
    std::string text;
    for (; x < canvas.width() && canvas.at(x, y).style == style; ++x) text += canvas.at(x, y).glyph;
    runs.append(nb::make_tuple(text, boards::ink_names[static_cast<std::size_t>(style.ink)], style.bold));
  }
  return runs;
}
nb::typed<nb::list, Runs> board(const StateObject& state, int seat, int width, int height) {
  if (width < 1 || height < 1 || width > most_cells || height > most_cells) raise({"", "python.board_size", most_cells});
  const auto viewer = viewer_of(state, seat);
  const auto& rules = *state.game.rules;
  const auto chooser = is_player(viewer) && rules.to_act(state.value).has(viewer) ? viewer : Seat::watcher;
  boards::Canvas canvas(width, height);
  boards::board_for(rules.info().name)->draw(boards::scene_of(rules, state.value, viewer, chooser), {}, canvas);
  nb::list rows;
  for (int y = 0; y < height; ++y) rows.append(runs_of(canvas, y));
  return rows;
}
Array<std::uint32_t> weights(const StateObject& state) {
  return array_of(table::chance_weights(*state.game.rules, state.value, legal(state, Seat::chance)));
}
StateObject after(StateObject state, const ActionName& action, std::optional<int> seat) {
  apply(state, action, seat);
  return state;
}
}  // namespace

void bind_states(nb::module_& module) {
  using namespace nb::literals;
  const auto anybody = "seat"_a = nb::none();
  nb::class_<StateObject> state(module, "State", "A state of a game: a value. Equal, hashed, copied and pickled by what it holds.");
  state.def_prop_ro("game", [](const StateObject& s) { return s.game; });
  state.def_prop_ro("to_act", to_act, "The seats that owe a decision, a tuple: () when it is over, (CHANCE,) when nature moves.");
  state.def_prop_ro("is_over", [](const StateObject& s) { return s.game.rules->to_act(s.value).empty(); });
  state.def_prop_ro(
      "points", [](const StateObject& s) { return tuple_of(s.game.rules->points(s.value)); }, "The score by the rules, by seat.");
  state.def_prop_ro("returns", returns, "The payoffs of a game that is over, by seat; the players maximize them.");
  state.def(
      "legal", [](const StateObject& s, std::optional<int> seat) { return array_of(legal(s, seat_of(s, seat))); }, anybody,
      "The ids of the legal actions, uint16, in the order of a transcript. `seat` may be left out where one acts.");
  state.def("weights", weights, "The weights of chance's actions beside legal(), uint32.");
  state.def("mask", mask, anybody, "bool[action_count]: which actions are legal.");
  state.def("apply", apply, "action"_a, anybody, "Makes a step in place: an id, or its text. Raises IllegalAction.");
  state.def("after", after, "action"_a, anybody, "The state after a step. Raises IllegalAction.");
  state.def("draw", draw, "seed"_a, "Plays chance until a seat acts or the game is over.");
  state.def(
      "text", [](const StateObject& s, std::int64_t action) { return text_of(s.game, action); }, "action"_a,
      "An action in the notation of the rules.");
  state.def(
      "find",
      [](const StateObject& s, const std::string& text, std::optional<int> seat) {
        return legal_action(s, seat_of(s, seat), text);
      },
      "text"_a, anybody, "The id of a legal action by its text. Raises IllegalAction.");
  state.def("view", view_of, "seat"_a, "What a seat or the watcher may know, as the JSON of docs/protocol.md.");
  state.def("board", board, "seat"_a, "width"_a = 100, "height"_a = 36,
            "The board as text, as a seat or the watcher may see it: for each of `height` lines its runs (text, ink, bold), "
            "`width` cells\n"
            "together. A Chinese character takes two cells. Ink says what a run means: plain, faint, target, seat0, …");
  state.def("observation", observation, "seat"_a, "float32[observation_size], from what the seat may know alone.");
  state.def(nb::self == nb::self, compares).def("__hash__", [](const StateObject& s) { return hash_of(text_of(s.value.bytes())); });
  state.def("__copy__", [](const StateObject& s) { return s; })
      .def("__deepcopy__", [](const StateObject& s, nb::handle) { return s; }, "memo"_a);
  state.def("__repr__", in_words).def("__getstate__", kept).def("__setstate__", restore);
  module.def("playout", playout, "state"_a, "seed"_a, "Plays random legal actions to the end, in place; the number of steps.");
}

}  // namespace shengxiao::python
