// For whom the clocks of a table run, and what happens when one has run out.
#include "server/room.hpp"

namespace shengxiao::server {

void Room::start_clocks() { clocks_.start(on_the_clock()); }

// The people who are asked, whether they are there or not, and those for whom a deputy thinks while the others wait.
SeatSet Room::on_the_clock() const {
  if (!begun_ || ending_) return {};
  const auto asked = (match().to_act() & seats_.of_people()) - seats_.out_of_time();
  const auto people = asked & seats_.played_by_people();
  return people.empty() ? asked : people;
}

// An increment for each of these steps that ended a seat's turn.
void Room::credit_turns(int from) {
  for (int i = from; i < match().step(); ++i) {
    const Seat seat = match().steps()[static_cast<std::size_t>(i)].actor;
    if (!is_player(seat) || !seats_[seat].occupant.person || seats_[seat].out_of_time || match().to_act().has(seat)) continue;
    clocks_.add_increment(seat, match().turns_of(seat));
  }
}

// By the terms, who is out of time loses, or is played for by a computer of middle strength to the end.
void Room::time_ran_out() {
  clocks_.stop();
  SeatSet out_of_time = on_the_clock();
  for (int i = 0; i < seats_.size(); ++i)
    if (clocks_.left(seat_at(i)) > Milliseconds(0)) out_of_time = out_of_time.without(seat_at(i));
  if (terms_.flag_loses && !out_of_time.empty()) return end({Ending::Kind::flag, out_of_time});
  for (int k = 0; k < out_of_time.size(); ++k) {
    const Seat seat = out_of_time.nth(k);
    const int level = level_of_substitutes();
    seats_.set_out_of_time(seat, level);
    driver_.set_player(seat, seats_[seat].player());
    journal_seat(seat, Note{Note::Kind::out_of_time, {{"seat", index(seat)}, {"step", next_step()}, {"level", level}}});
  }
  changed();
}

}  // namespace shengxiao::server
