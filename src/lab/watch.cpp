#include "lab/watch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace shengxiao::lab {

namespace {
struct Figure {
  std::string_view name;
  double unit;  // 100: a share, told in percent
  bool of_items = false, of_looks = false;
};
constexpr std::array<Figure, 20> all_figures{{{"minutes", 1},
                                              {"rounds", 1},
                                              {"decisions", 1},
                                              {"forced", 100},
                                              {"options_each", 1},
                                              {"lead_changes", 1},
                                              {"margin", 1},
                                              {"downtime", 100},
                                              {"longest_wait", 1},
                                              {"seats", 100},
                                              {"drama", 1, false, true},
                                              {"decided", 100, false, true},
                                              {"runaway", 100, false, true},
                                              {"catch_up", 100, false, true},
                                              {"kingmaking", 100, false, true},
                                              {"stake", 100, false, true},
                                              {"weighty", 100, false, true},
                                              {"worth", 100, true},
                                              {"chosen", 100, true},
                                              {"loss_without", 100, true}}};

const Figure* figure_of(std::string_view name) {
  const auto found = std::ranges::find(all_figures, name, &Figure::name);
  return found == all_figures.end() ? nullptr : &*found;
}

Result<std::optional<double>> decimal(const Entry& table, std::string_view key) {
  const auto entry = table.find(key);
  if (!entry) return std::nullopt;
  if (!entry->is_text()) {
    const auto number = entry->number(-1'000'000'000, 1'000'000'000);
    if (!number) return tl::unexpected(number.error());
    return static_cast<double>(*number);
  }
  const auto text = *entry->text();
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return entry->fail("", "lab.watch_number", text);
  return value;
}

Result<std::string> text_or(const Entry& table, std::string_view key, std::string fallback) {
  const auto entry = table.find(key);
  return entry ? entry->text() : Result<std::string>(std::move(fallback));
}

Result<std::int64_t> number_or(const Entry& table, std::string_view key, std::int64_t fallback, std::int64_t least,
                               std::int64_t most) {
  const auto entry = table.find(key);
  return entry ? entry->number(least, most) : Result<std::int64_t>(fallback);
}

Result<Assertion> read_assertion(const Entry& table) {
  if (auto good = table.only({"figure", "kind", "item", "least", "most", "within", "judged_by"}); !good)
    return tl::unexpected(good.error());
  Assertion a;
  const auto name = text_or(table, "name", ""), figure = table.text("figure"), kind = text_or(table, "kind", ""),
             item = text_or(table, "item", ""), judged = text_or(table, "judged_by", "interval");
  for (const auto* text : {&name, &figure, &kind, &item, &judged})
    if (!*text) return tl::unexpected(text->error());
  const auto* known = figure_of(*figure);
  if (!known) {
    std::string names;
    for (const auto& one : all_figures) names += fmt::format("{}{}", names.empty() ? "" : ", ", one.name);
    return table.at("figure")->fail("", "lab.watch_figure", *figure, names);
  }
  if (*judged != "interval" && *judged != "estimate") return table.at("judged_by")->fail("", "lab.watch_judged", *judged);
  if (known->of_items == kind->empty())
    return table.fail("", known->of_items ? MessageId("lab.watch_needs_kind") : MessageId("lab.watch_no_kind"), *figure);
  for (const auto& [key, bound] : {std::pair("least", &a.least), {"most", &a.most}, {"within", &a.within}}) {
    const auto value = decimal(table, key);
    if (!value) return tl::unexpected(value.error());
    *bound = *value;
  }
  if (!a.least && !a.most && !a.within) return table.fail("", "lab.watch_no_bound");
  a.figure = *figure, a.kind = *kind, a.item = *item;
  a.name = name->empty() ? *figure : *name;
  a.by_estimate = *judged == "estimate";
  return a;
}
}  // namespace

Result<Watch> read_watch(std::string_view toml, const std::string& file) {
  const auto data = parse_settings(toml, file);
  if (!data) return tl::unexpected(data.error());
  const Edition holder{file, *data};
  const Entry table(holder);
  if (auto good = table.only({"game", "seats", "set", "edition", "agent", "games", "seed", "assert"}); !good)
    return tl::unexpected(good.error());
  Watch watch;
  const auto game = table.text("game"), agent = text_or(table, "agent", watch.agent), edition = text_or(table, "edition", "");
  for (const auto* text : {&game, &agent, &edition})
    if (!*text) return tl::unexpected(text->error());
  const auto seats = number_or(table, "seats", 0, 1, max_seats), games = number_or(table, "games", 0, 10, 10'000'000),
             seed = number_or(table, "seed", 0, 0, INT64_MAX);
  for (const auto* number : {&seats, &games, &seed})
    if (!*number) return tl::unexpected(number->error());
  watch.game = *game, watch.agent = *agent, watch.edition = *edition;
  watch.seats = static_cast<int>(*seats);
  watch.rules = {static_cast<std::uint64_t>(*games), static_cast<std::uint64_t>(*seed)};
  if (const auto set = table.find("set")) {
    const auto options = set->list();
    if (!options) return tl::unexpected(options.error());
    for (const auto& option : *options) {
      const auto text = option.text();
      if (!text) return tl::unexpected(text.error());
      watch.set.push_back(*text);
    }
  }
  const auto assertions = table.list("assert");
  if (!assertions) return tl::unexpected(assertions.error());
  for (const auto& one : *assertions) {
    auto assertion = read_assertion(one);
    if (!assertion) return tl::unexpected(assertion.error());
    watch.assertions.push_back(std::move(*assertion));
  }
  return watch;
}

