// Zodiac in the terminal: the piles, each seat's face-up cards and the viewer's hand, beside the list of legal moves.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "boards/board.hpp"
#include "boards/characters.hpp"
#include "games/zodiac/cards.hpp"

namespace shengxiao::boards {

namespace {
using games::zodiac::names;
using nlohmann::json;

// 马Hs, by a card's name.
std::string card(const std::string& name) {
  const auto at = std::ranges::find(names, name);
  if (at == names.end()) return name;
  return fmt::format("{}{}", character(name), games::zodiac::codes[static_cast<std::size_t>(at - names.begin())]);
}

std::string row(const json& cards) {
  std::string all;
  for (const auto& name : cards) all += (all.empty() ? "" : " ") + card(name.get<std::string>());
  return all.empty() ? "-" : all;
}

struct Line {
  std::string text;
  Style style;
};

// Lines of text, wrapped to a width.
class Lines {
 public:
  explicit Lines(int width) : width_(width) {}

  void add(const std::string& text, Style style = {}) {
    for (auto& part : wrapped(text, width_)) all_.push_back({padded(part, width_), style});
  }
  bool fit(int height) const { return static_cast<int>(all_.size()) <= height; }
  void draw(Canvas& canvas) const {
    for (int y = 0; const auto& line : all_) canvas.text(0, y++, line.text, line.style);
  }

 private:
  int width_;
  std::vector<Line> all_;
};

// How much is said of a seat: two lines, one line, or one line in short.
enum class Detail { all, line, least };

void add_seat(const Board& board, Lines& lines, const Scene& scene, const json& seat, int number, Detail detail) {
  const auto* mark = scene.to_act.has(seat_at(number)) ? "▶" : " ";
  const int hand = seat.at("hand"), skips = seat.at("skips");
  const auto misses = skips ? fmt::format(", misses {}", skips == 1 ? "a turn" : "two turns") : "";
  const Style style{seat_ink(number), true};
  const auto held = [&](std::string_view before) {
    return seat.at("known").empty() ? std::string() : fmt::format("{}holds {}", before, row(seat.at("known")));
  };
  if (detail == Detail::all) {
    const auto sitter = static_cast<std::size_t>(number) < scene.seats.size() ? ", " + scene.seats[static_cast<std::size_t>(number)]
                                                                              : std::string();
    lines.add(fmt::format("{} {}{}: {} in hand{}", mark, board.seat_name(number), sitter, hand, misses), style);
    lines.add("    shows " + row(seat.at("face_up")) + held("   "));
  } else if (detail == Detail::line) {
    lines.add(fmt::format("{} {}: {} in hand{}, shows {}{}", mark, board.seat_name(number), hand, misses, row(seat.at("face_up")),
                          held(", ")),
              style);
  } else {
    lines.add(fmt::format("{}{}: {}{} ^ {}", mark, number + 1, hand, misses, row(seat.at("face_up"))), style);
  }
}

Lines lines_of(const Board& board, const Scene& scene, const json& view, int width, Detail detail) {
  Lines lines(width);
  const auto top = view.at("top").is_null() ? std::string("nothing") : card(view.at("top"));
  const int below = std::max(static_cast<int>(view.at("discard_pile").size()) - 1, 0);
  lines.add(fmt::format("Draw pile {}   Discards {}, {} below", view.at("draw_pile").get<int>(), top, below), {Ink::title, true});
  if (view.at("take_barred")) lines.add("Nothing may be taken in the turn to come", {Ink::danger});
  if (view.at("fines") != 0) lines.add(board.seat_name(view.at("mover")) + " loses a sign", {Ink::danger});
  if (!view.at("winner").is_null())
    lines.add(fmt::format("Zodiac! {} has won", board.seat_name(view.at("winner"))), {Ink::last, true});
  if (view.contains("hand")) {
    lines.add("Your hand " + row(view.at("hand")), {Ink::plain, true});
    if (!view.at("drawn").is_null()) lines.add("You drew  " + card(view.at("drawn")), {Ink::last});
    if (!view.at("missing").empty() && detail != Detail::least) lines.add("You lack  " + row(view.at("missing")), {Ink::faint});
  }
  const auto& seats = view.at("seats");
  for (std::size_t k = 0; k < seats.size(); ++k) {  // clockwise from the seat that looks on
    const auto number = (static_cast<std::size_t>(scene.near) + k) % seats.size();
    add_seat(board, lines, scene, seats.at(number), static_cast<int>(number), detail);
  }
  return lines;
}

class ZodiacBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override { return {choice.text}; }
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

void ZodiacBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  int widest = 0;
  for (const auto& choice : scene.legal) widest = std::max(widest, text_width(choice.text));
  const int list = scene.legal.empty() ? 0 : std::clamp(widest + 5, 16, canvas.width() / 2), left = canvas.width() - list;
  if (list) draw_list("What can be done", next_picks(*this, scene, {}), focus, left, canvas);

  const auto view = json::parse(scene.view);
  const int width = std::max(left - 1, 8);
  auto lines = lines_of(*this, scene, view, width, Detail::all);
  if (!lines.fit(canvas.height())) lines = lines_of(*this, scene, view, width, Detail::line);
  if (!lines.fit(canvas.height())) lines = lines_of(*this, scene, view, width, Detail::least);
  lines.draw(canvas);
}

// The move in words.
std::string ZodiacBoard::caption(const Scene& scene, const std::string& spot) const {
  const auto choice = std::ranges::find(scene.legal, spot, &Choice::text);
  if (choice == scene.legal.end()) return spot;
  const auto action = json::parse(choice->action);
  const auto kind = action.value("kind", ""), name = action.value("card", ""), from = action.value("from", "");
  const bool shown = from == "face_up";
  if (kind == "draw") return "draw: an unknown card from the draw pile";
  if (kind == "take") return "take: the top one of the discards";
  if (kind == "pass") return "pass: end your turn";
  if (kind == "call") return "call: end your turn, and say that your zodiac is complete";
  if (kind == "up") return fmt::format("lay the {} face up", name);
  if (kind == "down") return fmt::format("take the {} into your hand", name);
  if (kind == "discard") return fmt::format("throw out the {} {}", name, shown ? "that lies face up" : "of your hand");
  if (kind == "fine") return name.empty() ? "a card of the hand is lost, any" : fmt::format("the {} is lost", name);
  if (name == "Cat") return fmt::format("the Cat {}: the next seat misses a turn", shown ? "that lies face up" : "of your hand");
  if (name == "Pangu")
    return fmt::format("the Pangu {}: take the {} of {} {}", shown ? "that lies face up" : "of your hand", action.value("sign", ""),
                       seat_name(action.value("target", 0)),
                       action.value("to", "") == "face_up" ? "and lay it face up" : "into your hand");
  return spot;
}
}  // namespace

std::unique_ptr<Board> zodiac_board() { return std::make_unique<ZodiacBoard>(); }

}  // namespace shengxiao::boards
