// Zodiac: gather the twelve signs, six in hand and six face up. The clauses are those of RULES.md.
//
// Read in this order: cards.hpp, this file, rules.hpp (legal actions and apply).
#pragma once
#include "core/game.hpp"
#include "games/zodiac/cards.hpp"

namespace shengxiao::games::zodiac {

// ZO-23, in the order of the action ids. Those from `cut` on are outcomes of chance.
enum class Kind : std::uint8_t {
  draw,
  take,
  pass,
  call,
  fine_hand,
  play_cat,
  up,
  down,
  discard,
  fine,
  play_pangu,
  cut,
  deal,
  turn_up,
  drawn,
  fined
};
constexpr bool is_chance(Kind kind) { return kind >= Kind::cut; }

struct Action {
  Kind kind = Kind::draw;
  std::uint8_t card = 0;   // the card moved; of a Pangu, the sign it takes
  std::uint8_t seat = 0;   // cut, deal: the seat that gets the card; play_pangu: the seat that loses the sign
  std::uint8_t place = 0;  // a bit for each of the two that follow
  constexpr bool from_face_up() const { return place & 1; }  // else the card comes out of the hand
  constexpr bool to_face_up() const { return place & 2; }    // else a Pangu's sign goes into the hand

  constexpr Action() = default;
  constexpr Action(Kind its_kind, int its_card = 0, int its_seat = 0, bool card_face_up = false, bool sign_face_up = false)
      : kind(its_kind),
        card(static_cast<std::uint8_t>(its_card)),
        seat(static_cast<std::uint8_t>(its_seat)),
        place(static_cast<std::uint8_t>(card_face_up + 2 * sign_face_up)) {}
  friend constexpr bool operator==(Action, Action) = default;
};

class Zodiac {
 public:
  static constexpr std::string_view name = "zodiac", title = "Zodiac", notation = "ZO-23";
  static constexpr int version = 1, min_seats = 2, max_seats = 8, action_total = 723;
  // In Phase::begin: draw, take, two Cats; a Pangu from either place to either, for any of seven face-up cards of each other seat.
  static constexpr int max_legal = 4 + 4 * 7 * (max_seats - 1);
  static constexpr bool points_decide = false;  // the number of signs that a seat has says little about who is winning

  using Kind = zodiac::Kind;
  using Action = zodiac::Action;

  // What the game waits for. calling, fining and fining_blind occur only with enforcement=table.
  enum class Phase : std::uint8_t {
    cut,  // chance: ZO-3
    deal,  // chance: ZO-4
    turn_up,  // chance: ZO-4
    begin,  // draw, take or play
    drawing,  // chance: the card drawn
    drawn,  // as arranging, but the card drawn may still be played at once: ZO-10
    arranging,  // ZO-11
    calling,  // call or pass: ZO-21
    fining,  // the next seat chooses the fine: ZO-20
    fining_blind,  // chance: the sign lost from the hand
    over
  };

  struct State {
    std::array<Bag, max_seats> hand{};
    std::array<Bag, max_seats> face_up{};
    std::array<Bag, max_seats> known{};  // the part of each hand that everybody knows
    // What each seat has drawn from the present draw pile, or was dealt, without playing it at once. Only that seat knows that
    // these cards are not in the pile.
    std::array<Bag, max_seats> own_draws{};
    Bag public_draw_bound;  // the cards that may lie in the draw pile as far as everybody knows
    Bag draw_pile;
    CardSet moved_up = 0, moved_down = 0;  // in this turn: ZO-11
    Pile discard_pile;  // during the cut, the cards drawn for it
    std::array<std::uint8_t, max_seats> skips{};  // turns that each seat is to miss
    std::uint32_t turns = 0;  // played to their end
    Phase phase = Phase::cut;
    std::uint8_t mover = 0;  // the seat whose turn it is
    std::uint8_t playable = none;  // the card just drawn, while it may be played at once: ZO-10
    std::uint8_t dealer = 0;
    std::uint8_t take_barred = 0;  // nothing may be taken in the turn to come: ZO-20
    std::uint8_t fines = 0;  // signs that the mover still has to lose
    std::uint8_t winner = none;
    std::uint8_t dealer_card = none;  // the card of the cut that made the dealer
    std::array<std::uint8_t, 4> unused{};

