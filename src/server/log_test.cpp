#include "server/log.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <functional>
#include <nlohmann/json.hpp>
#include <thread>
#include <type_traits>

#include "server/log_writer.hpp"

namespace shengxiao::server {
namespace {

using namespace std::chrono_literals;

struct Pipe {
  Pipe() { EXPECT_EQ(pipe(ends), 0); }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close(ends[0]);
    close(ends[1]);
  }
  std::string read_all() {
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    std::string text(std::size_t{1} << 21, ' ');
    std::size_t size = 0;
    for (ssize_t more = 0; (more = read(ends[0], text.data() + size, text.size() - size)) > 0;)
      size += static_cast<std::size_t>(more);
    text.resize(size);
    return text;
  }
  int ends[2] = {};
};

std::string logged(LogOptions options, const std::function<void(Log&)>& what) {
  Pipe pipe;
  options.descriptor = pipe.ends[1];
  {
    Log log(options);
    what(log);
  }
  return pipe.read_all();
}

LogOptions plain() {
  LogOptions options;
  options.journal = true;  // no times
  return options;
}

LogOptions as_json() {
  LogOptions options;
  options.json = true;
  return options;
}

TEST(Log, has_a_line_for_each_entry) {
  EXPECT_EQ(
      logged(plain(),
             [](Log& log) {
               log.info("server started", {{"port", 8018}, {"tls", true}, {"load", 0.5}, {"store", "sqlite"}});
               log.error("disk full");
             }),
      "<6>level=info event=\"server started\" port=8018 tls=true load=0.5 store=sqlite\n<3>level=error event=\"disk full\"\n");
}

TEST(Log, is_json_where_that_is_wanted) {
  const auto text = logged(
      as_json(), [](Log& log) { log.warning("slow commit", {{"seconds", 1500ms}, {"guest", GuestAddress{"203.0.113.9"}}}); });
  const auto entry = nlohmann::json::parse(text);
  EXPECT_EQ(entry["level"], "warning");
  EXPECT_EQ(entry["event"], "slow commit");
  EXPECT_EQ(entry["seconds"], 1.5);
  EXPECT_EQ(entry["guest"], "203.0.113.9");
  const auto time = entry["time"].get<std::string>();
  EXPECT_EQ(time.size(), std::string("2026-11-23T05:14:03.123Z").size()) << time;
  EXPECT_EQ(time[10], 'T');
}

TEST(Log, leaves_out_what_is_less_severe) {
  auto options = plain();
  options.least = Severity::warning;
  EXPECT_EQ(logged(options,
                   [](Log& log) {
                     log.debug("a");
                     log.info("b");
                     log.warning("c");
                     EXPECT_FALSE(log.has(Severity::info));
                   }),
            "<4>level=warning event=c\n");
}

// --- nothing that opens a seat, and nothing that guests wrote ---

static_assert(!std::is_constructible_v<FieldValue, std::string>, "any text may be a token, a code or a line of chat");
static_assert(!std::is_constructible_v<FieldValue, std::string_view>);
static_assert(!std::is_constructible_v<SourceName, std::string>);
static_assert(!std::is_constructible_v<FieldValue, Error>, "its arguments may be what a guest wrote");

TEST(Log, marks_a_table_without_its_code) {
  const auto text = logged(plain(), [](Log& log) {
    log.info("a", {{"table", TableCode{"QWERTY"}}});
    log.info("a", {{"table", TableCode{"QWERTY"}}});
    log.info("a", {{"table", TableCode{"QWERTZ"}}});
  });
  EXPECT_EQ(text.find("QWERTY"), std::string::npos);
  const auto size = text.size() / 3;
  EXPECT_EQ(text.substr(0, size), text.substr(size, size)) << "the same table, the same mark";
  EXPECT_NE(text.substr(0, size), text.substr(2 * size, size));
  EXPECT_NE(text, logged(plain(), [](Log& log) { log.info("a", {{"table", TableCode{"QWERTY"}}}); })) << "the key is another";
}

TEST(Log, tells_of_a_guests_error_only_what_the_server_wrote) {
  const Error error("", "server.journal_event", 7, Error("", "server.no_table", "MYSECRET"));
  EXPECT_EQ(logged(plain(), [&](Log& log) { log.info("refused", {{"error", Refusal{error}}}); }),
            "<6>level=info event=refused error=\"server.journal_event(7, server.no_table(…))\"\n");
}

TEST(Log, says_in_words_what_is_wrong_with_the_machine) {
  const Error error("", "server.port_in_use", 8018);
  EXPECT_NE(logged(plain(), [&](Log& log) { log.error("cannot serve", {{"error", Trouble{error}}}); })
                .find("error=\"port 8018 is in use"),
            std::string::npos);
}

TEST(Log, keeps_to_one_line_whatever_an_error_holds) {
  const Error error("", "server.bad_network", "x\n<0>level=error event=forged");
  for (const auto& options : {plain(), as_json()}) {
    const auto text = logged(options, [&](Log& log) { log.error("e", {{"error", Trouble{error}}}); });
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << text;
  }
}

// --- nobody waits for it ---

TEST(Log, drops_entries_where_nobody_reads_and_says_how_many) {
  Pipe pipe;
  auto options = plain();
  options.descriptor = pipe.ends[1];
  const auto begin = std::chrono::steady_clock::now();
  std::string text;
  {
    Log log(options);
    for (int i = 0; i < 200000; ++i) log.info("many", {{"i", i}});
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s) << "it did not wait";
    std::thread reader([&] {
      for (int i = 0; i < 50; ++i) {
        std::this_thread::sleep_for(5ms);
        text += pipe.read_all();
      }
    });
    reader.join();
    log.info("last");
  }
  text += pipe.read_all();
  EXPECT_NE(text.find("event=\"entries of the log were dropped\" entries="), std::string::npos);
  EXPECT_NE(text.find("event=last"), std::string::npos);
}

TEST(Log, ends_though_nobody_reads) {
  Pipe pipe;
  auto options = plain();
  options.descriptor = pipe.ends[1];
  const auto begin = std::chrono::steady_clock::now();
  {
    Log log(options);
    for (int i = 0; i < 5000; ++i) log.info("many", {{"i", i}});
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
}

TEST(Log, does_not_end_the_server_where_its_reader_has_gone) {
  Pipe pipe;
  auto options = plain();
  options.descriptor = pipe.ends[1];
  Log log(options);
  close(std::exchange(pipe.ends[0], dup(2)));
  log.info("into the void");
  std::this_thread::sleep_for(50ms);
  SUCCEED();
}

TEST(Log, is_written_by_several_threads_line_by_line) {
  const auto text = logged(plain(), [](Log& log) {
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([&] {
        for (int i = 0; i < 100; ++i) log.info("entry", {{"of", "thread"}});
      });
    for (auto& thread : threads) thread.join();
  });
  std::string expected;
  for (int i = 0; i < 400; ++i) expected += "<6>level=info event=entry of=thread\n";
  EXPECT_EQ(text, expected);
}

}  // namespace
}  // namespace shengxiao::server
