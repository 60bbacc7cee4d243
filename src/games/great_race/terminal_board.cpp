// The table of The Great Race: the track, what each action gives now, the seats, and what can be done.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "boards/board.hpp"
#include "boards/characters.hpp"

namespace shengxiao::boards {

namespace {
using nlohmann::json;

constexpr std::string_view play_word = "play ";

std::string animal_of(const json& seat) {
  if (seat.at("animal").is_null()) return "?";
  const auto name = seat.at("animal").get<std::string>();
  return fmt::format("{} {}", character(name), name);
}

std::string cards_of(const json& counts) {
  std::string text;
  for (std::size_t v = 0; v < counts.size(); ++v)
    if (const int n = counts.at(v).get<int>(); n > 3)
      text += fmt::format("{}{}×{}", text.empty() ? "" : " ", n, v + 1);
    else
      for (int k = 0; k < n; ++k) text += fmt::format("{}{}", text.empty() ? "" : " ", v + 1);
  return text.empty() ? "-" : text;
}

std::string card_of(const json& card, bool in_short) {
  const auto energy = card.at("energy").is_null() ? "" : fmt::format("{}", card.at("energy").get<int>());
  const auto name = card.at("action").get<std::string>();
  return (in_short ? name.substr(0, 3) : name) + energy;
}

// The row of a seat, with this round's play in brackets.
std::string row_of(const json& runner, bool in_short) {
  std::vector<std::string> cards;
  for (const auto& card : runner.at("row")) cards.push_back(card_of(card, in_short));
  if (!runner.at("played").is_null()) {
    const auto now = card_of(runner.at("played"), in_short);  // once all are revealed, it is also the last of the row
    if (!cards.empty() && cards.back() == now) cards.pop_back();
    cards.push_back("[" + now + "]");
  }
  return cards.empty() ? " -" : fmt::format(" {}", fmt::join(cards, " "));
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
    const int seats = static_cast<int>(view_.at("seats").size()), wheel = static_cast<int>(view_.at("wheel").at("actions").size());
    const int spare = canvas_.height() - (2 + wheel + 2 * seats);  // lines left with two for each seat
    draw_head();
    draw_track();
    if (spare >= 2) ++y_;
    const bool in_short = spare < 0;  // one line for each seat, then as much of the wheel as fits
    if (!in_short) draw_wheel();
    if (spare >= 1) ++y_;
    for (int seat = 0; seat < seats; ++seat) in_short ? draw_seat_in_short(seat) : draw_seat(seat);
    if (in_short) draw_wheel();
    const auto title = focus_.held.empty() ? "What can be done" : focus_.held.front() + " with";
    if (list) draw_list(title, picks, focus_, canvas_.width() - list, canvas_);
  }

 private:
  void line(std::string_view text, Style style = {}) { canvas_.text(1, y_++, padded(text, width_ - 1), style); }

  void draw_head() {
    std::string text = fmt::format("Round {}  {}", view_.at("round").get<int>(), view_.at("phase").get<std::string>());
    const auto& turn = view_.at("turn");
    if (!turn.is_null() && !turn.at("action").is_null()) text += fmt::format(": {}", turn.at("action").get<std::string>());
    if (!view_.at("ranking").is_null()) {
      text += ", in this order:";
      for (const auto& seat : view_.at("ranking")) text += " " + animal_of(view_.at("seats").at(seat.get<std::size_t>()));
    }
    line(text, {Ink::title});
  }

  // One column for each space, or for several if the track is too long: who stands there, or else land, river or Finish.
  void draw_track() {
    const std::int64_t finish = view_.at("finish"), river = view_.at("river");
    const auto each = finish < width_ ? 1 : (finish + width_) / width_;
    for (std::int64_t space = 0; space <= finish; space += each) {
      std::string glyph = space + each > finish ? "#" : space >= river ? "~" : ".";
      Style style{Ink::faint};
      for (std::size_t seat = 0; seat < view_.at("seats").size(); ++seat) {
        const int position = view_.at("seats").at(seat).at("position");
        if (position < space || position >= space + each) continue;
        glyph = style.ink == Ink::faint ? std::to_string(seat) : "+";
        style = {seat_ink(static_cast<int>(seat)), true};
      }
      canvas_.text(1 + static_cast<int>(space / each), y_, glyph, style);
    }
    ++y_;
  }

  void draw_wheel() {
    for (const auto& action : view_.at("wheel").at("actions")) {
      const int top = action.at("low_top");
      line(fmt::format("{:<10} to {:<2} {:<14} from {:<2} {}", action.at("action").get<std::string>(), top,
                       action.at("low").get<std::string>(), top + 1, action.at("high").get<std::string>()));
    }
  }

