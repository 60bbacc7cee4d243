// The tables of one serving thread and the connections at them: who is at which table, and what is written down before anybody is
// told. Knows no network; everything happens on its thread. Where several threads serve each has a hub, and a table's code says
// which (hub_of).
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/chance_log.hpp"
#include "server/gate.hpp"
#include "server/ledger.hpp"
#include "server/room.hpp"

namespace shengxiao::server {

// Which of so many hubs has this table.
std::size_t hub_of(std::string_view code, std::size_t hubs);

struct HubOptions {
  std::size_t index = 0, hubs = 1;  // this one's number, and how many there are
  std::size_t most_rooms = 500;     // in memory; the others are in the journal
  Milliseconds idle{60'000};        // for how long nobody must be at a table for it to leave the memory
};

class Hub {
 public:
  static constexpr std::size_t longest_message = 64 * 1024;

  // `gate`, `ledger`: outlive it.
  Hub(Runtime runtime, Gate& gate, Ledger& ledger, ChanceLog log, const HubOptions& options = {});

  // `greets`: with `hello`.
  ClientId connect(Line line, bool greets = true);
  const Text& hello(bool has_lab) const { return has_lab ? hello_with_lab_ : hello_; }
  void disconnect(ClientId client);
  // `done` is called once it has been dealt with: only then the client's next message may come.
  void receive(ClientId client, std::string_view text, Done done);
  void receive(ClientId client, const Result<table::Message>& message, Done done);
  // Everything that the client was sent has gone.
  void caught_up(ClientId client);
  // Calls `then` once everything that has been accepted by now is written and told.
  void after_told(Job then);
  // Ends serving: what is said from now on is not heard, and once everything that was accepted is written and told, others may have
  // the tables, and `then` is called.
  void retire(Job then);
  std::size_t tables() const { return tables_.size(); }

 private:
  struct Client {
    Line line;
    std::shared_ptr<Room> room{};
    bool waits = false;  // for the journal, which is asked for what it wants
    Heard heard{};
    Done done{};  // to be called once its last message has been dealt with
  };
  struct Table {
    std::shared_ptr<Room> room;
    std::uint64_t number = 0;  // grows with each table that comes into memory
    std::int64_t events = 0;  // in its journal, with those that are not written yet
    std::int64_t unwritten = 0;
    std::optional<Milliseconds> empty_since{};  // seen without anybody since then
  };
  struct OutgoingMessage {
    ClientId to;
    Text text;
    Waiting waiting{};
    Job then{};  // instead of a text
  };
  struct AwayTable {
    Clocks::Away clocks;
    std::int64_t events;  // others may have gone on with it
  };
  using Fetched = Result<store::Taken>;
  using Tokens = std::vector<std::string>;

  Result<bool> handle(ClientId client, const table::Message& message);
  Result<bool> handle(ClientId client, const std::string& verb, const table::Message& message);
  Result<bool> open(ClientId client, const table::Message& message);
  Result<bool> open_logged(ClientId client, std::string code, TableRequest request, bool again);
  Result<bool> join(ClientId client, const table::Message& message);
  // The client waits until this is called; then `answer` deals with what it wanted, if it is still there.
  template <class... Arguments, class Answer>
  auto later(ClientId client, std::int64_t n, Answer answer);
  void settle(ClientId client);
  Result<bool> enter_fetched(ClientId client, const std::string& code, const Tokens& tokens, const Fetched& fetched);
  Result<bool> enter(ClientId client, const std::shared_ptr<Room>& room, const Tokens& tokens);
  Result<std::shared_ptr<Room>> restore(const std::string& code, const std::vector<std::string>& events);
  SharedRuntime runtime_of_rooms();
  std::string payer_of(const std::string& code) const;
  std::string new_code(bool is_private);

  // Which tables are in memory (hub_memory.cpp).
  bool has_space();
  void tidy_later();
  void tidy();
  void put_away(const std::set<std::string>& codes);

  // What is sent waits until what it tells of is on the disk (hub_journal.cpp).
  Journal journal_of(const std::string& code, std::uint64_t number);
  void send_error(ClientId client, const Error& error, std::int64_t n);
  void send(ClientId client, Text text);
  void flush();
  void deliver();
  Error not_stored(const Error& error);
  Error not_read(const std::string& code, const Error& error);
  struct Count {
    std::int64_t first = 0, many = 0;  // events: the number of the first one, and how many they are
  };
  using Counts = std::map<std::string, Count>;  // by table
  void written(const Counts& counts, const store::Failures& failures);
  void roll_back(const std::string& code, const Error& error, bool was_opened);
  void come_back(const std::string& code, const std::vector<std::pair<ClientId, Tokens>>& guests, const Fetched& fetched);

  Runtime runtime_;
  const SharedRuntime runtime_of_rooms_ = runtime_of_rooms();
  Gate& gate_;
  Ledger& ledger_;
  const ChanceLog log_;
  const HubOptions options_;
  const Text hello_, hello_with_lab_;
  ClientId next_client_ = 1;
  std::map<ClientId, Client> clients_;
  std::uint64_t next_number_ = 0;
  std::map<std::string, Table, std::less<>> tables_;
  std::map<std::string, AwayTable> clocks_away_;  // of tables that went out of memory while their clocks ran
  Alarm tidying_;
  std::size_t counted_ = 0;  // tables, by the metrics

  std::vector<store::Event> events_;  // accepted, not yet handed to the journal
  std::deque<OutgoingMessage> outgoing_;  // to be sent once they are written,
  std::deque<OutgoingMessage> in_flight_;  // and those that wait for what is being written now
  bool writing_ = false;
  bool retired_ = false;
};

}  // namespace shengxiao::server
