// The 120 rows of the printed table, against the table of the program and against astronomy.
#include <gtest/gtest.h>

#include "calendar/calendar.hpp"
#include "calendar/new_years.hpp"

namespace shengxiao::calendar {
namespace {

struct Row {
  std::string_view sign, first, last;
};

// clang-format off
constexpr Row rows[] = {
    {"Yang Wood Rat", "1924-02-05", "1925-01-23"},
    {"Yin Wood Ox", "1925-01-24", "1926-02-12"},
    {"Yang Fire Tiger", "1926-02-13", "1927-02-01"},
    {"Yin Fire Rabbit", "1927-02-02", "1928-01-22"},
    {"Yang Earth Dragon", "1928-01-23", "1929-02-09"},
    {"Yin Earth Snake", "1929-02-10", "1930-01-29"},
    {"Yang Metal Horse", "1930-01-30", "1931-02-16"},
    {"Yin Metal Goat", "1931-02-17", "1932-02-05"},
    {"Yang Water Monkey", "1932-02-06", "1933-01-25"},
    {"Yin Water Rooster", "1933-01-26", "1934-02-13"},
    {"Yang Wood Dog", "1934-02-14", "1935-02-03"},
    {"Yin Wood Pig", "1935-02-04", "1936-01-23"},
    {"Yang Fire Rat", "1936-01-24", "1937-02-10"},
    {"Yin Fire Ox", "1937-02-11", "1938-01-30"},
    {"Yang Earth Tiger", "1938-01-31", "1939-02-18"},
    {"Yin Earth Rabbit", "1939-02-19", "1940-02-07"},
    {"Yang Metal Dragon", "1940-02-08", "1941-01-26"},
    {"Yin Metal Snake", "1941-01-27", "1942-02-14"},
    {"Yang Water Horse", "1942-02-15", "1943-02-04"},
    {"Yin Water Goat", "1943-02-05", "1944-01-24"},
    {"Yang Wood Monkey", "1944-01-25", "1945-02-12"},
    {"Yin Wood Rooster", "1945-02-13", "1946-02-01"},
    {"Yang Fire Dog", "1946-02-02", "1947-01-21"},
    {"Yin Fire Pig", "1947-01-22", "1948-02-09"},
    {"Yang Earth Rat", "1948-02-10", "1949-01-28"},
    {"Yin Earth Ox", "1949-01-29", "1950-02-16"},
    {"Yang Metal Tiger", "1950-02-17", "1951-02-05"},
    {"Yin Metal Rabbit", "1951-02-06", "1952-01-26"},
    {"Yang Water Dragon", "1952-01-27", "1953-02-13"},
    {"Yin Water Snake", "1953-02-14", "1954-02-02"},
    {"Yang Wood Horse", "1954-02-03", "1955-01-23"},
    {"Yin Wood Goat", "1955-01-24", "1956-02-11"},
    {"Yang Fire Monkey", "1956-02-12", "1957-01-30"},
    {"Yin Fire Rooster", "1957-01-31", "1958-02-17"},
    {"Yang Earth Dog", "1958-02-18", "1959-02-07"},
    {"Yin Earth Pig", "1959-02-08", "1960-01-27"},
    {"Yang Metal Rat", "1960-01-28", "1961-02-14"},
    {"Yin Metal Ox", "1961-02-15", "1962-02-04"},
    {"Yang Water Tiger", "1962-02-05", "1963-01-24"},
    {"Yin Water Rabbit", "1963-01-25", "1964-02-12"},
    {"Yang Wood Dragon", "1964-02-13", "1965-02-01"},
    {"Yin Wood Snake", "1965-02-02", "1966-01-20"},
    {"Yang Fire Horse", "1966-01-21", "1967-02-08"},
    {"Yin Fire Goat", "1967-02-09", "1968-01-29"},
    {"Yang Earth Monkey", "1968-01-30", "1969-02-16"},
    {"Yin Earth Rooster", "1969-02-17", "1970-02-05"},
    {"Yang Metal Dog", "1970-02-06", "1971-01-26"},
    {"Yin Metal Pig", "1971-01-27", "1972-02-14"},
    {"Yang Water Rat", "1972-02-15", "1973-02-02"},
    {"Yin Water Ox", "1973-02-03", "1974-01-22"},
    {"Yang Wood Tiger", "1974-01-23", "1975-02-10"},
    {"Yin Wood Rabbit", "1975-02-11", "1976-01-30"},
    {"Yang Fire Dragon", "1976-01-31", "1977-02-17"},
    {"Yin Fire Snake", "1977-02-18", "1978-02-06"},
    {"Yang Earth Horse", "1978-02-07", "1979-01-27"},
    {"Yin Earth Goat", "1979-01-28", "1980-02-15"},
    {"Yang Metal Monkey", "1980-02-16", "1981-02-04"},
    {"Yin Metal Rooster", "1981-02-05", "1982-01-24"},
    {"Yang Water Dog", "1982-01-25", "1983-02-12"},
    {"Yin Water Pig", "1983-02-13", "1984-02-01"},
    {"Yang Wood Rat", "1984-02-02", "1985-02-19"},
    {"Yin Wood Ox", "1985-02-20", "1986-02-08"},
    {"Yang Fire Tiger", "1986-02-09", "1987-01-28"},
    {"Yin Fire Rabbit", "1987-01-29", "1988-02-16"},
    {"Yang Earth Dragon", "1988-02-17", "1989-02-05"},
    {"Yin Earth Snake", "1989-02-06", "1990-01-26"},
    {"Yang Metal Horse", "1990-01-27", "1991-02-14"},
    {"Yin Metal Goat", "1991-02-15", "1992-02-03"},
    {"Yang Water Monkey", "1992-02-04", "1993-01-22"},
    {"Yin Water Rooster", "1993-01-23", "1994-02-09"},
    {"Yang Wood Dog", "1994-02-10", "1995-01-30"},
    {"Yin Wood Pig", "1995-01-31", "1996-02-18"},
    {"Yang Fire Rat", "1996-02-19", "1997-02-06"},
    {"Yin Fire Ox", "1997-02-07", "1998-01-27"},
    {"Yang Earth Tiger", "1998-01-28", "1999-02-15"},
    {"Yin Earth Rabbit", "1999-02-16", "2000-02-04"},
    {"Yang Metal Dragon", "2000-02-05", "2001-01-23"},
    {"Yin Metal Snake", "2001-01-24", "2002-02-11"},
    {"Yang Water Horse", "2002-02-12", "2003-01-31"},
    {"Yin Water Goat", "2003-02-01", "2004-01-21"},
    {"Yang Wood Monkey", "2004-01-22", "2005-02-08"},
    {"Yin Wood Rooster", "2005-02-09", "2006-01-28"},
    {"Yang Fire Dog", "2006-01-29", "2007-02-17"},
    {"Yin Fire Pig", "2007-02-18", "2008-02-06"},
    {"Yang Earth Rat", "2008-02-07", "2009-01-25"},
    {"Yin Earth Ox", "2009-01-26", "2010-02-13"},
    {"Yang Metal Tiger", "2010-02-14", "2011-02-02"},
    {"Yin Metal Rabbit", "2011-02-03", "2012-01-22"},
    {"Yang Water Dragon", "2012-01-23", "2013-02-09"},
    {"Yin Water Snake", "2013-02-10", "2014-01-30"},
    {"Yang Wood Horse", "2014-01-31", "2015-02-18"},
    {"Yin Wood Goat", "2015-02-19", "2016-02-07"},
    {"Yang Fire Monkey", "2016-02-08", "2017-01-27"},
    {"Yin Fire Rooster", "2017-01-28", "2018-02-15"},
    {"Yang Earth Dog", "2018-02-16", "2019-02-04"},
    {"Yin Earth Pig", "2019-02-05", "2020-01-24"},
    {"Yang Metal Rat", "2020-01-25", "2021-02-11"},
    {"Yin Metal Ox", "2021-02-12", "2022-01-31"},
    {"Yang Water Tiger", "2022-02-01", "2023-01-21"},
    {"Yin Water Rabbit", "2023-01-22", "2024-02-09"},
    {"Yang Wood Dragon", "2024-02-10", "2025-01-28"},
    {"Yin Wood Snake", "2025-01-29", "2026-02-16"},
    {"Yang Fire Horse", "2026-02-17", "2027-02-05"},
    {"Yin Fire Goat", "2027-02-06", "2028-01-25"},
    {"Yang Earth Monkey", "2028-01-26", "2029-02-12"},
    {"Yin Earth Rooster", "2029-02-13", "2030-02-02"},
    {"Yang Metal Dog", "2030-02-03", "2031-01-22"},
    {"Yin Metal Pig", "2031-01-23", "2032-02-10"},
    {"Yang Water Rat", "2032-02-11", "2033-01-30"},
    {"Yin Water Ox", "2033-01-31", "2034-02-18"},
    {"Yang Wood Tiger", "2034-02-19", "2035-02-07"},
    {"Yin Wood Rabbit", "2035-02-08", "2036-01-27"},
    {"Yang Fire Dragon", "2036-01-28", "2037-02-14"},
    {"Yin Fire Snake", "2037-02-15", "2038-02-03"},
    {"Yang Earth Horse", "2038-02-04", "2039-01-23"},
    {"Yin Earth Goat", "2039-01-24", "2040-02-11"},
    {"Yang Metal Monkey", "2040-02-12", "2041-01-31"},
    {"Yin Metal Rooster", "2041-02-01", "2042-01-21"},
    {"Yang Water Dog", "2042-01-22", "2043-02-09"},
    {"Yin Water Pig", "2043-02-10", "2044-01-29"},
};
// clang-format on
static_assert(std::size(rows) == 120);

std::string sign_of(const LunarYear& year) {
  return fmt::format("{} {} {}", year.polarity() == Polarity::yang ? "Yang" : "Yin", name(year.element()).name,
                     name(year.animal()).name);
}

TEST(Calendar, CA_2_every_row_of_the_table) {
  int number = first_in_table;
  for (const auto& row : rows) {
    const auto year = lunar_year(number++);
    EXPECT_EQ(sign_of(year), row.sign);
    EXPECT_EQ(text(year.first), row.first);
    EXPECT_EQ(text(year.last), row.last);
    EXPECT_FALSE(year.computed) << row.first;
    for (const auto end : {row.first, row.last}) {
      const auto found = lunar_year_of(*parse_date(end));
      ASSERT_TRUE(found) << end;
      EXPECT_EQ(found->number, year.number) << end;
    }
  }
  EXPECT_EQ(number, last_in_table);
}

TEST(Calendar, CA_3_astronomy_reproduces_every_row_of_the_table) {
  int number = first_in_table;
  for (const auto& row : rows) {
    EXPECT_EQ(text(computed_new_year(number++)), row.first);
    EXPECT_EQ(text(computed_new_year(number) - std::chrono::days(1)), row.last);
  }
}

}  // namespace
}  // namespace shengxiao::calendar
