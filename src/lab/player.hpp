// Who plays in an experiment: an opponent by name, how long it thinks, and what it may not do.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/any_game.hpp"
#include "table/named_agent.hpp"

namespace shengxiao::lab {

// A name as table/named_agent.hpp has it, or clairvoyant (lab/clairvoyant.hpp); and with ~P at its end one who does anything at all
// in P of a hundred moves: greedy~10.
class Player {
 public:
  // Of an agent that would think until it is stopped; the levels think as long as they do.
  static constexpr std::uint64_t usual_nodes = 4096;

  static Result<Player> make(std::string_view name, const agents::Limits& limits = {});

  const std::string& name() const { return name_; }
  const agents::Limits& limits() const { return limits_; }
  std::uint32_t slips() const { return slips_; }  // in a hundred moves
  bool is_clairvoyant() const { return is_clairvoyant_; }  // which is no agent, and does not sit
  // Sits down for one game. An error where it cannot play it.
  Result<std::unique_ptr<table::AnyAgent>> sit(const table::AnyGame& game) const;

  // Restricted play (Jaffe and others 2012): the same player who does not do what uses this item while it could do anything else.
  Player without(int item) const;
  std::optional<int> forbidden() const { return forbidden_; }

 private:
  std::string name_;
  agents::Limits limits_;
  std::uint32_t slips_ = 0;
  bool is_clairvoyant_ = false;
  std::optional<int> forbidden_;
  table::NamedAgent agent_;
};

}  // namespace shengxiao::lab
