// The board of Wu Xing: the three tiles in play, the dice and what can be done with them, and below what everybody has.
#pragma once
#include "terminal/board.hpp"

namespace shengxiao::terminal {

class WuXingBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

}  // namespace shengxiao::terminal
