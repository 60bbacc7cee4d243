// A view as a tensor of floats, for learning.
#include <algorithm>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
// Common to all: the phase (9), the rotation (12), the number of seats (3), the action being resolved (8), what is left of the
// window (3), the round and the supply (6), and what each of six actions gives now in its low and its high range (6 × 2 × 4).
constexpr int head_size = 9 + 12 + 3 + 8 + 3 + 6 + 48;

// For five seats, the viewer first, then those to its left: the animal (13); position, in the river, karma, age, to act, its turn
// (6); energy in hand and in the row (6 + 6); action cards in hand, first and last card of the row (8 + 8 + 8); the play (8 + 1).
constexpr int seat_size = 13 + 6 + 12 + 24 + 9;

class Floats {
 public:
  explicit Floats(std::span<float> out) : out_(out) { std::ranges::fill(out, 0.0f); }
  void number(double x) { out_[next_++] = static_cast<float>(x); }
  void one_hot(int which, int size) {  // all 0 if `which` is negative
    if (which >= 0) out_[next_ + static_cast<std::size_t>(which)] = 1;
    skip(size);
  }
  void one_hot(Act act) { one_hot(great_race::number(act) - 1, 8); }
  void skip(int size) { next_ += static_cast<std::size_t>(size); }

 private:
  std::span<float> out_;
  std::size_t next_ = 0;
};

void add_wheel(const Rules& rules, const State& s, Floats& out) {
  for (const Act act : wheel_acts) {
    if (!on_wheel(rules, s, act)) {
      out.skip(8);
      continue;
    }
    for (const int total : {1, rules.printed.low_top(act) + 1}) {
      const auto& b = benefit(rules, s, act, total);
      const bool by_seats = b.amount == Benefit::by_seats;
      out.number(by_seats ? 0 : b.amount / 4.0);
      for (const bool flag : {by_seats, b.exchange, b.trade}) out.number(flag);
    }
  }
}

void add_seat(const Rules& rules, const State& s, int seat, Floats& out) {
  out.one_hot(static_cast<int>(s.animal[seat]) - 1, 13);
  out.number(static_cast<double>(s.position[seat]) / rules.printed.finish);
  out.number(in_river(rules, s, seat));
  out.number(static_cast<double>(s.karma[seat]) / max_karma);
  out.number(rules.age_rank[seat] / 4.0);
  out.number(s.to_act.has(seat_at(seat)));
  out.number(s.current_act != Act::none && s.mover == seat);
  for (int energy = 1; energy <= top_energy; ++energy) out.number(count_of(s.energy[seat], energy) / 4.0);
  std::array<int, top_energy + 1> in_row{};
  for (const Play play : s.row[seat]) ++in_row[play.energy()];
  for (std::size_t energy = 1; energy <= top_energy; ++energy) out.number(in_row[energy] / 4.0);
  for (const Act act : all_acts) out.number(s.action_cards[seat].has(act));
  out.one_hot(s.row[seat][0].act());
  out.one_hot(last_act(s.row[seat]));
  out.one_hot(s.played[seat].act());
  out.number(s.played[seat].energy() / 6.0);
}
}  // namespace

int GreatRace::tensor_size() const { return head_size + 5 * seat_size; }

void GreatRace::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  const auto& s = v.seen;
  Floats floats(out);
  floats.one_hot(static_cast<int>(s.phase), 9);
  floats.one_hot(s.rotation, 12);
  floats.one_hot(rules_.seats - 3, 3);
  floats.one_hot(s.current_act);
  for (const int left : {int{s.exchanges}, int{s.trades}, int{s.ability_waits}}) floats.number(left);
  floats.number(s.round / 60.0);
  for (int energy = 2; energy <= top_energy; ++energy) floats.number(count_of(s.supply, energy) / 15.0);
  add_wheel(rules_, s, floats);
  const int first = v.viewer < rules_.seats ? v.viewer : 0;
  for (int i = 0; i < rules_.seats; ++i) add_seat(rules_, s, (first + i) % rules_.seats, floats);
}

}  // namespace shengxiao::games::great_race
