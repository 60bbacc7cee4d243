// A client draws what a server says, and a server may be an enemy: a view that is spoilt is drawn, or refused by an exception of
// nlohmann's, by every board.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "boards/scene.hpp"
#include "core/rng.hpp"
#include "table/testing.hpp"

namespace shengxiao::boards {
namespace {
using nlohmann::json;

// The view with one of its parts taken away, or replaced by what does not belong there.
std::string spoilt(const std::string& view, Rng& rng) {
  static const json strangers[] = {nullptr, -1, 7, 2'000'000'000, -2'000'000'000, 1e300, "?", true, json::array(), json::object()};
  auto spoilt = json::parse(view);
  std::vector<json::json_pointer> places;
  const auto list = [&](const auto& self, const json& part, const json::json_pointer& place) -> void {
    if (!place.empty()) places.push_back(place);
    if (!part.is_structured()) return;
    for (const auto& [key, value] : part.items()) self(self, value, part.is_array() ? place / std::stoul(key) : place / key);
  };
  list(list, spoilt, json::json_pointer());
  const auto& place = places[rng.below(static_cast<std::uint32_t>(places.size()))];
  if (auto& parent = spoilt.at(place.parent_pointer()); rng.below(2) && parent.is_object())
    parent.erase(place.back());
  else
    spoilt.at(place) = strangers[rng.below(static_cast<std::uint32_t>(std::size(strangers)))];
  return spoilt.dump();
}

class SpoiltView : public testing::TestWithParam<std::string> {};

TEST_P(SpoiltView, is_drawn_or_refused) {
  const auto& info = *std::ranges::find(table::all_games(), std::string_view(GetParam()), &table::GameInfo::name);
  auto match = *table::Match::start(GetParam(), table::setup_of(GetParam(), info.min_seats), table::Match::Start{});
  const auto& game = match.game();
  const auto board = board_for(GetParam());
  Rng rng(1);
  int drawn = 0, refused = 0;
  std::vector<ActionId> legal;
  for (int step = 0; step < 150 && !match.over(); ++step) {
    const auto actor = game.to_act(match.state()).front();
    game.legal(match.state(), actor, legal);
    match.play(actor, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    for (int k = 0; k < 20; ++k) {
      auto scene = scene_of(game, match.state(), Seat::first, Seat::first);
      scene.view = spoilt(scene.view, rng);
      try {
        Canvas canvas(90, 28);
        board->draw(scene, {}, canvas);
        const auto& spots = canvas.spots();
        if (!spots.empty()) board->caption(scene, spots[rng.below(static_cast<std::uint32_t>(spots.size()))].name);
        ++drawn;
      } catch (const json::exception&) {
        ++refused;
      }
    }
  }
  EXPECT_GT(drawn, 0);
  EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(games, SpoiltView, testing::ValuesIn(table::names_of_games()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace shengxiao::boards
