// What the pages of reports are made of.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "lab/balance.hpp"

namespace shengxiao::lab {

constexpr double hundred = 100;

struct TableCell {
  std::string text;
  std::string_view look = {};  // a class of the style sheet
  TableCell(std::string words, std::string_view of = {}) : text(std::move(words)), look(of) {}
  TableCell(const char* words) : text(words) {}
};
using TableRow = std::vector<TableCell>;

// Without a sign where it is nothing.
std::string rounded(double x, int digits);
// As many digits as tell the ends of an interval apart, two more than `digits` at the most.
int digits_of(const Estimate& e, double unit, int digits);
std::string number(const Estimate& e, double unit, int digits);
std::string interval(const Estimate& e, double unit, int digits);  // with digits_of() them
std::string more(const Estimate& e, double unit);
std::string_view look_of(const Estimate& e, double usual, bool stands_out);

// A player as it is called in a sentence.
std::string player(const std::string& name);
std::string capitalized(std::string words);  // of one word at least
constexpr std::string_view who_the_heuristic_player_is = "The heuristic player goes by rules of thumb and does not look ahead.";

// Columns in which nothing stands are left out.
std::string table(std::string_view caption, const std::vector<std::string>& heads, const std::vector<TableRow>& rows);
std::string paragraph(std::string_view words);
std::string behind(std::string_view what, const std::string& table);
std::string figure(const std::string& svg, std::string_view caption);
std::string base64(std::string_view bytes);

// Of an edition in JSON: a table for each list of like entries, and one for all else.
std::string edition_tables(const std::string& edition);

// Whether a seat has clearly more or less than an even share, though all seats are compared, at so many tables.
bool seat_stands_out(const Balance& b, const Estimate& e, std::size_t tables = 1);

// The section on players of other strengths.
std::string by_strength(const Balance& b);

// The section on the things of a kind: their picture, and a table behind it.
std::string items_of_kind(const Balance& b, const KindReport& kind);

}  // namespace shengxiao::lab
