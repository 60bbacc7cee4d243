#include "lab/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>

#include "lab/match.hpp"
#include "lab/results.hpp"

namespace shengxiao::lab {

Plan compare_plan(std::shared_ptr<const table::AnyGame> first, std::shared_ptr<const table::AnyGame> second,
                  const std::vector<Player>& seated, std::uint64_t seed) {
  auto plan = play_plan(std::move(first), seated, false, seed);
  plan.kind = "compare";
  plan.games.push_back(std::move(second));
  plan.task = [task = plan.task](std::uint64_t number) {
    auto one = task(number / 2);
    one.game = static_cast<int>(number % 2);
    return one;
  };
  add_figures(plan);
  return plan;
}

namespace {
constexpr std::uint64_t fewest = 30;  // deals, before large samples are spoken of

struct Figure {
  std::string name;
  std::optional<double> most;  // its difference is between -most and most; nothing: it has no bound
};

std::vector<Figure> figures_of(const table::AnyGame& game) {
  std::vector<Figure> all;
  for (const auto* name : {"decisions", "rounds", "minutes", "points", "forced", "lead_changes"})
    all.push_back({name, std::nullopt});
  if (game.seats() > 1) all.push_back({"margin", std::nullopt});
  for (int seat = 0; seat < game.seats(); ++seat) all.push_back({fmt::format("seat {}", seat), 1.0});
  return all;
}

// What one game comes to, in the order of figures_of().
std::vector<double> values(const FinishedGame& game) {
  const auto figures = decode_figures(game.notes).value_or(GameFigures{});
  std::vector<int> points(game.points.begin(), game.points.end());
  std::ranges::sort(points, std::greater());
  std::vector<double> all{static_cast<double>(figures.decisions),
                          static_cast<double>(figures.rounds),
                          figures.seconds / 60.0,
                          static_cast<double>(points[0]),
                          figures.forced / static_cast<double>(std::max(figures.decisions, 1u)),
                          static_cast<double>(figures.lead_changes)};
  if (points.size() > 1) all.push_back(points[0] - points[1]);
  for (const double share : shares(game.returns)) all.push_back(share);
  return all;
}

double horizon(const CompareRules& rules) { return static_cast<double>(std::max<std::uint64_t>(rules.deals, 1)); }

Conclusion verdict_of(const FigureDifference& d, const CompareRules& rules) {
  if (!d.bounded && d.difference.n < fewest) return Conclusion::none_found;
  if (d.difference.low > 0) return Conclusion::more;
  if (d.difference.high < 0) return Conclusion::less;
  if (rules.within && -*rules.within < d.difference.low && d.difference.high < *rules.within) return Conclusion::small;
  return Conclusion::none_found;
}
}  // namespace

Comparison::Tally::Tally(std::string figure, std::optional<double> most, const CompareRules& rules)
    : figure_(std::move(figure)), most_(most), mean_(AnyTimeMean(rules.error, horizon(rules))) {
  if (most_) mean_ = BoundedMean(rules.error, horizon(rules));
}

void Comparison::Tally::add(double difference) {
  if (auto* bounded = std::get_if<BoundedMean>(&mean_))
    bounded->add((difference / *most_ + 1) / 2);
  else
    std::get<AnyTimeMean>(mean_).add(difference);
}

FigureDifference Comparison::Tally::difference() const {
  if (const auto* bounded = std::get_if<BoundedMean>(&mean_))
    return {figure_, bounded->estimate().less(0.5).scaled(2 * *most_), true};
  return {figure_, std::get<AnyTimeMean>(mean_).estimate(), false};
}

Result<Comparison> Comparison::make(const Plan& plan, const CompareRules& rules) {
  Comparison comparison;
  comparison.of_players_ = plan.kind == "match";
  comparison.rules_ = rules;
  const auto figures = comparison.of_players_ ? std::vector<Figure>{{"share", 0.5}} : figures_of(*plan.games[0]);
  const auto decides = rules.figure.empty() ? figures[0].name : rules.figure;
  std::string names;
  for (const auto& figure : figures) {
    comparison.tallies_.emplace_back(figure.name, figure.most, rules);
    names += (names.empty() ? "" : ", ") + figure.name;
  }
  const auto deciding = std::ranges::find(comparison.tallies_, decides, &Tally::figure);
  if (deciding == comparison.tallies_.end()) return fail("", "lab.no_figure", decides, names);
  comparison.deciding_ = static_cast<std::size_t>(deciding - comparison.tallies_.begin());
  return comparison;
}

bool Comparison::add(const FinishedGame& game) {
  const bool second = game.number % 2 != 0;
  auto now = of_players_ ? std::vector<double>{compare(game.returns, game.points, second).won()} : values(game);
  if (!second) {
    before_ = std::move(now);
    return true;
  }
  for (std::size_t i = 0; i < tallies_.size(); ++i)
    tallies_[i].add(of_players_ ? (before_[i] + now[i] - 1) / 2 : now[i] - before_[i]);
  ++deals_;
  verdict_ = verdict_of(tallies_[deciding_].difference(), rules_);
  return verdict_ == Conclusion::none_found;
}

Compared Comparison::result() const {
  Compared compared{.differences = {}, .verdict = verdict_, .deals = deals_};
  compared.differences.push_back(tallies_[deciding_].difference());
  for (std::size_t i = 0; i < tallies_.size(); ++i)
    if (i != deciding_) compared.differences.push_back(tallies_[i].difference());
  return compared;
}

Result<Compared> compare(const Plan& plan, const CompareRules& rules, const Running& running) {
  auto comparison = Comparison::make(plan, rules);
  if (!comparison) return tl::unexpected(comparison.error());
  auto all = running;
  all.games = 2 * rules.deals;
  const auto done = run(plan, all, [&](const GameTask&, const FinishedGame& game) { return comparison->add(game); });
  if (!done) return tl::unexpected(done.error());
  return comparison->result();
}

namespace {
constexpr std::array<std::string_view, 4> verdict_names{"less", "more", "none found", "small"};
}

std::string text(const Compared& compared, const CompareRules& rules, std::string_view first, std::string_view second) {
  const auto& decides = compared.differences[0];
  const bool of_players = decides.figure == "share";
  const double unit = decides.bounded ? 100 : 1;
  const auto shown = text(decides.difference.scaled(unit), of_players || decides.bounded ? 1 : 2);
  std::string said;
  switch (compared.verdict) {
    case Conclusion::more:
      said = of_players ? fmt::format("{} is better than {}", first, second)
                        : fmt::format("{} is more with {}", decides.figure, second);
      break;
    case Conclusion::less:
      said = of_players ? fmt::format("{} is better than {}", second, first)
                        : fmt::format("{} is less with {}", decides.figure, second);
      break;
    case Conclusion::small: said = fmt::format("no difference of {} or more", *rules.within * unit); break;
    case Conclusion::none_found: said = "no difference found"; break;
  }
  auto out = fmt::format("{}: {} {} after {} pairs of games\n", said, decides.figure, shown, compared.deals);
  out += fmt::format("Each interval holds the true difference, at every time at once, in {:g} of 100 experiments{}.\n",
                     100 * (1 - rules.error), decides.bounded ? "" : " (for large samples)");
  for (std::size_t i = 1; i < compared.differences.size(); ++i) {
    const auto& d = compared.differences[i];
    out += fmt::format("  {:<14} {}{}\n", d.figure, text(d.difference.scaled(d.bounded ? 100 : 1), d.bounded ? 1 : 2),
                       d.bounded ? " points of share" : "");
  }
  return out;
}

void json(const Compared& compared, Json& out) {
  out.field("verdict", verdict_names[static_cast<std::size_t>(compared.verdict)]).field("pairs", compared.deals);
  out.key("differences").open('[');
  for (const auto& d : compared.differences) {
    out.open('{').field("figure", d.figure).key("difference");
    json(d.difference, out);
    out.field("asymptotic", !d.bounded).close('}');
  }
  out.close(']');
}

}  // namespace shengxiao::lab
