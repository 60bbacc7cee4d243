// All tables and all connections: who is at which table. Knows no network; everything happens on the thread that serves.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/room.hpp"

namespace shengxiao {

class Hub {
 public:
  static constexpr std::size_t longest_message = 64 * 1024;
  static constexpr std::size_t most_rooms = 500;

  // `seed`: of all the seeds and codes that are drawn.
  Hub(Threads threads, std::uint64_t seed);

  ClientId connect(Send send);  // greets with `hello`
  void disconnect(ClientId client);
  void receive(ClientId client, std::string_view text);

 private:
  struct Client {
    Send send;
    std::shared_ptr<Room> room;
  };

  Result<bool> handle(ClientId client, const Message& message);
  Result<bool> sit(ClientId client, Result<std::shared_ptr<Room>> room);
  std::string fresh_code();
  bool make_room();
  void complain(ClientId client, const Error& error, std::int64_t n);

  Threads threads_;
  Rng rng_;
  ClientId next_ = 1;
  std::map<ClientId, Client> clients_;
  std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
  std::deque<std::string> oldest_first_;
};

std::string hello();

}  // namespace shengxiao
