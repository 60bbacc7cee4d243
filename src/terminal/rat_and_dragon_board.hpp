// The board of The Rat and the Dragon: the sheet of the person who draws, what is on offer, and how everybody stands.
#pragma once
#include "terminal/board.hpp"

namespace shengxiao::terminal {

class RatAndDragonBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

}  // namespace shengxiao::terminal
