// The board of Celestial Checkers: eight ranks of squares, and beside them each side's animals in hand, home and lost.
#pragma once
#include "terminal/board.hpp"

namespace shengxiao::terminal {

class CelestialCheckersBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;
  bool can_hold(const Scene& scene, const std::string& spot) const override;
  std::string attempt(const Scene& scene, const std::vector<std::string>& held, const std::string& spot) const override;
  std::string caption(const Scene& scene, const std::string& spot) const override;
  std::string seat_name(int seat) const override { return seat == 0 ? "South" : "North"; }
};

}  // namespace shengxiao::terminal
