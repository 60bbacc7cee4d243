// The rules of Celestial Checkers a second time, for tests only: written from the rules page before the real ones were read, and
// sharing no line of code with them. Slow and obvious on purpose: a board of 8 x 8 places, plain loops, nothing clever.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace shengxiao::games::celestial_checkers::reference {

constexpr int south = 0;
constexpr int north = 1;
constexpr int nobody = -1;

// CC-2: an animal is known by its strength, 1 to 12. The codes are in that order.
constexpr std::array<const char*, 13> codes = {"??", "Rt", "Hr", "Mk", "Rs", "Sn", "Pg", "Gt", "Dg", "Hs", "Dr", "Tg", "Ox"};

inline int intelligence(int strength) { return 13 - strength; }                               // CC-3
inline bool is_on_board(int file, int rank) { return file >= 1 && file <= 8 && rank >= 1 && rank <= 8; }
inline bool is_playable(int file, int rank) { return (file + rank) % 2 == 0; }                // CC-4: a1 is 1 + 1
inline int far_rank(int seat) { return seat == south ? 8 : 1; }                               // CC-15
inline int forward(int seat) { return seat == south ? 1 : -1; }                               // CC-8
inline bool is_own_rank(int seat, int rank) { return seat == south ? rank <= 3 : rank >= 6; } // CC-6

struct Piece {
  int seat = nobody;
  int strength = 0;
  bool operator==(const Piece&) const = default;
};

struct Square {
  int file = 0;
  int rank = 0;
  bool operator==(const Square&) const = default;
};

// A placement has an animal and no `from`; a slide or a jump has no animal.
struct Step {
  int placed = 0;
  Square from;
  Square to;

  bool is_placement() const { return placed != 0; }
  bool is_jump() const { return !is_placement() && (to.rank - from.rank == 2 || to.rank - from.rank == -2); }
};

inline std::string name(Square at) { return {static_cast<char>('a' + at.file - 1), static_cast<char>('0' + at.rank)}; }

// CC-20
inline std::string text(const Step& step) {
  if (step.is_placement()) return codes[static_cast<std::size_t>(step.placed)] + ("@" + name(step.to));
  return name(step.from) + (step.is_jump() ? "x" : "-") + name(step.to);
}

// The same as one number below 12000, for comparing without making texts.
inline int packed(const Step& step) {
  const int what = step.is_placement() ? 100 + step.placed : step.from.file * 10 + step.from.rank;
  return what * 100 + step.to.file * 10 + step.to.rank;
}

struct Position {
  std::array<std::array<Piece, 9>, 9> board{};    // [file][rank], both from 1
  std::array<std::array<bool, 13>, 2> in_hand{};  // [seat][strength]
  std::array<std::array<bool, 13>, 2> is_home{};  // [seat][strength]
  std::array<int, 2> score{};
  int to_move = south;
  bool is_chain = false;  // the piece on chain_at has jumped and must jump again
  Square chain_at;

  Piece at(int file, int rank) const { return board[static_cast<std::size_t>(file)][static_cast<std::size_t>(rank)]; }
  void set(Square where, Piece piece) { board[static_cast<std::size_t>(where.file)][static_cast<std::size_t>(where.rank)] = piece; }
  bool has(int seat, int strength) const { return in_hand[static_cast<std::size_t>(seat)][static_cast<std::size_t>(strength)]; }

  bool is_placing() const {
    for (const auto& hand : in_hand)
      for (const bool held : hand)
        if (held) return true;
    return false;
  }
};

// CC-1, CC-5
inline Position empty_board() {
  Position position;
  for (auto& hand : position.in_hand)
    for (std::size_t strength = 1; strength <= 12; ++strength) hand[strength] = true;
  return position;
}

inline std::vector<Step> placements(const Position& position) {
  std::vector<Step> found;
  const int seat = position.to_move;
  for (int file = 1; file <= 8; ++file)
    for (int rank = 1; rank <= 8; ++rank) {
      if (!is_playable(file, rank) || !is_own_rank(seat, rank) || position.at(file, rank).seat != nobody) continue;
      for (int strength = 1; strength <= 12; ++strength)
        if (position.has(seat, strength)) found.push_back({strength, {}, {file, rank}});
    }
  return found;
}

