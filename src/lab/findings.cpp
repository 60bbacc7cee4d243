// The three things that a designer should know, found by rule: every figure that may be out of order is measured against what is
// usual for a game, by how far it is beyond it for certain; the three that are furthest are told.
#include <fmt/format.h>

#include <algorithm>

#include "lab/balance.hpp"

namespace shengxiao::lab {

namespace {
struct Finding {
  double weight;  // how far beyond what is usual; from 1 on it is remarkable
  std::string words;
};

std::string percent(const Estimate& e) {
  return fmt::format("{:.1f} % ({:.1f} … {:.1f})", 100 * e.value, 100 * e.low, 100 * e.high);
}
std::string points(const Estimate& e) {
  return fmt::format("{:+.1f} points of share ({:+.1f} … {:+.1f})", 100 * e.value, 100 * e.low, 100 * e.high);
}

// By how much it is away from x for certain.
double beyond(const Estimate& e, double x) { return std::max({0.0, e.low - x, x - e.high}); }

// Of many intervals some miss by chance: these are as wide as 20 of them together need (Bonferroni).
Estimate wide(Estimate e) {
  constexpr double by = 3.02 / normal_95;
  return {e.value, e.value - by * (e.value - e.low), e.value + by * (e.high - e.value), e.n};
}

void of_seats(const Balance& b, std::vector<Finding>& out) {
  if (b.seats < 2) return;
  const double even = 1.0 / b.seats;
  const Labelled* most = nullptr;
  for (const auto& seat : b.by_seat)
    if (!most || beyond(wide(seat.estimate), even) > beyond(wide(most->estimate), even)) most = &seat;
  out.push_back({beyond(wide(most->estimate), even) / 0.02,
                 fmt::format("The place at the table matters: {} wins {}, where an even share is {:.1f} %.", most->name,
                             percent(most->estimate), 100 * even)});
}

void of_items(const Balance& b, std::vector<Finding>& out) {
  std::vector<std::string_view> kinds;
  for (const auto& one : b.items)
    if (std::ranges::find(kinds, one.item.kind) == kinds.end()) kinds.push_back(one.item.kind);
  for (const auto kind : kinds) {
    const ItemReport *best = nullptr, *worst = nullptr;
    for (const auto& one : b.items) {
      if (one.item.kind != kind || one.seats < 30) continue;
      if (!best || one.worth.value > best->worth.value) best = &one;
      if (!worst || one.worth.value < worst->worth.value) worst = &one;
    }
    // Of what is chosen restricted play says more: of_options().
    if (!best || best == worst || best->item.counts == Item::Counts::used) continue;
    const bool is_held = best->item.counts == Item::Counts::held;
    const auto far = std::max(beyond(wide(best->worth), 0), beyond(wide(worst->worth), 0));
    out.push_back({far / (is_held ? 0.04 : 0.02),
                   fmt::format("Of “{}”, {} is worth most, {}{}; {} least, {}.", kind, best->item.name, points(best->worth),
                               is_held ? "" : " each time", worst->item.name, points(worst->worth))});
  }
}

void of_options(const Balance& b, std::vector<Finding>& out) {
  for (const auto& one : b.items) {
    if (!one.taken || one.taken->n < 100) continue;
    const auto name = fmt::format("{} ({})", one.item.name, one.item.kind);
    if (one.taken->high < 0.02)
      out.push_back({1 + (0.02 - one.taken->high) / 0.02,
                     fmt::format("{} is dead: chosen in {} of the decisions at which it could be.", name, percent(*one.taken))});
    if (one.taken->low > 0.9)
      out.push_back(
          {1 + (one.taken->low - 0.9) / 0.05,
           fmt::format("{} is hardly a choice: taken in {} of the decisions at which it could be.", name, percent(*one.taken))});
    if (!one.missing) continue;
    if (const auto loss = wide(*one.missing); loss.high < 0)
      out.push_back({1 + -loss.high / 0.02,
                     fmt::format("Who never chooses {} does better: {} for the seat to which it is forbidden.", name,
                                 points({-one.missing->value, -one.missing->high, -one.missing->low, one.missing->n}))});
    if (const auto loss = wide(*one.missing); loss.low > 0.1)
      out.push_back(
          {loss.low / 0.4,
           fmt::format("Much hangs on {}: the seat to which it is forbidden loses {:.1f} points of share ({:.1f} … {:.1f}).", name,
                       100 * one.missing->value, 100 * one.missing->low, 100 * one.missing->high)});
  }
}

void of_course(const Balance& b, std::vector<Finding>& out) {
  const auto add = [&](const std::optional<Estimate>& e, double usual, double step, std::string words) {
    if (e) out.push_back({(e->low - usual) / step, std::move(words)});
  };
  if (b.runaway)
    add(b.runaway, 0.65, 0.1, fmt::format("Leaders run away: who is ahead at half time wins {}.", percent(*b.runaway)));
  if (b.decided && b.decided->high < 0.6)
    out.push_back(
        {(0.7 - b.decided->high) / 0.1,
         fmt::format("Games are decided early: {} of the decisions are made when the winner's chance passes 80 % for good.",
                     percent(*b.decided))});
  if (b.kingmaking)
    add(b.kingmaking, 0.03, 0.05,
        fmt::format(
            "Kingmaking: in {} of their decisions, seats with no chance left shift another's chance by more than 10 points.",
            percent(*b.kingmaking)));
  if (b.stake && b.stake->high < 0.03)
    out.push_back({(0.04 - b.stake->high) / 0.01,
                   fmt::format("Little hangs on a decision: its best option beats its worst by {}.", points(*b.stake))});
}

void of_length(const Balance& b, std::vector<Finding>& out) {
  out.push_back({(b.forced.low - 0.3) / 0.1, fmt::format("Many decisions are none: {} have one option only.", percent(b.forced))});
  if (b.seats > 1)
    out.push_back({(b.downtime.low - 0.75) / 0.05, fmt::format("Much waiting: a seat waits {} of the time.", percent(b.downtime))});
  out.push_back({0.01, fmt::format("A game takes {:.0f} minutes: {:.1f} rounds and {:.0f} decisions.", b.minutes.value,
                                   b.rounds.value, b.decisions.value)});
  if (b.seats > 1) out.push_back({0.005, fmt::format("The lead in points changes {:.1f} times a game.", b.lead_changes.value)});
  if (b.stake)
    out.push_back({0.004, fmt::format("The best of the options that were tried beats the worst by {}.", points(*b.stake))});
  out.push_back({0.003, fmt::format("A decision that is one has {:.1f} options.", b.options_each.value)});
}
}  // namespace

std::vector<std::string> findings(const Balance& b) {
  std::vector<Finding> all;
  of_seats(b, all);
  of_items(b, all);
  of_options(b, all);
  of_course(b, all);
  of_length(b, all);
  std::ranges::stable_sort(all, [](const Finding& x, const Finding& y) { return x.weight > y.weight; });
  std::vector<std::string> three;
  for (std::size_t i = 0; i < 3 && i < all.size(); ++i) three.push_back(std::move(all[i].words));
  return three;
}

}  // namespace shengxiao::lab
