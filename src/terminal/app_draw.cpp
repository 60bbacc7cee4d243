// What the client shows: a title, the board, the list of moves where there is room, then notes, prompt and keys.
#include <algorithm>

#include "terminal/app.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::terminal {

namespace {
constexpr int least_width = 48, least_height = 16, list_width = 24, wide = 80 + list_width;
}  // namespace

void App::refresh_scene() {
  turns_ = turns(session_->match(), session_->viewer());
  scene_ = scene_of(*session_, shown_);
  if (mode_ == Mode::look_back) scene_.legal.clear();
  prompt_.offer(is_player(session_->curtain()) ? std::vector<std::string>() : session_->legal());
}

void App::draw() {
  Canvas canvas(screen_.width(), screen_.height());
  std::optional<Area> cursor;
  spots_.clear();
  if (canvas.width() < least_width || canvas.height() < least_height) {
    const auto words =
        fmt::format("Please make the window larger: {} by {} at least, 80 by 24 is good.", least_width, least_height);
    for (int y = 0; const auto& line : wrapped(words, canvas.width())) canvas.text(0, y++, line);
    return screen_.show(canvas, cursor);
  }
  if (mode_ == Mode::help) {
    draw_help(canvas);
    return screen_.show(canvas, cursor);
  }
  draw_title(canvas);
  if (mode_ == Mode::why) {
    draw_why(canvas);
    return screen_.show(canvas, cursor);
  }
  if (is_player(session_->curtain())) {
    draw_curtain(canvas);
    draw_notes(canvas, canvas.height() - 4);
    if (prompt_.is_open()) cursor = Area{std::min(prompt_.column(), canvas.width() - 1), canvas.height() - 2, 1, 1};
    return screen_.show(canvas, cursor);
  }
  const int height = canvas.height() - 5;
  const bool list = mode_ == Mode::look_back || canvas.width() >= wide;
  const int width = canvas.width() - (list ? list_width : 0);
  if (list) draw_list(canvas, {width, 1, list_width, height});
  canvas.paste(0, 1, draw_board(width, height));
  spots_ = canvas.spots();
  draw_notes(canvas, canvas.height() - 4);
  if (prompt_.is_open()) cursor = Area{std::min(prompt_.column(), canvas.width() - 1), canvas.height() - 2, 1, 1};
  screen_.show(canvas, cursor);
}

// What is too high for the window is shown from where the cursor is in sight.
Canvas App::draw_board(int width, int height) {
  Canvas board(width, height);
  const auto cursor = [&] { return std::ranges::find(board.spots(), focus_.cursor, &Spot::name); };
  board_->draw(scene_, focus_, board);
  if (!board.spots().empty() && cursor() == board.spots().end()) {
    const auto picks = next_picks(*board_, scene_, focus_.held);
    focus_.cursor = picks.empty() ? board.spots().front().name : picks.front();
    board = Canvas(width, height);
    board_->draw(scene_, focus_, board);
  }
  const auto at = cursor();
  if (at == board.spots().end() || at->area.y + at->area.height <= height) return board;
  Canvas window(width, height);
  board = Canvas(width, 8 * height);
  board_->draw(scene_, focus_, board);
  if (cursor() == board.spots().end()) return window;
  window.paste(0, std::min(height - cursor()->area.y - cursor()->area.height - 1, 0), board);
  return window;
}

std::string App::seat_words(Seat seat) const {
  if (!is_player(seat)) return "Chance";
  return board_->seat_name(index(seat));
}

std::string App::status() const {
  const auto& match = session_->match();
  if (mode_ == Mode::look_back && shown_ != match.step()) return fmt::format("after step {} of {}", shown_, match.step());
  if (match.over()) return result(match, *board_);
  const Seat seat = match.to_act().front();
  if (session_->computer_thinks()) {
    const auto how = session_->thinking();
    return fmt::format("{} is thinking{}", seat_words(table::computer_to_act(match, session_->occupants())),
                       how.empty() ? "" : " (" + how + ")");
  }
  return fmt::format("{} to move", seat_words(seat));
}

void App::draw_title(Canvas& canvas) const {
  const auto& match = session_->match();
  canvas.fill({0, 0, canvas.width(), 1}, " ", {Ink::title, true, true});
  const int x = canvas.text(1, 0, std::string(match.game().info().title), {Ink::title, true, true});
  const int end = canvas.text(x + 2, 0, "· " + status(), {Ink::title, true, true});
  std::string points;
  const auto all = match.game().points(match.state_after(shown_));
  for (int seat = 0; seat < all.size(); ++seat) points += fmt::format("  {} {}", board_->seat_name(seat), all[seat]);
  const int left = canvas.width() - text_width(points) - 1;
  if (end <= left) canvas.text(left, 0, points, {Ink::title, true, true});
}

