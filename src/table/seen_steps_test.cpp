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

std::string line(Seat actor, std::string_view text, std::string_view written, std::string_view action, std::string_view causes,
                 int turn, int after) {
  return fmt::format("{} {} ({}) {} {} turn {} after {}", actor_name(actor), text, written, action, causes, turn, after);
}

std::string text_of(const AnyGame& game, std::span<const Cause> causes) {
  std::string text;
  Json out(text);
  game.causes_json(causes, out);
  return text;
}

// An entry of a list.
std::string line(const Match& match, Seat viewer, std::size_t i, int after) {
  const auto& seen = match.seen(viewer)[i];
  const auto told = match.told(viewer, i);
  const auto causes = seen.causes ? match.causes_of(seen.after) : std::span<const Cause>();
  return line(seen.actor, told.text, told.written, told.action, text_of(match.game(), causes), seen.turn, after);
}

// As whose a viewer is told a step: their own, or that of one who knows all of it once the end has uncovered it.
Seat told_as(const Match& match, const AnyState& state, const Played& played, Seat viewer) {
  const auto& game = match.game();
  const auto knows = [&](Seat seat) {
    return game.text(game.redact(state, played.actor, played.action, seat)) == game.text(played.action);
  };
  if (!match.over() || game.hides_only_choices()) return viewer;
  for (int seat = 0; seat < game.seats(); ++seat)
    if (knows(seat_at(seat))) return seat_at(seat);
  return Seat::watcher;
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
    const auto redacted = game.redact(state, actor, played.action, told_as(match, state, played, viewer));
    const auto text = game.text(redacted), action = game.action_json(redacted);
    const bool complete = text == game.text(played.action);
    const bool continues = !all.empty() && last_actor == actor && game.mid_turn(state, actor);
    Causes causes;
    game.causes(state, actor, played.action, causes);
    const bool is_secret = !complete && is_player(actor);
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
      const auto written = of_turn.empty() ? "" : game.join(of_turn);
      all.push_back(line(actor, text, written, action, text_of(game, is_secret ? Causes() : causes), turn, i + 1));
      last_actor = actor;
    }
    if (is_secret && !causes.empty()) {
      all.push_back(line(Seat::watcher, "", "", "", text_of(game, causes), ++turn, i + 1));
      last_actor = Seat::watcher;
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
  const auto list = match.seen(viewer);
  for (std::size_t i = 0; i < list.size(); ++i) all.push_back(line(match, viewer, i, list[i].after));
  return all;
}

// The serials of a list, and how its entries read.
struct Heard {
  std::vector<std::uint32_t> serials;
  std::vector<std::string> readings;

  Heard(const Match& match, Seat viewer) {
    const auto list = match.seen(viewer);
    for (std::size_t i = 0; i < list.size(); ++i) {
      serials.push_back(match.seen_by(viewer).serial(i));
      readings.push_back(line(match, viewer, i, 0));
    }
  }
};

std::vector<Seat> viewers(const Match& match) {
  std::vector<Seat> all{Seat::watcher};
  for (int seat = 0; seat < match.game().seats(); ++seat) all.push_back(seat_at(seat));
  return all;
}

// Serials grow along a list. Where an entry has the serial that it had before, nothing reads otherwise up to there; and where
// nothing does, it has.
void serials_identify_what_was_told(const Heard& before, const Heard& after) {
  RC_ASSERT(std::ranges::is_sorted(after.serials, std::ranges::less_equal{}));
  const auto same_serials = std::ranges::mismatch(before.serials, after.serials).in1 - before.serials.begin();
  const auto same_readings = std::ranges::mismatch(before.readings, after.readings).in1 - before.readings.begin();
  RC_ASSERT(same_serials == same_readings);
  for (std::size_t i = static_cast<std::size_t>(same_serials); i < after.serials.size() && i < before.serials.size(); ++i)
    RC_ASSERT(after.serials[i] != before.serials[i]);
}

void play_and_take_back(Match& match, int steps) {
  const auto all = viewers(match);
  for (int i = 0; i < steps && !match.over(); ++i) {
    const Heard before(match, Seat::watcher);
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
    serials_identify_what_was_told(before, Heard(match, Seat::watcher));
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
