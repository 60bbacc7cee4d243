#include "server/table_request.hpp"

#include <fstream>

#include "server/testing.hpp"
#include "table/policy_testing.hpp"

namespace shengxiao::server {
namespace {

const chance::Bytes32 secret = chance::sha256({chance::bytes_of("a secret")});
const std::string token = chance::hex(secret).substr(0, 32);

Result<TableRequest> request(const Parsed& message) {
  return TableRequest::from(*table::Message::parse(message.dump()), [] { return secret; });
}

const Parsed person{{"who", "person"}, {"name", "Ann"}}, elsewhere{{"who", "person"}, {"here", false}},
    computer{{"who", "computer"}, {"level", 3}};

TEST(TableRequest, says_who_sits_where) {
  const auto wanted = request({{"game", "celestial_checkers"}, {"seats", {person, elsewhere}}});
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  EXPECT_EQ(wanted->seats[0], person_seat(token, "Ann"));
  EXPECT_TRUE(wanted->seats[1].is_free());
  EXPECT_EQ(wanted->terms, (Terms{.flag_loses = true}));
  EXPECT_EQ(wanted->luck.commitment(), chance::commitment(secret));
  EXPECT_TRUE(wanted->luck.is_verifiable());
  EXPECT_EQ(wanted->match.step(), 0) << "chance waits";
  EXPECT_EQ(request({{"game", "celestial_checkers"}, {"seats", {computer, person}}})->seats[0], computer_seat(3));
}

TEST(TableRequest, may_seat_a_policy_that_the_server_has) {
  const auto path = testing::TempDir() + "ada.policy";
  std::ofstream(path, std::ios::binary) << table::sloping_policy(**table::make_game("zodiac", {2, {}}), 1);
  table::Computers computers;
  ASSERT_TRUE(computers.add("ada", path));
  const auto asked = [&](const std::string& game, const std::string& policy) {
    const Parsed message{{"game", game}, {"seats", {person, {{"who", "computer"}, {"policy", policy}}}}};
    return TableRequest::from(*table::Message::parse(message.dump()), [] { return secret; }, computers);
  };
  const auto wanted = asked("zodiac", "ada");
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  EXPECT_EQ(wanted->seats[1].occupant.words(), "computer policy ada");
  EXPECT_EQ(to_string(asked("zodiac", "bob").error()), R"(policy.unknown("bob"))");
  EXPECT_EQ(asked("wu_xing", "ada").error().id, "policy.other_game");

  // A record names those who sat there elsewhere: whoever is not known here is a person.
  auto record = table::Match::start("zodiac", {2, {}}, 1)->record({"person", "computer policy ada"});
  const auto loaded = [&](const table::Computers& known) {
    const Parsed message{{"record", print(record)}};
    return TableRequest::from(*table::Message::parse(message.dump()), [] { return secret; }, known)->seats[1].occupant.words();
  };
  EXPECT_EQ(loaded(computers), "computer policy ada");
  EXPECT_EQ(loaded({}), "person");
}

TEST(TableRequest, says_how_it_is_played) {
  const auto wanted = request({{"game", "zodiac"},
                               {"seats", {person, person, person}},
                               {"seed", 7},
                               {"takeback", false},
                               {"clock", {{"seconds", 60}, {"increment", 5}}}});
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  EXPECT_EQ(wanted->match.game().seats(), 3);
  EXPECT_EQ(wanted->terms, (Terms{false, ClockTerms{Milliseconds(60000), Milliseconds(5000)}, false, std::chrono::seconds(60)}));
  EXPECT_EQ(wanted->luck.note().text(), "seed");
  EXPECT_FALSE(wanted->luck.is_verifiable());
}

TEST(TableRequest, says_what_a_flag_and_an_absence_mean) {
  const auto terms = [](const Parsed& more, int seats = 2) {
    Parsed message{{"game", "zodiac"}, {"seats", std::vector<Parsed>(static_cast<std::size_t>(seats), person)}};
    message.update(more);
    return request(message);
  };
  EXPECT_FALSE(terms({{"flag", "computer"}})->terms.flag_loses);
  EXPECT_TRUE(terms({{"flag", "loses"}, {"grace", 1}})->terms.flag_loses);
  EXPECT_EQ(terms({{"grace", 1}})->terms.grace, std::chrono::seconds(1));
  EXPECT_EQ(to_string(terms({{"flag", "loses"}}, 3).error()), "server.flag_seats");
  EXPECT_EQ(to_string(terms({{"flag", "falls"}}).error()), R"(server.bad_flag("falls"))");
  EXPECT_FALSE(terms({{"grace", -1}}));
}

TEST(TableRequest, has_bounds) {
  const auto refused = [](const Parsed& seat, std::int64_t grace) {
    return to_string(request({{"game", "zodiac"}, {"seats", {person, seat}}, {"grace", grace}}).error());
  };
  EXPECT_TRUE(request({{"game", "zodiac"}, {"seats", {person, person}}, {"grace", 86400}}));
  EXPECT_EQ(refused(person, 86401), R"(message.out_of_range("grace", 0, 86400))");
  EXPECT_EQ(refused({{"who", "person"}, {"name", "two\nlines"}}, 60), "server.name_lines");
  EXPECT_FALSE(request({{"game", "zodiac"}, {"seats", {person, person}}, {"seed", -1}}));
}

TEST(TableRequest, commits_to_an_entropy_of_the_first_seat_that_is_taken) {
  const auto commitment = chance::hex(chance::entropy_commitment(chance::Bytes(32, 0xbb)));
  auto wanted = request({{"game", "zodiac"}, {"seats", {elsewhere, person, person}}, {"entropy_commit", commitment}});
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  wanted->luck.close();
  EXPECT_EQ(wanted->luck.waits_for(), SeatSet(Seat::second));
  auto without = request({{"game", "zodiac"}, {"seats", {elsewhere, computer}}, {"entropy_commit", commitment}});
  ASSERT_TRUE(without) << to_string(without.error());
  without->luck.close();
  EXPECT_TRUE(without->luck.waits_for().empty()) << "whoever asks has no seat";
  for (const auto* bad : {"", "ab", "x"})
    EXPECT_EQ(to_string(request({{"game", "zodiac"}, {"seats", {person, person}}, {"entropy_commit", bad}}).error()),
              R"(server.bad_digits("entropy_commit", 64))");
}

TEST(TableRequest, takes_the_luck_of_a_finished_game_only_where_it_is_whole) {
  const Parsed deal{{"secret", chance::hex(secret)}, {"entropy", {{{"seat", 1}, {"value", entropy}}}}};
  const auto dealt = [&](const Parsed& deal, const Parsed& more = Parsed::object()) {
    Parsed message{{"game", "zodiac"}, {"seats", {person, computer}}, {"deal", deal}};
    message.update(more);
    return request(message);
  };
  const auto wanted = dealt(deal);
  ASSERT_TRUE(wanted) << to_string(wanted.error());
  EXPECT_EQ(wanted->luck.note().text(), "deal");
  EXPECT_FALSE(wanted->luck.is_verifiable());
  EXPECT_TRUE(dealt({{"secret", chance::hex(secret)}, {"entropy", Parsed::array()}})) << "nobody added to it";

  const auto refused = [&](const std::string& pointer, const Parsed& value) {
    auto changed = deal;
    changed[Parsed::json_pointer(pointer)] = value;
    const auto answer = dealt(changed);
    return answer ? "" : to_string(answer.error());
  };
  EXPECT_EQ(refused("/secret", "00"), R"(server.bad_digits("secret", 64))");
  EXPECT_EQ(refused("/secret", 7), R"(message.not_a_string("secret"))");
  EXPECT_EQ(refused("/entropy", "none"), R"(message.not_a_list("entropy"))");
  EXPECT_EQ(refused("/entropy/0/seat", 8), R"(message.out_of_range("seat", 0, 7))");
  EXPECT_EQ(refused("/entropy/0/value", "bb"), R"(server.bad_digits("value", 64))");
  EXPECT_EQ(refused("/entropy/1", deal["entropy"][0]), "server.deal_twice(seat 1)");
  EXPECT_FALSE(dealt("all of it"));
  EXPECT_EQ(to_string(dealt(deal, {{"seed", 3}}).error()), "server.deal_alone");
  const auto match = *table::Match::start("zodiac", {2, {}}, 1);
  EXPECT_EQ(to_string(dealt(deal, {{"record", print(match.record({"person", "person"}))}}).error()), "server.deal_alone");
}

TEST(TableRequest, goes_on_from_a_record_with_those_who_sat_there_or_with_others) {
  auto match = *table::Match::start("celestial_checkers", {2, {}}, 1);
  ASSERT_TRUE(match.play(Seat::first, "Ox@c3"));
  auto record = match.record({"person Ben", "computer level 2"});
  record.notes = {"a note", "takeback seat=0 step=1"};
  const auto notes = record.notes;
  for (const auto* origin : {"log entry=3", "seed", "record", "earlier", "known", "deal"}) record.notes.emplace_back(origin);
  const auto same = request({{"record", print(record)}});
  ASSERT_TRUE(same) << to_string(same.error());
  EXPECT_EQ(same->match.state(), match.state());
  EXPECT_EQ(same->seats[0], person_seat(token, "Ben"));
  EXPECT_EQ(same->seats[1], computer_seat(2));
  EXPECT_EQ(same->notes, notes) << "but where its luck came from";
  EXPECT_EQ(same->luck.note().text(), "record");
  EXPECT_EQ(to_string(request({{"record", print(record)}, {"seed", 3}}).error()), "server.seed_and_record");
  EXPECT_EQ(request({{"record", print(record)}, {"seats", {elsewhere, person}}})->seats[1].occupant.name, "Ann");
  EXPECT_FALSE(request({{"record", print(record)}, {"seats", {person}}}));
}

TEST(TableRequest, a_record_brings_no_name_that_nobody_could_choose) {
  const auto match = *table::Match::start("celestial_checkers", {2, {}}, 1);
  const auto refused = request({{"record", print(match.record({"person " + std::string(41, 'x'), "person"}))}});
  EXPECT_EQ(to_string(refused.error()), "server.name_too_long(40)");
}

}  // namespace
}  // namespace shengxiao::server
