#include "lab/desk.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "games/editions.hpp"
#include "lab/edition_keys.hpp"
#include "lab/study.hpp"

namespace shengxiao::lab {
namespace {
using nlohmann::json;
using std::chrono::milliseconds;

json ask(Desk& desk, const json& request) { return json::parse(desk.answer(request.dump())); }

// An error's innermost id.
std::string fault_in(const json& answer) {
  if (!answer.contains("error")) return "none";
  auto error = answer["error"];
  while (true) {
    const auto inner = std::ranges::find_if(error["arguments"], [](const json& one) { return one.contains("error"); });
    if (inner == error["arguments"].end()) return error["id"];
    error = json((*inner)["error"]);
  }
}

// Looks until `is_so`; a test that waits in vain is ended by its timeout.
template <class IsSo>
json await(Desk& desk, const IsSo& is_so) {
  for (;; std::this_thread::sleep_for(milliseconds(5)))
    if (auto seen = ask(desk, {{"do", "look"}}); is_so(seen)) return seen;
}
bool is_over(const json& status) { return status["state"] != "playing" && status["state"] != "stopping"; }

const json small = {{"do", "start"}, {"game", "wu_xing"}, {"seats", 3}, {"agent", "random"}, {"games", 20}, {"seed", 5}};
// An hour.
const json endless = {{"do", "start"}, {"game", "zodiac"}, {"seats", 6}, {"agent", "level:5"}, {"games", 2000}};
bool has_begun(const json& status) { return status["done"] > 0; }

json changed_great_race() {
  return {
      {"do", "start"},     {"game", "great_race"},
      {"agent", "greedy"}, {"games", 12},
      {"seed", 3},         {"changes", {{{"key", "track.finish"}, {"value", 24}}, {{"key", "space[2].benefit"}, {"value", "3"}}}}};
}

// What `shengxiao lab balance` does with an edition in a file.
TEST(Desk, MakesTheReportOfTheCommandLine) {
  Desk desk({.threads = 2, .refresh = milliseconds(0)});  // figures after every game, which must not change anything
  const auto started = ask(desk, changed_great_race());
  ASSERT_EQ(started["state"], "playing") << started;
  const auto ended = await(desk, is_over);
  ASSERT_EQ(ended["state"], "finished") << ended;
  const auto report = ask(desk, {{"do", "report"}, {"experiment", ended["experiment"]}});

  const std::string file = ended["file"], text = ended["toml"];
  EXPECT_EQ(file, "great_race_lab.toml");
  EXPECT_EQ(ended["command"],
            "shengxiao lab balance great_race --seats 4 --edition great_race_lab.toml --agent greedy --games 12 --seed 3");
  const auto game = studied_game("great_race", {.seats = 4, .options = {}, .edition = *parse_edition(text, file)});
  ASSERT_TRUE(game);
  const auto plan = balance_plan(*game, *Player::make("greedy"), {.games = 12, .seed = 3});
  auto expected = balance(*plan, {.threads = 1});
  ASSERT_TRUE(expected);
  expected->command = ended["command"];
  EXPECT_EQ(report["json"], lab::json(*expected) + "\n");
  EXPECT_EQ(report["html"], html(*expected));
  const auto edition = json::parse(report["json"].get<std::string>())["edition"];
  EXPECT_EQ(edition["track"]["finish"], 24);
  EXPECT_EQ(edition["space"][2]["benefit"], "3");
}

TEST(Desk, TellsHowFarItIsAndTheFiguresSoFar) {
  Desk desk({.threads = 1, .refresh = milliseconds(0)});
  ASSERT_EQ(fault_in(ask(desk, small)), "none");
  const auto seen = await(desk, [](const json& status) { return status.contains("figures"); });
  EXPECT_LE(seen["done"], seen["of"]);
  EXPECT_LE(seen["figures"]["games"], 20);
  EXPECT_GE(seen["figures"]["games"], 1);
  EXPECT_EQ(seen["figures"]["by_seat"].size(), 3u);
  const auto ended = await(desk, is_over);
  EXPECT_EQ(ended["done"], ended["of"]);
  EXPECT_EQ(ended["figures"]["games"], 20);
  EXPECT_EQ(ended["figures"]["findings"].size(), 3u);
}

TEST(Desk, StopsAndThenHasNoReport) {
  Desk desk({.threads = 2, .refresh = milliseconds(0)});
  const auto started = ask(desk, endless);
  ASSERT_EQ(started["state"], "playing") << started;
  await(desk, has_begun);
  EXPECT_EQ(fault_in(ask(desk, small)), "lab.desk_busy");
  EXPECT_EQ(ask(desk, {{"do", "stop"}, {"experiment", 1}})["experiment"], 1);
  const auto ended = await(desk, is_over);
  EXPECT_EQ(ended["state"], "stopped");
  EXPECT_FALSE(ended.contains("error"));
  EXPECT_LT(ended["done"], ended["of"]);
  EXPECT_EQ(fault_in(ask(desk, {{"do", "report"}})), "lab.desk_unfinished");
  EXPECT_EQ(fault_in(ask(desk, small)), "none") << "and another one may start";
}

TEST(Desk, EndsWhatRunsAtItsOwnEnd) {
  const auto begun = std::chrono::steady_clock::now();
  {
    Desk desk({.threads = 2});
    ASSERT_EQ(ask(desk, endless)["state"], "playing");
    await(desk, has_begun);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::minutes(5)) << "of an hour";
}

TEST(Desk, ForgetsTheOldest) {
  Desk desk({.threads = 1, .kept = 2});
  EXPECT_EQ(ask(desk, {{"do", "look"}}), json({{"experiment", nullptr}}));
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(fault_in(ask(desk, small)), "none");
    await(desk, is_over);
  }
  EXPECT_EQ(fault_in(ask(desk, {{"do", "look"}, {"experiment", 1}})), "lab.desk_forgotten");
  EXPECT_EQ(fault_in(ask(desk, {{"do", "look"}, {"experiment", 4}})), "lab.desk_none");
  const auto report = [&](int experiment) { return ask(desk, {{"do", "report"}, {"experiment", experiment}}); };
  EXPECT_EQ(report(2), report(3)) << "the same request gives the same report";
}

TEST(Desk, SaysWhatIsWrong) {
  Desk desk({.threads = 1});
  const auto fault = [&](json more) {
    auto request = small;
    request.update(more);
    return fault_in(ask(desk, request));
  };
  const auto change = [](const char* key, const json& value) {
    return json{{"game", "great_race"}, {"seats", 4}, {"changes", {{{"key", key}, {"value", value}}}}};
  };
  EXPECT_EQ(json::parse(desk.answer("nonsense"))["error"]["id"], "message.not_json");
  EXPECT_EQ(fault({{"do", "dance"}}), "lab.desk_request");
  EXPECT_EQ(fault({{"game", "chess"}}), "lab.desk_game");
  EXPECT_EQ(fault({{"seats", 9}}), "message.out_of_range");
  EXPECT_EQ(fault({{"games", 0}}), "message.out_of_range");
  EXPECT_EQ(fault({{"games", 2001}}), "message.out_of_range");
  EXPECT_EQ(fault({{"seed", -1}}), "message.out_of_range");
  EXPECT_EQ(fault({{"agent", "level:99"}}), "agent.no_level");
  EXPECT_EQ(fault({{"agent", "best+/etc/passwd.policy"}}), "lab.desk_file");
  EXPECT_EQ(fault({{"options", {{"colour", "red"}}}}), "setup.unknown_option");
  EXPECT_EQ(fault({{"changes", 3}}), "message.not_a_list");
  EXPECT_EQ(fault({{"edition", "[track]"}}), "lab.desk_edition");
  EXPECT_EQ(fault(change("track.length", 3)), "lab.tune_no_key");
  EXPECT_EQ(fault(change("track", 3)), "lab.tune_no_value");
  EXPECT_EQ(fault(change("range[2].low_top", 3)), "lab.tune_stated");
  EXPECT_EQ(fault(change("track.finish", 1000)), "edition.out_of_range");
  EXPECT_EQ(fault(change("track.finish", true)), "message.not_a_string");
  EXPECT_EQ(fault(change("space[0].benefit", "a lot")), "great_race.edition_benefit");
  EXPECT_EQ(ask(desk, {{"do", "form"},
                       {"game", "great_race"},
                       {"changes", {{{"key", "space[0].benefit"}, {"value", "a lot"}}}}})["error"]["clause"],
            "GR-10");
  EXPECT_EQ(ask(desk, {{"do", "look"}}), json({{"experiment", nullptr}})) << "nothing was started";
}

TEST(Desk, OffersEveryGameWithItsAgents) {
  Desk desk;
  const auto offer = ask(desk, {{"do", "offer"}});
  ASSERT_EQ(offer["games"].size(), table::all_games().size());
  EXPECT_EQ(offer["games"][1]["study"], json({{"animals", "random"}}));
  EXPECT_EQ(offer["games"][1]["agents"], json({"random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6",
                                               "level:7", "level:8", "uct", "best"}));
  for (const auto& game : offer["games"])
    for (const auto& agent : game["agents"]) {
      const auto form = ask(desk, {{"do", "form"}, {"game", game["id"]}, {"agent", agent}});
      EXPECT_EQ(fault_in(form), "none") << game["id"] << agent;
      EXPECT_EQ(form["keys"].empty(), !game["printed"].get<bool>());
    }
}

json key_in(const json& form, std::string_view key) {
  for (const auto& one : form["keys"])
    if (one["key"] == key) return one;
  return nullptr;
}

TEST(Form, KnowsWhatEachValueMayBe) {
  Desk desk;
  const auto race = ask(desk, {{"do", "form"}, {"game", "great_race"}});
  EXPECT_EQ(key_in(race, "track.finish"),
            json({{"key", "track.finish"}, {"of", json::array()}, {"value", 30}, {"usual", 30}, {"least", 16}, {"most", 200}}));
  EXPECT_EQ(key_in(race, "range[0].low_top"),
            json({{"key", "range[0].low_top"}, {"of", {"Cheat"}}, {"value", 3}, {"usual", 3}, {"least", 1}, {"most", 29}}));
  EXPECT_EQ(key_in(race, "range[2].low_top"),
            json({{"key", "range[2].low_top"}, {"of", {"Run"}}, {"value", 4}, {"usual", 4}, {"stated", true}}));
  EXPECT_EQ(key_in(race, "space[3].side"), nullptr) << "which space it is, may not be changed";
  EXPECT_EQ(key_in(race, "space[15].benefit")["of"], json({"5", "3"}));
  EXPECT_EQ(key_in(race, "space[15].benefit")["texts"].size(), 24u);
  // As the other values are.
  const auto nearer = ask(desk, {{"do", "form"}, {"game", "great_race"}, {"changes", {{{"key", "track.river"}, {"value", 5}}}}});
  EXPECT_EQ(key_in(nearer, "track.finish")["least"], 6);
  EXPECT_EQ(key_in(nearer, "track.river")["value"], 5);
  EXPECT_EQ(key_in(nearer, "track.river")["usual"], 15);

  const auto rat = ask(desk, {{"do", "form"}, {"game", "rat_and_dragon"}});
  EXPECT_EQ(key_in(rat, "grid.columns")["most"], 26);
  const auto alike = key_in(rat, "pair_points.alike");
  EXPECT_EQ(alike["least"], -1000);
  EXPECT_EQ(alike["texts"], json({"larger", "smaller", "difference", "sum"}));
  EXPECT_EQ(key_in(rat, "unplayable.costs")["least"], 0);

  const auto wu_xing = ask(desk, {{"do", "form"}, {"game", "wu_xing"}});
  EXPECT_EQ(key_in(wu_xing, "tile[5].value")["of"], json({"Rat", "animal", "Water"}));
  EXPECT_EQ(key_in(wu_xing, "tile[5].panels[0][1]")["most"], 6);
  EXPECT_EQ(wu_xing["games"], 6000);
  EXPECT_EQ(wu_xing["agent"], "level:5");
}

// The page calls it by them.
TEST(Form, HasWordsForEveryKey) {
  std::ifstream in("src/lab/words.json");
  const auto words = json::parse(in)["edition"];
  Desk desk;
  for (const auto* name : {"great_race", "rat_and_dragon", "wu_xing"})
    for (const auto& key : ask(desk, {{"do", "form"}, {"game", name}})["keys"]) {
      const std::string path = key["key"];
      std::string plain;  // without the numbers of entries
      bool inside = false;
      for (const char c : path) {
        inside = c == '[' || (inside && c != ']');
        if (!inside && c != ']') plain += c;
      }
      EXPECT_TRUE(words[name].contains(plain)) << path;
      EXPECT_TRUE(words[name].contains(plain.substr(0, plain.find('.')))) << path;
    }
}

// The game allows each bound and nothing beyond it.
TEST(Form, BoundsAreThoseOfTheGame) {
  for (const auto* name : {"great_race", "rat_and_dragon", "wu_xing"}) {
    const auto usual = games::default_edition(name);
    const Space::Check check = [&](const EditionPtr& edition) -> Result<bool> {
      const auto made = studied_game(name, {.seats = 0, .options = {}, .edition = edition});
      return made ? Result<bool>(true) : tl::unexpected(made.error());
    };
    for (const auto& key : edition_keys(*usual, edition_texts(name), check)) {
      const auto good = [&](Data value) { return check(*changed(*usual, {{key.key, std::move(value)}})).has_value(); };
      for (const auto& text : key.texts) EXPECT_TRUE(good(Data(text))) << name << " " << key.key << " " << text;
      if (!key.numbers) continue;
      EXPECT_TRUE(good(Data(key.numbers->least)) && good(Data(key.numbers->most))) << name << " " << key.key;
      EXPECT_FALSE(good(Data(key.numbers->least - 1)) || good(Data(key.numbers->most + 1))) << name << " " << key.key;
    }
  }
}

}  // namespace
}  // namespace shengxiao::lab
