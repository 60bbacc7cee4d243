#include "lab/balance.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "lab/course.hpp"
#include "lab/results.hpp"
#include "lab/seen.hpp"
#include "table/edition.hpp"

namespace shengxiao::lab {

namespace {
using Kind = BalancePlan::Block::Kind;
}  // namespace

class Analysis {
 public:
  explicit Analysis(const BalancePlan& plan) : plan_(plan), by_block_(plan.blocks.size()) {}

  bool add(const FinishedGame& game) {
    const auto& block = plan_.block_of(game.number);
    auto figures = decode_figures(game.notes);
    if (!figures) return false;
    auto kept = game;
    kept.notes.clear();
    if (block.kind != Kind::main) kept.steps.clear();  // only those that are shown are needed
    by_block_[static_cast<std::size_t>(&block - plan_.blocks.data())].push_back(
        {std::move(kept), std::move(*figures), shares(game.returns)});
    return true;
  }

  // Of the games so far, one of the main block among them.
  Balance figures() {
    report_ = {};
    head();
    lengths();
    seats();
    items();
    ends();
    course_of(main(), report_);
    stakes_of(main(), report_);
    return std::move(report_);
  }

  Balance report() {
    report_ = figures();
    skills();
    exemplars();
    report_.findings = findings(report_);
    return std::move(report_);
  }

 private:
  const std::vector<Seen>& main() const { return by_block_[0]; }
  const table::AnyGame& game() const { return *plan_.plan.games[0]; }
  // The games of the first block that is so; null where there is none.
  template <class Is>
  const std::vector<Seen>* block_that(const Is& is) const {
    const auto found = std::ranges::find_if(plan_.blocks, is);
    return found == plan_.blocks.end() ? nullptr : &by_block_[static_cast<std::size_t>(found - plan_.blocks.begin())];
  }
  const std::vector<Seen>* block(Kind kind, int item = -1) const {
    return block_that([=](const auto& one) { return one.kind == kind && (item < 0 || one.item == item); });
  }

  void head() {
    const auto setup = game().setup();
    report_.game = game().info().name;
    report_.title = game().info().title;
    report_.rules_version = game().info().version;
    report_.agent = plan_.plan.players[0].name();
    const auto& free = *std::ranges::find(plan_.blocks, Kind::free, &BalancePlan::Block::kind);
    report_.restricted_agent = plan_.plan.players[static_cast<std::size_t>(free.player)].name();
    report_.seats = setup.seats;
    report_.seed = plan_.plan.seed;
    report_.games = main().size();
    report_.all_games = plan_.games;
    for (const auto& [name, value] : setup.options) report_.options += (report_.options.empty() ? "" : " ") + name + "=" + value;
    for (const auto& spec : game().info().options)
      if (const auto value = value_in_use(game().info().options, setup.options, spec.name); value != spec.fallback)
        report_.unusual += fmt::format("{}{}={}", report_.unusual.empty() ? "" : " ", spec.name, value);
    if (const auto edition = game().edition()) report_.edition = table::edition_json(*edition);
  }

  void lengths() {
    report_.decisions = mean_of(main(), [](const Seen& s) { return s.figures.decisions; });
    report_.rounds = mean_of(main(), [](const Seen& s) { return s.figures.rounds; });
    report_.minutes = mean_of(main(), [](const Seen& s) { return s.figures.seconds / 60; });
    report_.forced = mean_of(main(), [](const Seen& s) { return 1.0 * s.figures.forced / std::max(s.figures.decisions, 1u); });
    report_.options_each = mean_of(main(), [](const Seen& s) {
      double choices = 0, options = 0;
      for (const auto& third : s.figures.thirds) choices += third.choices, options += static_cast<double>(third.options);
      return options / std::max(choices, 1.0);
    });
    for (std::size_t third = 0; third < 3; ++third) {
      Mean options;
      for (const auto& seen : main())
        if (const auto& [choices, sum] = seen.figures.thirds[third]; choices) options.add(static_cast<double>(sum) / choices);
      report_.options_by_third.push_back(options.estimate());
    }
    report_.lead_changes = mean_of(main(), [](const Seen& s) { return s.figures.lead_changes; });
    report_.margin = mean_of(main(), [](const Seen& s) { return margin_of(s.game); });
    report_.downtime = mean_of(main(), [](const Seen& s) {
      double busy = 0;
      for (const auto& seat : s.figures.seats) busy += seat.busy;
      return s.figures.seconds > 0 ? 1 - busy / static_cast<double>(s.figures.seats.size()) / s.figures.seconds : 0;
    });
    report_.longest_wait = mean_of(main(), [](const Seen& s) {
      float longest = 0;
      for (const auto& seat : s.figures.seats) longest = std::max(longest, seat.longest_wait);
      return longest;
    });
    std::vector<double> rounds;
    for (const auto& seen : main()) rounds.push_back(seen.figures.rounds);
    const auto [low, high] = std::ranges::minmax(rounds);
    report_.shortest = low;
    report_.width = std::max(1.0, std::ceil((high - low + 1) / 20));
    report_.lengths.assign(static_cast<std::size_t>((high - low) / report_.width) + 1, 0);
    for (const double n : rounds) ++report_.lengths[static_cast<std::size_t>((n - low) / report_.width)];
  }

