// The Rat and the Dragon in the terminal: a sheet, the values on offer, and the scores.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "boards/board.hpp"
#include "games/rat_and_dragon/square_set.hpp"

namespace shengxiao::boards {

namespace {
using nlohmann::json;

// A creature, or what is drawn of it so far.
struct Creature {
  int number = 0;
  std::string name, first, partner;
  bool fresh = false;  // drawn in this round
};

constexpr std::string_view seat_spot = "seat ";

// The parsed view with one sheet, indexed by square: that of the seat under the cursor, else of the viewer, else of the nearest
// seat.
struct Page {
  Page(const Scene& scene, std::string_view cursor) : view(json::parse(scene.view)) {
    const int own = view.at("viewer").is_null() ? scene.near : view.at("viewer").get<int>();
    const bool points = cursor.starts_with(seat_spot) && cursor.size() == seat_spot.size() + 1;
    seat = points ? std::min(cursor.back() - '0', static_cast<int>(view.at("sheets").size()) - 1) : own;
    is_own = seat == own;
    for (const auto& creature : sheet().at("creatures")) add(creature, false);
    if (is_own && !view.at("drawing").is_null()) add(view.at("drawing"), true);
  }
  const json& sheet() const { return view.at("sheets").at(static_cast<std::size_t>(seat)); }
  int columns() const { return up_to_100("columns"); }
  int rows() const { return up_to_100("rows"); }

  json view;
  int seat = 0;
  bool is_own = true;
  std::map<std::string, Creature> squares;

 private:
  // More than any sheet has, and no more than can be drawn in no time, whatever a server says.
  int up_to_100(const char* field) const { return std::clamp(view.at(field).get<int>(), 0, 100); }
  void add(const json& from, bool fresh) {
    Creature creature{from.at("number"), from.at("creature"), from.value("first", ""), "", fresh};
    if (from.at("partner").is_string()) creature.partner = from.at("partner");
    for (const auto& square : from.at("squares")) squares[square] = creature;
  }
};

std::string seat_spot_of(int seat) { return std::string(seat_spot) + std::to_string(seat); }

// Whether a spot is a square of the sheet, not an entry of the list beside it.
bool is_square(std::string_view spot) { return spot.find(' ') == std::string_view::npos && spot != "alone"; }

class Picture {
 public:
  Picture(const Board& board, const Scene& scene, const Focus& focus, Canvas& canvas)
      : board_(board), scene_(scene), focus_(focus), canvas_(canvas), page_(scene, focus.cursor) {
    for (const auto& choice : scene.legal) picks_.insert(board.path(choice)[0]);
    width_ = 3 * page_.columns() + 5 + panel <= canvas.width() ? 3 : 2;
  }

  void draw() {
    const int wide = width_ * page_.columns(), high = page_.rows();
    canvas_.box({2, 0, wide + 2, high + 2}, {Ink::faint});
    for (int row = 0; row < high; ++row) {
      canvas_.text(0, row + 1, fmt::format("{:2}", row + 1));
      for (int column = 0; column < page_.columns(); ++column) draw_square(column, row);
    }
    for (int column = 0; column < page_.columns(); ++column)
      canvas_.text(3 + column * width_ + width_ - 1, high + 2, std::string(1, static_cast<char>('a' + column)));
    draw_panel(wide + 5);
  }

 private:
  static constexpr int panel = 24;

  void draw_square(int column, int row) {
    const auto square = games::rat_and_dragon::square_name(games::rat_and_dragon::square(column, row));
    const Area area{3 + column * width_, row + 1, width_, 1};
    canvas_.spot(square, area);
    const auto at = page_.squares.find(square);
    const bool pick = page_.is_own && picks_.contains(square);
    if (at != page_.squares.end()) {
      // Even creatures in reverse video, so that neighbours differ; unpaired ones in bold.
      const auto& creature = at->second;
      Style style{seat_ink(creature.number % 2), creature.partner.empty(), creature.number % 2 == 0};
      if (creature.fresh || pick) style = {Ink::target, true, style.reverse, true};
      canvas_.text(area.x, area.y, fmt::format("{:>{}}", creature.number, width_), style);
    } else {
      canvas_.text(area.x + width_ - 1, area.y, pick ? "•" : "·", {pick ? Ink::target : Ink::faint, pick});
    }
    if (focus_.cursor == square) canvas_.restyle(area, {Ink::cursor, true, true});
  }

