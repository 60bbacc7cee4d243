// Conversation at a table.
#pragma once
#include "core/seat.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

// The message `said` for everybody. `speaker`: the seats of who says it; none: a watcher.
Result<std::string> chat_message(const table::Message& message, SeatSet speaker);

}  // namespace shengxiao::server
