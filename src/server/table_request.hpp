// A table that somebody wants to open, by a message `new` or `load`.
#pragma once
#include "server/journal_events.hpp"

namespace shengxiao::server {

struct TableRequest {
  table::Match match;
  std::vector<SeatState> seats;  // with tokens where whoever asks sits
  Terms terms;
  std::uint64_t seed;  // of what chance draws
  std::vector<std::string> notes;

  // `seed`: where the message names none.
  static Result<TableRequest> from(const table::Message& message, std::uint64_t seed, const Seats::Secret& secret);
};

}  // namespace shengxiao::server