    // The cards that may lie in the draw pile as far as the viewer knows.
    Bag draw_bound(int viewer) const { return viewer < max_seats ? public_draw_bound - own_draws[viewer] : public_draw_bound; }
    friend bool operator==(const State&, const State&) = default;
  };

  // Whether the hand that is to be fined has a sign, as far as the viewer is told.
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

  // An action as a viewer knows it, with what the table shows of it.
  struct Redacted {
    Action action;  // card: none if it is hidden
    std::uint8_t taken;  // the card taken from the discard pile; else none
    std::uint8_t skipped;  // bit i: the next turn passes over seat i (ZO-15, ZO-20)
    std::uint8_t mover;
    std::uint8_t unused = 0;
    std::uint32_t turn;  // the turns played to their end before
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  static std::span<const OptionSpec> options();
  static void components(Json& out);
  static Result<Zodiac> make(const Setup& setup);
  Setup setup() const { return {seats_, options_}; }
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
  void tensor(const View& v, std::span<float> out) const;  // the layout is in tensor.cpp

  Action greedy(const Observation<Zodiac>& observation, Rng& rng) const;

 private:
  int next_seat(int seat) const { return seat + 1 < seats_ ? seat + 1 : 0; }

  // Legal actions: rules.hpp.
  struct Group;
  // Draw, take, two Cats, pass, call; a Pangu in four ways from each other seat.
  using Groups = Buffer<Group, 6 + 4 * (max_seats - 1)>;
  static void add(Groups& groups, Action action, CardSet cards);
  static void add_if(bool legal, Groups& groups, Action action);
  static int total(const Groups& groups);
  void add_pass(const State& s, Groups& groups) const;
  void add_pangus(const State& s, bool from_hand, bool from_face_up, int limit, Groups& groups) const;
  void add_begin(const State& s, Groups& groups) const;
  void add_arranging(const State& s, Groups& groups) const;
  Group outcomes(const State& s) const;
  Groups groups(const State& s) const;

  // The parts of apply: rules.hpp.
  void set_up(State& s, Action a) const;
  void take_drawn_card(State& s, int card) const;
  void reshuffle(State& s) const;
  void play(State& s, Action a) const;
  void finish_moves(State& s, bool may_call) const;
  void call(State& s) const;
  void next_fine(State& s) const;
  void lose_sign(State& s, int card) const;
  void end_turn(State& s, bool has_won) const;

  Error why_illegal_chance(const State& s, Seat seat, Action a) const;
  Error why_illegal_begin(const State& s, Action a) const;
  Error why_illegal_arranging(const State& s, Action a) const;
  Error why_illegal_pangu(const State& s, Action a) const;

  bool deal_unknown_cards(const View& v, State& s, Rng& rng, bool force_fined_hand) const;
  bool is_consistent(const View& v, const State& s) const;

  Options options_;
  int seats_ = 4;
  int dealer_ = -1;  // -1: by the cut
  bool table_ = false;  // enforcement=table
  bool any_sign_ = false;  // pangu=any
  std::uint32_t turn_limit_ = 0;
};

}  // namespace shengxiao::games::zodiac

#include "games/zodiac/rules.hpp"

namespace shengxiao::games::zodiac {
static_assert(Game<Zodiac> && Indexed<Zodiac> && HasTensor<Zodiac> && HasComponents<Zodiac>);
}  // namespace shengxiao::games::zodiac

namespace shengxiao::games {
using zodiac::Zodiac;
}
