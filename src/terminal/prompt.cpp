#include "terminal/prompt.hpp"

#include <algorithm>

namespace shengxiao::terminal {

namespace {
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool begins(std::string_view word, std::string_view text) {
  return text.size() <= word.size() && std::ranges::equal(text, word.substr(0, text.size()), {}, lower, lower);
}
}  // namespace

void Prompt::open(std::string label, std::string text) {
  state_ = State::open;
  label_ = std::move(label);
  text_ = std::move(text);
  at_ = text_.size();
  recalled_ = history_.size();
}

std::vector<std::string> Prompt::matches() const {
  std::vector<std::string> all;
  std::ranges::copy_if(words_, std::back_inserter(all), [&](const std::string& word) { return begins(word, text_); });
  return all;
}

void Prompt::complete() {
  const auto all = matches();
  if (all.empty()) return;
  auto common = all[0];
  for (const auto& word : all) {
    const auto differ = std::ranges::mismatch(common, word);
    common.erase(differ.in1, common.end());
  }
  // Where case was not minded the common part may be shorter than what is typed.
  if (common.size() >= text_.size()) text_ = common;
  at_ = text_.size();
}

void Prompt::recall(int step) {
  if (history_.empty()) return;
  const auto to = static_cast<int>(recalled_) + step;
  recalled_ = static_cast<std::size_t>(std::clamp(to, 0, static_cast<int>(history_.size())));
  text_ = recalled_ < history_.size() ? history_[recalled_] : "";
  at_ = text_.size();
}

void Prompt::remember(const std::string& text) {
  if (history_.empty() || history_.back() != text) history_.push_back(text);
}

std::size_t Prompt::before(std::size_t at) const {
  std::size_t last = 0;
  for (std::size_t i = 0; i < at; i += first_glyph(std::string_view(text_).substr(i)).size()) last = i;
  return last;
}
std::size_t Prompt::after(std::size_t at) const { return at + first_glyph(std::string_view(text_).substr(at)).size(); }

void Prompt::rub_out() {
  const auto start = before(at_);
  text_.erase(start, at_ - start);
  at_ = start;
}

Prompt::State Prompt::handle(const Key& key) {
  switch (key.kind) {
    case Key::character:
      text_.insert(at_, key.text);
      at_ += key.text.size();
      break;
    case Key::left: at_ = before(at_); break;
    case Key::right: at_ = after(at_); break;
    case Key::home: at_ = 0; break;
    case Key::end: at_ = text_.size(); break;
    case Key::backspace:
      if (text_.empty()) state_ = State::closed;
      rub_out();
      break;
    case Key::erase: text_.erase(at_, after(at_) - at_); break;
    case Key::tab: complete(); break;
    case Key::up: recall(-1); break;
    case Key::down: recall(1); break;
    case Key::escape: state_ = State::closed; break;
    case Key::enter: state_ = State::closed; return State::entered;
    default: break;
  }
  return state_;
}

int Prompt::column() const { return text_width(label_) + text_width(std::string_view(text_).substr(0, at_)); }

}  // namespace shengxiao::terminal
