// New moons and the sun, and with them the lunar calendar by its definition: months begin on the day of the new moon in China's
// time, and the winter solstice falls in month 11. Days are those of the Gregorian calendar, also before China used it.
#pragma once
#include <chrono>

namespace shengxiao::calendar {

using Days = std::chrono::sys_days;
using Moment = std::chrono::sys_seconds;  // on the clocks of China

// New moons are numbered on from the one of 6 January 2000.
Moment new_moon(int number);

// The sun's apparent longitude in degrees, 0 to 360, when this day begins in China: 270 is the winter solstice.
double solar_longitude(Days day);

// The day that begins the lunar year which begins in this Gregorian year.
Days computed_new_year(int year);

// How much later a clock that keeps even time (TT) shows noon than one that follows the turning Earth, in seconds.
double delta_t(double year);

}  // namespace shengxiao::calendar
