// A table with people and computers at it: speaks the messages of docs/protocol.md, and puts together what a table is made of.
// Knows no network and no disk. Everything here happens on one thread, the one that serves.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/clocks.hpp"
#include "server/journal_events.hpp"
#include "server/look_back.hpp"
#include "server/note.hpp"
#include "server/proposal.hpp"
#include "server/runtime.hpp"
#include "server/seats.hpp"
#include "server/shown.hpp"
#include "server/table_request.hpp"
#include "server/telling.hpp"
#include "table/driver.hpp"

namespace shengxiao::server {

class Room {
 public:
  // As somebody wants to have it.
  static Result<std::shared_ptr<Room>> open(std::string code, TableRequest request, SharedRuntime runtime, Journal journal);
  // As its journal says that it was. `away`: where it has been out of memory only for a while.
  static Result<std::shared_ptr<Room>> restore(std::string code, const std::vector<std::string>& events, SharedRuntime runtime,
                                               Journal journal, const std::optional<Clocks::Away>& away = {});
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  // Tells the client about the table from now on. It holds the seats whose tokens it has. An error where it may not look on.
  Result<bool> enter(ClientId client, Line line, const std::vector<std::string>& tokens);
  void leave(ClientId client);
  // It was behind, and has been sent everything: it is told how the table is now.
  void caught_up(ClientId client);
  bool has(ClientId client) const { return guests_.contains(client); }
  bool is_empty() const { return guests_.empty(); }
  bool has_running_clock() const { return !clocks_.running().empty(); }
  Clocks::Away clocks_away() const { return clocks_.leave(); }
  bool is_over() const { return ending_ || match().over(); }
  // Somebody who sat here plays the same again at another table: everybody here is told where.
  void continue_at(const std::string& code);
  const std::string& code() const { return code_; }
  std::vector<std::string> tokens() const;  // of whoever opened the table: of all seats that are held, and the owner's
  std::vector<ClientId> clients() const;
  std::vector<std::string> tokens_of(ClientId client) const;

  // Answers one message of a client that is here.
  Result<bool> receive(ClientId client, const std::string& verb, const table::Message& message);

 private:
  // Somebody who looks on, and the seats whose tokens they have.
  struct Guest {
    Line line;
    SeatSet seats{};
    SeatSet has_seen{};              // all the seats that were ever theirs at this screen
    Seat at_screen = Seat::watcher;  // of several people at one screen, the one who looks at it
    bool is_owner = false;
    bool analyses = false;           // asked for the analysis
    std::optional<std::size_t> analysed{};  // of an earlier position: after so many entries of what its viewer was told
    std::optional<std::size_t> found{};  // looks back: has been sent so many findings
    Telling::Sent sent{};

    void send(std::string text) const { line.send(std::make_shared<const std::string>(std::move(text))); }
  };
  struct Start {  // what a table starts from, new or restored
    table::Match match;
    std::vector<SeatState> seats;
    Terms terms;
    Conduct conduct;
    TableLuck luck;
    std::vector<Milliseconds> left;
    std::vector<std::string> notes;
    bool begun = false;
    std::optional<Ending> ending{};
  };
  using Verb = Result<bool> (Room::*)(Guest& guest, const table::Message& message);

  Room(std::string code, Start start, SharedRuntime runtime, Journal journal);
  static Result<std::shared_ptr<Room>> make(std::string code, Start start, SharedRuntime runtime, Journal journal);

  // --- what is asked (room_verbs.cpp)
  static const std::map<std::string_view, Verb>& verbs();
  Result<bool> play(Guest& guest, const table::Message& message);
  Result<bool> undo(Guest& guest, const table::Message& message);
  Result<bool> answer(Guest& guest, const table::Message& message);
  Result<bool> look(Guest& guest, const table::Message& message);
  Result<bool> chat(Guest& guest, const table::Message& message);
  Result<bool> hint(Guest& guest, const table::Message& message);
  Result<bool> why(Guest& guest, const table::Message& message);
  Result<bool> past(Guest& guest, const table::Message& message);
  Result<bool> analysis(Guest& guest, const table::Message& message);
  Result<bool> send_record(Guest& guest, const table::Message& message);
  Result<bool> send_draws(Guest& guest, const table::Message& message);
  // (room_review.cpp)
  Result<bool> review(Guest& guest, const table::Message& message);
  Result<bool> judge(Guest& guest, const table::Message& message);
  // (room_seats.cpp)
  Result<bool> sit(Guest& guest, const table::Message& message);
  Result<bool> stand(Guest& guest, const table::Message& message);
  Result<bool> leave_for_good(Guest& guest, const table::Message& message);
  Result<bool> deputy(Guest& guest, const table::Message& message);
  Result<bool> resign(Guest& guest, const table::Message& message);
  Result<bool> offer_draw(Guest& guest, const table::Message& message);
  Result<bool> entropy(Guest& guest, const table::Message& message);
  // (room_conduct.cpp)
  Result<bool> conduct(Guest& guest, const table::Message& message);
  Result<bool> mute(Guest& guest, const table::Message& message);
  Result<bool> kick(Guest& guest, const table::Message& message);
  void set_conduct(const Conduct& conduct);
  void empty_seat(Seat seat);
  void ban(const std::string& address);
  void dismiss_watchers();
  void dismiss(ClientId client, const Error& why);
  Result<Seat> seat_in(const table::Message& message) const;
  Result<Seat> own_seat_in(const Guest& guest, const table::Message& message) const;
  Result<Seat> playing_seat_in(const Guest& guest, const table::Message& message) const;  // while the game goes on
  // The answer to a message, with its number.
  static void reply(const Guest& guest, const table::Message& message, const std::function<void(Json&)>& fields);

