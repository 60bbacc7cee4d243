// The table of Zodiac: both piles, what everybody shows, the own hand, and beside them a list of what can be done.
#pragma once
#include "terminal/board.hpp"

namespace shengxiao::terminal {

class ZodiacBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override { return {choice.text}; }
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

}  // namespace shengxiao::terminal
