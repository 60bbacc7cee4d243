// What is told and kept at tables of every kind, from the first message to the last: src/server/stories.
#include "server/story.hpp"

#include "games/editions.hpp"

namespace shengxiao::server {
namespace {

class GoldenStory : public Story {
 protected:
  static Parsed someone(const std::string& name) { return {{"who", "person"}, {"name", name}}; }
  static Parsed elsewhere() { return {{"who", "person"}, {"here", false}}; }
  static Parsed computer(int level) { return {{"who", "computer"}, {"level", level}}; }

  int mover(const std::string& asked) { return who(asked)->table()["to_act"][0]; }
  // Ann opens a table and Ben sits down at it.
  void ann_and_ben(Parsed request) {
    request["seats"] = {someone("Ann"), elsewhere()};
    come("Ann");
    open_table("Ann", request);
    come("Ben");
    join_table("Ben");
    sit_down("Ben", 1);
  }
  static std::string name_of(int seat) { return seat == 0 ? "Ann" : "Ben"; }
  static std::string other_than(int seat) { return name_of(1 - seat); }
  void again(const std::string& name, const std::vector<std::string>& tokens) {
    come(name);
    join_table(name, tokens);
  }
};

TEST_F(GoldenStory, of_two_at_a_board_with_clocks) {
  ann_and_ben({{"n", 1},
               {"game", "celestial_checkers"},
               {"options", placed},
               {"clock", {{"seconds", 60}, {"increment", 2}}},
               {"grace", 5}});
  again("Eve", {});
  const int first = mover("Ann");
  wait(3000);
  play_at(name_of(first), 1);
  while (mover("Ann") == first) play_at(name_of(first));
  wait(4500);
  play_at(other_than(first), 2);
  tell("Eve", {{"do", "why"}, {"seat", 0}, {"move", "a1-a5"}, {"n", 4}});
  tell("Ben", {{"do", "past"}, {"step", 24}, {"n", 5}});
  tell("Eve", {{"do", "chat"}, {"text", "Well played"}});
  // The other one takes back with consent, after a refusal.
  const auto other = other_than(first), player = name_of(first);
  tell(other, {{"do", "undo"}});
  answer_of(player, false);
  tell(other, {{"do", "undo"}});
  answer_of(player, true);
  wait(1000);
  tell(other, {{"do", "draw"}, {"seat", 1 - first}});
  answer_of(other, false);
  // And is away; a computer is to play, and has not played yet when its person comes back.
  const auto tokens_of_other = who(other)->tokens[code], tokens = who(player)->tokens[code];
  go(other);
  tell(player, {{"do", "deputy"}, {"seat", 1 - first}, {"level", 4}, {"n", 6}});
  wait(5000);
  tell(player, {{"do", "deputy"}, {"seat", 1 - first}, {"level", 4}});
  again(other, tokens_of_other);
  tell(other, {{"do", "deputy"}, {"seat", 1 - first}, {"level", 0}});
  kill();
  again(player, tokens);
  wait(2000);
  again(other, tokens_of_other);
  tell(other, {{"do", "stand"}, {"seat", 1 - first}});
  tell(player, {{"do", "resign"}, {"seat", first}});
  tell(player, {{"do", "record"}, {"n", 7}});
  expect_story("board_with_clocks");
}

TEST_F(GoldenStory, of_two_who_end_a_game_and_play_again) {
  ann_and_ben({{"game", "celestial_checkers"}, {"options", placed}, {"grace", 0}});
  const int first = mover("Ann");
  const auto player = name_of(first), other = other_than(first);
  for (const auto* verb : {"hint", "verify", "undo"}) tell(player, {{"do", verb}, {"n", 2}});
  tell(player, {{"do", "analysis"}, {"on", true}});
  const auto tokens = who(other)->tokens[code];
  go(other);
  play_at(player);
  tell(player, {{"do", "undo"}});
  tell(player, {{"do", "deputy"}, {"seat", 1 - first}, {"level", 3}});
  tell(player, {{"do", "deputy"}, {"seat", 1 - first}, {"level", 5}});
  again(other, tokens);
  tell(other, {{"do", "sit"}, {"seat", 1 - first}, {"name", "Benjamin"}});
  tell(other, {{"do", "draw"}, {"seat", 1 - first}});
  answer_of(player, true);
  for (const auto* verb : {"verify", "record", "undo"}) tell(player, {{"do", verb}, {"n", 3}});
  again("Eve", {});
  tell("Eve", {{"do", "new"}, {"again", true}, {"game", "wu_xing"}, {"seats", people(2, false)}});
  tell(other, {{"do", "new"}, {"again", true}, {"game", "wu_xing"}, {"seats", people(2, false)}, {"seed", 3}});
  join_table(player);
  expect_story("draw_and_again");
}

TEST_F(GoldenStory, of_three_with_dice_and_entropy) {
  come("Ann");
  open_table("Ann", {{"game", "wu_xing"},
                     {"seats", {someone("Ann"), elsewhere(), elsewhere()}},
                     {"entropy_commit", committed},
                     {"clock", {{"seconds", 100}}}});
  come("Ben");
  join_table("Ben");
  sit_down("Ben", 1, {{"entropy_commit", committed}});
  come("Cy");
  join_table("Cy");
  sit_down("Cy", 2);
  tell("Ben", {{"do", "entropy"}, {"seat", 1}, {"value", entropy}});
  wait(10'000);
  for (int i = 0; i < 7; ++i) {
    wait(1000);
    play_at(std::vector<std::string>{"Ann", "Ben", "Cy"}[static_cast<std::size_t>(mover("Ann"))], static_cast<std::size_t>(i));
  }
  tell("Ben", {{"do", "undo"}});
  for (const auto* name : {"Ann", "Cy"}) answer_of(name, true);
  tell("Cy", {{"do", "leave"}, {"seat", 2}});
  tell("Cy", {{"do", "leave"}, {"seat", 2}});
  const auto hers = who("Ann")->tokens[code], his = who("Ben")->tokens[code];
  wait(200'000);
  kill();
  again("Ben", his);
  again("Ann", hers);
  tell("Ann", {{"do", "record"}});
  expect_story("dice_and_entropy");
}

// Until both have run out of time.
TEST_F(GoldenStory, of_two_who_choose_at_the_same_time) {
  ann_and_ben({{"game", "rat_and_dragon"}, {"seed", 5}, {"clock", {{"seconds", 30}, {"increment", 1}}}});
  wait(2000);
  play_at("Ann", 1);
  play_at("Ann");
  tell("Ann", {{"do", "undo"}});
  play_at("Ben");
  wait(1500);
  for (const auto* name : {"Ann", "Ben"})
    while (who(name)->table()["view"]["round"] == 1 && !who(name)->table()["legal"].empty()) play_at(name);
  wait(1000);
  play_at("Ben");
  tell("Ben", {{"do", "record"}});
  tell("Ann", {{"do", "past"}, {"step", 2}});
  tell("Ann", {{"do", "undo"}});
  answer_of("Ben", true);
  const auto hers = who("Ann")->tokens[code], his = who("Ben")->tokens[code];
  kill();
  again("Ann", hers);
  again("Ben", his);
  wait(40'000);
  expect_story("sealed_choices");
}

TEST_F(GoldenStory, of_a_game_with_secrets_at_one_screen_and_another) {
  come("Ann");
  open_table("Ann", {{"game", "zodiac"},
                     {"seed", 8},
                     {"options", {{"turn_limit", "30"}}},
                     {"seats", {someone("Ann"), someone("Amy"), elsewhere()}}});
  come("Ben");
  join_table("Ben");
  sit_down("Ben", 2);
  for (int i = 0; i < 8; ++i) {
    const int seat = mover("Ben");
    if (seat < 2 && who("Ann")->table().contains("curtain")) tell("Ann", {{"do", "look"}, {"seat", seat}});
    play_at(seat < 2 ? "Ann" : "Ben", static_cast<std::size_t>(i));
  }
  tell("Ann", {{"do", "why"}, {"seat", 2}, {"move", "play Cat"}});
  for (const auto* name : {"Ann", "Ben"}) {
    tell(name, {{"do", "record"}});
    tell(name, {{"do", "past"}, {"step", 20}});
  }
  tell("Ben", {{"do", "stand"}, {"seat", 2}});
  tell("Ann", {{"do", "sit"}, {"seat", 2}});
  again("Cy", {});
  sit_down("Cy", 2);
  tell("Ann", {{"do", "stand"}, {"seat", 1}});
  tell("Ann", {{"do", "undo"}});
  expect_story("secrets");
}

// Ann studies alone, over the end of the game; others come later.
TEST_F(GoldenStory, of_one_who_plays_alone_from_a_record) {
  auto edition = std::string(games::edition_files()[0].bytes);
  for (const auto& file : games::edition_files())
    if (file.path == "wu_xing.toml") edition = file.bytes;
  edition.replace(edition.find("value = 8"), 9, "value = 9");
  auto match = *table::Match::start("celestial_checkers",
                                    {2, {{"placement", "fixed"}, {"position", "4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -"}}}, 1);
  auto record = match.record({"person Ann", "computer level 2"});
  record.notes = {"takeback seat=0 step=1", "seed"};
  come("Ann");
  tell("Ann", {{"do", "load"}, {"record", print(record)}});
  code = who("Ann")->table()["table"];
  tell("Ann", {{"do", "analysis"}, {"on", true}});
  play_at("Ann");
  while (!who("Ann")->table()["over"]) play_at("Ann");
  tell("Ann", {{"do", "undo"}});
  tell("Ann", {{"do", "undo"}, {"n", 0}});
  const auto tokens = who("Ann")->tokens[code];
  kill();
  again("Ann", tokens);
  come("Ben");
  open_table("Ben", {{"game", "wu_xing"}, {"edition", edition}, {"seats", {someone("Ben"), someone("Bob")}}});
  expect_story("alone");
}

}  // namespace
}  // namespace shengxiao::server