// One turn a line, the one shown in sight.
void App::draw_list(Canvas& canvas, Area area) const {
  canvas.text(area.x + 1, area.y, "Moves", {Ink::title});
  const auto shown = std::ranges::find_if(turns_, [&](const Turn& t) { return t.end >= shown_; }) - turns_.begin();
  const int at = shown_ == 0 ? -1 : static_cast<int>(shown), count = static_cast<int>(turns_.size()), rows = area.height - 1;
  const int first = std::clamp(at - rows / 2, 0, std::max(count - rows, 0));
  for (int k = first; k < std::min(count, first + rows); ++k) {
    const auto& turn = turns_[static_cast<std::size_t>(k)];
    const auto line = fmt::format("{:>3} {} {}", k + 1, padded(seat_words(turn.actor), 6), turn.text);
    const Style style{is_player(turn.actor) ? seat_ink(index(turn.actor)) : Ink::faint, k == at, k == at};
    canvas.text(area.x + 1, area.y + 1 + k - first, padded(line, area.width - 1), style);
  }
}

// Two lines of words, then what is typed or pointed at, then the keys.
void App::draw_notes(Canvas& canvas, int y) const {
  Note note = note_;
  if (question_) {
    note = {question_->text, Ink::cursor};
  } else if (prompt_.is_open() && !naming_ && !prompt_.text().empty()) {
    note = {"", Ink::faint};
    for (const auto& word : prompt_.matches()) note.text += word + " ";
    if (note.text.empty()) note.text = "No legal move begins so. Enter says why.";
  }
  auto lines = wrapped(note.text, canvas.width());
  if (lines.size() > 2) lines[1] += " …";
  for (std::size_t k = 0; k < std::min<std::size_t>(lines.size(), 2); ++k)
    canvas.text(0, y + static_cast<int>(k), padded(lines[k], question_ ? text_width(lines[k]) : canvas.width()),
                {note.ink, question_ != nullptr, question_ != nullptr});
  if (prompt_.is_open())
    canvas.text(canvas.text(0, y + 2, prompt_.label(), {Ink::title}), y + 2, prompt_.text());
  else if (mode_ == Mode::play && !focus_.cursor.empty() && !is_player(session_->curtain()))
    canvas.text(0, y + 2, board_->caption(scene_, focus_.cursor), {Ink::faint});
  canvas.text(0, y + 3, padded(key_line(), canvas.width()), {Ink::faint});
}

std::string App::key_line() const {
  if (prompt_.is_open()) return "Enter: do it   Tab: complete   Up, Down: earlier ones   Escape: leave";
  if (is_player(session_->curtain())) return "Enter: look   s: save  n: new  q: quit";
  if (mode_ == Mode::look_back) return "Left, Right: step   Home, End: start, now   Escape: back to the game";
  return "?: help  Enter: pick, put  u: undo  h: hint  m: moves  w: why  s: save  q: quit";
}

// Short enough for the smallest window.
void App::draw_help(Canvas& canvas) const {
  static constexpr std::string_view lines[] = {
      "Cursor keys     go over the board",
      "Enter, Space    pick up; put down",
      "Tab, Shift-Tab  to the next thing to pick",
      "Escape          let go of what is held",
      "Mouse           picks and puts",
      "",
      "a move          is typed as it is written;",
      "                begin with : at any letter",
      "?, in a move    what is hidden from you",
      "",
      "u  undo         back to your last decision",
      "h  hint         what the best would play",
      "m  moves        step back and forth in them",
      "w  why          what has happened, and why",
      "s  save         the record to a file",
      "n  new game     q  quit     Ctrl-C  at once",
  };
  constexpr int width = 48;
  const bool spread = canvas.height() >= static_cast<int>(std::size(lines)) + 2;
  std::vector<std::string_view> shown;
  std::ranges::copy_if(lines, std::back_inserter(shown), [&](std::string_view line) { return spread || !line.empty(); });
  const int height = static_cast<int>(shown.size()) + 2;
  const int x = (canvas.width() - width) / 2, y = (canvas.height() - height) / 2;
  canvas.box({x, y, width, height}, {Ink::faint});
  canvas.text(x + 2, y, " Keys ", {Ink::title});
  for (int k = 0; k < height - 2; ++k) canvas.text(x + 2, y + 1 + k, padded(shown[static_cast<std::size_t>(k)], width - 4));
  canvas.text(x + 2, y + height - 1, " any key goes on ", {Ink::faint});
}

// Of more than there is room for the last.
void App::draw_why(Canvas& canvas) const {
  std::vector<std::string> lines;
  for (const auto& told : story(*session_, *board_))
    for (const auto& line : wrapped(told, canvas.width() - 2)) lines.push_back(line);
  const auto room = static_cast<std::size_t>(canvas.height() - 4);
  const auto first = lines.size() > room ? lines.size() - room : 0;
  for (std::size_t k = first; k < lines.size(); ++k)
    canvas.text(1, 2 + static_cast<int>(k - first), lines[k], {lines[k].starts_with(' ') ? Ink::faint : Ink::plain});
  canvas.text(1, canvas.height() - 1, "any key goes on", {Ink::faint});
}

void App::draw_curtain(Canvas& canvas) const {
  constexpr int width = 48, height = 6;
  const int x = (canvas.width() - width) / 2, y = std::max((canvas.height() - 4 - height) / 2, 1);
  canvas.box({x, y, width, height}, {Ink::faint});
  canvas.text(x + 2, y + 1, fmt::format("{}, please.", seat_words(session_->curtain())), {Ink::title, true});
  canvas.text(x + 2, y + 3, "The others look away, and Enter shows");
  canvas.text(x + 2, y + 4, "what only you may see.");
}

}  // namespace shengxiao::terminal
