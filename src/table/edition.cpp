#include "table/edition.hpp"

#include "games/editions.hpp"

namespace shengxiao::table {

namespace {
constexpr int deepest = 8;  // tables and lists within each other; a real edition has five

template <class Parsed>
Result<Data> convert(const Parsed& json, int depth) {
  if (depth > deepest) return fail("", "edition.too_deep");
  if (json.is_number_integer() && !(json.is_number_unsigned() && json.template get<std::uint64_t>() > INT64_MAX))
    return Data(json.template get<std::int64_t>());
  if (json.is_string()) return Data(json.template get<std::string>());
  if (json.is_array()) {
    Data::List list;
    for (const auto& item : json) {
      auto value = convert(item, depth + 1);
      if (!value) return value;
      list.push_back(std::move(*value));
    }
    return Data(std::move(list));
  }
  if (json.is_object()) {
    Data::Table table;
    for (const auto& [key, item] : json.items()) {
      auto value = convert(item, depth + 1);
      if (!value) return value;
      table.emplace_back(key, std::move(*value));
    }
    return Data(std::move(table));
  }
  return fail("", "edition.value_kind");
}

template <class Parsed>
Result<EditionPtr> edition_of(const Parsed& json) {
  auto data = json.is_object() ? convert(json, 0) : fail("", "edition.not_a_table");
  if (!data) return tl::unexpected(in_edition(data.error(), ""));
  return std::make_shared<const Edition>(Edition{"", std::move(*data)});
}
}  // namespace

std::string edition_json(const Edition& edition) {
  std::string text;
  Json out(text);
  write(edition.data, out);
  return text;
}

bool has_own_edition(const AnyGame& game) {
  const auto edition = game.edition();
  if (!edition) return false;
  const auto usual = games::default_edition(game.info().name);
  return edition != usual && edition_json(*edition) != edition_json(*usual);
}

Result<EditionPtr> read_edition(const nlohmann::json& json) { return edition_of(json); }

// In the order in which it is written: printed again it is the same text, of which verifiable chance depends.
Result<EditionPtr> parse_edition_json(std::string_view text) {
  const auto json = nlohmann::ordered_json::parse(text, nullptr, false);
  if (json.is_discarded()) return tl::unexpected(in_edition(Error("", "edition.not_json"), ""));
  return edition_of(json);
}

Result<Setup> written_setup(int seats, const std::vector<std::string>& options, const std::string& edition, const ReadFile& read) {
  Setup setup{seats, {}};
  if (!edition.empty()) {
    const auto text = read(edition);
    if (!text) return tl::unexpected(text.error());
    auto parsed = parse_edition(*text, edition);
    if (!parsed) return tl::unexpected(parsed.error());
    setup.edition = *parsed;
  }
  for (const auto& text : options) {
    auto option = parse_option(text);
    if (!option) return tl::unexpected(option.error());
    setup.options.push_back(std::move(*option));
  }
  return setup;
}

}  // namespace shengxiao::table
