// All tables and all connections: who is at which table, and what is written down before anybody is told. Knows no network;
// everything happens on the thread that serves.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/chance_log.hpp"
#include "server/gate.hpp"
#include "server/room.hpp"
#include "store/store.hpp"

namespace shengxiao::server {

class Hub {
 public:
  static constexpr std::size_t longest_message = 64 * 1024;

  // `gate`: outlives it. `store`: the journal, or null where nothing is kept. `log`: as the journal has it. `most_rooms`: in
  // memory; the others are in the journal.
  Hub(Runtime runtime, Gate& gate, std::shared_ptr<store::Store> store, ChanceLog log, std::size_t most_rooms = 500);

  ClientId connect(Line line);  // greets with `hello`
  void disconnect(ClientId client);
  // `done` is called once it has been dealt with: only then the client's next message may come.
  void receive(ClientId client, std::string_view text, Job done);
  // Everything that the client was sent has gone.
  void caught_up(ClientId client);
  const ChanceLog& chance_log() const { return log_; }

 private:
  struct Client {
    Line line;
    std::shared_ptr<Room> room{};
    bool joining = false;  // the journal is asked for its table
    Job done{};            // to be called once its last message has been dealt with
  };
  struct Table {
    std::shared_ptr<Room> room;
    std::uint64_t number = 0;  // grows with each table that comes into memory
    std::int64_t events = 0;  // in its journal, with those that are not written yet
    std::int64_t unwritten = 0;
  };
  struct OutgoingMessage {
    ClientId to;
    Text text;
  };
  using Events = Result<std::vector<std::string>>;

  Result<bool> handle(ClientId client, const table::Message& message);
  Result<bool> open(ClientId client, const table::Message& message);
  Result<bool> join(ClientId client, const table::Message& message);
  void settle(ClientId client);
  void enter_fetched(ClientId client, const std::string& code, const std::vector<std::string>& tokens, const Events& events,
                     std::int64_t n);
  Result<bool> enter(ClientId client, const std::shared_ptr<Room>& room, const std::vector<std::string>& tokens);
  Result<std::shared_ptr<Room>> restore(const std::string& code, const std::vector<std::string>& events);
  Runtime runtime_of_rooms();
  std::string payer_of(const std::string& code) const;
  Journal journal_of(const std::string& code);
  std::int64_t log(const chance::Bytes32& commitment);
  std::string new_code(bool is_private);
  bool has_space();
  void send_error(ClientId client, const Error& error, std::int64_t n);

  // What is sent waits until what it tells of is on the disk.
  void send(ClientId client, Text text);
  void flush();
  void deliver();
  void written(const std::vector<store::Event>& events, const Result<bool>& done);
  void roll_back(const std::vector<store::Event>& events, const Error& error);
  void roll_back_table(const std::string& code, const Error& error);

  Runtime runtime_;
  Gate& gate_;
  std::shared_ptr<store::Store> store_;
  ChanceLog log_;
  std::size_t most_rooms_;
  ClientId next_client_ = 1;
  std::map<ClientId, Client> clients_;
  std::uint64_t next_number_ = 0;
  std::map<std::string, Table, std::less<>> tables_;
  std::map<std::string, Clocks::Away> clocks_away_;  // of tables that went out of memory while their clocks ran

  std::vector<store::Event> events_;  // accepted, not yet handed to the journal
  std::deque<OutgoingMessage> outgoing_;  // to be sent once they are written,
  std::deque<OutgoingMessage> in_flight_;  // and those that wait for what is being written now
  bool writing_ = false;
};

}  // namespace shengxiao::server
