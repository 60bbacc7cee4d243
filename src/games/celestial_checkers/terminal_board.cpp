// The board of Celestial Checkers: eight ranks of squares, and beside them each side's animals in hand, at home and captured.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "boards/board.hpp"
#include "boards/characters.hpp"
#include "games/celestial_checkers/animals.hpp"
#include "games/celestial_checkers/board.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::boards {

namespace {
using games::celestial_checkers::CelestialCheckers, games::celestial_checkers::animal_code, games::celestial_checkers::animal_name,
    games::celestial_checkers::animal_names, games::celestial_checkers::intelligence, games::celestial_checkers::strength;
using games::celestial_checkers::file_of, games::celestial_checkers::rank_of, games::celestial_checkers::square_name,
    games::celestial_checkers::square_of;
using nlohmann::json;

int animal_named(std::string_view wanted) {
  const auto at = std::ranges::find(animal_names, wanted);
  return at == animal_names.end() ? 0 : static_cast<int>(at - animal_names.begin());
}

// The spot of an animal in hand is "hand " and its name; the spot of a square is the square.
constexpr std::string_view hand = "hand ";
std::optional<int> in_hand(std::string_view spot) {
  if (!spot.starts_with(hand)) return std::nullopt;
  return animal_named(spot.substr(hand.size()));
}

struct Piece {
  int seat, animal;
};

// The scene's view, parsed and indexed by square.
struct Table {
  explicit Table(const Scene& scene) : view(json::parse(scene.view)) {
    for (const auto& piece : view.at("board"))
      board[piece.at("square")] = {piece.at("seat"), animal_named(piece.at("animal").get<std::string>())};
    for (const auto& text : scene.last) {
      const auto action = json::parse(text);
      reached = action.at("to");
      if (action.contains("from")) left.insert(action.at("from").get<std::string>());
      if (action.contains("over")) taken.insert(action.at("over").get<std::string>());
    }
  }
  std::vector<int> list(std::string_view field, int seat) const {  // strongest first
    std::vector<int> all;
    for (const auto& animal : view.at(field).at(static_cast<std::size_t>(seat)))
      all.push_back(animal_named(animal.get<std::string>()));
    std::ranges::reverse(all);
    return all;
  }
  bool placing() const { return view.at("phase") == "placement"; }
  int mover() const { return view.at("mover"); }

  json view;
  std::map<std::string, Piece> board;
  std::set<std::string> left, taken;  // by the last turn
  std::string reached;
};

constexpr std::string_view arrow(int seat) { return seat == 0 ? "▲" : "▼"; }  // the direction of its animals
std::string pair_of(int animal) { return fmt::format("{}/{}", strength(animal), intelligence(animal)); }

// South is drawn in normal video, North in reverse.
Style style_of(int seat) { return {seat_ink(seat), true, seat == 1}; }

// The drawing of one scene.
class Drawing {
 public:
  Drawing(const Board& board, const Scene& scene, const Focus& focus, Canvas& canvas)
      : board_(board), scene_(scene), focus_(focus), canvas_(canvas), table_(scene) {
    for (const auto& spot : next_picks(board, scene, focus.held)) picks_.insert(spot);
  }

  void draw() {
    constexpr int panel = 26;
    for (const auto& size : {Size{10, 4}, Size{8, 3}, Size{6, 2}, Size{5, 1}}) {
      size_ = size;
      // Larger squares only if the panel still fits.
      const int rest = size.width > 6 ? panel + 1 : 0;
      if (board_width() + rest <= canvas_.width() && 8 * size.height + 3 <= canvas_.height()) break;
    }
    draw_frame();
    for (int rank = 0; rank < 8; ++rank)
      for (int file = 0; file < 8; ++file) draw_square(file, rank);
    const int left = board_width() + 1;
    if (canvas_.width() - left >= panel) draw_panel({left, 0, canvas_.width() - left, canvas_.height()});
  }

 private:
  struct Size {
    int width, height;
  };
  int board_width() const { return 8 * size_.width + 4; }
  int column(int file) const { return 3 + (scene_.near == 0 ? file : 7 - file) * size_.width; }
  int row(int rank) const { return 1 + (scene_.near == 0 ? 7 - rank : rank) * size_.height; }

  void draw_frame() {
    const int height = 8 * size_.height + 2;
    canvas_.box({2, 0, 8 * size_.width + 2, height}, {Ink::faint});
    for (int k = 0; k < 8; ++k) {
      canvas_.text(0, row(k) + (size_.height - 1) / 2, std::to_string(k + 1));
      canvas_.text(column(k) + (size_.width - 1) / 2, height, std::string(1, static_cast<char>('a' + k)));
    }
  }

