#include "terminal/great_race_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace shengxiao {

namespace {
using nlohmann::json;

constexpr std::string_view play_word = "play ";

const std::map<std::string, std::string>& characters() {
  static const std::map<std::string, std::string> all{
      {"Rat", "鼠"},  {"Ox", "牛"},     {"Tiger", "虎"},   {"Rabbit", "兔"}, {"Dragon", "龙"}, {"Snake", "蛇"}, {"Horse", "马"},
      {"Goat", "羊"}, {"Monkey", "猴"}, {"Rooster", "鸡"}, {"Dog", "狗"},    {"Pig", "猪"},    {"Cat", "猫"}};
  return all;
}

std::string animal_of(const json& seat) {
  if (seat["animal"].is_null()) return "?";
  const auto name = seat["animal"].get<std::string>();
  const auto found = characters().find(name);
  return found == characters().end() ? name : found->second + " " + name;
}

std::string cards_of(const json& counts) {
  std::string text;
  for (std::size_t v = 0; v < counts.size(); ++v)
    for (int n = counts[v].get<int>(); n > 0; --n) text += fmt::format("{}{}", text.empty() ? "" : " ", v + 1);
  return text;
}

std::string card_of(const json& card) {
  const auto energy = card["energy"].is_null() ? "" : fmt::format("{}", card["energy"].get<int>());
  return card["action"].get<std::string>() + energy;
}

class Drawing {
 public:
  Drawing(const Board& board, const Scene& scene, const Focus& focus, Canvas& canvas)
      : board_(board), scene_(scene), focus_(focus), canvas_(canvas), view_(json::parse(scene.view)) {}

  void draw() {
    const auto picks = next_picks(board_, scene_, focus_.held);
    int widest = 14;
    for (const auto& pick : picks) widest = std::max(widest, text_width(pick));
    const int list = picks.empty() ? 0 : std::min(widest + 4, canvas_.width() / 2);
    width_ = std::max(canvas_.width() - list - 1, 10);
    draw_head();
    draw_track();
    draw_wheel();
    for (std::size_t seat = 0; seat < view_["seats"].size(); ++seat) draw_seat(seat);
    if (list) draw_list(picks, canvas_.width() - list, list);
  }

 private:
  void line(std::string_view text, Style style = {}) { canvas_.text(1, y_++, padded(text, width_ - 1), style); }

  void draw_head() {
    std::string text = fmt::format("Round {}  {}", view_["round"].get<int>(), view_["phase"].get<std::string>());
    const auto& turn = view_["turn"];
    if (!turn.is_null() && !turn["action"].is_null()) text += fmt::format(": {}", turn["action"].get<std::string>());
    if (!view_["ranking"].is_null()) {
      text += ", in this order:";
      for (const auto& seat : view_["ranking"]) text += " " + animal_of(view_["seats"][seat.get<std::size_t>()]);
    }
    line(text, {Ink::title});
  }

  // A space each, or every second where there is no room: who stands there, else land, river or Finish.
  void draw_track() {
    const int finish = view_["finish"], river = view_["river"];
    const int each = finish < width_ ? 1 : (finish + width_) / width_;
    for (int space = 0; space <= finish; space += each) {
      std::string glyph = space + each > finish ? "#" : space >= river ? "~" : ".";
      Style style{Ink::faint};
      for (std::size_t seat = 0; seat < view_["seats"].size(); ++seat) {
        const int position = view_["seats"][seat]["position"];
        if (position < space || position >= space + each) continue;
        glyph = style.ink == Ink::faint ? std::to_string(seat) : "+";
        style = {seat_ink(static_cast<int>(seat)), true};
      }
      canvas_.text(1 + space / each, y_, glyph, style);
    }
    y_ += 2;
  }

  void draw_wheel() {
    for (const auto& action : view_["wheel"]["actions"]) {
      const int top = action["low_top"];
      line(fmt::format("{:<10} to {:<2} {:<14} from {:<2} {}", action["action"].get<std::string>(), top,
                       action["low"].get<std::string>(), top + 1, action["high"].get<std::string>()));
    }
    ++y_;
  }

  void draw_seat(std::size_t seat) {
    const auto& runner = view_["seats"][seat];
    const int number = static_cast<int>(seat);
    const bool acts = scene_.to_act.has(seat_at(number));
    const auto who = seat < scene_.seats.size() ? scene_.seats[seat] : board_.seat_name(number);
    line(fmt::format("{} {} {}  {}  space {}  karma {}{}", acts ? ">" : " ", seat, animal_of(runner), who,
                     runner["position"].get<int>(), runner["karma"].get<int>(), runner["chosen"].get<bool>() ? "  has chosen" : ""),
         {seat_ink(number), acts});
    std::string row;
    for (const auto& card : runner["row"]) row += " " + card_of(card);
    if (!runner["played"].is_null()) row += "  now " + card_of(runner["played"]);
    line(fmt::format("      hand {}   row{}", cards_of(runner["energy"]), row.empty() ? " -" : row), {Ink::faint});
  }

  void draw_list(const std::vector<std::string>& picks, int left, int width) {
    canvas_.text(left, 0, padded(focus_.held.empty() ? "What can be done" : focus_.held.front() + " with", width), {Ink::title});
    const int rows = std::max(canvas_.height() - 1, 1), count = static_cast<int>(picks.size());
    const auto at = std::ranges::find(picks, focus_.cursor);
    const int chosen = at == picks.end() ? 0 : static_cast<int>(at - picks.begin());
    const int first = std::clamp(chosen - rows / 2, 0, std::max(count - rows, 0));
    for (int k = 0; k < count; ++k) {
      const auto& pick = picks[static_cast<std::size_t>(k)];
      const bool here = pick == focus_.cursor;
      const int row = k - first + 1;  // those out of sight are spots too, for the arrow keys
      canvas_.spot(pick, {left, row, width, 1});
      if (row >= 1 && row <= rows)
        canvas_.text(left, row, padded((here ? "> " : "  ") + pick, width), {here ? Ink::cursor : Ink::target, here, here});
    }
  }

  const Board& board_;
  const Scene& scene_;
  const Focus& focus_;
  Canvas& canvas_;
  json view_;
  int width_ = 0, y_ = 0;
};
}  // namespace

void GreatRaceBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  Drawing(*this, scene, focus, canvas).draw();
}

std::vector<std::string> GreatRaceBoard::path(const Choice& choice) const {
  if (!choice.text.starts_with(play_word)) return {choice.text};
  const auto blank = choice.text.rfind(' ');
  return {choice.text.substr(0, blank), "energy " + choice.text.substr(blank + 1)};
}

// With an action card what it gives as the wheel stands; else the spot's own name.
std::string GreatRaceBoard::caption(const Scene& scene, const std::string& spot) const {
  if (!spot.starts_with(play_word)) return spot;
  const auto view = json::parse(scene.view);
  for (const auto& action : view["wheel"]["actions"])
    if (spot.substr(play_word.size()) == action["action"])
      return fmt::format("{}: {} to {} energy in all, {} above", spot.substr(play_word.size()), action["low"].get<std::string>(),
                         action["low_top"].get<int>(), action["high"].get<std::string>());
  return spot;
}

}  // namespace shengxiao
