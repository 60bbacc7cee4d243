// What a designer asks about: the creatures, and the kinds of pairs; how games end.
#include <fmt/format.h>

#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
constexpr std::array<std::string_view, 3> ways{"pair of Yang and Yin", "pair of one kind", "left alone"};
}

std::vector<Item> RatAndDragon::items() const {
  std::vector<Item> all;
  for (int number = 1; number <= creatures; ++number)
    all.push_back({"creature", fmt::format("{} ({})", name_of(number), number), Item::Counts::used});
  for (const auto name : ways) all.push_back({"way to pair", std::string(name), Item::Counts::used});
  return all;
}

void RatAndDragon::items_held(const State&, Seat, std::vector<int>&) const {}

ItemsUsed RatAndDragon::items_used(const State& s, Seat seat, Action a) const {
  if (a.kind == Kind::choose) return uses(a.number() - 1);
  if (a.kind == Kind::alone) return uses(creatures + 2);
  if (a.kind != Kind::pair) return {};
  const int partner = sheet_of(s.table, seat).creature(a.square()).count();
  return uses(creatures + (is_yang(partner) == is_yang(drawing_of(s, seat).number)));
}

int RatAndDragon::round(const State& s) const { return s.table.rounds; }

// ---- how games end ----

namespace {
enum Ending : std::uint8_t { last_pair, all_done, rounds_over };
constexpr std::array<std::string_view, 3> all_endings{"a seat has made the last pair of its sheet", "every seat is done",
                                                      "limit of rounds"};
enum Tally : std::uint8_t { pair_scores, alone_points, unplayable_points, empty_points, pairs_made, squares_empty };
constexpr std::array<std::string_view, 6> all_tallies{"points: pairs",
                                                      "points: creatures without a partner",
                                                      "points: numbers that could not be drawn",
                                                      "points: empty squares",
                                                      "pairs",
                                                      "empty squares"};
}  // namespace

std::span<const std::string_view> RatAndDragon::endings() { return all_endings; }
std::span<const std::string_view> RatAndDragon::tallies() { return all_tallies; }

int RatAndDragon::ending(const State& s) const {  // RD-11, RD-20
  for (int i = 0; i < seats_; ++i)
    if (s.table.sheets[i].pairs >= printed_.score_columns) return last_pair;
  return s.table.done == SeatSet::all(seats_) ? all_done : rounds_over;
}

int RatAndDragon::tally(const State& s, Seat seat, int what) const {
  const auto& sheet = sheet_of(s.table, seat);
  switch (what) {
    case pair_scores: return sheet.pair_points;
    case alone_points: return -sheet.unpaired_cost();
    case unplayable_points: return -sheet.penalty;
    case empty_points: return -empty_cost(sheet);
    case pairs_made: return sheet.pairs;
    default: return empty_squares(sheet);
  }
}

static_assert(HasItems<RatAndDragon> && HasTally<RatAndDragon>);

}  // namespace shengxiao::games::rat_and_dragon
