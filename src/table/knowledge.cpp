#include "table/knowledge.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <string>
#include <vector>

#include "table/edition.hpp"
#include "table/policy_file.hpp"

namespace shengxiao::table {

namespace {
struct Learned {
  Policy policy;
  std::vector<std::int64_t> seats;
  std::vector<std::string> any;  // options that may have any value; all others must have their usual one
};

// Nothing where a file is missing or wrong, which is a fault of the build: knowledge_test.cpp looks at every one.
std::map<std::string, Learned, std::less<>> read_all() {
  std::map<std::string, Learned, std::less<>> all;
  for (const auto& file : knowledge_files()) {
    const auto dot = file.path.rfind('.');
    auto& learned = all[std::string(file.path.substr(0, dot))];
    if (file.path.ends_with(".policy")) {
      auto policy = parse_policy(file.bytes);
      assert(policy);
      if (policy) learned.policy = std::move(*policy);
      continue;
    }
    const auto about = parse_edition(file.bytes, file.path);
    const auto list = [&](std::string_view key) {
      const auto found = about ? Entry(**about).list(key) : tl::unexpected(about.error());
      assert(found);
      return found.value_or(std::vector<Entry>());
    };
    for (const auto& entry : list("seats"))
      if (const auto number = entry.number(1, max_seats)) learned.seats.push_back(*number);
    for (const auto& entry : list("any"))
      if (auto option = entry.text()) learned.any.push_back(std::move(*option));
  }
  return all;
}

bool is_usual(const AnyGame& game, const std::vector<std::string>& any) {
  const auto setup = game.setup();
  return std::ranges::all_of(game.info().options, [&](const OptionSpec& spec) {
    return std::ranges::find(any, spec.name) != any.end() ||
           value_in_use(game.info().options, setup.options, spec.name) == spec.fallback;
  });
}
}  // namespace

Result<std::unique_ptr<AnyAgent>> AnyGame::agent(std::string_view kind, int level) const {
  return guided_agent(kind, level, kind == "level" || kind == "best" ? knowledge_of(*this) : nullptr);
}

std::shared_ptr<const agents::NeuralNetwork> knowledge_of(const AnyGame& game) {
  static const auto all = read_all();
  const auto found = all.find(game.info().name);
  if (found == all.end()) return nullptr;
  const auto& [policy, seats, any] = found->second;
  if (std::ranges::find(seats, game.setup().seats) == seats.end() || !is_usual(game, any) || has_own_edition(game)) return nullptr;
  return fitting(game, policy).value_or(nullptr);
}

}  // namespace shengxiao::table
