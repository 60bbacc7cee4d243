// What the tests of the table and of the layers above it share.
#pragma once
#include <string>
#include <vector>

#include "table/any_game.hpp"

namespace shengxiao::table {

// For tests with a parameter: the names of all games.
inline std::vector<std::string> names_of_games() {
  std::vector<std::string> names;
  for (const auto& game : all_games()) names.emplace_back(game.name);
  return names;
}

}  // namespace shengxiao::table
