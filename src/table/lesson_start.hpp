// Where a lesson, or a diagram of the page that says how to play, begins: docs/lessons.md.
#pragma once
#include <nlohmann/json.hpp>
#include <string_view>

#include "table/match.hpp"

namespace shengxiao::table {

// `start`: its fields seats, options, edition and steps. `version`: that of the rules, of the file in which it stands.
Result<Match> lesson_start(std::string_view game, int version, const nlohmann::json& start);

}  // namespace shengxiao::table
