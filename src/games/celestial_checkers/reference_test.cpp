// Whole random games, played by the real rules and by the reference rules at once: the same moves, scores and end in every
// position. 100,000 games in a release build; fewer where preconditions are checked or SHENGXIAO_SLOW_BUILD is set, since those are
// slow.
#include "games/celestial_checkers/reference_rules.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "games/celestial_checkers/testing.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

int games_to_play() {
#ifdef NDEBUG
  return std::getenv("SHENGXIAO_SLOW_BUILD") ? 2'000 : 100'000;
#else
  return 2'000;
#endif
}

int square(reference::Square at) { return (at.rank - 1) * 8 + at.file - 1; }

CelestialCheckers::Action action(const reference::Step& step) {
  if (step.is_placement()) return CelestialCheckers::Action::place(step.placed - 1, square(step.to));
  return CelestialCheckers::Action::step(square(step.from), square(step.to));
}

int packed(CelestialCheckers::Action a) {
  const auto name = [](int square) { return (square % 8 + 1) * 10 + square / 8 + 1; };
  return (a.is_placement() ? 100 + a.animal() + 1 : name(a.from)) * 100 + name(a.to);
}

// Animals strewn over the board, taken, or home; all placed.
reference::Position strewn(Rng& rng) {
  reference::Position position;
  position.to_move = rng.below(2);
  const int crowd = 1 + rng.below(10);
  for (int seat = 0; seat < 2; ++seat)
    for (int strength = 1; strength <= 12; ++strength) {
      const reference::Square at{1 + rng.below(8), 1 + rng.below(8)};
      if (rng.below(10) < crowd) {
        if (!reference::is_playable(at.file, at.rank) || at.rank == reference::far_rank(seat)) continue;
        if (position.at(at.file, at.rank).seat == reference::nobody)
          position.set(at, {static_cast<std::int8_t>(seat), static_cast<std::int8_t>(strength)});
      } else if (rng.below(3) == 0) {
        position.is_home[static_cast<std::size_t>(seat)][static_cast<std::size_t>(strength)] = true;
        position.score[static_cast<std::size_t>(seat)] += reference::intelligence(strength);
      }
    }
  return position;
}

class Comparison {
 public:
  // One game by both rules; stops at the first difference.
  void play(int number) {
    const auto kind = number % 4;
    game_ = &games_[static_cast<std::size_t>(kind % 3)];
    is_dealt_ = kind == 1 || kind == 2;
    is_mirrored_ = kind == 2;
    with_texts_ = number / 4 % 100 == 0;
    position_ = kind == 3 ? strewn(rng_) : reference::empty_board();
    state_ = kind == 3 ? at(reference::line(position_)) : game_->start();
    while (true) {
      const bool chance = is_dealt_ && position_.is_placing();
      const auto legal = chance ? reference::deals(position_, is_mirrored_) : reference::legal(position_);
      compare(legal, chance);
      if (::testing::Test::HasFailure() || legal.empty()) return;
      const auto& step = legal[static_cast<std::size_t>(rng_.below(static_cast<int>(legal.size())))];
      if (with_texts_) last_ = reference::text(step);
      reference::apply(position_, step);
      game_->apply(state_, game_->to_act(state_).front(), action(step));
      ++steps_;
      if (step.is_jump()) ++jumps_;
      if (position_.is_chain) ++chains_;
    }
  }

  long steps() const { return steps_; }
  long jumps() const { return jumps_; }
  long chains() const { return chains_; }
  long texts() const { return texts_; }

 private:
  void compare(const std::vector<reference::Step>& legal, bool chance) {
    const auto who = legal.empty() ? SeatSet() : chance ? SeatSet(Seat::chance) : SeatSet(seat_at(position_.to_move));
    ASSERT_EQ(game_->to_act(state_), who) << where();
    Actions<CelestialCheckers> ours;
    if (!who.empty()) game_->legal(state_, who.front(), ours);
    ASSERT_EQ(static_cast<std::size_t>(ours.size()), legal.size()) << where();
    ++stamp_;
    for (const auto& step : legal) seen_[static_cast<std::size_t>(reference::packed(step))] = stamp_;
    for (const auto a : ours) {
      auto& stamp = seen_[static_cast<std::size_t>(packed(a))];
      ASSERT_EQ(stamp, stamp_) << where() << ": " << game_->text(a);
      stamp = 0;  // no move twice
    }
    for (const int seat : {0, 1}) ASSERT_EQ(state_.score(seat), position_.score[static_cast<std::size_t>(seat)]) << where();
    if (with_texts_) compare_texts(legal);
    if (legal.empty()) {
      ASSERT_EQ(game_->returns(state_)[Seat::first], reference::returns_of_south(position_)) << where();
      ASSERT_EQ(game_->returns(state_)[Seat::second], -reference::returns_of_south(position_)) << where();
    }
  }

  void compare_texts(const std::vector<reference::Step>& legal) {
    Texts texts;
    for (const auto& step : legal) texts.push_back(reference::text(step));
    std::ranges::sort(texts);
    ASSERT_EQ(moves(*game_, state_), texts) << where();
    ASSERT_EQ(game_->position(state_), reference::line(position_)) << "after " << last_;
    texts_ += static_cast<long>(texts.size());
  }

  std::string where() const { return reference::line(position_) + ", ours " + game_->position(state_); }

  const std::array<CelestialCheckers, 3> games_{game_with(), game_with({{"placement", "random"}}),
                                                game_with({{"placement", "random"}, {"shuffle", "mirrored"}})};
  const CelestialCheckers* game_ = nullptr;
  bool is_dealt_ = false, is_mirrored_ = false, with_texts_ = false;
  reference::Position position_;
  State state_;
  std::string last_;
  std::vector<int> seen_ = std::vector<int>(12'000);
  int stamp_ = 0;
  long steps_ = 0, jumps_ = 0, chains_ = 0, texts_ = 0;
  Rng rng_{2001};
};

TEST(CelestialCheckers, agrees_with_the_reference_in_random_games) {
  const int games = games_to_play();
  Comparison comparison;
  for (int i = 0; i < games && !HasFailure(); ++i) comparison.play(i);
  RecordProperty("games", games);
  RecordProperty("steps", std::to_string(comparison.steps()));
  fmt::print("{} games, {} steps ({} jumps, {} of them to be followed by another), {} texts\n", games, comparison.steps(),
             comparison.jumps(), comparison.chains(), comparison.texts());
  EXPECT_GT(comparison.steps(), 50L * games);
  EXPECT_GT(comparison.jumps(), 5L * games);
  EXPECT_GT(comparison.chains(), games / 4);
  EXPECT_GT(comparison.texts(), games);
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
