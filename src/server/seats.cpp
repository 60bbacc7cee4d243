#include "server/seats.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace shengxiao::server {

namespace {
constexpr std::size_t longest_name = 40;
}  // namespace

Result<bool> check_name(std::string_view name) {
  if (name.size() > longest_name) return fail("", "server.name_too_long", longest_name);
  if (std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
    return fail("", "server.name_lines");
  if (trim(name) != name) return fail("", "server.name_spaces");
  return true;
}

table::SeatOccupants Seats::occupants() const {
  table::SeatOccupants all;
  for (const auto& seat : seats_) all.push_back(seat.occupant);
  return all;
}

table::SeatOccupants Seats::players() const {
  table::SeatOccupants all;
  for (const auto& seat : seats_) all.push_back(seat.player());
  return all;
}

SeatSet Seats::held_with(const std::vector<std::string>& tokens) const {
  SeatSet held;
  for (int i = 0; i < size(); ++i) {
    const auto& token = (*this)[seat_at(i)].token;
    if (!token.empty() && std::ranges::count(tokens, token)) held = held.with(seat_at(i));
  }
  return held;
}

std::vector<std::string> Seats::tokens_of(SeatSet seats) const {
  std::vector<std::string> tokens;
  for (int i = 0; i < size(); ++i)
    if (const auto& token = (*this)[seat_at(i)].token; seats.has(seat_at(i)) && !token.empty()) tokens.push_back(token);
  return tokens;
}

SeatSet Seats::played_by_people() const {
  SeatSet all;
  for (int i = 0; i < size(); ++i)
    if ((*this)[seat_at(i)].person_plays()) all = all.with(seat_at(i));
  return all;
}

SeatSet Seats::out_of_time() const {
  SeatSet all;
  for (int i = 0; i < size(); ++i)
    if ((*this)[seat_at(i)].out_of_time) all = all.with(seat_at(i));
  return all;
}

SeatSet Seats::of_people() const {
  SeatSet all;
  for (int i = 0; i < size(); ++i)
    if ((*this)[seat_at(i)].occupant.person) all = all.with(seat_at(i));
  return all;
}

SeatSet Seats::held_elsewhere(SeatSet own) const {
  auto all = of_people() - own;
  for (int i = 0; i < size(); ++i)
    if ((*this)[seat_at(i)].is_free()) all = all.without(seat_at(i));
  return all;
}

bool Seats::is_waiting() const {
  return std::ranges::any_of(seats_, [](const SeatState& seat) { return seat.is_free() && !seat.deputy; });
}

Result<bool> Seats::sit(Seat seat, SeatSet own, const std::string& name, const Secret& secret) {
  if (const auto fine = check_name(name); !fine) return fine;
  auto& here = at(seat);
  if (!here.occupant.person) return fail("", "server.seat_of_computer", seat);
  if (!here.is_free() && !own.has(seat)) return fail("", "server.seat_taken", seat);
  if (here.is_free()) {
    here.token = secret();
    if (!here.out_of_time) here.deputy = 0;
  }
  here.occupant.name = name;
  return true;
}

void Seats::stand(Seat seat) {
  at(seat).token.clear();
  at(seat).occupant.name.clear();
}

void Seats::leave(Seat seat, int level) {
  at(seat) = SeatState{};
  at(seat).occupant.person = false;
  at(seat).occupant.level = level;
}

Result<bool> Seats::check_deputy(Seat seat, SeatSet own, int level) const {
  const auto& here = (*this)[seat];
  if (!here.occupant.person) return fail("", "server.seat_of_computer", seat);
  if (here.out_of_time) return fail("", "server.out_of_time", seat);
  if (own.has(seat)) return true;
  if (own.empty()) return fail("", "server.spectator_deputy");
  if (level == 0) return fail("", "server.deputy_not_yours", seat);
  return true;
}

void Seats::set_out_of_time(Seat seat, int level) {
  at(seat).deputy = level;
  at(seat).out_of_time = true;
}

}  // namespace shengxiao::server
