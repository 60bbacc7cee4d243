// What the games have learned by playing themselves: networks that the program carries, knowledge/GAME.policy, each with what made
// it, knowledge/GAME.toml. `./dev train GAME` makes them again.
#pragma once
#include <memory>
#include <span>

#include "core/embedded.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

// GAME.policy and GAME.toml.
std::span<const EmbeddedFile> knowledge_files();

// The network for a game as it is set up; null where nothing was learned of it so: with other numbers of seats, other options, or
// another edition, where that makes another game to what was learned.
std::shared_ptr<const agents::NeuralNetwork> knowledge_of(const AnyGame& game);

// Whether that network learned with many editions, so that it is as good a player of one as of another.
bool knows_any_edition(const AnyGame& game);

}  // namespace shengxiao::table
