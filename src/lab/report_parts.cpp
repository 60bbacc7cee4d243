#include "lab/report_parts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "lab/svg.hpp"

namespace shengxiao::lab {

std::string rounded(double x, int digits) {
  auto text = fmt::format("{:.{}f}", x, digits);
  return text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-') ? text.substr(1) : text;
}

std::string number(const Estimate& e, double unit, int digits) { return rounded(e.value * unit, digits); }
int digits_of(const Estimate& e, double unit, int digits) {
  const int most = digits + 2;
  while (digits < most && e.low < e.high && rounded(e.low * unit, digits) == rounded(e.high * unit, digits)) ++digits;
  return digits;
}
std::string interval(const Estimate& e, double unit, int digits) {
  digits = digits_of(e, unit, digits);
  return fmt::format("{} … {}", rounded(e.low * unit, digits), rounded(e.high * unit, digits));
}
std::string more(const Estimate& e, double unit) {
  const auto text = rounded(e.value * unit, 1);
  return text.starts_with('-') ? text : "+" + text;
}
std::string_view look_of(const Estimate& e, double usual, bool stands_out) {
  return !stands_out ? "" : e.value > usual ? "more" : "less";
}

std::string table(std::string_view caption, const std::vector<std::string>& heads, const std::vector<TableRow>& rows) {
  std::vector<bool> shown;
  for (std::size_t i = 0; i < heads.size(); ++i)
    shown.push_back(std::ranges::any_of(rows, [&](const TableRow& row) { return !row[i].text.empty(); }));
  std::string out =
      fmt::format("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{0}\"><table><caption>{0}</caption><thead><tr>",
                  escaped(caption));
  for (std::size_t i = 0; i < heads.size(); ++i)
    if (shown[i]) out += fmt::format("<th scope=\"col\">{}</th>", escaped(heads[i]));
  out += "</tr></thead><tbody>";
  for (const auto& row : rows) {
    out += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!shown[i]) continue;
      const auto look = row[i].look.empty() ? std::string() : fmt::format(" class=\"{}\"", row[i].look);
      out += i ? fmt::format("<td{}>{}</td>", look, escaped(row[i].text))
               : fmt::format("<th scope=\"row\">{}</th>", escaped(row[i].text));
    }
    out += "</tr>";
  }
  return out + "</tbody></table></div>\n";
}

std::string behind(std::string_view what, const std::string& table) {
  return fmt::format("<details><summary>{}</summary>{}</details>\n", escaped(what), table);
}

std::string figure(const std::string& svg, std::string_view caption) {
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>\n", svg, escaped(caption));
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k) three = three << 8 | (i + k < bytes.size() ? static_cast<std::uint8_t>(bytes[i + k]) : 0);
    for (std::size_t k = 0; k < 4; ++k) out += i + k > bytes.size() ? '=' : digits[three >> (18 - 6 * k) & 63];
  }
  return out;
}

std::string player(const std::string& name) {
  return name.starts_with("level:") ? "level " + name.substr(6) : name == "greedy" ? "the heuristic player" : name;
}
std::string capitalized(std::string words) {
  words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
  return words;
}

std::string paragraph(std::string_view words) { return fmt::format("<p>{}</p>\n", escaped(words)); }

namespace {
// Lists in a list are told apart by commas.
std::string plain(const nlohmann::ordered_json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  std::vector<std::string> parts;
  for (const auto& one : value) parts.push_back(plain(one));
  const bool of_lists = std::ranges::any_of(value, [](const auto& one) { return one.is_array(); });
  return fmt::format("{}", fmt::join(parts, of_lists ? ", " : " "));
}

std::string table_of(const std::string& caption, const nlohmann::ordered_json& entries) {
  std::vector<std::string> columns;
  for (const auto& entry : entries)
    for (const auto& [name, value] : entry.items())
      if (std::ranges::find(columns, name) == columns.end()) columns.push_back(name);
  std::vector<TableRow> rows;
  for (const auto& entry : entries) {
    TableRow cells;
    for (const auto& name : columns) cells.emplace_back(entry.contains(name) ? plain(entry[name]) : "");
    rows.push_back(std::move(cells));
  }
  return table(caption, columns, rows);
}
}  // namespace

std::string edition_tables(const std::string& edition) {
  const auto data = nlohmann::ordered_json::parse(edition, nullptr, false);
  std::string lists;
  std::vector<TableRow> single;
  for (const auto& [key, value] : data.items()) {
    if (value.is_object())
      for (const auto& [name, one] : value.items()) single.push_back({fmt::format("{}.{}", key, name), plain(one)});
    else if (value.is_array() && !value.empty() && value[0].is_object())
      lists += table_of(key, value);
    else
      single.push_back({key, plain(value)});
  }
  return (single.empty() ? "" : table("Values", {"Key", "Value"}, single)) + lists;
}

}  // namespace shengxiao::lab
