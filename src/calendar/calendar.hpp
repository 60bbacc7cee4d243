// Which animal, element and place in the cycle of sixty a Gregorian date has, and what a table of players makes of their birthdays.
// docs/calendar.md; clauses CA-1 to CA-6.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "calendar/astronomy.hpp"
#include "calendar/signs.hpp"
#include "core/result.hpp"

namespace shengxiao::calendar {

using Date = std::chrono::year_month_day;

// CA-3: the dates that are answered.
constexpr Date earliest = std::chrono::year(1645) / 1 / 1, latest = std::chrono::year(2300) / 12 / 31;

struct LunarYear {
  int number = 0;  // the Gregorian year in which it begins
  Days first, last;
  bool computed = false;  // from astronomy, not from the table

  int cycle() const { return (number - 4) % 60 + 1; }  // 1 to 60
  int stem() const { return (number - 4) % 10; }
  int branch() const { return (number - 4) % 12; }
  Animal animal() const { return static_cast<Animal>(branch()); }
  Element element() const { return static_cast<Element>(stem() / 2); }
  Polarity polarity() const { return static_cast<Polarity>(stem() % 2); }
};

// The year of a number, 1644 (which earliest falls in) to 2300.
LunarYear lunar_year(int number);

// CA-1: the lunar year that holds a date, which exists.
Result<LunarYear> lunar_year_of(Date date);

// A date is written as 1990-05-17. A text of that form is understood, and yet can name a day that does not exist.
bool has_form_of_date(std::string_view text);
Result<Date> parse_date(std::string_view text);
std::string text(Date date);

// Full years, as birthdays count them: who was born on 29 February grows older on 1 March where there is none.
Result<int> age(Date born, Date today);

// The birthdays of the seats, where they are known.
using Births = std::span<const std::optional<Date>>;

// For The Great Race: the seats, oldest first, those of unknown age last; of two alike the lower seat counts as older.
std::vector<int> age_order(Births births);

// For The Great Race: an animal for each seat, none twice. In age order each gets the animal of the own year of birth; where that
// is taken its pair, else the next in the cycle that is free. A seat of unknown age gets the first that is free.
Result<std::vector<Animal>> suggested_animals(Births births);

}  // namespace shengxiao::calendar
