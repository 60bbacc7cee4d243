// What a designer asks about: tiles held at the end, tiles taken, ways to play; how games end.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr std::array<std::string_view, 5> ways{"change a die", "claim", "capture", "prevent", "pass"};
}  // namespace

std::vector<Item> WuXing::items() const {
  std::vector<Item> all;
  for (const auto& [kind, counts] : {std::pair("tile held at the end", Item::Counts::held), {"tile taken", Item::Counts::used}})
    for (std::size_t tile = 0; tile < tile_names.size(); ++tile)
      all.push_back({kind, std::string(tile_names[tile]), counts, tiles_[tile].value});
  for (const auto name : ways) all.push_back({"way to play", std::string(name), Item::Counts::used});
  return all;
}

void WuXing::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  for (Tiles held = s.held[static_cast<std::size_t>(index(seat))]; held; held &= held - 1) out.push_back(std::countr_zero(held));
}

int WuXing::round(const State& s) const { return s.turn ? (s.turn - 1) / seats_ + 1 : 0; }

// ---- how games end ----

namespace {
enum Ending : std::uint8_t { all_claimed, turns_over, piles_empty };
constexpr std::array<std::string_view, 3> all_endings{"the last tile is claimed", "limit of turns", "both piles are empty"};
enum Tally : std::uint8_t { values, colour_bonuses, element_bonus, animal_bonus, stem_bonus, tile_count, token_count };
constexpr std::array<std::string_view, 7> all_tallies{"points: values of tiles",
                                                      "points: bonuses for colours",
                                                      "points: bonus for all Elements",
                                                      "points: bonus for all Animals",
                                                      "points: bonus for all Stems",
                                                      "tiles",
                                                      "tokens left"};
}  // namespace

std::span<const std::string_view> WuXing::endings() const { return std::span(all_endings).first(piles_ ? 3 : 2); }
std::span<const std::string_view> WuXing::tallies() { return all_tallies; }

int WuXing::ending(const State& s) const {  // WX-14
  if (!unclaimed(s)) return all_claimed;
  return piles_ && !(s.draw_pile | s.discard_pile) ? piles_empty : turns_over;
}

int WuXing::tally(const State& s, Seat seat, int what) const {
  const auto i = static_cast<std::size_t>(index(seat));
  const Tiles held = s.held[i];
  int bonuses = 0;
  switch (what) {
    case values: return value_sum(held);
    case colour_bonuses:
      for (int c = 0; c < colours; ++c) bonuses += colour_bonus[std::popcount(held & colour_sets[c])];
      return bonuses;
    case tile_count: return std::popcount(held);
    case token_count: return s.tokens[i];
    default: return family_bonus(held, what - element_bonus);
  }
}

static_assert(HasItems<WuXing> && HasTally<WuXing>);

}  // namespace shengxiao::games::wu_xing
