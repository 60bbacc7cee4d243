#include "terminal/app.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "table/words.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::terminal {

namespace {
constexpr auto when_thinking = std::chrono::milliseconds(50), when_idle = std::chrono::milliseconds(1000);

bool among(const std::vector<std::string>& all, const std::string& one) { return std::ranges::find(all, one) != all.end(); }
}  // namespace

App::App(std::unique_ptr<Session> session, Screen& screen, std::chrono::milliseconds pace)
    : session_(std::move(session)), board_(board_for(session_->match().game().info().name)), screen_(screen), pace_(pace) {
  saved_ = session_->match().step();
  played();
  say("Cursor keys and Enter, or type a move. ? shows all keys.");
}

void App::run() {
  draw();
  while (!leaving_) {
    const bool waits = session_->computer_thinks() || session_->hinting();
    handle(screen_.key(waits ? when_thinking : when_idle));
    poll();
    draw();
  }
}

void App::poll() {
  if (session_->computer_thinks() && std::chrono::steady_clock::now() < not_before_) return;
  const auto news = session_->poll();
  if (news.kind == Session::News::nothing) return;
  if (news.kind == Session::News::hint) {
    const auto move = session_->match().game().text(news.thought.best);
    say(fmt::format("Hint: {}  ({})", move, news.thought.text), Ink::target);
    const auto choice = std::ranges::find(scene_.legal, move, &Choice::text);
    if (choice == scene_.legal.end() || mode_ != Mode::play) return;
    hint_ = board_->path(*choice);
    const std::size_t held =
        !focus_.held.empty() && focus_.held.size() < hint_.size() && focus_.held[0] == hint_[0] ? focus_.held.size() : 0;
    focus_.held.resize(held);
    focus_.cursor = hint_[held];
    return;
  }
  not_before_ = std::chrono::steady_clock::now() + pace_;
  played();
  say(this->news(), Ink::last);
}

std::string App::news() const {
  const auto text = told(turns_, *board_);
  return session_->match().over() ? fmt::format("{}. {}", text, result(session_->match(), *board_)) : text;
}

void App::played() {
  hint_.clear();
  last_letter_.clear();
  if (is_player(session_->curtain()) && !naming_) prompt_.close();
  if (mode_ != Mode::look_back) shown_ = session_->match().step();
  refresh_scene();
  if (mode_ == Mode::look_back) return;
  focus_.held.clear();
  // Where only one thing can be picked up (a piece that must go on jumping) it is.
  auto picks = next_picks(*board_, scene_, {});
  if (picks.size() == 1 && scene_.legal.size() > 1) {
    focus_.held = picks;
    picks = next_picks(*board_, scene_, focus_.held);
  }
  if (!picks.empty() && !among(picks, focus_.cursor)) focus_.cursor = nearest(spots_, focus_.cursor, picks);
}

void App::handle(const Key& key) {
  if (key.kind == Key::nothing || key.kind == Key::resize) return;
  if (key.kind == Key::interrupt) {
    leaving_ = true;
  } else if (question_) {
    handle_question(key);
  } else if (prompt_.is_open()) {
    handle_prompt(key);
  } else if (is_player(session_->curtain())) {
    handle_curtain(key);
  } else if (mode_ == Mode::help || mode_ == Mode::why) {
    mode_ = Mode::play;
  } else if (mode_ == Mode::look_back) {
    handle_look_back(key);
  } else {
    handle_board(key);
  }
}

void App::handle_curtain(const Key& key) {
  if (key.kind == Key::enter || (key.kind == Key::character && key.text == " ")) return look();
  if (key.kind == Key::character && (key.text == "q" || key.text == "s" || key.text == "n")) command(key.text);
}

// Neither where the cursor stands nor what was typed may tell of another's choice.
void App::look() {
  mode_ = Mode::play;
  session_->look();
  focus_ = {};
  prompt_.forget();
  played();
  say(news());
}

