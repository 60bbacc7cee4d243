#include "server/telling.hpp"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <algorithm>

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

// A match of which one viewer hears, who has been told `told` of it.
struct HeardMatch {
  table::Match match = *table::Match::start("celestial_checkers", {2, {}}, 1);
  ToldMoves told{};

  void play(std::size_t nth) {
    std::vector<ActionId> legal;
    match.game().legal(match.state(), match.to_act().front(), legal);
    match.play(match.to_act().front(), legal[nth]);
  }
  void tell() { told.update(match.seen_by(Seat::watcher)); }
};

TEST(ToldMoves, know_what_has_changed_since_when) {
  HeardMatch one;
  const auto& told = one.told;
  EXPECT_EQ(told.version(), 0u);
  one.play(0);
  one.play(0);
  one.tell();
  const auto two = told.version();
  EXPECT_EQ(told.same_since(two, 2), 2u);
  one.play(0);
  one.play(0);
  one.tell();
  EXPECT_EQ(told.version(), two) << "what there was has not changed";
  EXPECT_EQ(told.size(), 4u);
  one.match.undo_to(2);
  one.play(1);
  one.tell();
  EXPECT_EQ(told.size(), 3u);
  EXPECT_EQ(told.same_since(two, 2), 2u);
  EXPECT_EQ(told.same_since(two, 4), 2u);
  EXPECT_EQ(told.same_since(told.version(), 3), 3u);
  one.match.undo_to(1);
  one.tell();
  EXPECT_EQ(told.same_since(two, 2), 1u) << "the second one went, too";
  EXPECT_EQ(told.same_since(two, 0), 0u);
}

TEST(ToldMoves, that_are_played_again_before_anybody_is_told_have_not_changed) {
  HeardMatch one;
  for (int i = 0; i < 4; ++i) one.play(0);
  one.tell();
  const auto version = one.told.version();
  one.match.undo_to(1);
  for (int i = 0; i < 3; ++i) one.play(0);
  one.tell();
  EXPECT_EQ(one.told.version(), version);
  one.match.undo_to(3);
  one.play(1);
  one.tell();
  EXPECT_EQ(one.told.same_since(version, 4), 3u);
  one.match.undo_to(0);
  one.tell();
  one.play(0);
  one.tell();
  EXPECT_EQ(one.told.same_since(version, 4), 0u) << "it was gone meanwhile";
}

std::string without_news(const Parsed& message) {
  auto rest = message;
  for (const auto* field : {"from", "moves", "notes_from", "notes"}) rest.erase(field);
  rest.erase("away_ms");
  return rest.dump();
}

std::string entry(const table::Match& match, Seat viewer, std::size_t i) {
  const auto& seen = match.seen(viewer)[i];
  const auto told = match.told(viewer, i);
  Parsed all{{"turn", seen.turn}, {"seat", nullptr}};
  if (!seen.is_outcome()) {
    all.update({{"move", told.text}, {"written", told.written}, {"action", Parsed::parse(told.action)}});
    all["seat"] = is_player(seen.actor) ? Parsed(index(seen.actor)) : Parsed("chance");
    if (!seen.complete) all["hidden"] = true;
  }
  if (!seen.causes) return all.dump();
  std::string causes;
  Json out(causes);
  match.game().causes_json(match.causes_of(seen.after), out);
  all["causes"] = Parsed::parse(causes);
  return all.dump();
}

// What one client has been sent, put together, and whether it has been told of every change since it came to its present eyes.
struct Client {
  Receiver receiver;
  Telling::Sent sent{};
  std::string table{};
  std::vector<std::string> moves{};
  bool has_missed = true;

  void hear(const TableScene& scene, const Text& message) {
    std::vector<std::string> all;
    const auto seen = scene.match.seen(receiver.viewer);
    for (std::size_t i = 0; i < seen.size(); ++i) all.push_back(entry(scene.match, receiver.viewer, i));
    const auto now = Parsed::parse(table_message(scene.state(), receiver)).dump();
    const bool is_new = now != table || all != moves;
    const bool is_told = message != nullptr;
    const bool is_right = has_missed ? is_told || !is_new : is_told == is_new;
    RC_ASSERT(is_right);
    if (!message) return;
    const auto told = Parsed::parse(*message);
    RC_ASSERT(without_news(told) == now);
    const auto common = static_cast<std::size_t>(std::ranges::mismatch(all, moves).in1 - all.begin());
    const auto from = told["from"].get<std::size_t>();
    const bool is_from_there = has_missed ? from <= common : from == common;
    RC_ASSERT(is_from_there);
    moves.resize(from);
    for (const auto& move : told["moves"]) moves.push_back(move.dump());
    RC_ASSERT(moves == all);
    table = now;
    has_missed = false;
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
        if (*rc::gen::inRange(0, 4) == 0) {
          client.has_missed = true;
          continue;
        }
        if (client.receiver.seats == all && *rc::gen::inRange(0, 3) == 0) {
          client.receiver.viewer = *rc::gen::elementOf(std::vector{Seat::first, Seat::second, Seat::watcher});
          client.has_missed = true;
        }
        client.hear(scene, round.message(client.receiver, client.sent));
      }
      change(scene.match);
    }
  }));
}

INSTANTIATE_TEST_SUITE_P(games, TellingOf, testing::Values("great_race", "zodiac", "wu_xing", "rat_and_dragon"),
                         [](const auto& info) { return info.param; });

// The numbers of the steps would tell of hidden ones, and so might words.
TEST(Telling, of_notes_is_of_new_ones_and_of_all_with_their_steps_once_the_game_is_over) {
  TableScene scene(*table::Match::start("celestial_checkers", {2, {}}, 1));
  scene.notes = {"a note", "deputy seat=1 step=5 level=3"};
  Telling telling;
  Telling::Sent sent;
  const auto tell = [&] {
    const auto table = scene.state();
    const auto message = Telling::Round(telling, table).message({{}, Seat::watcher}, sent);
    return message ? Parsed::parse(*message) : Parsed();
  };
  const Parsed deputy{{"kind", "deputy"}, {"seat", 1}, {"level", 3}}, back{{"kind", "back"}, {"seat", 1}};
  auto told = tell();
  EXPECT_EQ(told["notes"], Parsed::array({deputy}));
  EXPECT_EQ(told["notes_from"], 0);
  scene.notes.emplace_back("back seat=1 step=7");
  told = tell();
  EXPECT_EQ(told["notes"], Parsed::array({back})) << "though nothing else is new";
  EXPECT_EQ(told["notes_from"], 1) << "of those that were told";
  scene.ending = Ending{Ending::Kind::agreed};
  told = tell();
  EXPECT_EQ(told["notes_from"], 0);
  ASSERT_EQ(told["notes"].size(), 3);
  EXPECT_EQ(told["notes"][0], (Parsed{{"text", "a note"}}));
  EXPECT_EQ(told["notes"][2], (Parsed{{"text", scene.notes[2]}, {"kind", "back"}, {"seat", 1}, {"step", 7}}));
  scene.ending.reset();
  EXPECT_EQ(tell()["notes"], Parsed::array({deputy, back})) << "it goes on";
}

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
