// Many games at once.
#include "batch/batch.hpp"

#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/variant.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "python/bindings.hpp"

namespace shengxiao::python {

namespace {
using batch::Autoreset;
using batch::Layout;

// One call at a time: what is asked meanwhile, from another thread, is refused.
class Batch {
 public:
  Batch(const GameObject& game, const batch::BatchSetup& setup)
      : game_(game), batch_(unwrap(batch::make_batch(game.rules->info().name, game.rules->setup(), setup))) {}

  template <class Do>
  auto alone(const Do& work) {
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock) raise({"", "python.busy"});
    const nb::gil_scoped_release released;
    return work(*batch_);
  }
  const batch::Batch& look() const { return *batch_; }
  const GameObject& game() const { return game_; }

 private:
  GameObject game_;
  std::unique_ptr<batch::Batch> batch_;
  std::mutex mutex_;
};

Autoreset autoreset_of(const std::string& mode) {
  if (mode == "next_step") return Autoreset::next_step;
  if (mode == "same_step") return Autoreset::same_step;
  if (mode == "disabled") return Autoreset::disabled;
  raise({"", "python.choice", "autoreset_mode", mode, "next_step, same_step, disabled"});
}
bool is_compact(const std::string& dtype) {
  if (dtype != "float32" && dtype != "uint8") raise({"", "python.choice", "dtype", dtype, "float32, uint8"});
  return dtype == "uint8";
}
Layout layout_of(const std::string& layout) {
  if (layout != "rows" && layout != "seats") raise({"", "python.choice", "layout", layout, "rows, seats"});
  return layout == "rows" ? Layout::rows : Layout::seats;
}

std::unique_ptr<Batch> make(const GameObject& game, int n, std::uint64_t seed, int threads, const std::string& autoreset_mode,
                            const std::string& layout, const std::string& dtype, bool oracle, int max_decisions,
                            std::map<int, std::string> opponents, std::optional<std::uint64_t> opponent_nodes) {
  batch::BatchSetup setup;
  setup.games = n;
  setup.seed = seed;
  setup.threads = threads;
  setup.autoreset = autoreset_of(autoreset_mode);
  setup.layout = layout_of(layout);
  setup.compact = is_compact(dtype);
  setup.oracle = oracle;
  setup.most_decisions = max_decisions;
  setup.opponents = std::move(opponents);
  setup.limits.nodes = opponent_nodes.value_or(0);
  return std::make_unique<Batch>(game, setup);
}

struct Shapes {
  std::size_t games, seats, rows, actions, size, ended;
  explicit Shapes(const batch::Batch& b)
      : games(static_cast<std::size_t>(b.setup().games)),
        seats(static_cast<std::size_t>(b.game().seats())),
        rows(static_cast<std::size_t>(b.arrays().rows)),
        actions(static_cast<std::size_t>(b.game().action_count())),
        size(static_cast<std::size_t>(b.game().tensor_size())),
        ended(static_cast<std::size_t>(b.arrays().ended.count)) {}
};

// A view of memory of the batch, which lives as long as the view does.
template <class T, class Memory>
Array<T> view(nb::handle self, const batch::Block<Memory>& block, std::vector<std::size_t> shape) {
  return Array<T>(block.data(), shape.size(), shape.data(), self);
}
// The same with an item for each row; a batch laid out by seats has them by game and seat.
std::vector<std::size_t> by_row(const batch::Batch& b, std::initializer_list<std::size_t> item = {}) {
  const Shapes shapes(b);
  std::vector<std::size_t> shape{shapes.rows};
  if (b.setup().layout == Layout::seats) shape = {shapes.games, shapes.seats};
  shape.insert(shape.end(), item);
  return shape;
}
using Observations = std::variant<Array<float>, Array<std::uint8_t>>;
Observations observations(nb::handle self, const batch::Batch& b, const batch::Block<std::byte>& block,
                          std::vector<std::size_t> shape) {
  if (b.setup().compact) return view<std::uint8_t>(self, block, std::move(shape));
  return view<float>(self, block, std::move(shape));
}

using Given = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

// Copies the numbers where they are of this type.
template <class T>
bool copies(const Given& given, std::vector<std::int64_t>& out) {
  if (given.dtype() != nb::dtype<T>()) return false;
  const auto* numbers = static_cast<const T*>(given.data());
  for (std::size_t i = 0; i < given.size(); ++i)
    out[i] = std::cmp_greater(numbers[i], std::numeric_limits<std::int64_t>::max()) ? -1 : static_cast<std::int64_t>(numbers[i]);
  return true;
}
template <class... Types>
bool copies_any(const Given& given, std::vector<std::int64_t>& out) {
  return (copies<Types>(given, out) || ...);
}
// Whole numbers of any kind, in the shape of the rows.
std::vector<std::int64_t> actions_of(const Given& given, const batch::Batch& b) {
  const Shapes shapes(b);
  const bool by_seats = b.setup().layout == Layout::seats;
  const bool fits =
      by_seats ? given.ndim() == 2 && given.shape(0) == shapes.games && given.shape(1) == shapes.seats : given.ndim() == 1;
  if (!fits)
    raise({"", "python.actions_shape",
           by_seats ? fmt::format("[{}, {}]", shapes.games, shapes.seats) : fmt::format("[{}]", b.arrays().rows)});
  std::vector<std::int64_t> actions(given.size());
  const bool are_whole =
      copies_any<std::int64_t, std::int32_t, std::int16_t, std::int8_t, std::uint64_t, std::uint32_t, std::uint16_t, std::uint8_t>(
          given, actions);
  if (!are_whole) raise({"", "python.actions_kind"});
  return actions;
}

Observations observation(nb::handle self, const batch::Batch& b) {
  return observations(self, b, b.arrays().observation, by_row(b, {Shapes(b).size}));
}

nb::typed<nb::tuple, Observations, JsonObject> reset(nb::handle self, std::optional<std::uint64_t> seed,
                                                     const std::optional<JsonObject>& options) {
  auto& batch = nb::cast<Batch&>(self);
  const auto& b = batch.look();
  std::optional<nb::object> which;
  for (const auto& [key, value] : options.value_or(JsonObject(nb::dict()))) {
    if (nb::cast<std::string>(key) != "reset_mask") raise({"", "python.reset_option", nb::cast<std::string>(nb::str(key))});
    which = nb::borrow(value);
  }
  if (which && seed) raise({"", "python.reset_both"});
  if (which) {
    nb::ndarray<const bool, nb::ndim<1>, nb::c_contig, nb::device::cpu> mask;
    if (!nb::try_cast(*which, mask) || mask.shape(0) != Shapes(b).games) raise({"", "python.reset_mask", Shapes(b).games});
    const std::vector<std::uint8_t> marked(mask.data(), mask.data() + mask.size());
    batch.alone([&](batch::Batch& all) { all.reset(marked); });
  } else {
    batch.alone([&](batch::Batch& all) { all.reset(seed.value_or(all.setup().seed)); });
  }
  return nb::make_tuple(observation(self, b), nb::dict());
}

void set_states(Batch& batch, const std::vector<StateObject>& states) {
  const auto games = Shapes(batch.look()).games;
  if (states.size() != games) raise({"", "python.states", states.size(), games});
  std::vector<table::AnyState> values;
  for (const auto& state : states) {
    if (!(state.game == batch.game())) raise({"", "python.other_game"});
    values.push_back(state.value);
  }
  batch.alone([&](batch::Batch& all) { all.set_states(values); });
}

PlayedGame record(Batch& batch, int place, bool ended) {
  const auto& b = batch.look();
  if (place < 0 || place >= b.setup().games) raise({"", "python.no_place", place, b.setup().games - 1});
  return {unwrap(batch.alone([&](batch::Batch& all) { return all.record(place, ended); })), batch.game()};
}

void step(Batch& batch, const Given& actions) {
  const auto given = actions_of(actions, batch.look());
  const auto stepped = batch.alone([&](batch::Batch& all) { return all.step(given); });
  if (!stepped) raise_illegal(stepped.error());
}
Array<std::int64_t> random_actions(Batch& batch, std::uint64_t seed) {
  std::vector<std::int64_t> actions(Shapes(batch.look()).rows);
  Rng rng(seed);
  batch.alone([&](batch::Batch& all) { all.random_actions(rng, actions); });
  return array_of(std::move(actions));
}
nb::typed<nb::list, StateObject> states(Batch& batch) {
  nb::list all;
  for (int at = 0; at < batch.look().setup().games; ++at) all.append(StateObject{batch.game(), batch.look().state(at)});
  return all;
}

using Bound = nb::class_<Batch>;
using All = batch::Arrays;
using One = batch::Batch;

// A property that is a view of the batch's memory: `make(self, batch, arrays, shapes)`.
void tells(Bound& bound, const char* name, const auto& make, const char* what) {
  const auto get = [make](nb::handle self) {
    const auto& one = nb::cast<Batch&>(self).look();
    return make(self, one, one.arrays(), Shapes(one));
  };
  bound.def_prop_ro(name, get, what);
}
// One that has the shape of a member of Shapes, or of two.
template <class T, class Memory>
void tells(Bound& bound, const char* name, batch::Block<Memory> All::* block, bool by_seat, const char* what) {
  tells(
      bound, name,
      [=](nb::handle self, const One&, const All& all, const Shapes& n) {
        return view<T>(self, all.*block, by_seat ? std::vector{n.games, n.seats} : std::vector{n.games});
      },
      what);
}
template <class T>
void tells_end(Bound& bound, const char* name, batch::Block<T> All::Ended::* block, bool by_seat, const char* what) {
  tells(
      bound, name,
      [=](nb::handle self, const One&, const All& all, const Shapes& n) {
        return view<T>(self, all.ended.*block, by_seat ? std::vector{n.ended, n.seats} : std::vector{n.ended});
      },
      what);
}

void bind_rows(Bound& bound) {
  using nb::handle;
  tells(
      bound, "rows", [](handle, const One&, const All&, const Shapes& n) { return n.rows; },
      "m, the number of decisions owed now.");
  tells(
      bound, "game",
      [](handle self, const One& b, const All& all, const Shapes&) { return view<std::int32_t>(self, all.game, by_row(b)); },
      "int32[m]: which game.");
  tells(
      bound, "seat",
      [](handle self, const One& b, const All& all, const Shapes&) { return view<std::int8_t>(self, all.seat, by_row(b)); },
      "int8[m]: which seat.");
  tells(
      bound, "observation", [](handle self, const One& b, const All&, const Shapes&) { return observation(self, b); },
      "float32 or uint8[m, observation_size]: what the seat may know.");
  tells(
      bound, "mask",
      [](handle self, const One& b, const All& all, const Shapes& n) { return view<bool>(self, all.mask, by_row(b, {n.actions})); },
      "bool[m, action_count]: what is legal. Writing to it changes nothing.");
}

void bind_per_game(Bound& bound) {
  tells<bool>(bound, "to_act", &All::to_act, true, "bool[n, seats]: which learners owe a decision.");
  tells<float>(bound, "reward", &All::reward, true, "float32[n, seats]: the returns of games that ended in this step, else 0.");
  tells<bool>(bound, "terminated", &All::terminated, false, "bool[n]: whose game ended in this step.");
  tells<bool>(bound, "truncated", &All::truncated, false, "bool[n]: whose game was broken off in this step, after max_decisions.");
  tells<std::uint64_t>(bound, "seed", &All::seed, false, "uint64[n]: the seed of the game that is there now, for play().");
  tells<std::int32_t>(bound, "decisions", &All::decisions, false, "int32[n]: those of learners in the game so far.");
  tells(
      bound, "oracle",
      [](nb::handle self, const One& b, const All& all, const Shapes& n) {
        if (!b.setup().oracle) raise({"", "python.no_oracle"});
        return observations(self, b, all.oracle, {n.games, n.seats, n.size});
      },
      "[n, seats, observation_size]: what each seat knows, for a critic that may see all. Asked for with oracle=True.");
  bound.def_prop_ro(
      "points",
      [](nb::handle self) {
        auto& batch = nb::cast<Batch&>(self);
        batch.alone([](batch::Batch& all) { all.points(); });
        const Shapes n(batch.look());
        return view<std::int32_t>(self, batch.look().arrays().points, {n.games, n.seats});
      },
      "int32[n, seats]: the score by the rules.");
}

void bind_ends(Bound& bound) {
  using Ended = All::Ended;
  tells_end(bound, "final_game", &Ended::game, false, "int32[k]: the games that ended in this step, as they were at their ends.");
  tells_end(bound, "final_seed", &Ended::seed, false, "uint64[k]: their seeds.");
  tells_end(bound, "final_decisions", &Ended::decisions, false, "int32[k]: how many decisions they took.");
  tells_end(bound, "final_reward", &Ended::reward, true, "float32[k, seats]: their returns.");
  tells_end(bound, "final_points", &Ended::points, true, "int32[k, seats]: their scores.");
  tells(
      bound, "final_observation",
      [](nb::handle self, const One& b, const All& all, const Shapes& n) {
        return observations(self, b, all.ended.observation, {n.ended, n.seats, n.size});
      },
      "[k, seats, observation_size]: what each seat knew at the end.");
}
}  // namespace

