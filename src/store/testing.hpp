// What the tests of the stores share: temporary folders, child processes, and a PostgreSQL server of their own.
#pragma once
#include <grp.h>
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sqlite3.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <thread>

#include "store/store.hpp"

namespace shengxiao::store {

namespace fs = std::filesystem;

class TemporaryFolder {
 public:
  explicit TemporaryFolder(const fs::path& in = fs::temp_directory_path()) {
    auto name = (in / "shengxiao-store-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
    path = name;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  fs::path path;
};

inline std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void write_bytes(const fs::path& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

inline void pause(std::chrono::microseconds time) { std::this_thread::sleep_for(time); }

// --- stores ---

inline std::unique_ptr<Store> opened(const std::string& address, const std::optional<Neighbour>& us = {}) {
  auto store = open_store(address, us);
  if (!store) throw std::runtime_error(to_string(store.error()));
  return std::move(*store);
}

// What is wrong with the address; empty where it opens.
inline std::string refusal(const std::string& address, const std::optional<Neighbour>& us = {}) {
  const auto store = open_store(address, us);
  return store ? "" : to_string(store.error());
}

inline std::string event_of(const std::string& table, std::int64_t number) {
  return fmt::format(R"({{"table": "{}", "move": {}, "note": "{}"}})", table, number,
                     std::string(static_cast<std::size_t>(number) % 90, '+'));
}

// The events from number `from` on of a table.
inline std::vector<Event> some(const std::string& table, std::int64_t from, int count) {
  std::vector<Event> events;
  for (auto number = from; number < from + count; ++number) events.push_back({table, number, event_of(table, number)});
  return events;
}

inline std::vector<std::string> events_of(const std::vector<Event>& events) {
  std::vector<std::string> texts;
  for (const auto& event : events) texts.push_back(event.text);
  return texts;
}

// The value, or what is wrong is thrown.
template <class T>
T had(Result<T> result) {
  if (!result) throw std::runtime_error(to_string(result.error()));
  return std::move(*result);
}

// Whether all of it was stored.
inline testing::AssertionResult stored(const Result<Failures>& appended) {
  if (!appended) return testing::AssertionFailure() << to_string(appended.error());
  if (appended->empty()) return testing::AssertionSuccess();
  return testing::AssertionFailure() << to_string(appended->begin()->second);
}

// Appends, and throws where not all of it is stored.
inline void put(Store& store, const std::vector<Event>& events) {
  if (const auto done = stored(store.append(events)); !done) throw std::runtime_error(done.message());
}

// Why nothing of a table was stored; empty where it was.
inline std::string fault(const Result<Failures>& appended, const std::string& table) {
  if (!appended) return "all: " + to_string(appended.error());
  const auto found = appended->find(table);
  return found == appended->end() ? "" : to_string(found->second);
}

// The events of a table that is ours from now on.
inline Result<std::vector<std::string>> events_in(Store& store, const std::string& table) {
  auto taken = store.take(table);
  if (!taken) return tl::unexpected(taken.error());
  if (taken->owner) return fail("", "test.is_taken", table, taken->owner->address);
  return std::move(taken->events);
}

inline std::string said(const Result<std::vector<std::string>>& read) { return read ? "" : to_string(read.error()); }

inline std::vector<Store::MakeLine> made(int count, const std::string& by = "") {
  return std::vector<Store::MakeLine>(static_cast<std::size_t>(count), [by](std::int64_t number, std::string_view before) {
    return fmt::format("{}{} after [{}]", by, number, before.substr(0, before.find(' ')));
  });
}

// Whether that is what was read, in few words.
inline testing::AssertionResult is(const Result<std::vector<std::string>>& read, const std::vector<std::string>& expected) {
  if (!read) return testing::AssertionFailure() << to_string(read.error());
  const auto [at, other] = std::mismatch(read->begin(), read->end(), expected.begin(), expected.end());
  if (at == read->end() && other == expected.end()) return testing::AssertionSuccess();
  return testing::AssertionFailure() << fmt::format(
             "{} instead of {}, and number {} is {} instead of {}", read->size(), expected.size(), at - read->begin(),
             at == read->end() ? "none" : at->substr(0, 99), other == expected.end() ? "none" : other->substr(0, 99));
}

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// --- processes ---

// A function that runs in a process of its own.
class Child {
 public:
  explicit Child(const std::function<std::string()>& function) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    child_ = fork();
    if (child_ == 0) {
      std::string said;
      try {
        said = function();
      } catch (const std::exception& error) {
        said = error.what();
      }
      const bool written = write(ends[1], said.data(), said.size()) == static_cast<ssize_t>(said.size());
      _exit(written ? 0 : 1);
    }
    close(ends[1]);
    end_ = ends[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // What the function said in the end, or what it threw, or how its process ended.
  std::string said() {
    std::string said;
    char buffer[1024];
    for (ssize_t got = 0; (got = read(end_, buffer, sizeof buffer)) > 0;) said.append(buffer, static_cast<std::size_t>(got));
    close(end_);
    int status = 0;
    waitpid(child_, &status, 0);
    return status == 0 ? said : fmt::format("the child ended with status {}", status);
  }

 private:
  pid_t child_ = 0;
  int end_ = 0;
};

inline std::string in_child(const std::function<std::string()>& function) { return Child(function).said(); }

// What was said by those of some servers, each in a process of its own, for which not all went well.
inline std::vector<std::string> faults_of(int servers, const std::function<void(int)>& serve) {
  std::deque<Child> children;
  for (int server = 0; server < servers; ++server)
    children.emplace_back([&]() -> std::string {
      serve(server);
      return "";
    });
  std::vector<std::string> faults;
  for (auto& child : children)
    if (auto said = child.said(); !said.empty()) faults.push_back(std::move(said));
  return faults;
}

// The user that a test of root's becomes where root is not what it is about.
inline const passwd* ordinary_user() {
  if (const auto* user = getpwnam("postgres")) return user;
  return getpwnam("nobody");
}

inline bool become_ordinary() {
  if (geteuid() != 0) return true;
  const auto* user = ordinary_user();
  return user != nullptr && setgroups(0, nullptr) == 0 && setgid(user->pw_gid) == 0 && setuid(user->pw_uid) == 0;
}

// --- PostgreSQL ---

// A server in a temporary folder, on a socket there and on no port. It ends with the test program, however that ends.
class Cluster {
 public:
  Cluster() {
    const auto programs = find_programs();
    if (programs.empty()) {
      fault_ = "PostgreSQL's server is not there: no initdb in /usr/lib/postgresql/*/bin or /usr/bin; apt-get install postgresql";
      return;
    }
    postgres_ = programs / "postgres";
    if (geteuid() == 0 && chown(folder_.path.c_str(), ordinary_user()->pw_uid, ordinary_user()->pw_gid) != 0) fault_ = "no chown";
    const auto made =
        run({programs / "initdb", "-D", data(), "--no-sync", "-A", "trust", "-U", "shengxiao", "--encoding=UTF8", "--locale=C"});
    int status = 0;
    waitpid(made, &status, 0);
    if (status != 0) fault_ = "initdb failed: " + bytes_of(log());
    if (!fault_.empty()) return;
    const auto rules = data() / "pg_hba.conf";
    write_bytes(rules, "local all ann scram-sha-256\n" + bytes_of(rules));
    fault_ = start();
  }
  ~Cluster() { stop(SIGQUIT); }
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  const std::string& fault() const { return fault_; }  // why it does not run
  fs::path folder() const { return folder_.path; }

  std::string address(const std::string& database) const {
    return "postgresql://shengxiao@/" + database + "?host=" + folder_.path.string();
  }

  std::string start() {
    // Nobody takes the power away here, so it need not wait for the disk.
    server_ = run({postgres_, "-D", data(), "-k", folder_.path, "-c", "listen_addresses=", "-c", "fsync=off", "-c",
                   "shared_buffers=16MB", "-c", "max_connections=20"});
    for (int tries = 0; tries < 500; ++tries) {
      if (PQping(address("postgres").c_str()) == PQPING_OK) return "";
      if (waitpid(server_, nullptr, WNOHANG) != 0) break;
      pause(std::chrono::milliseconds(20));
    }
    server_ = 0;
    return "postgres does not start: " + bytes_of(log());
  }

  // SIGINT: orderly but at once; SIGQUIT: as if it crashed.
  void stop(int signal) {
    if (server_ <= 0) return;
    kill(server_, signal);
    waitpid(server_, nullptr, 0);
    server_ = 0;
  }

  // The first value that the command gives, or the error.
  std::string sql(const std::string& database, const std::string& command) const {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(address(database).c_str()), PQfinish);
    PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(connection.get(), command.c_str()), PQclear);
    if (PQresultStatus(answer.get()) == PGRES_TUPLES_OK) return PQntuples(answer.get()) > 0 ? PQgetvalue(answer.get(), 0, 0) : "";
    return PQerrorMessage(connection.get());
  }

  std::string new_database() {
    const auto name = fmt::format("d{}", ++databases_);
    const auto said = sql("postgres", "CREATE DATABASE " + name);
    if (!said.empty()) throw std::runtime_error(said);
    return name;
  }

 private:
  fs::path data() const { return folder_.path / "data"; }
  fs::path log() const { return folder_.path / "log"; }

  // The newest version that is there.
  static fs::path find_programs() {
    std::vector<std::pair<double, fs::path>> found;
    if (fs::exists("/usr/bin/initdb")) found.emplace_back(0, "/usr/bin");
    std::error_code none;
    for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
      if (fs::exists(version.path() / "bin/initdb"))
        found.emplace_back(std::strtod(version.path().filename().c_str(), nullptr), version.path() / "bin");
    return found.empty() ? fs::path() : std::max_element(found.begin(), found.end())->second;
  }

  // PostgreSQL refuses to run as root.
  pid_t run(const std::vector<std::string>& words) const {
    const auto child = fork();
    if (child != 0) return child;
    const auto log_file = log();
    if (!become_ordinary() || chdir(folder_.path.c_str()) != 0) _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (std::freopen(log_file.c_str(), "a", stdout) == nullptr || dup2(fileno(stdout), fileno(stderr)) < 0) _exit(125);
    setsid();  // Ctrl-C is for the test program
    std::vector<char*> arguments;
    for (const auto& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    execv(arguments[0], arguments.data());
    _exit(127);
  }

  TemporaryFolder folder_;
  fs::path postgres_;
  std::string fault_;
  pid_t server_ = 0;
  int databases_ = 0;
};

// The one of this test program, started by the first test that needs it.
inline Cluster& cluster() {
  static Cluster one;
  return one;
}

// --- tests of both stores ---

class Stores : public testing::TestWithParam<const char*> {
 protected:
  bool is_sqlite() const { return GetParam() == std::string_view("sqlite"); }

  void SetUp() override {
    address = home.path / "journal";
    if (is_sqlite()) return;
    ASSERT_EQ(cluster().fault(), "");
    database = cluster().new_database();
    address = cluster().address(database);
  }

  // Does with the tables of the store what nobody should.
  void tamper(const std::string& command) const {
    if (!is_sqlite()) {
      ASSERT_EQ(cluster().sql(database, "SET search_path = shengxiao; " + command), "");
      return;
    }
    sqlite3* file = nullptr;
    sqlite3_open(address.c_str(), &file);
    EXPECT_EQ(sqlite3_exec(file, command.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
    sqlite3_close(file);
  }

  // The one value that a query gives.
  std::string value(const std::string& query) const {
    if (!is_sqlite()) return cluster().sql(database, "SET search_path = shengxiao; " + query);
    sqlite3* file = nullptr;
    sqlite3_open(address.c_str(), &file);
    std::string found;
    const auto keep = [](void* to, int, char** values, char**) {
      *static_cast<std::string*>(to) = values[0] == nullptr ? "" : values[0];
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(file, query.c_str(), keep, &found, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
    sqlite3_close(file);
    return found;
  }

  TemporaryFolder home;
  std::string database;
  std::string address;
};

inline const auto both_stores = testing::Values("sqlite", "postgresql");
inline std::string store_name(const testing::TestParamInfo<const char*>& kind) { return kind.param; }

}  // namespace shengxiao::store
