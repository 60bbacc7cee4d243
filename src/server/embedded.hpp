// The files that the program carries in itself: the web client (by their path, such as assets/index.js), and the rules of each
// game (GAME.md). Both lists are written at build time by cmake/EmbedFiles.cmake; the first is empty in a build without client.
#pragma once
#include <span>
#include <string_view>

namespace shengxiao {

struct EmbeddedFile {
  std::string_view path;
  std::string_view bytes;
};

std::span<const EmbeddedFile> client_files();
std::span<const EmbeddedFile> rules_files();

}  // namespace shengxiao
