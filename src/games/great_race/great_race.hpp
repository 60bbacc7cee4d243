// The Great Race: twelve animals, a wheel and a river. RULES.md beside this file has the clauses.
#pragma once
#include "core/game.hpp"
#include "games/great_race/edition.hpp"
#include "games/great_race/exchanges.hpp"

namespace shengxiao::games::great_race {

class GreatRace {
 public:
  static constexpr std::string_view name = "great_race", title = "The Great Race", notation = "GR-51";
  static constexpr int version = 1, min_seats = 3, max_seats = 5, max_legal = exchange_count + 3, last_round = 60;

  enum class Kind : std::uint8_t {
    piece,
    animal,
    card,
    play,
    exchange,
    trade,
    ability,
    ability_card,
    ability_karma,
    ability_move,
    done,
    give_back,
    fallback
  };
  // `what`: the action of a piece (0: the slot stays empty), an animal, a card, what is played (pair), the number of an
  // exchange, the energy given back; else 0.
  struct Action {
    Kind kind;
    std::uint8_t what;
    friend constexpr bool operator==(Action, Action) = default;
  };

  // An action as somebody knows it who may not know which card was laid down (GR-6).
  struct Redacted {
    Action action;  // where it is hidden: of the same kind, and about nothing
    std::uint8_t hidden = 0;
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  enum class Phase : std::uint8_t { pieces, animals, cards, plays, pig, window, river, horse, over };

  // The resolution is a small machine: the action being resolved, those of its resolvers that still wait, whose turn it is, and
  // what is left of that seat's window.
  struct State {
    std::array<Row, max_seats> row{};
    std::array<Energies, max_seats> hand{};
    Energies supply = 0;
    std::uint16_t owing = 0;  // who acts, as a set of seats
    std::uint16_t queue = 0;  // resolvers that wait: seat + 1, three bits each, the next one lowest
    std::array<std::uint8_t, max_seats> position{}, karma{}, animal{};
    std::array<ActSet, max_seats> cards{};  // action cards in hand
    std::array<Pair, max_seats> played{};  // this round's choice, or the card before the race; 0: none (yet)
    std::array<std::uint8_t, max_seats> resolves{};  // the action it counts as (GR-21), till the next are revealed
    std::array<std::uint8_t, wheel_slots> slot{};  // [action - 1]: where its piece is; with 3 seats [5] is the empty slot
    std::uint8_t rotation = 0, round = 0;
    Phase phase = Phase::pieces;
    std::uint8_t step = 0;  // at set-up: pieces put, or animals given
    std::uint8_t act = 0, turn = 0;  // the action being resolved, and the seat whose turn it is
    std::uint8_t exchanges = 0, trades = 0, gains = 0;  // left in its window
    std::array<Pair, max_seats> before{};  // what was played in the round before
    std::array<std::uint8_t, 2> unused{};
    friend constexpr bool operator==(const State&, const State&) = default;
  };

  // What a seat sees: all but what the others have chosen before it is revealed (GR-6).
  struct View {
    State seen;
    std::uint64_t viewer = 0;
    friend constexpr bool operator==(const View&, const View&) = default;
  };

  static std::span<const OptionSpec> options();
  static void components(Json& out);  // the animals, with the clauses of their powers
  static Result<GreatRace> make(const Setup& setup);
  Setup setup() const;
  EditionPtr edition() const { return edition_; }
  int longest() const;  // GR-49

  State start() const { return start_; }
  SeatSet to_act(const State& s) const;
  void legal(const State& s, Seat seat, Actions<GreatRace>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action) const { return 1; }
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  List<std::uint8_t, 8> ranking(const State& s) const;  // GR-48: seats, the first of the race first
  Error why_illegal(const State& s, Seat seat, Action a) const;

  View view(const State& s, Seat viewer) const;
  State determinize(const View& v, Rng& rng) const;
  Redacted redact(const State& s, Seat actor, Action a, Seat viewer) const;

  int action_count() const;
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Action a) const;
  std::string text(Redacted a) const;
  void json(Action a, Json& out) const;
  void json(Redacted a, Json& out) const;
  void json(const View& v, Json& out) const;
  int tensor_size() const;
  void tensor(const View& v, std::span<float> out) const;  // see tensor.cpp

  Action greedy(const Observation<GreatRace>& observation, Rng& rng) const;

  const Printed& printed() const { return printed_; }
  // What the wheel gives for an action with that total (GR-9), as it is turned now.
  const Benefit& benefit(const State& s, int act, int total) const;
  // Karma that a play of this action card would cost a seat (GR-19, GR-20).
  static int cost(const State& s, int seat, int act);
  // GR-50, while the first round lasts.
  static bool sits_out(const State& s, int seat) { return s.animal[static_cast<Index>(seat)] == cat && s.round == 1; }

