#include "table/seat_occupant.hpp"

#include <gtest/gtest.h>

#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

const SeatOccupant computer{false, 3};

Match chain() {  // South jumps twice in one turn, then North slides
  auto match = Match::start("celestial_checkers",
                            {2, {{"placement", "fixed"}, {"position", "3dg/2gt1/4/2pg1/1Ox2/4/3Rt/4 -/- -/- 0/0 S -"}}}, 1);
  EXPECT_TRUE(match) << to_string(match.error());
  EXPECT_TRUE(match->play(Seat::first, "d4xf6"));
  return std::move(*match);
}

TEST(SeatOccupant, AreWordsInARecord) {
  EXPECT_EQ(computer.words(), "computer level 3");
  EXPECT_EQ(*SeatOccupant::parse("computer level 3", 8), computer);
  EXPECT_EQ(*SeatOccupant::parse("person", 8), person);
  const SeatOccupant ann{true, 0, "Ann"};
  EXPECT_EQ(*SeatOccupant::parse(ann.words(), 8), ann);
  EXPECT_FALSE(SeatOccupant::parse("computer level 9", 8));
  const SeatOccupant ada{.person = false, .policy = "ada"};
  EXPECT_EQ(ada.words(), "computer policy ada");
  EXPECT_EQ(*SeatOccupant::parse("computer policy ada", 8), ada);
  EXPECT_FALSE(SeatOccupant::parse("computer policy ", 8));
  Record record;
  record.seats = {"computer level 3", "a ghost"};
  EXPECT_EQ(occupants_of(record, 8), (SeatOccupants{computer, person}));
}

TEST(SeatOccupant, SayWhoActsAndWhoLooks) {
  const auto match = chain();
  const Seat now = match.to_act().front();
  EXPECT_EQ(person_to_act(match, {person, person}), now);
  EXPECT_EQ(computer_to_act(match, {person, person}), Seat::watcher);
  EXPECT_EQ(computer_to_act(match, {computer, computer}), now);
  EXPECT_EQ(viewer(match, {computer, computer}), Seat::watcher);
  EXPECT_EQ(viewer(match, {person, computer}), Seat::first);
  EXPECT_EQ(viewer(match, {computer, person}), Seat::second);
}

TEST(SeatOccupant, ThePeopleAreASetOfSeats) {
  EXPECT_EQ(people({person, computer, person}), SeatSet(Seat::first).with(seat_at(2)));
  EXPECT_TRUE(people({computer, computer}).empty());
}

TEST(Seats, while_a_computer_thinks_the_table_is_shown_to_who_acted_last) {
  const SeatOccupant computer{false, 3};
  auto match = *Match::start("zodiac", {3, {{"dealer", "2"}}}, 1);
  Rng rng(1);
  while (match.to_act().front() != seat_at(2)) {
    const auto seat = match.to_act().front();
    match.play(seat, match.game().greedy(match.game().observe(match.state(), seat), rng));
  }
  EXPECT_EQ(viewer(match, {person, person, computer}), seat_at(1));
}

}  // namespace
}  // namespace shengxiao::table
