// The only file that knows ncurses.
#include "terminal/screen.hpp"

#include <langinfo.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstring>
#include <cwchar>

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>

namespace shengxiao::terminal {

namespace {
volatile sig_atomic_t interrupted = 0;  // a signal handler can reach nothing else
void on_signal(int) { interrupted = 1; }

// Ncurses' own handlers would end the program on the spot; it installs them only where nobody else has.
class Signals {
 public:
  Signals() {
    interrupted = 0;
    struct sigaction mine{};
    mine.sa_handler = on_signal;
    for (std::size_t i = 0; i < 3; ++i) sigaction(numbers[i], &mine, &before_[i]);
  }
  ~Signals() {
    for (std::size_t i = 0; i < 3; ++i) sigaction(numbers[i], &before_[i], nullptr);
  }
  Signals(const Signals&) = delete;
  Signals& operator=(const Signals&) = delete;

 private:
  static constexpr int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction before_[3];
};

// Colours of the eight that every terminal has; -1 is its own.
struct Look {
  short foreground;
  attr_t attributes;
};
Look look_of(Ink ink) {
  switch (ink) {
    case Ink::plain: return {-1, A_NORMAL};
    case Ink::faint: return {-1, A_DIM};
    case Ink::title: return {-1, A_BOLD};
    case Ink::target: return {COLOR_GREEN, A_BOLD};
    case Ink::danger: return {COLOR_RED, A_BOLD};
    case Ink::last: return {COLOR_MAGENTA, A_BOLD};
    case Ink::cursor: return {COLOR_YELLOW, A_BOLD};
    default: break;
  }
  constexpr short seats[] = {COLOR_CYAN, COLOR_RED, COLOR_GREEN, COLOR_YELLOW, COLOR_BLUE, COLOR_MAGENTA, COLOR_WHITE, -1};
  return {seats[static_cast<int>(ink) - static_cast<int>(Ink::seat0)], A_NORMAL};
}

class CursesScreen final : public Screen {
 public:
  CursesScreen(SCREEN* terminal, bool colour) : terminal_(terminal), colour_(colour) {
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    meta(stdscr, TRUE);
    set_escdelay(25);
    mousemask(BUTTON1_PRESSED, nullptr);
    mouseinterval(0);
    colour_ = colour_ && has_colors() && start_color() != ERR;
    if (!colour_) return;
    const short ground = use_default_colors() == ERR ? COLOR_BLACK : static_cast<short>(-1);
    for (int ink = 0; ink <= static_cast<int>(Ink::seat7); ++ink) {
      const auto look = look_of(static_cast<Ink>(ink));
      init_pair(pair(static_cast<Ink>(ink)), look.foreground < 0 && ground >= 0 ? static_cast<short>(COLOR_WHITE) : look.foreground,
                ground);
    }
  }
  ~CursesScreen() override {
    endwin();
    delscreen(terminal_);
  }
  CursesScreen(const CursesScreen&) = delete;
  CursesScreen& operator=(const CursesScreen&) = delete;

  int width() const override { return getmaxx(stdscr); }
  int height() const override { return getmaxy(stdscr); }

  void show(const Canvas& canvas, std::optional<Area> cursor) override {
    werase(stdscr);
    for (int y = 0; y < canvas.height(); ++y)
      for (int x = 0; x < canvas.width(); ++x) {
        const auto& [glyph, style] = canvas.at(x, y);
        if (glyph.empty() || (glyph == " " && style == Style{})) continue;
        wattrset(stdscr, static_cast<int>(attributes(style)));
        mvwaddnstr(stdscr, y, x, glyph.data(), static_cast<int>(glyph.size()));
      }
    wattrset(stdscr, static_cast<int>(A_NORMAL));
    curs_set(cursor ? 1 : 0);
    if (cursor) wmove(stdscr, cursor->y, cursor->x);
    wrefresh(stdscr);
  }

  Key key(std::chrono::milliseconds wait) override {
    wtimeout(stdscr, static_cast<int>(wait.count()));
    wint_t code = 0;
    const int kind = wget_wch(stdscr, &code);
    if (interrupted) return {Key::interrupt};
    if (kind == ERR) return isatty(STDIN_FILENO) ? Key{} : Key{Key::interrupt};
    return kind == KEY_CODE_YES ? special(static_cast<int>(code)) : typed(code);
  }

 private:
  static short pair(Ink ink) { return static_cast<short>(static_cast<int>(ink) + 1); }
  attr_t attributes(Style style) const {
    attr_t a = look_of(style.ink).attributes;
    if (!colour_ && style.ink > Ink::title) a |= A_BOLD;
    if (colour_) a |= static_cast<attr_t>(COLOR_PAIR(pair(style.ink)));
    if (style.bold) a |= A_BOLD;
    if (style.reverse) a |= A_REVERSE;
    if (style.underline) a |= A_UNDERLINE;
    return a;
  }

  static Key special(int code) {
    switch (code) {
      case KEY_UP: return {Key::up};
      case KEY_DOWN: return {Key::down};
      case KEY_LEFT: return {Key::left};
      case KEY_RIGHT: return {Key::right};
      case KEY_ENTER: return {Key::enter};
      case KEY_BTAB: return {Key::back_tab};
      case KEY_BACKSPACE: return {Key::backspace};
      case KEY_DC: return {Key::erase};
      case KEY_HOME: return {Key::home};
      case KEY_END: return {Key::end};
      case KEY_PPAGE: return {Key::page_up};
      case KEY_NPAGE: return {Key::page_down};
      case KEY_F(1): return {Key::help};
      case KEY_RESIZE: return {Key::resize};
      case KEY_MOUSE: {
        MEVENT event;
        if (getmouse(&event) == OK && event.bstate & BUTTON1_PRESSED) return {Key::click, "", event.x, event.y};
        return {};
      }
      default: return {};
    }
  }

  static Key typed(wint_t code) {
    switch (code) {
      case '\r':
      case '\n': return {Key::enter};
      case '\t': return {Key::tab};
      case 27: return {Key::escape};
      case 8:
      case 127: return {Key::backspace};
      default: break;
    }
    if (code < 0x20) return {};
    std::string text(MB_CUR_MAX, '\0');
    mbstate_t fresh{};
    const auto size = wcrtomb(text.data(), static_cast<wchar_t>(code), &fresh);
    if (size == static_cast<std::size_t>(-1)) return {};
    text.resize(size);
    return {Key::character, text};
  }

  Signals signals_;
  SCREEN* terminal_;
  bool colour_;
};
}  // namespace

std::unique_ptr<Screen> open_screen(bool colour) {
  setlocale(LC_CTYPE, "");
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return nullptr;
  auto* terminal = newterm(nullptr, stdout, stdin);
  if (!terminal) return nullptr;
  if (!tigetstr("cup")) {  // a terminal of lines only
    endwin();
    delscreen(terminal);
    return nullptr;
  }
  return std::make_unique<CursesScreen>(terminal, colour);
}

}  // namespace shengxiao::terminal
