// What is fuzzed. Each target feeds a text to some of our parsers as their callers do, and throws where a promise is broken; so do
// the parsers where they let an exception pass. docs/trust.md lists them.
#pragma once
#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/setup.hpp"

namespace shengxiao::fuzz {

constexpr std::size_t most_lines = 40;  // that are played of one text

// Each gives whether the text was accepted as it stands.
bool arguments(std::string_view input);
bool editions(std::string_view input);
bool engine(std::string_view input);
bool http(std::string_view input);
bool hub(std::string_view input);
bool journal(std::string_view input);
bool messages(std::string_view input);
bool notation(std::string_view input);
bool policies(std::string_view input);
bool positions(std::string_view input);
bool records(std::string_view input);
bool terminal(std::string_view input);
bool transcripts(std::string_view input);

struct Target {
  std::string_view name;
  bool (*feed)(std::string_view);
  int mutations;  // of each file of the corpus, in the tests
};
constexpr std::array<Target, 13> targets{{{"arguments", arguments, 100},
                                          {"editions", editions, 300},
                                          {"engine", engine, 300},
                                          {"http", http, 300},
                                          {"hub", hub, 40},
                                          {"journal", journal, 300},
                                          {"messages", messages, 300},
                                          {"notation", notation, 300},
                                          {"policies", policies, 300},
                                          {"positions", positions, 300},
                                          {"records", records, 300},
                                          {"terminal", terminal, 100},
                                          {"transcripts", transcripts, 300}}};

struct BrokenPromise : std::logic_error {
  using std::logic_error::logic_error;
};
inline void must(bool kept, std::string_view promise, std::string_view about = "") {
  if (!kept) throw BrokenPromise(fmt::format("{}: {}", promise, about));
}

// Without line ends; what comes after the last one is a line where it is not empty.
std::vector<std::string_view> lines_of(std::string_view input);
// Cuts off the first of the words that are separated by spaces.
std::string_view take_word(std::string_view& text);
// A whole number from 0 to `most`; 0 where the text is none.
int number_of(std::string_view text, int most);
// The options that are separated by spaces: option=value …
Result<Options> options_in(std::string_view text);
// An error has an id that the catalogues know, and says something in both languages.
void must_have_words(const Error& error);
// Whether it was accepted; if not, the error must have words.
template <class T>
bool ok(const Result<T>& result) {
  if (!result) must_have_words(result.error());
  return result.has_value();
}

}  // namespace shengxiao::fuzz
