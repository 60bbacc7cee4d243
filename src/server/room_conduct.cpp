// What the owner of a table decides: who looks on, who talks, who goes.
#include <algorithm>

#include "server/messages.hpp"
#include "server/room.hpp"

namespace shengxiao::server {

Result<bool> Room::conduct(Guest& guest, const table::Message& message) {
  if (!guest.is_owner) return fail("", "server.not_owner");
  auto changed = conduct_;
  if (const auto done = changed.change(message); !done) return done;
  set_conduct(changed);
  return true;
}

Result<bool> Room::mute(Guest& guest, const table::Message& message) {
  if (!guest.is_owner) return fail("", "server.not_owner");
  const auto on = message.flag("on", true);
  if (!on) return on;
  Seat seat = Seat::watcher;
  if (message.has("seat")) {
    const auto named = seat_in(message);
    if (!named) return tl::unexpected(named.error());
    seat = *named;
  }
  auto changed = conduct_;
  changed.muted = *on ? changed.muted.with(seat) : changed.muted.without(seat);
  set_conduct(changed);
  return true;
}

void Room::set_conduct(const Conduct& conduct) {
  if (conduct == conduct_) return;
  conduct_ = conduct;
  journal_(conduct_event(conduct_));
  dismiss_watchers();
  send_table_to_all();
}

// With all seats that they hold. Before the game has begun these wait for somebody else; later a computer has them.
Result<bool> Room::kick(Guest& guest, const table::Message& message) {
  if (!guest.is_owner) return fail("", "server.not_owner");
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  if (!seats_[*seat].occupant.person || seats_[*seat].is_free()) return fail("", "server.nobody_sits", *seat);
  if (guest.seats.has(*seat)) return fail("", "server.own_seat", *seat);
  SeatSet lost(*seat);
  std::vector<ClientId> kicked;
  for (const auto& [client, other] : guests_)
    if (other.seats.has(*seat)) {
      kicked.push_back(client);
      lost = lost | (other.seats - guest.seats);
    }
  for (int k = 0; k < lost.size(); ++k) empty_seat(lost.nth(k));
  for (const auto client : kicked) {
    ban(guests_.at(client).line.address);
    dismiss(client, {"", "server.kicked"});
  }
  auto conduct = conduct_;
  conduct.muted = conduct.muted - lost;
  set_conduct(conduct);
  changed();
  return true;
}

void Room::empty_seat(Seat seat) {
  Note note{Note::Kind::kicked, {{"seat", index(seat)}, {"step", next_step()}}};
  if (begun_ && !is_over()) {
    note.fields.emplace_back("level", level_of_substitutes());
    give_to_computer(seat);
  } else {
    seats_.stand(seat);
  }
  lose_seat(seat, note);
}

// Not who shares an address with somebody who plays on.
void Room::ban(const std::string& address) {
  const auto shares = [&](const auto& guest) { return guest.second.line.address == address && !guest.second.seats.empty(); };
  if (!address.empty() && std::ranges::none_of(guests_, shares)) banned_.insert(address);
}

void Room::dismiss_watchers() {
  if (conduct_.watch || seats_.is_waiting()) return;
  std::vector<ClientId> watchers;
  for (const auto& [client, guest] : guests_)
    if (guest.seats.empty() && !guest.is_owner) watchers.push_back(client);
  for (const auto client : watchers) dismiss(client, {"", "server.no_watching"});
}

void Room::dismiss(ClientId client, const Error& why) {
  const auto guest = guests_.find(client);
  guest->second.send(dismissed_message(code_, why));
  guests_.erase(guest);
  note_presence();
}

}  // namespace shengxiao::server
