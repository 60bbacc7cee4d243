// A game as it is studied, and the command that makes a report again.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lab/balance.hpp"

namespace shengxiao::lab {

// A game to be studied: with the options that a study sets where nothing is said of them.
Result<std::shared_ptr<const table::AnyGame>> studied_game(std::string_view game, Setup setup);

std::string quoted(const std::string& word);  // as a shell wants it

// What was said of the game on the command line, or would have been.
struct GameGiven {
  std::string game;
  std::vector<std::string> set{};  // option=value
  std::string edition{};           // a file; empty: the usual edition
  std::uint64_t nodes = 0;  // 0: not said
};

// What gives the same report again, with everything said that was not.
std::string balance_command(const GameGiven& said, int seats, const Extent& extent, std::uint64_t seed);

}  // namespace shengxiao::lab
