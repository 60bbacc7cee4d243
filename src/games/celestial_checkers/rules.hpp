// The moves of Celestial Checkers. Inline, since search and playouts live on them; included by celestial_checkers.hpp alone, after
// the class.
#pragma once

namespace shengxiao::games::celestial_checkers {

// Which of `mine` can jump each way: an enemy right in front, an empty square right behind it (CC-10), and a strength not less
// than the enemy's (CC-11), compared for all squares at once, bit by bit from the lowest.
template <int Side>
std::array<Bits, 2> CelestialCheckers::jumpers(const State& s, Bits mine, Bits empty) {
  const auto way = [&]<int Delta>() {
    Bits able = mine & shifted<-Delta>(s.men[1 - Side]) & shifted<-2 * Delta>(empty);
    if (!able) return able;
    Bits not_less = ~Bits{0};
    for (const Bits own : s.strength) {
      const Bits other = shifted<-Delta>(own);
      not_less = (own & ~other) | (~(own ^ other) & not_less);
    }
    return able & not_less;
  };
  return { way.template operator()<forward[Side][0]>(), way.template operator()<forward[Side][1]>() };
}

template <int Side>
CelestialCheckers::Steps CelestialCheckers::steps_of(const State& s) {
  const auto mine = s.chain ? bit(s.chain - 1) : s.men[Side];
  const auto empty = dark & ~(s.men[0] | s.men[1]);
  const auto jumps = jumpers<Side>(s, mine, empty);
  if (jumps[0] | jumps[1]) return {jumps, true};  // CC-12
  return {{mine & shifted<-forward[Side][0]>(empty), mine & shifted<-forward[Side][1]>(empty)}, false};
}

inline CelestialCheckers::Steps CelestialCheckers::steps(const State& s) { return s.mover == 0 ? steps_of<0>(s) : steps_of<1>(s); }

inline bool CelestialCheckers::can_jump_on(const State& s, int square) {
  const auto empty = dark & ~(s.men[0] | s.men[1]);
  const auto mine = bit(square);
  const auto jumps = s.mover == 0 ? jumpers<0>(s, mine, empty) : jumpers<1>(s, mine, empty);
  return (jumps[0] | jumps[1]) != 0;
}

inline bool CelestialCheckers::has_step(const State& s) {
  const auto empty = dark & ~(s.men[0] | s.men[1]);
  const auto before = s.mover == 0 ? empty >> 7 | empty >> 9 : empty << 7 | empty << 9;
  return (s.men[s.mover] & before) != 0 || steps(s).count() > 0;  // a slide is seen sooner than a jump
}

inline unsigned CelestialCheckers::dealt_animals(const State& s) const {
  if (!mirrored_ || s.mover == 0) return s.hand[s.mover];
  const int opposite = s.animal_at(rotated(next_square(s)));  // none or one in use, where a position line began it
  return opposite >= 0 && (s.hand[s.mover] >> opposite & 1) ? 1u << opposite : s.hand[s.mover];
}

// Chance fills the squares from a1 upwards for South, from h8 downwards for North, so that the two line-ups mirror each other.
inline int CelestialCheckers::next_square(const State& s) {
  const auto empty = camp[s.mover] & ~s.men[s.mover];
  return s.mover == 0 ? std::countr_zero(empty) : 63 - std::countl_zero(empty);
}

inline void CelestialCheckers::legal(const State& s, Seat seat, Actions<CelestialCheckers>& out) const {
  if (!to_act(s).has(seat)) return;
  if (s.placing()) {
    const auto squares = dealing(s) ? bit(next_square(s)) : camp[s.mover] & ~s.men[s.mover];
    for (unsigned rest = dealing(s) ? dealt_animals(s) : s.hand[s.mover]; rest; rest &= rest - 1)
      for (auto left = squares; left; left &= left - 1)
        out.push_back(Action::place(std::countr_zero(rest), std::countr_zero(left)));
    return;
  }
  const auto all = steps(s);
  for (std::size_t way = 0; way < 2; ++way) {
    const int delta = forward[s.mover][way] * (all.jumps ? 2 : 1);
    for (auto left = all.from[way]; left; left &= left - 1) {
      const int from = std::countr_zero(left);
      out.push_back(Action::step(from, from + delta));
    }
  }
}

inline int CelestialCheckers::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  if (!s.placing()) return steps(s).count();
  if (dealing(s)) return std::popcount(dealt_animals(s));
  return std::popcount(s.hand[s.mover]) * std::popcount(camp[s.mover] & ~s.men[s.mover]);
}

inline CelestialCheckers::Action CelestialCheckers::legal_at(const State& s, Seat, int k) const {
  if (s.placing()) {
    const auto squares = dealing(s) ? bit(next_square(s)) : camp[s.mover] & ~s.men[s.mover];
    const unsigned hand = dealing(s) ? dealt_animals(s) : s.hand[s.mover];
    const int places = std::popcount(squares);
    return Action::place(nth_square(hand, k / places), nth_square(squares, k % places));
  }
  const auto all = steps(s);
  const int first = std::popcount(all.from[0]);
  const std::size_t way = k >= first;
  const int from = nth_square(all.from[way], way ? k - first : k);
  return Action::step(from, from + forward[s.mover][way] * (all.jumps ? 2 : 1));
}

inline void CelestialCheckers::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  a.is_placement() ? place(s, a) : move(s, a);
}

inline void CelestialCheckers::place(State& s, Action a) {
  const auto here = bit(a.to);
  for (std::size_t k = 0; k < 4; ++k) s.strength[k] |= static_cast<Bits>(strength(a.animal()) >> k & 1) << a.to;
  s.men[s.mover] |= here;
  s.hand[s.mover] &= static_cast<std::uint16_t>(~(1u << a.animal()));
  s.mover ^= 1;                                                        // CC-5
  if (s.placing()) return;
  s.mover = 1;                                                         // CC-7
  s.over = !has_step(s);                                               // CC-16
}

inline void CelestialCheckers::move(State& s, Action a) {
  const auto here = bit(a.from), there = bit(a.to);
  const bool jump = a.is_jump(), arrives = (there & far_rank[s.mover]) != 0;
  const auto gone = jump ? here | bit(a.over()) : here;      // CC-10: the jumped piece too
  if (arrives) s.home[s.mover] |= static_cast<std::uint16_t>(1u << s.animal_at(a.from));  // CC-15
  const auto stays = arrives ? 0 : there;
  for (auto& plane : s.strength) plane = (plane & ~gone) | (-(plane >> a.from & 1) & stays);
  s.men[s.mover] = (s.men[s.mover] & ~here) | stays;
  s.men[s.mover ^ 1] &= ~gone;
  if (jump && !arrives && can_jump_on(s, a.to)) {                      // CC-13
    s.chain = static_cast<std::uint8_t>(a.to + 1);
    return;
  }
  s.chain = 0;
  s.mover ^= 1;
  s.over = !has_step(s);                                               // CC-16
}

}  // namespace shengxiao::games::celestial_checkers
