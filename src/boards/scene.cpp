#include "boards/scene.hpp"

namespace shengxiao::boards {

Scene scene_of(const table::AnyGame& game, const table::AnyState& state, Seat viewer, Seat chooser) {
  Scene scene;
  Json view(scene.view);
  game.view_json(state, viewer, view);
  scene.to_act = game.to_act(state);
  scene.seats.assign(static_cast<std::size_t>(game.seats()), "player");
  if (!game.open() && is_player(viewer)) scene.near = index(viewer);
  std::vector<ActionId> legal;
  if (is_player(chooser)) game.legal(state, chooser, legal);
  for (const auto action : legal) scene.legal.push_back({game.text(action), game.action_json(action)});
  return scene;
}

}  // namespace shengxiao::boards
