// How a game ended otherwise than by its rules.
#pragma once
#include <optional>
#include <string_view>

#include "core/game.hpp"

namespace shengxiao::server {

struct Ending {
  enum class Kind { flag, resigned, agreed };
  Kind kind;
  SeatSet losers{};  // none where it was agreed

  std::string_view name() const;  // as in messages, the journal and notes
  static std::optional<Kind> kind_of(std::string_view name);
  // In games of two the other seat wins; where everybody has lost or nobody, nobody wins.
  Returns returns(int seats) const;
  friend bool operator==(const Ending&, const Ending&) = default;
};

}  // namespace shengxiao::server
