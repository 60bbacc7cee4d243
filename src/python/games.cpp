// Games: what is asked for, and what is told of it.
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "python/bindings.hpp"
#include "table/edition.hpp"
#include "table/policy_file.hpp"

namespace shengxiao::python {

std::string GameObject::edition_text() const { return rules->edition() ? table::edition_json(*rules->edition()) : ""; }

bool GameObject::operator==(const GameObject& other) const {
  if (rules == other.rules) return true;
  const auto own = rules->setup(), theirs = other.rules->setup();
  return rules->info().name == other.rules->info().name && own.seats == theirs.seats && own.options == theirs.options &&
         edition_text() == other.edition_text();
}

GameObject make_game(const std::string& id, std::optional<int> seats, const Options& options, const std::string& edition_json) {
  Setup setup{seats.value_or(0), options};
  if (seats && *seats < 1) setup.seats = -1;  // 0 means the usual number
  setup.simulation = true;
  if (!edition_json.empty()) setup.edition = unwrap(table::parse_edition_json(edition_json));
  return {unwrap(table::make_game(id, setup))};
}

ActionId action_of(const GameObject& game, std::int64_t id) {
  if (id < 0 || id >= game.rules->action_count()) raise_illegal({"", "python.no_action", id, game.rules->action_count() - 1});
  return static_cast<ActionId>(id);
}
std::string text_of(const GameObject& game, std::int64_t action) { return game.rules->text(action_of(game, action)); }

namespace {
nb::typed<nb::dict, nb::str, nb::str> options_of(const GameObject& game) {
  nb::dict options;
  for (const auto& [name, value] : game.rules->setup().options) options[nb::str(name.c_str())] = value;
  return options;
}

std::optional<JsonObject> edition_of(const GameObject& game) {
  const auto text = game.edition_text();
  if (text.empty()) return std::nullopt;
  return nb::cast<JsonObject>(from_json(text));
}
std::string edition_of_toml(const std::string& toml, const std::string& file) {
  return table::edition_json(*unwrap(parse_edition(toml, file)));
}

StateObject determinize(const GameObject& game, const StateObject& state, int seat, std::uint64_t seed) {
  if (!(state.game == game)) raise({"", "python.other_game"});
  Rng rng(seed);
  return {game, game.rules->determinize(state.value, viewer_of(state, seat), rng)};
}

nb::typed<nb::tuple, Array<float>, Array<float>> observation_units(const GameObject& game) {
  std::vector<float> zeros, units;
  for (const auto unit : game.rules->tensor_units()) {
    zeros.push_back(static_cast<float>(unit.zero));
    units.push_back(static_cast<float>(unit.unit));
  }
  return nb::make_tuple(array_of(std::move(zeros)), array_of(std::move(units)));
}

std::string in_words(const GameObject& game) {
  return fmt::format("<game {}, {} seats>", game.rules->info().name, game.rules->seats());
}
TupleOf<nb::any> reduce(const GameObject& game) {
  const auto again = nb::module_::import_("shengxiao._restore").attr("game");
  return nb::make_tuple(
      again, nb::make_tuple(game.rules->info().name, game.rules->seats(), game.rules->setup().options, game.edition_text()));
}
std::uint64_t hash_of(const GameObject& game) { return check_sum(game, {}); }

std::string infos() {
  std::string text;
  Json out(text);
  out.open('[');
  for (const auto& info : table::all_games()) table::describe(info, out);
  out.close(']');
  return text;
}

// A property that the rules know.
auto rule(const auto& ask) {
  return [ask](const GameObject& game) { return ask(*game.rules); };
}
}  // namespace

void bind_games(nb::module_& module) {
  using namespace nb::literals;
  using Rules = table::AnyGame;
  module.def("games_json", infos);
  module.def("make", make_game, "id"_a, "seats"_a.none(), "options"_a, "edition_json"_a);
  module.def("edition_of_toml", edition_of_toml, "toml"_a, "file"_a);

  nb::class_<GameObject> game(module, "Game",
                              "A game, set up: its seats, options and printed data. Immutable, equal by value. Made by make().");
  const auto tells = [&](const char* name, const auto& ask, const char* what) { game.def_prop_ro(name, rule(ask), what); };
  tells("id", [](const Rules& r) { return r.info().name; }, "As in make(): celestial_checkers.");
  tells("title", [](const Rules& r) { return r.info().title; }, "Celestial Checkers.");
  tells(
      "version", [](const Rules& r) { return r.info().version; }, "Of the rules; raised when old records may replay differently.");
  tells("seats", [](const Rules& r) { return r.seats(); }, "The number of players.");
  tells(
      "action_count", [](const Rules& r) { return r.action_count(); },
      "Actions are 0 to action_count - 1, the same in every state.");
  tells("observation_size", [](const Rules& r) { return r.tensor_size(); }, "The length of State.observation().");
  tells(
      "observation_layout", [](const Rules& r) { return fmt::format("{:016x}", table::layout_of(r)); },
      "What the numbers of an observation are, as far as their units tell: policies name it.");
  tells("longest", [](const Rules& r) { return r.max_steps(); }, "The most steps that a game can take; 0: no bound.");
  game.def_prop_ro("options", options_of, "Every option with its value in use, as texts.");
  game.def_prop_ro("edition", edition_of, "The printed data in use, a dict as in a transcript; None where the game has none.");
  game.def(
      "start", [](const GameObject& g) { return StateObject{g, g.rules->start()}; },
      "The state at the start; chance may have to act first.");
  game.def("text", text_of, "action"_a, "An action in the notation of the rules.");
  game.def("determinize", determinize, "state"_a, "seat"_a, "seed"_a,
           "A random state that looks the same to the seat; not all need be equally likely.");
  game.def("observation_units", observation_units,
           "(zero, unit): a byte b of a compact observation stands for the float (b - zero) / unit.");
  game.def(nb::self == nb::self, compares).def("__hash__", hash_of).def("__repr__", in_words).def("__reduce__", reduce);
}

}  // namespace shengxiao::python
