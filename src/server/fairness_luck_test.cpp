// Luck that nobody at a table can foresee or choose: docs/verifiable_chance.md.
#include "core/testing.hpp"
#include "server/testing.hpp"
#include "table/testing.hpp"
#include "table/verify.hpp"

namespace shengxiao::server {
namespace {

TEST_F(Fairness, no_card_is_dealt_before_every_seat_is_held) {
  ask(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2, false)}});
  EXPECT_EQ(ann->table()["begun"], false);
  EXPECT_TRUE(ann->moves.empty());
  EXPECT_TRUE(ann->table()["legal"].empty());
  ask(ann, {{"do", "play"}, {"seat", 0}, {"move", "draw"}, {"ask", 0}});
  EXPECT_EQ(refused(ann), "server.not_begun[]");
  join(ben, ann->table()["table"]);
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  EXPECT_EQ(ann->table()["begun"], true);
  EXPECT_FALSE(ann->moves.empty());
}

TEST_F(Fairness, the_commitment_is_told_and_journaled_before_anybody_adds_to_the_luck) {
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2, false)}, {"entropy_commit", committed}});
  const auto chance = ann->table()["chance"];
  EXPECT_EQ(chance["commit"].get<std::string>().size(), 64);
  EXPECT_EQ(chance["entropy"], Parsed::array({{{"seat", 0}, {"commit", committed}}}));
  EXPECT_FALSE(chance.contains("reveal"));
  const auto opened = Parsed::parse(store_->written.at(ann->table()["table"]).front());
  const auto secret = chance::parse_hex32(opened["chance"]["secret"].get<std::string>());
  EXPECT_EQ(chance["commit"], chance::hex(chance::commitment(*secret)));
}

TEST_F(Fairness, everybody_is_asked_for_the_entropy_and_chance_waits_for_it) {
  sit_down("wu_xing", {{"entropy_commit", committed}});
  EXPECT_EQ(ben->table()["chance"]["waits_for"], Parsed::array({0}));
  EXPECT_TRUE(ann->moves.empty());
  give_entropy(ben, 0);
  EXPECT_TRUE(refused(ben).starts_with("server.seat_not_yours")) << refused(ben);
  give_entropy(ann, 0, std::string(64, 'c'));
  EXPECT_TRUE(refused(ann).starts_with("verify.entropy")) << refused(ann);
  give_entropy(ann, 0);
  EXPECT_FALSE(ann->moves.empty());
  EXPECT_FALSE(ben->table()["chance"].contains("waits_for"));
  EXPECT_EQ(ben->table()["chance"]["entropy"][0]["value"], entropy);
  give_entropy(ann, 0);
  EXPECT_TRUE(refused(ann).starts_with("server.no_entropy_asked")) << refused(ann);
}

TEST_F(Fairness, who_does_not_reveal_in_time_is_left_out_and_the_record_says_so) {
  sit_down("wu_xing", {{"entropy_commit", committed}});
  pass_time(Milliseconds(9'999));
  EXPECT_TRUE(ann->moves.empty());
  pass_time(Milliseconds(1));
  EXPECT_FALSE(ann->moves.empty());
  EXPECT_EQ(ben->table()["chance"]["entropy"][0]["withheld"], true);
  play_out();
  const auto record = record_of(ben);
  EXPECT_NE(record.find("entropy 0 " + committed + " withheld\n"), std::string::npos) << record;
  EXPECT_TRUE(table::verify(record));
}

// Who is the last to reveal must not know what the others' entropy would bring: they might rather withhold theirs. Whoever came
// first, the entropies stand in the order of the seats, or the record could not be read.
TEST_F(Fairness, no_entropy_is_told_before_everybody_has_revealed_theirs) {
  ask(ann, {{"do", "new"},
            {"game", "wu_xing"},
            {"seats", {{{"who", "person"}, {"here", false}}, {{"who", "person"}}}},
            {"entropy_commit", committed}});
  join(ben, ann->table()["table"]);
  ask(ben, {{"do", "sit"}, {"seat", 0}, {"entropy_commit", committed}});
  give_entropy(ann, 1);
  EXPECT_EQ(ben->table()["chance"]["waits_for"], Parsed::array({0}));
  for (const auto& message : ben->heard) EXPECT_EQ(message.dump().find(entropy), std::string::npos) << message;
  give_entropy(ben, 0);
  const auto told = ann->table()["chance"]["entropy"];
  ASSERT_EQ(told.size(), 2);
  for (int seat : {0, 1})
    EXPECT_EQ(told[static_cast<std::size_t>(seat)], (Parsed{{"seat", seat}, {"commit", committed}, {"value", entropy}}));
  ask(ann, {{"do", "resign"}, {"seat", 1}});
  const auto verified = table::verify(record_of(ann));
  EXPECT_TRUE(verified) << to_string(verified.error());
}

// Who has a seat has committed, whatever they say when they take another name.
TEST_F(Fairness, who_takes_another_name_has_committed_already) {
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2, false)}, {"entropy_commit", committed}});
  const auto before = ann->table()["chance"];
  ask(ann, {{"do", "sit"}, {"seat", 0}, {"name", "Anna"}, {"entropy_commit", std::string(64, 'c')}});
  EXPECT_EQ(ann->table()["seats"][0]["name"], "Anna");
  EXPECT_EQ(ann->table()["chance"], before);
}

