#include "core/text.hpp"

namespace shengxiao {

std::string_view trim(std::string_view text) {
  constexpr std::string_view blank = " \t\r\n";
  const auto first = text.find_first_not_of(blank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

std::string_view excerpt(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  while (most_bytes > 0 && continues_character(text[most_bytes])) --most_bytes;
  return text.substr(0, most_bytes);
}

}  // namespace shengxiao
