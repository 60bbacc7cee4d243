#include "table/edition.hpp"

namespace shengxiao::table {

namespace {
constexpr int deepest = 8;  // tables and lists within each other; a real edition has five

Result<Data> convert(const nlohmann::json& json, std::string_view where, int depth) {
  if (depth > deepest) return fail("", "{}: an edition is not nested so deep", where);
  if (json.is_number_integer() && !(json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX))
    return Data(json.get<std::int64_t>());
  if (json.is_string()) return Data(json.get<std::string>());
  if (json.is_array()) {
    Data::List list;
    for (const auto& item : json) {
      auto value = convert(item, where, depth + 1);
      if (!value) return value;
      list.push_back(std::move(*value));
    }
    return Data(std::move(list));
  }
  if (json.is_object()) {
    Data::Table table;
    for (const auto& [key, item] : json.items()) {
      auto value = convert(item, where, depth + 1);
      if (!value) return value;
      table.emplace_back(key, std::move(*value));
    }
    return Data(std::move(table));
  }
  return fail("", "{}: an edition holds whole numbers, texts, lists and tables only", where);
}
}  // namespace

std::string edition_json(const Edition& edition) {
  std::string text;
  Json out(text);
  write(edition.data, out);
  return text;
}

Result<EditionPtr> read_edition(const nlohmann::json& json, std::string_view where) {
  if (!json.is_object()) return fail("", "{}: an edition is a table", where);
  auto data = convert(json, where, 0);
  if (!data) return tl::unexpected(data.error());
  return std::make_shared<const Edition>(Edition{std::string(where), std::move(*data)});
}

Result<EditionPtr> parse_edition_json(std::string_view text, std::string_view where) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) return fail("", "{}: not JSON", where);
  return read_edition(json, where);
}

}  // namespace shengxiao::table
