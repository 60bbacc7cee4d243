// The table of The Great Race: the track, what each action gives as the wheel stands, the runners, and what can be done.
#pragma once
#include "terminal/board.hpp"

namespace shengxiao::terminal {

class GreatRaceBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;  // of a play: the action card, then the energy card
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

}  // namespace shengxiao::terminal
