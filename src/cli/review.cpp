// review: how a game that is over went, and what its decisions were worth.
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <ranges>
#include <span>
#include <utility>

#include "cli/commands.hpp"
#include "table/course.hpp"
#include "table/words.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::cli {

namespace {
using table::GameCourse;
using table::Review;

class ReviewText {
 public:
  ReviewText(const table::Match& match, const GameCourse& course, SeatSet seats)
      : match_(match),
        course_(course),
        seats_(seats),
        board_(boards::board_for(match.game().info().name)),
        in_points_(match.game().info().judged_in_points) {}

  void print() const {
    fmt::print("{}. {}.\n\n", match_.game().info().title, terminal::result(match_, *board_));
    curve();
    turning_points();
    const auto made = course_.decisions(seats_);
    decisions("Best decisions", made.best, "more than", "None that was hard to find.");
    decisions("Chances missed", made.worst, "less than", "None that cost much.");
    if (!match_.game().info().judged_in_points) fmt::print("\nA decision is judged by what its seat could know then.\n");
  }

 private:
  std::string measured(double value) const {
    return in_points_ ? fmt::format("{:+.1f}", value == 0 ? 0.0 : value) : fmt::format("{:.0f} %", 100 * value);
  }
  std::string size(double value) const {
    return in_points_ ? fmt::format("{:.1f} points", std::abs(value)) : fmt::format("{:.0f} % of the win", 100 * std::abs(value));
  }
  std::string name(Seat seat) const { return is_player(seat) ? board_->seat_name(index(seat)) : "Chance"; }

