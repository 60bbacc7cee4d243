// Journals of killed servers whose files are damaged at random: every event that was acknowledged is there, or its loss is told.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>
#include <set>

#include "store/testing.hpp"

namespace shengxiao::store {
namespace {

using Random = std::mt19937_64;
using Journal = std::map<std::string, std::vector<std::string>>;

constexpr const char* list = "log";

std::string table_of(int step) { return fmt::format("t{}", step * 7 % 6); }
std::string short_table_of(int step) { return fmt::format("s{}", step / 20); }

std::string line_of(std::int64_t number) { return fmt::format("line {}", number); }

std::vector<Event> events_of_step(const Journal& journal, int step) {
  const auto name = step % 20 == 3 ? short_table_of(step) : table_of(step);
  const auto found = journal.find(name);
  return some(name, found == journal.end() ? 0 : static_cast<std::int64_t>(found->second.size()), 1 + step % 3);
}

enum class Deed { append, line, archive, remove };
Deed deed_of(int step) {
  if (step % 20 == 9) return Deed::line;
  if (step % 40 == 15) return Deed::archive;
  if (step % 120 == 95) return Deed::remove;
  return Deed::append;
}

// What is stored after a step.
void count(Journal& journal, int step) {
  switch (deed_of(step)) {
    case Deed::append:
      for (const auto& event : events_of_step(journal, step)) journal[event.table].push_back(event.text);
      break;
    case Deed::line: journal[list].push_back(line_of(static_cast<std::int64_t>(journal[list].size()))); break;
    case Deed::archive: break;
    case Deed::remove: std::erase_if(journal, [](const auto& table) { return table.first.starts_with('s'); }); break;
  }
}

void do_step(Store& store, const Journal& journal, int step) {
  switch (deed_of(step)) {
    case Deed::append: {
      const auto events = events_of_step(journal, step);
      put(store, events);
      if (events.front().table.starts_with('s')) store.release(std::vector<std::string>{events.front().table}).value();
      break;
    }
    case Deed::line:
      store.add_lines(list, std::vector<Store::MakeLine>{[](std::int64_t number, std::string_view) { return line_of(number); }})
          .value();
      break;
    case Deed::archive: store.put_away(std::chrono::seconds(0), Old::archive).value(); break;
    case Deed::remove: store.put_away(std::chrono::seconds(0), Old::remove).value(); break;
  }
}

// Runs two servers in turn, the second one killed at some time after a step; gives what it had acknowledged, and that with one
// step more.
std::pair<Journal, Journal> run_and_kill(const std::string& path, int first_steps, int steps, Random& random) {
  int ends[2];
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  const auto child = fork();
  if (child == 0) {
    Journal journal;
    try {
      auto store = opened(path);
      for (int step = 0;; ++step) {
        if (step == first_steps) {
          store.reset();
          store = opened(path);
          for (const auto& [table, events] : journal)
            if (table.starts_with('t')) store->take(table).value();
        }
        do_step(*store, journal, step);
        count(journal, step);
        if (write(ends[1], &step, sizeof step) != sizeof step) _exit(2);
      }
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
    }
    _exit(1);
  }
  close(ends[1]);
  Journal acknowledged;
  int step = -1;
  for (int told = 0; read(ends[0], &told, sizeof told) == sizeof told; step = told) {
    count(acknowledged, told);
    if (told + 1 != steps) continue;
    pause(std::chrono::microseconds(random() % 4000));
    kill(child, SIGKILL);
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFSIGNALED(status)) throw std::runtime_error("the server failed by itself");
  auto next = acknowledged;
  count(next, step + 1);
  return {acknowledged, next};
}

// Damages one of the files, or two (but then cuts none: what two files lack alike nobody can know).
std::string damage(const std::string& path, Random& random) {
  const std::vector<std::string> files{path, path + "-wal", path + "-recent"};
  const auto first = random() % 3;
  const bool are_two = random() % 4 == 0;
  std::string what;
  for (const auto file : {first, (first + 1 + random() % 2) % 3}) {
    if (file != first && !are_two) break;
    auto bytes = bytes_of(files[file]);
    if (bytes.empty()) continue;
    const auto at = random() % bytes.size();
    const auto kind = random() % (are_two ? 2 : 4);
    if (kind == 0) bytes[at] ^= static_cast<char>(1U << random() % 8);
    if (kind == 1)
      for (auto n = at; n < std::min(bytes.size(), at + 1 + random() % 200); ++n) bytes[n] = static_cast<char>(random());
    if (kind == 2) bytes.resize(at);
    if (kind == 3)
      for (auto n = 1 + random() % 300; n > 0; --n) bytes += static_cast<char>(random());
    write_bytes(files[file], bytes);
    what += fmt::format("{} of {} at {}; ", std::array{"a bit", "bytes", "the end", "more"}[kind], files[file], at);
  }
  return what;
}

struct Told {
  bool is_refused = false;
  std::string findings;
  bool lacks_something() const { return has(findings, "commits_lost") || has(findings, "recent_damaged"); }
  bool lost(const std::string& table) const { return lacks_something() || has(findings, "\"" + table + "\")"); }
};

// What is wrong with a table; empty where it is as it was, or where what is wrong with it is told.
std::string check_table(Store& store, const std::string& table, const Journal& acknowledged, const Journal& next,
                        const Told& told) {
  std::vector<std::string> there;
  if (table == list) {
    const auto lines = store.lines(list, 0, INT64_MAX);
    if (!lines) return has(to_string(lines.error()), table) ? "" : "is refused with " + to_string(lines.error());
    there = lines->texts;
  } else {
    auto events = events_in(store, table);
    if (!events) return has(to_string(events.error()), table) ? "" : "is refused with " + to_string(events.error());
    there = *events;
  }
  const auto of = [&](const Journal& journal) {
    const auto found = journal.find(table);
    return found == journal.end() ? std::vector<std::string>{} : found->second;
  };
  const auto was = of(acknowledged), may_be = of(next);
  if (there == was || there == may_be) return "";
  if (!told.lost(table)) return fmt::format("has {} events instead of {}, and nothing is said", there.size(), was.size());
  const bool is_beginning = there.size() <= may_be.size() && std::equal(there.begin(), there.end(), may_be.begin());
  return is_beginning || was.empty() ? "" : "has other events";
}

TEST(Torn, loses_nothing_acknowledged_without_saying_so) {
  const char* wanted = std::getenv("SHENGXIAO_TORN");
  const int trials = wanted != nullptr ? std::atoi(wanted) : 200;
  Random random(20261123);
  std::map<std::string, int> seen;
  const fs::path memory = "/dev/shm";  // thousands of journals need not come to a disk
  const TemporaryFolder home(fs::exists(memory) ? memory : fs::temp_directory_path());
  const std::string source = home.path / "source", path = home.path / "journal";
  std::pair<Journal, Journal> journals;
  for (int trial = 0; trial < trials; ++trial) {
    if (trial % 25 == 0) {
      for (const auto* end : {"", "-wal", "-recent", "-shm"}) fs::remove(source + end);
      const int first = static_cast<int>(random() % 200);
      journals = run_and_kill(source, first, first + 1 + static_cast<int>(random() % 200), random);
    }
    const auto& [acknowledged, next] = journals;
    fs::remove(path + "-shm");
    for (const auto* end : {"", "-wal", "-recent"}) fs::copy_file(source + end, path + end, fs::copy_options::overwrite_existing);
    const auto what = damage(path, random);
    auto store = open_store(path);
    if (!store) {
      ++seen["refused"];
      ASSERT_TRUE(has(to_string(store.error()), path)) << to_string(store.error());
      continue;
    }
    Told told;
    for (const auto& finding : (*store)->findings()) told.findings += to_string(finding) + ";";
    std::set<std::string> names;
    for (const auto* journal : {&acknowledged, &next})
      for (const auto& [table, events] : *journal) names.insert(table);
    for (int n = 0; n < 25; ++n) names.insert(fmt::format("s{}", n));  // those that were removed
    bool is_whole = true;
    for (const auto& table : names) {
      const auto wrong = check_table(**store, table, acknowledged, next, told);
      ASSERT_EQ(wrong, "") << table << " " << wrong << " (trial " << trial << ": " << what << ") " << told.findings;
      is_whole = is_whole && (table == list || (*store)->take(table));
    }
    ++seen[!is_whole ? "a table refused" : told.findings.empty() ? "whole" : has(told.findings, "lost(") ? "loss told" : "mended"];
  }
  std::string all;
  for (const auto& [kind, number] : seen) all += fmt::format(", {} {}", number, kind);
  std::printf("sqlite: %d damaged journals%s\n", trials, all.c_str());
  EXPECT_GT(seen["mended"], trials / 10);
}

}  // namespace
}  // namespace shengxiao::store
