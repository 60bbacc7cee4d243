// A view as a tensor, for learning.
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
// Common to all: the phase (9), the rotation (12), the number of seats (3), the action being resolved (8), what is left of the
// window (3), the round and the supply (6), and what each of six actions gives now in its low and its high range (6 × 2 × 4).
constexpr int head_size = 9 + 12 + 3 + 8 + 3 + 6 + 48;

// For five seats, the viewer first, then those to its left: the animal (13); position, in the river, karma, age, to act, its turn
// (6); energy in hand and in the row (6 + 6); action cards in hand, first and last card of the row (8 + 8 + 8); the play (8 + 1).
constexpr int seat_size = 13 + 6 + 12 + 24 + 9;

template <class T>
void one_hot(Tensor<T>& out, Act act) {  // nothing: none of them
  out.one_hot(number(act) - 1, 8);
}

template <class T>
void add_wheel(const Rules& rules, const State& s, Tensor<T>& out) {
  static constexpr Benefit nothing;
  for (const Act act : wheel_acts) {
    for (const bool high : {false, true}) {
      const auto& b = on_wheel(rules, s, act) ? benefit_at(rules, s, act, high) : nothing;
      out.number(b.amount, 4);
      out.flag(b.by_seats);
      out.flag(b.exchange);
      out.flag(b.trade);
    }
  }
}

// The energy cards in a row.
Energies energies_of(const Row& row) {
  std::uint64_t all = 0;  // with a place below for those that have none; slots after the last card have none either
  for (const Play play : row.slots()) all += std::uint64_t{1} << 4 * play.energy();
  return {static_cast<std::uint32_t>(all >> 4)};
}

template <class T>
void add_seat(const Rules& rules, const State& s, int seat, Tensor<T>& out) {
  out.one_hot(static_cast<int>(s.animal[seat]) - 1, 13);
  out.share(s.position[seat], rules.printed.finish);
  out.flag(in_river(rules, s, seat));
  out.number(s.karma[seat], max_karma);
  out.number(seat < rules.seats ? rules.age_rank[seat] : 0, 4);
  out.flag(s.to_act.has(seat_at(seat)));
  out.flag(s.current_act != Act::none && s.mover == seat);
  out.counts(s.energy[seat], top_energy, 4);
  out.counts(energies_of(s.row[seat]), top_energy, 4);
  out.bits(s.action_cards[seat].bits, 8);
  for (const Act act : {s.row[seat][0].act(), last_act(s.row[seat]), s.played[seat].act()}) one_hot(out, act);
  out.number(s.played[seat].energy(), 6);
}
}  // namespace

int GreatRace::tensor_size() const { return head_size + 5 * seat_size; }

template <TensorElement T>
void GreatRace::tensor(const View& v, Tensor<T> out) const {
  const auto& s = v.seen;
  out.one_hot(static_cast<int>(s.phase), 9);
  out.one_hot(s.rotation, 12);
  out.one_hot(rules_.seats - 3, 3);
  one_hot(out, s.current_act);
  for (const int left : {int{s.exchanges}, int{s.trades}, int{s.ability_waits}}) out.number(left);
  out.number(s.round, 60);
  for (int energy = 2; energy <= top_energy; ++energy) out.number(count_of(s.supply, energy), 15);
  add_wheel(rules_, s, out);
  const int first = v.viewer < rules_.seats ? v.viewer : 0;
  for (int i = 0; i < max_seats; ++i) {
    const bool is_taken = i < rules_.seats;
    if (is_taken || out.tells_units)
      add_seat(rules_, s, is_taken ? (first + i) % rules_.seats : i, out);
    else
      out.skip(seat_size);
  }
  assert(out.full());
}

template void GreatRace::tensor(const View&, Tensor<float>) const;
template void GreatRace::tensor(const View&, Tensor<std::uint8_t>) const;
template void GreatRace::tensor(const View&, Tensor<TensorUnit>) const;

}  // namespace shengxiao::games::great_race
