#include "server/how_to_play.hpp"

#include <functional>
#include <map>
#include <string>

#include "server/messages.hpp"
#include "table/lesson_start.hpp"

namespace shengxiao::server {

namespace {
using Object = nlohmann::json;

// What is shown of a turn that somebody could make: each of its steps, as advice is, with all that is to come after it.
void shown_json(table::Match match, Seat seat, const std::string& turn, Json& out) {
  auto steps = match.game().split(turn);
  while (!steps.empty()) {
    const auto action = match.game().find(match.state(), seat, steps.front());
    if (!action) return;
    out.open('{').field("seat", index(seat)).field("move", steps.front());
    out.key("action").raw(match.game().action_json(*action)).key("line").array(steps).close('}');
    match.play(seat, *action);
    steps.erase(steps.begin());
  }
}

void diagram_json(const table::Match& match, const Object& diagram, Json& out) {
  const auto& game = match.game();
  const auto seat = seat_at(diagram.at("seat").get<int>());
  const auto who = match.to_act();
  out.open('{').key("seats").open('[');
  for (int i = 0; i < game.seats(); ++i) {
    const bool mine = seat_at(i) == seat;
    out.open('{').field("who", mine ? "person" : "computer").field("mine", mine).close('}');
  }
  out.close(']').field("viewer", index(seat)).key("to_act");
  seats_json(who.is_chance() ? SeatSet() : who, out);
  out.field("over", match.over()).key("view");
  game.view_json(match.state(), seat, out);
  if (who.has(seat))
    legal_json(match, seat, out.key("legal"));
  else
    out.key("legal").open('[').close(']');
  out.key("points").array(game.points(match.state()));
  if (match.over()) out.key("returns").array(game.returns(match.state()));
  out.key("moves").open('[');
  for (std::size_t entry = 0; entry < static_cast<std::size_t>(match.seen(seat).size()); ++entry)
    entry_json(match, seat, entry, out);
  out.close(']').key("shows").open('[');
  for (const auto& turn : diagram.value("shows", Object::array())) shown_json(match, seat, turn.get<std::string>(), out);
  out.close(']').close('}');
}

std::string diagrams_of(std::string_view game, std::string_view text) {
  const auto file = Object::parse(text);
  return json_object([&](Json& out) {
    for (const auto& section : file.at("sections")) {
      if (!section.contains("diagram")) continue;
      const auto& diagram = section.at("diagram");
      if (const auto match = table::lesson_start(game, file.at("version").get<int>(), diagram))
        diagram_json(*match, diagram, out.key(section.at("id").get<std::string>()));
    }
  });
}
}  // namespace

std::string_view how_to_play(std::string_view name) {
  static const auto all = [] {
    std::map<std::string, std::string, std::less<>> pages;
    for (const auto& file : how_to_play_files())
      pages.emplace(file.path, diagrams_of(file.path.substr(0, file.path.find('.')), file.bytes));
    return pages;
  }();
  const auto found = all.find(name);
  return found == all.end() ? std::string_view() : found->second;
}

}  // namespace shengxiao::server
