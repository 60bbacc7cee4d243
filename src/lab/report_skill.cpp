// The section of a report on players of other strengths: how much skill decides, and what changes with it.
#include <fmt/format.h>

#include "lab/report_parts.hpp"

namespace shengxiao::lab {

namespace {
// "+12 ± 5"
std::string with_width(const Estimate& e, bool has_sign = false) {
  const double whole = hundred * e.value, half = hundred * (e.high - e.low) / 2;
  return has_sign ? fmt::format("{:+.0f} ± {:.0f}", whole, half) : fmt::format("{:.0f} ± {:.0f}", whole, half);
}
}  // namespace

bool seat_stands_out(const Balance& b, const Estimate& e) {
  const auto seats = static_cast<std::size_t>(b.seats);
  return seats > 1 && !among(e, seats).holds(1.0 / b.seats);
}

std::string by_strength(const Balance& b) {
  const auto agent = player(b.agent);
  std::string out;
  out += paragraph("The same figures between equals of other strengths: what changes as people get better.");
  if (b.seats > 1)
    out += paragraph(
        fmt::format("The first column of shares says how much skill decides: how often one seat of {} wins where the others are "
                    "such players (even: {:.0f} %). The seats take turns.",
                    agent, hundred / b.seats));
  std::vector<std::string> columns{
      "Player", "Games", "Decisions", "Rounds", "Lead changes", "Nobody wins, %", fmt::format("{} wins among them, %", agent)};
  for (const auto& seat : b.by_seat) columns.push_back(fmt::format("{} wins, %", seat.name));
  std::vector<TableRow> rows;
  for (const auto& s : b.skills) {
    TableRow cells{player(s.player),       fmt::format("{}", s.games),   number(s.decisions, 1, 0),
                   number(s.rounds, 1, 1), number(s.lead_changes, 1, 1), b.seats > 1 ? number(s.no_winner, hundred, 1) : ""};
    if (s.agent_wins)
      cells.emplace_back(with_width(*s.agent_wins), look_of(*s.agent_wins, 1.0 / b.seats, seat_stands_out(b, *s.agent_wins)));
    else
      cells.emplace_back("");
    for (const auto& [name, e] : s.by_seat)
      if (s.no_winner.value == 1)
        cells.emplace_back("–");
      else
        cells.emplace_back(with_width(e), look_of(e, 1.0 / b.seats, seat_stands_out(b, e)));
    rows.push_back(std::move(cells));
  }
  out += table("By player, each against itself", columns, rows);
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
      cells.emplace_back(is_told ? with_width(e, true) : "–",
                         is_told && !among(e, s.worth.size() * b.skills.size()).holds(0) ? look_of(e, 0, true) : "aside");
    }
    if (any) worth.push_back(std::move(cells));
  }
  out += behind("What things are worth, by strength", table("Points of the win; – where it cannot be told", heads, worth));
  out += paragraph(
      "Bold and coloured: differs clearly, even as one of so many in this table. A dash stands where nobody won a game, or "
      "fewer than 30 seats had the thing.");
  return out;
}

}  // namespace shengxiao::lab
