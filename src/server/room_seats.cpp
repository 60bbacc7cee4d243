// Who sits down at a table and gets up from it, and who gives up.
#include <algorithm>

#include "server/messages.hpp"
#include "server/room.hpp"

namespace shengxiao::server {

// A game with secrets is for one seat a person: who has seen another hand of it may not take over a second one.
Result<bool> Room::sit(Guest& guest, const table::Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto name = message.text("name", "");
  if (!name) return tl::unexpected(name.error());
  const auto commitment = entropy_commitment_in(message);
  if (!commitment) return tl::unexpected(commitment.error());
  const bool takes = seats_[*seat].is_free();
  const auto others = guest.has_seen.without(*seat);
  if (takes && begun_ && !game().open() && !others.empty() && !seats_.held_elsewhere(guest.seats).empty())
    return fail("", "server.has_seen", others.front());
  if (const auto done = seats_.sit(*seat, guest.seats, *name, token_of(runtime_->secret)); !done) return done;
  driver_.set_player(*seat, seats_[*seat].player());
  guest.seats = guest.seats.with(*seat);
  guest.has_seen = guest.has_seen.with(*seat);
  if (takes) shown_.forget(*seat);
  if (takes && *commitment && !luck_.is_closed()) {
    luck_.commit(*seat, **commitment);
    journal_(chance_event(luck_));
  }
  note_presence();
  const bool takes_over = takes && begun_;
  journal_seat(*seat,
               takes_over ? std::optional(Note{Note::Kind::sat, {{"seat", index(*seat)}, {"step", next_step()}}}) : std::nullopt);
  send_seated(guest);
  takes ? changed() : go_on();
  return true;
}

Result<bool> Room::stand(Guest& guest, const table::Message& message) {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  seats_.stand(*seat);
  const auto shown = static_cast<int>(match().seen(Seat::watcher).size());
  give_up_seat(guest, *seat, {Note::Kind::stood, {{"seat", index(*seat)}, {"step", next_step()}, {"shown", shown}}});
  return true;
}

// Before the game has begun the seat waits for somebody else.
Result<bool> Room::leave_for_good(Guest& guest, const table::Message& message) {
  if (!begun_) return stand(guest, message);
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  give_to_computer(*seat);
  give_up_seat(guest, *seat,
               {Note::Kind::left, {{"seat", index(*seat)}, {"step", next_step()}, {"level", level_of_substitutes()}}});
  return true;
}

void Room::give_to_computer(Seat seat) {
  seats_.leave(seat, level_of_substitutes());
  driver_.set_player(seat, seats_[seat].player());
  ++decisions_[seat];
}

void Room::give_up_seat(Guest& guest, Seat seat, const Note& note) {
  lose_seat(seat, note);
  send_seated(guest);
  changed();
}

// On every screen that held it.
void Room::lose_seat(Seat seat, const Note& note) {
  clocks_.stop();
  for (auto& [client, other] : guests_) other.seats = other.seats.without(seat);
  note_presence();
  journal_seat(seat, begun_ ? std::optional(note) : std::nullopt);
}

void Room::send_seated(const Guest& guest) const {
  guest.send(seated_message(code_, seats_, guest.seats, guest.is_owner ? conduct_.owner : ""));
}

Result<bool> Room::deputy(Guest& guest, const table::Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto level = message.number("level", 0, game().info().levels);
  if (!level) return tl::unexpected(level.error());
  const auto wanted = static_cast<int>(*level);
  if (const auto may = seats_.check_deputy(*seat, guest.seats, wanted); !may) return may;
  if (!begun_) return fail("", "server.not_begun");
  if (deputy_decides(*seat)) return fail("", "server.deputy_decides", *seat);
  if (!guest.seats.has(*seat)) {
    if (wanted < level_of_substitutes()) return fail("", "server.deputy_level", level_of_substitutes());
    if (present().has(*seat)) return fail("", "server.player_present", *seat);
    const auto rest = terms_.grace - (runtime_->now() - away_since_[*seat]);
    if (rest > Milliseconds(0))
      return fail("", "server.deputy_grace", *seat, std::chrono::ceil<std::chrono::seconds>(rest).count());
  }
  if (seats_[*seat].deputy == wanted) return true;
  ++decisions_[*seat];
  clocks_.stop();
  set_deputy(*seat, wanted);
  changed();
  return true;
}

Result<bool> Room::resign(Guest& guest, const table::Message& message) {
  const auto seat = playing_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  if (seats_.size() != 2) return fail("", "server.resign_seats");
  end({Ending::Kind::resigned, SeatSet(*seat)});
  return true;
}

Result<bool> Room::offer_draw(Guest& guest, const table::Message& message) {
  const auto seat = playing_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  const auto others = seats_.held_elsewhere(guest.seats);
  if (others.empty()) return fail("", "server.draw_alone");
  return propose(guest, {Proposal::Kind::draw, ++proposals_, guest.seats, others});
}

Result<bool> Room::entropy(Guest& guest, const table::Message& message) {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  const auto value = message.text("value");
  if (!value) return tl::unexpected(value.error());
  if (const auto done = luck_.reveal(*seat, *value); !done) return done;
  if (luck_.waits_for().empty()) {
    journal_(chance_event(luck_));
    entropy_alarm_ = nullptr;
  }
  changed();
  return true;
}

}  // namespace shengxiao::server
