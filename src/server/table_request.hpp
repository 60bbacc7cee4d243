// A table that somebody wants to open, by a message `new` or `load`.
#pragma once
#include "server/journal_events.hpp"

namespace shengxiao::server {

struct TableRequest {
  table::Match match;
  std::vector<SeatState> seats;  // with tokens where whoever asks sits
  Terms terms;
  Conduct conduct;
  TableLuck luck;
  std::vector<std::string> notes;

  // `secret`, `computers`: see Runtime.
  static Result<TableRequest> from(const table::Message& message, const std::function<chance::Bytes32()>& secret,
                                   const table::Computers& computers = {});
};

// The field "entropy_commit"; nothing where there is none.
Result<std::optional<chance::Bytes32>> entropy_commitment_in(const table::Message& message);

}  // namespace shengxiao::server