 private:
  enum class Naming : std::uint8_t { given, random, draft };
  using Index = std::size_t;

  // What a seat may play: its action cards, each with any energy of its hand.
  struct Plays {
    ActSet acts;
    Energies energies;  // kinds
    int count() const { return std::popcount(acts) * std::popcount(energies); }
    Action nth(int k) const;
  };
  // How the seat whose turn it is stands among all who resolve the action (GR-23).
  struct Standing {
    int total = 0;  // energy of all of them
    int resolvers = 0;  // how many they are
    int lower = 0;  // of them with less energy
    bool highest = false, joint_highest = false;
  };

  // choices.hpp
  static bool owes(const State& s, Seat seat) { return s.owing >> index(seat) & 1; }
  void ask_all(State& s, Phase phase) const;
  void ask(State& s, Phase phase) const;
  static Action action_of(Kind kind, int what = 0) { return {kind, static_cast<std::uint8_t>(what)}; }
  unsigned animals_left(const State& s) const;  // bit by animal
  ActSet first_cards() const { return seats_ == 3 ? 0x1F : 0x3F; }  // GR-12
  static Plays plays(const State& s, int seat);
  static ExchangeSet exchanges(const State& s);
  static bool can_trade(const State& s) { return s.trades && s.karma[s.turn] >= 2; }  // GR-32
  Action nth_piece(const State& s, int k) const;
  static Action nth_in_window(const State& s, int k);

  // setup.hpp
  void put_piece(State& s, int act) const;
  void give_next_animal(State& s, int animal) const;
  void give_animal(State& s, int seat, int animal) const;
  void reveal_first_cards(State& s) const;
  void gain_karma_by_rank(State& s) const;
  void give_gifts(State& s) const;

  // gains.hpp
  void move(State& s, int seat, int by) const;
  bool in_river(const State& s, int seat) const;
  static void gain_karma(State& s, int seat, int amount);
  static void pay_karma(State& s, int seat, int amount);
  static void gain_ones(State& s, int seat, int amount);
  void gain_benefit(State& s, const Standing& standing) const;
  void take_row(State& s, bool leftmost_too) const;
  void pay_river(State& s, Action a) const;
  void do_exchange(State& s, int number) const;
  void do_trade(State& s) const;

  // round.hpp
  void begin_round(State& s) const;
  void reveal_plays(State& s) const;
  void resolve(State& s) const;
  bool begin_next_action(State& s) const;
  void queue_resolvers(State& s) const;
  void end_round(State& s) const;
  void go_back_as_horse(State& s) const;

  // turn.hpp
  bool take_turn(State& s) const;
  bool go_on_with_turn(State& s) const;
  Standing standing_of_turn(const State& s) const;
  void resolve_action(State& s, const Standing& standing) const;
  static bool gains_benefit(int act, const Standing& standing);
  void gain_by_animal(State& s, const Standing& standing) const;
  bool pig_chooses(const State& s) const;
  bool open_window(State& s) const;
  bool usable_after_gain(const State& s) const;
  bool close_window(State& s) const;
  static void take_waiting_gain(State& s);
  bool owes_river(const State& s) const;

  // great_race.cpp
  Error why_illegal_exchange(const State& s, int number) const;
  Error why_illegal_play(const State& s, int seat, Action a) const;
  Error why_illegal_phase(const State& s, Action a) const;

  // view.cpp, greedy.cpp, tensor.cpp
  void wheel_json(const State& s, Json& out) const;
  void revealed_json(const State& s, Json& out) const;
  static void turn_json(const State& s, Json& out);
  double worth(const View& v, Action a) const;
  double play_worth(const View& v, Action a) const;
  struct Floats;
  void wheel_floats(const State& s, Floats& out) const;
  void seat_floats(const State& s, Index seat, Floats& out) const;

  Options options_;
  EditionPtr edition_;
  Printed printed_;
  State start_;
  int seats_ = 4;
  Naming naming_ = Naming::given;
  bool cat_ = false;
  std::array<std::uint8_t, max_seats> oldest_{0, 1, 2, 3, 4};  // seats, oldest first
  std::array<std::uint8_t, max_seats> age_{0, 1, 2, 3, 4};  // by seat, 0 the oldest
};

}  // namespace shengxiao::games::great_race

#include "games/great_race/rules.hpp"

namespace shengxiao::games::great_race {
static_assert(Game<GreatRace> && Indexed<GreatRace> && HasEdition<GreatRace>);
}  // namespace shengxiao::games::great_race

namespace shengxiao::games {
using great_race::GreatRace;
}
