#include "boards/board.hpp"

#include <algorithm>
#include <climits>
#include <cstdlib>

#include "boards/generic_board.hpp"

namespace shengxiao::boards {

namespace {
const Spot* find(const std::vector<Spot>& spots, const std::string& name) {
  const auto found = std::ranges::find(spots, name, &Spot::name);
  return found == spots.end() ? nullptr : &*found;
}

// Twice the middle, lines counting double: a character is about twice as high as it is wide.
int middle_x(const Area& a) { return 2 * a.x + a.width; }
int middle_y(const Area& a) { return 2 * (2 * a.y + a.height); }
}  // namespace

std::unique_ptr<Board> board_for(std::string_view game) {
  const auto boards = game_boards();
  const auto found = std::ranges::find(boards, game, &GameBoard::game);
  return found == boards.end() ? std::make_unique<GenericBoard>() : found->make();
}

std::vector<std::string> next_picks(const Board& board, const Scene& scene, const std::vector<std::string>& held) {
  std::vector<std::string> all;
  for (const auto& choice : scene.legal) {
    const auto path = board.path(choice);
    if (path.size() <= held.size() || !std::equal(held.begin(), held.end(), path.begin())) continue;
    if (std::ranges::find(all, path[held.size()]) == all.end()) all.push_back(path[held.size()]);
  }
  return all;
}

void draw_list(std::string_view title, const std::vector<std::string>& spots, const Focus& focus, int left, Canvas& canvas) {
  const int width = canvas.width() - left, rows = std::max(canvas.height() - 1, 1), count = static_cast<int>(spots.size());
  canvas.text(left, 0, padded(title, width), {Ink::title});
  const auto at = std::ranges::find(spots, focus.cursor);
  const int chosen = at == spots.end() ? 0 : static_cast<int>(at - spots.begin());
  const int first = std::clamp(chosen - rows / 2, 0, std::max(count - rows, 0));
  for (int k = 0; k < count; ++k) {
    const auto& spot = spots[static_cast<std::size_t>(k)];
    const bool here = spot == focus.cursor;
    const int row = k - first + 1;  // those out of sight are spots too, for the arrow keys
    canvas.spot(spot, {left, row, width, 1});
    if (row >= 1 && row <= rows)
      canvas.text(left, row, padded((here ? "> " : "  ") + spot, width), {here ? Ink::cursor : Ink::target, here, here});
  }
}

std::string neighbour(const std::vector<Spot>& spots, const std::string& from, int x, int y) {
  const auto* here = find(spots, from);
  if (!here) return from;
  const Spot* best = nullptr;
  int least = INT_MAX;
  for (const auto& spot : spots) {
    const int dx = middle_x(spot.area) - middle_x(here->area), dy = middle_y(spot.area) - middle_y(here->area);
    const int ahead = x ? x * dx : y * dy, aside = std::abs(x ? dy : dx);
    if (ahead <= 0) continue;
    const int cost = ahead + 4 * aside;  // straight on, if it can be
    if (cost < least && aside <= 4 * ahead) {
      least = cost;
      best = &spot;
    }
  }
  return best ? best->name : from;
}

std::string nearest(const std::vector<Spot>& spots, const std::string& from, const std::vector<std::string>& among) {
  const auto* here = find(spots, from);
  const Spot* best = nullptr;
  int least = INT_MAX;
  for (const auto& name : among) {
    const auto* spot = find(spots, name);
    if (!spot) continue;
    const int away =
        here ? std::abs(middle_x(spot->area) - middle_x(here->area)) + std::abs(middle_y(spot->area) - middle_y(here->area)) : 0;
    if (away < least) {
      least = away;
      best = spot;
    }
  }
  return best ? best->name : among.empty() ? from : among.front();
}

}  // namespace shengxiao::boards
