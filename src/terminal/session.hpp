// A game being played by people and computers, whichever way it is shown. The computers think on a thread of their own.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/driver.hpp"
#include "terminal/worker.hpp"

namespace shengxiao::terminal {

class Session {
 public:
  // `who`: by seat; where it says nothing, seat 0 is a person's and the others computers' of middle level.
  using Who = std::vector<std::optional<table::SeatOccupant>>;
  static Result<std::unique_ptr<Session>> start(std::string_view game, const Setup& setup, const Who& who, std::uint64_t seed);
  // Goes on from a record, with those who sat there but where `who` says otherwise.
  static Result<std::unique_ptr<Session>> load(std::string_view record, const Who& who, std::uint64_t seed);
  Result<std::unique_ptr<Session>> again() const;  // a new game of the same kind, with the next seed

  const table::Match& match() const { return driver_.match(); }
  const table::SeatOccupants& occupants() const { return driver_.players(); }
  Seat person() const { return table::person_to_act(match(), occupants()); }  // watcher: no person is to move
  // Whose view the screen shows. Several persons at a game that hides something take turns to look at it: curtain() is who should
  // come to the screen, watcher where nobody need. Until that person looks, the screen shows what anybody may see.
  Seat viewer() const;
  Seat curtain() const;
  void look() {
    if (const Seat seat = curtain(); is_player(seat)) at_screen_ = seat;
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
    table::AnyThought thought{};  // of a hint
  };
  News poll();  // what came of the thinking; a computer's move has then been made
  News wait();  // the same, when it comes; nothing where nobody thinks
  bool computer_thinks() const { return driver_.thinks(); }
  bool hinting() const { return driver_.thinks_about_hint(); }
  std::string thinking() const;  // how far the computer is, in words; empty where that would give a hidden hand away

 private:
  Session(table::Match match, table::SeatOccupants occupants, std::uint64_t seed,
          std::shared_ptr<const table::Computers> computers);
  static Result<std::unique_ptr<Session>> make(table::Match match, table::SeatOccupants occupants, const Who& who,
                                               std::uint64_t seed);
  void resume();
  void has_moved(int from);  // a computer
  bool hides() const;  // something from one of the persons

  std::uint64_t seed_;
  Seat at_screen_ = Seat::watcher;  // who came to the screen last, where there are curtains
  News news_;
  std::optional<table::AnyThought> thought_;  // of the computer, so far
  Worker worker_;
  table::GameDriver driver_;  // last: it cancels what the worker does
};

// The legal move that a text means, which need not have its case and signs; the text itself where it means none, or several.
std::string meant(std::string_view move, const std::vector<std::string>& legal);

// The turns of a game, each in one text, as a seat may know them.
struct Turn {
  Seat actor;
  int end;  // the number of steps after it
  std::string text;
  bool complete = true;  // nothing of it is hidden
  std::vector<std::string> causes{};  // why the seats gained and lost, as JSON objects; also by what several had chosen, once it is
                                      // the last of these
};
std::vector<Turn> turns(const table::Match& match, Seat viewer);

}  // namespace shengxiao::terminal