namespace {
std::vector<Labelled> figures_for(const Assertion& a, const Balance& b) {
  const auto one = [&](const std::optional<Estimate>& e) { return e ? std::vector<Labelled>{{"", *e}} : std::vector<Labelled>{}; };
  if (a.figure == "seats") return b.by_seat;
  if (a.figure == "minutes") return one(b.minutes);
  if (a.figure == "rounds") return one(b.rounds);
  if (a.figure == "decisions") return one(b.decisions);
  if (a.figure == "forced") return one(b.forced);
  if (a.figure == "options_each") return one(b.options_each);
  if (a.figure == "lead_changes") return one(b.lead_changes);
  if (a.figure == "margin") return one(b.margin);
  if (a.figure == "downtime") return one(b.downtime);
  if (a.figure == "longest_wait") return one(b.longest_wait);
  if (a.figure == "drama") return one(b.drama);
  if (a.figure == "decided") return one(b.decided);
  if (a.figure == "runaway") return one(b.runaway);
  if (a.figure == "catch_up") return one(b.catch_up);
  if (a.figure == "kingmaking") return one(b.kingmaking);
  if (a.figure == "stake") return one(b.stake);
  if (a.figure == "weighty") return one(b.weighty);
  std::vector<Labelled> all;
  for (const auto& item : b.items) {
    if (item.item.kind != a.kind || (!a.item.empty() && item.item.name != a.item)) continue;
    const auto e = a.figure == "worth" ? std::optional(item.worth) : a.figure == "chosen" ? item.taken : item.missing;
    if (e) all.push_back({item.item.name, *e});
  }
  return all;
}

// What `within` is of.
double middle_of(const Assertion& a, const Balance& b) { return a.figure == "seats" ? figure_of(a.figure)->unit / b.seats : 0; }

struct Bounds {
  double low, high;  // infinite where nothing is said
};
Bounds bounds_of(const Assertion& a, double middle) {
  const double within = a.within.value_or(HUGE_VAL);
  return {std::max(middle - within, a.least.value_or(-HUGE_VAL)), std::min(middle + within, a.most.value_or(HUGE_VAL))};
}

bool fits(const Assertion& a, const Estimate& e, double middle) {
  const auto bounds = bounds_of(a, middle);
  return !((a.by_estimate ? e.value : e.high) < bounds.low) && !((a.by_estimate ? e.value : e.low) > bounds.high);
}
}  // namespace

std::vector<Watched> watch(const Watch& watch, const Balance& balance) {
  std::vector<Watched> all;
  for (const auto& a : watch.assertions) {
    const auto& figure = *figure_of(a.figure);
    const auto values = figures_for(a, balance);
    const double middle = middle_of(a, balance);
    Watched result{true, a.name};
    if (values.empty())
      result = {false, fmt::format("{}: there is no such figure for {} seats of this game", a.name, balance.seats)};
    for (const auto& [name, estimate] : values) {
      const auto e = estimate.scaled(figure.unit);
      if (fits(a, e, middle)) continue;
      result.holds = false;
      result.words += fmt::format("\n    {}{}{} is {:.1f} ({:.1f} … {:.1f}), on {}", a.figure, name.empty() ? "" : " of ", name,
                                  e.value, e.low, e.high, e.n);
    }
    if (result.holds && values.size() == 1) {
      const auto e = values[0].estimate.scaled(figure.unit);
      result.words += fmt::format(": {:.1f} ({:.1f} … {:.1f})", e.value, e.low, e.high);
    }
    all.push_back(std::move(result));
  }
  return all;
}

BalanceRules needed(const Watch& watch) {
  auto rules = watch.rules;
  rules.skills = rules.looks = rules.restricted = false;
  for (const auto& a : watch.assertions) {
    rules.restricted = rules.restricted || a.figure == "loss_without";
    rules.looks = rules.looks || figure_of(a.figure)->of_looks;
  }
  return rules;
}

Result<bool> check_items(const Watch& watch, const table::AnyGame& game) {
  const auto items = game.items();
  for (const auto& a : watch.assertions) {
    const auto has = [&](const Item& item) { return item.kind == a.kind && (a.item.empty() || item.name == a.item); };
    if (!a.kind.empty() && std::ranges::none_of(items, has)) return fail("", "lab.watch_no_item", game.info().name, a.kind, a.item);
  }
  return true;
}

Distance distance(const Watch& watch, const Balance& balance) {
  Distance all;
  double squares = 0, off = 0;
  for (const auto& a : watch.assertions) {
    const auto [low, high] = bounds_of(a, middle_of(a, balance));
    const bool both = std::isfinite(low) && std::isfinite(high);
    Mean beyond, aside;
    for (const auto& [name, estimate] : figures_for(a, balance)) {
      const double value = estimate.value * figure_of(a.figure)->unit;
      const double bound = std::isfinite(low) ? low : high;
      const double room = both ? std::max((high - low) / 2, 1e-9) : std::max(std::min(std::abs(bound), std::abs(value)), 1.0);
      const double by = std::max({low - value, value - high, 0.0}) / room,
                   from_middle = both ? (value - (low + high) / 2) / room : 0;
      beyond.add(by * by);
      aside.add(from_middle * from_middle);
    }
    if (!beyond.n()) beyond.add(1);  // a figure that these games do not have
    all.of_goal.push_back(std::sqrt(beyond.mean()));
    squares += beyond.mean();
    off += aside.mean();
  }
  all.all = std::sqrt(squares);
  all.off_middle = std::sqrt(off);
  return all;
}

}  // namespace shengxiao::lab
