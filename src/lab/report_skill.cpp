// The section of a report on players of other strengths: how much skill decides, and what changes with it.
#include <fmt/format.h>

#include <algorithm>

#include "lab/report_parts.hpp"

namespace shengxiao::lab {

namespace {
// "+12 ± 5"
std::string change(const Estimate& e) {
  const auto whole = rounded(hundred * e.value, 0);
  return fmt::format("{}{} ± {:.0f}", whole.starts_with('-') || whole == "0" ? "" : "+", whole, hundred * (e.high - e.low) / 2);
}
// "12 ± 5", in percent; "98 … 100" near the ends.
std::string share(const Estimate& e) {
  const double half = (e.high - e.low) / 2;
  return e.value < half || e.value > 1 - half
             ? interval(e, hundred, 0)
             : fmt::format("{0:.{2}f} ± {1:.{2}f}", hundred * e.value, hundred * half, hundred * half < 0.5 ? 1 : 0);
}
}  // namespace

bool seat_stands_out(const Balance& b, const Estimate& e, std::size_t tables) {
  const auto seats = static_cast<std::size_t>(b.seats);
  return seats > 1 && !among(e, seats * tables).holds(1.0 / b.seats);
}

std::string by_strength(const Balance& b) {
  const auto agent = player(b.agent);
  std::string out;
  out += paragraph("The same figures between equals of other strengths: what changes as people get better.");
  if (b.seats > 1)
    out += paragraph(
        fmt::format("“{} among them” says how much skill decides: how often one seat of {} wins where the others are such players "
                    "(even: {:.0f} %), at each place as often.",
                    capitalized(agent), agent, hundred / b.seats));
  const bool is_told_above = b.agent == "greedy" || b.restricted_agent == "greedy";
  if (!is_told_above && std::ranges::find(b.skills, "greedy", &SkillReport::player) != b.skills.end())
    out += paragraph(who_the_heuristic_player_is);
  std::vector<std::string> columns{"Player", fmt::format("{} among them, %", capitalized(agent)), "Nobody wins, %"};
  for (const auto& seat : b.by_seat) columns.push_back(fmt::format("{}'s share, %", seat.name));
  columns.insert(columns.end(), {"Games", "Decisions", "Rounds", "Lead changes"});
  std::vector<TableRow> rows;
  for (const auto& s : b.skills) {
    TableRow cells{player(s.player)};
    if (s.agent_wins)
      cells.emplace_back(share(*s.agent_wins),
                         look_of(*s.agent_wins, 1.0 / b.seats, seat_stands_out(b, *s.agent_wins, b.skills.size())));
    else
      cells.emplace_back(b.seats > 1 ? "–" : "");
    cells.emplace_back(b.seats > 1 ? number(s.no_winner, hundred, 1) : "");
    for (const auto& [name, e] : s.by_seat)
      if (s.no_winner.value == 1)
        cells.emplace_back("–");
      else
        cells.emplace_back(share(e), look_of(e, 1.0 / b.seats, seat_stands_out(b, e, b.skills.size())));
    for (auto& cell : {fmt::format("{}", s.games), number(s.decisions, 1, 0), number(s.rounds, 1, 1), number(s.lead_changes, 1, 1)})
      cells.emplace_back(cell);
    rows.push_back(std::move(cells));
  }
  out += table("By player; all but the first column, each against itself", columns, rows);
  if (b.skills.empty() || b.skills[0].worth.empty()) return out;
  std::vector<std::string> heads{"Thing"};
  for (const auto& s : b.skills) heads.push_back(player(s.player));
  std::vector<TableRow> worth;
  for (std::size_t i = 0; i < b.skills[0].worth.size(); ++i) {
    TableRow cells{b.skills[0].worth[i].name};
    bool any = false;
    for (const auto& s : b.skills) {
      const auto& e = s.worth[i].estimate;
      const bool is_told = e.n >= fewest_seats && s.no_winner.value < 1;
      any = any || is_told;
      cells.emplace_back(is_told ? change(e) : "–",
                         is_told && !among(e, s.worth.size() * b.skills.size()).holds(0) ? look_of(e, 0, true) : "aside");
    }
    if (any) worth.push_back(std::move(cells));
  }
  const auto held = std::ranges::find(b.kinds, Item::Counts::held, &KindReport::counts);
  const auto& kind = held != b.kinds.end() ? *held : b.kinds.front();
  out += behind(fmt::format("What things are worth, by strength: {}", kind.kind),
                table("Worth, in games of 100; – where it cannot be told", heads, worth));
  out += paragraph(
      "Coloured: differs clearly, though so many are compared in its table. A dash stands where nobody won a game, or fewer than "
      "30 seats had the thing.");
  return out;
}

}  // namespace shengxiao::lab