void App::handle_board(const Key& key) {
  if (key.kind != Key::character) last_letter_.clear();
  switch (key.kind) {
    case Key::up: go(0, -1); break;
    case Key::down: go(0, 1); break;
    case Key::left: go(-1, 0); break;
    case Key::right: go(1, 0); break;
    case Key::tab: cycle(1); break;
    case Key::back_tab: cycle(-1); break;
    case Key::enter: pick(); break;
    case Key::escape: drop(); break;
    case Key::backspace: undo(); break;
    case Key::help: mode_ = Mode::help; break;
    case Key::click: click(key); break;
    case Key::character: type(key.text); break;
    default: break;
  }
}

// A letter is a command; or the beginning of a move, which the prompt then takes.
void App::type(const std::string& letter) {
  const auto typed = std::exchange(last_letter_, "") + letter;
  const auto begins_move = [&](const Choice& choice) { return choice.text.starts_with(typed); };
  const bool goes_on = typed.size() > letter.size() && std::ranges::any_of(scene_.legal, begins_move);
  if (goes_on) {
    session_->forget_hint();
    return prompt_.open("Move: ", typed);
  }
  if (command(letter)) return;
  prompt_.open("Move: ", letter == ":" ? "" : letter);
}

bool App::command(const std::string& letter) {
  if (letter == "?") {
    mode_ = Mode::help;
  } else if (letter == " ") {
    pick();
  } else if (letter == "u") {
    undo();
  } else if (letter == "w") {
    mode_ = Mode::why;
  } else if (letter == "h") {
    last_letter_ = letter;
    hint();
  } else if (letter == "m") {
    mode_ = Mode::look_back;
    look_back(session_->match().step());
  } else if (letter == "s") {
    ask_name();
  } else if (letter == "n") {
    new_game();
  } else if (letter == "q") {
    quit();
  } else {
    return false;
  }
  return true;
}

void App::click(const Key& key) {
  const auto at = std::ranges::find_if(spots_, [&](const Spot& spot) { return spot.area.holds(key.x, key.y); });
  if (at == spots_.end() || key.y > screen_.height() - 5) return;  // lists have spots out of sight
  focus_.cursor = at->name;
  pick();
}

void App::go(int x, int y) { focus_.cursor = neighbour(spots_, focus_.cursor, x, y); }

void App::cycle(int step) {
  const auto picks = next_picks(*board_, scene_, focus_.held);
  if (picks.empty()) return;
  const auto count = static_cast<int>(picks.size());
  const auto at = std::ranges::find(picks, focus_.cursor);
  const int to = at == picks.end() ? (step > 0 ? 0 : count - 1) : static_cast<int>(at - picks.begin()) + step;
  focus_.cursor = picks[static_cast<std::size_t>((to + count) % count)];
}

void App::pick() {
  if (!is_player(session_->person())) {
    const auto refusal = session_->play("");
    return say(refusal ? "" : table::message(refusal.error()), Ink::danger);
  }
  auto wanted = focus_.held;
  wanted.push_back(focus_.cursor);
  for (const auto& choice : scene_.legal)
    if (board_->path(choice) == wanted) return play(choice.text);

  const auto hold = [&](std::vector<std::string> held) {
    focus_.held = std::move(held);
    const auto picks = next_picks(*board_, scene_, focus_.held);
    const bool hinted = focus_.held.size() < hint_.size() && std::equal(focus_.held.begin(), focus_.held.end(), hint_.begin());
    if (!picks.empty()) focus_.cursor = hinted ? hint_[focus_.held.size()] : nearest(spots_, focus_.cursor, picks);
  };
  say("");
  if (!next_picks(*board_, scene_, wanted).empty()) return hold(wanted);
  if (among(focus_.held, focus_.cursor)) return drop();
  if (!next_picks(*board_, scene_, {focus_.cursor}).empty()) return hold({focus_.cursor});
  if (const auto move = focus_.held.empty() ? "" : board_->attempt(scene_, focus_.held, focus_.cursor); !move.empty())
    return play(move);
  if (!board_->can_hold(scene_, focus_.cursor)) return say("There is nothing to pick up here.");
  hold({focus_.cursor});
  say("This has no move now. Try one, and the rules say why not; Escape puts it down.");
}

void App::drop() {
  focus_.held.clear();
  hint_.clear();
  say("");
}

void App::play(const std::string& move) {
  const auto done = session_->play(move);
  if (!done) {
    const auto why = table::message(done.error());
    return say(why.find(move) == std::string::npos ? move + ": " + why : why, Ink::danger);
  }
  played();
  not_before_ = std::chrono::steady_clock::now() + pace_;
  say(news());
}

