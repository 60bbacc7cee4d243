// Editions as JSON: in the head of a transcript, in a record, in a message.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/data.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

std::string edition_json(const Edition& edition);

// Whether its printed data are not the usual ones.
bool has_own_edition(const AnyGame& game);

// Whether the data make sense is for the game to say.
Result<EditionPtr> read_edition(const nlohmann::json& json);
Result<EditionPtr> parse_edition_json(std::string_view json);

}  // namespace shengxiao::table
