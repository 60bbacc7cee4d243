// A line that is typed: edited, completed, and remembered.
#pragma once
#include <string>
#include <vector>

#include "terminal/screen.hpp"

namespace shengxiao::terminal {

class Prompt {
 public:
  enum class State { closed, open, entered };

  void open(std::string label, std::string text = "");
  void close() { state_ = State::closed; }
  bool is_open() const { return state_ == State::open; }

  // What can be typed, for the tab key.
  void offer(std::vector<std::string> words) { words_ = std::move(words); }
  std::vector<std::string> matches() const;

  // Entered: take text(); the prompt is closed then. Escape, or rubbing out past the beginning, closes it.
  State handle(const Key& key);
  void remember(const std::string& text);
  void forget() { history_.clear(); }

  const std::string& label() const { return label_; }
  const std::string& text() const { return text_; }
  int column() const;  // of the cursor, label included

 private:
  void complete();
  void recall(int step);
  void rub_out();
  std::size_t before(std::size_t at) const;
  std::size_t after(std::size_t at) const;

  State state_ = State::closed;
  std::string label_, text_;
  std::size_t at_ = 0;
  std::vector<std::string> words_, history_;
  std::size_t recalled_ = 0;
};

}  // namespace shengxiao::terminal