inline void add_jumps_from(const Position& position, Square from, std::vector<Step>& found) {
  const Piece mine = position.at(from.file, from.rank);
  const int ahead = forward(mine.seat);
  for (const int side : {-1, 1}) {
    const Square over = {from.file + side, from.rank + ahead};
    const Square to = {from.file + 2 * side, from.rank + 2 * ahead};
    if (!is_on_board(to.file, to.rank)) continue;
    const Piece victim = position.at(over.file, over.rank);
    if (victim.seat == nobody || victim.seat == mine.seat) continue;  // CC-10: over an enemy
    if (victim.strength > mine.strength) continue;                    // CC-11: not over a stronger one
    if (position.at(to.file, to.rank).seat != nobody) continue;       // CC-10: on to an empty square
    found.push_back({0, from, to});
  }
}

inline void add_slides_from(const Position& position, Square from, std::vector<Step>& found) {
  const int ahead = forward(position.at(from.file, from.rank).seat);
  for (const int side : {-1, 1}) {
    const Square to = {from.file + side, from.rank + ahead};
    if (is_on_board(to.file, to.rank) && position.at(to.file, to.rank).seat == nobody) found.push_back({0, from, to});
  }
}

inline std::vector<Step> legal(const Position& position) {
  if (position.is_placing()) return placements(position);
  std::vector<Step> jumps;
  std::vector<Step> slides;
  if (position.is_chain) {  // CC-13: the same piece goes on
    add_jumps_from(position, position.chain_at, jumps);
    return jumps;
  }
  for (int file = 1; file <= 8; ++file)
    for (int rank = 1; rank <= 8; ++rank) {
      if (position.at(file, rank).seat != position.to_move) continue;
      add_jumps_from(position, {file, rank}, jumps);
      add_slides_from(position, {file, rank}, slides);
    }
  return jumps.empty() ? slides : jumps;  // CC-12
}

// The option placement=random: the next square of the seat whose turn it is, South's from a1 upwards, North's from h8 downwards.
inline Square next_to_fill(const Position& position) {
  for (int k = 1; k <= 3; ++k)
    for (int j = 1; j <= 8; ++j) {
      const Square at = position.to_move == south ? Square{j, k} : Square{9 - j, 9 - k};
      if (is_playable(at.file, at.rank) && position.at(at.file, at.rank).seat == nobody) return at;
    }
  return {};
}

// What chance may put there: any animal left, or with shuffle=mirrored the one that South has opposite.
inline std::vector<Step> deals(const Position& position, bool is_mirrored) {
  const Square to = next_to_fill(position);
  if (is_mirrored && position.to_move == north) return {{position.at(9 - to.file, 9 - to.rank).strength, {}, to}};
  std::vector<Step> found;
  for (int strength = 1; strength <= 12; ++strength)
    if (position.has(position.to_move, strength)) found.push_back({strength, {}, to});
  return found;
}

inline std::vector<std::string> legal_texts(const Position& position) {
  std::vector<std::string> texts;
  for (const Step& step : legal(position)) texts.push_back(text(step));
  std::ranges::sort(texts);
  return texts;
}

inline void give_turn_to_other(Position& position) {
  position.is_chain = false;
  position.chain_at = {};
  position.to_move = 1 - position.to_move;
}

inline void place(Position& position, const Step& step) {
  const int seat = position.to_move;
  position.set(step.to, {seat, step.placed});
  position.in_hand[static_cast<std::size_t>(seat)][static_cast<std::size_t>(step.placed)] = false;
  give_turn_to_other(position);
  if (!position.is_placing()) position.to_move = north;  // CC-7
}