TEST_F(Fairness, entropy_is_asked_for_again_after_a_restart) {
  sit_down("wu_xing", {{"entropy_commit", committed}});
  const auto tokens = ann->tokens[code];
  restart();
  ann = person();
  join(ann, code, tokens);
  EXPECT_EQ(ann->table()["chance"]["waits_for"], Parsed::array({0}));
  give_entropy(ann, 0);
  EXPECT_FALSE(ann->moves.empty());
}

// The secret leaves the server when the game is over and not before: no message has it, whatever is asked.
TEST_F(Fairness, the_secret_is_told_when_the_game_is_over_and_not_before) {
  sit_down("wu_xing");
  const std::string secret = Parsed::parse(store_->written.at(code).front())["chance"]["secret"];
  for (const auto* verb : {"record", "verify", "hint", "undo"}) ask(ann, {{"do", verb}});
  play_out();
  std::size_t told = 0;
  for (const auto& message : ben->heard) {
    const bool has = message.dump().find(secret) != std::string::npos;
    EXPECT_EQ(has, message["type"] == "table" && message["over"] == true) << message;
    told += has;
  }
  EXPECT_GT(told, 0);
  EXPECT_EQ(ben->table()["chance"]["reveal"], secret);
}

TEST_F(Fairness, chosen_luck_is_said_to_everybody_before_they_sit_down_and_in_the_record) {
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", people(2, false)}, {"seed", 7}});
  join(ben, ann->table()["table"]);
  EXPECT_EQ(ben->table()["chance"], (Parsed{{"chosen", "seed"}}));
  ask(ben, {{"do", "sit"}, {"seat", 1}});
  play_out();
  EXPECT_EQ(ben->table()["chance"], (Parsed{{"chosen", "seed"}, {"seed", 7}}));
  ask(ben, {{"do", "verify"}});
  EXPECT_EQ(refused(ben), "verify.not_verifiable[]");
  const auto record = record_of(ben);
  EXPECT_NE(record.find("note seed\n"), std::string::npos);
  EXPECT_EQ(record.find("\ncommit "), std::string::npos);
}

// Which is all that a client needs to compute the draws anew.
TEST_F(Fairness, who_verifies_is_told_what_could_have_been_drawn_and_how_likely_it_was) {
  sit_down("zodiac", {{"options", {{"turn_limit", "20"}}}});
  play_out();
  ask(ben, {{"do", "verify"}});
  const auto told = ben->newest("draws");
  std::size_t n = 0, uneven = 0;
  const auto check = [&](const table::Match& before, Seat actor, ActionId) -> Result<bool> {
    if (actor != Seat::chance) return true;
    std::vector<ActionId> legal;
    before.game().legal(before.state(), Seat::chance, legal);
    Parsed texts = Parsed::array();
    for (const auto action : legal) texts.push_back(before.game().text(action));
    const auto weights = table::chance_weights(before.game(), before.state(), legal);
    EXPECT_EQ(told["draws"].at(n++), (Parsed{{"step", before.step() + 1}, {"legal", texts}, {"weights", weights}}));
    uneven += std::ranges::count(weights, weights[0]) != std::ssize(weights);
    return true;
  };
  ASSERT_TRUE(table::Match::replay(*parse_record(told["record"].get<std::string>()), {}, check));
  EXPECT_EQ(told["draws"].size(), n);
  EXPECT_GT(uneven, 0);
}

