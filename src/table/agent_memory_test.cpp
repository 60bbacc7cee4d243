#include "table/agent_memory.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace shengxiao::table {
namespace {

// Thinks nothing, and remembers what it is told to.
class Rememberer : public AnyAgent {
 public:
  explicit Rememberer(std::size_t bytes) : bytes_(bytes) {}
  AnyThought think(const AnyObservation&, const agents::Limits&, Rng&, const AnyProgress&) override { return {}; }
  std::size_t memory() const override { return bytes_; }
  void forget() override { bytes_ = 0; }

 private:
  std::size_t bytes_;
};

std::shared_ptr<Thinker> thinker(std::size_t bytes) {
  auto made = std::make_shared<Thinker>();
  made->agent = std::make_unique<Rememberer>(bytes);
  return made;
}
std::size_t left(const std::shared_ptr<Thinker>& thinker) { return thinker->agent->memory(); }

TEST(AgentMemory, who_has_not_thought_for_longest_forgets_first) {
  AgentMemory memory(100);
  const auto a = thinker(40), b = thinker(40), c = thinker(40);
  memory.used(a, 40);
  memory.used(b, 40);
  EXPECT_EQ(memory.bytes(), 80u);
  memory.used(a, 40);
  EXPECT_EQ(memory.bytes(), 80u) << "nobody counts twice";
  memory.used(c, 40);
  EXPECT_EQ(left(b), 0u);
  EXPECT_EQ(left(a), 40u);
  EXPECT_EQ(left(c), 40u);
  EXPECT_EQ(memory.bytes(), 80u);
}

TEST(AgentMemory, who_needs_more_than_all_together_may_forgets_at_once) {
  AgentMemory memory(100);
  const auto a = thinker(40), b = thinker(200);
  memory.used(a, 40);
  memory.used(b, 200);
  EXPECT_EQ(left(a), 0u);
  EXPECT_EQ(left(b), 0u);
  EXPECT_EQ(memory.bytes(), 0u);
}

TEST(AgentMemory, who_thinks_is_left_alone) {
  AgentMemory memory(100);
  const auto a = thinker(60), b = thinker(30), c = thinker(60), d = thinker(60);
  memory.used(a, 60);
  memory.used(b, 30);
  {
    const std::lock_guard thinks(a->busy);
    std::thread([&] { memory.used(c, 60); }).join();
  }
  EXPECT_EQ(left(a), 60u);
  EXPECT_EQ(left(b), 0u);
  EXPECT_EQ(left(c), 0u) << "there is no place for it now";
  memory.used(d, 60);
  EXPECT_EQ(left(a), 0u) << "it does not think any more";
  EXPECT_EQ(left(d), 60u);
}

TEST(AgentMemory, who_is_gone_counts_no_more) {
  AgentMemory memory(100);
  const auto b = thinker(60);
  memory.used(thinker(60), 60);
  memory.used(b, 60);
  EXPECT_EQ(memory.bytes(), 60u);
  EXPECT_EQ(left(b), 60u);
  memory.used(b, 0);
  EXPECT_EQ(memory.bytes(), 0u) << "nor who remembers nothing";
}

}  // namespace
}  // namespace shengxiao::table
