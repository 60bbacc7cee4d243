// CA-2: the New Years of the printed table of 120 lunar years, and the day after its last year, as month and day: 205 is 5
// February.
#pragma once
#include <array>

namespace shengxiao::calendar {

constexpr int first_in_table = 1924, last_in_table = 2044;

// clang-format off
constexpr std::array<short, last_in_table - first_in_table + 1> new_years{
    /* 1924 */ 205, 124, 213, 202, 123, 210, 130, 217, 206, 126, 214, 204,
    /* 1936 */ 124, 211, 131, 219, 208, 127, 215, 205, 125, 213, 202, 122,
    /* 1948 */ 210, 129, 217, 206, 127, 214, 203, 124, 212, 131, 218, 208,
    /* 1960 */ 128, 215, 205, 125, 213, 202, 121, 209, 130, 217, 206, 127,
    /* 1972 */ 215, 203, 123, 211, 131, 218, 207, 128, 216, 205, 125, 213,
    /* 1984 */ 202, 220, 209, 129, 217, 206, 127, 215, 204, 123, 210, 131,
    /* 1996 */ 219, 207, 128, 216, 205, 124, 212, 201, 122, 209, 129, 218,
    /* 2008 */ 207, 126, 214, 203, 123, 210, 131, 219, 208, 128, 216, 205,
    /* 2020 */ 125, 212, 201, 122, 210, 129, 217, 206, 126, 213, 203, 123,
    /* 2032 */ 211, 131, 219, 208, 128, 215, 204, 124, 212, 201, 122, 210,
    /* 2044 */ 130};
// clang-format on

}  // namespace shengxiao::calendar
