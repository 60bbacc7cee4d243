// The things of a kind in a report: what each is worth, or what it changes where it is forbidden.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "lab/report_parts.hpp"
#include "lab/svg.hpp"

namespace shengxiao::lab {

namespace {
class KindSection {
 public:
  KindSection(const Balance& b, const KindReport& kind)
      : b_(b),
        kind_(kind),
        is_forbidden_(kind.missed > 0),
        by_agent_(b.restricted_agent == b.agent),
        each_(kind.counts == Item::Counts::held ? "" : " each time") {
    for (const auto& one : b.items)
      if (one.item.kind == kind.kind && (one.seats || one.taken)) all_.push_back(&one);
    // The best first: that which is worth most, or is missed most.
    const auto rank = [&](const auto* one) {
      return std::pair(!drawn(*one), is_forbidden_ ? shown(*one).value : -shown(*one).value);
    };
    std::ranges::stable_sort(all_, {}, rank);
  }

  std::string write() const {
    if (all_.empty()) return {};
    const auto title = capitalized(fmt::format("{}: {}", kind_.kind, is_forbidden_ ? "where it is forbidden" : "worth" + each_));
    std::vector<TableRow> rows;
    for (const auto* one : all_) rows.push_back(row(*one));
    return fmt::format("<section><h3>{}</h3>\n", escaped(title)) + picture(title) +
           behind("The table", table(title, heads(), rows)) + notes() + "</section>\n";
  }

 private:
  bool drawn(const ItemReport& one) const { return is_forbidden_ ? one.is_missed() : one.is_measured; }
  Estimate shown(const ItemReport& one) const {
    return is_forbidden_ && one.missing ? one.missing->negated().scaled(hundred) : one.worth.scaled(hundred);
  }
  // With the points that are printed on it.
  static std::string name(const ItemReport& one) {
    return one.item.printed ? fmt::format("{} ({})", one.item.name, *one.item.printed) : one.item.name;
  }
  // How strong a use of it is: the ban's change by how often it strikes. Nothing where there may be no change.
  static std::string each_strike(const ItemReport& one) {
    const double times = one.struck ? one.struck->value : 0;
    return times < 0.05 || one.missing->holds(0) ? "" : more(one.missing->negated().scaled(1 / times), hundred);
  }
  static std::string worth(const ItemReport& one) { return one.is_measured ? more(one.worth, hundred) : ""; }

  std::string picture(const std::string& title) const {
    Plot plot{.title = title, .rows = {}, .aside = is_forbidden_ ? "each time" : ""};
    for (const auto* one : all_)
      if (drawn(*one))
        plot.rows.push_back({name(*one), shown(*one), is_forbidden_ ? one->missing_stands_out : one->worth_stands_out,
                             is_forbidden_ ? each_strike(*one) : ""});
    if (plot.rows.empty()) return {};
    auto caption = is_forbidden_
                       ? fmt::format(
                             "Right of 0: a seat that may not choose it wins more, all seats being {}. Grey: the change by how "
                             "often the ban strikes, where it is clear. What is missed most comes first. On {} games each.",
                             player(b_.restricted_agent), b_.share_free->n)
                       : fmt::format("On {} games; the best first. 0 is the average one.", b_.games);
    if (all_[0]->item.printed) caption += " In brackets: its printed points.";
    if (!(is_forbidden_ ? kind_.missing_differs : kind_.worth_differs) && plot.rows.size() > 1)
      caption += " As so many are compared, none differs clearly from the others.";
    return figure(interval_plot(plot), caption);
  }

  std::vector<std::string> heads() const {
    std::vector<std::string> heads{"Thing"};
    if (is_forbidden_) heads.insert(heads.end(), {"Forbidden", "95 %", "Share then", "Strikes, times a game", "Each time"});
    if (is_forbidden_ && !by_agent_) heads.push_back(fmt::format("{} chooses it", capitalized(player(b_.restricted_agent))));
    heads.insert(heads.end(), {"Worth" + each_, "95 %", "Beyond its points",
                               kind_.counts == Item::Counts::held ? "Seats that have it" : "Seats that used it",
                               fmt::format("{} chooses it", capitalized(player(b_.agent))), "of decisions"});
    return heads;
  }

  // What stands under the heads.
  TableRow row(const ItemReport& one) const {
    const auto aside = is_forbidden_ ? "aside" : "";
    TableRow cells{name(one)};
    if (is_forbidden_) {
      const bool missed = one.is_missed();
      const auto change = missed ? one.missing->negated() : Estimate{};
      const auto then = missed ? std::max(0.0, 1.0 / b_.seats + change.value) : 0;
      cells.emplace_back(missed ? more(change, hundred) : "–", look_of(change, 0, one.missing_stands_out));
      cells.emplace_back(missed ? interval(change, hundred, 1) : "");
      cells.emplace_back(missed ? fmt::format("{:.1f} %", hundred * then) : "");
      cells.emplace_back(missed ? number(*one.struck, 1, 1) : "");
      cells.emplace_back(missed ? each_strike(one) : "");
      if (!by_agent_) cells.emplace_back(one.taken_free ? number(*one.taken_free, hundred, 1) + " %" : "");
    }
    const auto worth_told = worth(one);
    cells.emplace_back(worth_told.empty() ? "–" : worth_told,
                       is_forbidden_ ? "aside" : look_of(one.worth, 0, one.worth_stands_out));
    cells.emplace_back(worth_told.empty() ? "" : interval(one.worth, hundred, 1), aside);
    cells.emplace_back(one.beyond_points ? more(*one.beyond_points, hundred) : "", aside);
    cells.emplace_back(fmt::format("{:.0f} %", hundred * static_cast<double>(one.seats) / static_cast<double>(b_.games) / b_.seats),
                       aside);
    cells.emplace_back(one.taken ? number(*one.taken, hundred, 1) + " %" : "");
    cells.emplace_back(one.taken ? fmt::format("{}", one.taken->n) : "");
    return cells;
  }

  // What is not drawn, and why.
  std::string notes() const {
    std::vector<std::string> never, beyond;
    for (const auto* one : all_) {
      if (one->missing && !one->is_missed()) never.push_back(one->item.name);
      if (!one->is_measured && one->seats >= fewest_seats)
        beyond.push_back(fmt::format("{} ({})", one->item.name, more(one->worth, hundred)));
    }
    std::string told;
    if (!never.empty())
      told += paragraph(fmt::format("{} never chooses {} by itself, so that nothing can be told by forbidding it.",
                                    capitalized(player(b_.restricted_agent)), fmt::join(never, ", ")));
    if (!beyond.empty())
      told += paragraph(fmt::format(
          "Not drawn: {}. That is beyond what a share of the win can be; who has it hardly ever loses or hardly ever wins.",
          fmt::join(beyond, ", ")));
    return told;
  }

  const Balance& b_;
  const KindReport& kind_;
  bool is_forbidden_, by_agent_;  // it is the agent to which it is forbidden
  std::string each_;
  std::vector<const ItemReport*> all_;
};
}  // namespace

std::string items_of_kind(const Balance& b, const KindReport& kind) { return KindSection(b, kind).write(); }

}  // namespace shengxiao::lab
