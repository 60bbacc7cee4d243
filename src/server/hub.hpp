// All tables and all connections: who is at which table, and what is written down before anybody is told. Knows no network;
// everything happens on the thread that serves.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/room.hpp"
#include "store/store.hpp"

namespace shengxiao::server {

// The threads and clocks of the machine; tests have their own.
struct Machine {
  std::function<void(Job)> background;           // runs it on some other thread
  std::function<void(Job)> foreground;           // runs it on the thread that serves
  std::function<void(Milliseconds, Job)> later;  // the same, after a while
  std::function<Milliseconds()> now;             // a clock that only goes forward
  std::function<void(Job)> writing;              // runs it on the one thread that writes the journal
  std::function<std::string()> secret;           // 32 characters that nobody guesses
};

class Hub {
 public:
  static constexpr std::size_t longest_message = 64 * 1024;
  static constexpr std::size_t most_held = 64;
  static constexpr std::size_t most_rooms = 500;  // in memory; the others are in the journal

  // `store`: the journal, or null where nothing is kept. `seed`: of all the seeds and codes that are drawn.
  Hub(Machine machine, std::uint64_t seed, std::shared_ptr<store::Store> store = nullptr);

  ClientId connect(Send send);  // greets with `hello`
  void disconnect(ClientId client);
  void receive(ClientId client, std::string_view text);

 private:
  struct Client {
    Send send;
    std::shared_ptr<Room> room;
    bool joining = false;           // the journal is asked for its table
    std::vector<std::string> held;  // what it has said meanwhile
  };
  struct Letter {
    ClientId to;
    std::string text;
  };

  Result<bool> handle(ClientId client, const table::Message& message);
  Result<bool> open(ClientId client, const table::Message& message);
  Result<bool> join(ClientId client, const table::Message& message);
  void joined(ClientId client, const std::string& code, const std::vector<std::string>& tokens,
              const Result<std::vector<std::string>>& events, std::int64_t n);
  void let_in(ClientId client, const std::string& code, const std::vector<std::string>& tokens,
              const Result<std::vector<std::string>>& events, std::int64_t n);
  void sit(ClientId client, const std::shared_ptr<Room>& room, const std::vector<std::string>& tokens);
  House house(const std::string& code);
  Result<std::shared_ptr<Room>> restore(const std::string& code, const std::vector<std::string>& events);
  std::string fresh_code();
  bool make_room();
  // `code`: for a client that acts upon this error, and does not only show it.
  void complain(ClientId client, const Error& error, std::int64_t n, std::string_view code = "");

  // What is to be said waits until what it tells of is on the disk.
  void say(ClientId client, std::string text);
  void flush();
  void written(const std::vector<store::Event>& kept, const Result<bool>& done);
  void go_back(const std::vector<store::Event>& kept, const Error& error);

  Machine machine_;
  Rng rng_;
  std::shared_ptr<store::Store> store_;
  ClientId next_ = 1;
  std::map<ClientId, Client> clients_;
  std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
  std::deque<std::string> oldest_first_;

  std::map<std::string, std::int64_t, std::less<>> counts_;  // of the events of each table in memory
  std::vector<store::Event> events_;                               // accepted, not yet handed to the journal
  std::deque<Letter> letters_;                               // to be sent once they are written,
  std::deque<Letter> in_flight_;                             // and those that wait for what is being written now
  bool writing_ = false;
};

std::string hello();

}  // namespace shengxiao::server
