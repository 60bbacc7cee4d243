#include "server/table_request.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

std::string secret() { return "token"; }

Result<TableRequest> request(const Parsed& message) {
  return TableRequest::from(*table::Message::parse(message.dump()), 20, secret);
}

const Parsed person{{"who", "person"}, {"name", "Ann"}}, elsewhere{{"who", "person"}, {"here", false}},
    computer{{"who", "computer"}, {"level", 3}};

TEST(TableRequest, says_who_sits_where) {
  const auto wanted = request({{"game", "celestial_checkers"}, {"seats", {person, elsewhere}}});
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  EXPECT_EQ(wanted->seats[0], person_seat("token", "Ann"));
  EXPECT_TRUE(wanted->seats[1].is_free());
  EXPECT_EQ(wanted->terms, (Terms{true, std::nullopt}));
  EXPECT_EQ(wanted->seed, 10) << "half of what was given, so that a message can name it";
  EXPECT_EQ(request({{"game", "celestial_checkers"}, {"seats", {computer, person}}})->seats[0], computer_seat(3));
}

TEST(TableRequest, says_how_it_is_played) {
  const auto wanted = request({{"game", "zodiac"},
                               {"seats", {person, person, person}},
                               {"seed", 7},
                               {"takeback", false},
                               {"clock", {{"seconds", 60}, {"increment", 5}}}});
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  EXPECT_EQ(wanted->match.game().seats(), 3);
  EXPECT_EQ(wanted->terms, (Terms{false, ClockTerms{Milliseconds(60000), Milliseconds(5000)}}));
  EXPECT_EQ(wanted->seed, 7);
  EXPECT_EQ(wanted->match.state(), table::Match::start("zodiac", {3, {}}, 7)->state());
}

TEST(TableRequest, goes_on_from_a_record_with_those_who_sat_there_or_with_others) {
  auto match = *table::Match::start("celestial_checkers", {2, {}}, 1);
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  auto record = match.record({"person Ben", "computer level 2"});
  record.notes = {"a note"};
  const auto same = request({{"record", print(record)}});
  ASSERT_TRUE(same) << to_string(same.error());
  EXPECT_EQ(same->match.state(), match.state());
  EXPECT_EQ(same->seats[0], person_seat("token", "Ben"));
  EXPECT_EQ(same->seats[1], computer_seat(2));
  EXPECT_EQ(same->notes, record.notes);
  EXPECT_EQ(request({{"record", print(record)}, {"seats", {elsewhere, person}}})->seats[1].occupant.name, "Ann");
  EXPECT_FALSE(request({{"record", print(record)}, {"seats", {person}}}));
}

}  // namespace
}  // namespace shengxiao::server
