// What the tests of the terminal share.
#pragma once
#include <algorithm>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "terminal/scene.hpp"
#include "terminal/screen.hpp"

namespace shengxiao::terminal {

// A screen whose keys are scripted: "<up>" and the like, else characters. It waits while computers think, and then goes on; it
// ends with Ctrl-C.
class FakeScreen : public Screen {
 public:
  explicit FakeScreen(int width = 80, int height = 24) : width_(width), height_(height) {}

  void type(std::string_view script) {
    static const std::pair<std::string_view, Key::Kind> names[] = {{"<up>", Key::up},
                                                                   {"<down>", Key::down},
                                                                   {"<left>", Key::left},
                                                                   {"<right>", Key::right},
                                                                   {"<enter>", Key::enter},
                                                                   {"<escape>", Key::escape},
                                                                   {"<tab>", Key::tab},
                                                                   {"<rub>", Key::backspace},
                                                                   {"<home>", Key::home},
                                                                   {"<end>", Key::end},
                                                                   {"<page_up>", Key::page_up},
                                                                   {"<page_down>", Key::page_down},
                                                                   {"<back_tab>", Key::back_tab},
                                                                   {"<help>", Key::help}};
    while (!script.empty()) {
      const auto* name = std::ranges::find_if(names, [&](const auto& n) { return script.starts_with(n.first); });
      const auto size = name == std::end(names) ? 1 : name->first.size();
      keys_.push_back(name == std::end(names) ? Key{Key::character, std::string(script.substr(0, 1))} : Key{name->second});
      script.remove_prefix(size);
    }
  }
  void click(int x, int y) { keys_.push_back({Key::click, "", x, y}); }

  int width() const override { return width_; }
  int height() const override { return height_; }
  void show(const Canvas& canvas, std::optional<Area>) override {
    picture = canvas.picture();
    spots = canvas.spots();
  }
  Key key(std::chrono::milliseconds wait) override {
    if (wait < std::chrono::milliseconds(500)) return {};  // somebody thinks
    if (keys_.empty()) return {Key::interrupt};
    auto key = keys_.front();
    keys_.pop_front();
    return key;
  }
  bool shows(std::string_view text) const { return picture.find(text) != std::string::npos; }

  std::string picture;
  std::vector<Spot> spots;

 private:
  int width_, height_;
  std::deque<Key> keys_;
};

// How the cells of a canvas are drawn, in a text.
inline std::string styles_of(const Canvas& canvas) {
  std::string all;
  for (int y = 0; y < canvas.height(); ++y)
    for (int x = 0; x < canvas.width(); ++x) {
      const auto style = canvas.at(x, y).style;
      all += static_cast<char>('a' + static_cast<int>(style.ink));
      all += static_cast<char>('0' + style.bold + 2 * style.reverse + 4 * style.underline);
    }
  return all;
}

// The game's own board as it is now.
inline std::string picture(const Session& session, const Focus& focus, int width, int height) {
  Canvas canvas(width, height);
  board_for(session.match().game().info().name)->draw(scene_of(session, session.match().step()), focus, canvas);
  return canvas.picture();
}

}  // namespace shengxiao::terminal
