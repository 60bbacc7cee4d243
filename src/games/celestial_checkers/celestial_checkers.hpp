// Celestial Checkers: twelve animals a side, strength against intelligence. The clauses are those of RULES.md.
//
// Read in this order: animals.hpp, board.hpp, this file, rules.hpp (legal actions and apply). knowledge.hpp, what searchers know of
// the game, can come last.
#pragma once
#include "core/cause.hpp"
#include "core/items.hpp"
#include "games/celestial_checkers/animals.hpp"
#include "games/celestial_checkers/board.hpp"

namespace shengxiao::games::celestial_checkers {

// A placement (CC-6), a slide (CC-9) or one jump (CC-10).
struct Action {
  std::uint8_t from;  // of a placement: 64 + animal
  std::uint8_t to;

  static constexpr Action place(int animal, int square) { return step(64 + animal, square); }
  static constexpr Action step(int from, int to) { return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}; }
  constexpr bool is_placement() const { return from >= 64; }
  constexpr bool is_jump() const { return !is_placement() && (from > to ? from - to : to - from) > 9; }
  constexpr int animal() const { return from - 64; }  // of a placement
  constexpr int jumped() const { return (from + to) / 2; }  // the square of the animal that is jumped
  friend constexpr bool operator==(Action, Action) = default;
};

// A set of animals has bit a for animal a.
struct State {
  std::array<Bits, 4> strength{};  // [k]: the squares whose animal has bit k in its strength
  std::array<Bits, 2> men{};  // [seat]: the squares of its animals
  std::array<std::uint16_t, 2> hand{every_animal, every_animal};  // [seat]: the animals not yet placed, as a set
  std::array<std::uint16_t, 2> home{};  // [seat]: the animals that have scored, as a set
  std::uint8_t mover = 0;
  std::uint8_t chain = 0;  // the square + 1 of the animal that must go on jumping (CC-13), else 0
  std::uint8_t over = 0;
  std::array<std::uint8_t, 5> unused{};  // no padding

  constexpr bool placing() const { return (hand[0] | hand[1]) != 0; }
  constexpr Bits occupied() const { return men[0] | men[1]; }
  constexpr Bits empty() const { return dark & ~occupied(); }
  constexpr Bits free_camp() const { return camp[mover] & ~men[mover]; }
  constexpr int strength_at(int square) const {
    int s = 0;
    for (std::size_t k = 0; k < 4; ++k) s |= static_cast<int>(strength[k] >> square & 1) << k;
    return s;
  }
  constexpr int animal_at(int square) const { return strength_at(square) - 1; }
  constexpr int score(int seat) const { return set_points.of[home[static_cast<std::size_t>(seat)]]; }
  friend constexpr bool operator==(const State&, const State&) = default;
};

// The moves of the seat to move, either all of them jumps or all of them slides (CC-12).
struct Steps {
  std::array<Bits, 2> from{};  // [direction]: the animals that can go there, see `forward`
  bool jumps = false;
  int count() const { return std::popcount(from[0]) + std::popcount(from[1]); }
};

class CelestialCheckers {
 public:
  using Action = celestial_checkers::Action;
  using Redacted = Action;  // nothing is hidden
  using State = celestial_checkers::State;
  using View = State;  // nothing is hidden
  struct Knowledge;  // what searchers know of the game beyond its rules: knowledge.hpp

  static constexpr std::string_view name = "celestial_checkers", title = "Celestial Checkers", notation = "CC-20";
  static constexpr std::array<std::string_view, 2> seat_names{"South", "North"};
  static constexpr int version = 1, min_seats = 2, max_seats = 2, max_legal = 12 * 12, action_total = 458;

  static std::span<const OptionSpec> options();
  static void components(Json& out);  // the animals, the weakest first
  static Result<CelestialCheckers> make(const Setup& setup);
  Setup setup() const { return {2, options_}; }
  int max_steps() const { return 24 + 144; }  // CC-19

  State start() const { return start_; }
  SeatSet to_act(const State& s) const {
    if (s.over) return {};
    if (chance_places(s)) return Seat::chance;
    return seat_at(s.mover);
  }
  void legal(const State& s, Seat seat, Actions<CelestialCheckers>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action) const { return 1; }
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  Error why_illegal(const State& s, Seat seat, Action a) const;
  std::optional<Error> why_illegal(const State& s, Seat seat, std::string_view text) const;

  View view(const State& s, Seat) const { return s; }
  State determinize(const View& v, Rng&) const { return v; }
  Redacted redact(const State&, Seat, Action a, Seat) const { return a; }

  int action_count() const { return action_total; }
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Action a) const;
  void json(Action a, Json& out) const;
  void json(const View& v, Json& out) const;
  int tensor_size() const;
  template <TensorElement T>
  void tensor(const View& v, Tensor<T> out) const;  // see tensor.cpp

  static std::vector<std::string> split(std::string_view turn);  // c3xe5xg7 -> c3xe5, e5xg7
  static std::string join(const std::vector<std::string>& steps);
  bool mid_turn(const State& s, Seat seat) const { return s.chain && seat == seat_at(s.mover); }
  std::string position(const State& s) const;  // CC-20
  Result<State> from_position(std::string_view line) const;

  Action greedy(const Observation<CelestialCheckers>& observation, Rng& rng) const;

  static std::span<const std::string_view> quantities();  // causes.cpp
  static std::span<const Reason> reasons();
  int amount(const State& s, Seat seat, int what) const;
  void causes(const State& s, Seat seat, Action a, Causes& out) const;
  void json(const Cause& cause, Json& out) const;

  std::vector<Item> items() const;  // items.cpp
  void items_held(const State& s, Seat seat, std::vector<int>& out) const;
  ItemsUsed items_used(const State& s, Seat seat, Action a) const;
  int round(const State& s) const;
  Seat turn_of(const State& s) const { return seat_at(s.mover); }
  static std::span<const std::string_view> endings();
  int ending(const State& s) const;
  static std::span<const std::string_view> tallies();
  int tally(const State& s, Seat seat, int what) const;

 private:
  enum class PlacementOption : std::uint8_t { free, random, fixed };

  // The legal placements: any of these animals on any of these squares.
  struct Placements {
    unsigned animals;
    Bits squares;
  };
  bool chance_places(const State& s) const { return placement_ == PlacementOption::random && s.placing(); }  // CC-5
  Placements legal_placements(const State& s) const;
  Error why_illegal_placement(const State& s, Seat seat, Action a) const;
  Error why_illegal_step(const State& s, Seat seat, Action a) const;

  Options options_;
  State start_;
  PlacementOption placement_ = PlacementOption::free;
  bool mirrored_ = false, margin_ = false;
  std::uint16_t in_game_ = every_animal;  // the animals of each side
};

}  // namespace shengxiao::games::celestial_checkers

#include "games/celestial_checkers/rules.hpp"

namespace shengxiao::games::celestial_checkers {
static_assert(Game<CelestialCheckers> && Indexed<CelestialCheckers> && HasTensor<CelestialCheckers> &&
              HasComponents<CelestialCheckers> && HasPositionText<CelestialCheckers> && MultiStepTurns<CelestialCheckers> &&
              ExplainsText<CelestialCheckers> && ExplainsSteps<CelestialCheckers>);
}  // namespace shengxiao::games::celestial_checkers

namespace shengxiao::games {
using celestial_checkers::CelestialCheckers;
}
