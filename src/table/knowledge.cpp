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
  std::vector<std::string> any;  // options that may have any value; all others must have their usual one, "edition" too
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

bool may_differ(const Learned& learned, std::string_view name) { return std::ranges::find(learned.any, name) != learned.any.end(); }

bool is_usual(const AnyGame& game, const Learned& learned) {
  const auto setup = game.setup();
  return (may_differ(learned, "edition") || !has_own_edition(game)) &&
         std::ranges::all_of(game.info().options, [&](const OptionSpec& spec) {
           return may_differ(learned, spec.name) || value_in_use(game.info().options, setup.options, spec.name) == spec.fallback;
         });
}

// What was learned with a game as it is set up, or null.
const Learned* learned_of(const AnyGame& game) {
  static const auto all = read_all();
  const auto found = all.find(game.info().name);
  if (found == all.end()) return nullptr;
  const auto& learned = found->second;
  const bool seats = std::ranges::find(learned.seats, game.setup().seats) != learned.seats.end();
  return seats && is_usual(game, learned) ? &learned : nullptr;
}
}  // namespace

Result<std::unique_ptr<AnyAgent>> AnyGame::agent(std::string_view kind, int level) const {
  return guided_agent(kind, level, kind == "level" || kind == "best" ? knowledge_of(*this) : nullptr);
}

std::unique_ptr<AnyHindsight> AnyGame::hindsight() const { return guided_hindsight(knowledge_of(*this)); }

std::shared_ptr<const agents::NeuralNetwork> knowledge_of(const AnyGame& game) {
  const auto* learned = learned_of(game);
  return learned ? fitting(game, learned->policy).value_or(nullptr) : nullptr;
}

bool knows_any_edition(const AnyGame& game) {
  const auto* learned = learned_of(game);
  return learned && may_differ(*learned, "edition");
}

}  // namespace shengxiao::table
