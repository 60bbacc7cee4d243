#include "lab/course.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace shengxiao::lab {

namespace {
constexpr double decided_at = 0.8;  // a chance to win from which a game counts as decided
constexpr double kingmaking_shift = 0.1, weighty_stake = 0.05;

template <class List>
std::size_t best_of(const List& chances) {
  return static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
}
template <class List>
std::size_t worst_of(const List& chances) {
  return static_cast<std::size_t>(std::ranges::min_element(chances) - chances.begin());
}

std::vector<double> chances_at(const CoursePoint& point) {
  std::vector<double> all;
  for (std::size_t seat = 0; seat < point.first.size(); ++seat)
    all.push_back((static_cast<double>(point.first[seat]) + static_cast<double>(point.second[seat])) / 2);
  return all;
}

// The best of several noisy estimates is too high on average, and the worst too low. So one half of the playouts says who is ahead,
// and the other half how far; and the other way round.
template <class F>
void both_ways(const CoursePoint& point, const F& see) {
  see(point.first, point.second);
  see(point.second, point.first);
}

struct Moment {
  Mean winner, leader, last;
};

class Course {
 public:
  void add(const Seen& seen) {
    const auto& course = seen.figures.course;
    if (course.empty() || seen.share.size() < 2) return;
    ++games_;
    moments_.resize(std::max(moments_.size(), course.size()));
    const auto winner = best_of(seen.share);
    double behind = 0, gaps = 0, last_open = 0;
    for (std::size_t k = 0; k < course.size(); ++k) {
      const auto chance = chances_at(course[k]);
      double leader = 0, last = 0;
      both_ways(course[k], [&](const auto& found, const auto& measured) {
        const auto ahead = best_of(found);
        leader += measured[ahead] / 2, last += measured[worst_of(found)] / 2;
        if (found[winner] == found[ahead]) return;
        ++behind, gaps += std::sqrt(std::max(0.0, static_cast<double>(measured[ahead] - measured[winner])));
      });
      moments_[k].winner.add(chance[winner]), moments_[k].leader.add(leader), moments_[k].last.add(last);
      if (chance[winner] < decided_at) last_open = k + 1 < course.size() ? course[k + 1].at : 1;
    }
    drama_.add(behind > 0 ? gaps / behind : 0);
    decided_.add(last_open);
    const auto half = chances_at(course[course.size() / 2]);
    led_ += seen.share[best_of(half)], trailed_ += seen.share[worst_of(half)];
    calibrate(seen);
  }

  void report(Balance& out) const {
    out.looked_into = games_;
    if (!games_) return;
    for (std::size_t k = 0; k < moments_.size(); ++k) {
      const auto& [winner, leader, last] = moments_[k];
      out.course.push_back({static_cast<double>(k) / static_cast<double>(moments_.size() - 1), winner.estimate(), leader.estimate(),
                            last.estimate()});
    }
    out.drama = drama_.estimate();
    out.decided = decided_.estimate();
    out.runaway = wilson(led_, games_);
    out.catch_up = wilson(trailed_, games_);
    for (std::size_t bin = 0; bin < bins; ++bin)
      if (const auto share = clustered_share(happened_[bin]); share.n)
        out.calibration.push_back({said_[bin] / static_cast<double>(share.n), share});
  }

 private:
  static constexpr std::size_t bins = 5;

  // Before the end: what was said of each seat, and what happened. One half of the playouts says in which bin, the other half what
  // was said: what is found high by chance would be found higher than it is.
  void calibrate(const Seen& seen) {
    const auto& course = seen.figures.course;
    std::array<Cluster, bins> here{};
    for (std::size_t k = 0; k + 1 < course.size(); ++k) {
      const auto& [at, first, second] = course[k];
      for (std::size_t seat = 0; seat < first.size(); ++seat) {
        const auto bin = std::min(static_cast<std::size_t>(first[seat] * bins), bins - 1);
        ++here[bin].n, here[bin].in += seen.share[seat], said_[bin] += static_cast<double>(second[seat]);
      }
    }
    for (std::size_t bin = 0; bin < bins; ++bin)
      if (here[bin].n > 0) happened_[bin].push_back(here[bin]);
  }

  std::uint64_t games_ = 0;
  std::vector<Moment> moments_;
  Mean drama_, decided_;
  double led_ = 0, trailed_ = 0;
  std::array<double, bins> said_{};
  std::array<std::vector<Cluster>, bins> happened_;  // by game
};
}  // namespace

void course_of(const std::vector<Seen>& games, Balance& out) {
  Course course;
  for (const auto& seen : games) course.add(seen);
  course.report(out);
}

void stakes_of(const std::vector<Seen>& games, Balance& out) {
  constexpr std::array<std::string_view, 5> places{"first third of a game", "second third", "last third", first_steps,
                                                   "further steps"};
  Mean stake;
  std::array<Mean, places.size()> by_place;
  std::uint64_t weighty = 0;
  std::vector<Cluster> shifts;  // by game
  for (const auto& seen : games) {
    Cluster here;
    for (const auto& trial : seen.figures.trials) {
      if (trial.out) {
        ++here.n;
        here.in += trial.shift > kingmaking_shift;
      } else if (trial.tried) {
        stake.add(trial.stake);
        weighty += trial.stake > weighty_stake;
        by_place[std::min(static_cast<std::size_t>(trial.at * 3), std::size_t{2})].add(trial.stake);
        by_place[trial.begins ? 3 : 4].add(trial.stake);
      }
    }
    if (here.n > 0) shifts.push_back(here);
  }
  if (stake.n()) {
    out.stake = stake.estimate();
    out.weighty = wilson(static_cast<double>(weighty), stake.n());
  }
  // Where all decisions begin a turn, that says nothing.
  const bool are_steps = by_place[3].n() >= fewest_trials && by_place[4].n() >= fewest_trials;
  for (std::size_t place = 0; place < places.size(); ++place) {
    const bool is_third = place < 3;
    if (by_place[place].n() < fewest_trials || !(is_third || are_steps)) continue;
    const auto options = is_third ? std::optional(out.options_by_third[place]) : std::nullopt;
    out.stakes.push_back({std::string(places[place]), by_place[place].estimate(), options});
  }
  if (out.seats > 2 && !shifts.empty()) out.kingmaking = clustered_share(shifts);
}

}  // namespace shengxiao::lab