  void draw_square(int file, int rank) {
    const auto square = square_name(rank * 8 + file);
    const Area area{column(file), row(rank), size_.width, size_.height};
    canvas_.spot(square, area);
    const auto piece = table_.board.find(square);
    if ((file + rank) % 2)
      canvas_.fill(area, "░", {Ink::faint});
    else if (piece != table_.board.end())
      draw_piece(area, square, piece->second);
    else
      draw_empty(area, square);
    if (focus_.cursor == square) draw_cursor(area);
  }

  void draw_piece(Area area, const std::string& square, Piece piece) {
    const bool is_held = std::ranges::find(focus_.held, square) != focus_.held.end();
    auto style = style_of(piece.seat);
    if (is_held) style = {Ink::target, true, true, true};
    canvas_.fill(area, " ", style);
    const int x = area.x + (area.width - 4) / 2, y = area.y + (area.height - 1) / 2;
    if (area.height == 1) {
      canvas_.text(area.x, area.y, arrow(piece.seat), style);
      canvas_.text(area.x + 1, area.y, fmt::format("{}{}", animal_code(piece.animal), strength(piece.animal)), style);
    } else {
      canvas_.text(canvas_.text(x, y, character(animal_name(piece.animal)), style), y, animal_code(piece.animal), style);
      canvas_.text(x - 1, y + 1, arrow(piece.seat), style);
      canvas_.text(x, y + 1, pair_of(piece.animal), style);
    }
    const auto mark = is_held ? "+" : picks_.contains(square) ? "•" : square == table_.reached ? "*" : "";
    canvas_.text(area.x, area.y, mark, {*mark == '*' ? Ink::last : Ink::target, true, is_held});
  }

  void draw_empty(Area area, const std::string& square) {
    const int x = area.x + (area.width - 4) / 2, y = area.y + (area.height - 1) / 2;
    if (!focus_.held.empty() && picks_.contains(square))
      canvas_.text(x, y, "● " + square, {Ink::target, true});
    else if (table_.taken.contains(square))
      canvas_.text(x + 1, y, "×", {Ink::last, true});
    else if (table_.left.contains(square))
      canvas_.text(x + 1, y, "∘", {Ink::last, true});
  }

  void draw_cursor(Area area) {
    const Style style{Ink::cursor, true, true};
    for (int y = area.y; y < area.y + area.height; ++y) {
      canvas_.text(area.x, y, "[", style);
      canvas_.text(area.x + area.width - 1, y, "]", style);
    }
  }

  // The far side above, the near side below.
  void draw_panel(Area area) {
    const int far = 1 - scene_.near;
    const int height = std::min(area.height, 8 * size_.height + 2);
    int y = draw_side(far, area, area.y);
    y = std::max(y + 1, area.y + height - side_height(scene_.near, area.width));
    const int end = draw_side(scene_.near, area, y);
    if (height < area.height && end <= height) canvas_.text(area.x, height, "12/1 strength/intelligence", {Ink::faint});
  }

  int per_line(int width) const { return std::max(width / 13, 1); }
  int lines_of_hand(int seat, int width) const {
    const int count = static_cast<int>(table_.list("hands", seat).size());
    return (count + per_line(width) - 1) / per_line(width);
  }
  int lines_of(std::string_view field, int seat, int width) const {
    const int count = static_cast<int>(table_.list(field, seat).size()), per = std::max((width - 5) / 5, 1);
    return std::max((count + per - 1) / per, 1);
  }
  int side_height(int seat, int width) const {
    if (table_.placing()) return 2 + lines_of_hand(seat, width);
    return 3 + lines_of("home", seat, width) + lines_of("captured", seat, width);
  }

  int draw_side(int seat, Area area, int y) {
    const bool to_act = scene_.to_act.has(seat_at(seat));
    const auto side = fmt::format(" {} {} ", arrow(seat), board_.seat_name(seat));
    const int x = canvas_.text(area.x, y, side, style_of(seat));
    canvas_.text(x + 1, y++, to_act ? "to move" : "", {Ink::cursor, true});
    if (static_cast<std::size_t>(seat) < scene_.seats.size())
      canvas_.text(area.x, y++, " " + scene_.seats[static_cast<std::size_t>(seat)], {Ink::faint});
    if (table_.placing()) return draw_hand(seat, area, y);
    canvas_.text(area.x, y++, fmt::format(" score {}", table_.view.at("scores").at(static_cast<std::size_t>(seat)).get<int>()),
                 {Ink::title});
    y = draw_list("home", seat, area, y, [](int animal) { return intelligence(animal); });
    return draw_list("captured", seat, area, y, [](int animal) { return strength(animal); });
  }