// The step must be legal.
inline void apply(Position& position, const Step& step) {
  if (step.is_placement()) return place(position, step);
  const Piece mine = position.at(step.from.file, step.from.rank);
  position.set(step.from, {});
  position.set(step.to, mine);
  if (step.is_jump()) position.set({(step.from.file + step.to.file) / 2, (step.from.rank + step.to.rank) / 2}, {});
  if (step.to.rank == far_rank(mine.seat)) {  // CC-15
    position.set(step.to, {});
    position.score[static_cast<std::size_t>(mine.seat)] += intelligence(mine.strength);
    position.is_home[static_cast<std::size_t>(mine.seat)][static_cast<std::size_t>(mine.strength)] = true;
    return give_turn_to_other(position);
  }
  if (step.is_jump()) {  // CC-13
    std::vector<Step> further;
    add_jumps_from(position, step.to, further);
    if (!further.empty()) {
      position.is_chain = true;
      position.chain_at = step.to;
      return;
    }
  }
  give_turn_to_other(position);
}

inline bool apply_text(Position& position, const std::string& wanted) {
  for (const Step& step : legal(position))
    if (text(step) == wanted) {
      apply(position, step);
      return true;
    }
  return false;
}

inline bool is_over(const Position& position) { return legal(position).empty(); }  // CC-16

// CC-17, CC-18: +1, -1 or 0 for South.
inline int returns_of_south(const Position& position) {
  if (position.score[south] == position.score[north]) return 0;
  return position.score[south] > position.score[north] ? 1 : -1;
}

struct Turn {
  std::string text;
  Position after;
};

// All ways to finish the turn that has begun: a chain of jumps is one turn.
inline void add_turns(const Position& position, const std::string& so_far, std::vector<Turn>& found) {
  for (const Step& step : legal(position)) {
    Position after = position;
    apply(after, step);
    const std::string written = so_far.empty() ? text(step) : so_far + "x" + name(step.to);
    if (after.is_chain)
      add_turns(after, written, found);
    else
      found.push_back({written, after});
  }
}

inline std::vector<Turn> turns(const Position& position) {
  std::vector<Turn> found;
  add_turns(position, "", found);
  return found;
}

inline std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (const Turn& turn : turns(position)) sum += perft(turn.after, depth - 1);
  return sum;
}

// A line-up: the twelve strengths, South's on a1, c1, e1, g1, b2, … and North's on h8, f8, …, the same seen from the other side.
inline Position lined_up(const std::array<int, 12>& order) {
  Position position;
  position.to_move = north;
  std::size_t next = 0;
  for (int rank = 1; rank <= 3; ++rank)
    for (int file = 1; file <= 8; ++file) {
      if (!is_playable(file, rank)) continue;
      const auto strength = order[next++];
      position.set({file, rank}, {south, strength});
      position.set({9 - file, 9 - rank}, {north, strength});
    }
  return position;
}

inline std::string shown(const std::string& code, int seat) {
  std::string written = code;
  if (seat == north) written[0] = static_cast<char>(written[0] - 'A' + 'a');
  return written;
}

// CC-20: the pieces of one rank, runs of empty playable squares as a number.
inline std::string rank_line(const Position& position, int rank) {
  std::string line;
  int empty = 0;
  for (int file = 1; file <= 8; ++file) {
    if (!is_playable(file, rank)) continue;
    const Piece piece = position.at(file, rank);
    if (piece.seat == nobody) {
      ++empty;
      continue;
    }
    if (empty > 0) line += std::to_string(empty);
    empty = 0;
    line += shown(codes[static_cast<std::size_t>(piece.strength)], piece.seat);
  }
  return empty > 0 ? line + std::to_string(empty) : line;
}

// Animals in hand or home, weakest first.
inline std::string set_line(const std::array<bool, 13>& set, int seat) {
  std::string line;
  for (std::size_t strength = 1; strength <= 12; ++strength)
    if (set[strength]) line += shown(codes[strength], seat);
  return line.empty() ? "-" : line;
}

// CC-20: board, hands, home, scores, seat to move, chain.
inline std::string line(const Position& position) {
  std::string all;
  for (int rank = 8; rank >= 1; --rank) all += rank_line(position, rank) + (rank > 1 ? "/" : "");
  for (const auto* sets : {&position.in_hand, &position.is_home})
    all += " " + set_line((*sets)[south], south) + "/" + set_line((*sets)[north], north);
  all += " " + std::to_string(position.score[south]) + "/" + std::to_string(position.score[north]);
  return all + (position.to_move == south ? " S " : " N ") + (position.is_chain ? name(position.chain_at) : "-");
}

}  // namespace shengxiao::games::celestial_checkers::reference
