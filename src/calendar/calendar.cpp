#include "calendar/calendar.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <tuple>

#include "calendar/new_years.hpp"
#include "core/text.hpp"

namespace shengxiao::calendar {

namespace {
namespace chrono = std::chrono;

bool in_table(int year) { return year >= first_in_table && year <= last_in_table; }

Days new_year(int year) {
  if (!in_table(year)) return computed_new_year(year);
  const int day = new_years[static_cast<std::size_t>(year - first_in_table)];
  return chrono::year(year) / (day / 100) / (day % 100);
}

// Year, month and day as the text writes them; nothing where it has another form than 1990-05-17.
std::optional<std::array<int, 3>> numbers_of(std::string_view text) {
  std::array<int, 3> numbers{};
  for (std::size_t i = 0; i < 3; ++i) {
    const auto end = i < 2 ? text.find('-') : text.size();
    const auto part = text.substr(0, end);
    if (end == std::string_view::npos || part.empty() || part.size() > (i == 0 ? 4 : 2)) return std::nullopt;
    for (const char c : part) {
      if (c < '0' || c > '9') return std::nullopt;
      numbers[i] = numbers[i] * 10 + (c - '0');
    }
    if (i < 2) text.remove_prefix(end + 1);
  }
  return numbers;
}
}  // namespace

// A year of which one end is computed counts as computed: that is the last before the table and the one that follows it.
LunarYear lunar_year(int number) {
  return {number, new_year(number), new_year(number + 1) - chrono::days(1), !(in_table(number) && in_table(number + 1))};
}

Result<LunarYear> lunar_year_of(Date date) {
  if (!date.ok()) return fail("CA-6", "calendar.no_such_date", text(date));
  if (date < earliest || date > latest) return fail("CA-3", "calendar.out_of_range", text(date), text(earliest), text(latest));
  const int number = static_cast<int>(date.year());
  return lunar_year(Days(date) < new_year(number) ? number - 1 : number);
}

bool has_form_of_date(std::string_view text) { return numbers_of(text).has_value(); }

Result<Date> parse_date(std::string_view text) {
  const auto numbers = numbers_of(text);
  if (!numbers) return fail("CA-6", "calendar.not_a_date", excerpt(text, 40));
  const auto [year, month, day] = *numbers;
  const Date date = chrono::year(year) / month / day;
  if (date.ok()) return date;
  if (!date.month().ok()) return fail("CA-6", "calendar.no_month", text);
  const auto last = static_cast<unsigned>((date.year() / date.month() / chrono::last).day());
  return fail("CA-6", "calendar.no_day", text, last);
}

std::string text(Date date) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

Result<int> age(Date born, Date today) {
  if (born > today) return fail("CA-6", "calendar.not_born", text(born), text(today));
  const int years = static_cast<int>(today.year()) - static_cast<int>(born.year());
  const bool to_come = today.month() / today.day() < born.month() / born.day();
  return to_come ? years - 1 : years;
}

std::vector<int> age_order(Births births) {
  std::vector<int> seats(births.size());
  std::iota(seats.begin(), seats.end(), 0);
  std::ranges::sort(seats, {}, [&](int seat) {
    const auto& born = births[static_cast<std::size_t>(seat)];
    return std::tuple(!born, born.value_or(latest), seat);
  });
  return seats;
}

Result<std::vector<Animal>> suggested_animals(Births births) {
  if (births.size() > animals) return fail("GR-1", "calendar.too_many_seats", animals, births.size());
  std::vector<Animal> chosen(births.size());
  std::array<bool, animals> taken{};
  for (const int seat : age_order(births)) {
    const auto is_taken = [&](Animal a) { return taken[static_cast<std::size_t>(a)]; };
    auto animal = Animal::rat;
    if (const auto& born = births[static_cast<std::size_t>(seat)]) {
      const auto year = lunar_year_of(*born);
      if (!year) return tl::unexpected(year.error());
      animal = year->animal();
      if (is_taken(animal)) animal = pair_of(animal);
    }
    while (is_taken(animal)) animal = static_cast<Animal>((static_cast<int>(animal) + 1) % animals);
    taken[static_cast<std::size_t>(animal)] = true;
    chosen[static_cast<std::size_t>(seat)] = animal;
  }
  return chosen;
}

}  // namespace shengxiao::calendar
