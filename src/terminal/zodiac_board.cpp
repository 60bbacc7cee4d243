#include "terminal/zodiac_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/zodiac/cards.hpp"
#include "terminal/generic_board.hpp"

namespace shengxiao {

namespace {
using nlohmann::json;
using zodiac::kinds, zodiac::names;

constexpr std::array<std::string_view, kinds> characters{"鼠", "牛", "虎", "兔", "龙", "蛇", "马",
                                                         "羊", "猴", "鸡", "狗", "猪", "猫", "盘"};

// 马Hs, by a card's name.
std::string card(const std::string& name) {
  const auto at = std::ranges::find(names, name) - names.begin();
  if (at == kinds) return name;
  return fmt::format("{}{}", characters[static_cast<std::size_t>(at)], zodiac::codes[static_cast<std::size_t>(at)]);
}

std::string row(const json& cards) {
  std::string all;
  for (const auto& name : cards) all += (all.empty() ? "" : " ") + card(name.get<std::string>());
  return all.empty() ? "-" : all;
}

// Writes down the left side of a canvas, line by line.
class Column {
 public:
  Column(Canvas& canvas, int width) : canvas_(canvas), width_(width) {}

  void line(const std::string& text, Style style = {}) {
    for (const auto& part : wrapped(text, std::max(width_ - 1, 8))) canvas_.text(0, y_++, padded(part, width_ - 1), style);
  }

 private:
  Canvas& canvas_;
  int width_, y_ = 0;
};

std::string title(const Scene& scene, const json& seat, std::size_t number) {
  auto text = fmt::format("{} Seat {}", scene.to_act.has(seat_at(static_cast<int>(number))) ? "▶" : " ", number);
  if (number < scene.seats.size()) text += ", " + scene.seats[number];
  text += fmt::format(": {} in hand", seat["hand"].get<int>());
  if (const int skips = seat["skips"]; skips) text += fmt::format(", misses {}", skips == 1 ? "a turn" : "two turns");
  return text;
}
}  // namespace

void ZodiacBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  auto moves = scene;
  moves.view = "{}";
  GenericBoard().draw(moves, focus, canvas);
  int left = canvas.width();
  for (const auto& spot : canvas.spots()) left = std::min(left, spot.area.x);

  const auto view = json::parse(scene.view);
  Column column(canvas, left);
  const auto top = view["top"].is_null() ? std::string("nothing") : card(view["top"]);
  const int below = std::max(static_cast<int>(view["discard_pile"].size()) - 1, 0);
  column.line(fmt::format("Draw pile {}   Discards {}, {} below", view["draw_pile"].get<int>(), top, below), {Ink::title, true});
  if (view["take_barred"]) column.line("Nothing may be taken in the turn to come", {Ink::danger});
  if (view["fines"] != 0) column.line(fmt::format("Seat {} loses a sign", view["mover"].get<int>()), {Ink::danger});
  if (!view["winner"].is_null()) column.line(fmt::format("Zodiac! Seat {} has won", view["winner"].get<int>()), {Ink::last, true});
  if (view.contains("hand")) {
    column.line("Your hand " + row(view["hand"]), {Ink::plain, true});
    if (!view["drawn"].is_null()) column.line("You drew  " + card(view["drawn"]), {Ink::last});
    if (!view["missing"].empty()) column.line("You lack  " + row(view["missing"]), {Ink::faint});
  }
  const auto& seats = view["seats"];
  for (std::size_t k = 0; k < seats.size(); ++k) {  // clockwise from the seat that looks on
    const auto number = (static_cast<std::size_t>(scene.near) + k) % seats.size();
    const auto& seat = seats[number];
    column.line(title(scene, seat, number), {seat_ink(static_cast<int>(number)), true});
    const auto known = seat["known"].empty() ? std::string() : fmt::format("   holds {}", row(seat["known"]));
    column.line("    shows " + row(seat["face_up"]) + known);
  }
}

std::string ZodiacBoard::caption(const Scene&, const std::string& spot) const { return spot; }

}  // namespace shengxiao
