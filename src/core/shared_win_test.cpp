#include "core/shared_win.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace shengxiao {
namespace {

std::vector<double> shares(int seats, SeatSet winners) {
  const auto returns = shared_win(seats, winners);
  return {returns.begin(), returns.end()};
}

TEST(SharedWin, WinnersShareWhatTheOthersLose) {
  EXPECT_EQ(shares(2, Seat::second), (std::vector<double>{-1, 1}));
  EXPECT_EQ(shares(3, Seat::first), (std::vector<double>{1, -0.5, -0.5}));
  EXPECT_EQ(shares(4, SeatSet(Seat::first).with(seat_at(3))), (std::vector<double>{0.5, -0.5, -0.5, 0.5}));
}

TEST(SharedWin, NothingIfAllWinOrNone) {
  EXPECT_EQ(shares(3, SeatSet::all(3)), (std::vector<double>{0, 0, 0}));
  EXPECT_EQ(shares(3, SeatSet()), (std::vector<double>{0, 0, 0}));
}

}  // namespace
}  // namespace shengxiao
