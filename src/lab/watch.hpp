// Assertions about a game, in a file: a designer's own tests. docs/lab.md says what can be asserted.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data.hpp"
#include "lab/balance.hpp"

namespace shengxiao::lab {

struct Assertion {
  std::string name;    // what it says, in the designer's words
  std::string figure;  // of the report
  std::string kind, item;  // of items: which; empty: all
  std::optional<double> least, most,
      within;  // in the unit of the figure: shares in percent. Within: of nothing, or of an even share
  bool by_estimate = false;  // else it fails only where the whole interval is outside
};

struct Watch {
  std::string game, agent = "level:5", edition;  // edition: a path, from where the file lies
  int seats = 0;
  std::vector<std::string> set;
  BalanceRules rules;
  std::vector<Assertion> assertions;
};

// Errors say what is wrong where: file, line, key.
Result<Watch> read_watch(std::string_view toml, const std::string& file);

struct Watched {
  bool holds = true;
  std::string words;  // with every figure where it fails
};
std::vector<Watched> watch(const Watch& watch, const Balance& balance);

}  // namespace shengxiao::lab
