// Editions as JSON: in the head of a transcript, in a record, in a message.
#pragma once
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/data.hpp"
#include "table/any_game.hpp"

namespace shengxiao::table {

std::string edition_json(const Edition& edition);

// Whether its printed data are not the usual ones.
bool has_own_edition(const AnyGame& game);

// Whether the data make sense is for the game to say.
Result<EditionPtr> read_edition(const nlohmann::json& json);
Result<EditionPtr> parse_edition_json(std::string_view json);

using ReadFile = std::function<Result<std::string>(const std::string& path)>;

// A setup as people write it: options as "name=value", printed data as the path of a file. Empty: the usual ones.
Result<Setup> written_setup(int seats, const std::vector<std::string>& options, const std::string& edition, const ReadFile& read);

}  // namespace shengxiao::table
