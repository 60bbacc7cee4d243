// Who holds the seats of a table, and who plays them: a computer, a person, or a computer as a person's deputy.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "chance/bytes.hpp"
#include "table/seat_occupant.hpp"

namespace shengxiao::server {

struct SeatState {
  table::SeatOccupant occupant;
  std::string token;         // only who holds the seat knows it; empty: nobody does
  int deputy = 0;            // the level of the computer that plays for the person; 0: the person plays
  bool out_of_time = false;  // then the deputy stays

  bool is_free() const { return occupant.person && token.empty(); }
  bool person_plays() const { return occupant.person && deputy == 0; }
  table::SeatOccupant player() const { return deputy ? table::SeatOccupant{false, deputy} : occupant; }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

class Seats {
 public:
  using Secret = std::function<std::string()>;

  explicit Seats(std::vector<SeatState> seats) : seats_(std::move(seats)) {}

  int size() const { return static_cast<int>(seats_.size()); }
  const SeatState& operator[](Seat seat) const { return seats_[static_cast<std::size_t>(index(seat))]; }
  const std::vector<SeatState>& all() const { return seats_; }
  table::SeatOccupants occupants() const;  // as a record has them
  table::SeatOccupants players() const;

  // Those that the tokens open.
  SeatSet held_with(const std::vector<std::string>& tokens) const;
  std::vector<std::string> tokens_of(SeatSet seats) const;
  SeatSet played_by_people() const;
  SeatSet out_of_time() const;
  // Of people, even if a computer plays there for them or nobody has come yet.
  SeatSet of_people() const;
  // Those of people who hold none of these seats, connected or not.
  SeatSet held_elsewhere(SeatSet own) const;
  // No other person has a seat, or one kept for them.
  bool is_alone(SeatSet own) const { return (of_people() - own).empty(); }
  // Somebody may still sit down.
  bool is_waiting() const;

  // Takes a seat that is free, or gives another name to one's own.
  Result<bool> sit(Seat seat, SeatSet own, const std::string& name, const Secret& secret);
  void stand(Seat seat);
  // For good: a computer has the seat.
  void leave(Seat seat, int level);
  // Whether somebody who holds `own` may have a computer of this level play (0: no longer).
  Result<bool> check_deputy(Seat seat, SeatSet own, int level) const;
  void set_deputy(Seat seat, int level) { at(seat).deputy = level; }
  void set_out_of_time(Seat seat, int level);

 private:
  SeatState& at(Seat seat) { return seats_[static_cast<std::size_t>(index(seat))]; }

  std::vector<SeatState> seats_;
};

// Tokens made of secrets: 32 hexadecimal digits.
inline Seats::Secret token_of(std::function<chance::Bytes32()> secret) {
  return [secret = std::move(secret)] { return chance::hex(secret()).substr(0, 32); };
}

// A name stands in lists and records: one line, not too long.
Result<bool> check_name(std::string_view name);

}  // namespace shengxiao::server
