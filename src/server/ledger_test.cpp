#include "server/ledger.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

class LedgerTest : public testing::Test {
 protected:
  void append(const std::string& table, std::int64_t number) {
    ledger.append({{table, number, "{}"}}, post, [this, table](const store::Failures& failures) {
      told.push_back(table + (failures.contains(table) ? " failed" : " written"));
    });
  }
  void run() {
    while (!jobs.empty()) {
      const auto job = std::move(jobs.front());
      jobs.pop_front();
      job();
    }
  }

  // Counts the commits, and says in which order things were done.
  struct Store : MemoryStore {
    Result<store::Failures> append(std::span<const store::Event> events) override {
      done.push_back(fmt::format("append {}", events.size()));
      return MemoryStore::append(events);
    }
    Result<store::Taken> take(std::string_view table) override {
      done.push_back("take");
      return MemoryStore::take(table);
    }
    Result<bool> release(std::span<const std::string> tables) override {
      done.push_back("release");
      return MemoryStore::release(tables);
    }
    std::vector<std::string> done;
  };

  std::deque<Job> jobs;
  Ledger::Post post = [this](Job job) { jobs.push_back(std::move(job)); };
  Store store;
  Ledger ledger{store, post, std::make_shared<Metrics>()};
  std::vector<std::string> told;
};

TEST_F(LedgerTest, what_is_asked_while_it_is_busy_is_one_commit) {
  for (const auto* table : {"a", "b", "c"}) append(table, 0);
  run();
  append("a", 1);
  run();
  EXPECT_EQ(store.done, (std::vector<std::string>{"append 3", "append 1"}));
  EXPECT_EQ(told, (std::vector<std::string>{"a written", "b written", "c written", "a written"}));
}

TEST_F(LedgerTest, what_fails_at_one_table_is_no_others) {
  append("a", 0);
  append("b", 7);
  append("c", 0);
  run();
  EXPECT_EQ(told, (std::vector<std::string>{"a written", "b failed", "c written"}));
}

TEST_F(LedgerTest, where_nothing_could_be_written_all_have_failed) {
  store.full = true;
  append("a", 0);
  append("b", 0);
  run();
  EXPECT_EQ(told, (std::vector<std::string>{"a failed", "b failed"}));
}

TEST_F(LedgerTest, a_table_is_released_after_it_was_written_and_before_it_is_taken) {
  std::vector<std::string> events;
  ledger.take("a", post, [&](const Result<store::Taken>& taken) { events = taken->events; });
  ledger.release({"a"});
  append("a", 0);
  run();
  EXPECT_EQ(store.done, (std::vector<std::string>{"append 1", "release", "take"}));
  EXPECT_EQ(events, std::vector<std::string>{"{}"});
}

TEST_F(LedgerTest, lines_get_their_numbers_in_the_order_in_which_they_came) {
  std::vector<std::int64_t> numbers;
  for (int i = 0; i < 3; ++i)
    ledger.add_line(
        "list", [i](std::int64_t number, std::string_view before) { return fmt::format("{} {} after [{}]", i, number, before); },
        post, [&](const Result<std::int64_t>& number) { numbers.push_back(*number); });
  run();
  EXPECT_EQ(numbers, (std::vector<std::int64_t>{0, 1, 2}));
  EXPECT_EQ(store.written["list"].back(), "2 2 after [1 1 after [0 0 after []]]");
  store.full = true;
  bool has_failed = false;
  ledger.add_line(
      "list", [](std::int64_t, std::string_view) { return std::string(); }, post,
      [&](const Result<std::int64_t>& number) { has_failed = !number; });
  run();
  EXPECT_TRUE(has_failed);
}

}  // namespace
}  // namespace shengxiao::server
