#include "lab/question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "lab/match.hpp"
#include "lab/results.hpp"
#include "lab/study.hpp"
#include "table/knowledge.hpp"
#include "table/named_agent.hpp"

namespace shengxiao::lab {

Result<std::shared_ptr<const table::AnyGame>> studied_game(const Question& question, const table::ReadFile& read,
                                                           const EditionPtr& edition) {
  auto setup = table::written_setup(question.seats, question.set, question.edition, read);
  if (!setup) return tl::unexpected(setup.error());
  if (edition) setup->edition = edition;
  return studied_game(question.game, *std::move(setup));
}

std::string unlearned(std::string name) {
  const auto end = std::min(name.find('~'), name.size());
  const auto kind = std::string_view(name).substr(0, end);
  const bool learned = kind == "best" || (kind.starts_with("level:") && kind.find('+') == std::string_view::npos);
  return learned ? name.insert(end, "+none") : name;
}

Result<std::vector<Player>> players_of(const std::vector<std::string>& names, std::uint64_t nodes) {
  std::vector<Player> players;
  for (const auto& name : names) {
    auto player = Player::make(name, {.nodes = nodes});
    if (!player) return tl::unexpected(player.error());
    players.push_back(std::move(*player));
  }
  return players;
}

namespace {
constexpr std::uint64_t most_games = 100'000'000;

using Players = Result<std::vector<Player>>;

// The players that are named, or else the usual ones.
Players players_or(const Question& question, std::vector<std::string> usual) {
  return players_of(question.agents.empty() ? usual : question.agents, question.nodes);
}

// Hears of play or rate. `list`: a rating list comes of it.
Experiment counted(Plan made, std::uint64_t games, bool list) {
  const auto plan = std::make_shared<const Plan>(std::move(made));
  const auto results = std::make_shared<Results>(*plan);
  const auto hear = [results](const GameTask& task, const FinishedGame& game) { return results->add(task, game); };
  const auto answer = [plan, results, list] {
    const auto rated = list ? ratings(*plan, *results) : std::vector<Rating>{};
    const auto fields = [&](Json& out) {
      out.key("plan").raw(head(*plan));
      if (list) {
        out.key("ratings");
        json(rated, out);
      }
      results->json(out);
    };
    return Findings{list ? text(rated) : results->text(), json_object(fields), results->csv(), {}};
  };
  return {plan, games, hear, answer};
}

Result<Experiment> ask_play(const Question& question, const table::ReadFile& read) {
  const auto game = studied_game(question, read);
  if (!game) return tl::unexpected(game.error());
  const auto seated = players_or(question, {"greedy"});
  if (!seated) return tl::unexpected(seated.error());
  if (seated->size() > static_cast<std::size_t>((*game)->seats()))
    return fail("", "lab.more_agents", seated->size(), (*game)->seats());
  return counted(play_plan(*game, *seated, !question.fixed, question.seed), question.games ? question.games : 100, false);
}

Result<Experiment> ask_rate(const Question& question, const table::ReadFile& read) {
  const auto game = studied_game(question, read);
  if (!game) return tl::unexpected(game.error());
  if ((*game)->seats() < 2) return fail("", "lab.two_seats");
  const auto players =
      players_or(question, {"random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "uct"});
  if (!players) return tl::unexpected(players.error());
  if (players->size() < 2) return fail("", "lab.one_player");
  for (auto one = players->begin(); one != players->end(); ++one)
    if (std::ranges::find(players->begin(), one, one->name(), &Player::name) != one)
      return fail("", "lab.player_twice", one->name());
  return counted(rate_plan(*game, *players, question.seed), question.games ? question.games : 1000, true);
}

// The setup with a file of printed data, an option, or as it is ("usual").
Question changed(Question question, const std::string& by) {
  if (by == "usual") return question;
  if (by.ends_with(".toml"))
    question.edition = by;
  else
    question.set.push_back(by);
  return question;
}

bool names_setup(const std::string& name) {
  return name == "usual" || name.ends_with(".toml") || (name.find('=') != std::string::npos && !table::names_policy(name));
}

Result<Plan> plan_of_compare(const Question& question, const table::ReadFile& read) {
  if (!names_setup(question.first) && !names_setup(question.second)) {
    const auto game = studied_game(question, read);
    if (!game) return tl::unexpected(game.error());
    if ((*game)->seats() < 2) return fail("", "lab.two_seats");
    const auto players = players_of({question.first, question.second}, question.nodes);
    if (!players) return tl::unexpected(players.error());
    return match_plan(*game, (*players)[0], (*players)[1], question.seed);
  }
  if (!names_setup(question.first) || !names_setup(question.second))
    return fail("", "lab.compare_kinds", question.first, question.second);
  const auto first = studied_game(changed(question, question.first), read);
  if (!first) return tl::unexpected(first.error());
  const auto second = studied_game(changed(question, question.second), read);
  if (!second) return tl::unexpected(second.error());
  auto names = question.agents.empty() ? std::vector<std::string>{"greedy"} : question.agents;
  if (table::knowledge_of(**first) != table::knowledge_of(**second))
    for (auto& name : names) name = unlearned(name);
  const auto seated = players_of(names, question.nodes);
  if (!seated) return tl::unexpected(seated.error());
  return compare_plan(*first, *second, *seated, question.seed);
}

Result<Experiment> ask_compare(const Question& question, const table::ReadFile& read) {
  const auto& rules = question.rules;
  if (!(rules.error >= 0.0001 && rules.error <= 0.5)) return fail("", "lab.bad_error");
  if (rules.within && !(*rules.within > 0)) return fail("", "lab.bad_within");
  if (rules.deals < 1 || rules.deals > most_games / 2) return fail("", "lab.bad_games", most_games / 2);
  auto made = plan_of_compare(question, read);
  if (!made) return tl::unexpected(made.error());
  const auto plan = std::make_shared<const Plan>(std::move(*made));
  auto begun = Comparison::make(*plan, rules);
  if (!begun) return tl::unexpected(begun.error());
  const auto comparison = std::make_shared<Comparison>(std::move(*begun));
  const auto hear = [comparison](const GameTask&, const FinishedGame& game) { return comparison->add(game); };
  const auto answer = [plan, comparison, rules, first = question.first, second = question.second] {
    const auto compared = comparison->result();
    const auto fields = [&](Json& out) {
      out.key("plan").raw(head(*plan)).field("error", rules.error);
      json(compared, out);
    };
    return Findings{text(compared, rules, first, second), json_object(fields), {}, {}};
  };
  return Experiment{plan, 2 * rules.deals, hear, answer};
}

Result<Experiment> ask_report(const Question& question, const table::ReadFile& read) {
  auto made = ask_balance(question, {question.games, question.seed}, read);
  if (!made) return tl::unexpected(made.error());
  const auto asked = std::make_shared<const AskedBalance>(std::move(*made));
  const auto hearing = std::make_shared<BalanceHearing>(asked->plan);
  const auto hear = [hearing](const GameTask&, const FinishedGame& game) { return hearing->add(game); };
  const auto answer = [asked, hearing] {
    auto balance = hearing->report();
    balance.command = asked->command;
    std::string said;
    for (const auto& finding : balance.findings) said += fmt::format("- {}\n", finding);
    said += fmt::format("{} games by {}, {} in all\n", balance.games, balance.agent, balance.all_games);
    return Findings{said, json(balance), {}, html(balance)};
  };
  return Experiment{{asked, &asked->plan.plan}, asked->plan.games, hear, answer};
}

struct Kind {
  std::string_view name;
  Result<Experiment> (*ask)(const Question&, const table::ReadFile&);
};
constexpr std::array<Kind, 4> kinds{{{"play", ask_play}, {"rate", ask_rate}, {"compare", ask_compare}, {"balance", ask_report}}};
}  // namespace

Result<AskedBalance> ask_balance(const Question& question, const BalanceRules& given, const table::ReadFile& read) {
  if (question.agents.size() > 1) return fail("", "lab.one_agent");
  const auto game = studied_game(question, read);
  if (!game) return tl::unexpected(game.error());
  auto rules = given;
  auto extent = usual_extent(**game, question.agents.empty() ? std::string() : question.agents[0]);
  if (rules.games) extent.games = rules.games;
  rules.games = extent.games;
  const auto players = players_of({extent.agent}, question.nodes);
  if (!players) return tl::unexpected(players.error());
  auto plan = balance_plan(*game, (*players)[0], rules);
  if (!plan) return tl::unexpected(plan.error());
  const GameGiven given_game{question.game, question.set, question.edition, question.nodes};
  return AskedBalance{std::move(*plan), balance_command(given_game, (*game)->seats(), extent, rules.seed)};
}

Result<Question::Kind> kind_of(std::string_view name) {
  const auto found = std::ranges::find(kinds, name, &Kind::name);
  if (found == kinds.end()) return fail("", "lab.no_kind", name);
  return static_cast<Question::Kind>(found - kinds.begin());
}

Result<Experiment> ask(const Question& question, const table::ReadFile& read) {
  if (question.games > most_games) return fail("", "lab.bad_games", most_games);
  auto experiment = kinds[static_cast<std::size_t>(question.kind)].ask(question, read);
  if (!experiment) return experiment;
  if (auto good = check(*experiment->plan); !good) return tl::unexpected(good.error());
  return experiment;
}

Result<Findings> run(const Experiment& experiment, const Running& running) {
  auto all = running;
  all.games = experiment.games;
  const auto done = run(*experiment.plan, all, experiment.hear);
  if (!done) return tl::unexpected(done.error());
  return experiment.answer();
}

}  // namespace shengxiao::lab
