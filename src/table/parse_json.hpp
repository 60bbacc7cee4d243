// JSON that came from outside.
#pragma once
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/result.hpp"

namespace shengxiao::table {

// Discarded where the text is no JSON; an error where it is nested so deeply that to copy, compare or print it would take too much
// of the stack.
Result<nlohmann::json> parse_json(std::string_view text);

}  // namespace shengxiao::table
