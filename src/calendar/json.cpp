#include "calendar/json.hpp"

#include <algorithm>

namespace shengxiao::calendar {

namespace {
void write(Json& out, const std::string& key, Name name) { out.field(key, name.name).field(key + "_character", name.character); }
}  // namespace

void json(Date date, const LunarYear& year, Json& out) {
  const auto animal = year.animal();
  const auto element = year.element();
  out.field("date", text(date));
  write(out, "animal", name(animal));
  write(out, "element", name(element));
  out.field("element_colour", colour(element)).field("yin_yang", name(year.polarity()));
  write(out, "stem", stem_name(year.stem()));
  write(out, "branch", branch_name(year.branch()));
  out.field("cycle", year.cycle())
      .field("lunar_year", year.number)
      .field("first", text(year.first))
      .field("last", text(year.last))
      .field("source", year.computed ? "computed" : "table")
      .field("generates", name(generates(element)).name)
      .field("overcomes", name(overcomes(element)).name)
      .field("generated_by", name(generated_by(element)).name)
      .field("overcome_by", name(overcome_by(element)).name)
      .field("animal_element", name(own_element(animal)).name)
      .field("pair", name(pair_of(animal)).name);
}

void signs_json(Json& out) {
  out.key("signs").open('[');
  for (int k = 0; k < animals; ++k) {
    const auto animal = static_cast<Animal>(k);
    out.open('{').field("name", name(animal).name).field("character", name(animal).character);
    out.field("element", name(own_element(animal)).name).close('}');
  }
  out.close(']').key("elements").open('[');
  for (int k = 0; k < elements; ++k) {
    const auto element = static_cast<Element>(k);
    out.open('{').field("name", name(element).name).field("character", name(element).character).close('}');
  }
  out.close(']');
}

void json(std::span<const int> oldest_first, std::span<const Animal> animals, Json& out) {
  out.key("animals").open('[');
  for (const auto animal : animals) out.value(name(animal).name);
  out.close(']').key("age_order").array(oldest_first);
}

Result<std::string> json_of(std::string_view dates) {
  std::vector<std::optional<Date>> births;
  std::string text;
  Json out(text);
  const auto commas = std::ranges::count(dates, ',');
  if (commas >= animals) return fail("GR-1", "calendar.too_many_seats", animals, commas + 1);
  const bool several = commas > 0;
  if (several) out.open('{').key("people").open('[');
  while (true) {
    const auto comma = dates.find(',');
    const auto given = dates.substr(0, comma);
    if (several && given.empty()) {
      out.null();
      births.emplace_back();
    } else {
      const auto date = parse_date(given);
      if (!date) return tl::unexpected(date.error());
      const auto year = lunar_year_of(*date);
      if (!year) return tl::unexpected(year.error());
      out.open('{');
      json(*date, *year, out);
      out.close('}');
      births.emplace_back(*date);
    }
    if (comma == std::string_view::npos) break;
    dates.remove_prefix(comma + 1);
  }
  if (!several) return text;
  const auto animals = suggested_animals(births);
  if (!animals) return tl::unexpected(animals.error());
  out.close(']');
  json(age_order(births), *animals, out);
  out.close('}');
  return text;
}

}  // namespace shengxiao::calendar
