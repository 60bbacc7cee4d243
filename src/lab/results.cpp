#include "lab/results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/record.hpp"
#include "lab/clairvoyant.hpp"
#include "table/edition.hpp"

namespace shengxiao::lab {

Plan play_plan(std::shared_ptr<const table::AnyGame> game, const std::vector<Player>& seated, bool rotate, std::uint64_t seed) {
  Plan plan{.kind = rotate ? "play" : "play fixed", .games = {std::move(game)}, .players = {}, .seed = seed, .task = {}};
  std::vector<int> places;
  for (int i = 0; i < plan.games[0]->seats(); ++i) {
    const auto& player = seated[static_cast<std::size_t>(i) % seated.size()];
    auto known = std::ranges::find(plan.players, player.name(), &Player::name);
    places.push_back(static_cast<int>(known - plan.players.begin()));
    if (known == plan.players.end()) plan.players.push_back(player);
  }
  plan.task = [places, rotate](std::uint64_t number) { return rotated(number, places, rotate); };
  add_figures(plan);
  return plan;
}

namespace {
// The players of one table of a rating with more than two seats: drawn in rounds, in which all play as often as they can.
std::vector<int> drawn_table(std::uint64_t seed, std::uint64_t table, std::size_t players, std::size_t seats) {
  std::vector<int> all;
  for (std::uint64_t place = table * seats; place < (table + 1) * seats; ++place) {
    const auto round = place / players;
    Rng rng(stream(seed, round, 1'000));
    std::vector<int> order(players);
    for (std::size_t i = 0; i < players; ++i) order[i] = static_cast<int>(i);
    for (std::size_t i = players; i > 1; --i) std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    all.push_back(order[place % players]);
  }
  return all;
}
}  // namespace

Plan rate_plan(std::shared_ptr<const table::AnyGame> game, const std::vector<Player>& players, std::uint64_t seed) {
  const auto seats = static_cast<std::size_t>(game->seats()), n = players.size();
  Plan plan{.kind = "rate", .games = {std::move(game)}, .players = players, .seed = seed, .task = {}};
  if (seats == 2) {
    std::vector<std::vector<int>> pairs;
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < i; ++j) pairs.push_back({static_cast<int>(j), static_cast<int>(i)});
    plan.task = [pairs](std::uint64_t number) {
      auto task = rotated(number % 2, pairs[number / 2 % pairs.size()], true);
      task.deal = number / 2;
      return task;
    };
  } else {
    plan.task = [=](std::uint64_t number) {
      auto task = rotated(number % seats, drawn_table(seed, number / seats, n, seats), false);
      std::ranges::rotate(task.players, task.players.begin() + static_cast<std::ptrdiff_t>(number % seats));
      task.deal = number / seats;
      return task;
    };
  }
  add_figures(plan);
  return plan;
}

void add_figures(Plan& plan, std::function<std::optional<Depth>(std::uint64_t number)> depth, std::optional<Player> plays_on) {
  std::vector<std::vector<Item>> of_games;
  for (const auto& game : plan.games) of_games.push_back(game->items());
  const auto items = std::make_shared<const std::vector<std::vector<Item>>>(std::move(of_games));
  plan.study_name = FiguresStudy::name;
  plan.is_of_study = [games = plan.games, items](const GameTask& task, std::string_view notes) {
    const auto figures = decode_figures(notes);
    const auto which = static_cast<std::size_t>(task.game);
    return figures && fits(*figures, *games[which], (*items)[which].size());
  };
  plan.study = [games = plan.games, items, seed = plan.seed, depth = std::move(depth), plays_on = std::move(plays_on)](
                   const GameTask& task, std::uint64_t number) {
    const auto which = static_cast<std::size_t>(task.game);
    const auto deep = depth ? depth(number) : std::nullopt;
    return std::make_unique<FiguresStudy>(*games[which], (*items)[which], deep, stream(seed, number, 2'000),
                                          deep && plays_on ? *plays_on->sit(*games[which]) : nullptr);
  };
}

Results::Results(const Plan& plan)
    : plan_(plan),
      by_player_(plan.players.size()),
      by_seat_(static_cast<std::size_t>(plan.games[0]->seats())),
      comparisons_(plan.players.size()) {
  csv_ = "game,deal,seat,player,points,returns,share,decisions,turns,rounds\n";
}

bool Results::add(const GameTask& task, const FinishedGame& game) {
  ++games_;
  const auto share = shares(game.returns);
  const auto figures = decode_figures(game.notes).value_or(GameFigures{});
  decisions_.add(figures.decisions);
  rounds_.add(figures.rounds);
  minutes_.add(figures.seconds / 60);
  for (std::size_t i = 0; i < share.size(); ++i) {
    const auto player = static_cast<std::size_t>(task.players[i]);
    const int points = game.points[static_cast<int>(i)];
    for (auto* line : {&by_player_[player], &by_seat_[i]}) line->share.add(share[i]), line->points.add(points);
    const auto& own = figures.seats.empty() ? SeatFigures{} : figures.seats[i];
    csv_ += fmt::format("{},{},{},{},{},{},{},{},{},{}\n", game.number, task.deal, i, plan_.players[player].name(), points,
                        game.returns[static_cast<int>(i)], share[i], own.decisions, own.turns, figures.rounds);
    for (std::size_t j = 0; j < i; ++j) {
      const auto other = static_cast<std::size_t>(task.players[j]);
      if (other == player) continue;
      const auto place = [&](std::size_t seat) {
        return std::pair(game.returns[static_cast<int>(seat)], game.points[static_cast<int>(seat)]);
      };
      comparisons_.add(task.deal, player, other, place(i) > place(j) ? 1 : place(i) == place(j) ? 0.5 : 0);
    }
  }
  return true;
}

std::string text(const Estimate& e, int digits) {
  return fmt::format("{:.{}f} ({:.{}f} … {:.{}f})", e.value, digits, e.low, digits, e.high, digits);
}

void json(const Estimate& e, Json& out) {
  out.open('{').field("value", e.value);
  for (const auto& [key, bound] : {std::pair("low", e.low), {"high", e.high}})
    std::isfinite(bound) ? out.field(key, bound) : out.key(key).null();
  out.field("n", e.n).close('}');
}

std::string Results::text() const {
  std::string out = fmt::format("{} games of {}; {} decisions, {} rounds, {} minutes each\n", games_, plan_.games[0]->info().title,
                                lab::text(decisions_.estimate()), lab::text(rounds_.estimate()), lab::text(minutes_.estimate(), 0));
  const auto line = [&](const std::string& name, const Line& of) {
    out += fmt::format("{:<24} {:>6} games  won {:<22} %  points {}\n", name, of.share.n(),
                       lab::text(share_of(of.share).scaled(100)), lab::text(of.points.estimate()));
  };
  for (std::size_t i = 0; i < by_player_.size(); ++i) line(plan_.players[i].name(), by_player_[i]);
  for (std::size_t i = 0; i < by_seat_.size(); ++i) line(fmt::format("seat {}", i), by_seat_[i]);
  return out;
}

void Results::json(Json& out) const {
  out.field("games", games_);
  const auto estimate = [&](std::string_view key, const Estimate& e) {
    out.key(key);
    lab::json(e, out);
  };
  estimate("decisions", decisions_.estimate());
  estimate("rounds", rounds_.estimate());
  estimate("minutes", minutes_.estimate());
  const auto lines = [&](std::string_view key, const std::vector<Line>& all, const auto& name) {
    out.key(key).open('[');
    for (std::size_t i = 0; i < all.size(); ++i) {
      out.open('{');
      name(i);
      estimate("share", share_of(all[i].share));
      estimate("points", all[i].points.estimate());
      out.close('}');
    }
    out.close(']');
  };
  lines("players", by_player_, [&](std::size_t i) { out.field("player", plan_.players[i].name()); });
  lines("seats", by_seat_, [&](std::size_t i) { out.field("seat", i); });
}

std::vector<Rating> ratings(const Plan& plan, const Results& results) {
  std::size_t anchor = 0;
  for (std::size_t i = 0; i < plan.players.size(); ++i)
    if (plan.players[i].name() == "greedy") anchor = i;
  const auto elo = results.comparisons().elo(anchor);
  std::vector<Rating> all;
  for (std::size_t i = 0; i < plan.players.size(); ++i) all.push_back({plan.players[i].name(), elo[i]});
  const auto random = std::ranges::find(all, "random", &Rating::player);
  const auto most = std::ranges::find(all, Clairvoyant::name, &Rating::player);
  if (random != all.end() && most != all.end()) {
    const auto chance = [](double points) { return 1 / (1 + std::pow(10, -points / 400)); };
    const double low = chance(random->elo.value), high = chance(most->elo.value);
    const auto scaled = [&](double points) { return (chance(points) - low) / (high - low); };
    for (auto& one : all)
      if (high > low) one.reached = {scaled(one.elo.value), scaled(one.elo.low), scaled(one.elo.high), one.elo.n};
  }
  std::ranges::stable_sort(all, [](const Rating& a, const Rating& b) { return a.elo.value > b.elo.value; });
  return all;
}

std::string text(const std::vector<Rating>& all) {
  std::string out;
  for (const auto& [player, elo, reached] : all) {
    out += fmt::format("{:<24} {:>+6.0f}  ({:+.0f} … {:+.0f})  {} comparisons", player, elo.value, elo.low, elo.high, elo.n);
    if (reached) out += fmt::format("  reaches {} %", lab::text(reached->scaled(100), 0));
    out += '\n';
  }
  return out;
}

void json(const std::vector<Rating>& all, Json& out) {
  out.open('[');
  for (const auto& [player, elo, reached] : all) {
    out.open('{').field("player", player).key("elo");
    json(elo, out);
    if (reached) json(*reached, out.key("reached"));
    out.close('}');
  }
  out.close(']');
}

std::string record_text(const table::AnyGame& game, const FinishedGame& played, const std::vector<std::string>& names) {
  Record record;
  record.game = game.info().name;
  record.version = game.info().version;
  record.options = game.setup().options;
  if (const auto edition = game.edition()) record.edition = table::edition_json(*edition);
  for (const auto& name : names) record.seats.push_back("computer " + name);
  for (const auto& step : played.steps) record.steps.push_back({step.actor, game.text(step.action)});
  record.over = true;
  for (const int points : played.points) record.points.push_back(points);
  record.notes.push_back(fmt::format("lab game={}", played.number));
  return print(record);
}

}  // namespace shengxiao::lab
