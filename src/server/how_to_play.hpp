// The diagrams of the pages that say how to play, src/games/GAME/how_to_play.json: positions of a game, told as in the message
// `table`.
#pragma once
#include <span>
#include <string_view>

#include "core/embedded.hpp"

namespace shengxiao::server {

// Of each game that has one, as GAME.json.
std::span<const EmbeddedFile> how_to_play_files();

// The diagrams of the file of this name, as a JSON object: docs/protocol.md. Empty where there is none. They are computed once, all
// of them the first time that one is asked for.
std::string_view how_to_play(std::string_view name);

}  // namespace shengxiao::server
