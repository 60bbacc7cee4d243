// A board for any game: its view as a readable list, and what is legal beside it.
#pragma once
#include "boards/board.hpp"

namespace shengxiao::boards {

class GenericBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override { return {choice.text}; }
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

// JSON as indented lines: short lists on one line, no brackets or quotes.
std::vector<std::string> outline(std::string_view json);

}  // namespace shengxiao::boards
