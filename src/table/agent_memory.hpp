// What the agents of all tables remember from one move to the next: together not more than so much. Used from several threads.
#pragma once
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "table/any_game.hpp"

namespace shengxiao::table {

// An agent, and who uses it now: thinking that was stopped may take a moment to notice.
struct Thinker {
  std::mutex busy;
  std::unique_ptr<AnyAgent> agent;
};

class AgentMemory {
 public:
  explicit AgentMemory(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // It has thought just now, and is not busy any more. Where all together remember too much, those forget that have not thought
  // for the longest time; the last one is this one itself.
  void used(const std::shared_ptr<Thinker>& thinker, std::size_t bytes);

  std::size_t bytes() const;

 private:
  struct Entry {
    std::weak_ptr<Thinker> thinker;
    std::size_t bytes;
  };
  void drop(const std::shared_ptr<Thinker>& thinker);  // and those that are no more
  std::size_t sum() const;

  const std::size_t most_bytes_;
  mutable std::mutex mutex_;
  std::vector<Entry> entries_;  // of those that remember something; who has not thought for the longest time comes first
};

}  // namespace shengxiao::table