void App::undo() {
  const auto done = session_->undo();
  if (!done) return say(table::message(done.error()), Ink::danger);
  played();
  say("Taken back. " + status());
}

void App::hint() {
  const auto done = session_->ask_hint();
  done ? say("Thinking about a hint …") : say(table::message(done.error()), Ink::danger);
}

void App::look_back(int step) {
  shown_ = std::clamp(step, 0, session_->match().step());
  focus_.held.clear();
  refresh_scene();
  const auto turn = std::ranges::find_if(turns_, [&](const Turn& t) { return t.end >= shown_; });
  say(shown_ && turn != turns_.end() ? fmt::format("{}: {}", seat_words(turn->actor), turn->text) : "");
}

void App::handle_look_back(const Key& key) {
  const auto turn = std::ranges::find_if(turns_, [&](const Turn& t) { return t.end >= shown_; });  // the one shown
  const auto at = static_cast<int>(turn - turns_.begin());
  const auto to = [&](int which) {
    look_back(which < 0 ? 0 : turns_[std::min(static_cast<std::size_t>(which), turns_.size() - 1)].end);
  };
  const int here = shown_ == 0 ? -1 : at;
  if (turns_.empty() || key.kind == Key::escape || key.kind == Key::enter ||
      (key.kind == Key::character && (key.text == "m" || key.text == "q"))) {
    mode_ = Mode::play;
    say("");
    return played();
  }
  switch (key.kind) {
    case Key::left:
    case Key::up: to(here - 1); break;
    case Key::right:
    case Key::down: to(here + 1); break;
    case Key::page_up: to(std::max(here - 10, -1)); break;
    case Key::page_down: to(here + 10); break;
    case Key::home: to(-1); break;
    case Key::end: to(static_cast<int>(turns_.size())); break;
    case Key::help: mode_ = Mode::help; break;
    default: break;
  }
}

void App::handle_question(const Key& key) {
  const bool yes = key.kind == Key::character && (key.text == "y" || key.text == "Y");
  const bool no = key.kind == Key::escape || (key.kind == Key::character && (key.text == "n" || key.text == "N"));
  if (!yes && !no) return;
  const auto question = std::move(question_);
  if (yes) return question->yes();
  say("");
}

void App::handle_prompt(const Key& key) {
  const auto state = prompt_.handle(key);
  if (state == Prompt::State::open) return;
  const bool named = std::exchange(naming_, false);
  if (state == Prompt::State::closed) say("");
  if (state != Prompt::State::entered || prompt_.text().empty()) return;
  if (named) return save(prompt_.text());
  prompt_.remember(prompt_.text());
  play(prompt_.text());
}

void App::ask_name() {
  naming_ = true;
  prompt_.open("Save as: ", fmt::format("{}.txt", session_->match().game().info().name));
}

void App::save(const std::string& name) {
  if (!std::filesystem::exists(name)) return write(name);
  question_ =
      std::make_unique<Question>(Question{fmt::format("{} exists. Write over it? (y/n)", name), [this, name] { write(name); }});
}

void App::write(const std::string& name) {
  std::ofstream file(name, std::ios::binary);
  file << session_->record();
  file.close();
  if (!file) return say(fmt::format("{} cannot be written.", name), Ink::danger);
  saved_ = session_->match().step();
  say(fmt::format("Saved as {}. Go on later with: shengxiao play --record {}", name, name));
}

void App::new_game() {
  const auto start = [this] {
    auto fresh = session_->again();
    if (!fresh) return say(table::message(fresh.error()), Ink::danger);
    session_ = std::move(*fresh);
    saved_ = 0;
    played();
    say("A new game.");
  };
  if (session_->match().over() || session_->match().step() == saved_) return start();
  question_ = std::make_unique<Question>(Question{"Leave this game and begin a new one? (y/n)", start});
}

void App::quit() {
  if (session_->match().over() || session_->match().step() == saved_) {
    leaving_ = true;
    return;
  }
  question_ = std::make_unique<Question>(Question{"The game is not over and not saved. Quit? (y/n)", [this] { leaving_ = true; }});
}

}  // namespace shengxiao::terminal
