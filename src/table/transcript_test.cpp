// What a check of a transcript or a record says and notices; match_test.cpp has more of it.
#include "table/transcript.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "table/match.hpp"

namespace shengxiao::table {
namespace {

std::string checked(std::string_view text) {
  const auto verdict = check_replay(text);
  return verdict ? *verdict : to_string(verdict.error());
}

std::string transcript_of(const AnyGame& game, MovePolicy policy) {
  std::string text;
  transcript(game, 3, policy, [&](std::string_view line) { text += std::string(line) + "\n"; });
  return text;
}

TEST(Transcript, an_option_that_is_a_number_may_be_written_as_one) {
  EXPECT_EQ(checked(R"({"game": "zodiac", "options": {"turn_limit": 40}})"), "transcript.line(1, transcript.breaks_off(0))");
}

TEST(Transcript, each_policy_plays_its_own_way) {
  const auto game = *make_game("celestial_checkers", {0, {}});
  const auto random = transcript_of(*game, MovePolicy::random), greedy = transcript_of(*game, MovePolicy::greedy),
             mixed = transcript_of(*game, MovePolicy::mixed);
  EXPECT_NE(greedy, random);
  EXPECT_NE(mixed, random);
  EXPECT_NE(mixed, greedy);
  EXPECT_FALSE(policy_of("clever"));
}

TEST(Transcript, a_move_that_is_listed_twice_is_noticed) {
  auto text = transcript_of(**make_game("celestial_checkers", {0, {}}), MovePolicy::random);
  const std::string_view first = "\"legal\":[";
  const auto at = text.find(first) + first.size();
  text.insert(at, text.substr(at, text.find(',', at) + 1 - at));
  EXPECT_NE(checked(text).find("transcript.legal_twice(145, 144)"), std::string::npos) << checked(text);
}

// To copy or to print it overflowed the stack.
TEST(Transcript, what_is_nested_deeply_is_refused) {
  const std::string open(100'000, '['), close(100'000, ']');
  EXPECT_EQ(checked(R"({"game": "zodiac", "options": {"pangu": )" + open + close + "}}"),
            "transcript.line(1, message.too_deep(12))");
}

TEST(Transcript, a_game_is_not_over_because_a_transcript_says_so) {
  EXPECT_EQ(checked("{\"game\": \"celestial_checkers\"}\n\n{\"over\": true}\n"), "transcript.line(3, transcript.not_over(0))");
}

TEST(Transcript, the_printed_data_of_a_transcript_are_those_that_count) {
  auto text = transcript_of(**make_game("great_race", {3, {}}), MovePolicy::random);
  ASSERT_TRUE(check_replay(text));
  const auto begin = text.find("\"edition\":") + std::string_view("\"edition\":").size();
  EXPECT_TRUE(checked(R"({"game": "great_race", "edition": 3})").starts_with("transcript.line(1, edition.given("))
      << checked(R"({"game": "great_race", "edition": 3})");
  const auto digit = text.find_first_of("123456789", begin);
  text[digit] = text[digit] == '9' ? '8' : static_cast<char>(text[digit] + 1);
  EXPECT_FALSE(check_replay(text));
}

TEST(Transcript, a_record_is_said_to_be_open_or_over) {
  auto match = *Match::start("celestial_checkers", {2, {{"placement", "random"}}}, 1);
  const auto told = [&] { return checked(print(match.record({"person", "person"}))); };
  EXPECT_EQ(told(), "celestial_checkers: 24 steps, every one legal; the game is open");
  for (Rng rng(1); !match.over();) {
    const Seat seat = match.to_act().front();
    match.play(seat, match.game().random_action(match.state(), seat, rng));
  }
  EXPECT_EQ(told(), fmt::format("celestial_checkers: {} steps, every one legal; the game is over", match.step()));
}

// What somebody was shown can be checked as far as nothing of it is hidden.
TEST(Transcript, a_record_of_what_was_shown_is_checked_up_to_the_first_hidden_step) {
  const auto match = *Match::start("zodiac", {3, {}}, 1);
  for (const Seat viewer : {Seat::first, Seat::second, Seat::watcher}) {
    auto record = match.record_shown_to(viewer, {"person", "person", "person"});
    ASSERT_EQ(record.shown, viewer);
    const auto is_hidden = [](const Step& step) { return step.text.find('?') != std::string::npos; };
    const auto known = std::ranges::find_if(record.steps, is_hidden) - record.steps.begin();
    EXPECT_EQ(
        checked(print(record)),
        fmt::format("zodiac: {} steps as {} was shown them, the first {} of them checked and legal; "
                    "the game is open",
                    record.steps.size(), viewer == Seat::watcher ? "a watcher" : fmt::format("seat {}", index(viewer)), known));
    if (known == 0) continue;
    record.steps[static_cast<std::size_t>(known) - 1].text = "deal Unicorn";
    EXPECT_TRUE(checked(print(record)).starts_with(fmt::format("record.step({}, ", known))) << checked(print(record));
  }
}

// Each line by itself, and what is said of it.
TEST(Transcript, says_what_is_wrong_with_a_line) {
  const std::string head = R"({"game": "celestial_checkers"})";
  const std::string placed = R"({"actor": 0, "do": "Ox@c3"})";
  for (const auto& [line, expected] : std::vector<std::pair<std::string, std::string>>{
           {"5", "transcript.not_an_object"},
           {"nonsense", "transcript.not_an_object"},
           {R"({"actor": 0})", "transcript.step(1, transcript.bad_step)"},
           {R"({"do": "Ox@c3"})", "transcript.step(1, transcript.bad_step)"},
           {R"({"actor": 0, "do": 5})", "transcript.step(1, transcript.bad_step)"},
           {R"({"actor": 8, "do": "Ox@c3"})", "transcript.step(1, transcript.bad_step)"},
           {R"({"actor": -1, "do": "Ox@c3"})", "transcript.step(1, transcript.bad_step)"},
           {R"({"actor": 4294967296, "do": "Ox@c3"})", "transcript.step(1, transcript.bad_step)"},
           {R"({"actor": 0, "do": "Ox@c3", "legal": 5})", "transcript.step(1, transcript.bad_legal)"},
           {R"({"actor": 0, "do": "Ox@c3", "legal": [5]})", "transcript.step(1, transcript.bad_legal)"},
           {R"({"actor": 0, "do": "Ox@c3", "legal": ["Ox@c3"]})",
            R"(transcript.step(1, transcript.legal_missing(1, 144, "Dg@a1")))"}})
    EXPECT_EQ(checked(head + "\n" + line + "\n" + placed), fmt::format("transcript.line(2, {})", expected)) << line;
  EXPECT_EQ(checked(head + "\n" + placed), "transcript.line(2, transcript.breaks_off(1))");
  EXPECT_EQ(
      checked(head + "\n" + placed + "\n" + placed),
      R"(transcript.line(3, transcript.step(2, transcript.move("0", "Ox@c3", celestial_checkers.other_places(seat 1)))) [CC-5])");
  for (const auto& [first, expected] : std::vector<std::pair<std::string, std::string>>{
           {"{}", "transcript.no_game"},
           {R"({"game": 5})", "transcript.no_game"},
           {R"({"game": "zodiac", "seats": "two"})", "transcript.bad_seats"},
           {R"({"game": "zodiac", "seats": 4294967298})", "transcript.bad_seats"},
           {R"({"game": "zodiac", "seats": -4294967294})", "transcript.bad_seats"},
           {R"({"game": "zodiac", "seats": 9})", "setup.seats_range(2, 8, 9)"},
           {R"({"game": "zodiac", "options": []})", "transcript.bad_options"},
           {R"({"game": "zodiac", "options": {"dealer": {}}})", R"(transcript.bad_option("dealer"))"},
           {R"({"game": "great_race", "options": {"age_order": [1, true]}})", R"(transcript.bad_option("age_order"))"}})
    EXPECT_TRUE(checked(first).starts_with(fmt::format("transcript.line(1, {})", expected))) << first << ": " << checked(first);
  EXPECT_EQ(to_string(policy_of("clever").error()), R"(transcript.unknown_policy("clever"))");
}

// The numbers of outcomes of chance, and the result.
TEST(Transcript, notices_other_weights_and_another_result) {
  const auto text = transcript_of(**make_game("wu_xing", {2, {{"turn_limit", "3"}}}), MovePolicy::random);
  ASSERT_TRUE(check_replay(text)) << checked(text);
  const auto altered = [&](std::string_view before, std::string_view after, std::size_t from = 0) {
    auto other = text;
    other.replace(other.find(before, from), before.size(), after);
    return checked(other);
  };
  EXPECT_TRUE(altered(R"("weights":[1)", R"("weights":[2)").starts_with("transcript.line(2, transcript.step(1, transcript.weight("))
      << altered(R"("weights":[1)", R"("weights":[2)");
  EXPECT_NE(altered(R"("weights":[1,)", R"("weights":[)").find("transcript.bad_weights"), std::string::npos);
  EXPECT_NE(altered(R"("weights":[1)", R"("weights":["1")").find("transcript.bad_weights"), std::string::npos);
  const auto over = text.find(R"({"over":true)");
  ASSERT_NE(over, std::string::npos);
  EXPECT_NE(altered(R"("points":[)", R"("points":[9)", over).find(R"(transcript.result("points", )"), std::string::npos);
  EXPECT_NE(altered(R"("returns":[)", R"("returns":[5,)", over).find(R"(transcript.result("returns", )"), std::string::npos);
  EXPECT_NE(checked(text + "{}").find("transcript.after_end"), std::string::npos);
}

}  // namespace
}  // namespace shengxiao::table
