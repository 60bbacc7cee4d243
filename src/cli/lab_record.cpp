// lab record: a game of an experiment as a record that opens at a table.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/lab.hpp"
#include "lab/games_file.hpp"
#include "lab/results.hpp"
#include "table/edition.hpp"

namespace shengxiao::cli {

namespace {
// The setups of an experiment, as the head of its file has them. What the program wrote itself is not doubted.
Result<std::vector<std::shared_ptr<const table::AnyGame>>> games_of(const nlohmann::json& head) {
  std::vector<std::shared_ptr<const table::AnyGame>> games;
  for (const auto& one : head["games"]) {
    Setup setup{one["seats"].get<int>(), {}};
    for (const auto& [name, value] : one["options"].items()) setup.options.emplace_back(name, value.get<std::string>());
    if (one.contains("edition")) {
      auto edition = table::read_edition(one["edition"]);
      if (!edition) return tl::unexpected(edition.error());
      setup.edition = *edition;
    }
    auto game = table::make_game(one["game"].get<std::string>(), setup);
    if (!game) return tl::unexpected(game.error());
    games.push_back(std::move(*game));
  }
  return games;
}
}  // namespace

int print_game(const LabArguments& arguments) {
  std::optional<lab::FinishedGame> wanted;
  std::uint64_t held = 0;
  const auto head = lab::GamesFile::read(arguments.file, [&](lab::FinishedGame&& game) -> Result<bool> {
    ++held;
    if (game.number == static_cast<std::uint64_t>(arguments.number)) wanted = std::move(game);
    return true;
  });
  if (!head) return complain(head.error());
  if (!wanted) return complain({"", "lab.no_game_number", arguments.file, arguments.number, held});
  const auto json = nlohmann::json::parse(*head, nullptr, false);
  if (json.is_discarded()) return complain({"", "lab.not_games", arguments.file});
  const auto games = games_of(json);
  if (!games) return complain(games.error());
  // Of a comparison of setups every other game is of the second one.
  const auto& game = *(*games)[static_cast<std::size_t>(arguments.number) % games->size()];
  fmt::print("{}", lab::record_text(game, *wanted, std::vector<std::string>(static_cast<std::size_t>(game.seats()), "lab")));
  return success;
}

}  // namespace shengxiao::cli
