// The web client (by path, such as assets/index.js; empty in a build without client), and the rules of each game (GAME.md).
#pragma once
#include <span>

#include "core/embedded.hpp"

namespace shengxiao::net {

std::span<const EmbeddedFile> client_files();
std::span<const EmbeddedFile> rules_files();

}  // namespace shengxiao::net
