// The table that a language model sits at (docs/mcp.md): one in this process, or one on a server.
#pragma once
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "table/message.hpp"

namespace shengxiao::cli {

using Said = Result<std::string>;

class McpTable {
 public:
  virtual ~McpTable() = default;
  virtual Said look() = 0;  // the board, and what may be done
  virtual Said view() = 0;  // all that the seat may know, in JSON
  // Plays, then waits as wait() does. Illegal: an error with its clause, and nothing has happened.
  virtual Said play(const std::string& move, std::chrono::seconds patience) = 0;
  // Until the seat is to decide something, or the game is over, or so long: what was done since its last turn, and what look()
  // says.
  virtual Said wait(std::chrono::seconds patience) = 0;
  virtual Said why_not(const std::string& move) = 0;
};

// A table as somebody has sat down at it, and what they are told first.
struct Seated {
  std::unique_ptr<McpTable> table;
  std::string told;
};
Result<Seated> new_table(const table::Message& given);   // with computers
Result<Seated> join_table(const table::Message& given);  // on a server

// How long a tool waits for one's turn, in seconds.
constexpr int usual_patience = 45, most_patience = 600;
Result<std::chrono::seconds> patience_in(const table::Message& given);

// "You may: c3-d4, e3-f4"; of very many moves not all.
std::string choice_words(std::vector<std::string> moves);

}  // namespace shengxiao::cli
