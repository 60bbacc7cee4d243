// The three things that a designer should know, found by rule: every figure that may be out of order is measured against what is
// usual for a game, by how far it is beyond it for certain, even as one of so many of its kind; the three that are furthest are
// told.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

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
std::string games(const Estimate& change) {
  const auto size = change.value < 0 ? change.negated() : change;
  return fmt::format("{:.1f} {} games in 100 ({:.1f} … {:.1f})", 100 * size.value, change.value < 0 ? "fewer" : "more",
                     100 * size.low, 100 * size.high);
}

// Whose games tell what a thing that is forbidden brings, where it is not those of the report.
std::string among_whom(const Balance& b) {
  return b.restricted_agent == "greedy" && b.agent != "greedy" ? "where all play by rules of thumb, " : "";
}

// By how much it is away from x for certain.
double beyond(const Estimate& e, double x) { return std::max({0.0, e.low - x, x - e.high}); }

constexpr double much = 0.03;  // of a share of the win, for one cause

// Where lots are drawn for who is first to play the seats are alike, and the order of play is what may matter.
void of_seats(const Balance& b, std::vector<Finding>& out) {
  if (b.seats < 2) return;
  const double even = 1.0 / b.seats;
  const auto& places = b.by_order.empty() ? b.by_seat : b.by_order;
  const auto away = [&](const Labelled& place) { return beyond(among(place.estimate, places.size()), even); };
  const auto& most = *std::ranges::max_element(places, {}, away);
  if (away(most) > 0)
    out.push_back({away(most) / much,
                   fmt::format("The {} matters: {} wins {}, where an even share is {:.1f} %.",
                               b.by_order.empty() ? "place at the table" : "order of play",
                               b.by_order.empty() ? most.name : "who is " + most.name, percent(most.estimate), 100 * even)});
}

// An end that never comes, where it is not a limit that should not; or one that is not the usual one and is no exception either.
void of_endings(const Balance& b, std::vector<Finding>& out) {
  if (b.endings.size() < 2) return;
  const auto& usual = *std::ranges::max_element(b.endings, {}, [](const EndingReport& end) { return end.share.value; });
  for (const auto& end : b.endings) {
    const bool is_limit = end.name.starts_with("limit");
    if (end.share.high < 0.01 && !is_limit)
      out.push_back({1.5, fmt::format("An end that never comes: “{}” in {} of the games.", end.name, percent(end.share))});
    if (&end != &usual && end.share.low > (is_limit ? 0.02 : 0.2))
      out.push_back({end.share.low / (is_limit ? 0.02 : 0.2),
                     fmt::format("“{}” ends {} of the games, after {:.0f} rounds; the usual end, “{}”, comes after {:.0f}.",
                                 end.name, percent(end.share), end.rounds.value, usual.name, usual.rounds.value)});
  }
}

// Parts of the points that come to next to nothing.
void of_parts(const Balance& b, std::vector<Finding>& out) {
  constexpr std::string_view points = "points: ";
  double all = 0;
  for (const auto& tally : b.tallies)
    if (tally.name.starts_with(points)) all += std::abs(tally.all.value);
  std::string dead;
  int count = 0;
  for (const auto& tally : b.tallies)
    if (tally.name.starts_with(points) && tally.all.high != tally.all.low &&
        std::max(std::abs(tally.all.low), std::abs(tally.all.high)) < 0.005 * all)
      dead += fmt::format("{}“{}”", count++ ? ", " : "", tally.name.substr(points.size()));
  if (count)
    out.push_back({1.2, fmt::format("Points that hardly anybody gets: {}, less than half a percent of all points{}.", dead,
                                    count > 1 ? " each" : "")});
}

