#include "terminal/plain.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "boards/board.hpp"
#include "boards/generic_board.hpp"
#include "core/text.hpp"
#include "table/words.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::terminal {

namespace {
constexpr std::string_view help_text =
    "A move is typed as it is written. Other words:\n"
    "  board      shows the board        legal      what can be done\n"
    "  moves      the moves so far       hint       what the strongest computer would play\n"
    "  undo       takes your move back   new        a new game\n"
    "  save FILE  writes the record      save! FILE even where the file exists\n"
    "  view       the position in words  why        what happened since your last turn, and why\n"
    "  quit\n";

class Lines {
 public:
  Lines(std::unique_ptr<Session> session, std::istream& in, std::ostream& out)
      : session_(std::move(session)), board_(board_for(session_->match().game().info().name)), in_(in), out_(out) {}

  void run() {
    out_ << session_->match().game().info().title << ". Type a move, or help.\n";
    bool fresh = true;
    std::string line;
    while (true) {
      fresh |= let_computers_play();
      if (session_->match().over() && fresh) out_ << result(session_->match(), *board_) << '\n';
      if (is_player(session_->curtain())) {
        if (!change_places()) return;
        fresh = true;
      }
      if (fresh && !session_->match().over()) board();
      if (session_->match().over() && !is_person_here()) return;
      out_ << (is_player(session_->person()) ? board_->seat_name(index(session_->person())) : "Over") << "> " << std::flush;
      if (!std::getline(in_, line)) {
        out_ << '\n';
        return;
      }
      const auto words = trim(line);
      if (words == "quit") return;
      fresh = !words.empty() && handle(words);
    }
  }

 private:
  bool is_person_here() const {
    return std::ranges::find(session_->occupants(), true, &table::SeatOccupant::person) != session_->occupants().end();
  }

  bool let_computers_play() {
    bool any = tell_news();
    while (session_->computer_thinks()) {
      session_->wait();
      any |= tell_news();
    }
    return any;
  }

  // What computers have done since this was last asked, each turn with the chance that followed. Whether there was such: nothing is
  // told of what goes on out of sight.
  bool tell_news() {
    const auto so_far = turns(session_->match(), session_->viewer());
    std::vector<std::string> texts;
    for (const auto& turn : so_far) texts.push_back(fmt::format("{} {}", index(turn.actor), turn.text));
    auto at = static_cast<std::size_t>(std::ranges::mismatch(texts, told_).in1 - texts.begin());
    told_ = std::move(texts);
    bool any = false;
    for (; at < so_far.size(); ++at) {
      const Seat actor = so_far[at].actor;
      if (!is_player(actor) || session_->occupants()[static_cast<std::size_t>(index(actor))].person) continue;
      auto end = so_far.begin() + static_cast<std::ptrdiff_t>(at) + 1;
      end = std::find_if(end, so_far.end(), [](const Turn& turn) { return is_player(turn.actor); });
      out_ << told({so_far.begin(), end}, *board_) << '\n' << std::flush;
      any = true;
    }
    return any;
  }

  // What only another may see is scrolled away, and nothing is shown before the one whose turn it is has come.
  bool change_places() {
    const auto who = board_->seat_name(index(session_->curtain()));
    out_ << std::string(100, '\n') << who << ", please; the others look away. Enter shows what only you may see.\n" << std::flush;
    std::string line;
    if (!std::getline(in_, line) || trim(line) == "quit") return false;
    session_->look();
    return true;
  }

  void board() { out_ << picture(*board_, scene_of(*session_, session_->match().step())) << '\n'; }

  // Gives whether the match has changed.
  bool handle(std::string_view line) {
    const auto space = std::min(line.find(' '), line.size());
    const auto word = line.substr(0, space), rest = trim(line.substr(space));
    if (word == "help" || word == "?") return out_ << help_text, false;
    if (word == "board") return board(), false;
    if (word == "view") return view(), false;
    if (word == "why") return why(), false;
    if (word == "legal") return legal(), false;
    if (word == "moves") return moves(), false;
    if (word == "hint") return hint(), false;
    if (word == "save" || word == "save!") return save(std::string(rest), word == "save!"), false;
    if (word == "undo") return report(session_->undo());
    if (word == "new") return fresh_game();
    return report(session_->play(line));
  }

  bool report(const Result<int>& done) {
    if (!done) out_ << "No: " << table::message(done.error()) << '\n';
    return done.has_value();
  }

  void view() {
    for (const auto& line : outline(scene_of(*session_, session_->match().step()).view)) out_ << line << '\n';
  }

  void why() {
    for (const auto& told : story(*session_, *board_))
      for (const auto& line : wrapped(told, 78)) out_ << line << '\n';
  }

  void legal() {
    std::string all;
    for (const auto& move : session_->legal()) all += (all.empty() ? "" : " ") + move;
    for (const auto& line : wrapped(all, 78)) out_ << line << '\n';
  }

  void moves() {
    int number = 0;
    for (const auto& turn : turns(session_->match(), session_->viewer()))
      out_ << ++number << ' ' << (is_player(turn.actor) ? board_->seat_name(index(turn.actor)) : "Chance") << ' ' << turn.text
           << '\n';
  }

  void hint() {
    if (!report(session_->ask_hint())) return;
    const auto news = session_->wait();
    out_ << "Hint: " << session_->match().game().text(news.thought.best) << " (" << news.thought.text << ")\n";
  }

  void save(const std::string& name, bool over) {
    if (name.empty()) return void(out_ << "No: save what as? (save FILE)\n");
    if (!over && std::filesystem::exists(name)) return void(out_ << "No: " << name << " exists (save! writes over it)\n");
    std::ofstream file(name, std::ios::binary);
    file << session_->record();
    file.close();
    out_ << (file ? "Saved as " : "No: cannot write ") << name << '\n';
  }

  bool fresh_game() {
    auto next = session_->again();
    if (!next) return out_ << "No: " << table::message(next.error()) << '\n', false;
    session_ = std::move(*next);
    return true;
  }

  std::unique_ptr<Session> session_;
  std::unique_ptr<Board> board_;
  std::vector<std::string> told_;  // the turns so far, when it was last told what computers had done
  std::istream& in_;
  std::ostream& out_;
};
}  // namespace

void play_plain(std::unique_ptr<Session> session, std::istream& in, std::ostream& out) { Lines(std::move(session), in, out).run(); }

}  // namespace shengxiao::terminal
