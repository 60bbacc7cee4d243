// How a game ended otherwise than by its rules.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "server/note.hpp"

namespace shengxiao::server {

struct Ending {
  enum class Kind { flag, resigned, agreed };
  Kind kind;
  SeatSet losers{};  // none where it was agreed

  std::string_view name() const;  // as in messages, the journal and notes
  static std::optional<Kind> kind_of(std::string_view name);
  std::vector<Note> notes(int step) const;  // of each loser, or one where it was agreed
  // In games of two the other seat wins; where everybody has lost or nobody, nobody wins.
  Returns returns(int seats) const;
  friend bool operator==(const Ending&, const Ending&) = default;
};

}  // namespace shengxiao::server
