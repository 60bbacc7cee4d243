// Celestial Checkers in the research shape. The rules are the same, move for move (research_check.hpp).
#pragma once
#include <array>

#include "research_shape.hpp"

namespace shengxiao::research {

// Actions: placing animal a (0 to 11) on square q: 64 * 64 + 64 * a + q; moving from p to q: 64 * p + q.
class Checkers : public State {
 public:
  Checkers() {
    hand_[0].fill(true);
    hand_[1].fill(true);
  }

  int current_player() const override { return mover_; }
  bool is_terminal() const override { return !placing() && legal_actions().empty(); }
  std::unique_ptr<State> clone() const override { return std::make_unique<Checkers>(*this); }

  std::vector<std::int64_t> legal_actions() const override {
    std::vector<std::int64_t> all;
    if (placing()) {
      for (int animal = 0; animal < 12; ++animal)
        for (int square = 0; square < 64; ++square)
          if (hand_[at(mover_)][at(animal)] && in_camp(square) && board_[at(square)] == 0)
            all.push_back(64 * 64 + 64 * animal + square);
      return all;
    }
    for (int jump = 1; jump >= 0 && all.empty(); --jump)
      for (int way = -1; way <= 1; way += 2)
        for (int from = 0; from < 64; ++from)
          if (can_go(from, way, jump)) all.push_back(64 * from + target(from, way, jump));
    return all;
  }

  std::vector<double> returns() const override {
    const double south = score_[0] > score_[1] ? 1 : score_[0] < score_[1] ? -1 : 0;
    return {south, -south};
  }

 protected:
  void do_apply_action(std::int64_t action) override {
    const int forward = mover_ == 0 ? 1 : -1;
    if (action >= 64 * 64) {
      const auto animal = static_cast<int>(action / 64 - 64), square = static_cast<int>(action % 64);
      board_[at(square)] = static_cast<std::int8_t>(forward * (animal + 1));
      hand_[at(mover_)][at(animal)] = false;
      mover_ = placing() ? 1 - mover_ : 1;
      return;
    }
    const auto from = static_cast<int>(action / 64), to = static_cast<int>(action % 64);
    const bool jump = to - from > 9 || from - to > 9;
    const int strength = forward * board_[at(from)];
    board_[at(from)] = 0;
    if (jump) board_[at((from + to) / 2)] = 0;
    const bool home = to / 8 == (mover_ == 0 ? 7 : 0);
    if (home)
      score_[at(mover_)] += 13 - strength;
    else
      board_[at(to)] = static_cast<std::int8_t>(forward * strength);
    chain_ = -1;
    if (jump && !home && (can_go(to, -1, 1) || can_go(to, 1, 1))) {
      chain_ = to;
      return;
    }
    mover_ = 1 - mover_;
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  bool placing() const {
    for (const auto& hand : hand_)
      for (bool held : hand)
        if (held) return true;
    return false;
  }
  bool in_camp(int square) const {
    const int rank = square / 8, file = square % 8;
    return (rank + file) % 2 == 0 && (mover_ == 0 ? rank < 3 : rank > 4);
  }
  int target(int from, int way, int jump) const { return from + (1 + jump) * (way + (mover_ == 0 ? 8 : -8)); }
  bool can_go(int from, int way, int jump) const {
    if (chain_ >= 0 && (from != chain_ || !jump)) return false;
    const int forward = mover_ == 0 ? 1 : -1, own = forward * board_[at(from)];
    const int file = from % 8 + (1 + jump) * way, rank = from / 8 + (1 + jump) * forward;
    if (own <= 0 || file < 0 || file > 7 || rank < 0 || rank > 7 || board_[at(rank * 8 + file)] != 0) return false;
    if (!jump) return true;
    const int other = -forward * board_[at(target(from, way, 0))];
    return other > 0 && other <= own;
  }

  std::array<std::int8_t, 64> board_{};
  std::array<std::array<bool, 12>, 2> hand_{};
  std::array<int, 2> score_{};
  int mover_ = 0, chain_ = -1;
};

}  // namespace shengxiao::research
