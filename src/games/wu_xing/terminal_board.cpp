// Wu Xing in the terminal: the board, the dice and the legal moves, and below them the tiles of each seat.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "boards/board.hpp"
#include "boards/characters.hpp"

namespace shengxiao::boards {

namespace {
using nlohmann::json;

// A board space is the spot "space 1", a tile that a seat holds "tile Ox". Other moves are spots named by their text.
constexpr std::string_view space_spot = "space ", tile_spot = "tile ";
constexpr int card_width = 16, card_height = 5, panel_width = 26, head_width = 15, cell_width = 16;  // •金Rooster 24 66

constexpr std::array<std::string_view, 5> elements{"Wood", "Fire", "Earth", "Metal", "Water"};

// 3-4-5
std::string dice_text(const json& panel) {
  std::string text;
  for (const int die : panel) text += fmt::format("{}{}", text.empty() ? "" : "-", die);
  return text;
}

// The panels that follow this one, and Discard.
std::string coming(const json& tile, std::size_t panel) {
  std::string text;
  for (std::size_t k = panel; k < tile.at("panels").size(); ++k) text += dice_text(tile.at("panels").at(k)) + " ";
  return text + "×";
}

// The dice that capture a tile.
std::string pairs_of(const json& tile) {
  std::string text;
  for (const auto& panel : tile.at("panels"))
    if (panel.size() == 2) text += (text.empty() ? "" : " ") + dice_text(panel);
  return text;
}

class Drawing {
 public:
  Drawing(const Board& board, const Scene& scene, const Focus& focus, Canvas& canvas)
      : board_(board), scene_(scene), focus_(focus), canvas_(canvas), view_(json::parse(scene.view)) {
    for (const auto& spot : next_picks(board, scene, focus.held)) picks_.insert(spot);
    for (const auto& tile : view_.at("tiles")) tiles_[tile.at("name").get<std::string>()] = tile;
  }

  void draw() {
    for (int k = 0; k < 3; ++k) draw_card(k, {k * card_width, 0, card_width, card_height});
    const bool beside = canvas_.width() >= 3 * card_width + 1 + panel_width;
    const int end = beside ? draw_panel(3 * card_width + 1, 0) : draw_panel(0, card_height);
    int y = std::max(end, card_height);
    tight_ = y + 2 * static_cast<int>(view_.at("seats").size()) > canvas_.height();
    for (std::size_t seat = 0; seat < view_.at("seats").size(); ++seat) y = draw_seat(static_cast<int>(seat), y);
  }

 private:
  // A spot with its text: marked if it can be picked, in reverse video under the cursor.
  void put(const std::string& spot, Area area, std::string_view text, Style style) {
    canvas_.spot(spot, area);
    const bool pick = picks_.contains(spot);
    if (pick) style = {Ink::target, true};
    canvas_.text(area.x, area.y, padded((pick ? "•" : " ") + std::string(text), area.width), style);
    if (focus_.cursor == spot) canvas_.restyle(area, {Ink::cursor, true, true});
  }

  void draw_card(int k, Area area) {
    const auto& lying = view_.at("board").at(static_cast<std::size_t>(k));
    const auto spot = std::string(space_spot) + std::to_string(k + 1);
    const bool pick = picks_.contains(spot);
    canvas_.box(area, pick ? Style{Ink::target, true} : Style{Ink::faint});
    canvas_.text(area.x + 1, area.y, fmt::format("{}{} ", pick ? "•" : " ", k + 1), pick ? Style{Ink::target, true} : Style{});
    canvas_.spot(spot, area);
    if (!lying.is_null()) {
      const auto& tile = tiles_.at(lying.at("tile").get<std::string>());
      const int x = area.x + 1, inside = area.width - 2;
      canvas_.text(x, area.y + 1, name_of(tile), {Ink::title, true});
      const auto value = std::to_string(tile.at("value").get<int>());
      canvas_.text(x + inside - static_cast<int>(value.size()), area.y + 1, value);
      std::string dice;
      for (const int die : lying.at("shows")) dice += fmt::format(" [{}]", die);
      canvas_.text(x, area.y + 2, padded(dice, inside), {Ink::plain, true});
      canvas_.text(x, area.y + 3, padded(" " + coming(tile, lying.at("panel").get<std::size_t>()), inside), {Ink::faint});
    }
    if (focus_.cursor == spot) canvas_.restyle(area, {Ink::cursor, true, true});
  }

  // The mover, the dice, and the moves that are not picked on a tile.
  int draw_panel(int left, int y) {
    const auto limit = view_.at("turn_limit").get<int>();
    canvas_.text(left, y++, fmt::format("turn {}{}", view_.at("turn").get<int>(), limit ? fmt::format(" of {}", limit) : ""),
                 {Ink::faint});
    canvas_.text(left, y++, fmt::format("pile {}  discards {}", view_.at("pile").size(), view_.at("discards").size()),
                 {Ink::faint});
    std::string dice;
    for (const int die : view_.at("dice")) dice += fmt::format(" [{}]", die);
    if (!dice.empty()) canvas_.text(left, y, "dice" + dice, {Ink::title, true});
    ++y;
    int x = left;
    for (const auto& choice : scene_.legal) {
      const auto spot = board_.path(choice).front();
      if (spot.starts_with(space_spot) || spot.starts_with(tile_spot)) continue;
      const auto label = spot.starts_with("token ") ? spot.substr(6) : spot;  // 5+
      const int width = static_cast<int>(label.size()) + 2;
      if (x + width > left + panel_width) {
        x = left;
        ++y;
      }
      put(spot, {x, y, width, 1}, label, {});
      x += width;
    }
    if (!view_.at("wanted").is_null())
      canvas_.text(left, ++y, fmt::format("{} is wanted", view_.at("wanted").at("tile").get<std::string>()), {Ink::danger, true});
    return y + 1;
  }

