// Zodiac: gather the twelve signs, six in hand and six face up. The clauses are those of RULES.md.
//
// How the game goes is in three files, each to be read from top to bottom: state.hpp (Phase and State), rules.hpp, legal.hpp.
// cards.hpp and action.hpp have the words; knowledge.hpp, what the seats have been able to see, can wait. Each of the rest stands
// alone: zodiac.cpp (options, the starting state, the score), views, determinization, texts, JSON, errors, the greedy policy,
// floats, the board of the terminal. reference_*, testing.hpp and *_test.cpp are tests. The class below is what every game has
// (core/game.hpp). How the phases follow each other; in the arrows are kinds of actions, some of which have the name of a phase:
//
//   cut, deal, turn_up  ->  begin                           all by chance: before_first_turn()
//   begin             -draw->  drawing  -drawn->  drawn
//   begin             -take->  arranging
//   begin             -play, pass->  finish_moves()         a pass where nothing else is legal
//   drawn             -play, up, down->  arranging          what was just drawn is played at once or not at all
//   arranging         -up, down->  arranging
//   drawn, arranging  -discard, pass->  finish_moves(), which goes on to end_turn()
//   end_turn()  ->  begin of the next seat, or over
//
// With enforcement=table the players look after the rules. finish_moves() then goes on to fining if there are too many cards, and
// to calling if a call may follow:
//
//   fining            -fine->  lose_sign()
//   fining            -fine_hand->  fining_blind  -fined->  lose_sign()
//   lose_sign()  ->  fining, for the second of two fines, or end_turn()
//   calling           -pass->  end_turn()
//   wherever it is legal  -call->  end_turn() if it is right, fining twice if it is wrong
#pragma once
#include "core/items.hpp"
#include "games/zodiac/state.hpp"

namespace shengxiao::games::zodiac {

class Zodiac {
 public:
  static constexpr std::string_view name = "zodiac", title = "Zodiac", notation = "ZO-23";
  static constexpr int version = 1, min_seats = 2, max_seats = 8, action_total = 723;  // asserted in ids.hpp
  // In Phase::begin: draw, take, two Cats; a Pangu from either place to either, for any of seven face-up cards of each other seat.
  static constexpr int max_legal = 4 + 4 * 7 * (max_seats - 1);
  static constexpr bool points_decide = false;  // the number of signs that a seat has says little about who is winning

  using Kind = zodiac::Kind;
  using Action = zodiac::Action;
  using Phase = zodiac::Phase;
  using State = zodiac::State;

  // While the mover is fined: whether its hand has a sign, as far as the viewer can tell (view.cpp).
  enum class FinedHand : std::uint8_t { no_sign, has_sign, untold };

  struct View {
    State seen;  // without the draw pile, and without the other seats' hands, draws and card just drawn
    std::array<std::uint8_t, max_seats> hand_size{};
    std::uint8_t draw_pile_size = 0;
    std::uint8_t viewer = 0;  // a seat, or that of Seat::watcher
    FinedHand fined_hand = FinedHand::untold;
    std::array<std::uint8_t, 5> unused{};
    friend bool operator==(const View&, const View&) = default;
  };

  // An action as a viewer knows it. The other fields are for those who tell what happened; no rule needs them.
  struct Redacted {
    Action action;  // card: none if it is hidden
    std::uint8_t taken;  // the card taken from the discard pile; else none
    std::uint8_t passed_over;  // bit i: the next turn passes over seat i (ZO-15, ZO-20)
    std::uint8_t mover;
    std::uint8_t unused = 0;
    std::uint32_t turn;  // the turns played to their end before
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  static std::span<const OptionSpec> options();
  static void components(Json& out);
  static Result<Zodiac> make(const Setup& setup);
  Setup setup() const { return {rules_.seats, options_}; }
  int max_steps() const;

  State start() const;
  SeatSet to_act(const State& s) const;
  void legal(const State& s, Seat seat, Actions<Zodiac>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State& s, Action a) const;
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  Error why_illegal(const State& s, Seat seat, Action a) const;

  View view(const State& s, Seat viewer) const;
  State determinize(const View& v, Rng& rng) const;
  Redacted redact(const State& s, Seat actor, Action a, Seat viewer) const;

  int action_count() const { return action_total; }
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Action a) const;
  std::string text(const Redacted& a) const { return text(a.action); }
  void json(Action a, Json& out) const;
  void json(const Redacted& a, Json& out) const;
  void json(const View& v, Json& out) const;
  int tensor_size() const;
  template <TensorElement T>
  void tensor(const View& v, Tensor<T> out) const;  // the layout is in tensor.cpp

  Action greedy(const Observation<Zodiac>& observation, Rng& rng) const;
  static constexpr bool luck_decides = true;  // 8,192 playouts a move win 55 of 100 games (docs/strength.md)
  // For agents: what nobody overlooks.
  static bool is_plain(const Action& action) { return action.kind == Kind::pass || action.kind == Kind::draw; }
  bool is_folly(const View& v, const Action& action) const;  // nobody throws out their only one of a sign beside a double or Cat

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
  Rules rules_;
  Options options_;
};

}  // namespace shengxiao::games::zodiac

#include "games/zodiac/ids.hpp"
#include "games/zodiac/items_used.hpp"
#include "games/zodiac/rules.hpp"

namespace shengxiao::games::zodiac {
static_assert(Game<Zodiac> && Indexed<Zodiac> && HasTensor<Zodiac> && HasComponents<Zodiac> && ExplainsSteps<Zodiac>);
}  // namespace shengxiao::games::zodiac

namespace shengxiao::games {
using zodiac::Zodiac;
}
