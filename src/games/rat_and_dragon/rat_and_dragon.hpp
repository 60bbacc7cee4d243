// The Rat and the Dragon: dice, and a sheet for each seat on which creatures are drawn square by square and paired. The clauses are
// those of RULES.md.
//
// Read in this order: square_set.hpp, edition.hpp, this file, rules.cpp (legal actions and apply).
#pragma once
#include "core/cause.hpp"
#include "core/items.hpp"
#include "games/rat_and_dragon/edition.hpp"
#include "games/rat_and_dragon/square_set.hpp"

namespace shengxiao::games::rat_and_dragon {

// RD-1.
inline constexpr std::array<std::string_view, 12> creature_names{"Rat",    "Rabbit", "Rooster", "Dog",   "Snake", "Pig",
                                                                 "Monkey", "Goat",   "Tiger",   "Horse", "Ox",    "Dragon"};
constexpr std::string_view name_of(int creature) { return creature_names[static_cast<std::size_t>(creature - 1)]; }
constexpr bool is_yang(int creature) { return creature <= 6; }
constexpr int half_up(int sum) { return (sum + 1) / 2; }  // RD-12

class RatAndDragon {
 public:
  static constexpr std::string_view name = "rat_and_dragon", title = "The Rat and the Dragon", notation = "RD-18";
  static constexpr int version = 1, min_seats = 1, max_seats = 6, creatures = 12, throws = 126;
  static constexpr int max_legal = max_columns * max_rows;

  // RD-18. The last two are outcomes of chance.
  enum class Kind : std::uint8_t { choose, draw, pair, alone, throw_dice, card };

  struct Action {
    Kind kind = Kind::choose;

    constexpr Action() = default;
    static constexpr Action choose(int number) { return {Kind::choose, number}; }
    static constexpr Action draw(Square q) { return {Kind::draw, q.column, q.row}; }
    static constexpr Action pair(Square first) { return {Kind::pair, first.column, first.row}; }
    static constexpr Action alone() { return {Kind::alone}; }
    static constexpr Action throw_dice(int low, int high, int other) { return {Kind::throw_dice, low, high, other}; }
    static constexpr Action card(int number) { return {Kind::card, number}; }

    constexpr bool is_chance() const { return kind == Kind::throw_dice || kind == Kind::card; }
    constexpr int number() const { return data_[0]; }  // choose, card
    constexpr Square square() const { return {data_[0], data_[1]}; }  // draw: the square; pair: the partner's first square
    constexpr int low() const { return data_[0]; }  // throw_dice: the lower die of the pair
    constexpr int high() const { return data_[1]; }  // throw_dice: the higher die of the pair
    constexpr int other() const { return data_[2]; }  // throw_dice: the other die
    friend constexpr bool operator==(Action, Action) = default;

   private:
    constexpr Action(Kind its_kind, int a = 0, int b = 0, int c = 0)
        : kind(its_kind), data_{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)} {}
    std::array<std::uint8_t, 3> data_{};
  };

  // An action as a viewer knows it. Of another seat's drawing nothing is known in its round (RD-3).
  struct Redacted {
    Action action;  // Action{} if it is hidden
    std::uint8_t hidden;
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  // A sheet as it is between rounds. Creatures of one parity never touch each other (RD-6), so each region of squares of one parity
  // is one creature, and its number is its count of squares.
  struct Sheet {
    std::array<SquareSet, 2> drawn;  // the squares of even creatures, of odd creatures
    SquareSet paired;  // the squares of all creatures that have a partner
    SquareSet link_east, link_south;  // one link for each pair: the square on that side belongs to the partner
    std::int32_t pair_points = 0;
    std::int16_t pairs = 0;
    std::int16_t penalty = 0;  // RD-8
    friend bool operator==(const Sheet&, const Sheet&) = default;

    SquareSet taken() const { return drawn[0] | drawn[1]; }
    SquareSet creature(Square q) const;  // all squares of the creature on q; empty if there is none
    int unpaired_sum() const;  // of the numbers of the creatures without a partner: RD-12
    int unpaired_cost() const { return half_up(unpaired_sum()); }
  };

