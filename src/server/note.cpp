#include "server/note.hpp"

#include <array>
#include <charconv>

namespace shengxiao::server {

namespace {
constexpr std::array<std::string_view, 4> kinds{"takeback", "deputy", "back", "out_of_time"};

// The number of the field " NAME=NUMBER" that the text begins with, which is cut off.
std::optional<int> take_field(std::string_view& text, std::string_view name) {
  const auto start = 1 + name.size() + 1;
  if (text.size() <= start || text[0] != ' ' || text.substr(1, name.size()) != name || text[start - 1] != '=') return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data() + start, text.data() + text.size(), number);
  if (error != std::errc() || number < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}
}  // namespace

std::string Note::text() const {
  auto text = fmt::format("{} seat={} step={}", kinds[static_cast<std::size_t>(kind)], index(seat), step);
  if (level) text += fmt::format(" level={}", level);
  return text;
}

std::optional<Note> Note::parse(std::string_view text) {
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    auto rest = text;
    if (!rest.starts_with(kinds[k])) continue;
    rest.remove_prefix(kinds[k].size());
    const auto seat = take_field(rest, "seat");
    const auto step = take_field(rest, "step");
    const auto level = take_field(rest, "level");
    if (!seat || *seat >= max_seats || !step || !rest.empty()) continue;
    return Note{static_cast<Kind>(k), seat_at(*seat), *step, level.value_or(0)};
  }
  return std::nullopt;
}

void Note::json(Json& out) const {
  out.field("kind", kinds[static_cast<std::size_t>(kind)]).field("seat", index(seat)).field("step", step);
  if (level) out.field("level", level);
}

}  // namespace shengxiao::server
