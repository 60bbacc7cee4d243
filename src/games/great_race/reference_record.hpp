// A game as it was played, and what follows it step by step. For tests only.
#pragma once
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace shengxiao::games::great_race::reference {

using Names = std::vector<std::string>;

struct Step {
  int actor;
  std::multiset<std::string> legal;
  std::string done;
};

struct Record {
  std::vector<Step> steps;
  std::vector<int> points;
  std::vector<double> returns;
};

// Takes the next step of a record whenever the reference asks somebody, and checks that the record asked the same.
class Follower {
 public:
  explicit Follower(const Record& record) : record_(record) {}

  bool right() const { return right_; }
  bool at_end() const { return next_ == record_.steps.size(); }
  std::string ask(int actor, const Names& legal) { return take(actor, legal).done; }

  // The seats' secret choices, in whatever order they were entered.
  std::map<int, std::string> secret(std::map<int, Names> choices) {
    std::map<int, std::string> chosen;
    while (right_ && !choices.empty()) {
      const int actor = next_ < record_.steps.size() ? record_.steps[next_].actor : -1;
      if (!choices.contains(actor)) {
        fail(fmt::format("seat {} has nothing to choose", actor));
        break;
      }
      chosen[actor] = ask(actor, choices[actor]);
      choices.erase(actor);
    }
    return chosen;
  }

 private:
  const Step& take(int actor, const Names& legal) {
    static const Step none{-1, {}, ""};
    if (!right_ || next_ >= record_.steps.size()) {
      if (right_) fail("the record is too short");
      return none;
    }
    const auto& step = record_.steps[next_++];
    if (step.actor != actor) fail(fmt::format("it is {}'s, not {}'s", actor, step.actor));
    if (step.legal != std::multiset<std::string>(legal.begin(), legal.end())) {
      std::string difference;
      for (const auto& move : legal)
        if (!step.legal.contains(move)) difference += " missing: " + move;
      for (const auto& move : step.legal)
        if (std::ranges::count(legal, move) == 0) difference += " too much: " + move;
      fail("legal moves differ:" + difference);
    }
    return step;
  }
  void fail(const std::string& what) {
    if (right_) ADD_FAILURE() << "step " << next_ << ": " << what;
    right_ = false;
  }

  const Record& record_;
  std::size_t next_ = 0;
  bool right_ = true;
};

}  // namespace shengxiao::games::great_race::reference