  int draw_hand(int seat, Area area, int y) {
    const auto list = table_.list("hands", seat);
    const bool mine = !scene_.legal.empty() && seat == table_.mover();
    for (std::size_t k = 0; k < list.size(); ++k) {
      const auto per = static_cast<std::size_t>(per_line(area.width));
      const Area place{area.x + static_cast<int>(k % per) * 13, y + static_cast<int>(k / per), 12, 1};
      const std::string spot = std::string(hand) + std::string(animal_name(list[k]));
      const bool here = mine && focus_.cursor == spot, is_held = mine && std::ranges::find(focus_.held, spot) != focus_.held.end();
      auto style = is_held ? Style{Ink::target, true, true, true} : Style{seat_ink(seat), mine};
      const auto text = fmt::format("{}{}{} {}",
                                    is_held ? "+"
                                    : mine  ? "•"
                                            : " ",
                                    character(animal_name(list[k])), animal_code(list[k]), pair_of(list[k]));
      canvas_.text(place.x, place.y, padded(text, 11), style);
      if (here)
        canvas_.text(canvas_.text(place.x, place.y, "[", {Ink::cursor, true, true}) + 10, place.y, "]", {Ink::cursor, true, true});
      if (mine) canvas_.spot(spot, place);
    }
    return y + lines_of_hand(seat, area.width);
  }

  // With each animal the number that counts: its intelligence if it is home, its strength if it is captured.
  int draw_list(std::string_view field, int seat, Area area, int y, int (*number)(int)) {
    canvas_.text(area.x, y, field == "captured" ? " lost" : " home", {Ink::faint});
    const int left = area.x + 6;
    int x = left;
    for (int animal : table_.list(field, seat)) {
      if (x + 4 > area.x + area.width) {
        x = left;
        ++y;
      }
      canvas_.text(x, y, fmt::format("{}{}", character(animal_name(animal)), number(animal)), {seat_ink(seat)});
      x += 5;
    }
    return y + 1;
  }

  const Board& board_;
  const Scene& scene_;
  const Focus& focus_;
  Canvas& canvas_;
  Table table_;
  std::set<std::string> picks_;
  Size size_{};
};

class CelestialCheckersBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;
  bool can_hold(const Scene& scene, const std::string& spot) const override;
  std::string attempt(const Scene& scene, const std::vector<std::string>& held, const std::string& spot) const override;
  std::string caption(const Scene& scene, const std::string& spot) const override;
  std::string seat_name(int seat) const override { return std::string(CelestialCheckers::seat_names[seat == 0 ? 0 : 1]); }
};

void CelestialCheckersBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  Drawing(*this, scene, focus, canvas).draw();
}

std::vector<std::string> CelestialCheckersBoard::path(const Choice& choice) const {
  const auto action = json::parse(choice.action);
  const std::string from =
      action.contains("from") ? action.at("from").get<std::string>() : std::string(hand) + action.at("animal").get<std::string>();
  return {from, action.at("to").get<std::string>()};
}

bool CelestialCheckersBoard::can_hold(const Scene& scene, const std::string& spot) const {
  return in_hand(spot) || Table(scene).board.contains(spot);
}

std::string CelestialCheckersBoard::attempt(const Scene& scene, const std::vector<std::string>& held,
                                            const std::string& spot) const {
  if (held.size() != 1 || in_hand(spot)) return "";
  if (const auto animal = in_hand(held[0])) return fmt::format("{}@{}", animal_code(*animal), spot);
  const auto from = square_of(held[0]), to = square_of(spot);
  if (!from || !to) return "";
  const int files = file_of(*to) - file_of(*from), ranks = rank_of(*to) - rank_of(*from);
  if (std::abs(files) == 2 && std::abs(ranks) == 2) return held[0] + "x" + spot;
  // A piece right beside is to be jumped, if there is a square behind it.
  const bool beside = std::abs(files) == 1 && std::abs(ranks) == 1;
  const int file = file_of(*to) + files, rank = rank_of(*to) + ranks;
  if (beside && Table(scene).board.contains(spot) && file >= 0 && file < 8 && rank >= 0 && rank < 8)
    return held[0] + "x" + square_name(rank * 8 + file);
  return held[0] + "-" + spot;
}

std::string CelestialCheckersBoard::caption(const Scene& scene, const std::string& spot) const {
  const auto words = [](int animal) {
    return fmt::format("{}, strength {}, intelligence {}", animal_name(animal), strength(animal), intelligence(animal));
  };
  if (const auto animal = in_hand(spot)) return "in hand: " + words(*animal);
  const Table table(scene);
  const auto at = table.board.find(spot);
  if (at == table.board.end()) return spot;
  return fmt::format("{}: {}'s {}", spot, seat_name(at->second.seat), words(at->second.animal));
}
}  // namespace

std::unique_ptr<Board> celestial_checkers_board() { return std::make_unique<CelestialCheckersBoard>(); }

}  // namespace shengxiao::boards
