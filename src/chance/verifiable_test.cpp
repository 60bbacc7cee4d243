#include "chance/verifiable.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

namespace shengxiao::chance {
namespace {

// The vectors of docs/verifiable_chance.md. The browser's tests read the same file.
const nlohmann::json& vectors() {
  static const auto all = nlohmann::json::parse(std::ifstream("src/chance/vectors.json"));
  return all;
}

Bytes32 secret() { return *parse_hex32(vectors()["S"].get<std::string>()); }

Bytes32 context() {
  const auto entropy = parse_hex(vectors()["entropy"]["0"].get<std::string>());
  const std::array<SeatEntropy, 1> all{SeatEntropy{0, *entropy}};
  return chance::context(vectors()["T"].get<std::string>(), all);
}

TEST(VerifiableChance, commits_and_mixes_as_the_vectors_say) {
  EXPECT_EQ(hex(commitment(secret())), vectors()["C"]);
  EXPECT_EQ(hex(entropy_commitment(Bytes(32, 0xbb))), vectors()["entropy_commit_of_32_bytes_bb"]);
  EXPECT_EQ(hex(context()), vectors()["X"]);
  EXPECT_EQ(hex(Draws(secret(), context()).block(0, 0)), vectors()["block_0_0"]);
}

TEST(VerifiableChance, draws_as_the_vectors_say) {
  const Draws draws(secret(), context());
  for (const auto& [weights, outcomes] : {std::pair("weights", "draws_0_to_9"), std::pair("weights_b", "draws_b_0_to_9"),
                                          std::pair("weights_c", "draws_c_0_to_19")}) {
    const auto given = vectors()[weights].get<std::vector<std::uint32_t>>();
    const auto wanted = vectors()[outcomes].get<std::vector<std::size_t>>();
    ASSERT_GE(wanted.size(), 10u);
    for (std::size_t draw = 0; draw < wanted.size(); ++draw) EXPECT_EQ(draws.outcome(draw, given), wanted[draw]) << weights << draw;
  }
}

// The entropies of several seats, in their order; without any the context is that of the head alone.
TEST(VerifiableChance, every_part_of_the_context_counts) {
  const std::vector<SeatEntropy> both{{0, {1, 2}}, {1, {3}}}, other_seat{{0, {1, 2}}, {2, {3}}}, other_cut{{0, {1}}, {1, {2, 3}}};
  std::map<std::string, int> seen;
  for (const auto& entropies : {both, other_seat, other_cut, std::vector<SeatEntropy>{}})
    for (const std::string head : {"game wu_xing 1\n", "game wu_xing 1\noption a b\n"})
      ++seen[hex(chance::context(head, entropies))];
  EXPECT_EQ(seen.size(), 8u);
}

TEST(VerifiableChance, the_head_is_what_is_played) {
  EXPECT_EQ(head_of("shengxiao record 1\r\n# game of chess 1\r\ngame wu_xing 1\r\n  option a b c \nedition {\"x\": 1}\nchance 1\n"
                    "commit aa\nseat 0 person\nnote game over\nplay\n0 option x\ngame y 1\n"),
            "game wu_xing 1\noption a b c\nedition {\"x\": 1}\n");
  EXPECT_EQ(head_of(""), "");
}

// Outcomes come up as often as their weights say: within five standard deviations of 60,000 draws.
TEST(VerifiableChance, outcomes_come_up_by_their_weights) {
  const Draws draws(secret(), context());
  const std::vector<std::uint32_t> weights{1, 0, 2, 3};
  std::vector<int> times(weights.size());
  constexpr int many = 60'000;
  for (int draw = 0; draw < many; ++draw) ++times[draws.outcome(static_cast<std::uint64_t>(draw), weights)];
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double p = weights[i] / 6.0;
    EXPECT_NEAR(times[i], many * p, 5 * std::sqrt(many * p * (1 - p))) << i;
  }
}

TEST(VerifiableChance, the_log_is_a_chain) {
  const Bytes32 zero{};
  const auto first = log_hash(zero, commitment(secret()), 1'700'000'000);
  EXPECT_EQ(first, sha256({zero, commitment(secret()), Bytes{0, 0, 0, 0, 0x65, 0x53, 0xf1, 0x00}}));
  EXPECT_NE(log_hash(first, commitment(secret()), 1'700'000'000), first);
}

RC_GTEST_PROP(Bytes, hexadecimal_digits_read_back, (const Bytes& bytes)) { RC_ASSERT(parse_hex(hex(bytes)) == bytes); }

TEST(Bytes, what_is_not_hexadecimal_is_refused) {
  for (const std::string_view bad : {"a", "abc", "xy", "ab cd", "0x12", "12\n"}) EXPECT_FALSE(parse_hex(bad)) << bad;
  EXPECT_EQ(parse_hex("AB"), Bytes{0xab});
  EXPECT_FALSE(parse_hex32(std::string(62, '0')));
  EXPECT_FALSE(parse_hex32(std::string(66, '0')));
  EXPECT_TRUE(parse_hex32(std::string(64, '0')));
}

}  // namespace
}  // namespace shengxiao::chance
