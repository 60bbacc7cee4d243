#include "server/note.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace shengxiao::server {

namespace {
constexpr std::array<std::string_view, 17> note_kinds{"takeback", "deputy",  "back",  "out_of_time", "stood",  "sat",
                                                      "left",     "kicked",  "flag",  "resigned",    "agreed", "seed",
                                                      "record",   "earlier", "known", "deal",        "log"};
constexpr std::array<std::string_view, 8> names{"seat", "step", "level", "draws", "answers", "known", "shown", "entry"};

// Cuts off the first of words that are separated by single spaces.
std::string_view take_word(std::string_view& text) {
  const auto end = std::min(text.find(' '), text.size());
  const auto word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

// NAME=NUMBER, of a name that is known.
std::optional<std::pair<std::string_view, int>> field_of(std::string_view word) {
  const auto equals = std::min(word.find('='), word.size());
  const auto name = std::ranges::find(names, word.substr(0, equals));
  if (name == names.end() || equals == word.size()) return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(word.data() + equals + 1, word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 0) return std::nullopt;
  if (*name == "seat" && number >= max_seats) return std::nullopt;
  return std::pair(*name, number);
}
}  // namespace

std::string Note::text() const {
  std::string text(note_kinds[static_cast<std::size_t>(kind)]);
  for (const auto& [name, number] : fields) text += fmt::format(" {}={}", name, number);
  return text;
}

std::optional<Note> Note::parse(std::string_view text) {
  if (text.ends_with(' ')) return std::nullopt;
  const auto kind = std::ranges::find(note_kinds, take_word(text));
  if (kind == note_kinds.end()) return std::nullopt;
  Note note{static_cast<Kind>(kind - note_kinds.begin())};
  while (!text.empty()) {
    const auto field = field_of(take_word(text));
    if (!field) return std::nullopt;
    note.fields.push_back(*field);
  }
  const bool of_seat = note.kind < Kind::agreed;
  if (of_seat != (!note.fields.empty() && note.fields.front().first == "seat")) return std::nullopt;
  return note;
}

void Note::json(Json& out, bool hides_step) const {
  out.field("kind", note_kinds[static_cast<std::size_t>(kind)]);
  for (const auto& [name, number] : fields)
    if (!hides_step || name != "step") out.field(name, number);
}

}  // namespace shengxiao::server
