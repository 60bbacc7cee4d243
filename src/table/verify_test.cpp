#include "table/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "chance/verifiable.hpp"
#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

const chance::Bytes32 secret = chance::sha256({chance::bytes_of("a secret")});
const chance::Bytes entropy(32, 7);

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// A whole game with random moves, of which chance is verifiable; one step in five is taken back where there are takebacks.
std::string game_of(std::string_view name, std::uint64_t seed, const Options& options = {}, bool withheld = false,
                    bool takebacks = false) {
  auto match = *Match::start(name, {0, options}, Match::Start{});
  std::vector<std::string> seats(static_cast<std::size_t>(match.game().seats()), "person");
  const auto commitment = chance::hex(chance::entropy_commitment(entropy));
  const RecordedChance recorded{
      chance::hex(chance::commitment(secret)), {{0, commitment, withheld ? "" : chance::hex(entropy)}}, chance::hex(secret)};
  std::vector<chance::SeatEntropy> entropies{{0, entropy}};
  if (withheld) entropies.clear();
  match.set_luck(verifiable_draw(secret, chance::context(chance::head_of(print(match.record(seats))), entropies)));
  for (Rng rng(seed); !match.over();) {
    const auto who = match.to_act();
    const Seat seat = who.nth(rng.below(who.size()));
    match.play(seat, match.game().random_action(match.state(), seat, rng));
    if (takebacks && rng.below(5) == 0) match.undo_to(match.before_last_step());
  }
  auto record = match.record(seats);
  record.chance = recorded;
  return print(record);
}

Options short_options(std::string_view game) {
  if (game == "zodiac") return {{"turn_limit", "40"}};
  if (game == "celestial_checkers") return {{"placement", "random"}};
  return {};
}

class Verify : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(games, Verify, testing::ValuesIn(names_of_games()), [](const auto& info) { return info.param; });

TEST_P(Verify, games_of_every_kind_verify) {
  for (const bool withheld : {false, true}) {
    const auto text = game_of(GetParam(), 3, short_options(GetParam()), withheld);
    const auto verified = verify(text);
    ASSERT_TRUE(verified) << to_string(verified.error());
    EXPECT_GT(verified->draws, 0);
    EXPECT_EQ(print(verified->record), text);
  }
}

// What is drawn after a takeback is what this place of the game brings, however often it is played.
TEST_P(Verify, games_with_takebacks_verify) {
  const auto verified = verify(game_of(GetParam(), 9, short_options(GetParam()), false, true));
  EXPECT_TRUE(verified) << to_string(verified.error());
}

// Another outcome of any draw, where it is legal, is found out at that step.
TEST_P(Verify, a_draw_that_was_altered_is_named) {
  const auto record = *parse_record(game_of(GetParam(), 4, short_options(GetParam())));
  int altered = 0;
  auto check = [&](const Match& before, Seat actor, ActionId action) -> Result<bool> {
    if (actor != Seat::chance || before.draws() % 7 != 0) return true;
    std::vector<ActionId> legal;
    before.game().legal(before.state(), actor, legal);
    const auto other = std::ranges::find_if(legal, [&](ActionId a) { return a != action; });
    if (other == legal.end()) return true;
    auto wrong = record;
    wrong.steps[static_cast<std::size_t>(before.step())].text = before.game().text(*other);
    const auto refused = verify(print(wrong));
    EXPECT_FALSE(refused);
    const auto expected = fmt::format("record.step({}, \"chance\", \"{}\", verify.other_draw({}, \"{}\"))", before.step() + 1,
                                      before.game().text(*other), before.draws(), before.game().text(action));
    EXPECT_EQ(to_string(refused.error()), expected);
    ++altered;
    return true;
  };
  ASSERT_TRUE(Match::replay(record, {}, check));
  EXPECT_GT(altered, 0);
}

TEST(Verify, whatever_is_altered_in_the_head_is_found_out) {
  const auto text = game_of("wu_xing", 5);
  const auto refused = [](const std::string& altered) {
    const auto verified = verify(altered);
    return verified ? "" : to_string(verified.error());
  };
  ASSERT_EQ(refused(text), "");
  const auto first_step = [](const std::string& error) { return error.substr(0, error.find(", ")); };
  // One byte of the secret or of an entropy.
  const auto revealed = "reveal " + chance::hex(secret).substr(0, 1);
  EXPECT_EQ(refused(replaced(text, revealed, revealed.substr(0, 7) + (revealed[7] == '0' ? '1' : '0'))), "verify.secret");
  EXPECT_EQ(refused(replaced(text, " 0707", " 0708")), "verify.entropy(seat 0)");
  // With its commitment altered as well, so that they fit, the first draw does not.
  auto other = entropy;
  other[3] ^= 1;
  auto altered = replaced(text, chance::hex(entropy), chance::hex(other));
  altered = replaced(altered, chance::hex(chance::entropy_commitment(entropy)), chance::hex(chance::entropy_commitment(other)));
  EXPECT_TRUE(first_step(refused(altered)).starts_with("record.step(")) << refused(altered);
  EXPECT_NE(refused(altered).find("verify.other_draw"), std::string::npos) << refused(altered);
}

// An option or a printed value that makes no difference to the moves makes one to the draws.
TEST(Verify, an_altered_option_or_printed_value_is_found_out) {
  const auto text = game_of("zodiac", 6, short_options("zodiac"));
  const auto error = verify(replaced(text, "option turn_limit 40", "option turn_limit 41")).error();
  EXPECT_TRUE(to_string(error).starts_with("record.step(1, \"chance\"")) << to_string(error);
  const auto race = game_of("great_race", 6);
  ASSERT_TRUE(verify(race));
  const auto digit = race.find_first_of("123456789", race.find("\nedition "));
  auto printed = race;
  printed[digit] = printed[digit] == '9' ? '8' : static_cast<char>(printed[digit] + 1);
  EXPECT_FALSE(verify(printed)) << race.substr(digit - 40, 60);
}

// What is printed must be the same after it was read: a table that comes back from the journal draws on.
TEST_P(Verify, a_record_that_is_replayed_is_printed_the_same) {
  const auto record = *parse_record(game_of(GetParam(), 8, short_options(GetParam())));
  const auto again = Match::replay(record, {})->record(record.seats);
  EXPECT_EQ(chance::head_of(print(again)), chance::head_of(print(record)));
}

TEST(Verify, says_what_cannot_be_verified) {
  const auto text = game_of("wu_xing", 7);
  const auto reveal = text.find("reveal ");
  auto hidden = text;
  hidden.erase(reveal, text.find('\n', reveal) - reveal + 1);
  EXPECT_EQ(to_string(verify(hidden).error()), "verify.not_revealed");
  const auto begin = text.find("chance 1\n");
  auto plain = text;
  plain.erase(begin, text.find("seat 0") - begin);
  EXPECT_EQ(to_string(verify(plain).error()), "verify.not_verifiable");
  EXPECT_FALSE(verify("hello"));
}

}  // namespace
}  // namespace shengxiao::table