void bind_batch(nb::module_& module) {
  using namespace nb::literals;
  Bound bound(module, "Batch",
              "Many games at once. Its arrays are its own memory, written anew by each step; copy what is to be kept.");
  bound.def_prop_ro("rules", &Batch::game, "The Game that is played.");
  bound.def_prop_ro("n", [](const Batch& b) { return b.look().setup().games; }, "The number of games.");
  bound.def_prop_ro("seats", [](const Batch& b) { return b.look().game().seats(); }, "The number of players of each.");
  bind_rows(bound);
  bind_per_game(bound);
  bind_ends(bound);
  bound.def("reset", reset, "seed"_a = nb::none(), nb::kw_only(), "options"_a = nb::none(),
            "All games begin, with this seed or the one before; with options={'reset_mask': bool[n]} those that are marked. "
            "(observation, {}).");
  bound.def("step", step, "actions"_a, nb::sig("def step(self, actions: NDArray[numpy.integer[Any]]) -> None"),
            "One action for each row; chance is played inside. Raises IllegalAction, and nothing has happened then.");
  bound.def("random_actions", random_actions, "seed"_a,
            "int64[m]: a random legal action for each row; -1 where a seat owes nothing.");
  bound.def("states", states, "The n states.");
  bound.def("set_states", set_states, "states"_a, "The games go on from these n states.");
  bound.def("record", record, "place"_a, "ended"_a = false,
            "A game's record so far; ended=True: of the one that ended in the last step, where the next one has begun.");
  module.def("batch", make, "game"_a, "n"_a, "seed"_a, "threads"_a, "autoreset_mode"_a, "layout"_a, "dtype"_a, "oracle"_a,
             "max_decisions"_a, "opponents"_a, "opponent_nodes"_a.none());
}

}  // namespace shengxiao::python