  void seats() {
    report_.by_seat = by_seat(main());
    for (const auto& share : shares_by_order(main()))
      report_.by_order.push_back({fmt::format("{}. to play", report_.by_order.size() + 1), share});
    report_.no_winner = no_winner(main());
  }
  std::vector<Labelled> by_seat(const std::vector<Seen>& games) const {
    std::vector<Labelled> all;
    for (const auto& share : shares_by_seat(games)) all.push_back({game().info().seat_name(static_cast<int>(all.size())), share});
    return all;
  }

  void ends() {
    report_.endings = endings_of(main(), game().endings());
    report_.tallies = tallies_of(main(), game().tallies());
  }

  void items() {
    report_.share_free = share_of_one(block(Kind::free));
    for (const auto& kind : kinds_of(plan_.items)) {
      const auto worth = worth_of(main(), plan_.items, kind);
      std::vector<ItemReport> all;
      std::vector<std::vector<double>> losses;  // of those that are missed, by deal
      for (std::size_t i = 0; i < kind.size(); ++i) {
        ItemReport one;
        one.item = plan_.items[kind[i]];
        one.seats = worth[i].n;
        one.worth = worth[i];
        one.is_measured = one.seats >= fewest_seats && is_possible(one);
        if (one.item.counts == Item::Counts::used) {
          if (const auto taken = taken_of(main(), kind[i]); taken.n) one.taken = taken;
          if (auto loss = losses_without(static_cast<int>(kind[i])); !loss.empty()) {
            one.missing = loss_of(loss);
            one.taken_free = taken_of(*block(Kind::free), kind[i]);
            one.struck = struck(kind[i]);
            if (one.is_missed()) losses.push_back(std::move(loss));
          }
        }
        all.push_back(std::move(one));
      }
      compare(all, losses);
      std::ranges::move(all, std::back_inserter(report_.items));
    }
  }

  // A seat that has the thing does not win less than never, nor more than always.
  bool is_possible(const ItemReport& one) const {
    const double share = 1.0 / report_.seats + one.worth.value;
    return one.item.counts != Item::Counts::held || (share >= 0 && share <= 1);
  }

  // What is worth more or less than its printed points explain, by the straight line through those of its kind.
  static void set_apart_from_points(std::vector<ItemReport>& all) {
    double n = 0, points = 0, worth = 0, square = 0, product = 0;
    const auto has_points = [](const ItemReport& one) { return one.is_measured && one.item.printed; };
    for (const auto& one : all)
      if (has_points(one)) {
        const double x = *one.item.printed, y = one.worth.value;
        ++n, points += x, worth += y, square += x * x, product += x * y;
      }
    const double spread = n * square - points * points;
    if (n < 4 || spread <= 0) return;
    const double slope = (n * product - points * worth) / spread, start = (worth - slope * points) / n;
    for (auto& one : all)
      if (has_points(one)) one.beyond_points = one.worth.less(start + slope * *one.item.printed);
  }

  // The items of a kind with each other.
  void compare(std::vector<ItemReport>& all, const std::vector<std::vector<double>>& losses) {
    KindReport kind{.kind = std::string(all[0].item.kind),
                    .counts = all[0].item.counts,
                    .measured = static_cast<std::size_t>(std::ranges::count_if(all, &ItemReport::is_measured)),
                    .missed = losses.size()};
    set_apart_from_points(all);
    for (auto& one : all) {
      one.worth_stands_out = one.is_measured && !among(one.worth, kind.measured).holds(0);
      one.missing_stands_out = one.is_missed() && !among(*one.missing, kind.missed).holds(0);
      kind.worth_differs |= one.worth_stands_out;
    }
    for (const auto& loss : losses) {
      Mean more;
      for (std::size_t deal = 0; deal < loss.size(); ++deal) {
        double sum = 0;
        for (const auto& other : losses) sum += other[deal];
        more.add(loss[deal] - sum / static_cast<double>(losses.size()));
      }
      kind.missing_differs |= losses.size() > 1 && !among(more.estimate(), losses.size()).holds(0);
    }
    report_.kinds.push_back(std::move(kind));
  }