// Of what is held or met. Of what is chosen restricted play says more: of_options().
void of_items(const Balance& b, const KindReport& kind, std::vector<Finding>& out) {
  if (kind.counts == Item::Counts::used) return;
  struct Far {
    const ItemReport* item;
    Estimate worth;  // where points are printed, beyond those
  };
  std::vector<Far> far;
  bool of_points = false;
  for (const auto& one : b.items) {
    if (one.item.kind != kind.kind) continue;
    const auto worth = one.beyond_points.value_or(one.worth);
    of_points |= one.beyond_points.has_value();
    if (one.beyond_points ? !among(worth, kind.measured).holds(0) : one.worth_stands_out) far.push_back({&one, worth});
  }
  if (far.empty()) return;
  const auto [worst, best] = std::ranges::minmax(far, {}, [](const Far& one) { return one.worth.value; });
  std::string words;
  if (best.worth.value > 0) words = fmt::format("{} is worth most, {}", best.item->item.name, games(best.worth));
  if (worst.worth.value < 0)
    words += fmt::format("{}{} is worth least, {}", words.empty() ? "" : "; ", worst.item->item.name, games(worst.worth));
  const auto away = [&](const Far& one) { return beyond(among(one.worth, kind.measured), 0); };
  out.push_back({std::max(away(best), away(worst)) / much,
                 fmt::format("Of “{}”{}, {}: {}.", kind.kind, kind.counts == Item::Counts::met ? ", each time" : "",
                             of_points ? "beyond what its printed points explain" : "against the average one", words)});
}

// Without what the game cannot be played nobody wins: that is no choice that is too strong.
bool is_needed(const ItemReport& one, const Balance& b) {
  return b.share_free && one.missing && one.missing->value > 0.75 * b.share_free->value;
}

void of_options(const Balance& b, const KindReport& kind, std::vector<Finding>& out) {
  const ItemReport *most = nullptr, *least = nullptr;
  for (const auto& one : b.items) {
    if (one.item.kind != kind.kind || !one.taken || !one.is_missed() || is_needed(one, b)) continue;
    if (!most || one.missing->value > most->missing->value) most = &one;
    if (!least || one.missing->value < least->missing->value) least = &one;
    if (one.taken->n < 100) continue;
    // How often it is chosen counts where forbidding it says the same.
    const auto loss = among(*one.missing, kind.missed);
    const auto name = fmt::format("“{}” ({})", one.item.name, kind.kind);
    const auto change = one.missing->negated();
    if (one.struck && one.struck->low > 0.5 && loss.holds(0) && loss.high < 0.05 && loss.low > -0.05)
      out.push_back({1.1, fmt::format("{} makes no difference: {}a seat to which it is forbidden, {:.1f} times a game, wins {}.",
                                      name, among_whom(b), one.struck->value, games(change))});
    if (one.taken->high < 0.02 && loss.holds(0) && loss.high < 0.05)
      out.push_back(
          {1 + (0.02 - one.taken->high) / 0.02,
           fmt::format("{} is hardly used: chosen in {} of the decisions at which it could be, and {}a seat to which it is "
                       "forbidden may do no worse: it wins {}.",
                       name, percent(*one.taken), among_whom(b), games(change))});
    if (one.taken->low > 0.9 && loss.low > 0.05)
      out.push_back(
          {1 + (one.taken->low - 0.9) / 0.05,
           fmt::format("{} is hardly a choice: taken in {} of the decisions at which it could be, and {}a seat to which it is "
                       "forbidden wins {}.",
                       name, percent(*one.taken), among_whom(b), games(change))});
  }
  if (!most) return;
  const auto told = [&](const ItemReport& one) {
    return fmt::format("{}a seat that may not choose “{}” ({}) wins {}", among_whom(b), one.item.name, kind.kind,
                       games(one.missing->negated()));
  };
  // What is a trap for the restricted player alone says something about that player.
  if (const auto loss = among(*least->missing, kind.missed); loss.high < 0 && !(least->is_measured && least->worth.high > 0))
    out.push_back({-loss.high / much, fmt::format("“{}” ({}) seems to be a trap: {}a seat that may not choose it wins {}.",
                                                  least->item.name, kind.kind, among_whom(b), games(least->missing->negated()))});
  // One thing, where the others are not much the same.
  std::vector<double> losses;
  for (const auto& one : b.items)
    if (one.item.kind == kind.kind && one.is_missed()) losses.push_back(one.missing->value);
  std::ranges::nth_element(losses, losses.begin() + static_cast<std::ptrdiff_t>(losses.size() / 2));
  if (const auto loss = among(*most->missing, kind.missed); loss.low > std::max(0.1, 2 * losses[losses.size() / 2]))
    out.push_back({loss.low / 0.2, fmt::format("Much hangs on one thing: {}.", told(*most))});
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
  if (b.kingmaking && b.kingmaking->n >= fewest_trials)
    add(b.kingmaking, 0.03, 0.1,
        fmt::format(
            "Kingmaking: in {} of their decisions, seats with no chance left could shift another's chance by more than 10 points.",
            percent(*b.kingmaking)));
  const bool skill_decides = std::ranges::any_of(
      b.skills, [&](const SkillReport& s) { return s.player != "random" && s.agent_wins && s.agent_wins->low > 1.5 / b.seats; });
  if (b.stake && b.stake->high < 0.03 && !skill_decides &&
      std::ranges::none_of(b.stakes, [](const StakeReport& place) { return place.stake.high > 0.05; }))
    out.push_back(
        {(0.04 - b.stake->high) / 0.01,
         fmt::format("Little hangs on a decision: less than {:.1f} games in 100 lie between its best option and its worst.",
                     100 * b.stake->high)});
}

