// What an experiment is asked for, and what becomes of it: a plan, somebody who hears its games, an answer. The command line and
// Python ask by it alike, so that the same question has the same games and the same answer everywhere.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lab/balance.hpp"
#include "lab/compare.hpp"
#include "table/edition.hpp"

namespace shengxiao::lab {

struct Question {
  enum class Kind : std::uint8_t { play, rate, compare, balance };
  Kind kind = Kind::play;
  std::string game{};
  int seats = 0;                      // 0: as many as usual
  std::vector<std::string> set{};     // option=value
  std::string edition{};              // a file of printed data; empty: the usual ones
  std::uint64_t seed = 0;
  std::vector<std::string> agents{};  // none: those that are usual
  std::uint64_t nodes = 0;            // of agents that would go on for ever; 0: as many as usual
  std::uint64_t games = 0;            // 0: as many as usual; a comparison has its deals instead
  bool fixed = false;                 // of play: nobody changes seats
  std::string first{}, second{};      // of compare: two players, or two of option=value, FILE.toml and usual
  CompareRules rules{};               // of compare
};

// An error where there is no such kind.
Result<Question::Kind> kind_of(std::string_view name);

// What comes of an experiment: for people, for programs, and where there is one a table of games or a page.
struct Findings {
  std::string text, json, csv, page;
};

struct Experiment {
  std::shared_ptr<const Plan> plan;
  std::uint64_t games = 0;           // at most
  Hear hear;                         // of its games, in their order
  std::function<Findings()> answer;  // once the last one has been heard of
};

// One that can be played. Files are read by `read`.
Result<Experiment> ask(const Question& question, const table::ReadFile& read);
// `running` says how, and where the games are kept.
Result<Findings> run(const Experiment& experiment, const Running& running);

// A balance report with what gives it again, everything said that was not.
struct AskedBalance {
  BalancePlan plan;
  std::string command;
};
Result<AskedBalance> ask_balance(const Question& question, const BalanceRules& rules, const table::ReadFile& read);

// A game to be studied: with the options that a study sets where nothing is said of them. With another edition than the one that is
// asked for, where one is given.
Result<std::shared_ptr<const table::AnyGame>> studied_game(const Question& question, const table::ReadFile& read,
                                                           const EditionPtr& edition = nullptr);
// The same player without what it learned: where setups are compared it would do in one what is right in the other.
std::string unlearned(std::string name);
Result<std::vector<Player>> players_of(const std::vector<std::string>& names, std::uint64_t nodes);

}  // namespace shengxiao::lab