  void draw_panel(int x) {
    int y = 0;
    const auto& view = page_.view;
    canvas_.text(x, y++, fmt::format("Round {}, sheet of {}", view.at("round").get<int>(), board_.seat_name(page_.seat)),
                 {Ink::title});
    if (const auto& dice = view.at("dice"); dice.is_object())
      canvas_.text(x, y,
                   fmt::format("Dice {}+{} and {}", dice.at("pair").at(0).get<int>(), dice.at("pair").at(1).get<int>(),
                               dice.at("other").get<int>()));
    else if (view.at("card").is_number())
      canvas_.text(x, y, fmt::format("Card {}", view.at("card").get<int>()));
    ++y;
    if (const auto& own = view.at("drawing"); own.is_object())
      canvas_.text(x, y,
                   fmt::format("{} {}, {} to draw", own.at("creature").get<std::string>(), own.at("number").get<int>(),
                               own.at("left").get<int>()),
                   {Ink::target});
    y += 2;
    for (const auto& choice : scene_.legal) y = draw_button(choice, x, y);
    draw_seats(x, y + 1);
  }

  int draw_button(const Choice& choice, int x, int y) {
    const auto spot = board_.path(choice)[0];
    if (is_square(spot)) return y;
    const bool here = focus_.cursor == spot;
    const auto action = json::parse(choice.action);
    const auto words =
        action.contains("creature") ? fmt::format("{}, {}", choice.text, action.at("creature").get<std::string>()) : choice.text;
    canvas_.text(x, y, (here ? "> " : "• ") + words, {here ? Ink::cursor : Ink::target, true, here});
    canvas_.spot(spot, {x, y, panel, 1});
    return y + 1;
  }

  // Up to four lines for each seat, as many as fit.
  void draw_seats(int x, int y) {
    const int each = (std::max(canvas_.height(), page_.rows() + 3) - y) / static_cast<int>(page_.view.at("sheets").size());
    for (const auto& sheet : page_.view.at("sheets")) {
      const int seat = sheet.at("seat");
      const auto spot = seat_spot_of(seat);
      const Area area{x, y, panel, 1};
      canvas_.spot(spot, area);
      const auto* state = sheet.at("done").get<bool>() ? ", done" : sheet.at("drawing").get<bool>() ? ", draws" : "";
      canvas_.text(x, y++, fmt::format("{}: {} points{}", board_.seat_name(seat), sheet.at("score").get<int>(), state),
                   {seat_ink(seat), true});
      if (focus_.cursor == spot) canvas_.restyle(area, {Ink::cursor, true, true});
      if (each >= 4 && static_cast<std::size_t>(seat) < scene_.seats.size())
        canvas_.text(x, y++, "  " + scene_.seats[static_cast<std::size_t>(seat)], {Ink::faint});
      if (each < 2) continue;
      canvas_.text(x, y++,
                   fmt::format("  {} of {} pairs: {}", sheet.at("pairs").get<int>(), page_.view.at("score_columns").get<int>(),
                               sheet.at("pair_points").get<int>()));
      if (each < 3) continue;
      canvas_.text(x, y++, fmt::format("  unpaired {}, empty {}", sheet.at("unpaired").get<int>(), sheet.at("empty").get<int>()));
    }
  }

  const Board& board_;
  const Scene& scene_;
  const Focus& focus_;
  Canvas& canvas_;
  Page page_;
  std::set<std::string> picks_;
  int width_ = 3;
};

class RatAndDragonBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override;
  std::vector<std::string> path(const Choice& choice) const override;
  std::string caption(const Scene& scene, const std::string& spot) const override;
};

void RatAndDragonBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  Picture(*this, scene, focus, canvas).draw();
}

// Squares and partners are picked on the sheet, everything else from the list beside it.
std::vector<std::string> RatAndDragonBoard::path(const Choice& choice) const {
  constexpr std::string_view pair = "pair ";
  return {choice.text.starts_with(pair) ? choice.text.substr(pair.size()) : choice.text};
}

std::string RatAndDragonBoard::caption(const Scene& scene, const std::string& spot) const {
  if (spot.starts_with(seat_spot)) return "the sheet of " + seat_name(Page(scene, spot).seat);
  if (!is_square(spot)) return spot;
  const Page page(scene, spot);
  const auto at = page.squares.find(spot);
  if (at == page.squares.end()) return spot;
  const auto& creature = at->second;
  const auto state = creature.fresh             ? std::string("being drawn")
                     : creature.partner.empty() ? std::string("without a partner")
                                                : "paired with the one on " + creature.partner;
  return fmt::format("{}: {} {}, {}", spot, creature.name, creature.number, state);
}
}  // namespace

std::unique_ptr<Board> rat_and_dragon_board() { return std::make_unique<RatAndDragonBoard>(); }

}  // namespace shengxiao::boards
