#include "core/text.hpp"

namespace shengxiao {

std::string_view trim(std::string_view text) {
  constexpr std::string_view blank = " \t\r\n";
  const auto first = text.find_first_not_of(blank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

std::vector<std::string_view> split_list(std::string_view text) {
  std::vector<std::string_view> items;
  while (true) {
    const auto comma = text.find(',');
    items.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return items;
    text.remove_prefix(comma + 1);
  }
}

std::string_view excerpt(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  while (most_bytes > 0 && continues_character(text[most_bytes])) --most_bytes;
  return text.substr(0, most_bytes);
}

}  // namespace shengxiao
