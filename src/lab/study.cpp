#include "lab/study.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace shengxiao::lab {

Result<std::shared_ptr<const table::AnyGame>> studied_game(std::string_view game, Setup setup) {
  setup.simulation = true;
  for (const auto& info : table::all_games()) {
    if (info.name != game) continue;
    for (const auto text : info.study_options) {
      const auto option = *parse_option(text);
      if (std::ranges::find(setup.options, option.first, &Options::value_type::first) == setup.options.end())
        setup.options.push_back(option);
    }
  }
  return table::make_game(game, setup);
}

std::string quoted(const std::string& word) {
  const bool is_plain =
      word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_=:,./~-") == std::string::npos;
  return is_plain && !word.empty() ? word : "'" + word + "'";
}

std::string balance_command(const GameGiven& said, int seats, const Extent& extent, std::uint64_t seed) {
  auto command = fmt::format("shengxiao lab balance {} --seats {}", said.game, seats);
  for (const auto& option : said.set) command += " --set " + quoted(option);
  if (!said.edition.empty()) command += " --edition " + quoted(said.edition);
  if (said.nodes) command += fmt::format(" --nodes {}", said.nodes);
  return command + fmt::format(" --agent {} --games {} --seed {}", quoted(extent.agent), extent.games, seed);
}

}  // namespace shengxiao::lab
