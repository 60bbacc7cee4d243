#include "table/course.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace shengxiao::table {

GameCourse::GameCourse(std::shared_ptr<const AnyGame> game, std::span<const Played> steps)
    : game_(std::move(game)), steps_(steps.begin(), steps.end()) {}

void GameCourse::add(const Review::Finding& finding) {
  if (const auto* stood = std::get_if<Review::Stood>(&finding)) {
    stood_[stood->step] = stood->outlook;
  } else if (const auto* moved = std::get_if<Review::Moved>(&finding)) {
    moved_[moved->step] = *moved;
  } else {
    const auto& decided = std::get<Review::Decided>(finding);
    decided_[decided.step] = decided;
  }
}

// What is told of a change is what had a good part in it, or withstood it: by what was measured, else whatever there was but the
// own decision that did it all.
std::vector<TurningPoint> GameCourse::turning_points(std::size_t most) const {
  constexpr double good_part = 0.25;
  std::vector<TurningPoint> points;
  for (const auto& [from, to, seat, before, after] : greatest_swings(*game_, steps_, stood_, most)) {
    TurningPoint point{from, to, seat, before, after, 0, false, false, false};
    for (auto at = decided_.lower_bound(from); at != decided_.lower_bound(to); ++at) {
      const auto& decided = at->second;
      const double won = gain(decided.judgement);
      if (decided.seat == seat && stands_out(*game_, decided.judgement) && std::abs(won) > std::abs(point.own)) point.own = won;
    }
    const double change = after - before;
    if (const auto moved = moved_.find(from); moved != moved_.end()) {
      const double own = moved->second.own / change;
      point.luck = moved->second.luck / change >= good_part;
      point.others = moved->second.others / change >= good_part;
      if (own * change * point.own <= 0 || std::abs(own) < good_part) point.own = 0;
      point.itself = point.own == 0 && own >= good_part;
    } else if (point.own * change <= 0 || std::abs(point.own) < std::abs(change)) {
      for (int step = from; step < to; ++step) {
        const auto actor = steps_[static_cast<std::size_t>(step)].actor;
        point.luck = point.luck || actor == Seat::chance;
        point.others = point.others || (is_player(actor) && actor != seat);
      }
    }
    points.push_back(point);
  }
  return points;
}

GameCourse::Decisions GameCourse::decisions(SeatSet seats, std::size_t most) const {
  Decisions all;
  for (const auto& [step, decided] : decided_) {
    if (!seats.has(decided.seat) || !stands_out(*game_, decided.judgement)) continue;
    const double won = gain(decided.judgement);
    if (won < 0 && !wins(decided)) all.worst.push_back(decided);
    if (won > 0 && !decided.obvious) all.best.push_back(decided);
  }
  for (auto* some : {&all.best, &all.worst}) {
    std::ranges::stable_sort(*some, std::greater{}, [](const auto& decided) { return std::abs(gain(decided.judgement)); });
    some->resize(std::min(some->size(), most));
  }
  return all;
}

// Nobody else did anything after it, and it ended the game ahead, by however little.
bool GameCourse::wins(const Review::Decided& decided) const {
  const auto end = stood_.find(static_cast<int>(steps_.size()));
  if (!game_->info().judged_in_points || end == stood_.end() || end->second[index(decided.seat)] <= 0) return false;
  return std::all_of(steps_.begin() + decided.step, steps_.end(), [&](const auto& step) { return step.actor == decided.seat; });
}

void GameCourse::write_measure(Json& out) const { out.field("by", game_->info().judged_in_points ? "points" : "win"); }

void GameCourse::write_summary(Json& out, SeatSet seats, const Place& place) const {
  out.key("turning").open('[');
  for (const auto& [from, to, seat, before, after, own, luck, others, itself] : turning_points()) {
    out.open('{').field("from", place(from)).field("to", place(to)).field("seat", index(seat));
    out.field("before", before)
        .field("after", after)
        .field("own", own)
        .field("luck", luck)
        .field("others", others)
        .field("itself", itself)
        .close('}');
  }
  out.close(']');
  const auto made = decisions(seats);
  for (const auto& [name, some] : {std::pair{"best", &made.best}, {"worst", &made.worst}}) {
    std::vector<int> steps;
    for (const auto& decided : *some) steps.push_back(place(decided.step));
    out.key(name).array(steps);
  }
}

void GameCourse::write(Json& out, const Review::Stood& stood, const Place& place) const {
  out.open('{').field("step", place(stood.step)).key("standing").array(stood.outlook).close('}');
}

void GameCourse::write(Json& out, const Review::Decided& decided, const Place& place) const {
  out.open('{');
  write_fields(out, decided, place);
  out.close('}');
}

void GameCourse::write_with_rest(Json& out, const Review::Decided& decided, const Place& place) const {
  out.open('{');
  write_fields(out, decided, place);
  out.key("rest").open('[');
  for (const auto& [action, more] : decided.judgement.rest)
    out.open('{').field("move", game_->text(action)).key("action").raw(game_->action_json(action)).field("more", more).close('}');
  out.close(']').close('}');
}

// What its seat went on to do in the turn of a step, up to the next luck.
std::vector<ActionId> GameCourse::rest_of_turn(int step) const {
  std::vector<ActionId> rest;
  const auto& first = steps_[static_cast<std::size_t>(step)];
  for (const auto& played : std::span(steps_).subspan(static_cast<std::size_t>(step) + 1)) {
    if (played.actor == Seat::chance || (played.actor == first.actor && played.nth != first.nth)) break;
    if (played.actor == first.actor) rest.push_back(played.action);
  }
  return rest;
}

void GameCourse::write_fields(Json& out, const Review::Decided& decided, const Place& place) const {
  const auto& judged = decided.judgement;
  out.field("step", place(decided.step)).field("seat", index(decided.seat));
  out.field("chosen", judged.chosen).field("other", judged.other).field("clear", judged.clear);
  if (judged.chosen_wins) out.field("chosen_wins", true);
  if (judged.other_wins) out.field("other_wins", true);
  out.field("move", game_->text(judged.other_move)).key("action").raw(game_->action_json(judged.other_move));
  const auto made = steps_[static_cast<std::size_t>(decided.step)].action;
  out.key("made").open('{').field("move", game_->text(made)).key("action").raw(game_->action_json(made)).close('}');
  if (!judged.more_win.empty()) out.key("more_win").array(judged.more_win);
  if (!judged.more_points.empty()) out.key("more_points").array(judged.more_points);
  out.key("differences");
  game_->differences_json(judged.differences, out);
  const auto line_json = [&](std::string_view name, const std::vector<ActionId>& line) {
    out.key(name).open('[');
    for (const auto action : line) out.raw(game_->action_json(action));
    out.close(']');
  };
  if (game_->info().judged_in_points) {
    line_json("line", judged.line);
    line_json("other_line", judged.other_line);
  } else if (const auto rest = rest_of_turn(decided.step); !rest.empty()) {
    line_json("line", rest);
  }
}

}  // namespace shengxiao::table
