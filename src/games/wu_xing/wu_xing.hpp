// Wu Xing: tiles of elements, animals and stems, claimed with two dice. RULES.md beside this file has the clauses.
#pragma once
#include "core/game.hpp"
#include "games/wu_xing/tiles.hpp"

namespace shengxiao::games::wu_xing {

class WuXing {
 public:
  static constexpr std::string_view name = "wu_xing", title = "Wu Xing", notation = "WX-19";
  static constexpr int version = 1, min_seats = 2, max_seats = seats_at_most, max_legal = 36, action_total = 246;

  enum class Kind : std::uint8_t { draw, first, roll, reroll, token, claim, capture, prevent, allow, pass };
  enum class Change : std::uint8_t { up, down, again };  // of a token: + - ?
  enum class Phase : std::uint8_t { draw, first, roll, act, reroll, answer, over };

  struct Action {
    Kind kind;
    std::uint8_t what = 0;  // the tile, the first seat, the lower die, the die, the board space from 0
    std::uint8_t more = 0;  // a throw: the higher die; a token: the Change; a capture: whose tile
    static constexpr Action make(Kind kind, int what = 0, int more = 0) {
      return {kind, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(more)};
    }
    friend constexpr bool operator==(Action, Action) = default;
  };

  // An action as everybody knows it, with what the table shows of it. Nothing is hidden.
  struct Redacted {
    Action action;
    std::uint8_t tile;    // the one claimed, captured, kept or given up; else none
    std::uint8_t mover;   // whose turn it is
    std::uint8_t dice;    // the number of the throw it was done with; no_throw: none
    std::uint8_t turned;   // what a token turned the die to; else 0
    std::uint8_t pending;  // a capture that the owner may still prevent
    std::int16_t gain;     // the points that it brought the mover,
    std::int16_t loss;     // and cost the owner of the tile
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  struct State {
    std::array<Tiles, seats_at_most> held{};
    Tiles pile = all_tiles;  // what is face down, in no order: that nobody has drawn
    Tiles discards = 0;
    std::uint16_t turn = 0;  // of all seats together, from 1; 0: set-up. Stops at the most a game may be limited to
    std::array<std::uint8_t, spaces> board{none, none, none};
    std::array<std::uint8_t, spaces> panel{};  // at the bottom, from 0
    std::array<std::uint8_t, seats_at_most> tokens{};
    std::uint8_t dice = no_throw;  // the number of the throw, while the seat decides
    std::uint8_t kept = 0;                  // the die that stays while the other is thrown again
    std::uint8_t wanted = none;    // the tile that its owner may keep by a token,
    std::uint8_t owner = 0;                 // and who that is
    std::uint8_t mover = 0;
    Phase phase = Phase::draw;
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  using View = State;  // nothing is hidden: what is not yet drawn has no order

  static std::span<const OptionSpec> options();
  static Result<WuXing> make(const Setup& setup);
  Setup setup() const { return {seats_, options_, edition_}; }
  EditionPtr edition() const { return edition_; }
  int longest() const;

  State start() const;
  SeatSet to_act(const State& s) const {
    if (s.phase == Phase::act) return seat_at(s.mover);
    if (s.phase == Phase::answer) return seat_at(s.owner);
    return s.phase == Phase::over ? SeatSet() : SeatSet(Seat::chance);
  }
  void legal(const State& s, Seat seat, Actions<WuXing>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action a) const { return a.kind == Kind::roll && a.what != a.more ? 2 : 1; }
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
  void tensor(const View& v, std::span<float> out) const;  // see view.cpp

  Action greedy(const Observation<WuXing>& observation, Rng& rng) const;

  // The tiles of an edition, checked against WX-1 to WX-3, and what a set of them scores (WX-15 to WX-17).
  static Result<TileList> read(const Edition& edition);
  const Tile& tile(int which) const { return tiles_[static_cast<std::size_t>(which)]; }
  int values(Tiles held) const;            // WX-15 alone
  int score(Tiles held) const;
  int worth(Tiles held, int tile) const;   // with this tile less without it

 private:
  unsigned claimable(const State& s, int dice) const;     // the set of board spaces,
  Tiles capturable(const State& s, int dice) const;       // of tiles,
  Tiles in_reach(const State& s, int dice) const;         // and the tiles of both
  static int token_moves(const State& s);                 // how many
  static Action token_move(const State& s, int k);
  static int turned(int face, Change change);             // up or down
  static int empty_space(const State& s);                 // the first one; none there: -1
  static Tiles on_board(const State& s);
  static Tiles unclaimed(const State& s) { return s.pile | s.discards | on_board(s); }
  static bool few(const State& s) { return std::popcount(unclaimed(s)) <= spaces; }  // WX-13
  static std::uint8_t owner_of(const State& s, int tile);
  void claim(State& s, int space) const;
  void capture(State& s, int tile, int owner) const;
  void spend(State& s, int face, Change change) const;
  void turn_tiles(State& s) const;
  void fill(State& s) const;
  Error why_illegal_chance(const State& s, Action a) const;
  Error why_illegal_claim(const State& s, Action a) const;
  Error why_illegal_capture(const State& s, Action a) const;
  Error why_illegal_token(const State& s, Action a) const;
  int gain(Tiles held, int tile) const;                   // greedy's: what a tile is worth to whom has these, in quarters
  int best_worth(const State& s, int dice) const;
  int worth(const State& s, Action a) const;
  void preview(const View& v, Json& out) const;
  void endings(const View& v, Json& out) const;
  void prospect(const View& v, Action token, Tiles now, Json& out) const;

  Options options_;
  EditionPtr edition_;
  int seats_ = 3;
  int turn_limit_ = 0;
  bool piles_ = false;  // end: piles
  TileList tiles_{};
  std::array<std::array<std::uint32_t, panels>, tiles + 1> claimed_by_{};  // of each panel: the throws
  std::array<Tiles, throws + 1> captured_by_{};                                     // of each throw: the tiles
};

}  // namespace shengxiao::games::wu_xing

#include "games/wu_xing/rules.hpp"

namespace shengxiao::games::wu_xing {
static_assert(Game<WuXing> && Indexed<WuXing> && HasEdition<WuXing>);
}  // namespace shengxiao::games::wu_xing

namespace shengxiao::games {
using wu_xing::WuXing;
}
