// The tables that one thread of the client plays at, and what they count.
#pragma once
#include <simdjson.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "options.hpp"
#include "samples.hpp"

namespace shengxiao::load {

class Table;

// What went wrong first, on any thread: it ends the run.
class Failure {
 public:
  void set(const std::string& why);
  std::optional<std::string> get() const;

 private:
  mutable std::mutex mutex_;
  std::optional<std::string> why_;
};

class Crowd {
 public:
  // Of all tables those whose number leaves `first` when divided by the number of threads.
  Crowd(const Options& options, Failure& failure, int first);
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

  void run();
  // The stages of a run; from any thread.
  void connect();
  void open();
  void play();
  void measure(bool on);
  void finish();
  void stop();

  // How many connections have been greeted, how many tables have begun, and at how many no move is under way.
  std::atomic<int> greeted = 0, begun = 0, at_rest = 0;

  // Of the moves that were due while it was measured; to be read when the thread has ended.
  struct Counts {
    Samples to_mover, to_all;
    std::uint64_t moves = 0, games = 0, messages = 0, bytes = 0;
    double never_begun = 0;  // moves that were due and had not been begun in the end
    int still = 0;           // tables without a move
  } counts;

  // --- for the tables, on the thread of this crowd
  const Options options;
  boost::asio::io_context io{1};
  const boost::asio::ip::tcp::endpoint server;
  simdjson::ondemand::parser parser;
  std::mt19937_64 random;
  bool measures = false;
  void fail(const std::string& why) { failure_.set(why); }

 private:
  // Does something for each table, so many a second.
  template <class Do>
  void one_by_one(std::size_t next, Do what);

  Failure& failure_;
  boost::asio::steady_timer timer_;
  std::vector<std::unique_ptr<Table>> tables_;
};

}  // namespace shengxiao::load
