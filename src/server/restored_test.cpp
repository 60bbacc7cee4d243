// A journal that ends anywhere is a table: the one that its people were told of when it had been written so far.
#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class Restored : public Fairness {
 protected:
  // What Ann is told of the table, but for what a restart begins anew and what passes with time.
  static Parsed told(const Somebody& p) {
    auto table = p->table();
    for (const auto* field : {"asks", "from", "moves", "guests", "away_ms", "clocks", "owner", "proposal", "seats"})
      table.erase(field);
    table["moves"] = p->moves;
    return table;
  }
  // After each thing that happens: how much was written, and what Ann knew.
  void keep() {
    const auto written = store_->written.at(code).size();
    if (kept_.empty() || kept_.back().first != written) kept_.emplace_back(written, told(ann));
    kept_.back().second = told(ann);
  }
  void do_and_keep(const Somebody& p, const Parsed& message) {
    ask(p, message);
    keep();
  }
  void expect_every_part_to_be_a_table() {
    const auto tokens = ann->tokens[code];
    const auto whole = store_->written.at(code);
    for (const auto& [events, table] : kept_) {
      store_->written[code] = {whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(events)};
      restart();
      ann = person();
      join(ann, code, tokens);
      if (table["viewer"].is_number()) ask(ann, {{"do", "look"}, {"seat", table["viewer"]}});
      EXPECT_EQ(told(ann), table) << "after " << events << " events, the last one " << store_->written[code].back();
    }
    EXPECT_GT(kept_.size(), 8u);
  }

  std::vector<std::pair<std::size_t, Parsed>> kept_;
};

TEST_F(Restored, at_a_board) {
  sit_down("celestial_checkers", {{"options", placed}});
  keep();
  for (int i = 0; i < 4; ++i) do_and_keep(whose(mover()), move_of(whose(mover())->table()));
  for (const auto& p : {ann, ben}) {
    do_and_keep(p, {{"do", "undo"}});
    const auto& other = p == ann ? ben : ann;
    if (p->table().contains("proposal"))
      do_and_keep(other, {{"do", "answer"}, {"proposal", p->table()["proposal"]["number"]}, {"yes", true}});
  }
  do_and_keep(ann, {{"do", "sit"}, {"seat", 0}, {"name", "Anna"}});
  do_and_keep(ben, {{"do", "stand"}, {"seat", 1}});
  do_and_keep(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Benno"}});
  do_and_keep(ben, {{"do", "resign"}, {"seat", 1}});
  expect_every_part_to_be_a_table();
}

TEST_F(Restored, with_dice_and_entropy) {
  sit_down("wu_xing", {{"entropy_commit", committed}});
  keep();
  do_and_keep(ann, {{"do", "entropy"}, {"seat", 0}, {"value", entropy}});
  for (int i = 0; i < 12; ++i) do_and_keep(whose(mover()), move_of(whose(mover())->table(), static_cast<std::size_t>(i)));
  do_and_keep(ann, {{"do", "undo"}});
  do_and_keep(ben, {{"do", "answer"}, {"proposal", ann->table()["proposal"]["number"]}, {"yes", true}});
  do_and_keep(ann, {{"do", "draw"}, {"seat", 0}});
  do_and_keep(ben, {{"do", "answer"}, {"proposal", ann->table()["proposal"]["number"]}, {"yes", true}});
  expect_every_part_to_be_a_table();
}

TEST_F(Restored, with_sealed_choices) {
  sit_down("rat_and_dragon");
  keep();
  for (int i = 0; i < 12; ++i) {
    const auto& p = ann->table()["legal"].empty() || (i % 3 == 1 && !ben->table()["legal"].empty()) ? ben : ann;
    do_and_keep(p, move_of(p->table(), static_cast<std::size_t>(i)));
    if (i % 4 == 3) do_and_keep(p, {{"do", "undo"}});
  }
  expect_every_part_to_be_a_table();
}

// Killed after the list of entropies was closed and before anything was drawn, it draws what it would have drawn.
TEST_F(Restored, before_chance_has_drawn) {
  sit_down("wu_xing");
  const auto moves = ann->moves;
  const auto tokens = ann->tokens[code];
  auto& written = store_->written.at(code);
  const auto whole = written;
  ASSERT_EQ(Parsed::parse(written.back())["e"], "play");
  written.pop_back();
  restart();
  ann = person();
  join(ann, code, tokens);
  EXPECT_EQ(ann->moves, moves);
  EXPECT_EQ(store_->written.at(code), whole) << "and writes it";
}

// Who does not give an entropy is waited for as long as usual, and no longer.
TEST_F(Restored, while_an_entropy_is_waited_for) {
  sit_down("wu_xing", {{"entropy_commit", committed}});
  restart_and_come_back();
  EXPECT_EQ(ben->table()["chance"]["waits_for"], Parsed::array({0}));
  pass_time(Milliseconds(9'999));
  EXPECT_TRUE(ann->moves.empty());
  pass_time(Milliseconds(1));
  EXPECT_FALSE(ann->moves.empty());
  EXPECT_EQ(ben->table()["chance"]["entropy"][0]["withheld"], true);
}

// Only what is new is written when chance draws for the first time at a table that went on from a record.
TEST_F(Restored, from_a_record_that_went_on) {
  sit_down("wu_xing");
  for (int i = 0; i < 6; ++i) play(whose(mover()), static_cast<std::size_t>(i));
  ask(ann, {{"do", "load"}, {"record", record_of(ann)}});
  code = ann->table()["table"];
  const auto before = ann->moves;
  for (int i = 0; i < 8; ++i) play(ann);
  const auto moves = ann->moves;
  EXPECT_GT(moves.size(), before.size() + 8) << "chance has drawn";
  const auto tokens = ann->tokens[code];
  restart();
  ann = person();
  join(ann, code, tokens);
  EXPECT_EQ(ann->moves, moves);
}

// Of a journal without secrets: it is given one, which is kept.
TEST_F(Restored, as_an_earlier_version_left_it) {
  const auto open = [&](std::string_view second) {
    return fmt::format(
        R"({{"e":"open","record":"shengxiao record 1\ngame celestial_checkers 1\noption placement free\nseat 0 person Ann\nseat 1 person\nplay\nopen\n","tokens":["a","{}"],"takeback":true}})",
        second);
  };
  const auto events = [&](const std::string& table) {
    std::vector<std::string> kinds;
    for (const auto& event : store_->written[table]) kinds.push_back(Parsed::parse(event)["e"]);
    return kinds;
  };
  store_->written["abcdef"] = {open("")};
  join(ann, "abcdef", {"a"});
  EXPECT_EQ(ann->table()["begun"], false) << "a seat is free";
  EXPECT_EQ(events("abcdef"), (std::vector<std::string>{"open", "chance"}));
  join(ben, "abcdef");
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  EXPECT_EQ(ann->table()["begun"], true);
  store_->written["bcdefg"] = {open(""), R"({"e":"play","steps":[{"s":0,"m":"Ox@c3"}]})"};
  join(ann, "bcdefg", {"a"});
  EXPECT_EQ(ann->table()["begun"], true) << "it was played at";
  EXPECT_EQ(events("bcdefg"), (std::vector<std::string>{"open", "play", "chance", "begin"})) << "all may be taken back";
}

}  // namespace
}  // namespace shengxiao::server
