#include "server/metrics.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include "server/process.hpp"

namespace shengxiao::server {
namespace {

using namespace std::chrono_literals;

// The value of a series, as a scraper reads it; empty where there is none.
std::string value(const Metrics& metrics, const std::string& series) {
  const auto text = "\n" + metrics.text();
  const auto at = text.find("\n" + series + " ");
  if (at == std::string::npos) return "";
  const auto begin = at + series.size() + 2;
  return text.substr(begin, text.find('\n', begin) - begin);
}

int count_of(std::string_view text, std::string_view part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(Metrics, count_connections_that_open_and_close) {
  Metrics metrics;
  {
    const CountedConnection first(metrics);
    const CountedConnection second(metrics);
    EXPECT_EQ(value(metrics, "shengxiao_connections"), "2");
  }
  EXPECT_EQ(value(metrics, "shengxiao_connections"), "0");
  EXPECT_EQ(value(metrics, "shengxiao_connections_total"), "2");
}

TEST(Metrics, time_messages_by_what_they_ask) {
  Metrics metrics;
  metrics.message("play", 2ms);
  metrics.message("play", 30ms);
  EXPECT_EQ(value(metrics, R"(shengxiao_message_seconds_count{verb="play"})"), "2");
  EXPECT_EQ(value(metrics, R"(shengxiao_message_seconds_bucket{verb="play",le="0.0025"})"), "1");
  EXPECT_EQ(value(metrics, R"(shengxiao_message_seconds_count{verb="undo"})"), "0") << "there from the beginning";
}

TEST(Metrics, know_what_the_protocol_has) {
  const Metrics metrics;
  const auto text = metrics.text();
  std::ifstream file("docs/protocol.md");
  const std::string page(std::istreambuf_iterator<char>(file), {});
  constexpr std::string_view before = R"(| `{"do": ")";
  int verbs = 0;
  for (auto at = page.find(before); at != std::string::npos; at = page.find(before, at + 1), ++verbs) {
    const auto begin = at + before.size();
    const auto verb = page.substr(begin, page.find('"', begin) - begin);
    EXPECT_NE(text.find("{verb=\"" + verb + "\""), std::string::npos) << verb;
  }
  EXPECT_GT(verbs, 20);
}

TEST(Metrics, stand_in_the_guide) {
  std::ifstream file("docs/server.md");
  const std::string page(std::istreambuf_iterator<char>(file), {});
  std::istringstream lines(Metrics().text());
  for (std::string line; std::getline(lines, line);) {
    const std::string name = line.starts_with("# TYPE shengxiao_") ? line.substr(7, line.find(' ', 7) - 7) : "";
    EXPECT_TRUE(name.empty() || page.find("`" + name) != std::string::npos) << name;
  }
}

// Whatever guests send, there are no more series.
TEST(Metrics, have_no_series_that_a_guest_can_name) {
  Metrics metrics;
  metrics.message("play", 1ms);
  metrics.refused({"", "server.no_table", "ABCDEF"});
  const auto lines = count_of(metrics.text(), "\n");
  for (int i = 0; i < 1000; ++i) {
    metrics.message("verb" + std::to_string(i), 1ms);
    metrics.refused({"", "server.no_table", std::to_string(i)});
  }
  EXPECT_EQ(count_of(metrics.text(), "\n"), lines);
  EXPECT_EQ(metrics.text().find("ABCDEF"), std::string::npos) << "a code of a table is no label";
  EXPECT_EQ(value(metrics, R"(shengxiao_message_seconds_count{verb="other"})"), "1000");
  EXPECT_EQ(value(metrics, R"(shengxiao_refusals_total{error="server.no_table"})"), "1001");
}

TEST(Metrics, say_everything_else_that_they_are_told) {
  Metrics metrics;
  metrics.connection_turned_away();
  metrics.connection_passed_on();
  metrics.told(100);
  metrics.told(23);
  metrics.throttled(Gate::Kind::wrong_code);
  metrics.moves();
  metrics.moves(2);
  metrics.tables(9);
  metrics.tables(-2);
  metrics.table_fetched();
  metrics.table_at_rest();
  metrics.tables_put_away(5);
  metrics.stored(40, 3ms);
  metrics.store_failed();
  metrics.thinking(3, 2);
  EXPECT_EQ(value(metrics, "shengxiao_connections_turned_away_total"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_connections_passed_on_total"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_told_messages_total"), "2");
  EXPECT_EQ(value(metrics, "shengxiao_told_bytes_total"), "123");
  EXPECT_EQ(value(metrics, R"(shengxiao_throttled_total{kind="wrong_code"})"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_moves_total"), "3");
  EXPECT_EQ(value(metrics, "shengxiao_tables"), "7");
  EXPECT_EQ(value(metrics, "shengxiao_tables_fetched_total"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_tables_at_rest_total"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_tables_put_away_total"), "5");
  EXPECT_EQ(value(metrics, "shengxiao_stored_events_total"), "40");
  EXPECT_EQ(value(metrics, "shengxiao_commit_seconds_count"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_store_failures_total"), "1");
  EXPECT_EQ(value(metrics, "shengxiao_thinking_waiting"), "3");
  EXPECT_EQ(value(metrics, "shengxiao_thinking_running"), "2");
  EXPECT_EQ(value(metrics, "shengxiao_draining"), "0");
  metrics.draining();
  EXPECT_EQ(value(metrics, "shengxiao_draining"), "1");
}

TEST(Metrics, are_counted_by_several_threads) {
  Metrics metrics;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int n = 0; n < 500; ++n) {
        metrics.message("play", 1ms);
        metrics.refused({"", "game.over"});
        if (n % 100 == 0) metrics.text();
      }
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(value(metrics, R"(shengxiao_message_seconds_count{verb="play"})"), "2000");
  EXPECT_EQ(value(metrics, R"(shengxiao_refusals_total{error="game.over"})"), "2000");
}

TEST(Metrics, tell_of_the_process) {
  const Metrics metrics;
  for (const auto* name : {"process_cpu_seconds_total", "process_resident_memory_bytes", "process_virtual_memory_bytes",
                           "process_threads", "process_open_fds", "process_max_fds", "process_start_time_seconds"})
    EXPECT_NE(value(metrics, name), "") << name;
  EXPECT_GT(std::stod(value(metrics, "process_resident_memory_bytes")), 1e6);
  const auto now = std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
  EXPECT_NEAR(std::stod(value(metrics, "process_start_time_seconds")), now, 3600);
}

TEST(Process, is_read_after_the_name_whatever_that_is) {
  const auto* line = "17 (a) (b 3) S 1 2 3 4 5 6 7 8 9 10 250 150 0 0 20 0 12 0 5000 4096000 77 18446744073709551615 1 1 0 0";
  const auto stat = parse_stat(line, 100, 4096);
  EXPECT_EQ(stat.cpu_seconds, 4);
  EXPECT_EQ(stat.started_after_boot, 50);
  EXPECT_EQ(stat.threads, 12U);
  EXPECT_EQ(stat.address_space, 4096000U);
  EXPECT_EQ(stat.resident, 77U * 4096);
  EXPECT_EQ(parse_stat("", 100, 4096).resident, 0U);
}

}  // namespace
}  // namespace shengxiao::server
