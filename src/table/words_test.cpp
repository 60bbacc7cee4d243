// The texts of errors and options; and that every error of a game has one, with as many placeholders as arguments.
#include "table/words.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "games/great_race/causes.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {
namespace {

std::string chinese(const Error& error) { return words(error, Language::chinese); }

nlohmann::json catalogue(std::string_view folder) {
  std::ifstream file(fmt::format("src/{}/words.json", folder));
  EXPECT_TRUE(file) << folder;
  return nlohmann::json::parse(file);
}
nlohmann::json catalogue_of(const GameInfo& game) { return catalogue(fmt::format("games/{}", game.name)); }

TEST(Words, errors_in_two_languages) {
  const Error must_jump("CC-12", "celestial_checkers.must_jump");
  EXPECT_EQ(words(must_jump), "a jump is possible, so one must be made");
  EXPECT_EQ(message(must_jump), "a jump is possible, so one must be made (CC-12)");
  EXPECT_EQ(chinese(must_jump), "有动物可以跳吃，所以必须跳吃。");
  EXPECT_EQ(message({"", "game.over"}), "the game is over");
}

TEST(Words, each_kind_of_argument) {
  EXPECT_EQ(words({"", "setup.seats_range", 2, 4, 5}), "this game is played with 2 to 4 seats, not 5");
  EXPECT_EQ(words({"", "celestial_checkers.not_empty", "c3"}), "c3 is not empty");
  EXPECT_EQ(words({"", "zodiac.not_in_hand", Term("Rat")}), "there is no Rat in your hand");
  EXPECT_EQ(chinese({"", "zodiac.not_in_hand", Term("Rat")}), "你的手牌里没有鼠。");
  EXPECT_EQ(chinese({"", "zodiac.not_in_hand", Term("Elephant")}), "你的手牌里没有Elephant。") << "an unknown term";
  EXPECT_EQ(words({"", "game.other_turn", Seat::second}), "it is seat 1's turn");
  EXPECT_EQ(chinese({"", "game.other_turn", Seat::second}), "轮到座位 1。");
  EXPECT_EQ(words({"", "celestial_checkers.other_turn", Seat::second}), "it is North's turn") << "seats with names";
  EXPECT_EQ(chinese({"", "celestial_checkers.other_turn", Seat::first}), "轮到南方。");
  EXPECT_EQ(words({"", "game.other_turn", Seat::chance}), "it is chance's turn");
}

TEST(Words, of_a_cause) {
  const auto game = *make_game("great_race", {});
  const auto named = [](Seat seat) { return std::string(seat == Seat::first ? "Ann" : seat == Seat::second ? "Ben" : "Cleo"); };
  using games::great_race::Amount, games::great_race::Why;
  const auto cause = [](Amount what, Why why, int amount, int detail) {
    return Cause{
        Seat::first, static_cast<std::uint8_t>(what),  static_cast<std::uint8_t>(why), 0, static_cast<std::int16_t>(amount),
        0,           static_cast<std::uint8_t>(detail)};
  };
  const auto outbid = cause(Amount::spaces, Why::outbid, 2, 0b110);
  EXPECT_EQ(words(*game, outbid, named), "Ann +2 spaces: put in more energy than Ben and Cleo (GR-24)");
  EXPECT_EQ(words(*game, outbid, named, Language::chinese), "Ann +2 格: 能量多于Ben和Cleo (GR-24)");
  EXPECT_EQ(words(*game, cause(Amount::karma, Why::gift, -1, 1), named), "Ann -1 karma: a gift to Ben (GR-14)");
  EXPECT_EQ(words(*game, cause(Amount::cards, Why::played, -1, 3), named), "Ann -1 action card: played this round (GR-15)");
}

TEST(Words, placeholders_may_stand_in_any_order) {
  const Error answer("", "wu_xing.other_answers", Seat::first, Term("jia"), Seat::second);
  EXPECT_EQ(words(answer), "seat 1 decides whether seat 0 takes Jia");
  EXPECT_EQ(chinese(answer), "座位 0能不能夺走甲，由座位 1来答。");
  EXPECT_EQ(words({"", "celestial_checkers.not_empty", "{0} {1}"}), "{0} {1} is not empty")
      << "arguments are not scanned for placeholders";
}

TEST(Words, nested_errors) {
  const Error inner("CC-6", "celestial_checkers.already_placed", Seat::first, Term("Ox"));
  const auto error = wrapped(wrapped(inner, "record.step", 3, "0", "Ox@a1"), "record.line", 9);
  EXPECT_EQ(message(error), "line 9: step 3, 0 Ox@a1: South has already placed the Ox (CC-6)");
  EXPECT_EQ(chinese(error), "第 9 行：第 3 步，0 Ox@a1：南方的牛已经摆好了。");
}

TEST(Words, an_unknown_id_is_shown_with_its_arguments) {
  EXPECT_EQ(words({"X-1", "jungle.no_river", 3, Term("Rat")}), "jungle.no_river(3, Rat)");
  EXPECT_EQ(chinese({"X-1", "zodiac.no_such_message"}), "zodiac.no_such_message");
  EXPECT_EQ(message({"X-1", "zodiac.no_such_message"}), "zodiac.no_such_message (X-1)");
}

TEST(Words, every_option_has_a_name_help_and_names_of_its_values) {
  for (const auto& game : all_games()) {
    const auto options = catalogue_of(game)["options"];
    EXPECT_EQ(options.size(), game.options.size()) << game.name;
    for (const auto& option : game.options) {
      const auto place = fmt::format("{}, {}", game.name, option.name);
      EXPECT_FALSE(option_help(game.name, option.name).empty()) << place;
      EXPECT_FALSE(option_help(game.name, option.name, Language::chinese).empty()) << place;
      const auto told = options[std::string(option.name)];
      EXPECT_TRUE(told.contains("name")) << place;
      auto allowed = option.allowed;
      while (!allowed.empty() && !allowed.starts_with('<')) {
        const auto value = std::string(allowed.substr(0, allowed.find('|')));
        allowed.remove_prefix(std::min(allowed.size(), value.size() + 1));
        const bool seat = told.value("shows", "") == "seat" && value.size() == 1 && value[0] >= '0' && value[0] <= '9';
        EXPECT_TRUE(seat || told["values"].contains(value)) << place << ": " << value;
      }
    }
  }
  EXPECT_EQ(option_help("zodiac", "no_such_option"), "");
  EXPECT_EQ(option_help("no_such_game", "pangu"), "");
}

// Compares an error with its entry in the catalogues.
void check(const Error& error, const nlohmann::json& game, const nlohmann::json& core, std::set<std::string>& met) {
  const std::string id(error.id);
  const auto& messages = game["errors"].contains(id) ? game["errors"] : core["errors"];
  ASSERT_TRUE(messages.contains(id)) << to_string(error);
  met.insert(id);
  const auto text = messages[id]["en"].get<std::string>();
  const std::regex placeholder("\\{\\d\\}");
  const auto placeholders = std::distance(std::sregex_iterator(text.begin(), text.end(), placeholder), {});
  EXPECT_EQ(static_cast<std::size_t>(placeholders), error.arguments.size()) << to_string(error) << ": " << text;
  for (const auto& argument : error.arguments) {
    const auto* term = std::get_if<Term>(&argument.value());
    EXPECT_TRUE(!term || game["names"].contains(term->word)) << to_string(error);
  }
}

using Setups = std::vector<std::pair<std::string_view, Options>>;
Setups various_games() {
  return {{"celestial_checkers", {}},
          {"celestial_checkers", {{"placement", "random"}}},
          {"great_race", {}},
          {"great_race", {{"animals", "draft"}}},
          {"zodiac", {{"turn_limit", "100"}}},
          {"zodiac", {{"turn_limit", "100"}, {"enforcement", "table"}}},
          {"wu_xing", {{"turn_limit", "100"}}},
          {"rat_and_dragon", {}},
          {"rat_and_dragon", {{"cards", "first_creature"}}}};
}

TEST(Words, every_refusal_of_a_game_has_a_text) {
  const auto core = catalogue("core");
  for (const auto& [name, options] : various_games()) {
    const auto game = *make_game(name, {0, options});
    const auto own = catalogue_of(game->info());
    std::set<std::string> met;
    Rng rng(7);
    for (int round = 0; round < 10; ++round) {
      auto state = game->start();
      for (SeatSet who; !(who = game->to_act(state)).empty();) {
        for (int tries = 0; tries < 4; ++tries) {
          const auto seat = seat_at(rng.below(index(Seat::watcher) + 1));
          const auto found = game->find(state, seat, game->text(static_cast<ActionId>(rng.below(game->action_count()))));
          if (!found) check(found.error(), own, core, met);
        }
        game->apply(state, who.front(), game->random_action(state, who.front(), rng));
      }
    }
    EXPECT_GE(met.size(), 12u) << name;
  }
}

TEST(Words, every_cause_fills_the_placeholders_of_its_text) {
  for (const auto& [name, options] : various_games()) {
    const auto game = *make_game(name, {0, options});
    Rng rng(7);
    std::set<std::string> met;
    for (int round = 0; round < 10; ++round) {
      auto state = game->start();
      for (SeatSet who; !(who = game->to_act(state)).empty();) {
        const auto action = game->random_action(state, who.front(), rng);
        Causes causes;
        game->causes(state, who.front(), action, causes);
        for (const auto& cause : causes)
          for (const auto language : {Language::english, Language::chinese})
            met.insert(words(*game, cause, [](Seat seat) { return fmt::format("seat {}", index(seat)); }, language));
        game->apply(state, who.front(), action);
      }
    }
    EXPECT_GE(met.size(), 20u) << name;
    for (const auto& text : met) EXPECT_EQ(text.find('{'), std::string::npos) << name << ": " << text;
  }
}

}  // namespace
}  // namespace shengxiao::table
