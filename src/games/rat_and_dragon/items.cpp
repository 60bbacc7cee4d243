// What a designer asks the worth of: the creatures, and the kinds of pairs.
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

void RatAndDragon::items_used(const State& s, Seat seat, Action a, std::vector<int>& out) const {
  if (a.kind == Kind::choose) out.push_back(a.number() - 1);
  if (a.kind == Kind::alone) out.push_back(creatures + 2);
  if (a.kind != Kind::pair) return;
  const int partner = sheet_of(s.table, seat).creature(a.square()).count();
  out.push_back(creatures + (is_yang(partner) == is_yang(drawing_of(s, seat).number)));
}

void RatAndDragon::items_met(const State&, Seat, Action, std::vector<ItemOf>&) const {}

int RatAndDragon::round(const State& s) const { return s.table.rounds; }

static_assert(HasItems<RatAndDragon>);

}  // namespace shengxiao::games::rat_and_dragon
