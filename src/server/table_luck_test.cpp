#include "server/table_luck.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

// The entropy that a seat has in these tests.
std::string digits(Seat seat) { return std::string(64, seat == Seat::first ? 'a' : 'b'); }
chance::Bytes32 commitment(Seat seat) { return chance::entropy_commitment(*chance::parse_hex(digits(seat))); }

Parsed told(const TableLuck& luck, bool over = false) {
  return Parsed::parse(json_object([&](Json& out) { luck.json(over, out); }))["chance"];
}

Result<TableLuck> read(const Parsed& kept) { return TableLuck::from_journal(*table::Message::parse(kept.dump())); }
Parsed written(const TableLuck& luck) {
  return Parsed::parse(json_object([&](Json& out) {
    out.key("chance");
    luck.write_to_journal(out);
  }))["chance"];
}

TEST(TableLuck, another_seed_brings_other_luck) {
  EXPECT_EQ(TableLuck::of_seed(5).commitment(), TableLuck::of_seed(5).commitment());
  EXPECT_NE(TableLuck::of_seed(5).commitment(), TableLuck::of_seed(6).commitment());
}

TEST(TableLuck, nobody_commits_after_the_list_was_closed) {
  auto luck = verifiable_luck();
  luck.commit(Seat::first, commitment(Seat::first));
  luck.close();
  luck.commit(Seat::second, commitment(Seat::second));
  EXPECT_EQ(luck.waits_for(), first);
}

TEST(TableLuck, nothing_is_added_to_luck_that_was_chosen) {
  auto luck = TableLuck::of_seed(5);
  luck.commit(Seat::first, commitment(Seat::first));
  luck.close();
  EXPECT_TRUE(luck.waits_for().empty());
}

TEST(TableLuck, who_takes_over_a_seat_replaces_what_was_committed_to) {
  auto luck = verifiable_luck();
  luck.commit(Seat::first, commitment(Seat::second));
  luck.commit(Seat::first, commitment(Seat::first));
  luck.close();
  EXPECT_EQ(to_string(luck.reveal(Seat::first, digits(Seat::second)).error()), "verify.entropy(seat 0)");
  ASSERT_TRUE(luck.reveal(Seat::first, digits(Seat::first)));
  EXPECT_TRUE(luck.waits_for().empty());
}

TEST(TableLuck, an_entropy_has_thirty_two_bytes) {
  for (const std::size_t size : {31u, 33u}) {
    const chance::Bytes value(size, 1);
    auto luck = verifiable_luck();
    luck.commit(Seat::first, chance::entropy_commitment(value));
    luck.close();
    EXPECT_EQ(to_string(luck.reveal(Seat::first, chance::hex(value)).error()), R"(server.bad_digits("value", 64))");
  }
}

TEST(TableLuck, where_one_withholds_the_others_count) {
  auto luck = verifiable_luck();
  for (const Seat seat : {Seat::first, Seat::second}) luck.commit(seat, commitment(seat));
  luck.close();
  ASSERT_TRUE(luck.reveal(Seat::second, digits(Seat::second)));
  EXPECT_EQ(luck.waits_for(), first);
  luck.withhold_rest();
  EXPECT_EQ(told(luck)["entropy"][0]["withheld"], true);
  EXPECT_EQ(told(luck)["entropy"][1]["value"], digits(Seat::second));
  EXPECT_FALSE(told(luck)["entropy"][1].contains("withheld"));
}

TEST(TableLuck, comes_back_from_the_journal_with_its_seed) {
  const auto luck = TableLuck::of_seed(5);
  const auto again = read(written(luck));
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_EQ(told(*again, true), (Parsed{{"chosen", "seed"}, {"seed", 5}}));
  EXPECT_EQ(again->commitment(), luck.commitment());
}

// Whoever told them first: the order of the seats is that of the draw.
TEST(TableLuck, of_a_deal_is_told_in_the_end_and_comes_back_from_the_journal) {
  const Parsed deal{{"secret", std::string(64, 'c')},
                    {"entropy", {{{"seat", 0}, {"value", digits(Seat::first)}}, {{"seat", 1}, {"value", digits(Seat::second)}}}}};
  auto turned = deal;
  std::swap(turned["entropy"][0], turned["entropy"][1]);
  auto luck = TableLuck::of_deal(*table::Message::parse(turned.dump()));
  ASSERT_TRUE(luck) << to_string(luck.error());
  luck->close();
  EXPECT_TRUE(luck->waits_for().empty()) << "nobody is asked to add to it";
  EXPECT_EQ(told(*luck), (Parsed{{"chosen", "deal"}}));
  EXPECT_EQ(told(*luck, true), (Parsed{{"chosen", "deal"}, {"deal", deal}}));
  EXPECT_FALSE(luck->recorded(true));
  const auto again = read(written(*luck));
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_FALSE(again->is_verifiable());
  EXPECT_EQ(told(*again, true), told(*luck, true));
}

TEST(TableLuck, is_not_read_from_a_damaged_journal) {
  auto luck = verifiable_luck();
  luck.commit(Seat::first, commitment(Seat::first));
  const auto sound = written(luck);
  ASSERT_TRUE(read(sound));
  for (const auto& [field, value] : std::vector<std::pair<std::string, Parsed>>{
           {"secret", "00"}, {"origin", "elsewhere"}, {"log", -1}, {"closed", 1}, {"entropy", "none"}, {"seed", "five"}}) {
    auto damaged = sound;
    damaged[field] = value;
    EXPECT_FALSE(read(damaged)) << field;
  }
  for (const auto& [field, value] : std::vector<std::pair<std::string, Parsed>>{{"seat", 8}, {"commit", "00"}, {"value", "0"}}) {
    auto damaged = sound;
    damaged["entropy"][0][field] = value;
    EXPECT_FALSE(read(damaged)) << field;
  }
}

}  // namespace
}  // namespace shengxiao::server
