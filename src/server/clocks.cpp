#include "server/clocks.hpp"

#include <algorithm>

namespace shengxiao::server {

Clocks::Clocks(std::optional<ClockTerms> terms, std::vector<Milliseconds> left, Now now, Later later, Job ran_out)
    : terms_(terms),
      left_(std::move(left)),
      credited_(left_.size()),
      now_(std::move(now)),
      later_(std::move(later)),
      ran_out_(std::move(ran_out)),
      left_at_turn_(left_) {}

Milliseconds Clocks::left(Seat seat) const {
  const auto left = left_[static_cast<std::size_t>(index(seat))];
  return running_.has(seat) ? std::max(Milliseconds(0), left - (now_() - since_)) : left;
}

std::vector<Milliseconds> Clocks::all_left() const {
  std::vector<Milliseconds> all;
  for (std::size_t seat = 0; terms_ && seat < left_.size(); ++seat) all.push_back(left(seat_at(static_cast<int>(seat))));
  return all;
}

std::vector<Milliseconds> Clocks::kept(SeatSet deciding) const {
  auto all = all_left();
  for (std::size_t seat = 0; seat < all.size(); ++seat)
    if ((turn_ & deciding).has(seat_at(static_cast<int>(seat)))) all[seat] = left_at_turn_[seat];
  return all;
}

void Clocks::come_back(const Away& away, SeatSet ran) {
  left_ = away.left;
  for (std::size_t seat = 0; seat < left_.size(); ++seat)
    if (ran.has(seat_at(static_cast<int>(seat)))) left_[seat] = std::max(Milliseconds(0), left_[seat] - (now_() - away.since));
}

void Clocks::stop() {
  for (std::size_t seat = 0; seat < left_.size(); ++seat) left_[seat] = left(seat_at(static_cast<int>(seat)));
  running_ = {};
  alarm_ = nullptr;
}

void Clocks::start(SeatSet seats) {
  stop();
  for (std::size_t seat = 0; seat < left_.size(); ++seat)
    if ((seats - turn_).has(seat_at(static_cast<int>(seat)))) left_at_turn_[seat] = left_[seat];
  turn_ = seats;
  if (!terms_ || seats.empty()) return;
  running_ = seats;
  since_ = now_();
  auto first = Milliseconds::max();
  for (int k = 0; k < seats.size(); ++k) first = std::min(first, left(seats.nth(k)));
  alarm_ = later_(first + Milliseconds(1), ran_out_);
}

void Clocks::add_increment(Seat seat, int turn) {
  const auto at = static_cast<std::size_t>(index(seat));
  if (!terms_ || turn <= credited_[at]) return;
  credited_[at] = turn;
  left_[at] += terms_->increment;
}

}  // namespace shengxiao::server
