// The balance report as one page that needs nothing else.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "lab/balance.hpp"
#include "lab/report_style.hpp"
#include "lab/svg.hpp"

namespace shengxiao::lab {

namespace {
using Cells = std::vector<std::string>;

std::string number(const Estimate& e, double unit, int digits) { return fmt::format("{:.{}f}", e.value * unit, digits); }
std::string interval(const Estimate& e, double unit, int digits) {
  return fmt::format("{:.{}f} … {:.{}f}", e.low * unit, digits, e.high * unit, digits);
}

// A loss as a gain.
Estimate turned(const Estimate& e) { return {-e.value, -e.high, -e.low, e.n}; }

std::string table(std::string_view caption, const Cells& heads, const std::vector<Cells>& rows) {
  std::string out =
      fmt::format("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{0}\"><table><caption>{0}</caption><thead><tr>",
                  escaped(caption));
  for (const auto& head : heads) out += fmt::format("<th scope=\"col\">{}</th>", escaped(head));
  out += "</tr></thead><tbody>";
  for (const auto& row : rows) {
    out += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i)
      out += i ? fmt::format("<td>{}</td>", escaped(row[i])) : fmt::format("<th scope=\"row\">{}</th>", escaped(row[i]));
    out += "</tr>";
  }
  return out + "</tbody></table></div>\n";
}

std::string behind(std::string_view what, const std::string& table) {
  return fmt::format("<details><summary>{}</summary>{}</details>\n", escaped(what), table);
}

std::string figure(const std::string& svg, std::string_view caption) {
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>\n", svg, escaped(caption));
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k) three = three << 8 | (i + k < bytes.size() ? static_cast<std::uint8_t>(bytes[i + k]) : 0);
    for (std::size_t k = 0; k < 4; ++k) out += i + k > bytes.size() ? '=' : digits[three >> (18 - 6 * k) & 63];
  }
  return out;
}

class Page {
 public:
  explicit Page(const Balance& b) : b_(b) {}

  std::string write() {
    head();
    length();
    seats();
    items();
    course();
    choices();
    skill();
    games();
    foot();
    return std::move(out_);
  }

 private:
  static constexpr double hundred = 100;

  void fact(std::string_view what, const std::optional<Estimate>& e, double unit, int digits, std::string_view after,
            std::string_view on = "games") {
    if (!e) return;
    out_ += fmt::format("<div><dt>{}</dt><dd>{}{}<small>95 %: {}; {} {}</small></dd></div>\n", escaped(what),
                        number(*e, unit, digits), after, interval(*e, unit, digits), e->n, on);
  }
  void section(std::string_view id, std::string_view title) { out_ += fmt::format("<h2 id=\"{}\">{}</h2>\n", id, escaped(title)); }
  void say(std::string_view words) { out_ += fmt::format("<p>{}</p>\n", escaped(words)); }

