#include "table/sitters.hpp"

#include <algorithm>

namespace shengxiao::table {

namespace {
bool sits(const Sitters& sitters, Seat seat, bool person) {
  return is_player(seat) && sitters[static_cast<std::size_t>(index(seat))].person == person;
}

Seat to_act(const Match& match, const Sitters& sitters, bool person) {
  const auto who = match.to_act();
  for (int k = 0; k < who.size(); ++k)
    if (sits(sitters, who.nth(k), person)) return who.nth(k);
  return Seat::watcher;
}
}  // namespace

std::string Sitter::words() const {
  if (!person) return fmt::format("computer level {}", level);
  return name.empty() ? "person" : "person " + name;
}

Result<Sitter> Sitter::parse(std::string_view words, int levels) {
  for (int level = 1; level <= levels; ++level)
    if (words == Sitter{false, level}.words()) return Sitter{false, level};
  constexpr std::string_view person = "person ";
  if (words == "person") return Sitter{};
  if (words.starts_with(person)) return Sitter{true, 0, std::string(words.substr(person.size()))};
  return fail("", "\"{}\" is neither \"person\" nor \"computer level N\" with a level from 1 to {}", words.substr(0, 60), levels);
}

Sitters sitters_of(const Record& record, int levels) {
  Sitters sitters;
  for (const auto& words : record.seats) sitters.push_back(Sitter::parse(words, levels).value_or(Sitter{}));
  return sitters;
}

std::vector<std::string> words(const Sitters& sitters) {
  std::vector<std::string> all;
  for (const auto& sitter : sitters) all.push_back(sitter.words());
  return all;
}

Seat person_to_act(const Match& match, const Sitters& sitters) { return to_act(match, sitters, true); }
Seat computer_to_act(const Match& match, const Sitters& sitters) { return to_act(match, sitters, false); }

Seat viewer(const Match& match, const Sitters& sitters) {
  if (const auto seat = person_to_act(match, sitters); is_player(seat)) return seat;
  const auto by_person = [&](const Match::Played& played) { return sits(sitters, played.actor, true); };
  const auto last = std::find_if(match.steps().rbegin(), match.steps().rend(), by_person);
  if (last != match.steps().rend()) return last->actor;
  for (std::size_t seat = 0; seat < sitters.size(); ++seat)
    if (sitters[seat].person) return seat_at(static_cast<int>(seat));
  return Seat::watcher;
}

SeatSet people(const Sitters& sitters) {
  SeatSet all;
  for (std::size_t seat = 0; seat < sitters.size(); ++seat)
    if (sitters[seat].person) all = all.with(seat_at(static_cast<int>(seat)));
  return all;
}

}  // namespace shengxiao::table
