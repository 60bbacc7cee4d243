// Zodiac: gather the twelve signs, six in hand and six face up. RULES.md beside this file has the clauses.
#pragma once
#include "core/game.hpp"
#include "games/zodiac/cards.hpp"

namespace shengxiao::games::zodiac {

// ZO-23, in the order of the ids. Those from `cut` on are chance's.
enum class Kind : std::uint8_t {
  draw,
  take,
  pass,
  call,
  fine_hand,
  cat,
  up,
  down,
  discard,
  fine,
  pangu,
  cut,
  deal,
  turn,
  drawn,
  fined
};
struct Action {
  Kind kind;
  std::uint8_t card = 0;   // the card meant; of a Pangu, the sign it takes
  std::uint8_t seat = 0;   // cut, deal: who gets it; pangu: who loses it
  std::uint8_t place = 0;  // sum of open_card and to_open

  static constexpr int open_card = 1, to_open = 2;  // the card lies face up; the sign taken goes face up
  constexpr bool from_open() const { return place & open_card; }
  friend constexpr bool operator==(Action, Action) = default;
};

class Zodiac {
 public:
  static constexpr std::string_view name = "zodiac", title = "Zodiac", notation = "ZO-23";
  static constexpr int version = 1, min_seats = 2, max_seats = 8, max_legal = 208, action_total = 723;
  static constexpr bool points_decide = false;  // the zodiac wins, and gathering signs is not yet the way to it
  using Bag = zodiac::Bag;
  using Kinds = zodiac::Kinds;

  using Kind = zodiac::Kind;
  using Action = zodiac::Action;

  // An action as somebody knows it, with what the table shows of it.
  struct Redacted {
    Action action;             // of a card that the viewer may not know, none
    std::uint8_t taken;        // the card that was taken from the discards; else none
    std::uint8_t skipped;      // bit by seat: the seats that the next turn passes over (ZO-15, ZO-21)
    std::uint8_t mover;        // whose turn it is
    std::uint8_t unused = 0;
    std::uint32_t turn;        // the turns played to their end before
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  // What is waited for. A turn: begin, drawing (chance), drawn (an action card may be played at once), arranging, and only
  // under enforcement=table calling, fining (by the next seat), fining_blind (chance).
  enum class Phase : std::uint8_t { cut, deal, turn, begin, drawing, drawn, arranging, calling, fining, fining_blind, over };

  struct State {
    std::array<Bag, max_seats> hand{}, open{};  // open: face up
    std::array<Bag, max_seats> known{};         // the part of each hand that everybody knows
    std::array<Bag, max_seats + 1> fresh{};  // what the draw pile holds at most, as each seat knows it, then as everybody does
    Bag draw;
    Kinds raised = 0, lowered = 0;  // moved up and down in this turn: ZO-11
    Pile pile;  // the discards; during the cut, the cards drawn for it
    std::array<std::uint8_t, max_seats> skips{};
    std::uint32_t turns = 0;  // played to their end
    Phase phase = Phase::cut;
    std::uint8_t mover = 0;  // whose turn it is
    std::uint8_t drawn = none;  // what the mover drew, while it may be played at once
    std::uint8_t dealer = 0;
    std::uint8_t barred = 0;  // no card may be taken in the turn to come: ZO-20
    std::uint8_t fines = 0;  // signs still to be lost
    std::uint8_t winner = none;
    std::uint8_t cut = none;  // the card that made the dealer
    std::array<std::uint8_t, 4> unused{};
    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr std::uint8_t no_sign = 0, has_sign = 1, unsaid = 2;
  struct View {
    std::array<Bag, max_seats> open{}, known{};
    Bag hand;  // the viewer's own
    Bag fresh, common;  // what the draw pile holds at most, as the viewer and as everybody knows it
    Kinds raised = 0, lowered = 0;
    Pile pile;
    std::array<std::uint8_t, max_seats> skips{}, held{};  // held: how many cards are in each hand
    std::uint32_t turns = 0;
    Phase phase = Phase::cut;
    std::uint8_t mover = 0;
    std::uint8_t drawn = none;  // to the mover alone
    std::uint8_t dealer = 0;
    std::uint8_t barred = 0, fines = 0;
    std::uint8_t winner = none;
    std::uint8_t cut = none;
    std::uint8_t viewer = 0;
    std::uint8_t draw_size = 0;
    std::uint8_t fined_hand = unsaid;  // while a fine is chosen, to whom it is said: whether the hand has a sign
    std::array<std::uint8_t, 1> unused{};
    friend bool operator==(const View&, const View&) = default;
  };

