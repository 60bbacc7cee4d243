// How a game is asked for: its number of seats and its options, by name.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data.hpp"
#include "core/result.hpp"

namespace shengxiao {

// An option as the game declares it; its name and help are in the game's catalogue, words.json. `allowed` names the
// values, `free|random|fixed`; where any text goes it says in angle brackets what is meant, `<position line>`. A variant makes
// another game of it, such as a small version to be solved: people are not asked for it, and a setup without it does not name it.
struct OptionSpec {
  std::string_view name;
  std::string_view fallback;
  std::string_view allowed;
  bool variant = false;
};

using Options = std::vector<std::pair<std::string, std::string>>;

struct Setup {
  int seats = 0;  // 0: as many as the game is usually played with
  Options options;
  EditionPtr edition = nullptr;  // the printed data; null: those that come with the program, or the game has none
  bool simulation = false;  // for simulation, not for people: a limit of turns that is not given is then one that ends every game
};

// Every declared option with the value in use, variants that are not in use aside, in the order of `specs`; an error names the
// option that is unknown, given twice, or has a value that is not allowed.
Result<Options> complete(std::span<const OptionSpec> specs, const Options& given);

// The value of a declared option. Empty where there is none of that name.
std::string_view value_of(const Options& options, std::string_view name);

// "name=value"
Result<std::pair<std::string, std::string>> parse_option(std::string_view text);

// The value of a declared option, also of a variant that is not in use.
std::string_view value_in_use(std::span<const OptionSpec> specs, const Options& options, std::string_view name);

// The value of an option that is a whole number; an error where it is not, or not from `least` to `most`.
Result<int> number_of(std::span<const OptionSpec> specs, const Options& options, std::string_view name, int least, int most,
                      std::string_view clause);

// The limit of turns of a game that need not end: its option turn_limit, from 0 (none) to `most`. Where none was given and the
// setup is for simulation it is `simulation`, and `options` say so.
Result<int> turn_limit(const Setup& setup, Options& options, int simulation, int most, std::string_view clause);

Result<int> check_seats(int given, int usual, int least, int most, std::string_view clause);

}  // namespace shengxiao