  void head() {
    out_ = fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width,initial-scale=1\">"
        "<title>{0}: balance report</title><style>{1}</style></head><body>\n<header><h1>{0}: what the game is really like</h1>\n"
        "<p class=\"dim\">{2} seats, played by {3} against itself; {4} games, and {5} more of other players. Intervals are of 95 "
        "%.</p>\n",
        escaped(b_.title), report_style, b_.seats, escaped(b_.agent), b_.games, b_.all_games - b_.games);
    out_ += "</header>\n<main>\n<ol class=\"know\" aria-label=\"Three things to know\">\n";
    for (const auto& finding : b_.findings) out_ += fmt::format("<li>{}</li>\n", escaped(finding));
    out_ += "</ol>\n<nav aria-label=\"Sections\"><ul>";
    constexpr std::array<std::array<std::string_view, 2>, 8> links{{{"length", "Length"},
                                                                    {"seats", "Seats"},
                                                                    {"items", "What things are worth"},
                                                                    {"course", "How a game runs"},
                                                                    {"choices", "Choices"},
                                                                    {"skill", "Over skill"},
                                                                    {"games", "Games to look at"},
                                                                    {"again", "The same again"}}};
    for (const auto& [id, name] : links) out_ += fmt::format("<li><a href=\"#{}\">{}</a></li>", id, name);
    out_ += "</ul></nav>\n";
  }

  void length() {
    section("length", "Length");
    out_ += "<dl class=\"facts\">\n";
    fact("Minutes, estimated", b_.minutes, 1, 1, "");
    fact("Rounds", b_.rounds, 1, 1, "");
    fact("Decisions, all seats together", b_.decisions, 1, 0, "");
    if (b_.seats > 1) {
      fact("Time that a seat waits", b_.downtime, hundred, 0, " %");
      fact("Longest wait of anybody, seconds", b_.longest_wait, 1, 0, "");
      fact("Points between first and second", b_.margin, 1, 1, "");
    }
    out_ += "</dl>\n";
    std::vector<Cells> rows;
    for (std::size_t i = 0; i < b_.lengths.size(); ++i) {
      const double from = b_.shortest + b_.width * static_cast<double>(i);
      rows.push_back({b_.width > 1 ? fmt::format("{:g} to {:g}", from, from + b_.width - 1) : fmt::format("{:g}", from),
                      fmt::format("{}", b_.lengths[i])});
    }
    out_ += figure(histogram("Games by number of rounds", b_.lengths, b_.shortest, b_.width),
                   fmt::format("Games by number of rounds ({} games).", b_.games));
    out_ += behind("The same as a table", table("Games by number of rounds", {"Rounds", "Games"}, rows));
    out_ +=
        "<p class=\"dim\">Minutes are a guess: a turn takes 4 seconds and 3 more for each doubling of its options; further steps "
        "of a turn 1 and 1.</p>\n";
  }

  void seats() {
    section("seats", "Seats");
    if (b_.seats < 2) {
      say(fmt::format("Played alone, the game is won in {} % ({} %) of {} games.", number(b_.by_seat[0].estimate, hundred, 1),
                      interval(b_.by_seat[0].estimate, hundred, 1), b_.games));
      return;
    }
    const double even = hundred / b_.seats;
    std::vector<Cells> rows;
    for (const auto& [name, e] : b_.by_seat)
      rows.push_back({name, number(e, hundred, 1), interval(e, hundred, 1), fmt::format("{}", e.n)});
    auto shown = b_.by_seat;
    for (auto& one : shown) one.estimate = one.estimate.scaled(hundred);
    out_ += figure(
        interval_plot("Share of the win by seat", shown, even, " %"),
        fmt::format("Share of the win by seat; the dashed line is an even share, {:.1f} %. Full dots are away from it.", even));
    out_ += behind("The same as a table", table("Share of the win by seat, %", {"Seat", "Share", "95 %", "Games"}, rows));
  }

  void items() {
    section("items", "What things are worth");
    say("Share of the win of a seat that has or uses something, in points of a hundred, beside the average thing of its kind: by "
        "regression, "
        "less what its place at the table usually has. Forbidden: what a seat loses if it alone may not choose it, "
        "between heuristic players on the same luck. It is an average over these players, and no proof of a cause where players "
        "pick things up because they are winning.");
    std::vector<std::string> kinds;
    for (const auto& one : b_.items)
      if (std::ranges::find(kinds, one.item.kind) == kinds.end()) kinds.emplace_back(one.item.kind);
    out_ += "<div class=\"pair\">\n";
    for (const auto& kind : kinds) kind_of_items(kind);
    out_ += "</div>\n";
  }

  void kind_of_items(const std::string& kind) {
    std::vector<Labelled> shown;
    std::vector<Cells> rows;
    auto counts = Item::Counts::used;
    std::vector<const ItemReport*> all;
    for (const auto& one : b_.items)
      if (one.item.kind == kind && (one.seats || one.taken)) all.push_back(&one);
    if (all.empty()) return;
    std::ranges::stable_sort(all, [](const auto* a, const auto* b) { return a->worth.value > b->worth.value; });
    for (const auto* one : all) {
      counts = one->item.counts;
      const bool is_rare = one->seats < 30;
      if (!is_rare) shown.push_back({one->item.name, one->worth.scaled(hundred)});
      rows.push_back({one->item.name, is_rare ? "too rare" : fmt::format("{:+.1f}", hundred * one->worth.value),
                      is_rare ? "" : interval(one->worth, hundred, 1), fmt::format("{}", one->seats),
                      one->taken ? number(*one->taken, hundred, 0) + " %" : "", one->taken ? fmt::format("{}", one->taken->n) : "",
                      one->missing ? fmt::format("{:+.1f}", -hundred * one->missing->value) : "",
                      one->missing ? interval(turned(*one->missing), hundred, 1) : "",
                      one->missing ? fmt::format("{}", one->missing->n) : ""});
    }
    const auto title = fmt::format("{}: points of share{}", kind, counts == Item::Counts::held ? "" : ", each time");
    out_ += fmt::format("<section><h3>{}</h3>\n", escaped(title));
    if (!shown.empty()) out_ += figure(interval_plot(title, shown, 0, ""), fmt::format("On {} games; the best first.", b_.games));
    out_ += behind("The table: also how often, and what going without it costs",
                   table(title, {"Thing", "Worth", "95 %", "Seats", "Chosen", "of decisions", "Forbidden", "95 %", "Games"}, rows));
    out_ += "</section>\n";
  }

  void course() {
    section("course", "How a game runs");
    if (b_.seats < 2 || b_.course.empty()) {
      say("With one seat nobody is ahead.");
      return;
    }
    Curve winner{"winner", {}}, leader{"leader", {}}, last{"last", {}};
    std::vector<Cells> rows;
    for (const auto& point : b_.course) {
      winner.points.emplace_back(point.at, point.winner);
      leader.points.emplace_back(point.at, point.leader);
      last.points.emplace_back(point.at, point.last);
      rows.push_back({fmt::format("{:.0f} %", hundred * point.at), number(point.winner, hundred, 0),
                      number(point.leader, hundred, 0), number(point.last, hundred, 0), fmt::format("{}", point.winner.n)});
    }
    out_ +=
        figure(curves("Chance to win over the course of a game", {leader, winner, last}),
               fmt::format("Chance to win of who wins in the end, of who has the best chance then, and of who has the worst, over "
                           "the share of the decisions that have been made ({} games; by playouts of the heuristic player).",
                           b_.looked_into));
    out_ += behind("The same as a table", table("Chance to win, %", {"Played", "Winner", "Leader", "Last", "Games"}, rows));
    out_ += "<dl class=\"facts\">\n";
    fact("Who leads at half time wins", b_.runaway, hundred, 0, " %");
    fact("Who is last at half time wins", b_.catch_up, hundred, 0, " %");
    fact("Decided when so much has been played", b_.decided, hundred, 0, " %");
    fact("Changes of the lead in points", b_.lead_changes, 1, 1, "");
    fact("Drama, 0 to 1", b_.drama, 1, 2, "");
    fact("Kingmaking", b_.kingmaking, hundred, 1, " %", "decisions of seats without a chance");
    out_ += "</dl>\n";
    say("Decided: the winner's chance stays above 80 %. Drama (Browne 2008): how far behind winners were while they were behind. "
        "Kingmaking: "
        "decisions of seats with less than 2 % to win that shift another's chance by more than 10 points.");
    if (b_.seats > 2 && !b_.kingmaking) say("Kingmaking: no decision was seen of a seat without a chance.");
    std::vector<Cells> said;
    for (const auto& [name, e] : b_.calibration)
      said.push_back({name, number(e, hundred, 0) + " %", interval(e, hundred, 0), fmt::format("{}", e.n)});
    out_ += behind("Are these chances right? What was said, and what happened",
                   table("Chances that the playouts gave seats, and how often those won", {"Said", "Won", "95 %", "Times"}, said));
  }

  void choices() {
    section("choices", "Choices");
    out_ += "<dl class=\"facts\">\n";
    fact("Options of a decision that is one", b_.options_each, 1, 1, "");
    fact("Decisions with one option only", b_.forced, hundred, 0, " %");
    fact("What hangs on a decision, points of share", b_.stake, hundred, 1, "", "decisions");
    fact("Decisions on which more than 5 points hang", b_.weighty, hundred, 0, " %", "decisions");
    out_ += "</dl>\n";
    say("What hangs on a decision: by how much the best of up to six options beats the worst, found with one half of the playouts "
        "and measured "
        "with the other.");
    std::vector<Cells> dead, always;
    for (const auto& one : b_.items) {
      if (!one.taken || one.taken->n < 100) continue;
      const Cells cells{fmt::format("{}: {}", one.item.kind, one.item.name), number(*one.taken, hundred, 1) + " %",
                        interval(*one.taken, hundred, 1), fmt::format("{}", one.taken->n)};
      if (one.taken->high < 0.02) dead.push_back(cells);
      if (one.taken->low > 0.9) always.push_back(cells);
    }
    const Cells heads{"Thing", "Chosen", "95 %", "Decisions"};
    if (dead.empty() && always.empty())
      say("Nothing that can be chosen is chosen hardly ever (less than 2 %) or nearly always (more than 90 %).");
    if (!dead.empty()) out_ += table("Hardly ever chosen where it could be", heads, dead);
    if (!always.empty()) out_ += table("Nearly always chosen where it could be", heads, always);
  }

  void skill() {
    section("skill", "Over skill");
    say("The same figures between equals of other strengths: what changes as people get better.");
    std::vector<Cells> rows;
    for (const auto& s : b_.skills)
      rows.push_back({s.player, number(s.decisions, 1, 0), number(s.rounds, 1, 1), number(s.lead_changes, 1, 1),
                      number(s.first_seat, hundred, 1), interval(s.first_seat, hundred, 1), fmt::format("{}", s.games)});
    out_ += table("By player, each against itself",
                  {"Player", "Decisions", "Rounds", "Lead changes", "Seat 0 wins, %", "95 %", "Games"}, rows);
    if (b_.skills.empty() || b_.skills[0].worth.empty()) return;
    Cells heads{"Thing"};
    for (const auto& s : b_.skills) heads.push_back(s.player);
    std::vector<Cells> worth;
    for (std::size_t i = 0; i < b_.skills[0].worth.size(); ++i) {
      Cells cells{b_.skills[0].worth[i].name};
      bool any = false;
      for (const auto& s : b_.skills) {
        const auto& e = s.worth[i].estimate;
        any = any || e.n >= 30;
        cells.push_back(e.n < 30 ? "–" : fmt::format("{:+.1f} ± {:.1f}", hundred * e.value, hundred * (e.high - e.low) / 2));
      }
      if (any) worth.push_back(std::move(cells));
    }
    out_ += behind("What things are worth, by strength",
                   table("Points of share; – where there were fewer than 30 seats", heads, worth));
  }

  void games() {
    section("games", "Games to look at");
    say("Records: open one at a table (Open a record, or shengxiao play GAME --record FILE).");
    out_ += "<ul>\n";
    for (const auto& [why, number, record] : b_.exemplars)
      out_ += fmt::format("<li><a download=\"{0}_{1}.txt\" href=\"data:text/plain;base64,{2}\">game {1}</a>: {3}</li>\n", b_.game,
                          number, base64(record), escaped(why));
    out_ += "</ul>\n";
  }

  void foot() {
    section("again", "The same again");
    say("This command gives this page again, byte for byte, on any machine:");
    out_ += fmt::format("<pre>{}</pre>\n", escaped(b_.command));
    out_ += fmt::format("<p>Rules of {}, version {}; options {}; seed {}. Every number is defined in docs/lab.md.</p>\n",
                        escaped(b_.title), b_.rules_version, escaped(b_.options.empty() ? "none" : b_.options), b_.seed);
    if (!b_.edition.empty()) out_ += behind("The edition that was played", fmt::format("<pre>{}</pre>", escaped(b_.edition)));
    out_ += "</main>\n</body></html>\n";
  }

  const Balance& b_;
  std::string out_;
};
}  // namespace

std::string html(const Balance& balance) { return Page(balance).write(); }

}  // namespace shengxiao::lab