  // A bar for each part of the game, as many as fit a line.
  void curve() const {
    constexpr std::array bars{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    constexpr int most = 60;
    const auto& stood = course_.stood();
    if (stood.empty()) return;
    double range = in_points_ ? 10 : 1;
    for (const auto& [step, outlook] : stood)
      for (const double value : outlook) range = std::max(range, std::abs(value));
    fmt::print("{}\n", in_points_ ? "Points ahead in the end, as the computer expects it, from the first decision to the end"
                                  : "Chance of winning with nothing hidden, from the first decision to the end");
    const int width = std::min(most, static_cast<int>(stood.size()));
    for (int seat = 0; seat < match_.game().seats(); ++seat) {
      std::string line;
      for (int at = 0; at < width; ++at) {
        const auto& outlook = std::next(stood.begin(), (at + 1) * std::ssize(stood) / width - 1)->second;
        const double part = in_points_ ? (outlook[seat] / range + 1) / 2 : outlook[seat];
        line +=
            bars[static_cast<std::size_t>(std::clamp(static_cast<int>(part * bars.size()), 0, static_cast<int>(bars.size()) - 1))];
      }
      fmt::print("  {}  {}  {} to {}\n", name(seat_at(seat)), line, measured(stood.begin()->second[seat]),
                 measured(stood.rbegin()->second[seat]));
    }
  }

  // The steps of a turn in one line.
  void happened(int from, int to) const {
    const auto& steps = match_.steps();
    for (int step = from; step < to; ++step) {
      const auto& played = steps[static_cast<std::size_t>(step)];
      const bool goes_on = step > from && steps[static_cast<std::size_t>(step) - 1].turn == played.turn;
      if (!goes_on) fmt::print("{}    {}: ", step > from ? "\n" : "", name(played.actor));
      fmt::print("{}{}", goes_on ? ", " : "", match_.game().text(played.action));
    }
    fmt::print("\n");
  }

  void turning_points() const {
    fmt::print("\nTurning points\n");
    const auto points = course_.turning_points();
    if (points.empty()) fmt::print("  No single moment decided it.\n");
    for (const auto& point : points) {
      fmt::print("  Step {}: {}, {} to {}\n", point.from + 1, name(point.seat), measured(point.before), measured(point.after));
      happened(point.from, point.to);
      why(point);
    }
  }
  void why(const table::TurningPoint& point) const {
    std::vector<std::string> rest;
    if (point.itself) rest.push_back(fmt::format("what {} did", name(point.seat)));
    if (point.luck) rest.emplace_back("luck");
    if (point.others) rest.push_back(fmt::format("what {} did", others(point.seat)));
    const auto choice = fmt::format("choice of {} {} {} {}", name(point.seat), point.own > 0 ? "won" : "cost", size(point.own),
                                    point.own > 0 ? "over the next best" : "beside the best");
    const bool against = point.own * (point.after - point.before) < 0;
    if (point.own == 0 || against) {
      if (!rest.empty()) fmt::print("    It was {}{}.\n", fmt::join(rest, " and "), against ? "; the " + choice : "");
    } else {
      const auto besides = rest.empty() ? "" : fmt::format("; {} had a part in it, too", fmt::join(rest, " and "));
      fmt::print("    The {}{}.\n", choice, besides);
    }
  }
  std::string others(Seat seat) const {
    return match_.game().seats() == 2 ? name(seat == Seat::first ? Seat::second : Seat::first) : "the others";
  }

  void decisions(std::string_view title, const std::vector<Review::Decided>& made, std::string_view compared,
                 std::string_view none) const {
    fmt::print("\n{}\n", title);
    if (made.empty()) fmt::print("  {}\n", none);
    for (const auto& decided : made) {
      const auto& judged = decided.judgement;
      const auto& chosen = match_.steps()[static_cast<std::size_t>(decided.step)];
      fmt::print("  Step {}: {}: {}{}, {} {} {}\n", decided.step + 1, name(decided.seat), luck_before(decided.step),
                 match_.game().text(chosen.action), size(table::gain(judged)), compared, match_.game().text(judged.other_move));
      if (judged.chosen_wins || judged.other_wins) {
        fmt::print("    {}\n", judged.chosen_wins ? "It won the game." : "That would have won the game at once.");
        continue;
      }
      std::vector<std::string> ends;
      for (int seat = 0; seat < judged.more_points.size(); ++seat)
        if (const double more = judged.more_points[seat]; std::abs(more) >= least_points)
          ends.push_back(fmt::format("{} for {}", table::change_words(match_.game(), {seat_at(seat), 0, false, more, {}}),
                                     name(seat_at(seat))));
      if (!ends.empty()) fmt::print("    Compared with that, it brings in the end, on average, {}.\n", fmt::join(ends, ", "));
      differences(judged, decided.seat, true, "Until its next turn");
      differences(judged, decided.seat, false, "Later");
      line("Expected after it", judged.line);
      line("After the other one", judged.other_line);
    }
  }

  // What chance did just before a decision; "" where it did nothing.
  std::string luck_before(int step) const {
    const auto& steps = match_.steps();
    auto at = static_cast<std::size_t>(step);
    while (at > 0 && steps[at].phase == steps[static_cast<std::size_t>(step)].phase) --at;
    return steps[at].actor == Seat::chance ? fmt::format("after {}, ", match_.game().text(steps[at].action)) : "";
  }

  void line(std::string_view when, const std::vector<ActionId>& actions) const {
    constexpr std::size_t most = 12;
    std::vector<std::string> texts;
    for (const auto action : std::span(actions).first(std::min(actions.size(), most))) texts.push_back(match_.game().text(action));
    if (!texts.empty()) fmt::print("    {}: {}{}\n", when, fmt::join(texts, " "), actions.size() > most ? " …" : ".");
  }

  // What makes for a difference, in words: what is told in the same words is one. Last what happens after the other move.
  std::vector<std::string> reasons(const agents::Difference& difference) const {
    constexpr std::size_t most = 2;
    std::vector<std::pair<std::string, double>> all;
    for (const auto& motive : difference.motives) {
      // The same of several things is told by its title.
      const bool alone =
          std::ranges::count(difference.motives, motive.cause.why, [](const auto& one) { return one.cause.why; }) == 1;
      const auto seats = [&](Seat seat) { return name(seat); };
      const auto reason = table::reason_words(match_.game(), motive, difference.soon, alone, seats);
      if (reason.empty()) continue;
      const auto same = std::ranges::find(all, reason, [](const auto& one) { return one.first; });
      if (same == all.end())
        all.emplace_back(reason, motive.more);
      else
        same->second += motive.more;
    }
    std::erase_if(all, [&](const auto& one) { return one.second * difference.more <= 0 || std::abs(one.second) < least_points; });
    std::ranges::stable_sort(all, std::greater(), [](const auto& one) { return std::abs(one.second); });
    all.resize(std::min(all.size(), most));
    std::vector<std::string> reasons;
    for (const auto& [reason, more] : all) reasons.push_back(reason);
    std::ranges::stable_partition(reasons, [](const auto& reason) { return !reason.starts_with("less often"); });
    return reasons;
  }

  // What there is more or less of, with the reasons for it: first of what the seat that decided has itself; later, of points alone.
  void differences(const table::AnyJudgement& judged, Seat own, bool soon, std::string_view when) const {
    constexpr std::size_t most = 3;
    std::vector<const agents::Difference*> some;
    for (const auto& difference : judged.differences)
      if (difference.soon == soon && (soon || difference.what == 0) && std::abs(difference.more) >= least_points)
        some.push_back(&difference);
    std::ranges::stable_sort(some, {}, [own](const auto* difference) { return difference->seat != own; });
    some.resize(std::min(some.size(), most));
    std::vector<std::string> texts;
    for (const auto* difference : some) {
      const auto why = reasons(*difference);
      texts.push_back(fmt::format("{} for {}{}", table::change_words(match_.game(), *difference), name(difference->seat),
                                  why.empty() ? "" : fmt::format(" ({})", fmt::join(why, ", "))));
    }
    if (!texts.empty()) fmt::print("    {}: {}.\n", when, fmt::join(texts, "; "));
  }

  static constexpr double least_points = 0.25;  // less is not worth telling

  const table::Match& match_;
  const GameCourse& course_;
  SeatSet seats_;
  std::unique_ptr<boards::Board> board_;
  bool in_points_;
};

std::string as_json(const table::Match& match, const GameCourse& course, SeatSet seats, std::uint64_t seed) {
  const auto place = [](int step) { return step; };
  return json_object([&](Json& out) {
    out.field("game", match.game().info().name).field("seats", match.game().seats()).field("seed", seed);
    out.field("steps", match.step());
    course.write_measure(out);
    out.key("positions").open('[');
    for (const auto& [step, outlook] : course.stood()) course.write(out, Review::Stood{step, outlook}, place);
    out.close(']').key("decisions").open('[');
    for (const auto& [step, decided] : course.decided())
      if (seats.has(decided.seat)) course.write(out, decided, place);
    out.close(']');
    course.write_summary(out, seats, place);
  });
}
}  // namespace

int run_review(const ReviewArguments& arguments) {
  const auto text = read_file(arguments.file);
  if (!text) return complain(text.error());
  const auto record = parse_record(*text);
  const auto replayed = record ? table::Match::replay(*record, Rng(arguments.seed)) : tl::unexpected(record.error());
  if (!replayed) return complain(wrapped(replayed.error(), "cli.file", arguments.file));
  const auto& match = *replayed;
  if (!match.over()) return complain({"", "cli.not_over", arguments.file, match.step()});
  SeatSet seats;
  for (const int seat : arguments.seats) {
    if (seat < 0 || seat >= match.game().seats()) return complain({"", "cli.no_seat", seat, match.game().seats() - 1}, usage);
    seats = seats.with(seat_at(seat));
  }
  if (seats.empty()) seats = SeatSet::all(match.game().seats());
  GameCourse course(match.shared_game(), match.steps());
  Review review(Review::of(match), Review::whole(match.game(), seats), arguments.seed);
  const bool shows = isatty(STDERR_FILENO);
  review.go_on(nullptr, {}, [&](const auto& finding) {
    course.add(finding);
    if (shows) fmt::print(stderr, "\rLooking back: {} %", 100 * review.done() / review.size());
  });
  if (shows) fmt::print(stderr, "\r\x1b[K");
  if (arguments.json)
    fmt::print("{}\n", as_json(match, course, seats, arguments.seed));
  else
    ReviewText(match, course, seats).print();
  return success;
}

}  // namespace shengxiao::cli
