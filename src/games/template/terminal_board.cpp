// The table of Lanterns in the terminal: the prize, what everybody has, and the viewer's hand, from which it bids.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "boards/board.hpp"

namespace shengxiao::boards {

namespace {
using nlohmann::json;

class LanternsBoard final : public Board {
 public:
  void draw(const Scene& scene, const Focus& focus, Canvas& canvas) const override {
    const auto view = json::parse(scene.view);
    const auto& prize = view.at("prize");
    canvas.text(0, 0, prize.is_null() ? "No prize yet" : fmt::format("Prize {}", prize.get<int>()), {Ink::title, true});
    const int seats = static_cast<int>(view.at("points").size());
    for (int k = 0; k < seats; ++k) {  // in turn from the seat that looks on
      const int seat = (scene.near + k) % seats;
      canvas.text(0, 2 + k, seat_line(scene, view, seat), {seat_ink(seat), scene.to_act.has(seat_at(seat))});
    }
    draw_hand(scene, view, focus, 3 + seats, canvas);
  }

  // A move is one pick, the card, and its spot has the name of the move.
  std::vector<std::string> path(const Choice& choice) const override { return {choice.text}; }

  std::string caption(const Scene& scene, const std::string& spot) const override {
    const auto choice = std::ranges::find(scene.legal, spot, &Choice::text);
    if (choice == scene.legal.end()) return spot;
    return fmt::format("bid your {} for the prize {}", json::parse(choice->action).at("card").get<int>(),
                       json::parse(scene.view).at("prize").get<int>());
  }

 private:
  std::string seat_line(const Scene& scene, const json& view, int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return fmt::format("{} {}{}: {} cards, {} points{}", scene.to_act.has(seat_at(seat)) ? ">" : " ", seat_name(seat),
                       at < scene.seats.size() ? ", " + scene.seats[at] : "", view.at("held").at(at).get<int>(),
                       view.at("points").at(at).get<int>(), view.at("has_bid").at(at).get<int>() ? ", has bid" : "");
  }

  // The cards that can be bid are spots; all are shown.
  static void draw_hand(const Scene& scene, const json& view, const Focus& focus, int y, Canvas& canvas) {
    int x = canvas.text(0, y, view.at("hand").empty() ? "" : "Your hand");
    for (const int card : view.at("hand")) {
      const auto choice = std::ranges::find_if(
          scene.legal, [&](const Choice& legal) { return json::parse(legal.action).at("card").get<int>() == card; });
      const bool can_be_bid = choice != scene.legal.end(), here = can_be_bid && focus.cursor == choice->text;
      const Area area{x + 1, y, 4, 1};
      if (can_be_bid) canvas.spot(choice->text, area);
      canvas.text(area.x, y, fmt::format("[{:2}]", card), {here ? Ink::cursor : can_be_bid ? Ink::target : Ink::plain, here, here});
      x = area.x + area.width;
    }
    if (!view.at("bid").is_null()) canvas.text(0, y + 1, fmt::format("You bid {}", view.at("bid").get<int>()), {Ink::last});
  }
};
}  // namespace

std::unique_ptr<Board> template_board() { return std::make_unique<LanternsBoard>(); }

}  // namespace shengxiao::boards
