// The editions that come with the program: the files of editions/, one a game that has printed data.
#pragma once
#include <span>

#include "core/data.hpp"
#include "core/embedded.hpp"

namespace shengxiao::games {

// GAME.toml.
std::span<const EmbeddedFile> edition_files();

// The edition of a game by its name. It is part of the program: that it is missing or wrong is a fault of the build.
EditionPtr default_edition(std::string_view game);

}  // namespace shengxiao::games