  // Of the seat that is played otherwise than the others, or would be. Nothing where there are no such games.
  std::optional<Estimate> share_of_one(const std::vector<Seen>* games) const {
    if (!games || games->empty()) return std::nullopt;
    double share = 0;
    for (std::size_t deal = 0; deal < games->size(); ++deal) share += (*games)[deal].share[odd_seat(deal)];
    return wilson(share, games->size());
  }

  // Of a seat that has an even share: it loses that at the most, and where it never wins at all the games differ by luck alone that
  // was taken off, so that the interval is that of a share of none.
  Estimate loss_of(const std::vector<double>& losses) const {
    const double even = 1.0 / report_.seats;
    auto loss = mean_of(losses);
    loss.high = std::min(loss.high, even), loss.value = std::min(loss.value, even);
    if (const auto none = wilson(0, losses.size()); loss.low > even - none.high) loss.low = even - none.high;
    return loss;
  }

  // How often in a game a ban on the item takes its choice away from the seat.
  Estimate struck(std::size_t item) const {
    const auto& free = *block(Kind::free);
    std::vector<double> times;
    for (std::size_t deal = 0; deal < free.size(); ++deal) times.push_back(free[deal].figures.seats[odd_seat(deal)].chose[item]);
    return mean_of(times);
  }

  std::size_t odd_seat(std::size_t deal) const { return deal % static_cast<std::size_t>(report_.seats); }

  // What the seat loses that may not use an item, by deal. Where nothing is forbidden the seats, which take turns, win an even
  // share by symmetry; how far the game of the same luck is from that says how lucky the deal was, and is taken off as far as it
  // goes with the result (a control variate, whose mean is known: Owen, Monte Carlo theory, methods and examples, 8.9).
  std::vector<double> losses_without(int item) const {
    const auto *free = block(Kind::free), *without = block(Kind::restricted, item);
    if (!free || !without || free->size() != without->size()) return {};
    const double even = 1.0 / report_.seats;
    double together = 0, of_luck = 0;
    std::vector<double> luck, losses;
    for (std::size_t deal = 0; deal < free->size(); ++deal) {
      const auto seat = odd_seat(deal);
      luck.push_back((*free)[deal].share[seat] - even);
      losses.push_back(even - (*without)[deal].share[seat]);
      together -= luck.back() * losses.back();
      of_luck += luck.back() * luck.back();
    }
    const double part = of_luck > 0 ? together / of_luck : 0;
    for (std::size_t deal = 0; deal < losses.size(); ++deal) losses[deal] += part * luck[deal];
    return losses;
  }

  void skills() {
    const auto kinds = kinds_of(plan_.items);
    auto told = std::ranges::find_if(kinds, [&](const auto& kind) { return plan_.items[kind[0]].counts == Item::Counts::held; });
    if (told == kinds.end()) told = kinds.begin();
    for (std::size_t b = 0; b < plan_.blocks.size(); ++b) {
      const auto& block = plan_.blocks[b];
      if ((block.kind != Kind::main && block.kind != Kind::skill) || by_block_[b].empty()) continue;
      const auto& games = by_block_[b];
      SkillReport skill{.player = plan_.plan.players[static_cast<std::size_t>(block.player)].name(),
                        .agent_wins = {},
                        .games = games.size(),
                        .decisions = mean_of(games, [](const Seen& s) { return s.figures.decisions; }),
                        .rounds = mean_of(games, [](const Seen& s) { return s.figures.rounds; }),
                        .lead_changes = mean_of(games, [](const Seen& s) { return s.figures.lead_changes; }),
                        .no_winner = no_winner(games),
                        .by_seat = by_seat(games),
                        .worth = {}};
      if (told != kinds.end()) {
        const auto worth = worth_of(games, plan_.items, *told);
        for (std::size_t i = 0; i < told->size(); ++i) skill.worth.push_back({plan_.items[(*told)[i]].name, worth[i]});
      }
      skill.agent_wins =
          share_of_one(block_that([&](const auto& one) { return one.kind == Kind::against && one.others == block.player; }));
      report_.skills.push_back(std::move(skill));
    }
    // The agent that is measured stands where it belongs among the levels: the levels come in their order, and anything else last.
    std::ranges::stable_sort(report_.skills, {}, [](const SkillReport& s) {
      return s.player == "random" ? std::string() : s.player.starts_with("level:") ? s.player : "~" + s.player;
    });
  }

