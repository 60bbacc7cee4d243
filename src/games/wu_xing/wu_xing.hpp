// Wu Xing: tiles of elements, animals and stems are claimed with two dice. The clauses are those of RULES.md.
//
// Read in this order: tiles.hpp, this file, rules.hpp (legal actions and apply).
#pragma once
#include "core/bits.hpp"
#include "core/cause.hpp"
#include "core/items.hpp"
#include "games/wu_xing/tiles.hpp"

namespace shengxiao::games::wu_xing {

class WuXing {
 public:
  static constexpr std::string_view name = "wu_xing", title = "Wu Xing", notation = "WX-19";
  static constexpr int version = 1, min_seats = 2, max_seats = seats_at_most, action_total = 246;
  static constexpr int max_legal = 6 + spaces + (tiles - 1) + 1;  // tokens, claims, captures, pass

  enum class Kind : std::uint8_t { draw, first, throw_dice, rethrow, token, claim, capture, prevent, allow, pass };  // WX-19
  static constexpr bool is_chance(Kind kind) { return kind <= Kind::rethrow; }
  enum class Change : std::uint8_t { up, down, again };  // what a token does to a die
  static constexpr std::string_view change_codes = "+-?";

  struct Action {
    Kind kind = Kind::pass;

    constexpr Action() = default;
    static constexpr Action draw(int tile) { return {Kind::draw, tile}; }
    static constexpr Action first(int seat) { return {Kind::first, seat}; }
    static constexpr Action throw_dice(Throw t) { return {Kind::throw_dice, t.low, t.high}; }
    static constexpr Action rethrow(int die) { return {Kind::rethrow, die}; }
    static constexpr Action token(int die, Change change) { return {Kind::token, die, static_cast<int>(change)}; }
    static constexpr Action claim(int space) { return {Kind::claim, space}; }
    static constexpr Action capture(int tile, int owner) { return {Kind::capture, tile, owner}; }
    static constexpr Action prevent() { return {Kind::prevent}; }
    static constexpr Action allow() { return {Kind::allow}; }
    static constexpr Action pass() { return {Kind::pass}; }

    constexpr int tile() const { return a_; }   // draw, capture
    constexpr int seat() const { return a_; }   // first
    constexpr int low() const { return a_; }    // throw_dice
    constexpr int high() const { return b_; }   // throw_dice
    constexpr int die() const { return a_; }    // rethrow: the face thrown; token: the face it is spent on
    constexpr Change change() const { return static_cast<Change>(b_); }  // token
    constexpr int space() const { return a_; }  // claim: from 0
    constexpr int owner() const { return b_; }  // capture
    friend constexpr bool operator==(Action, Action) = default;

   private:
    constexpr Action(Kind its_kind, int a = 0, int b = 0)
        : kind(its_kind), a_(static_cast<std::uint8_t>(a)), b_(static_cast<std::uint8_t>(b)) {}
    std::uint8_t a_ = 0, b_ = 0;
  };

  // What the game waits for. In draw, first, throw_dice and rethrow it is an outcome of chance.
  enum class Phase : std::uint8_t { draw, first, throw_dice, act, rethrow, answer, over };

  struct State {
    std::array<Tiles, seats_at_most> held{};
    Tiles draw_pile = all_tiles;  // in no order: each tile is as likely to be next
    Tiles discard_pile = 0;
    std::uint16_t turn = 0;       // of all seats together, from 1; 0: set-up; stays at UINT16_MAX, the largest turn_limit
    std::array<std::uint8_t, spaces> board{none, none, none};
    std::array<std::uint8_t, spaces> panel{};         // of each space, the panel at the bottom, from 0
    std::array<std::uint8_t, seats_at_most> tokens{};
    std::uint8_t dice = no_throw;                     // the number of the throw, in Phase::act and Phase::answer
    std::uint8_t kept_die = 0;                        // the die that stays while the other is thrown again
    std::uint8_t contested_tile = none;               // in Phase::answer, the tile of the capture
    std::uint8_t contested_owner = 0;                 // in Phase::answer, the seat that may prevent the capture
    std::uint8_t mover = 0;
    Phase phase = Phase::draw;
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  using View = State;  // nothing is hidden

  // What else comes of an action: the owner may still prevent it, or the discards become the new draw pile (WX-12).
  enum class Sequel : std::uint8_t { none, pending, shuffled };

  // An action with what the table shows of it. Nothing is hidden.
  struct Redacted {
    Action action;
    std::uint8_t tile;     // the tile claimed, captured, kept or given up; else none
    std::uint8_t mover;
    std::uint8_t dice;     // the number of the throw, in Phase::act; else no_throw
    std::uint8_t turned;   // the face that a token turned the die to; else 0
    Sequel sequel;
    std::int16_t gain;     // points gained by the mover
    std::int16_t loss;     // points lost by the owner of a captured tile
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  static std::span<const OptionSpec> options();
  static void components(Json& out);
  static Result<WuXing> make(const Setup& setup);
  Setup setup() const { return {seats_, options_, edition_}; }
  EditionPtr edition() const { return edition_; }
  int max_steps() const;

