#include "server/seats.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

const SeatSet ann(Seat::first), ben(Seat::second), nobody;

std::string secret() { return "new token"; }

TEST(Seats, a_token_opens_its_seat_and_no_other) {
  const Seats seats({person_seat("a"), person_seat("b"), computer_seat(3), person_seat("")});
  EXPECT_EQ(seats.held_with({"a"}), ann);
  EXPECT_EQ(seats.held_with({"b", "a", "x"}), two);
  EXPECT_EQ(seats.held_with({""}), nobody) << "a free seat has no token, and no computer has";
  EXPECT_EQ(seats.tokens_of(two.with(seat_at(3))), (std::vector<std::string>{"a", "b"}));
}

TEST(Seats, people_keep_their_seats_whoever_plays_for_them) {
  Seats seats({person_seat("a"), person_seat("b"), computer_seat(3), person_seat("")});
  EXPECT_EQ(seats.played_by_people(), two.with(seat_at(3)));
  EXPECT_EQ(seats.of_people(), two.with(seat_at(3)));
  EXPECT_EQ(seats.held_elsewhere(ann), ben) << "not who has not come yet";
  EXPECT_FALSE(seats.is_alone(two)) << "a seat is kept for somebody";
  EXPECT_TRUE(seats.is_waiting());
  seats.set_deputy(seat_at(3), 2);
  EXPECT_FALSE(seats.is_alone(two)) << "whoever it is kept for may still come";
  EXPECT_FALSE(seats.is_waiting());
  seats.leave(seat_at(3), 4);
  EXPECT_EQ(seats[seat_at(3)], computer_seat(4));
  EXPECT_TRUE(seats.is_alone(two));
  seats.set_deputy(Seat::second, 2);
  EXPECT_EQ(seats.played_by_people(), ann);
  EXPECT_EQ(seats.held_elsewhere(ann), ben) << "whoever plays for him";
  EXPECT_FALSE(seats.is_alone(ann));
  EXPECT_EQ(seats.players()[1], (table::SeatOccupant{false, 2}));
  EXPECT_EQ(seats.occupants()[1], table::SeatOccupant{}) << "the record has the person";
}

TEST(Seats, a_free_seat_is_taken_once) {
  Seats seats({person_seat("a"), person_seat(""), computer_seat(3)});
  seats.set_deputy(Seat::second, 4);
  ASSERT_TRUE(seats.sit(Seat::second, nobody, "Ben", secret));
  EXPECT_EQ(seats[Seat::second], person_seat("new token", "Ben")) << "he plays himself";
  EXPECT_EQ(to_string(seats.sit(Seat::second, ann, "Cy", secret).error()), "server.seat_taken(seat 1)");
  EXPECT_EQ(to_string(seats.sit(seat_at(2), ann, "Cy", secret).error()), "server.seat_of_computer(seat 2)");
  ASSERT_TRUE(seats.sit(Seat::first, ann, "Ann", secret));
  EXPECT_EQ(seats[Seat::first], person_seat("a", "Ann")) << "another name, the same token";
  seats.stand(Seat::first);
  EXPECT_TRUE(seats[Seat::first].is_free());
  EXPECT_EQ(seats[Seat::first].occupant.name, "");
  EXPECT_EQ(seats.held_with({"a"}), nobody);
}

TEST(Seats, who_plays_may_call_a_deputy_and_only_the_holder_sends_it_away) {
  Seats seats({person_seat("a"), person_seat("b"), computer_seat(3)});
  EXPECT_TRUE(seats.check_deputy(Seat::first, ann, 2));
  EXPECT_TRUE(seats.check_deputy(Seat::second, ann, 2));
  EXPECT_EQ(to_string(seats.check_deputy(Seat::second, nobody, 2).error()), "server.spectator_deputy");
  EXPECT_EQ(to_string(seats.check_deputy(Seat::second, ann, 0).error()), "server.deputy_not_yours(seat 1)");
  EXPECT_EQ(to_string(seats.check_deputy(seat_at(2), ann, 2).error()), "server.seat_of_computer(seat 2)");
  seats.set_out_of_time(Seat::first, 4);
  EXPECT_EQ(seats[Seat::first].player().level, 4);
  EXPECT_EQ(to_string(seats.check_deputy(Seat::first, ann, 0).error()), "server.out_of_time(seat 0)");
}

TEST(Seats, a_name_is_one_short_line) {
  EXPECT_TRUE(check_name(""));
  EXPECT_TRUE(check_name("Ann 安"));
  EXPECT_TRUE(check_name(std::string(40, 'x')));
  for (const std::string& name : {std::string(41, 'x'), std::string("two\nlines"), std::string(" Ann"), std::string("Ann ")})
    EXPECT_FALSE(check_name(name)) << name;
  Seats seats({person_seat("")});
  EXPECT_FALSE(seats.sit(Seat::first, nobody, " Ann", secret));
  EXPECT_TRUE(seats[Seat::first].is_free());
}

}  // namespace
}  // namespace shengxiao::server
