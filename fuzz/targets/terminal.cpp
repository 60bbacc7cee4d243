// What people type at the terminal without a screen (play --plain). The first line says what is played: GAME SEATS option=value …;
// people sit at all seats. Nothing is saved, and no hint is thought about.
#include <algorithm>
#include <sstream>

#include "core/text.hpp"
#include "targets.hpp"
#include "terminal/plain.hpp"
#include "terminal/prompt.hpp"

namespace shengxiao::fuzz {

namespace {

bool is_typed(std::string_view line) {
  line = trim(line);
  return !line.starts_with("save") && !line.starts_with("hint");
}

Result<std::unique_ptr<shengxiao::terminal::Session>> session_of(std::string_view line) {
  const auto game = take_word(line);
  Setup setup{.seats = number_of(take_word(line), max_seats), .options = {}};
  auto options = options_in(line);
  if (!options) return tl::unexpected(options.error());
  setup.options = *std::move(options);
  const auto made = table::make_game(game, setup);
  if (!made) return tl::unexpected(made.error());
  const auto seats = static_cast<std::size_t>((*made)->seats());
  return shengxiao::terminal::Session::start(game, setup, {seats, table::SeatOccupant{}}, 1);
}

// Keys for the letters of the line, and for some of them others.
void edit(std::string_view line) {
  using shengxiao::terminal::Key;
  shengxiao::terminal::Prompt prompt;
  prompt.open("> ");
  prompt.offer({"c3-d4", "馬-d4"});
  for (const char c : line) {
    const auto kind = static_cast<Key::Kind>(static_cast<unsigned char>(c) % (Key::escape + 1));
    prompt.handle(c >= 'a' && c <= 'z' ? Key{Key::character, std::string(1, c)}
                  : c < 0              ? Key{Key::character, "馬"}
                                       : Key{kind, ""});
    must(prompt.column() >= 2, "the cursor stands after the label", line);
  }
}
}  // namespace

bool terminal(std::string_view input) {
  const auto lines = lines_of(input);
  if (lines.empty()) return false;
  auto session = session_of(lines[0]);
  if (!ok(session)) return false;
  std::stringstream in, out;
  for (const auto line : std::span(lines).subspan(1, std::min(lines.size() - 1, most_lines))) {
    edit(line);
    if (is_typed(line)) in << line << '\n';
  }
  shengxiao::terminal::play_plain(*std::move(session), in, out);
  must(!out.str().empty(), "something is shown", input);
  return out.str().find("No: ") == std::string::npos;
}

}  // namespace shengxiao::fuzz