  State start() const;
  SeatSet to_act(const State& s) const {
    if (s.phase == Phase::act) return seat_at(s.mover);
    if (s.phase == Phase::answer) return seat_at(s.contested_owner);
    return s.phase == Phase::over ? SeatSet() : SeatSet(Seat::chance);
  }
  void legal(const State& s, Seat seat, Actions<WuXing>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action a) const { return a.kind == Kind::throw_dice && a.low() != a.high() ? 2 : 1; }
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  Error why_illegal(const State& s, Seat seat, Action a) const;

  View view(const State& s, Seat) const { return s; }
  State determinize(const View& v, Rng&) const { return v; }
  Redacted redact(const State& s, Seat actor, Action a, Seat viewer) const;

  int action_count() const { return action_total; }
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Action a) const;
  std::string text(Redacted a) const { return text(a.action); }
  void json(Action a, Json& out) const;
  void json(Redacted a, Json& out) const;
  void json(const View& v, Json& out) const;
  int tensor_size() const;
  template <TensorElement T>
  void tensor(const View& v, Tensor<T> out) const;  // the layout is in tensor.cpp

  Action greedy(const Observation<WuXing>& observation, Rng& rng) const;
  static bool is_plain(Action action) { return action.kind == Kind::pass; }  // for agents: nobody overlooks it

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
  std::span<const std::string_view> endings() const;
  int ending(const State& s) const;
  static std::span<const std::string_view> tallies();
  int tally(const State& s, Seat seat, int what) const;

  const Tile& tile(int number) const { return tiles_[number]; }
  int value_sum(Tiles held) const;                // WX-15
  int score(Tiles held) const;                    // WX-15 to WX-17
  int score_change(Tiles held, int tile) const;   // the score with the tile, less the score without it

 private:
  // Legal moves: rules.hpp.
  unsigned claimable(const State& s, int dice) const;
  Tiles capturable(const State& s, int dice) const;
  Tiles in_reach(const State& s, int dice) const;
  static int token_moves(const State& s);
  static Action token_move(const State& s, int k);
  static std::uint8_t owner_of(const State& s, int tile);
  static Tiles on_board(const State& s);
  static Tiles unclaimed(const State& s) { return s.draw_pile | s.discard_pile | on_board(s); }
  static bool discards_stop(const State& s) { return std::popcount(unclaimed(s)) <= spaces; }  // WX-13

  // The parts of apply: rules.hpp.
  static int empty_space(const State& s);
  static int turned(int face, Change change);
  void spend_token(State& s, int face, Change change) const;
  void claim(State& s, int space) const;
  void capture(State& s, int tile, int owner) const;
  void take_contested_tile(State& s) const;
  void end_action(State& s) const;
  void refill_or_next_turn(State& s) const;

  Error why_illegal_chance(const State& s, Action a) const;
  Error why_illegal_claim(const State& s, Action a) const;
  Error why_illegal_capture(const State& s, Action a) const;
  Error why_illegal_token(const State& s, Action a) const;
  void write_preview(const View& v, Json& out) const;
  void write_endings(const View& v, Json& out) const;
  void write_prospect(const View& v, Action token, Tiles now, Json& out) const;
  int tile_value(Tiles held, int tile) const;
  int move_value(const State& s, Action a) const;
  int best_move_value(const State& s, int dice) const;
  double ends_with(const State& s, Action a) const;

  Options options_;
  EditionPtr edition_;
  int seats_ = 3;
  int turn_limit_ = 0;
  Tiles in_game_ = all_tiles;
  int tokens_ = tokens_each;
  bool piles_ = false;  // end=piles
  TileList tiles_{};
  // By binary place: the tiles whose value has a 1 there.
  std::array<Tiles, std::bit_width(unsigned{value_at_most})> value_places_{};
  // By tile and panel: bit t for throw t. Row `none` is all zero, so an empty space needs no test.
  std::array<std::array<std::uint32_t, panels>, tiles + 1> claiming_throws_{};
  std::array<Tiles, throws> capturable_tiles_{};  // by throw: the tiles that have its pair
};

}  // namespace shengxiao::games::wu_xing

#include "games/wu_xing/ids.hpp"
#include "games/wu_xing/items_used.hpp"
#include "games/wu_xing/rules.hpp"

namespace shengxiao::games::wu_xing {
static_assert(Game<WuXing> && Indexed<WuXing> && HasTensor<WuXing> && HasComponents<WuXing> && HasEdition<WuXing> &&
              ExplainsSteps<WuXing>);
}  // namespace shengxiao::games::wu_xing

namespace shengxiao::games {
using wu_xing::WuXing;
}
