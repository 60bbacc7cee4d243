// A table with people and computers at it. Speaks the messages of docs/protocol.md; knows no network and no disk. Everything
// here happens on one thread, the one that serves; only the computers' thinking is done elsewhere.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/chair.hpp"
#include "server/workers.hpp"
#include "table/match.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

// What a room needs of the house it is in.
struct House {
  std::function<void(Job)> background;                // runs it on a thread of its own
  std::function<void(Job)> foreground;                // runs it on the thread that serves
  std::function<void(Milliseconds, Job)> later;       // the same, after a while
  std::function<Milliseconds()> now;                  // a clock that only goes forward
  std::function<std::string()> token;                 // one that nobody guesses
  std::function<void(std::string event)> journal;     // keeps what was accepted, before anybody is told
};

using Send = std::function<void(std::string)>;
using ClientId = int;

// An agent, and who uses it now: thinking that was stopped may take a moment to notice.
struct Thinker {
  std::mutex busy;
  std::unique_ptr<table::AnyAgent> agent;
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  // From a message `new` or `load`. `seed`: of what chance draws, where the message names none.
  static Result<std::shared_ptr<Room>> open(std::string code, const table::Message& request, std::uint64_t seed, House house);
  // As its journal says that it was.
  static Result<std::shared_ptr<Room>> restore(std::string code, const std::vector<std::string>& events, std::uint64_t seed,
                                               House house);
  ~Room();

  // Tells the client about the table from now on. It holds the seats whose tokens it has.
  void enter(ClientId client, Send send, const std::vector<std::string>& tokens);
  void leave(ClientId client);
  void complain(ClientId client, const Error& error) const;
  bool empty() const { return guests_.empty(); }
  bool over() const { return match_.over(); }
  // Somebody who sat here plays the same again at another table: everybody here is told where.
  void goes_on_at(const std::string& code);
  const std::string& code() const { return code_; }
  std::vector<std::string> tokens_here() const;  // of the seats that whoever opened the table took
  std::vector<ClientId> clients() const;
  std::vector<std::string> tokens_of(ClientId client) const;

  // Answers one message of a client: play, undo, answer, look, sit, stand, deputy, chat, hint, why, past, analysis, record.
  Result<bool> receive(ClientId client, const std::string& verb, const table::Message& message);

 private:
  struct Thinking;
  // Somebody who looks on, and the seats whose tokens they have.
  struct Guest {
    Send send;
    SeatSet seats;
    Seat eyes = Seat::watcher;  // of several people at one screen, the one who looks at it
    bool analyst = false;
    std::string last;                // the table as it was told last, without the moves,
    std::vector<std::string> moves;  // and these
  };
  // Somebody wants to take back what others have answered.
  struct Takeback {
    SeatSet by, waits_for;
    int from = 0;
  };

  Room(std::string code, table::Match match, std::vector<Chair> chairs, Terms terms, std::uint64_t seed, House house);
  static Result<std::shared_ptr<Room>> make(std::string code, table::Match match, std::vector<Chair> chairs, Terms terms,
                                            std::uint64_t seed, House house);

  // --- what is asked (room.cpp)
  Result<bool> play(const Guest& guest, const table::Message& message);
  Result<bool> undo(const Guest& guest);
  Result<bool> answer_takeback(const Guest& guest, const table::Message& message);
  Result<bool> look(Guest& guest, const table::Message& message);
  Result<bool> sit(Guest& guest, const table::Message& message);
  Result<bool> stand(Guest& guest, const table::Message& message);
  Result<bool> deputy(const Guest& guest, const table::Message& message);
  Result<bool> chat(const Guest& guest, const table::Message& message);
  Result<bool> hint(ClientId client, const table::Message& message);
  Result<bool> why(const Guest& guest, const table::Message& message);
  Result<bool> past(const Guest& guest, const table::Message& message);
  Result<bool> analysis(Guest& guest, const table::Message& message);
  Result<bool> send_record(const Guest& guest, const table::Message& message);
  Result<Seat> seat_in(const table::Message& message) const;
  Result<Seat> own_seat_in(const Guest& guest, const table::Message& message) const;
  void take_back(int from, SeatSet by, bool marked);
  bool alone(const Guest& guest) const;    // nobody else plays at another screen

  // --- who is told what (room_telling.cpp)
  Seat eyes(const Guest& guest) const;
  Seat curtain(const Guest& guest) const;  // who should come to the screen; watcher: nobody
  std::string table(const Guest& guest, Seat viewer) const;
  void tell(Guest& guest);
  void tell_everybody();
  void tell_seats(const Guest& guest) const;
  void answer(const Guest& guest, const table::Message& message, const std::function<void(Json&)>& fields) const;
  void broadcast_thought(Seat seat, const table::AnyThought& thought);
  std::vector<std::string> line_of(const table::AnyThought& thought) const;

  // --- what is kept (room_journal.cpp)
  std::string opening() const;
  void keep_play(int before);
  void keep_chair(Seat seat, std::string note = "");
  void keep_takeback(std::size_t steps_kept, bool marked);
  struct Restored;

  // --- what goes on by itself (room_working.cpp)
  void changed();  // tells everybody, and sets the computers and the clocks to work
  void set_to_work();
  void stop_thinking();
  Seat computer_to_act() const;
  std::shared_ptr<Thinker> adviser();
  Result<bool> computer_moves(Seat seat);
  void think(Seat seat, const std::shared_ptr<Thinker>& thinker, const agents::Limits& limits, bool aloud,
             std::function<void(const table::AnyThought&)> then);
  void stop_clocks();   // what has run meanwhile is taken off
  void start_clocks();
  void check_clocks();
  Milliseconds left(std::size_t seat) const;

  Chair& chair(Seat seat) { return chairs_[static_cast<std::size_t>(index(seat))]; }
  const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(index(seat))]; }
  bool present(Seat seat) const;
  table::SeatOccupants occupants() const;

  std::string code_;
  table::Match match_;
  std::vector<Chair> chairs_;
  Terms terms_;
  std::uint64_t seed_;
  House house_;
  std::vector<std::string> notes_;
  std::string next_;  // the table at which it goes on
  PerSeat<int> asked_;  // by seat: the number of the decision it is asked for
  std::map<ClientId, Guest> guests_;
  std::optional<Takeback> takeback_;
  std::vector<std::shared_ptr<Thinker>> thinkers_;  // by seat; null where no computer has played
  std::shared_ptr<Thinker> adviser_;     // for hints and analysis: as strong as there is
  std::shared_ptr<Thinking> thinking_;   // what goes on now, if anything
  SeatSet running_;                      // whose clocks run,
  Milliseconds running_since_{0};        // and since when
  std::uint64_t armed_ = 0;              // the alarm that counts
};

}  // namespace shengxiao::server
