// A table with the luck of a finished game: docs/protocol.md, "Chance".
#include "server/testing.hpp"
#include "table/verify.hpp"

namespace shengxiao::server {
namespace {

class SameDeal : public Fairness {
 protected:
  // What a finished table has told, as a client asks for it.
  static Parsed deal_of(const Parsed& chance) {
    Parsed entropy = Parsed::array();
    for (const auto& given : chance["entropy"]) entropy.push_back({{"seat", given["seat"]}, {"value", given["value"]}});
    return {{"secret", chance["reveal"]}, {"entropy", entropy}};
  }
  static Parsed terms_of(const std::string& game) {
    if (game == "zodiac") return {{"options", {{"turn_limit", "20"}}}};
    if (game == "celestial_checkers") return {{"options", placed}};
    return Parsed::object();
  }
  // To its end, and what was played; Ann adds to its luck, where she can.
  std::string play_one(const std::string& game, Parsed more, bool killed = false) {
    ann = person();
    ben = person();
    more.update(terms_of(game));
    more["entropy_commit"] = committed;
    sit_down(game, more);
    if (ann->table()["chance"].contains("waits_for")) give_entropy(ann, 0);
    if (killed) {
      for (int i = 0; i < 3; ++i) play(whose(mover()));
      restart_and_come_back();
      for (int i = 0; i < 3; ++i) play(whose(mover()));
    } else {
      for (int i = 0; i < 6; ++i) play(whose(mover()));
    }
    play_out();
    const auto record = record_of(ann);
    return record.substr(record.find("\nplay\n"));
  }
};

TEST_F(SameDeal, brings_the_same_luck_to_the_same_place_also_after_a_restart) {
  for (const auto* game : {"wu_xing", "zodiac", "rat_and_dragon", "celestial_checkers"}) {
    const auto first = play_one(game, Parsed::object());
    const auto chance = ann->table()["chance"];
    ASSERT_EQ(chance["entropy"].size(), 1) << "Ann added to it";
    EXPECT_EQ(play_one(game, {{"deal", deal_of(chance)}}, true), first) << game;
    EXPECT_EQ(ann->table()["chance"], (Parsed{{"chosen", "deal"}, {"deal", deal_of(chance)}})) << "for whoever wants it once more";
    EXPECT_NE(play_one(game, {{"deal", {{"secret", chance["reveal"]}, {"entropy", Parsed::array()}}}}), first) << game;
  }
}

TEST_F(SameDeal, is_the_same_whoever_sits_there) {
  play_one("celestial_checkers", Parsed::object());
  const auto all = ann->moves;
  Parsed more = terms_of("celestial_checkers");
  more.update({{"do", "new"},
               {"game", "celestial_checkers"},
               {"seats", {{{"who", "person"}, {"name", "Zoe"}}, {{"who", "computer"}, {"level", 1}}}},
               {"deal", deal_of(ann->table()["chance"])}});
  const auto zoe = person();
  ask(zoe, more);
  ASSERT_GE(zoe->moves.size(), 24u) << "twenty-four animals";
  EXPECT_TRUE(std::equal(zoe->moves.begin(), zoe->moves.begin() + 24, all.begin()));
}

TEST_F(SameDeal, is_said_to_everybody_and_never_verifies) {
  play_one("wu_xing", Parsed::object());
  const auto deal = deal_of(ann->table()["chance"]);
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2, false)}, {"deal", deal}});
  join(ben = person(), ann->table()["table"]);
  EXPECT_EQ(ben->table()["chance"], (Parsed{{"chosen", "deal"}}));
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  play_out();
  ask(ben, {{"do", "verify"}});
  EXPECT_EQ(refused(ben), "verify.not_verifiable[]");
  const auto record = record_of(ben);
  EXPECT_NE(record.find("note deal\n"), std::string::npos);
  EXPECT_EQ(record.find("\ncommit "), std::string::npos);
  EXPECT_EQ(to_string(table::verify(record).error()), "verify.not_verifiable");
}

}  // namespace
}  // namespace shengxiao::server
