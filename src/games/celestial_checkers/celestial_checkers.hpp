// Celestial Checkers: twelve animals a side, strength against intelligence. RULES.md beside this file has the clauses.
#pragma once
#include "core/game.hpp"
#include "games/celestial_checkers/animals.hpp"
#include "games/celestial_checkers/board.hpp"

namespace shengxiao::games::celestial_checkers {

class CelestialCheckers {
 public:
  static constexpr std::string_view name = "celestial_checkers", title = "Celestial Checkers", notation = "CC-20";
  static constexpr int version = 1, min_seats = 2, max_seats = 2, max_legal = 144, action_total = 458;

  // A placement (from: 64 + animal), a slide or one jump. CC-6, CC-9, CC-10.
  struct Action {
    std::uint8_t from, to;
    static constexpr Action place(int animal, int square) { return make(64 + animal, square); }
    static constexpr Action step(int from, int to) { return make(from, to); }
    constexpr bool is_placement() const { return from >= 64; }
    constexpr bool is_jump() const { return !is_placement() && (from > to ? from - to : to - from) > 9; }
    constexpr int animal() const { return from - 64; }
    constexpr int over() const { return (from + to) / 2; }  // the square jumped
    friend constexpr bool operator==(Action, Action) = default;

   private:
    static constexpr Action make(int a, int b) { return {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}; }
  };
  using Redacted = Action;  // nothing is hidden

  struct State {
    std::array<Bits, 4> strength{};  // plane k: the squares whose animal has bit k in its strength
    std::array<Bits, 2> men{};       // the squares each seat stands on
    std::array<std::uint16_t, 2> hand{0xFFF, 0xFFF}, home{};  // sets of animals: not yet placed, scored
    std::uint8_t mover = 0;
    std::uint8_t chain = 0;  // square + 1 of the piece that must go on jumping (CC-13), else 0
    std::uint8_t over = 0;
    std::array<std::uint8_t, 5> unused{};

    constexpr bool placing() const { return (hand[0] | hand[1]) != 0; }
    constexpr int strength_at(int square) const {
      int s = 0;
      for (std::size_t k = 0; k < 4; ++k) s |= static_cast<int>(strength[k] >> square & 1) << k;
      return s;
    }
    constexpr int animal_at(int square) const { return strength_at(square) - 1; }
    constexpr int score(int seat) const {
      int sum = 0;
      for (unsigned rest = home[static_cast<std::size_t>(seat)]; rest; rest &= rest - 1)
        sum += intelligence(std::countr_zero(rest));
      return sum;
    }
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  using View = State;  // nothing is hidden

  // What the seat to move can do: the pieces that can go each way (0 towards file a, 1 towards file h), all by jumps or all by
  // slides (CC-12).
  struct Steps {
    std::array<Bits, 2> from{};
    bool jumps = false;
    int count() const { return std::popcount(from[0]) + std::popcount(from[1]); }
  };
  static Steps steps(const State& s);

  struct Knowledge;  // what searchers know of it beyond its rules: knowledge.hpp

  static std::span<const OptionSpec> options();
  static void components(Json& out);  // the animals, weakest first
  static Result<CelestialCheckers> make(const Setup& setup);
  Setup setup() const;
  int longest() const { return 24 + 144; }  // CC-19

  State start() const { return start_; }
  SeatSet to_act(const State& s) const {
    if (s.over) return {};
    if (dealing(s)) return Seat::chance;
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
  void tensor(const View& v, std::span<float> out) const;  // planes of [32 squares], see view.cpp

  static std::vector<std::string> split(std::string_view turn);         // c3xe5xg7 -> c3xe5, e5xg7
  static std::string join(const std::vector<std::string>& steps);
  bool mid_turn(const State& s, Seat seat) const { return s.chain && seat == seat_at(s.mover); }
  std::string position(const State& s) const;                           // CC-20
  Result<State> from_position(std::string_view line) const;

  Action greedy(const Observation<CelestialCheckers>& observation, Rng& rng) const;

 private:
  enum class Placement : std::uint8_t { free, random, fixed };
  template <int Side>
  static Steps steps_of(const State& s);
  template <int Side>
  static std::array<Bits, 2> jumpers(const State& s, Bits mine, Bits empty);
  static bool can_jump_on(const State& s, int square);
  static bool has_step(const State& s);
  static void place(State& s, Action a);
  static void move(State& s, Action a);
  bool dealing(const State& s) const { return placement_ == Placement::random && s.placing(); }
  unsigned dealt_animals(const State& s) const;  // what chance may place next,
  static int next_square(const State& s);        // and where
  Error why_illegal_placement(const State& s, Seat seat, Action a) const;
  Error why_illegal_step(const State& s, Seat seat, Action a) const;

  Options options_;
  State start_;
  Placement placement_ = Placement::free;
  bool mirrored_ = false, margin_ = false;
};

}  // namespace shengxiao::games::celestial_checkers

#include "games/celestial_checkers/rules.hpp"

namespace shengxiao::games::celestial_checkers {
static_assert(Game<CelestialCheckers> && Indexed<CelestialCheckers> && HasPositionText<CelestialCheckers> &&
              MultiStepTurns<CelestialCheckers> && ExplainsText<CelestialCheckers>);
}  // namespace shengxiao::games::celestial_checkers

namespace shengxiao::games {
using celestial_checkers::CelestialCheckers;
}