TEST_F(Fairness, a_stacked_deck_is_said_to_be_one) {
  sit_down("wu_xing");
  ask(ann, {{"do", "load"}, {"record", record_of(ann)}});
  EXPECT_EQ(ann->table()["chance"], (Parsed{{"chosen", "record"}}));
  EXPECT_EQ(to_string(table::verify(record_of(ann)).error()), "verify.not_verifiable");
}

TEST_F(Fairness, the_same_place_brings_the_same_luck) {
  ask(ann, {{"do", "new"}, {"game", "wu_xing"}, {"seats", {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}}});
  const auto dice = [&] {
    play(ann);
    return ann->moves;
  };
  const auto first = dice();
  for (int i = 0; i < 5; ++i) {
    ask(ann, {{"do", "undo"}});
    EXPECT_LT(ann->moves.size(), first.size());
    restart();
    const auto tokens = ann->tokens;
    ann = person();
    join(ann, tokens.begin()->first, tokens.begin()->second);
    const auto again = dice();
    const auto chance = [](const std::vector<std::string>& moves) { return moves.at(1); };
    EXPECT_EQ(chance(again), chance(first));
  }
}

TEST_F(Fairness, tables_that_are_thrown_away_stay_in_the_log) {
  for (int i = 0; i < 3; ++i) {
    ask(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2, false)}});
    EXPECT_EQ(ann->table()["chance"]["log"], i + 1);
    unix_time_ += 60;
  }
  const auto page = page_of_log();
  const auto log = Parsed::parse(page);
  ASSERT_EQ(log["entries"].size(), 3);
  EXPECT_EQ(log["entries"][2]["commit"], ann->table()["chance"]["commit"]);
  chance::Bytes32 hash{};
  for (const auto& entry : log["entries"]) {
    hash = chance::log_hash(hash, *chance::parse_hex32(entry["commit"].get<std::string>()), entry["time"].get<std::uint64_t>());
    EXPECT_EQ(entry["hash"], chance::hex(hash));
  }
  restart();
  EXPECT_EQ(page_of_log(), page) << "it is in the journal";
  ask(ann = person(), {{"do", "join"}, {"table", std::string(ChanceLog::journal_name)}, {"tokens", Parsed::array()}});
  EXPECT_NE(ann->last()["type"], "table");
}

// Adds entries of the seconds from 1 on.
void add_entries(store::Store& store, std::int64_t many) {
  const auto log = ChanceLog::load(store);
  for (std::int64_t n = 1; n <= many; ++n) {
    const auto line = log->line({}, static_cast<std::uint64_t>(n));
    ASSERT_TRUE(store.add_lines(ChanceLog::journal_name, {&line, 1}));
  }
}

Parsed page(store::Store& store, std::int64_t from) { return Parsed::parse(*ChanceLog::load(store)->page(store, from)); }

// Whoever reads the newest page and those before it has read everything.
TEST(ChanceLog, is_told_in_pages_without_gaps) {
  MemoryStore store;
  add_entries(store, ChanceLog::page_size + 5);
  const auto entries = [&](std::int64_t from) {
    const auto told = page(store, from);
    const auto& all = told["entries"];
    EXPECT_EQ(told["next"], told["from"].get<std::int64_t>() + static_cast<std::int64_t>(all.size()));
    return all.empty() ? std::pair(0, 0) : std::pair(all.front()["entry"].get<int>(), all.back()["entry"].get<int>());
  };
  EXPECT_EQ(entries(0), std::pair(6, 1005)) << "the newest page";
  EXPECT_EQ(entries(1), std::pair(1, 1000));
  EXPECT_EQ(entries(1001), std::pair(1001, 1005));
  EXPECT_EQ(entries(1006), std::pair(0, 0)) << "nothing yet";
}

TEST(ChanceLog, who_asks_for_what_is_to_come_is_told_where_it_will_be) {
  MemoryStore store;
  add_entries(store, 1);
  EXPECT_EQ(page(store, 7), (Parsed{{"from", 2}, {"entries", Parsed::array()}, {"next", 2}}));
}