  // --- what happens (room.cpp, room_clocks.cpp)
  void changed();  // of who sits where and how it ended: proposals lapse, and it goes on
  void go_on();    // sets chance, the clocks and the computers to work, and tells everybody
  void count_anew();
  void begin();    // once every seat is held
  void draw();     // once chance is to draw and everything is there that it draws with
  void ask_for_entropy();
  void set_luck();
  void end(const Ending& ending);
  void start_clocks();
  SeatSet on_the_clock() const;
  void credit_turns(int from);
  // By seat, for the journal. Where steps are hidden it does not tell when the last one was.
  std::vector<Milliseconds> left_to_keep() const { return game().open() ? clocks_.all_left() : clocks_.kept(on_the_clock()); }
  void resume();
  void computer_moved(int from);
  // Keeps the steps from this number on, which computers made for these people, and goes on.
  void stepped(int from, SeatSet deputies = {});
  void time_ran_out();
  void take_back(int from, SeatSet by);
  void taken_back(int from, const std::optional<Note>& note);
  void give_up_seat(Guest& guest, Seat seat, const Note& note);
  void give_to_computer(Seat seat);
  void lose_seat(Seat seat, const Note& note);
  void send_seated(const Guest& guest) const;
  void set_deputy(Seat seat, int level);
  void journal_seat(Seat seat, const std::optional<Note>& note = {});
  void note_presence();
  struct Analysed {  // as GameDriver::analyse takes it
    Seat seat;
    std::optional<int> step;
  };
  Analysed analysed() const;
  Seat decides(Seat viewer, const table::AnyState& state) const;  // for whom such a viewer has it analysed; watcher: for nobody
  int step_of(Seat viewer, std::size_t entry) const;  // after so many entries of what the viewer was told

  void send_table(Guest& guest);
  void send_table(Guest& guest, Telling::Round& round);
  void send_table_to_all();
  void send_review(Guest& guest);
  struct Judged {
    std::shared_ptr<LookBack> look_back;
    std::vector<std::pair<ClientId, table::Message>> askers;  // who are still to be told
  };
  void answer_judged(std::pair<int, int> steps);
  void send_thought(Seat seat, const table::AnyThought& thought, int step);
  TableState table_state() const;

  bool is_thinking() const;
  bool is_sealed(int from, SeatSet others) const;
  // What came to light from a step on: outcomes of chance, and what others did.
  struct Revealed {
    int draws = 0, answers = 0;
  };
  Revealed revealed_since(int from, SeatSet by) const;

  const table::Match& match() const { return driver_.match(); }
  const table::AnyGame& game() const { return match().game(); }
  ClientId id_of(const Guest& guest) const;  // of one of guests_
  Seat viewer(const Guest& guest) const { return viewer_of(match(), guest.seats, guest.at_screen); }
  SeatSet present() const;  // the seats whose holders are here
  // Whether a computer decides for this person now, whom the clock would wait for meanwhile.
  bool deputy_decides(Seat seat) const { return terms_.clock && begun_ && seats_[seat].deputy && match().to_act().has(seat); }
  Result<bool> propose(const Guest& guest, const Proposal& proposal);
  void carry_out(const Proposal& agreed);
  int level_of_substitutes() const { return game().info().middle_level(); }
  int next_step() const { return match().step() + 1; }
  Record record() const;                   // everything
  Record record_shown_to(Seat viewer) const;

  std::string code_, next_table_;
  Terms terms_;
  Conduct conduct_;
  SharedRuntime runtime_;
  Journal journal_;
  Seats seats_;
  TableLuck luck_;
  Clocks clocks_;
  std::vector<std::string> notes_;
  bool begun_;
  std::optional<Ending> ending_;
  Shown shown_;
  PerSeat<int> decisions_;         // by seat: the number of the decision that it owes, or will owe next
  PerSeat<Milliseconds> away_since_;  // by seat: since when nobody who holds it is connected; Milliseconds::max(): somebody is
  Alarm entropy_alarm_;
  std::map<ClientId, Guest> guests_;
  std::set<std::string> banned_;  // addresses of who was sent away
  std::optional<Proposal> proposal_;
  int proposals_ = 0;           // the number of the last one
  std::vector<SeatSet> refused_;  // whose proposals, since something has happened that everybody was told of
  std::size_t told_ = 0;        // how many steps everybody has been told of
  PerSeat<int> by_deputies_;    // by seat: the number of steps after the last one that a deputy made
  bool own_edition_;            // the printed data are not the usual ones
  Telling telling_;
  std::uint64_t thinking_seed_;  // of what is drawn for thinking; it has nothing to do with the luck of the game
  table::GameDriver driver_;
  std::shared_ptr<LookBack> look_back_;  // null: nobody has asked
  // By the steps from which and up to which decisions are judged that somebody asked about: so many at a time, of so many
  // decisions.
  static constexpr std::size_t most_judged = 64, most_decisions = 12;
  std::map<std::pair<int, int>, Judged> judged_;
};

}  // namespace shengxiao::server
