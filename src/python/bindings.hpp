// What the parts of the module share. Nothing of a rule stands here: Python binds the core, which python.md of the design names.
#pragma once
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/record.hpp"
#include "table/any_game.hpp"

namespace shengxiao::python {

namespace nb = nanobind;

// Becomes shengxiao.Error, or shengxiao.IllegalAction where a seat may not do what was asked.
struct Raised {
  Error error;
  bool is_illegal = false;
};
[[noreturn]] void raise(Error error);
[[noreturn]] void raise_illegal(Error error);

template <class T>
T unwrap(Result<T> result) {
  if (!result) raise(std::move(result.error()));
  return std::move(*result);
}

// A game as it was asked for.
struct GameObject {
  std::shared_ptr<const table::AnyGame> rules;

  std::string edition_text() const;  // JSON; empty where the game has no printed data
  bool operator==(const GameObject& other) const;
};
GameObject make_game(const std::string& id, std::optional<int> seats, const Options& options, const std::string& edition_json);

struct StateObject {
  GameObject game;
  table::AnyState value;

  bool operator==(const StateObject& other) const { return value == other.value && game == other.game; }
};

// A record, with the game that it is of.
struct PlayedGame {
  Record record;
  GameObject game;
};

// The seat that is meant: the one given, which must be one of the game's or chance, or the only one that is to act.
Seat seat_of(const StateObject& state, std::optional<int> given);
Seat viewer_of(const StateObject& state, int given);  // a seat of the game or the watcher

// Over bytes of a state and over what they belong to.
std::uint64_t check_sum(const GameObject& game, std::span<const std::byte> bytes);

ActionId action_of(const GameObject& game, std::int64_t id);  // raises where the game has no such action
std::string text_of(const GameObject& game, std::int64_t action);  // in the notation of the rules

// An action by its id or its text, legal for the seat.
using ActionName = std::variant<std::int64_t, std::string>;
ActionId legal_action(const StateObject& state, Seat seat, const ActionName& action);

// A NumPy array of its own memory.
template <class T>
using Array = nb::ndarray<nb::numpy, T>;
template <class T>
Array<T> array_of(std::vector<T> numbers) {
  auto* kept = new std::vector<T>(std::move(numbers));
  const nb::capsule owner(kept, [](void* memory) noexcept { delete static_cast<std::vector<T>*>(memory); });
  return Array<T>(kept->data(), {kept->size()}, owner);
}

// What they hold, for the stubs.
template <class T>
using TupleOf = nb::typed<nb::tuple, T, nb::ellipsis>;
using JsonObject = nb::typed<nb::dict, nb::str, nb::any>;

inline const nb::sig compares("def __eq__(self, other: object, /) -> bool");

nb::object from_json(const std::string& json);

void bind_games(nb::module_& module);
void bind_states(nb::module_& module);
void bind_agents(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_lab(nb::module_& module);

}  // namespace shengxiao::python
