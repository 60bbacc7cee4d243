// What a designer asks the worth of: tiles held at the end, tiles taken, ways to play.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr int first_way = 2 * tiles;
constexpr std::array<std::string_view, 5> ways{"change a die", "claim", "capture", "prevent", "pass"};
}  // namespace

std::vector<Item> WuXing::items() const {
  std::vector<Item> all;
  for (const auto name : tile_names) all.push_back({"tile held at the end", std::string(name), Item::Counts::held});
  for (const auto name : tile_names) all.push_back({"tile taken", std::string(name), Item::Counts::used});
  for (const auto name : ways) all.push_back({"way to play", std::string(name), Item::Counts::used});
  return all;
}

void WuXing::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  for (Tiles held = s.held[static_cast<std::size_t>(index(seat))]; held; held &= held - 1) out.push_back(std::countr_zero(held));
}

void WuXing::items_used(const State& s, Seat, Action a, std::vector<int>& out) const {
  const auto way = [&](int number) { out.push_back(first_way + number); };
  switch (a.kind) {
    case Kind::token: return way(0);
    case Kind::claim: out.push_back(tiles + s.board[static_cast<std::size_t>(a.space())]); return way(1);
    case Kind::capture: out.push_back(tiles + a.tile()); return way(2);
    case Kind::prevent: return way(3);
    case Kind::pass: return way(4);
    default: return;
  }
}

void WuXing::items_met(const State&, Seat, Action, std::vector<ItemOf>&) const {}

int WuXing::round(const State& s) const { return s.turn ? (s.turn - 1) / seats_ + 1 : 0; }

static_assert(HasItems<WuXing>);

}  // namespace shengxiao::games::wu_xing
