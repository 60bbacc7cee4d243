// A file that the program carries in itself. Lists of them are written at build time by cmake/EmbedFiles.cmake.
#pragma once
#include <string_view>

namespace shengxiao {

struct EmbeddedFile {
  std::string_view path;
  std::string_view bytes;
};

}  // namespace shengxiao
