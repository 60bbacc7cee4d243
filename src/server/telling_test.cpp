#include "server/telling.hpp"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <algorithm>

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

TEST(MoveTree, lists_that_begin_alike_share_their_beginning) {
  MoveTree tree;
  EXPECT_EQ(tree.length(MoveTree::root), 0);
  const int a = tree.add(MoveTree::root, "a"), ab = tree.add(a, "b"), ac = tree.add(a, "c");
  EXPECT_EQ(tree.add(a, "b"), ab);
  EXPECT_NE(ab, ac);
  EXPECT_NE(tree.add(MoveTree::root, "b"), ab) << "the same entry of another list";
  EXPECT_EQ(tree.shorter(ac), a);
  EXPECT_EQ(tree.length(ac), 2);
  EXPECT_EQ(tree.last(ac), "c");
}

std::string without_moves(const Parsed& message) {
  auto rest = message;
  rest.erase("from");
  rest.erase("moves");
  rest.erase("away_ms");
  return rest.dump();
}

std::string entry(const table::SeenStep& seen) {
  Parsed all{{"move", seen.text}, {"turn", seen.turn}, {"written", seen.written}, {"action", Parsed::parse(seen.action)}};
  all["seat"] = is_player(seen.actor) ? Parsed(index(seen.actor)) : Parsed("chance");
  if (!seen.complete) all["hidden"] = true;
  return all.dump();
}

// What one client has been sent, put together, and what it would have been sent if the whole list were compared every time.
struct Client {
  Receiver receiver;
  Telling::Sent sent{};
  std::string table{};
  std::vector<std::string> moves{};

  void hear(const TableScene& scene, const std::optional<std::string>& message) {
    std::vector<std::string> all;
    for (const auto& seen : scene.match.seen(receiver.viewer)) all.push_back(entry(seen));
    const auto now = Parsed::parse(table_message(scene.state(), receiver)).dump();
    if (now == table && all == moves) return RC_ASSERT_FALSE(message.has_value());
    RC_ASSERT(message.has_value());
    const auto told = Parsed::parse(*message);
    RC_ASSERT(without_moves(told) == now);
    const auto common = static_cast<std::size_t>(std::ranges::mismatch(all, moves).in1 - all.begin());
    RC_ASSERT(told["from"].get<std::size_t>() == common);
    moves.resize(common);
    for (const auto& move : told["moves"]) moves.push_back(move.dump());
    RC_ASSERT(moves == all);
    table = now;
  }
};

void change(table::Match& match) {
  const auto who = match.to_act();
  const Seat seat = who.nth(*rc::gen::inRange(0, who.size()));
  std::vector<ActionId> legal;
  match.game().legal(match.state(), seat, legal);
  if (*rc::gen::inRange(0, 6) > 0) return match.play(seat, *rc::gen::elementOf(legal));
  const int from = match.last_decision(SeatSet(seat));
  if (from >= 0 && !match.take_back(from, SeatSet(seat))) match.undo_to(from);
}

class TellingOf : public testing::TestWithParam<std::string> {};

// Clients come, change their eyes and miss rounds; each always knows what its viewer was told, and hears nothing that is not new.
TEST_P(TellingOf, brings_every_client_up_to_date) {
  EXPECT_TRUE(rc::check("every client is up to date", [] {
    TableScene scene(*table::Match::start(GetParam(), {3, {}}, *rc::gen::arbitrary<std::uint64_t>()));
    const auto all = SeatSet::all(3);
    std::vector<Client> clients{
        {{{}, Seat::watcher}}, {{SeatSet(Seat::first), Seat::first}}, {{all, Seat::second}}, {{{}, Seat::watcher}}};
    Telling telling;
    const int rounds = *rc::gen::inRange(1, 40);
    for (int i = 0; i < rounds && !scene.match.over(); ++i) {
      const auto table = scene.state();
      Telling::Round round(telling, table);
      for (auto& client : clients) {
        if (*rc::gen::inRange(0, 4) == 0) continue;
        if (client.receiver.seats == all)
          client.receiver.viewer = *rc::gen::elementOf(std::vector{Seat::first, Seat::second, Seat::watcher});
        client.hear(scene, round.message(client.receiver, client.sent));
      }
      change(scene.match);
    }
  }));
}

INSTANTIATE_TEST_SUITE_P(games, TellingOf, testing::Values("great_race", "zodiac", "wu_xing", "rat_and_dragon"),
                         [](const auto& info) { return info.param; });

TEST(Telling, of_a_step_is_that_step) {
  TableScene scene(*table::Match::start("celestial_checkers", {2, {}}, 1));
  Telling telling;
  Telling::Sent sent;
  const Receiver watcher{{}, Seat::watcher};
  const auto tell = [&] {
    const auto table = scene.state();
    const auto message = Telling::Round(telling, table).message(watcher, sent);
    return message ? Parsed::parse(*message) : Parsed();
  };
  EXPECT_EQ(tell()["from"], 0);
  EXPECT_TRUE(tell().is_null()) << "nothing is new";
  ASSERT_TRUE(scene.match.play(Seat::first, "Ox@c3"));
  tell();
  ASSERT_TRUE(scene.match.play(Seat::second, "Rt@h8"));
  const auto told = tell();
  EXPECT_EQ(told["from"], 1);
  ASSERT_EQ(told["moves"].size(), 1);
  EXPECT_EQ(told["moves"][0]["move"], "Rt@h8");
  EXPECT_EQ(told["moves"][0]["seat"], 1);
  scene.match.undo_to(0);
  EXPECT_EQ(tell()["from"], 0);
  ++scene.decisions[Seat::first];
  EXPECT_TRUE(tell().is_null()) << "that is for who sits there";
}

// Ann takes one of several hidden steps back while Ben's choice stays: for Ben nothing has happened.
TEST(Telling, says_nothing_of_a_takeback_that_a_viewer_cannot_see) {
  TableScene scene(*table::Match::start("rat_and_dragon", {2, {}}, 3));
  const auto play = [&](Seat seat) {
    std::vector<ActionId> legal;
    scene.match.game().legal(scene.match.state(), seat, legal);
    scene.match.play(seat, legal.front());
  };
  play(Seat::first);
  play(Seat::first);
  play(Seat::second);
  Telling telling;
  Telling::Sent bens, anns;
  const Receiver ben{SeatSet(Seat::second), Seat::second}, ann{SeatSet(Seat::first), Seat::first};
  const auto table = scene.state();
  EXPECT_TRUE(Telling::Round(telling, table).message(ben, bens));
  EXPECT_TRUE(Telling::Round(telling, table).message(ann, anns));
  ASSERT_TRUE(scene.match.take_back(scene.match.last_decision(SeatSet(Seat::first)), SeatSet(Seat::first)));
  const auto told = Telling::Round(telling, table).message(ben, bens);
  EXPECT_FALSE(told) << *told;
  EXPECT_TRUE(Telling::Round(telling, table).message(ann, anns));
}

}  // namespace
}  // namespace shengxiao::server
