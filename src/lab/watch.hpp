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
  std::string game, agent, edition;  // agent: empty where it is not said; edition: a path, from where the file lies
  int seats = 0;
  std::vector<std::string> set;
  BalanceRules rules;  // no games: as many as usual
  std::vector<Assertion> assertions;
};

// Errors say what is wrong where: file, line, key.
Result<Watch> read_watch(std::string_view toml, const std::string& file);

struct Watched {
  bool holds = true;
  std::string words;  // with every figure where it fails
};
std::vector<Watched> watch(const Watch& watch, const Balance& balance);

// The rules of the file, with nothing that its assertions do not ask for.
BalanceRules needed(const Watch& watch);

// An error where an assertion is about things that the game has not.
Result<bool> check_items(const Watch& watch, const table::AnyGame& game);

// How far the figures are from what is asserted. The room is half of what lies between least and most, or `within`; where a bound
// stands alone, the smaller of it and the figure, and 1 at least.
struct Distance {
  std::vector<double> of_goal;  // by how many rooms the estimates are beyond the bounds: the root of the mean square
  double all = 0;               // the root of the sum of their squares
  double off_middle = 0;        // where both bounds are given, by how many rooms the estimates are off the middle; the same way
};
Distance distance(const Watch& watch, const Balance& balance);

}  // namespace shengxiao::lab
