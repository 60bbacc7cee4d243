#include "server/messages.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/golden.hpp"
#include "table/match.hpp"

namespace shengxiao::server {
namespace {

// The tests of the web client use the file too.
TEST(Golden, Hello) {
  auto hello = nlohmann::ordered_json::parse(*hello_message());
  hello["version"] = "0";
  std::vector<std::string> lines;
  std::istringstream text(hello.dump(1));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  expect_golden(lines, "src/server/hello.golden.json");
}

TEST(Hello, NamesTheLabToWhomMayUseIt) {
  auto hello = nlohmann::json::parse(*hello_message({}, true));
  EXPECT_EQ(hello["lab"], true);
  hello.erase("lab");
  EXPECT_EQ(hello, nlohmann::json::parse(*hello_message()));
}

std::string fields(const auto& write) {
  return json_object([&](Json& out) { write(out); });
}

class Messages : public testing::Test {
 protected:
  table::AnyThought thought() const {
    const auto& game = match.game();
    return {*game.find(match.state(), Seat::first, "Ox@c3"),
            {*game.find(match.state(), Seat::first, "Ox@c3"), *game.find(match.state(), Seat::first, "Rt@a1")},
            1.5,
            "+1.5",
            false,
            true,
            4,
            77};
  }

  const table::Match match = *table::Match::start("celestial_checkers", {2, {}}, 1);
};

TEST_F(Messages, tell_what_is_thought) {
  const auto told = nlohmann::json::parse(thinking_message(match.game(), Seat::second, thought(), 12));
  EXPECT_EQ(told, (nlohmann::json{{"type", "thinking"},
                                  {"step", 12},
                                  {"seat", 1},
                                  {"depth", 4},
                                  {"nodes", 77},
                                  {"score", 1.5},
                                  {"text", "+1.5"},
                                  {"proved", false},
                                  {"decided", true},
                                  {"action", {{"kind", "place"}, {"animal", "Ox"}, {"to", "c3"}}},
                                  {"line", {"Ox@c3", "Rt@a1"}},
                                  {"actions",
                                   {{{"kind", "place"}, {"animal", "Ox"}, {"to", "c3"}},
                                    {{"kind", "place"}, {"animal", "Rat"}, {"to", "a1"}}}}}));
  auto vague = thought();
  vague.line.clear();
  vague.decided = false;
  const auto less = nlohmann::json::parse(thinking_message(match.game(), Seat::first, vague, 0));
  EXPECT_FALSE(less.contains("action"));
  EXPECT_TRUE(less["line"].empty());
  EXPECT_TRUE(less["actions"].empty());
  EXPECT_EQ(less["decided"], false);
  EXPECT_EQ(less["seat"], 0);
}

TEST_F(Messages, tell_an_error_as_data_in_english_and_with_its_clause) {
  const Error error{"CC-7", "celestial_checkers.other_turn", Seat::second};
  EXPECT_EQ(
      nlohmann::json::parse(error_message(error, 5)),
      (nlohmann::json{{"type", "error"},
                      {"error", {{"id", "celestial_checkers.other_turn"}, {"arguments", {{{"seat", 1}}}}, {"clause", "CC-7"}}},
                      {"text", "it is North's turn"},
                      {"clause", "CC-7"},
                      {"n", 5}}));
  EXPECT_EQ(nlohmann::json::parse(error_message(error, 0))["n"], 0);
  EXPECT_FALSE(nlohmann::json::parse(error_message(error)).contains("n"));
}

TEST_F(Messages, name_seats_by_number_and_who_has_none_by_a_word) {
  const auto as_json = [](Seat seat) {
    return fields([&](Json& out) {
      out.key("seat");
      seat_json(seat, out);
    });
  };
  EXPECT_EQ(as_json(Seat::second), R"({"seat":1})");
  EXPECT_EQ(as_json(Seat::chance), R"({"seat":"chance"})");
  EXPECT_EQ(as_json(Seat::watcher), R"({"seat":"watcher"})");
}

TEST_F(Messages, tell_the_seats_that_are_held_with_their_tokens) {
  std::vector<SeatState> all(3);
  for (std::size_t seat = 0; seat < all.size(); ++seat) all[seat].token = fmt::format("token {}", seat);
  const auto own = SeatSet(seat_at(2)).with(Seat::first);
  EXPECT_EQ(seated_message("abc", Seats(all), own),
            R"({"type":"seated","table":"abc","seats":[{"seat":0,"token":"token 0"},{"seat":2,"token":"token 2"}]})");
}

}  // namespace
}  // namespace shengxiao::server
