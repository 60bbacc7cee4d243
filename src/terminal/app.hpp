// The client on a whole screen: a session, its board, and the keys.
#pragma once
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "boards/board.hpp"
#include "terminal/prompt.hpp"
#include "terminal/screen.hpp"
#include "terminal/session.hpp"

namespace shengxiao::terminal {

class App {
 public:
  // `pace`: the time from one computer's step to the next, so that a person can follow.
  App(std::unique_ptr<Session> session, Screen& screen, std::chrono::milliseconds pace = std::chrono::milliseconds(400));

  void run();  // until the player leaves
  const Session& session() const { return *session_; }

 private:
  enum class Mode { play, look_back, help, why };  // before all of them comes the curtain, where somebody else should look
  struct Note {
    std::string text;
    Ink ink = Ink::plain;
  };
  struct Question {
    std::string text;
    std::function<void()> yes;
  };

  // What is shown (app_draw.cpp).
  void refresh_scene();  // after every change of the match or of the step looked at
  void draw();
  void draw_title(Canvas& canvas) const;
  void draw_list(Canvas& canvas, Area area) const;
  void draw_notes(Canvas& canvas, int y) const;
  void draw_help(Canvas& canvas) const;
  void draw_why(Canvas& canvas) const;
  void draw_curtain(Canvas& canvas) const;
  Canvas draw_board(int width, int height);
  std::string status() const;
  std::string seat_words(Seat seat) const;
  std::string key_line() const;

  // What keys do.
  void handle(const Key& key);
  void handle_board(const Key& key);
  void handle_curtain(const Key& key);
  void handle_look_back(const Key& key);
  void handle_question(const Key& key);
  void handle_prompt(const Key& key);
  bool command(const std::string& letter);
  void type(const std::string& letter);
  void click(const Key& key);

  void go(int x, int y);
  void cycle(int step);  // through the spots that can be picked
  void pick();
  void drop();
  void look();  // the person to move has come to the screen
  void play(const std::string& move);
  std::string news() const;  // what was done last, and how it ended where it did
  void played();  // a person's or a computer's move has been made
  void undo();
  void hint();
  void look_back(int step);
  void ask_name();
  void save(const std::string& name);
  void write(const std::string& name);
  void new_game();
  void quit();
  void poll();
  void say(std::string text, Ink ink = Ink::plain) { note_ = {std::move(text), ink}; }

  std::unique_ptr<Session> session_;
  std::unique_ptr<Board> board_;
  Screen& screen_;
  std::chrono::milliseconds pace_;
  std::chrono::steady_clock::time_point not_before_;

  Mode mode_ = Mode::play;
  bool leaving_ = false;
  Prompt prompt_;
  bool naming_ = false;  // the prompt asks for a file name, not for a move
  std::unique_ptr<Question> question_;
  Note note_;
  std::string last_letter_;           // of a command that may turn out to begin a move
  std::vector<std::string> hint_;     // the spots of the move that was recommended
  int shown_ = 0;                     // the step looked back at
  int saved_ = 0;                     // the step that was last saved

  Scene scene_;
  std::vector<Turn> turns_;
  Focus focus_;
  std::vector<Spot> spots_;  // of what is on the screen
};

}  // namespace shengxiao::terminal
