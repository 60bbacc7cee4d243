#include "games/editions.hpp"

#include <cassert>
#include <string>
#include <utility>
#include <vector>

namespace shengxiao::games {

// Each is read once.
EditionPtr default_edition(std::string_view game) {
  static const auto all = [] {
    std::vector<std::pair<std::string, EditionPtr>> read;
    for (const auto& file : edition_files()) {
      auto edition = parse_edition(file.bytes, file.path);
      assert(edition);
      read.emplace_back(file.path, edition ? *edition : nullptr);
    }
    return read;
  }();
  for (const auto& [path, edition] : all)
    if (path == std::string(game) + ".toml") return edition;
  assert(false);
  return nullptr;
}

}  // namespace shengxiao::games
