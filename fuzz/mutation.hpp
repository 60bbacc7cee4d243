// Small changes to a text, for the tests: always the same ones for the same seed. (libFuzzer has its own.)
#pragma once
#include <array>
#include <string>
#include <string_view>

#include "core/rng.hpp"

namespace shengxiao::fuzz {

// A text with one to four changes. `other`: a text of which pieces may be put in.
class Mutator {
 public:
  explicit Mutator(std::uint64_t seed) : rng_(seed) {}

  std::string mutated(std::string_view text, std::string_view other) {
    std::string all(text);
    for (int changes = 1 + rng_.below(4); changes > 0; --changes) change(all, other);
    return all;
  }

 private:
  static constexpr std::array<std::string_view, 28> pieces{"0",
                                                           "-1",
                                                           "99999999999999999999",
                                                           "2147483648",
                                                           "-9223372036854775808",
                                                           "1e999",
                                                           "1.5",
                                                           "{",
                                                           "}",
                                                           "[",
                                                           "]",
                                                           "\"",
                                                           "\\",
                                                           "\\ud800",
                                                           "\n",
                                                           "\r\n",
                                                           " ",
                                                           ",",
                                                           ":",
                                                           "\xff",
                                                           "\xe9\xa6",
                                                           "馬",
                                                           "null",
                                                           "true",
                                                           "[[[[[[[[[[[[[[[[",
                                                           "=",
                                                           "%00",
                                                           "#"};

  std::size_t place(std::size_t size) { return static_cast<std::size_t>(rng_.below(static_cast<int>(size) + 1)); }
  std::size_t length() { return static_cast<std::size_t>(1) << rng_.below(6); }

  void change(std::string& text, std::string_view other) {
    const auto at = place(text.size());
    const auto from = place(text.size());
    switch (rng_.below(8)) {
      case 0: text.erase(at, length()); break;
      case 1: text.insert(at, pieces[static_cast<std::size_t>(rng_.below(static_cast<int>(pieces.size())))]); break;
      case 2: text.insert(at, text.substr(from, length())); break;
      case 3: text.insert(at, other.substr(place(other.size()), length())); break;
      case 4: text.resize(at); break;
      case 5: move_line(text, at, from); break;
      case 6: replace_number(text, at); break;
      default:
        if (at < text.size()) text[at] = static_cast<char>(rng_.below(4) ? text[at] ^ (1 << rng_.below(7)) : rng_.below(256));
    }
  }

  // The line that holds a place goes before the one that holds another place.
  static void move_line(std::string& text, std::size_t from, std::size_t to) {
    const auto begin = [&text](std::size_t at) { return at == 0 ? 0 : text.rfind('\n', at - 1) + 1; };
    const auto first = begin(from);
    const auto line = text.substr(first, text.find('\n', first) + 1 - first);
    text.erase(first, line.size());
    text.insert(begin(std::min(to, text.size())), line);
  }

  // The next number after a place becomes one that is hardly allowed, or hardly not.
  void replace_number(std::string& text, std::size_t at) {
    constexpr std::string_view digits = "0123456789";
    const auto first = text.find_first_of(digits, at);
    if (first == std::string::npos) return;
    const auto last = std::min(text.find_first_not_of(digits, first), text.size());
    constexpr std::array<std::string_view, 10> numbers{"0", "1",   "2",     "7",          "8",
                                                       "9", "255", "65536", "4294967296", "18446744073709551616"};
    text.replace(first, last - first, numbers[static_cast<std::size_t>(rng_.below(static_cast<int>(numbers.size())))]);
  }

  Rng rng_;
};

}  // namespace shengxiao::fuzz
