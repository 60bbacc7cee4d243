// A view as floats for learning.
#include <algorithm>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

// The phase (9), the wheel's turn (12), the seats (3), the action being resolved (8), what is left of the window (3), the round
// and the supply (6); what each of six actions gives now, low and high (6 × 2 × 4); then five seats, the viewer first, then those
// to its left: animal (13), place on the track, in the river, karma, age, whether it acts, its turn (6), energy in hand and in
// its row (6 + 6), action cards in hand, first and last of its row (8 + 8 + 8), what is played (8 + 1).
namespace {
constexpr int head_size = 9 + 12 + 3 + 8 + 3 + 6 + 48, seat_size = 13 + 6 + 12 + 24 + 9;
}

int GreatRace::tensor_size() const { return head_size + 5 * seat_size; }

struct GreatRace::Floats {
  std::span<float> out;
  Index next = 0;

  void number(double x) { out[next++] = static_cast<float>(x); }
  void one_of(int which, int size) {  // nothing where it is negative
    if (which >= 0) out[next + static_cast<Index>(which)] = 1;
    next += static_cast<Index>(size);
  }
};

void GreatRace::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  std::fill(out.begin(), out.end(), 0.0f);
  const auto& s = v.seen;
  Floats floats{out};
  floats.one_of(static_cast<int>(s.phase), 9);
  floats.one_of(s.rotation, 12);
  floats.one_of(seats_ - 3, 3);
  floats.one_of(s.act - 1, 8);
  for (const int left : {s.exchanges, s.trades, s.gains}) floats.number(left);
  floats.number(s.round / 60.0);
  for (int energy = 2; energy <= top_energy; ++energy) floats.number(count_of(s.supply, energy) / 15.0);
  wheel_floats(s, floats);
  const int first = static_cast<int>(v.viewer) < seats_ ? static_cast<int>(v.viewer) : 0;
  for (int i = 0; i < seats_; ++i) seat_floats(s, static_cast<Index>((first + i) % seats_), floats);
}

void GreatRace::wheel_floats(const State& s, Floats& out) const {
  for (int act = cheat; act <= walk; ++act) {
    const auto which = static_cast<Index>(act);
    if (s.slot[which - 1] >= wheel_slots || (act == walk && seats_ == 3)) {
      out.next += 8;
      continue;
    }
    for (const int total : {1, printed_.low_top[which] + 1}) {
      const auto& b = benefit(s, act, total);
      const bool by_seats = b.amount == Benefit::by_seats;
      out.number(by_seats ? 0 : b.amount / 4.0);
      for (const bool flag : {by_seats, b.exchange, b.trade}) out.number(flag);
    }
  }
}

void GreatRace::seat_floats(const State& s, Index seat, Floats& out) const {
  out.one_of(s.animal[seat] - 1, 13);
  out.number(static_cast<double>(s.position[seat]) / printed_.finish);
  out.number(in_river(s, static_cast<int>(seat)));
  out.number(s.karma[seat] / 8.0);
  out.number(age_[seat] / 4.0);
  out.number(s.owing >> seat & 1);
  out.number(s.act && s.turn == seat);
  for (int energy = 1; energy <= top_energy; ++energy) out.number(count_of(s.hand[seat], energy) / 4.0);
  std::array<int, 7> under{};
  for (Row row = s.row[seat]; row; row >>= 8) ++under[static_cast<Index>(energy_of(static_cast<Pair>(row)))];
  for (Index energy = 1; energy <= top_energy; ++energy) out.number(under[energy] / 4.0);
  for (int act = cheat; act <= strategise; ++act) out.number((s.cards[seat] & act_bit(act)) != 0);
  out.one_of(s.row[seat] ? act_of(at(s.row[seat], 0)) - 1 : -1, 8);
  out.one_of(last_act(s.row[seat]) - 1, 8);
  out.one_of(act_of(s.played[seat]) - 1, 8);
  out.number(energy_of(s.played[seat]) / 6.0);
}

}  // namespace shengxiao::games::great_race