  void exemplars() {
    const auto& all = main();
    const auto by = [](const auto& value) { return [value](const Seen& a, const Seen& b) { return value(a) < value(b); }; };
    const auto spread = [&](const auto& value) {
      Mean mean;
      for (const auto& seen : all) mean.add(value(seen));
      return
          [=](const Seen& s) { return mean.variance() > 0 ? std::abs(value(s) - mean.mean()) / std::sqrt(mean.variance()) : 0.0; };
    };
    const auto decisions = spread([](const Seen& s) { return static_cast<double>(s.figures.decisions); });
    const auto margins = spread([](const Seen& s) { return margin_of(s.game); });
    const auto leads = spread([](const Seen& s) { return static_cast<double>(s.figures.lead_changes); });
    const auto levels = spread(
        [](const Seen& s) { return std::accumulate(s.game.points.begin(), s.game.points.end(), 0.0) / s.game.points.size(); });
    show("the most typical: nearest to the averages of length, points, margin and changes of the lead",
         by([=](const Seen& s) { return decisions(s) + levels(s) + margins(s) + leads(s); }));
    show("the closest", by([](const Seen& s) { return margin_of(s.game); }));
    show("the clearest win", by([](const Seen& s) { return -margin_of(s.game); }));
    show("the wildest: the lead changed most often",
         by([](const Seen& s) { return -static_cast<double>(s.figures.lead_changes); }));
    show("the longest", by([](const Seen& s) { return std::pair(-1.0 * s.figures.rounds, -1.0 * s.figures.decisions); }));
    // And of each way to end one.
    for (const auto& ending : report_.endings) {
      const auto ends_so = [&](const Seen& s) { return game().endings()[s.figures.ending] == ending.name; };
      const auto first = std::ranges::find_if(all, ends_so);
      if (first != all.end() && std::ranges::none_of(all, [&](const Seen& s) { return is_shown(s) && ends_so(s); }))
        show(*first, "the first that ended so");
    }
  }

  bool is_shown(const Seen& seen) const {
    return std::ranges::find(report_.exemplars, seen.game.number, &Exemplar::number) != report_.exemplars.end();
  }

  template <class Less>
  void show(std::string why, const Less& less) {
    const Seen* best = nullptr;
    for (const auto& seen : main())
      if (!is_shown(seen) && (!best || less(seen, *best))) best = &seen;
    if (best) show(*best, std::move(why));
  }
  void show(const Seen& seen, std::string why) {
    why += fmt::format(" ({} points, {} rounds", fmt::join(seen.game.points, " : "), seen.figures.rounds);
    if (report_.endings.size() > 1) fmt::format_to(std::back_inserter(why), "; {}", game().endings()[seen.figures.ending]);
    const std::vector<std::string> names(seen.share.size(), report_.agent);
    report_.exemplars.push_back({why + ")", seen.game.number, record_text(game(), seen.game, names)});
  }

  const BalancePlan& plan_;
  std::vector<std::vector<Seen>> by_block_;
  Balance report_;
};

BalanceHearing::BalanceHearing(const BalancePlan& plan) : analysis_(std::make_unique<Analysis>(plan)) {}
BalanceHearing::BalanceHearing(BalanceHearing&&) noexcept = default;
BalanceHearing::~BalanceHearing() = default;
bool BalanceHearing::add(const FinishedGame& game) { return analysis_->add(game); }
Balance BalanceHearing::figures() const { return analysis_->figures(); }
Balance BalanceHearing::report() const { return analysis_->report(); }

Result<Balance> balance(const BalancePlan& plan, const Running& running, const LookOn& look_on) {
  BalanceHearing hearing(plan);
  auto all = running;
  all.games = plan.games;
  const std::function<Balance()> so_far = [&] { return hearing.figures(); };
  std::uint64_t heard = 0;
  const auto done = run(plan.plan, all, [&](const GameTask&, const FinishedGame& game) {
    if (!hearing.add(game)) return false;
    if (look_on) look_on(++heard, so_far);
    return true;
  });
  if (!done) return tl::unexpected(done.error());
  if (*done < plan.games && running.stop && *running.stop) return fail("", "lab.stopped");
  if (*done < plan.games) return fail("", "lab.not_a_game");
  return hearing.report();
}

Result<Balance> figures(const BalancePlan& plan, const std::vector<std::vector<FinishedGame>>& by_block) {
  Analysis analysis(plan);
  for (std::size_t b = 0; b < by_block.size(); ++b)
    for (std::size_t deal = 0; deal < by_block[b].size(); ++deal) {
      auto game = by_block[b][deal];
      game.number = plan.blocks[b].first + deal;
      if (!analysis.add(game)) return fail("", "lab.not_a_game");
    }
  return analysis.figures();
}

}  // namespace shengxiao::lab
