// The web client (by path, such as assets/index.js; empty in a build without client), the rules of each game (GAME.md), and the
// printed data of those that have any (GAME.toml).
#pragma once
#include <span>

#include "core/embedded.hpp"

namespace shengxiao {

std::span<const EmbeddedFile> client_files();
std::span<const EmbeddedFile> rules_files();
std::span<const EmbeddedFile> edition_files();

}  // namespace shengxiao
