#include "server/gate.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

using Kind = Gate::Kind;

class GateTest : public testing::Test {
 protected:
  bool take(const std::string& address, Kind kind) { return gate.take(address, kind).has_value(); }
  std::string refused(const std::string& address, Kind kind) {
    const auto done = gate.take(address, kind);
    return done ? "" : to_string(done.error());
  }

  TestClock clock;
  Gate gate{{.connections = 2,
             .allowances = {{{3, Milliseconds(1000)}, {1, Milliseconds(10)}, {2, Milliseconds(5000)}, {1, Milliseconds(1500)}}}},
            [this] { return clock.now(); }};
};

TEST_F(GateTest, lets_in_so_many_at_once_and_then_one_each_refill) {
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(take("a", Kind::request)) << i;
  EXPECT_EQ(refused("a", Kind::request), "server.too_fast(1)");
  clock.pass(Milliseconds(999));
  EXPECT_FALSE(take("a", Kind::request));
  clock.pass(Milliseconds(1));
  EXPECT_TRUE(take("a", Kind::request));
  EXPECT_FALSE(take("a", Kind::request));
  clock.pass(Milliseconds(60'000));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(take("a", Kind::request)) << "no more than at first " << i;
  EXPECT_FALSE(take("a", Kind::request));
}

TEST_F(GateTest, what_costs_more_than_is_left_makes_the_next_wait_longer) {
  EXPECT_EQ(gate.wait("a", Kind::request), Milliseconds(0));
  gate.charge("a", Kind::request, 2);
  EXPECT_EQ(gate.wait("a", Kind::request), Milliseconds(0));
  gate.charge("a", Kind::request, 5);
  EXPECT_EQ(gate.wait("a", Kind::request), Milliseconds(5000));
  EXPECT_EQ(gate.wait("b", Kind::request), Milliseconds(0));
  clock.pass(Milliseconds(4999));
  EXPECT_EQ(gate.wait("a", Kind::request), Milliseconds(1));
  clock.pass(Milliseconds(1));
  EXPECT_TRUE(take("a", Kind::request));
}

TEST_F(GateTest, each_address_and_each_kind_has_an_allowance_of_its_own) {
  EXPECT_TRUE(take("a", Kind::table));
  EXPECT_TRUE(take("a", Kind::table));
  EXPECT_EQ(refused("a", Kind::table), "server.many_tables(5)");
  EXPECT_TRUE(take("b", Kind::table));
  EXPECT_TRUE(take("a", Kind::wrong_code));
  EXPECT_EQ(refused("a", Kind::wrong_code), "server.many_wrong_codes(2)");
  EXPECT_TRUE(take("a", Kind::page));
  EXPECT_TRUE(take("a", Kind::request));
}

TEST_F(GateTest, to_check_takes_nothing) {
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(gate.check("a", Kind::wrong_code));
  EXPECT_TRUE(take("a", Kind::wrong_code));
  EXPECT_EQ(to_string(gate.check("a", Kind::wrong_code).error()), "server.many_wrong_codes(2)");
  EXPECT_TRUE(gate.check("b", Kind::wrong_code));
}

TEST_F(GateTest, so_many_connections_an_address) {
  EXPECT_TRUE(gate.enter("a"));
  EXPECT_TRUE(gate.enter("a"));
  EXPECT_FALSE(gate.enter("a"));
  EXPECT_TRUE(gate.enter("b"));
  gate.left("a");
  EXPECT_TRUE(gate.enter("a"));
  EXPECT_FALSE(gate.enter("a"));
}

TEST_F(GateTest, nothing_is_counted_for_who_has_no_address) {
  for (int i = 0; i < 10; ++i) {
    EXPECT_TRUE(gate.enter(""));
    for (const auto kind : {Kind::request, Kind::page, Kind::table, Kind::wrong_code}) EXPECT_TRUE(take("", kind));
  }
  gate.left("");
  EXPECT_EQ(gate.accounts(), 0u);
}

TEST_F(GateTest, forgets_who_has_gone_and_used_up_nothing) {
  EXPECT_TRUE(gate.enter("stays"));
  for (int i = 0; i < 10'000; ++i) {
    const auto address = std::to_string(i);
    EXPECT_TRUE(gate.enter(address));
    gate.left(address);
    EXPECT_TRUE(take(address, Kind::page));
    clock.pass(Milliseconds(1));
  }
  EXPECT_LT(gate.accounts(), 200u);
  EXPECT_TRUE(gate.enter("stays"));
  EXPECT_FALSE(gate.enter("stays"));
}

TEST_F(GateTest, remembers_who_has_used_up_something) {
  gate.charge("a", Kind::table, 2);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(take(std::to_string(i), Kind::page));
  EXPECT_FALSE(take("a", Kind::table));
}

}  // namespace
}  // namespace shengxiao::server
