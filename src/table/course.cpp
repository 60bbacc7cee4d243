#include "table/course.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace shengxiao::table {

namespace {
// What is worth telling: of shares of the win, which are counted in some hundred games each, or of points.
struct Least {
  double change, decision;
};
constexpr Least of_the_win{0.12, 0.03}, of_points{4, 1};

const Least& least(const AnyGame& game) { return game.info().judged_in_points ? of_points : of_the_win; }

double gain(const AnyJudgement& judgement) { return judgement.chosen - judgement.other; }
}  // namespace

GameCourse::GameCourse(std::shared_ptr<const AnyGame> game, std::span<const Played> steps)
    : game_(std::move(game)), steps_(steps.begin(), steps.end()) {}

void GameCourse::add(const Review::Finding& finding) {
  if (const auto* stood = std::get_if<Review::Stood>(&finding)) {
    stood_[stood->step] = stood->outlook;
  } else {
    const auto& decided = std::get<Review::Decided>(finding);
    decided_[decided.step] = decided;
  }
}

std::vector<TurningPoint> GameCourse::turning_points(std::size_t most) const {
  std::vector<TurningPoint> points;
  for (auto then = stood_.begin(), now = then == stood_.end() ? then : std::next(then); now != stood_.end(); ++then, ++now) {
    const auto change = [&](int seat) { return std::abs(now->second[seat] - then->second[seat]); };
    int seat = 0;
    for (int other = 1; other < now->second.size(); ++other)
      if (change(other) > change(seat) + 1e-9) seat = other;  // of two seats each has lost what the other won
    if (change(seat) >= least(*game_).change)
      points.push_back({then->first, now->first, seat_at(seat), then->second[seat], now->second[seat], 0, false, false});
  }
  std::ranges::stable_sort(points, std::greater{}, [](const auto& point) { return std::abs(point.after - point.before); });
  points.resize(std::min(points.size(), most));
  std::ranges::sort(points, {}, &TurningPoint::from);
  for (auto& point : points) {
    for (auto at = decided_.lower_bound(point.from); at != decided_.lower_bound(point.to); ++at) {
      const auto& decided = at->second;
      const double won = gain(decided.judgement);
      if (decided.judgement.clear && decided.seat == point.seat && std::abs(won) >= least(*game_).decision &&
          std::abs(won) > std::abs(point.own))
        point.own = won;
    }
    const double change = point.after - point.before;
    if (point.own * change > 0 && std::abs(point.own) >= std::abs(change)) continue;
    for (int step = point.from; step < point.to; ++step) {
      const auto actor = steps_[static_cast<std::size_t>(step)].actor;
      point.luck = point.luck || actor == Seat::chance;
      point.others = point.others || (is_player(actor) && actor != point.seat);
    }
  }
  return points;
}

GameCourse::Decisions GameCourse::decisions(SeatSet seats, std::size_t most) const {
  Decisions all;
  for (const auto& [step, decided] : decided_) {
    const double won = gain(decided.judgement);
    if (!seats.has(decided.seat) || !decided.judgement.clear || std::abs(won) < least(*game_).decision) continue;
    if (won < 0) all.worst.push_back(decided);
    if (won > 0 && !decided.obvious) all.best.push_back(decided);
  }
  for (auto* some : {&all.best, &all.worst}) {
    std::ranges::stable_sort(*some, std::greater{}, [](const auto& decided) { return std::abs(gain(decided.judgement)); });
    some->resize(std::min(some->size(), most));
  }
  return all;
}

void GameCourse::write_measure(Json& out) const { out.field("by", game_->info().judged_in_points ? "points" : "win"); }

void GameCourse::write_summary(Json& out, SeatSet seats, const Place& place) const {
  out.key("turning").open('[');
  for (const auto& [from, to, seat, before, after, own, luck, others] : turning_points()) {
    out.open('{').field("from", place(from)).field("to", place(to)).field("seat", index(seat));
    out.field("before", before).field("after", after).field("own", own).field("luck", luck).field("others", others).close('}');
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
  const auto& judged = decided.judgement;
  out.open('{').field("step", place(decided.step)).field("seat", index(decided.seat));
  out.field("chosen", judged.chosen).field("other", judged.other).field("clear", judged.clear);
  out.field("move", game_->text(judged.other_move)).key("action").raw(game_->action_json(judged.other_move));
  const auto made = steps_[static_cast<std::size_t>(decided.step)].action;
  out.key("made").open('{').field("move", game_->text(made)).key("action").raw(game_->action_json(made)).close('}');
  if (!judged.more_win.empty()) out.key("more_win").array(judged.more_win);
  if (!judged.more_points.empty()) out.key("more_points").array(judged.more_points);
  out.key("motives");
  game_->motives_json(judged.motives, out);
  const auto line_json = [&](std::string_view name, const std::vector<ActionId>& line) {
    out.key(name).open('[');
    for (const auto action : line) out.raw(game_->action_json(action));
    out.close(']');
  };
  if (game_->info().judged_in_points) {
    line_json("line", judged.line);
    line_json("other_line", judged.other_line);
  }
  out.close('}');
}

}  // namespace shengxiao::table
