// A table as a server tells a guest who has one seat of it (docs/protocol.md), in words. What the server says is not believed to be
// well-formed: nlohmann's exception is thrown where it is not.
#pragma once
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "boards/board.hpp"
#include "terminal/session.hpp"

namespace shengxiao::cli {

class ToldTable {
 public:
  // A message `table`, from a server of some version of this program.
  void take(const nlohmann::json& message, std::string_view version_of_server);

  bool is_over() const { return now_.at("over"); }
  bool has_begun() const { return now_.at("begun"); }
  int seats() const { return static_cast<int>(now_.at("seats").size()); }
  const nlohmann::json& sitter(int seat) const { return now_.at("seats").at(static_cast<std::size_t>(seat)); }
  // Whether the guest's seat owes a decision; its number, -1 where there is none, and what may be chosen.
  bool owes() const { return !is_over() && !now_.at("legal").empty(); }
  int decision(int seat) const { return now_.at("asks").value(std::to_string(seat), -1); }
  std::vector<std::string> choices() const;
  std::string view() const { return now_.at("view").dump(); }
  // Of the seats whose random numbers chance waits for.
  bool awaits_entropy(int seat) const;

  std::string seat_name(int seat) const;
  // The board, and what `own` may do, or who is waited for, or the result.
  std::string shown(int own) const;
  // What was done since the last turn of `own`, and what else happened since this was last asked; then what shown() says.
  std::string told(int own);

 private:
  Seat seat_in(const nlohmann::json& number) const;
  bool is_open() const;  // nothing is hidden in the game
  boards::Scene scene(int own) const;
  std::vector<terminal::Turn> turns() const;
  std::string awaited(int own) const;
  std::string result() const;

  nlohmann::json now_;
  std::vector<nlohmann::json> moves_, notes_;  // of all messages
  std::size_t notes_told_ = 0;
  std::unique_ptr<boards::Board> board_;
};

}  // namespace shengxiao::cli
