// What the calendar says, as JSON. docs/calendar.md
#pragma once
#include <span>

#include "calendar/calendar.hpp"
#include "core/json.hpp"

namespace shengxiao::calendar {

// The fields of an object: the sign, element, stem and branch of a date, and its lunar year.
void json(Date date, const LunarYear& year, Json& out);

// The fields of an object: what The Great Race makes of the players' birthdays, in the order of the seats.
void json(std::span<const int> oldest_first, std::span<const Animal> animals, Json& out);

}  // namespace shengxiao::calendar