// A part of a game on whose decisions next to nothing hangs, beside what hangs on those of another.
void of_thirds(const Balance& b, std::vector<Finding>& out) {
  std::vector<const StakeReport*> thirds;
  for (const auto& place : b.stakes)
    if (place.options) thirds.push_back(&place);
  if (thirds.size() < 2) return;
  const auto value = [](const StakeReport* third) { return third->stake.value; };
  const auto *least = *std::ranges::min_element(thirds, {}, value), *most = *std::ranges::max_element(thirds, {}, value);
  constexpr double part = 1.0 / 3;
  if (least->stake.high < part * most->stake.low)
    out.push_back(
        {0.5 + 0.5 * part * most->stake.low / std::max(least->stake.high, 0.01),
         fmt::format("Little hangs on the {}: between the best option and the worst lie {:.1f} games in 100, in the {} {:.1f}.",
                     least->name, 100 * least->stake.value, most->name, 100 * most->stake.value)});
}

// How much better players are than those who play at random, of all that they could be.
void of_skill(const Balance& b, std::vector<Finding>& out) {
  constexpr double usual = 0.3;
  const auto random = std::ranges::find(b.skills, "random", &SkillReport::player);
  if (random == b.skills.end() || !random->agent_wins) return;
  const double even = 1.0 / b.seats, least = even + usual * (1 - even);
  out.push_back({(least - random->agent_wins->high) / 0.1,
                 fmt::format("Luck decides more than skill: among seats that play at random one that plays well wins {}, where an "
                             "even share is {:.1f} %.",
                             percent(*random->agent_wins), 100 * even)});
}

void of_length(const Balance& b, std::vector<Finding>& out) {
  if (b.seats > 1)
    out.push_back({(b.no_winner.low - 0.02) / 0.05, fmt::format("Nobody wins {} of the games.", percent(b.no_winner))});
  out.push_back(
      {(b.forced.low - 0.3) / 0.1, fmt::format("Many decisions are none: in {} there is one option only.", percent(b.forced))});
  if (b.seats > 1)
    out.push_back({(b.downtime.low - 0.8) / 0.05, fmt::format("Much waiting: a seat waits {} of the time.", percent(b.downtime))});
  out.push_back({0.01, fmt::format("A game takes about {:.0f} minutes: {:.1f} rounds and {:.0f} decisions.", b.minutes.value,
                                   b.rounds.value, b.decisions.value)});
  if (b.seats > 1) out.push_back({0.005, fmt::format("The lead in points changes {:.1f} times a game.", b.lead_changes.value)});
  if (b.stake && b.stake->low > 0)
    out.push_back({0.004, fmt::format("The best of the options that were tried beats the worst by {:.1f} games in 100.",
                                      100 * b.stake->value)});
  out.push_back({0.003, fmt::format("At a decision with a choice there are {:.1f} options.", b.options_each.value)});
}
}  // namespace

std::vector<std::string> findings(const Balance& b) {
  std::vector<Finding> all;
  of_seats(b, all);
  of_endings(b, all);
  of_parts(b, all);
  for (const auto& kind : b.kinds) {
    of_items(b, kind, all);
    of_options(b, kind, all);
  }
  of_course(b, all);
  of_thirds(b, all);
  of_skill(b, all);
  of_length(b, all);
  std::ranges::stable_sort(all, [](const Finding& x, const Finding& y) { return x.weight > y.weight; });
  std::vector<std::string> three;
  for (std::size_t i = 0; i < 3 && i < all.size(); ++i) three.push_back(std::move(all[i].words));
  return three;
}

}  // namespace shengxiao::lab
