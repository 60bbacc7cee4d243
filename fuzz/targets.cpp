#include "targets.hpp"

#include <algorithm>
#include <charconv>

#include "table/words.hpp"

namespace shengxiao::fuzz {

std::vector<std::string_view> lines_of(std::string_view input) {
  std::vector<std::string_view> lines;
  while (!input.empty()) {
    const auto end = std::min(input.find('\n'), input.size());
    lines.push_back(input.substr(0, end));
    input.remove_prefix(std::min(end + 1, input.size()));
  }
  return lines;
}

std::string_view take_word(std::string_view& text) {
  const auto end = std::min(text.find(' '), text.size());
  const auto word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

int number_of(std::string_view text, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::clamp(number, 0, most) : 0;
}

Result<Options> options_in(std::string_view text) {
  Options options;
  while (!text.empty()) {
    auto option = parse_option(take_word(text));
    if (!option) return tl::unexpected(option.error());
    options.push_back(*std::move(option));
  }
  return options;
}

void must_have_words(const Error& error) {
  auto as_data = error;
  as_data.clause.clear();
  for (const auto language : {table::Language::english, table::Language::chinese})
    must(table::words(error, language) != to_string(as_data), "an error has words", error.id);
  for (const auto& argument : error.arguments)
    if (const auto* nested = std::get_if<Error>(&argument.value())) must_have_words(*nested);
}

}  // namespace shengxiao::fuzz
