#include "games/editions.hpp"

#include <cassert>

namespace shengxiao::games {

EditionPtr default_edition(std::string_view game) {
  for (const auto& file : edition_files()) {
    if (file.path != std::string(game) + ".toml") continue;
    auto edition = parse_edition(file.bytes, file.path);
    assert(edition);
    return edition ? *edition : nullptr;
  }
  assert(false);
  return nullptr;
}

}  // namespace shengxiao::games
