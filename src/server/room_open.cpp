// How a table comes to be: opened by a message, or as its journal says that it was.
#include "server/room.hpp"

namespace shengxiao::server {

Result<std::shared_ptr<Room>> Room::make(std::string code, Start start, SharedRuntime runtime, Journal journal) {
  for (const auto& seat : start.seats) {
    const auto player = seat.player();
    if (!player.policy.empty()) continue;  // the server may not have it any more
    if (const auto fine = runtime->computers->check(start.match.game(), player); !fine) return tl::unexpected(fine.error());
  }
  return std::shared_ptr<Room>(new Room(std::move(code), std::move(start), std::move(runtime), std::move(journal)));
}

Result<std::shared_ptr<Room>> Room::open(std::string code, TableRequest request, SharedRuntime runtime, Journal journal) {
  std::vector<Milliseconds> left(request.seats.size(), request.terms.clock ? request.terms.clock->start : Milliseconds(0));
  auto room = make(std::move(code),
                   {.match = std::move(request.match),
                    .seats = std::move(request.seats),
                    .terms = request.terms,
                    .conduct = std::move(request.conduct),
                    .luck = std::move(request.luck),
                    .left = std::move(left),
                    .notes = std::move(request.notes)},
                   std::move(runtime), std::move(journal));
  if (!room) return room;
  auto& made = **room;
  made.notes_.push_back(made.luck_.note().text());
  made.journal_(open_event(made.record(), made.seats_.all(), made.terms_, made.conduct_, made.luck_));
  return room;
}

// A table that an earlier version opened has no secret yet. Its luck is nothing that anybody could verify.
Result<std::shared_ptr<Room>> Room::restore(std::string code, const std::vector<std::string>& events, SharedRuntime runtime,
                                            Journal journal, const std::optional<Clocks::Away>& away) {
  auto kept = KeptTable::from(events);
  if (!kept) return fail_in(kept.error(), "server.journal_table", code);
  auto match = table::Match::resume(kept->record, {});
  if (!match) return fail_in(match.error(), "server.journal_table", code);
  const bool is_earlier = !kept->luck;
  if (is_earlier) kept->luck = TableLuck(runtime->secret(), TableLuck::Origin::earlier);
  auto room = make(std::move(code),
                   {.match = *std::move(match),
                    .seats = std::move(kept->seats),
                    .terms = kept->terms,
                    .conduct = std::move(kept->conduct),
                    .luck = *std::move(kept->luck),
                    .left = std::move(kept->left),
                    .notes = std::move(kept->record.notes),
                    .begun = kept->begun || (is_earlier && !kept->record.steps.empty()),
                    .ending = kept->ending},
                   std::move(runtime), std::move(journal));
  if (!room) return room;
  auto& made = **room;
  if (!kept->credited.empty()) made.clocks_.set_credited(std::move(kept->credited));
  for (int seat = 0; seat < made.seats_.size(); ++seat)
    made.by_deputies_[seat_at(seat)] = kept->by_deputies[static_cast<std::size_t>(seat)];
  made.count_anew();
  if (away) made.clocks_.come_back(*away, made.on_the_clock());
  if (is_earlier) made.journal_(chance_event(made.luck_));
  if (made.begun_ && !kept->begun) made.journal_(begin_event());  // what was played may be taken back
  const int before = made.match().step();
  if (made.luck_.is_closed() && made.luck_.waits_for().empty()) made.set_luck();
  if (made.match().step() > before) made.journal_(play_event(made.match(), before, made.left_to_keep()));
  return room;
}

// What was asked before a restart is not answered by what is said after it.
void Room::count_anew() {
  const auto secret = runtime_->secret();
  const int first = secret[0] << 16 | secret[1] << 8 | secret[2];
  decisions_ = PerSeat<int>(seats_.size(), first);
  proposals_ = first;
}

}  // namespace shengxiao::server