  void draw_seat(std::size_t seat) {
    const auto& runner = view_.at("seats").at(seat);
    const int number = static_cast<int>(seat);
    const bool acts = scene_.to_act.has(seat_at(number));
    const auto who = seat < scene_.seats.size() ? scene_.seats[seat] : board_.seat_name(number);
    line(fmt::format("{} {} {}  space {}  karma {}{}  {}", acts ? ">" : " ", seat, animal_of(runner),
                     runner.at("position").get<int>(), runner.at("karma").get<int>(),
                     runner.at("chosen").get<bool>() ? "  has chosen" : "", who),
         {seat_ink(number), acts});
    const auto hand = fmt::format("    hand {}  row", cards_of(runner.at("energy")));
    const auto row = row_of(runner, false);
    line(hand + (text_width(hand + row) < width_ - 1 ? row : row_of(runner, true)), {Ink::faint});
  }

  // A + stands before a seat that has chosen.
  void draw_seat_in_short(std::size_t seat) {
    const auto& runner = view_.at("seats").at(seat);
    const int number = static_cast<int>(seat);
    const bool acts = scene_.to_act.has(seat_at(number));
    const auto* mark = acts ? ">" : runner.at("chosen").get<bool>() ? "+" : " ";
    auto hand = cards_of(runner.at("energy"));
    if (hand.find("×") == std::string::npos) std::erase(hand, ' ');
    line(fmt::format("{}{} {} at {} k{} {}{}", mark, seat, first_glyph(animal_of(runner)), runner.at("position").get<int>(),
                     runner.at("karma").get<int>(), hand, row_of(runner, true)),
         {seat_ink(number), acts});
  }

  const Board& board_;
  const Scene& scene_;
  const Focus& focus_;
  Canvas& canvas_;
  json view_;
  int width_ = 0, y_ = 0;
};

class GreatRaceBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;  // a play: the action card, then the energy card
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

void GreatRaceBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  Drawing(*this, scene, focus, canvas).draw();
}

std::vector<std::string> GreatRaceBoard::path(const Choice& choice) const {
  if (!choice.text.starts_with(play_word)) return {choice.text};
  const auto blank = choice.text.rfind(' ');
  return {choice.text.substr(0, blank), "energy " + choice.text.substr(blank + 1)};
}

// What an action gives now.
std::string gives(const json& action) {
  const auto name = action.at("action").get<std::string>(), unit = action.at("unit").get<std::string>(),
             low = action.at("low").get<std::string>(), high = action.at("high").get<std::string>();
  const bool counts = low.starts_with('N') || high.starts_with('N');
  return fmt::format("{} ({}): {} for up to {} energy in all, {} for more{}", name, unit, low, action.at("low_top").get<int>(),
                     high, counts ? "; N: how many do it" : "");
}

std::string GreatRaceBoard::caption(const Scene& scene, const std::string& spot) const {
  const auto view = json::parse(scene.view);
  const auto word = spot.substr(0, spot.find(' ')), rest = spot.substr(std::min(word.size() + 1, spot.size()));
  if (word == "play") {
    for (const auto& action : view.at("wheel").at("actions"))
      if (action.at("action").get<std::string>() == rest) return gives(action);
    if (rest == "Repeat") return "Repeat: once more what lies last in your row";
    if (rest == "Strategise") return "Strategise: take back what lies in your row, but for the first card";
  }
  if (word == "card")
    for (const auto& choice : scene.legal)
      if (choice.text == spot)
        return fmt::format("{} comes first into your row; the higher its number, the more karma",
                           json::parse(choice.action).at("action").get<std::string>());
  if (word == "energy") return "with the energy card " + rest;
  if (word == "exchange") return fmt::format("give {}, get {}", rest.substr(0, rest.find('>')), rest.substr(rest.find('>') + 1));
  if (word == "trade") return "trade: 2 karma for 3 spaces";
  if (word == "return") return fmt::format("give back an energy card {} at the river", rest);
  if (word == "fallback") return "fallback: keep your cards, and go back 8 spaces";
  if (word == "ability") return rest.empty() ? "ability: take your animal's gain now" : "your animal gains: " + rest;
  if (word == "done") return "done: nothing more";
  return spot;
}
}  // namespace

std::unique_ptr<Board> great_race_board() { return std::make_unique<GreatRaceBoard>(); }

}  // namespace shengxiao::boards
