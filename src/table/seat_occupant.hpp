// Who sits at a match, people or computers, and what a table makes of that: the same in browser and terminal.
#pragma once
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "table/match.hpp"

namespace shengxiao::table {

constexpr auto hint_time = std::chrono::milliseconds(1500);  // how long a hint is thought about

struct SeatOccupant {
  bool person = true;
  int level = 0;         // of a computer
  std::string name{};    // of a person, where it is known
  std::string policy{};  // of a computer that has no level: what its policy is called

  static constexpr std::size_t longest_policy = 200;
  std::string words() const;  // as a record has it: "person", "person Ann", "computer level 3", "computer policy ada"
  static Result<SeatOccupant> parse(std::string_view words, int levels);
  friend bool operator==(const SeatOccupant&, const SeatOccupant&) = default;
};
using SeatOccupants = std::vector<SeatOccupant>;

// Those of a record. A seat whose words are not ours (who sat there at another time) is a person's.
SeatOccupants occupants_of(const Record& record, int levels);
std::vector<std::string> words(const SeatOccupants& occupants);

// A seat of the kind that owes a decision; Seat::watcher where there is none.
Seat person_to_act(const Match& match, const SeatOccupants& occupants);
Seat computer_to_act(const Match& match, const SeatOccupants& occupants);

// Whose eyes the table is shown to: the person to act, else the person who acted last, else any; the watcher's among computers.
Seat viewer(const Match& match, const SeatOccupants& occupants);

// The seats where persons sit.
SeatSet people(const SeatOccupants& occupants);

}  // namespace shengxiao::table
