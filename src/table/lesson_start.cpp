#include "table/lesson_start.hpp"

namespace shengxiao::table {

Result<Match> lesson_start(std::string_view game, int version, const nlohmann::json& start) {
  using Object = nlohmann::json;
  Record record;
  record.game = game;
  record.version = version;
  const auto options = start.value("options", Object::object());
  for (const auto& [option, value] : options.items()) record.options.emplace_back(option, value);
  if (start.contains("edition")) record.edition = start.at("edition").dump();
  record.seats.assign(start.at("seats").get<std::size_t>(), "person");
  for (const auto& step : start.value("steps", Object::array())) {
    const auto line = step.get<std::string>();
    const auto space = line.find(' ');
    const auto actor = actor_of(line.substr(0, space));
    if (!actor) return fail("", "record.bad_step", line, static_cast<int>(record.seats.size()) - 1);
    record.steps.push_back({*actor, line.substr(space + 1)});
  }
  return Match::resume(record, Rng(1));
}

}  // namespace shengxiao::table
