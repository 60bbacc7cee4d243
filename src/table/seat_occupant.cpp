#include "table/seat_occupant.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace shengxiao::table {

namespace {
bool sits(const SeatOccupants& occupants, Seat seat, bool person) {
  return is_player(seat) && occupants[static_cast<std::size_t>(index(seat))].person == person;
}

Seat to_act(const Match& match, const SeatOccupants& occupants, bool person) {
  const auto who = match.to_act();
  for (int k = 0; k < who.size(); ++k)
    if (sits(occupants, who.nth(k), person)) return who.nth(k);
  return Seat::watcher;
}
}  // namespace

std::string SeatOccupant::words() const {
  if (!person && !policy.empty()) return "computer policy " + policy;
  if (!person) return fmt::format("computer level {}", level);
  return name.empty() ? "person" : "person " + name;
}

Result<SeatOccupant> SeatOccupant::parse(std::string_view words, int levels) {
  for (int level = 1; level <= levels; ++level)
    if (words == SeatOccupant{false, level}.words()) return SeatOccupant{false, level};
  constexpr std::string_view person = "person ", computer = "computer policy ";
  if (words == "person") return SeatOccupant{};
  if (words.starts_with(person)) return SeatOccupant{true, 0, std::string(words.substr(person.size()))};
  if (words.starts_with(computer) && words.size() > computer.size() && words.size() <= computer.size() + longest_policy)
    return SeatOccupant{false, 0, "", std::string(words.substr(computer.size()))};
  return fail("", "record.bad_player", excerpt(words), levels);
}

SeatOccupants occupants_of(const Record& record, int levels) {
  SeatOccupants occupants;
  for (const auto& words : record.seats) occupants.push_back(SeatOccupant::parse(words, levels).value_or(SeatOccupant{}));
  return occupants;
}

std::vector<std::string> words(const SeatOccupants& occupants) {
  std::vector<std::string> all;
  for (const auto& occupant : occupants) all.push_back(occupant.words());
  return all;
}

Seat person_to_act(const Match& match, const SeatOccupants& occupants) { return to_act(match, occupants, true); }
Seat computer_to_act(const Match& match, const SeatOccupants& occupants) { return to_act(match, occupants, false); }

Seat viewer(const Match& match, const SeatOccupants& occupants) {
  if (const auto seat = person_to_act(match, occupants); is_player(seat)) return seat;
  const auto by_person = [&](const Played& played) { return sits(occupants, played.actor, true); };
  const auto last = std::find_if(match.steps().rbegin(), match.steps().rend(), by_person);
  if (last != match.steps().rend()) return last->actor;
  for (std::size_t seat = 0; seat < occupants.size(); ++seat)
    if (occupants[seat].person) return seat_at(static_cast<int>(seat));
  return Seat::watcher;
}

SeatSet people(const SeatOccupants& occupants) {
  SeatSet all;
  for (std::size_t seat = 0; seat < occupants.size(); ++seat)
    if (occupants[seat].person) all = all.with(seat_at(static_cast<int>(seat)));
  return all;
}

}  // namespace shengxiao::table
