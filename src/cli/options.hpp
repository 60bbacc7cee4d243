// Options that several subcommands have.
#pragma once
#include <CLI/CLI.hpp>

#include "cli/commands.hpp"

namespace shengxiao::cli {

inline void add_setup(CLI::App& command, GameArguments& arguments) {
  command.add_option("--seats", arguments.seats, "How many play (default: as many as is usual)")->check(CLI::Range(1, 8));
  command.add_option("--seed", arguments.seed, "The same seed gives the same game (default 0)")->check(CLI::NonNegativeNumber);
  command.add_option("--set", arguments.set, "An option of the game, option=value; may be repeated")->allow_extra_args(false);
  command.add_option("--edition", arguments.edition, "A file of the game's printed data, as those of editions/");
}

inline void add_game(CLI::App& command, GameArguments& arguments) {
  command.add_option("game", arguments.game, "The game (see: shengxiao games)")->required();
  add_setup(command, arguments);
}

}  // namespace shengxiao::cli
