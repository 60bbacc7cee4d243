// What the calendar says, as JSON. docs/calendar.md
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "calendar/calendar.hpp"
#include "core/json.hpp"
#include "core/result.hpp"

namespace shengxiao::calendar {

// The fields of an object: the sign, element, stem and branch of a date, and its lunar year.
void json(Date date, const LunarYear& year, Json& out);

// The fields of an object: what The Great Race makes of the players' birthdays, in the order of the seats.
void json(std::span<const int> oldest_first, std::span<const Animal> animals, Json& out);

// {"name": "Rat", "character": "鼠", "element": "Water"} for each animal in the order of the years, its own element with it (CA-4),
// and {"name", "character"} for each element, as the fields "signs" and "elements" of an object.
void signs_json(Json& out);

// The object that answers for a date, or for the birthdays of several people, separated by commas; an empty one is not known.
Result<std::string> json_of(std::string_view dates);

}  // namespace shengxiao::calendar
