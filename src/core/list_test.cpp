// The two containers, and what makes a value plain.
#include "core/list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <string>
#include <vector>

namespace shengxiao {
namespace {

static_assert(Plain<int> && Plain<List<int, 3>> && Plain<List<std::uint8_t, 5>> && Plain<List<std::uint64_t, 2>>);
static_assert(!Plain<std::string> && !Plain<double>, "pointers and several ways to write the same number are not plain");
struct Padded {
  char small;
  int large;
  [[maybe_unused]] friend bool operator==(const Padded&, const Padded&) = default;
};
static_assert(!Plain<Padded>, "nor are bytes that mean nothing");

TEST(List, grows_and_shrinks_at_its_end) {
  List<int, 4> list;
  EXPECT_TRUE(list.empty());
  for (const int x : {3, 1, 2}) list.push_back(x);
  EXPECT_EQ(list.size(), 3);
  EXPECT_EQ(list[1], 1);
  EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0), 6);
  EXPECT_EQ(list.pop_back(), 2);
  EXPECT_EQ(list.size(), 2);
  list[0] = 9;
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{9, 1}));
  list.clear();
  EXPECT_EQ(list.size(), 0);
  EXPECT_EQ((List<int, 4>::capacity), 4);
}

TEST(List, equal_lists_are_equal_byte_for_byte) {
  List<int, 4> one, two;
  for (const int x : {7, 8, 9}) one.push_back(x);
  for (const int x : {7, 5}) two.push_back(x);
  EXPECT_FALSE(one == two);
  one.pop_back();
  one.pop_back();
  two.pop_back();
  EXPECT_EQ(one, two);
  EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0) << "what was popped leaves no trace";
}

TEST(List, by_seat) {
  PerSeat<int> points(3, 0);
  points[seat_at(2)] = 5;
  EXPECT_EQ(points.size(), 3);
  EXPECT_EQ(points[2], 5);
  EXPECT_EQ(points[Seat::first], 0);
  const auto& fixed = points;
  EXPECT_EQ(fixed[seat_at(2)], 5);
}

TEST(Buffer, holds_what_was_put_in) {
  Buffer<int, 8> one, two;
  for (const int x : {1, 2, 3}) one.push_back(x);
  two.push_back(1);
  two.push_back(2);
  EXPECT_FALSE(one == two);
  two.push_back(4);
  EXPECT_FALSE(one == two);
  two[2] = 3;
  EXPECT_TRUE(one == two);
  EXPECT_TRUE(one.contains(3));
  EXPECT_FALSE(one.contains(4));
  one.clear();
  EXPECT_TRUE(one.empty());
  EXPECT_FALSE(one.contains(1));
}

TEST(SeatSet, is_a_set) {
  EXPECT_TRUE(SeatSet().empty());
  const auto three = SeatSet::all(3);
  EXPECT_EQ(three.size(), 3);
  EXPECT_TRUE(three.has(seat_at(2)));
  EXPECT_FALSE(three.has(seat_at(3)));
  const auto two = three.without(Seat::second);
  EXPECT_EQ(two.front(), Seat::first);
  EXPECT_EQ(two.nth(1), seat_at(2));
  EXPECT_EQ(two.with(Seat::second), three);
  EXPECT_EQ(two.without(Seat::second), two);
  EXPECT_FALSE(three.is_chance());
  EXPECT_TRUE(SeatSet(Seat::chance).is_chance());
  EXPECT_EQ(SeatSet(Seat::chance).front(), Seat::chance);
  EXPECT_EQ(SeatSet::all(8).size(), 8);
  EXPECT_TRUE(is_player(seat_at(7)));
  EXPECT_FALSE(is_player(Seat::chance));
  EXPECT_FALSE(is_player(Seat::watcher));
}

}  // namespace
}  // namespace shengxiao