  // A seat's name, tokens and points, and beside it the tiles by colour, each with the pairs that capture it.
  int draw_seat(int seat, int y) {
    const auto& its = view_.at("seats").at(static_cast<std::size_t>(seat));
    const bool to_act = scene_.to_act.has(seat_at(seat));
    const int top = y;
    std::string tokens;
    for (int k = 0; k < std::min(its.at("tokens").get<int>(), head_width); ++k) tokens += "☯";
    canvas_.text(0, y, fmt::format("{}{}", to_act ? ">" : " ", board_.seat_name(seat)), {seat_ink(seat), true});
    if (!tight_) {
      const bool named = static_cast<std::size_t>(seat) < scene_.seats.size();
      const auto sitter = padded(" " + (named ? scene_.seats[static_cast<std::size_t>(seat)] : ""), head_width - 5);
      canvas_.text(0, y + 1, sitter, {Ink::faint});
    }
    canvas_.text(head_width - (tight_ ? 8 : 5), tight_ ? y : y + 1, tokens);
    canvas_.text(tight_ ? head_width - 5 : head_width - 6, y, fmt::format("{:>3} ", its.at("points").get<int>()), {Ink::title});
    std::vector<json> tiles;
    for (const auto colour : elements)
      for (const auto& name : its.at("tiles"))
        if (const auto& tile = tiles_.at(name.get<std::string>()); tile.at("colour") == colour) tiles.push_back(tile);
    int x = head_width;
    for (const auto& tile : tiles) {
      if (x + cell_width > canvas_.width() && x > head_width) {
        x = head_width;
        ++y;
      }
      const auto text = fmt::format("{} {}", name_of(tile), pairs_of(tile));
      put(std::string(tile_spot) + tile.at("name").get<std::string>(), {x, y, cell_width, 1}, shortened(text), {seat_ink(seat)});
      x += cell_width;
    }
    return std::max(y + 1, top + (tight_ ? 1 : 2));
  }

  static std::string name_of(const json& tile) {
    return std::string(character(tile.at("colour").get<std::string>())) + tile.at("name").get<std::string>();
  }
  static std::string shortened(std::string text) {  // "金Rooster 2-4 6-6" -> "金Rooster 24 66"
    std::erase(text, '-');
    return text;
  }

  const Board& board_;
  const Scene& scene_;
  const Focus& focus_;
  Canvas& canvas_;
  json view_;
  json tiles_ = json::object();  // by name
  std::set<std::string> picks_;
  bool tight_ = false;  // no room for a second line of each seat
};

class WuXingBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

void WuXingBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  Drawing(*this, scene, focus, canvas).draw();
}

std::vector<std::string> WuXingBoard::path(const Choice& choice) const {
  const auto action = json::parse(choice.action);
  if (action.at("kind") == "claim") return {std::string(space_spot) + std::to_string(action.at("space").get<int>())};
  if (action.at("kind") == "capture") return {std::string(tile_spot) + action.at("tile").get<std::string>()};
  return {choice.text};
}

std::string WuXingBoard::caption(const Scene& scene, const std::string& spot) const {
  const auto view = json::parse(scene.view);
  const auto words = [&](std::string_view name) {
    for (const auto& tile : view.at("tiles"))
      if (tile.at("name") == name)
        return fmt::format("{}, {} {}, value {}", name, tile.at("colour").get<std::string>(), tile.at("kind").get<std::string>(),
                           tile.at("value").get<int>());
    return std::string(name);
  };
  const auto panels = [&](std::string_view name, bool pairs) {
    for (const auto& tile : view.at("tiles"))
      if (tile.at("name") == name) return pairs ? pairs_of(tile) : coming(tile, 0);
    return std::string();
  };
  if (spot.starts_with(space_spot)) {
    const auto& lying = view.at("board").at(static_cast<std::size_t>(spot.back() - '1'));
    if (lying.is_null()) return spot + ": empty";
    const auto name = lying.at("tile").get<std::string>();
    return fmt::format("{}; shows {} of {}", words(name), dice_text(lying.at("shows")), panels(name, false));
  }
  if (spot.starts_with(tile_spot)) {
    const auto name = spot.substr(tile_spot.size());
    return fmt::format("{}; captured by {}", words(name), panels(name, true));
  }
  if (!spot.starts_with("token ")) return spot;
  const auto change = spot.back() == '+' ? "up by one" : spot.back() == '-' ? "down by one" : "thrown again";
  return fmt::format("spend a token: the {} {}", spot.substr(6, 1), change);
}
}  // namespace

std::unique_ptr<Board> wu_xing_board() { return std::make_unique<WuXingBoard>(); }

}  // namespace shengxiao::boards
