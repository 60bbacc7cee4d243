// The Rat and the Dragon: dice, and a sheet for everybody on which creatures are drawn square by square and paired. RULES.md
// beside this file has the clauses.
#pragma once
#include "core/game.hpp"
#include "games/rat_and_dragon/edition.hpp"
#include "games/rat_and_dragon/plane.hpp"

namespace shengxiao::games::rat_and_dragon {

class RatAndDragon {
 public:
  static constexpr std::string_view name = "rat_and_dragon", title = "The Rat and the Dragon", notation = "RD-18";
  static constexpr int version = 1, min_seats = 1, max_seats = 6, creatures = 12, throws = 126;
  static constexpr int max_legal = max_columns * max_rows;

  enum class Kind : std::uint8_t { choose, draw, pair, alone, roll, card };
  struct Action {
    Kind kind;
    std::uint8_t a, b, c;
    static constexpr Action choose(int number) { return make(Kind::choose, number); }
    static constexpr Action draw(Square q) { return {Kind::draw, q.column, q.row, 0}; }
    static constexpr Action pair(Square first) { return {Kind::pair, first.column, first.row, 0}; }
    static constexpr Action alone() { return make(Kind::alone, 0); }
    static constexpr Action roll(int low, int high, int other) { return make(Kind::roll, low, high, other); }
    static constexpr Action card(int number) { return make(Kind::card, number); }
    constexpr Square square() const { return {a, b}; }  // of a draw or a pair
    constexpr bool is_chance() const { return kind == Kind::roll || kind == Kind::card; }
    friend constexpr bool operator==(Action, Action) = default;

   private:
    static constexpr Action make(Kind kind, int a, int b = 0, int c = 0) {
      return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
    }
  };

  // An action as somebody knows it. Of what another seat draws this round nothing is known, not even how long it takes (RD-3).
  struct Redacted {
    Action action;  // all zero where it is hidden
    std::uint8_t hidden;
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  // A sheet as everybody sees it between rounds. Creatures of one parity never touch one another (RD-6), so each region of a
  // plane is one creature, and its number is how many squares it has. A pair is a link between two touching squares.
  struct Sheet {
    std::array<Plane, 2> drawn;         // by parity of the creatures: even, odd
    Plane link_east, link_south;        // the squares whose neighbour on that side is their creature's partner
    std::int32_t pair_points = 0;
    std::int16_t pairs = 0;
    std::int16_t penalty = 0;           // RD-8
    friend bool operator==(const Sheet&, const Sheet&) = default;
  };

  // What a seat draws this round, which the others see when all have finished (RD-3).
  struct Drawing {
    Plane squares;
    Plane next;                         // the squares that can be drawn now (RD-16)
    std::uint8_t number = 0;            // of the creature; 0: not chosen yet
    std::uint8_t left = 0;              // squares still to draw
    std::uint8_t partner_column = 0;    // RD-9: the partner's first square,
    std::uint8_t partner_row = 0;       // counted from 1; 0: alone
    std::uint8_t choices = 0;           // before one is made: which of the values on offer can be placed
    std::array<std::uint8_t, 3> unused{};
    friend bool operator==(const Drawing&, const Drawing&) = default;
  };

  // What everybody knows.
  struct Table {
    std::array<Sheet, max_seats> sheets;
    SeatSet drawing;                    // the seats that have not finished this round
    SeatSet done;                       // RD-8
    std::array<std::uint8_t, 3> dice{}; // the pair, lower first, and the other one; zeros: none were thrown yet
    std::uint8_t card = 0;              // RD-15; 0: none, or none yet
    std::uint16_t rounds = 0;           // begun so far
    std::uint8_t over = 0;
    std::uint8_t unused = 0;
    friend bool operator==(const Table&, const Table&) = default;
  };

  struct State {
    Table table;
    std::array<Drawing, max_seats> hidden;
    friend bool operator==(const State&, const State&) = default;
  };

  struct View {
    Table table;
    Drawing own;
    std::uint32_t viewer = 0;
    friend bool operator==(const View&, const View&) = default;
  };

  static std::span<const OptionSpec> options();
  static Result<RatAndDragon> make(const Setup& setup);
  Setup setup() const { return {seats_, options_, edition_}; }
  EditionPtr edition() const { return edition_; }
  const Print& print() const { return print_; }
  int longest() const;

  State start() const { return {}; }
  SeatSet to_act(const State& s) const {
    if (s.table.over) return {};
    return s.table.drawing.empty() ? SeatSet(Seat::chance) : s.table.drawing;
  }
  void legal(const State& s, Seat seat, Actions<RatAndDragon>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action a) const { return a.kind == Kind::roll && a.a != a.b ? 2 : 1; }
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  Error why_illegal(const State& s, Seat seat, Action a) const;

  View view(const State& s, Seat viewer) const;
  State determinize(const View& v, Rng& rng) const;
  Redacted redact(const State& s, Seat actor, Action a, Seat viewer) const;

