// A game being played by people and computers, whichever way it is shown. The computers think on a thread of their own.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "table/seat_occupant.hpp"

namespace shengxiao::terminal {

// One agent at a time, thinking about one position. Ending it stops the thought.
class Thinker {
 public:
  Thinker() = default;
  ~Thinker() { stop(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  void start(table::AnyAgent& agent, table::AnyObservation observation, agents::Limits limits, std::uint64_t seed);
  void stop();                          // and forget
  void wait();                          // until it is done
  bool busy() const { return thread_.joinable(); }
  std::optional<table::AnyThought> take();     // what it came to, once; nothing as long as it thinks
  std::optional<table::AnyThought> so_far();

 private:
  std::thread thread_;
  std::atomic<bool> stop_{false}, done_{false};
  std::mutex mutex_;
  std::optional<table::AnyThought> thought_;
};

class Session {
 public:
  // `who`: by seat; where it says nothing, seat 0 is a person's and the others computers' of middle level.
  using Who = std::vector<std::optional<table::SeatOccupant>>;
  static Result<std::unique_ptr<Session>> start(std::string_view game, const Setup& setup, const Who& who, std::uint64_t seed);
  // Goes on from a record, with those who sat there but where `who` says otherwise.
  static Result<std::unique_ptr<Session>> load(std::string_view record, const Who& who, std::uint64_t seed);
  Result<std::unique_ptr<Session>> again() const;  // a new game of the same kind, with the next seed

  const table::Match& match() const { return match_; }
  const table::SeatOccupants& occupants() const { return occupants_; }
  Seat person() const { return table::person_to_act(match_, occupants_); }  // watcher: no person is to move
  // Whose eyes the screen is for. Several persons at a game that hides something take turns to look at it: curtain() is who should
  // come to the screen, watcher where nobody need. Until that person looks, the screen shows what anybody may see.
  Seat viewer() const;
  Seat curtain() const;
  void look() {
    if (const Seat seat = curtain(); is_player(seat)) eyes_ = seat;
  }
  std::vector<std::string> legal() const;  // of the person to act
  std::string record() const;

  // A turn, or a step of one, of the person to act. Forgives case and signs where just one legal move is meant.
  Result<int> play(std::string_view move);
  Result<int> undo();  // back to the last decision of a person
  Result<int> ask_hint();
  void forget_hint();

  struct News {
    enum { nothing, moved, hint } kind = nothing;
    Seat seat = Seat::watcher;
    table::AnyThought thought;
  };
  News poll();  // what came of the thinking; a computer's move has then been made
  News wait();  // the same, when it comes; nothing where nobody thinks
  bool computer_thinks() const { return thinker_.busy() && !hinting_; }
  bool hinting() const { return thinker_.busy() && hinting_; }
  std::string thinking();  // how far it is, in words; empty where that would give a hidden hand away

 private:
  Session(table::Match match, table::SeatOccupants occupants, std::uint64_t seed)
      : match_(std::move(match)), occupants_(std::move(occupants)), seed_(seed) {}
  static Result<std::unique_ptr<Session>> make(table::Match match, table::SeatOccupants occupants, const Who& who,
                                               std::uint64_t seed);
  void set_to_work();
  void changed();
  bool hides() const;  // something from one of the persons
  std::string meant(std::string_view move) const;

  table::Match match_;
  table::SeatOccupants occupants_;
  std::uint64_t seed_;
  std::vector<std::unique_ptr<table::AnyAgent>> agents_;  // by seat; null where a person sits
  std::unique_ptr<table::AnyAgent> adviser_;
  Seat eyes_ = Seat::watcher;  // who came to the screen last, where there are curtains
  bool hinting_ = false;
  Thinker thinker_;  // last: it uses the others until it has stopped
};

// The turns of a game, each in one text, as a seat may know them.
struct Turn {
  Seat actor;
  int end;  // the number of steps after it
  std::string text;
  bool whole = true;  // nothing of it is hidden
};
std::vector<Turn> turns(const table::Match& match, Seat viewer);

}  // namespace shengxiao::terminal
