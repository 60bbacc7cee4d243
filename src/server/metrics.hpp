// What a host can measure of a running server, in the text format of Prometheus. Used from several threads; nothing here waits
// for long. docs/server.md names every one.
#pragma once
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "server/gate.hpp"

namespace shengxiao::server {

class Metrics {
 public:
  using Seconds = std::chrono::duration<double>;

  Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;
  ~Metrics();

  void connection_opened();
  void connection_closed();
  void connection_turned_away();  // there was no place for it
  void connection_passed_on();    // to the server that has its table

  // A message of a client has been dealt with. Verbs that the protocol does not have are counted together.
  void message(std::string_view verb, Seconds time);
  void refused(const Error& error);
  void told(std::size_t bytes);  // one message on its way to a client
  void throttled(Gate::Kind kind);

  void moves(int many = 1);
  void tables(std::ptrdiff_t more);  // in memory than before
  void table_fetched();             // from the journal
  void table_at_rest();             // out of memory; it is in the journal
  void tables_put_away(std::size_t many);  // old ones: archived or removed

  void stored(std::size_t events, Seconds time);  // one commit
  void store_failed();

  void thinking(std::size_t waiting, std::size_t running);
  void draining();  // the server ends: it lets nobody in any more

  // All of it, with what the system says of the process just now.
  std::string text() const;

 private:
  struct Series;
  std::unique_ptr<Series> series_;
};

// A count of connections for as long as it lives.
class CountedConnection {
 public:
  explicit CountedConnection(Metrics& metrics) : metrics_(metrics) { metrics_.connection_opened(); }
  CountedConnection(const CountedConnection&) = delete;
  CountedConnection& operator=(const CountedConnection&) = delete;
  ~CountedConnection() { metrics_.connection_closed(); }

 private:
  Metrics& metrics_;
};

}  // namespace shengxiao::server