// Earlier versions wrote no hashes: they were computed from the first entry on, and still are.
TEST(ChanceLog, goes_on_from_entries_without_hashes) {
  for (const std::size_t many : {1u, 3u, 1003u}) {
    MemoryStore store;
    add_entries(store, static_cast<std::int64_t>(many) + 2);
    const auto whole = page(store, 1), newest = page(store, 0);
    auto& kept = store.written[std::string(ChanceLog::journal_name)];
    kept.resize(many);
    for (auto& line : kept) {
      auto entry = Parsed::parse(line);
      entry.erase("hash");
      line = entry.dump();
    }
    const auto log = ChanceLog::load(store);
    for (const auto seconds : {many + 1, many + 2}) {
      const auto line = log->line({}, seconds);
      ASSERT_TRUE(store.add_lines(ChanceLog::journal_name, {&line, 1}));
    }
    EXPECT_EQ(page(store, 1), whole) << many;
    EXPECT_EQ(page(store, 0), newest) << many;
  }
}

TEST(ChanceLog, is_not_told_where_an_entry_is_damaged) {
  MemoryStore store;
  add_entries(store, 2);
  auto& kept = store.written[std::string(ChanceLog::journal_name)];
  const auto commitment = chance::hex(chance::Bytes32{});
  for (const auto& damaged :
       {std::string("nonsense"), Parsed{{"commit", "00"}, {"time", 2}}.dump(), Parsed{{"commit", commitment}, {"time", -1}}.dump(),
        Parsed{{"commit", commitment}}.dump(), Parsed{{"commit", commitment}, {"time", 2}, {"hash", "0"}}.dump()}) {
    kept[1] = damaged;
    const auto told = ChanceLog::load(store)->page(store, 0);
    ASSERT_FALSE(told) << damaged;
    EXPECT_EQ(to_string(told.error()), "server.damaged_log(2)");
  }
  kept.erase(kept.begin());
  EXPECT_EQ(to_string(ChanceLog::load(store).error()), "server.damaged_log(1)");
}

TEST_F(Fairness, a_log_entry_that_could_not_be_written_is_none) {
  store_->full = true;
  say(ann, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2, false)}});
  settle();
  store_->full = false;
  EXPECT_EQ(Parsed::parse(page_of_log())["next"], 1);
  ask(ben, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2, false)}});
  EXPECT_EQ(ben->table()["chance"]["log"], 1);
}

TEST_F(Fairness, where_several_log_entries_could_not_be_written_none_is_left) {
  store_->full = true;
  for (const auto& p : {ann, ben}) say(p, {{"do", "new"}, {"game", "zodiac"}, {"seats", people(2, false)}});
  settle();
  EXPECT_EQ(Parsed::parse(page_of_log())["next"], 1);
}

// Whole games with the entropy of both players.

class VerifiedGames : public Fairness {
 protected:
  std::string play_one(const std::string& game, int n) {
    ann = person();
    ben = person();
    Parsed more{{"entropy_commit", committed}};
    if (game == "zodiac") more["options"] = {{"turn_limit", "40"}};
    if (game == "celestial_checkers") more["options"] = placed;
    more.update({{"do", "new"}, {"game", game}, {"seats", people(game == "great_race" ? 3 : 2, false)}});
    for (std::size_t seat = 2; seat < more["seats"].size(); ++seat) more["seats"][seat]["here"] = true;
    ask(ann, more);
    join(ben, ann->table()["table"]);
    ask(ben, {{"do", "sit"}, {"seat", 1}, {"entropy_commit", committed}});
    give_entropy(ann, 0);
    give_entropy(ben, 1);
    for (Rng rng(static_cast<std::uint64_t>(n)); !ann->table()["over"];) {
      const auto& someone = rng.below(2) ? ann : ben;
      if (const auto table = someone->table(); table.contains("curtain"))
        ask(someone, {{"do", "look"}, {"seat", table["curtain"]}});
      if (!someone->table()["legal"].empty()) play(someone, rng.below(1000u));
    }
    return record_of(ben);
  }
  void all_verify(int games) {
    const auto names = table::names_of_games();
    for (int n = 0; n < games; ++n) {
      const auto& game = names[static_cast<std::size_t>(n) % names.size()];
      const auto record = play_one(game, n);
      const auto verified = table::verify(record);
      ASSERT_TRUE(verified) << to_string(verified.error()) << "\n" << record;
      EXPECT_EQ(verified->record.chance->entropy.size(), verified->draws > 0 ? 2u : 0u);
      for (const auto& given : verified->record.chance->entropy) EXPECT_EQ(given.value, entropy);
      if (n % 20 == 19) restart();
    }
  }
};

TEST_F(VerifiedGames, verify_all) { all_verify(games_to_play(100)); }

}  // namespace
}  // namespace shengxiao::server