  // What a seat draws in this round. The others see it when all have finished (RD-3).
  struct Drawing {
    SquareSet squares;
    SquareSet next;  // the squares that can be drawn now (RD-16)
    std::uint8_t number = 0;  // of the creature; 0 until it is chosen
    std::uint8_t left = 0;  // squares still to draw
    std::uint8_t placeable = 0;  // until the creature is chosen, bit i: offer[i] can be placed
    std::uint8_t paired = 0;  // RD-9
    Square partner{};  // the partner's first square, if paired
    std::array<std::uint8_t, 2> unused{};
    friend bool operator==(const Drawing&, const Drawing&) = default;

    bool started() const { return left < number; }
  };

  // What everybody sees.
  struct Table {
    std::array<Sheet, max_seats> sheets;
    SeatSet drawing;  // the seats that have not finished this round
    SeatSet done;  // RD-8
    std::array<std::uint8_t, 3> dice{};  // the pair, lower die first, and the other die; zeros before the first throw
    std::uint8_t card = 0;  // RD-15; 0 without cards, or before one is turned up
    std::uint16_t rounds = 0;  // begun so far
    std::uint8_t over = 0;
    std::uint8_t unused = 0;
    friend bool operator==(const Table&, const Table&) = default;
  };

  struct State {
    Table table;
    std::array<Drawing, max_seats> drawings;
    friend bool operator==(const State&, const State&) = default;
  };

  struct View {
    Table table;
    Drawing own;
    std::uint32_t viewer = 0;  // as wide as the alignment: no padding
    friend bool operator==(const View&, const View&) = default;
  };

  // The two values on offer, the lower one first. If there is only one, it stands twice. RD-2, RD-15.
  using Offer = std::array<int, 2>;

  static std::span<const OptionSpec> options();
  static void components(Json& out);
  static Result<RatAndDragon> make(const Setup& setup);
  Setup setup() const { return {seats_, options_, edition_}; }
  EditionPtr edition() const { return edition_; }
  static std::vector<std::string> edition_texts();  // that values of an edition may be: the rules for points
  const PrintedData& printed() const { return printed_; }
  static constexpr bool slow_playouts = true;  // every shape is looked for square by square
  static constexpr bool hides_only_choices = true;
  int max_steps() const;
  bool open(const State& s) const {  // nobody has begun to draw what the others do not see yet
    return seats_ == 1 || std::ranges::all_of(s.drawings, [](const Drawing& d) { return d.number == 0; });
  }

  State start() const { return {}; }
  SeatSet to_act(const State& s) const;
  void legal(const State& s, Seat seat, Actions<RatAndDragon>& out) const;
  void mark_legal(const State& s, Seat seat, ActionBits out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action a) const { return a.kind == Kind::throw_dice && a.low() != a.high() ? 2 : 1; }
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
  template <TensorElement T>
  void tensor(const View& v, Tensor<T> out) const {  // the layout is in tensor.cpp
    tensor(v.table, v.own, static_cast<int>(v.viewer), out);
  }
  // The same without the view, which is large.
  template <TensorElement T>
  void tensor(const State& s, Seat viewer, Tensor<T> out) const {
    tensor(s.table, own_drawing(s, viewer), index(viewer), out);
  }

  static std::vector<std::string> split(std::string_view turn);  // 8 c4 … pair e7 -> choose 8, c4, …, pair e7
  static std::string join(const std::vector<std::string>& steps);
  bool decides_anew(const State& s, Seat seat) const { return mid_turn(s, seat) && drawing_of(s, seat).left == 0; }
  bool mid_turn(const State& s, Seat seat) const { return s.table.drawing.has(seat) && drawing_of(s, seat).number != 0; }

  Action greedy(const Observation<RatAndDragon>& observation, Rng& rng) const;

  static std::span<const std::string_view> quantities();  // causes.cpp
  static std::span<const Reason> reasons();
  int amount(const State& s, Seat seat, int what) const;
  void causes(const State& s, Seat seat, Action a, Causes& out) const;
  void json(const Cause& cause, Json& out) const;

  std::vector<Item> items() const;  // items.cpp
  void items_held(const State& s, Seat seat, std::vector<int>& out) const;
  ItemsUsed items_used(const State& s, Seat seat, Action a) const;
  int round(const State& s) const;
  static std::span<const std::string_view> endings();
  int ending(const State& s) const;
  static std::span<const std::string_view> tallies();
  int tally(const State& s, Seat seat, int what) const;

