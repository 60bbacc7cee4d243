#include "table.hpp"

#include <algorithm>
#include <boost/asio.hpp>

namespace shengxiao::load {

Table::Table(Crowd& crowd, int number)
    : crowd_(crowd),
      number_(number),
      is_open_(find_game(crowd.options.game)->open),
      period_(std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / crowd.options.rate))),
      timer_(crowd.io) {
  screens_.resize(static_cast<std::size_t>(crowd.options.connections));
  for (std::size_t i = 0; i < screens_.size(); ++i) screens_[i].seat = static_cast<int>(i);
}

void Table::connect() {
  for (auto& screen : screens_) {
    screen.line = std::make_unique<Line>(crowd_.io, Line::Events{[this, &screen] { opened(screen); },
                                                                 [this, &screen](std::string_view text) {
                                                                   crowd_.counts.messages += crowd_.measures;
                                                                   if (crowd_.measures) crowd_.counts.bytes += text.size();
                                                                   hear(screen, text);
                                                                 },
                                                                 [this](const std::string& why) { fail(why); }});
    const auto& from = crowd_.options.from;
    screen.line->open(crowd_.server, from.empty() ? "" : from[static_cast<std::size_t>(screen.seat) % from.size()], path());
  }
}

// The tables do not all move at the same time.
void Table::play() {
  plays_ = true;
  const auto within = std::uniform_int_distribution<Clock::rep>(0, period_.count() - 1)(crowd_.random);
  due_ = Clock::now() + Clock::duration(within);
  advance();
}

void Table::begin_measuring() { has_moved_ = false; }

// What is due and has not been begun would be the longest of all: it is told apart.
void Table::end_measuring() {
  crowd_.counts.still += !has_moved_;
  if (crowd_.options.closed) return;
  const auto behind = Clock::now() - due_;
  if (has_begun_ && behind > Clock::duration(0)) crowd_.counts.never_begun += std::chrono::duration<double>(behind) / period_;
}

void Table::rest() {
  rests_ = true;
  if (!move_) ++crowd_.at_rest;
  advance();
}

void Table::clear() {
  for (auto& screen : screens_) {
    screen.begun = screen.over = false;
    screen.owes = -1;
    screen.steps = 0;
    screen.move.clear();
  }
}

void Table::told(Screen& screen) {
  const auto now = Clock::now();
  if (!has_begun_) {
    has_begun_ = std::ranges::all_of(screens_, &Screen::begun);
    if (!has_begun_) return;
    if (games_ == 1) ++crowd_.begun;
    due_ = std::max(due_, now);  // nobody owed a move before
  }
  if (move_) {
    move_->told_last = now;
    if (&screen == &screens_[move_->by] && !move_->is_shown && screen.owes != move_->decision) {
      move_->is_shown = true;
      move_->step = screen.steps;
      if (move_->counts) crowd_.counts.to_mover.add(now - move_->due);
    }
  }
  advance();
}

// In a game with secrets the others may be told nothing of a move.
bool Table::is_settled() const {
  return move_->is_shown &&
         (!is_open_ || std::ranges::all_of(screens_, [this](const Screen& one) { return one.steps >= move_->step; }));
}

void Table::advance() {
  if (move_ && !is_settled()) return;
  if (rests_) {
    if (move_) ++crowd_.at_rest;
    return settle();
  }
  if (std::ranges::all_of(screens_, &Screen::over)) {
    settle();
    has_begun_ = false;
    crowd_.counts.games += crowd_.measures;
    clear();
    return open_game(true);
  }
  if (!plays_ || !has_begun_) return;
  for (std::size_t i = 0; i < screens_.size(); ++i) {
    const auto by = (next_ + i) % screens_.size();
    if (screens_[by].owes < 0 || screens_[by].move.empty()) continue;
    if (!crowd_.options.closed && Clock::now() < due_) return wait_for(due_);
    return begin(by);
  }
}

void Table::wait_for(Time due) {
  if (timer_.expiry() == due) return;  // it waits already
  timer_.expires_at(due);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) advance();
  });
}

void Table::begin(std::size_t by) {
  settle();
  next_ = by + 1;
  auto& screen = screens_[by];
  const auto now = Clock::now();
  move_ = Move{by, screen.owes, crowd_.options.closed ? now : due_, now, crowd_.measures};
  due_ += period_;
  send_move(screen);
  screen.move.clear();
}

// The move before is done with: who was not told of it by now is not told at all.
void Table::settle() {
  if (!move_) return;
  has_moved_ = true;
  if (move_->counts) {
    ++crowd_.counts.moves;
    crowd_.counts.to_all.add(move_->told_last - move_->due);
  }
  move_.reset();
}

}  // namespace shengxiao::load
