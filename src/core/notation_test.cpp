// Reading moves, drawing one, and playing to the end, with a very small game: take one or two of seven stones; who takes the last
// wins. First of all chance takes none or one, none three times as often.
#include "core/notation.hpp"

#include "core/play.hpp"

#include <gtest/gtest.h>

namespace shengxiao {
namespace {

struct Stones {
  static constexpr std::string_view name = "stones", title = "Stones", notation = "ST-3";
  static constexpr int version = 1, min_seats = 2, max_seats = 2, max_legal = 2;
  struct State {
    int left = 7, mover = 0, begun = 0;
    [[maybe_unused]] friend bool operator==(const State&, const State&) = default;
  };
  struct Action {
    int stones;
    friend bool operator==(Action, Action) = default;
  };
  using View = State;
  using Redacted = Action;
  static std::span<const OptionSpec> options() { return {}; }
  static Result<Stones> make(const Setup&) { return Stones{}; }
  Setup setup() const { return {2, {}}; }
  int max_steps() const { return 8; }
  State start() const { return {}; }
  SeatSet to_act(const State& s) const { return !s.begun ? SeatSet(Seat::chance) : s.left ? SeatSet(seat_at(s.mover)) : SeatSet(); }
  void legal(const State& s, Seat seat, Actions<Stones>& out) const {
    if (!to_act(s).has(seat)) return;
    const int least = s.begun ? 1 : 0;
    for (int k = least; k <= least + 1 && k <= s.left; ++k) out.push_back({k});
  }
  std::uint32_t weight(const State&, Action a) const { return a.stones ? 1 : 3; }
  void apply(State& s, Seat seat, Action a) const {
    s.left -= a.stones;
    s.begun = 1;
    if (is_player(seat)) s.mover = 1 - index(seat);
  }
  Points points(const State&) const { return Points(2, 0); }
  Returns returns(const State& s) const {
    Returns r(2, 1);
    r[s.mover] = -1;
    return r;
  }
  Error why_illegal(const State& s, Seat, Action a) const { return {"ST-1", "stones.too_many", a.stones, s.left}; }
  View view(const State& s, Seat) const { return s; }
  State determinize(const View& v, Rng&) const { return v; }
  Action redact(const State&, Seat, Action a, Seat) const { return a; }
  int action_count() const { return 3; }
  ActionId id(Action a) const { return static_cast<ActionId>(a.stones); }
  Action action(ActionId id) const { return {id}; }
  std::string text(Action a) const { return fmt::format("take {}", a.stones); }
  void json(Action a, Json& out) const { out.field("take", a.stones); }
  void json(const View& v, Json& out) const { out.field("left", v.left); }
  Action greedy(const Observation<Stones>& observation, Rng&) const { return observation.legal[0]; }
};
static_assert(Game<Stones> && !Indexed<Stones> && !HasPositionText<Stones> && !MultiStepTurns<Stones> && !HasTensor<Stones> &&
              !HasEdition<Stones>);

struct Joining : Stones {  // where a slash puts steps together
  static Result<Joining> make(const Setup&) { return Joining{}; }
  static std::vector<std::string> split(std::string_view turn) {
    const auto slash = turn.find('/');
    if (slash == std::string_view::npos) return {std::string(turn)};
    return {std::string(turn.substr(0, slash)), std::string(turn.substr(slash + 1))};
  }
  static std::string join(const std::vector<std::string>& steps) { return steps[0] + "/" + steps[1]; }
  bool mid_turn(const State&, Seat) const { return false; }
};
static_assert(MultiStepTurns<Joining>);

struct Frank : Stones {  // which knows that a number may be too large
  static Result<Frank> make(const Setup&) { return Frank{}; }
  using Stones::why_illegal;
  std::optional<Error> why_illegal(const State&, Seat, std::string_view text) const {
    if (text != "take 9") return std::nullopt;
    return Error{"ST-2", "stones.never_so_many", 9};
  }
};
static_assert(ExplainsText<Frank> && !ExplainsText<Stones>);

TEST(Notation, parse_knows_every_action_legal_or_not) {
  EXPECT_EQ(parse(Stones{}, "take 2"), Stones::Action{2});
  EXPECT_EQ(parse(Stones{}, " take 0\n"), Stones::Action{0});
  EXPECT_EQ(parse(Stones{}, "take 3"), std::nullopt);
  EXPECT_EQ(parse(Stones{}, ""), std::nullopt);
}

TEST(Notation, find_legal_says_why_not) {
  const Stones game;
  const Stones::State last{1, 1, 1};
  EXPECT_EQ(find_legal(game, last, Seat::second, " take 1 ").value(), Stones::Action{1});
  EXPECT_EQ(to_string(find_legal(game, last, Seat::second, "take 2").error()), "stones.too_many(2, 1) [ST-1]");
  EXPECT_EQ(find_legal(game, last, Seat::first, "take 1").error().clause, "ST-1") << "not this seat's turn";
  EXPECT_EQ(to_string(find_legal(game, last, Seat::second, "give 2").error()),
            "notation.not_a_move_now(\"give 2\", \"take 1\") [ST-3]");
  EXPECT_EQ(to_string(find_legal(game, last, Seat::first, "give 2").error()), "notation.not_a_move(\"give 2\") [ST-3]")
      << "no move to show";
  EXPECT_EQ(to_string(find_legal(game, last, Seat::first, std::string(500, 'x')).error()),
            fmt::format("notation.not_a_move(\"{}\") [ST-3]", std::string(80, 'x')));
}

TEST(Notation, a_game_may_say_why_not_of_what_is_no_action) {
  const Stones::State last{1, 1, 1};
  EXPECT_EQ(to_string(find_legal(Frank{}, last, Seat::second, " take 9 ").error()), "stones.never_so_many(9) [ST-2]");
  EXPECT_EQ(find_legal(Frank{}, last, Seat::second, "take 2").error().clause, "ST-1");
  EXPECT_EQ(find_legal(Frank{}, last, Seat::second, "give 9").error().clause, "ST-3");
}

TEST(Notation, turns_of_several_steps) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(split_turn<Stones>(" take 1 "), (Texts{"take 1"}));
  EXPECT_EQ(join_turn<Stones>({"take 1"}), "take 1");
  EXPECT_EQ(join_turn<Stones>({"take 1", "take 2"}), "take 1 take 2");
  EXPECT_EQ(join_turn<Stones>({}), "");
  EXPECT_EQ(split_turn<Joining>(" a/b "), (Texts{"a", "b"}));
  EXPECT_EQ(join_turn<Joining>({"a", "b"}), "a/b");
}

TEST(Game, is_legal) {
  const Stones game;
  EXPECT_TRUE(is_legal(game, game.start(), Seat::chance, {0}));
  EXPECT_FALSE(is_legal(game, game.start(), Seat::chance, {2}));
  EXPECT_FALSE(is_legal(game, game.start(), Seat::first, {1}));
}

TEST(Game, draw_goes_by_weight_for_chance_and_is_even_for_players) {
  const Stones game;
  Rng rng(4);
  int none = 0, one = 0;
  for (int i = 0; i < 40'000; ++i) {
    none += random_action(game, game.start(), Seat::chance, rng).stones == 0;
    one += random_action(game, {7, 0, 1}, Seat::first, rng).stones == 1;
  }
  EXPECT_NEAR(none, 30'000, 450);  // five standard deviations
  EXPECT_NEAR(one, 20'000, 500);
}

TEST(Game, playout_goes_to_the_end) {
  const Stones game;
  Rng rng(6);
  for (int i = 0; i < 100; ++i) {
    auto state = game.start();
    const int steps = playout(game, state, rng);
    EXPECT_TRUE(game.to_act(state).empty());
    EXPECT_EQ(state.left, 0);
    EXPECT_GE(steps, 4);
    EXPECT_LE(steps, game.max_steps());
  }
}

}  // namespace
}  // namespace shengxiao