  int action_count() const { return creatures + 2 * squares() + 1 + throws + creatures; }
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Action a) const;
  std::string text(Redacted a) const;
  void json(Action a, Json& out) const;
  void json(Redacted a, Json& out) const;
  void json(const View& v, Json& out) const;
  int tensor_size() const;
  void tensor(const View& v, std::span<float> out) const;  // see view.cpp

  static std::vector<std::string> split(std::string_view turn);  // 8 c4 … pair e7 -> choose 8, c4, …, pair e7
  static std::string join(const std::vector<std::string>& steps);
  bool mid_turn(const State& s, Seat seat) const { return s.table.drawing.has(seat) && hidden(s, seat).number != 0; }

  Action greedy(const Observation<RatAndDragon>& observation, Rng& rng) const;

  // Of a sheet. Partners are named by their first squares.
  Plane taken(const Sheet& sheet) const { return sheet.drawn[0] | sheet.drawn[1]; }
  Plane allowed(const Sheet& sheet, int number) const;    // RD-16
  static Plane creature(const Sheet& sheet, Square q);    // the whole of the one that covers q; empty where none does
  static Plane paired(const Sheet& sheet);                // the squares of all creatures that are paired
  int unpaired_sum(const Sheet& sheet) const;             // RD-12
  int unpaired_cost(const Sheet& sheet) const { return (unpaired_sum(sheet) + 1) / 2; }
  int empty_cost(const Sheet& sheet) const { return seats_ == 1 ? empty_squares(sheet) : 0; }  // RD-14
  int empty_squares(const Sheet& sheet) const { return squares() - taken(sheet).count(); }
  int score(const Sheet& sheet) const;                    // RD-12, RD-14
  int pair_points(int a, int b) const { return ((a <= 6) != (b <= 6) ? print_.opposite : print_.alike).of(a, b); }  // RD-1, RD-10
  static std::array<int, 2> offer(const Table& t) {  // RD-2, RD-15: the two values on offer; the lower one first
    if (!t.dice[0]) return {t.card, t.card};
    const int sum = t.dice[0] + t.dice[1], other = t.dice[2];
    return {std::min(sum, other), std::max(sum, other)};
  }

 private:
  using Squares = Buffer<Square, 4 * creatures>;

  int squares() const { return print_.columns * print_.rows; }
  static const Sheet& sheet_of(const Table& t, Seat seat) { return t.sheets[static_cast<std::size_t>(index(seat))]; }
  static const Drawing& hidden(const State& s, Seat seat) { return s.hidden[static_cast<std::size_t>(index(seat))]; }
  bool turns_up(const Table& t) const { return first_creature_ && t.card == 0; }  // RD-15: chance turns up a card

  // The steps of a drawing, each from a sheet and what is drawn so far.
  Drawing blank(const Sheet& sheet, const std::array<int, 2>& offer) const;
  void partners(const Sheet& sheet, const Drawing& d, Squares& out) const;
  Plane room(const Sheet& sheet, int number) const;
  Plane room(const Sheet& sheet, const Drawing& d) const;
  int step_count(const Sheet& sheet, const Drawing& d) const;
  Action step_at(const Sheet& sheet, const Drawing& d, const std::array<int, 2>& offer, int k) const;
  void draw(const Sheet& sheet, Drawing& d, Square q) const;
  bool step(const Sheet& sheet, Drawing& d, Action a) const;  // true: it is finished
  int random_steps(const Sheet& sheet, Drawing& d, const std::array<int, 2>& offer, int most, Rng rng) const;

  void begin_round(State& s) const;
  void end_round(State& s) const;
  void keep(Sheet& sheet, const Drawing& d) const;
  Error why_illegal_chance(const State& s, Seat seat, Action a) const;
  Error why_illegal_step(const State& s, Seat seat, Action a) const;
  Error why_illegal_square(const Sheet& sheet, const Drawing& d, Square q) const;
  Error why_illegal_pair(const Sheet& sheet, const Drawing& d, Square q) const;
  void json(const Sheet& sheet, Json& out) const;
  void json_offer(const View& v, Json& out) const;
  void json_drawing(const View& v, Json& out) const;
  Action greedy_choice(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const;
  Action greedy_square(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const;
  Action greedy_pair(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const;

  Options options_;
  EditionPtr edition_;
  Print print_{};
  Plane grid_;  // all squares
  int seats_ = 0;
  bool first_creature_ = false;
};

static_assert(Game<RatAndDragon> && Indexed<RatAndDragon> && HasEdition<RatAndDragon> && MultiStepTurns<RatAndDragon>);
static_assert(sizeof(RatAndDragon::State) <= 4096);  // what a table has room for (table/any_game.hpp)

}  // namespace shengxiao::games::rat_and_dragon

namespace shengxiao::games {
using rat_and_dragon::RatAndDragon;
}
