// Matches along random play, takebacks and undoing: as if they had been played straight on, and with what they say of turns and
// decisions as a golden file. The same of games that computers drive.
#include "core/golden.hpp"
#include "table/driver.hpp"
#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

class MatchesOf : public testing::TestWithParam<std::string> {
 protected:
  int seats() const { return GetParam() == "celestial_checkers" ? 2 : 3; }
  Match start(std::uint64_t seed) const { return *Match::start(GetParam(), setup_of(GetParam(), seats()), seed); }
};
INSTANTIATE_TEST_SUITE_P(games, MatchesOf, testing::ValuesIn(names_of_games()), [](const auto& info) { return info.param; });

const std::vector<std::string> names{"person Ann", "computer level 2", "person"};
std::vector<std::string> seated(const Match& match) { return {names.begin(), names.begin() + match.game().seats()}; }

template <class T>
const T& any_of(const std::vector<T>& all, Rng& rng) {
  return all[static_cast<std::size_t>(rng.below(static_cast<int>(all.size())))];
}

ActionId any_action(const Match& match, Seat seat, Rng& rng) {
  std::vector<ActionId> legal;
  match.game().legal(match.state(), seat, legal);
  return any_of(legal, rng);
}

// What happened, in words; nothing is done where the game is over.
std::string change(Match& match, Rng& rng) {
  const auto who = match.to_act();
  if (rng.below(12) == 0 && match.step() > 0) {
    const int to = std::max(match.step() - 1 - rng.below(10), 0);
    match.undo_to(to);
    return fmt::format("undo to {} ", to);
  }
  if (rng.below(8) == 0) {
    const SeatSet seat(seat_at(rng.below(match.game().seats())));
    const int from = match.last_decision(seat);
    return from < 0 ? "" : fmt::format("take back {} {} ", from, match.take_back(from, seat));
  }
  if (who.empty()) return "";
  const Seat seat = who.nth(rng.below(who.size()));
  const auto action = any_action(match, seat, rng);
  match.play(seat, action);
  return match.game().text(action) + " ";
}

// All that a match says of itself, but for its luck.
std::string described(const Match& match) {
  std::string all = print(match.record(seated(match)));
  for (const auto& step : match.steps()) all += fmt::format("{} {} ", step.turn, step.phase);
  all += fmt::format("\n{} drawn, over {}\n", match.draws(), match.over());
  for (int i = -1; i < match.game().seats(); ++i) {
    const Seat seat = i < 0 ? Seat::watcher : seat_at(i);
    if (i >= 0) {
      const auto two = SeatSet(seat).with(seat_at((i + 1) % match.game().seats()));
      all += fmt::format("seat {}: {} turns, decided {}, last {} {}\n", i, match.turns_of(seat), match.has_decided(SeatSet(seat)),
                         match.last_decision(SeatSet(seat)), match.last_decision(two));
    }
    const auto list = match.seen(seat);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto& seen = list[i];
      const auto told = match.told(seat, i);
      all += fmt::format("{} {} {} {} {} {} {} {}\n", index(seen.actor), told.text, told.written, told.action, seen.complete,
                         seen.turn, seen.after, match.steps()[static_cast<std::size_t>(seen.after) - 1].phase);
    }
    all += print(match.record_shown_to(seat, seated(match)));
  }
  return all;
}

TEST_P(MatchesOf, are_after_any_takebacks_as_if_they_had_been_played_straight_on) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Rng rng(seed);
    auto match = start(seed);
    for (int i = 0; i < 100; ++i) {
      const auto what = change(match, rng);
      const auto again = Match::resume(match.record(seated(match)), {});
      ASSERT_TRUE(again) << to_string(again.error());
      ASSERT_EQ(again->state(), match.state()) << what;
      ASSERT_EQ(described(*again), described(match)) << what;
    }
  }
}

using GoldenMatches = MatchesOf;
INSTANTIATE_TEST_SUITE_P(games, GoldenMatches, testing::ValuesIn(names_of_games()), [](const auto& info) { return info.param; });

// A line for every 40 changes of a match.
void add_changes(std::vector<std::string>& lines, Match match, std::uint64_t seed) {
  Rng rng(seed);
  Digest changes, descriptions;
  for (int i = 1; i <= 160; ++i) {
    changes.add(change(match, rng));
    descriptions.add(described(match) + fmt::format("{}", match.before_last_step()));
    if (i % 40 == 0)
      lines.push_back(fmt::format("match {}: {} steps, changes {:016x}, descriptions {:016x}", seed, match.step(), changes.value,
                                  descriptions.value));
  }
}

// One person, who plays at random and sometimes takes back, and computers.
void add_driven_game(std::vector<std::string>& lines, Match match, std::uint64_t seed) {
  SeatOccupants players(static_cast<std::size_t>(match.game().seats()), {false, static_cast<int>(seed) % 4 + 1, ""});
  players[seed % players.size()] = SeatOccupant{};
  std::string told;
  GameDriver driver(std::move(match), players, seed, inline_executors(),
                    {[&](int from) { told += fmt::format("moved {} ", from); },
                     [&](Seat seat, const AnyThought& thought, int) { told += fmt::format("{} {} ", index(seat), thought.text); }});
  Rng rng(seed);
  for (int i = 0; i < 40 && !driver.match().over(); ++i) {
    driver.resume();
    const auto who = driver.match().to_act() & people(players);
    if (who.empty()) continue;
    if (const int from = driver.match().last_decision(people(players)); from >= 0 && rng.below(5) == 0) {
      if (!driver.take_back(from, people(players))) driver.undo_to(from);
      continue;
    }
    const auto action = any_action(driver.match(), who.front(), rng);
    EXPECT_TRUE(driver.play(who.front(), driver.match().game().text(action)));
  }
  Digest events, steps;
  events.add(told);
  steps.add(described(driver.match()));
  lines.push_back(fmt::format("driven {}: {} steps {:016x}, told {:016x}", seed, driver.match().step(), steps.value, events.value));
}

TEST_P(GoldenMatches, and_driven_games_are_what_they_were) {
  std::vector<std::string> lines;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) add_changes(lines, start(seed), seed);
  for (std::uint64_t seed = 1; seed <= 8; ++seed) add_driven_game(lines, start(seed), seed);
  expect_golden(lines, fmt::format("src/table/matches/{}.golden.txt", GetParam()));
}

}  // namespace
}  // namespace shengxiao::table