  static Offer offer(const Table& t);
  SquareSet allowed(const Sheet& sheet, int number) const;  // RD-16
  int empty_squares(const Sheet& sheet) const { return squares() - sheet.taken().count(); }
  int empty_cost(const Sheet& sheet) const { return seats_ == 1 ? empty_squares(sheet) : 0; }  // RD-14
  int score(const Sheet& sheet) const;  // RD-12, RD-14
  int pair_points(int a, int b) const;  // RD-10

 private:
  using Squares = Buffer<Square, 4 * creatures>;
  static constexpr int longest_drawing = 1 + creatures + 1;  // choose, squares, pair

  int squares() const { return printed_.columns * printed_.rows; }
  static const Sheet& sheet_of(const Table& t, Seat seat) { return t.sheets[index(seat)]; }
  static const Drawing& drawing_of(const State& s, Seat seat) { return s.drawings[index(seat)]; }
  Drawing own_drawing(const State& s, Seat viewer) const { return index(viewer) < seats_ ? drawing_of(s, viewer) : Drawing{}; }
  template <TensorElement T>
  void tensor(const Table& table, const Drawing& own, int viewer, Tensor<T> out) const;
  bool turns_up_card(const Table& t) const { return first_creature_ && t.card == 0; }  // RD-15

  // The steps of a drawing (RD-16): rules.cpp.
  Drawing new_drawing(const Sheet& sheet, const Offer& offer) const;
  SquareSet room_for(const Sheet& sheet, int number) const;
  SquareSet room_left(const Sheet& sheet, const Drawing& d) const;
  void partners(const Sheet& sheet, const Drawing& d, Squares& out) const;
  int step_count(const Sheet& sheet, const Drawing& d) const;
  Action step_at(const Sheet& sheet, const Drawing& d, const Offer& offer, int k) const;
  bool take_step(const Sheet& sheet, Drawing& d, Action a) const;
  void add_square(const Sheet& sheet, Drawing& d, Square q) const;
  int random_steps(const Sheet& sheet, Drawing& d, const Offer& offer, int most, Rng rng) const;

  void begin_round(State& s) const;
  void end_round(State& s) const;
  void commit(const Drawing& d, Sheet& sheet) const;

  Error why_illegal_chance(const State& s, Seat seat, Action a) const;
  Error why_illegal_step(const State& s, Seat seat, Action a) const;
  Error why_illegal_square(const Sheet& sheet, const Drawing& d, Square q) const;
  Error why_illegal_pair(const Sheet& sheet, const Drawing& d, Square q) const;
  void write_sheet(const Sheet& sheet, Json& out) const;
  void write_prospects(const Sheet& sheet, int number, Json& out) const;
  void write_offer(const View& v, Json& out) const;
  void write_drawing(const View& v, Json& out) const;
  Action greedy_choice(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const;
  SquareSet sealing_squares(const Sheet& sheet, const Drawing& d, const SquareSet& open) const;
  Action greedy_square(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const;
  Action greedy_pair(const View& v, const Actions<RatAndDragon>& legal, Rng& rng) const;

  Options options_;
  EditionPtr edition_;
  PrintedData printed_{};
  SquareSet grid_;  // all squares
  int seats_ = 0;
  int rounds_ = 0;  // 0: no limit
  List<Action, throws> throws_;  // that can fall
  bool first_creature_ = false;  // cards=first_creature
};

// RD-18, in the order of their ids.
constexpr auto all_throws = [] {
  std::array<RatAndDragon::Action, RatAndDragon::throws> all;
  auto next = all.begin();
  for (int low = 1; low <= 6; ++low)
    for (int high = low; high <= 6; ++high)
      for (int other = 1; other <= 6; ++other) *next++ = RatAndDragon::Action::throw_dice(low, high, other);
  return all;
}();

static_assert(Game<RatAndDragon> && Indexed<RatAndDragon> && MarksLegal<RatAndDragon> && HasTensor<RatAndDragon> &&
              HasComponents<RatAndDragon> && HasEdition<RatAndDragon> && MultiStepTurns<RatAndDragon> &&
              ExplainsSteps<RatAndDragon>);

}  // namespace shengxiao::games::rat_and_dragon

namespace shengxiao::games {
using rat_and_dragon::RatAndDragon;
}
