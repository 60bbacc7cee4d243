// lab tune.
#include <fmt/format.h>

#include "cli/lab.hpp"
#include "lab/study.hpp"
#include "lab/tune.hpp"
#include "table/edition.hpp"
#include "table/knowledge.hpp"

namespace shengxiao::cli {

namespace {
// What finds the same edition again, with everything said that was not.
std::string command_of(const LabArguments& a, const std::string& agent, const lab::TuneRules& rules) {
  auto command = fmt::format("shengxiao lab tune {} --goals {}", a.game.game, lab::quoted(a.goals));
  for (const auto& key : a.over) command += " --over " + lab::quoted(key);
  if (!a.game.edition.empty()) command += " --edition " + lab::quoted(a.game.edition);
  if (a.nodes) command += fmt::format(" --nodes {}", a.nodes);
  return command +
         fmt::format(" --agent {} --editions {} --games {} --seed {}", lab::quoted(agent), rules.editions, rules.games, rules.seed);
}

std::string shown(std::string_view when, const lab::Measured& measured) {
  auto text = fmt::format("{}: {} games by {}, {:.2f} from the goals\n", when, measured.balance.games, measured.balance.agent,
                          measured.distance.all);
  for (const auto& goal : measured.goals) text += fmt::format("  {} {}\n", goal.holds ? "holds" : "FAILS", goal.words);
  return text;
}

std::string commented(const std::string& lines) {
  std::string text = "# ";
  for (const char c : lines) text += c == '\n' ? "\n# " : std::string(1, c);
  return text;
}

void write(const lab::Space& space, const lab::Watch& goals, const lab::Measured& measured, Json& out) {
  out.open('{').field("changed", space.text(measured.choice)).field("distance", measured.distance.all).key("goals").open('[');
  for (std::size_t i = 0; i < measured.goals.size(); ++i)
    out.open('{')
        .field("name", goals.assertions[i].name)
        .field("holds", measured.goals[i].holds)
        .field("words", measured.goals[i].words)
        .field("distance", measured.distance.of_goal[i])
        .close('}');
  out.close(']')
      .key("edition")
      .raw(table::edition_json(*measured.edition))
      .key("report")
      .raw(lab::json(measured.balance))
      .close('}');
}
}  // namespace

int run_tune(const LabArguments& arguments) {
  if (arguments.agents.size() > 1) return complain({"", "lab.one_agent"});
  auto a = arguments;
  const auto goals = read_watch(a.goals, a.game);
  if (!goals) return complain(goals.error());
  if (goals->game != arguments.game.game) return complain({"", "cli.tune_other_game", a.goals, goals->game, arguments.game.game});
  if (!arguments.game.edition.empty()) a.game.edition = arguments.game.edition;
  const auto question = question_of(a, lab::Question::Kind::balance);
  const auto game = lab::studied_game(question, read_file);
  if (!game) return complain(game.error());
  if (!(*game)->edition()) return complain({"", "cli.tune_no_edition", goals->game});
  if (const auto good = check_items(*goals, **game); !good) return complain(wrapped(good.error(), "cli.file", a.goals));
  const auto space = lab::Space::make((*game)->edition(), a.over);
  if (!space) return complain(space.error());

  const auto extent = lab::usual_extent(**game, a.agents.empty() ? goals->agent : a.agents[0]);
  const auto agent = table::knows_any_edition(**game) ? extent.agent : lab::unlearned(extent.agent);
  const auto players = lab::players_of({agent}, question.nodes);
  if (!players) return complain(players.error());
  lab::TuneRules rules{static_cast<std::size_t>(a.editions), extent.games, a.game.seed ? a.game.seed : goals->rules.seed};
  if (goals->rules.games) rules.games = goals->rules.games;
  if (a.games) rules.games = static_cast<std::uint64_t>(a.games);
  const auto make = [&](const EditionPtr& edition) { return lab::studied_game(question, read_file, edition); };
  auto progress = progress_on_stderr();
  const auto tuned = lab::tune(*goals, *space, make, (*players)[0], rules, running_of(a, progress));
  if (!tuned) return complain(tuned.error());

  const auto command = command_of(a, extent.agent, rules);
  if (a.game.json) {
    fmt::print("{}\n", json_object([&](Json& out) {
                 out.field("command", command).field("meets_all", tuned->meets_all).field("editions", tuned->editions);
                 out.field("games", tuned->games).key("before");
                 write(*space, *goals, tuned->before, out);
                 out.key("after");
                 write(*space, *goals, tuned->after, out);
               }));
  } else {
    const auto changed = space->text(tuned->after.choice);
    auto words = fmt::format("{}\n{} editions, {} games\n", command, tuned->editions, tuned->games);
    words += shown("before", tuned->before) + shown("after", tuned->after);
    words += changed.empty() ? "nothing is better than the edition as it is" : "changed: " + changed;
    fmt::print("{}\n\n{}", commented(words), lab::toml(tuned->after.edition->data));
  }
  if (tuned->meets_all) return success;
  return complain({"", "cli.tune_unmet", goals->assertions[tuned->furthest].name});
}

}  // namespace shengxiao::cli