  static std::span<const OptionSpec> options();
  static void components(Json& out);  // the kinds of card, in the order of ZO-11
  static Result<Zodiac> make(const Setup& setup);
  Setup setup() const { return {seats_, options_}; }
  int longest() const;  // 0 without a turn_limit

  State start() const;
  SeatSet to_act(const State& s) const;
  void legal(const State& s, Seat seat, Actions<Zodiac>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State& s, Action a) const;
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;  // of a game under way, by what everybody knows
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
  void tensor(const View& v, std::span<float> out) const;  // see view.cpp

  Action greedy(const Observation<Zodiac>& observation, Rng& rng) const;

 private:
  // What a seat may do, by sort; the order of legal() is that of the fields.
  struct Menu {
    unsigned single = 0;  // bit n: singles[n]
    Kinds up = 0, down = 0, discard = 0, discard_open = 0, fine = 0;
    unsigned ways = 0;  // bit n: a Pangu can be played with place n, by who lacks
    Kinds wanted = 0;  // these signs
  };
  enum Single : unsigned {
    draw_one = 1,
    take_one = 2,
    pass_on = 4,
    call_out = 8,
    blind_fine = 16,
    play_cat = 32,
    play_open_cat = 64
  };
  static constexpr std::array<Action, 7> singles{{{Kind::draw},
                                                  {Kind::take},
                                                  {Kind::pass},
                                                  {Kind::call},
                                                  {Kind::fine_hand},
                                                  {Kind::cat, cat},
                                                  {Kind::cat, cat, 0, Action::open_card}}};
  Menu menu(const State& s) const;
  void begin_menu(const State& s, Menu& m) const;
  void arrange_menu(const State& s, Menu& m) const;
  int size(const State& s, const Menu& m) const;
  Kinds targets(const State& s, const Menu& m, int seat) const;
  static Kinds outcomes(const State& s);
  static Action outcome(const State& s, int card, int seats);

  int after(int seat) const { return seat + 1 < seats_ ? seat + 1 : 0; }
  static void leave(State& s, Action a, int card);
  static void leave_hand(State& s, int card);
  void set_up(State& s, Action a) const;
  void play(State& s, Action a) const;
  void drawn(State& s, int card) const;
  void reshuffle(State& s) const;
  void finish(State& s, bool asks) const;
  void call(State& s) const;
  void fine(State& s) const;
  void lose(State& s, int card) const;
  void end_turn(State& s) const;
  void next_turn(State& s) const;
  void win(State& s) const;
  void end_game(State& s) const;

  bool deals(const View& v, State& s, Rng& rng, bool hard) const;
  bool believable(const View& v, const State& s) const;
  bool is_seat(Seat viewer) const { return index(viewer) < seats_; }
  Error why_illegal_chance(const State& s, Seat seat, Action a) const;
  Error why_illegal_begin(const State& s, Action a) const;
  Error why_illegal_arranging(const State& s, Action a) const;
  Error why_illegal_pangu(const State& s, Action a) const;

  Options options_;
  int seats_ = 4;
  int dealer_ = -1;  // -1: by the cut
  bool table_ = false, any_sign_ = false;
  std::uint32_t turn_limit_ = 0;
};

}  // namespace shengxiao::games::zodiac

#include "games/zodiac/rules.hpp"

namespace shengxiao::games::zodiac {
static_assert(Game<Zodiac> && Indexed<Zodiac>);
}  // namespace shengxiao::games::zodiac

namespace shengxiao::games {
using zodiac::Zodiac;
}
