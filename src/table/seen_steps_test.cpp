#include "table/seen_steps.hpp"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include <algorithm>
#include <array>

#include "core/testing.hpp"
#include "table/match.hpp"
#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

std::string line(Seat actor, std::string_view text, std::string_view written, std::string_view action, int turn, int after) {
  return fmt::format("{} {} ({}) {} turn {} after {}", actor_name(actor), text, written, action, turn, after);
}

// The same list, made by replaying the whole match: what each seat did last is kept until somebody is asked anew.
std::vector<std::string> replayed(const Match& match, Seat viewer) {
  const auto& game = match.game();
  std::vector<std::string> all;
  std::array<std::string, max_seats> hidden;  // by seat: how its last step reads, where something of it is hidden
  auto state = match.state_after(0);
  auto choosing = game.to_act(state);
  std::vector<std::string> of_turn;       // the texts of the turn so far that are not hidden
  Seat last_actor = Seat::watcher;
  int turn = 0;
  for (int i = 0; i < match.step(); ++i) {
    const auto& played = match.steps()[static_cast<std::size_t>(i)];
    const Seat actor = played.actor;
    const auto [text, action, complete] = game.redact(state, actor, played.action, viewer);
    const bool continues = !all.empty() && last_actor == actor && game.mid_turn(state, actor);
    bool is_new = true;
    if (is_player(actor)) {
      auto& last = hidden[static_cast<std::size_t>(index(actor))];
      is_new = complete || text != last;
      last = complete ? "" : text;
    }
    if (is_new) {
      turn += !all.empty() && !continues;
      if (!continues) of_turn.clear();
      if (complete) of_turn.push_back(text);
      all.push_back(line(actor, text, of_turn.empty() ? "" : game.join(of_turn), action, turn, i + 1));
      last_actor = actor;
    }
    game.apply(state, actor, played.action);
    const auto next = game.to_act(state);
    if (!(next - choosing).empty()) hidden.fill("");
    choosing = next;
  }
  return all;
}

std::vector<std::string> kept(const Match& match, Seat viewer) {
  std::vector<std::string> all;
  for (const auto& seen : match.seen(viewer))
    all.push_back(line(seen.actor, seen.told->text, seen.told->written, seen.told->action, seen.turn, seen.after));
  return all;
}

std::vector<Seat> viewers(const Match& match) {
  std::vector<Seat> all{Seat::watcher};
  for (int seat = 0; seat < match.game().seats(); ++seat) all.push_back(seat_at(seat));
  return all;
}

// Where an entry has the serial that it had before, nothing has changed up to there.
void serials_identify_what_was_told(const std::vector<SeenStep>& before, const std::vector<SeenStep>& after) {
  bool same = true;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i > 0) RC_ASSERT(after[i].serial > after[i - 1].serial);
    const bool known = i < before.size() && before[i].serial == after[i].serial;
    RC_ASSERT(same || !known);
    if (known) RC_ASSERT(*before[i].told == *after[i].told && before[i].after == after[i].after);
    same = known;
  }
}

void play_and_take_back(Match& match, int steps) {
  const auto all = viewers(match);
  for (int i = 0; i < steps && !match.over(); ++i) {
    const auto watcher = match.seen(Seat::watcher);
    const auto who = match.to_act();
    const Seat seat = who.nth(*rc::gen::inRange(0, who.size()));
    std::vector<ActionId> legal;
    match.game().legal(match.state(), seat, legal);
    switch (*rc::gen::weightedElement<int>({{20, 0}, {1, 1}, {2, 2}, {1, 3}})) {
      case 0: match.play(seat, *rc::gen::elementOf(legal)); break;
      case 1: match.undo_to(*rc::gen::inRange(0, match.step() + 1)); break;
      case 2:
        if (const int from = match.last_decision(SeatSet(seat)); from >= 0 && !match.take_back(from, SeatSet(seat)))
          match.undo_to(from);
        break;
      default: match = Match(match);  // a copy goes on by itself
    }
    if (match.to_act().is_chance()) return;  // taken back to before the first decision
    serials_identify_what_was_told(watcher, match.seen(Seat::watcher));
    if (i % 5 == 0)
      for (const Seat viewer : all) RC_ASSERT(kept(match, viewer) == replayed(match, viewer));
  }
  for (const Seat viewer : all) RC_ASSERT(kept(match, viewer) == replayed(match, viewer));
}

class SeenStepsOf : public testing::TestWithParam<std::string> {};

TEST_P(SeenStepsOf, are_kept_as_a_replay_would_tell_them) {
  EXPECT_TRUE(rc::check("kept as a replay would tell them", [] {
    const auto& info = *std::ranges::find(all_games(), std::string_view(GetParam()), &GameInfo::name);
    const int seats = *rc::gen::inRange(info.min_seats, std::min(info.max_seats, 4) + 1);
    auto match = *Match::start(info.name, {seats, {}}, *rc::gen::arbitrary<std::uint64_t>());
    play_and_take_back(match, *rc::gen::inRange(0, 60));
  }));
}

INSTANTIATE_TEST_SUITE_P(games, SeenStepsOf, testing::ValuesIn(names_of_games()), [](const auto& info) { return info.param; });

}  // namespace
}  // namespace shengxiao::table
