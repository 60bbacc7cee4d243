// A table with people and computers at it. Speaks the messages of docs/protocol.md; knows no network. Everything here happens
// on one thread, the one that serves; only the computers' thinking is done elsewhere.
#pragma once
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/workers.hpp"
#include "table/match.hpp"
#include "table/message.hpp"
#include "table/sitters.hpp"

namespace shengxiao {

// Where work is done: `background` on a thread of its own, `foreground` on the thread that serves.
struct Threads {
  std::function<void(Job)> background;
  std::function<void(Job)> foreground;
};

using Send = std::function<void(std::string)>;
using ClientId = int;

// An agent, and who uses it now: thinking that was stopped may take a moment to notice.
struct Thinker {
  std::mutex busy;
  std::unique_ptr<AnyAgent> agent;
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  // `load`: the record to go on from, instead of a new game.
  static Result<std::shared_ptr<Room>> open(std::string code, const Message& request, std::uint64_t seed, Threads threads);
  static Result<std::shared_ptr<Room>> load(std::string code, std::string_view record, std::uint64_t seed, Threads threads);
  ~Room();

  void enter(ClientId client, Send send);  // sends the table; to everybody from now on
  void leave(ClientId client);
  bool empty() const { return clients_.empty(); }
  const std::string& code() const { return code_; }

  // Answers one message of a client: play, undo, hint, why, past, analysis, record.
  Result<bool> receive(ClientId client, const std::string& verb, const Message& message);

 private:
  struct Thinking;

  Room(std::string code, Match match, Sitters sitters, std::uint64_t seed, Threads threads);
  static Result<std::shared_ptr<Room>> make(std::string code, Match match, Sitters sitters, std::uint64_t seed, Threads threads);

  Result<bool> play(const Message& message);
  Result<bool> undo();
  Result<bool> hint(ClientId client, const Message& message);
  Result<bool> why(ClientId client, const Message& message);
  Result<bool> past(ClientId client, const Message& message);
  Result<bool> analysis(ClientId client, const Message& message);
  Result<bool> send_record(ClientId client, const Message& message);
  Result<Seat> seat_in(const Message& message) const;

  void changed();  // tells everybody, and sets the computers to work
  void set_to_work();
  void stop_thinking();
  void computer_moves(Seat seat);
  void think(Seat seat, std::shared_ptr<Thinker> thinker, const Limits& limits, bool aloud,
             std::function<void(const AnyThought&)> then);
  void broadcast_thought(Seat seat, const AnyThought& thought);
  void to_all(const std::string& text);
  void answer(ClientId client, const Message& message, const std::function<void(Json&)>& fields);

  std::string table() const;
  bool person(Seat seat) const { return sitters_[static_cast<std::size_t>(index(seat))].person; }
  std::vector<std::string> thought_line(const AnyThought& thought) const;

  std::string code_;
  Match match_;
  Sitters sitters_;
  std::uint64_t seed_;
  Threads threads_;
  std::map<ClientId, Send> clients_;
  std::set<ClientId> analysts_;
  std::vector<std::shared_ptr<Thinker>> thinkers_;  // by seat; null where a person sits
  std::shared_ptr<Thinker> adviser_;   // for hints and analysis: as strong as there is
  std::shared_ptr<Thinking> thinking_;  // what goes on now, if anything
};

}  // namespace shengxiao
