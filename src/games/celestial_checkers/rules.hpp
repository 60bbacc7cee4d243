// The legal actions, and apply(). Inline, since searches and playouts spend their time here. Only celestial_checkers.hpp includes
// it, at its end.
#pragma once

namespace shengxiao::games::celestial_checkers {

// Those of `mine` that can jump, by direction: an enemy ahead (CC-10), no stronger than they are (CC-11), and an empty square
// behind it.
template <std::size_t Side>
std::array<Bits, 2> jumpers(const State& s, Bits mine, Bits empty) {
  const auto able = [&]<int Delta>() {
    const Bits found = mine & shifted<-Delta>(s.men[1 - Side]) & shifted<-2 * Delta>(empty);
    return found ? found & not_weaker<Delta>(s.strength) : 0;
  };
  return { able.template operator()<forward[Side][0]>(), able.template operator()<forward[Side][1]>() };
}

// Those of `mine` that can slide, by direction.
template <std::size_t Side>
std::array<Bits, 2> sliders(Bits mine, Bits empty) {
  return {mine & shifted<-forward[Side][0]>(empty), mine & shifted<-forward[Side][1]>(empty)};
}

template <std::size_t Side>
Steps steps_of(const State& s) {
  const auto mine = s.chain ? bit(s.chain - 1) : s.men[Side];
  const auto jumps = jumpers<Side>(s, mine, s.empty());
  if (jumps[0] | jumps[1]) return {jumps, true};  // CC-12
  return {sliders<Side>(mine, s.empty()), false};
}

inline Steps steps(const State& s) { return s.mover == 0 ? steps_of<0>(s) : steps_of<1>(s); }

inline bool can_jump_on(const State& s, int square) {
  const auto jumps = s.mover == 0 ? jumpers<0>(s, bit(square), s.empty()) : jumpers<1>(s, bit(square), s.empty());
  return (jumps[0] | jumps[1]) != 0;
}

// Looks for slides first, which are cheaper to find. If one is not legal because of CC-12, there is a jump instead.
inline bool has_step(const State& s) {
  const auto slides = s.mover == 0 ? sliders<0>(s.men[0], s.empty()) : sliders<1>(s.men[1], s.empty());
  return (slides[0] | slides[1]) != 0 || steps(s).count() > 0;
}

// The next square that chance fills (CC-5).
inline int next_square(const State& s) {
  return s.mover == 0 ? std::countr_zero(s.free_camp()) : 63 - std::countl_zero(s.free_camp());
}

inline CelestialCheckers::Placements CelestialCheckers::legal_placements(const State& s) const {
  const unsigned hand = s.hand[s.mover];
  if (!chance_places(s)) return {hand, s.free_camp()};  // CC-6
  const int square = next_square(s);
  if (!mirrored_ || s.mover == 0) return {hand, bit(square)};
  // In a state from a position line South may not have placed there (-1), and North may have placed that animal elsewhere.
  const int opposite = s.animal_at(rotated(square));
  return {opposite >= 0 && (hand >> opposite & 1) ? 1u << opposite : hand, bit(square)};
}

inline void CelestialCheckers::legal(const State& s, Seat seat, Actions<CelestialCheckers>& out) const {
  if (!to_act(s).has(seat)) return;
  if (s.placing()) {
    const auto all = legal_placements(s);
    for (auto left = all.animals; left; left &= left - 1)
      for (auto squares = all.squares; squares; squares &= squares - 1)
        out.push_back(Action::place(std::countr_zero(left), std::countr_zero(squares)));
    return;
  }
  const auto all = steps(s);
  for (std::size_t direction = 0; direction < 2; ++direction) {
    const int delta = forward[s.mover][direction] * (all.jumps ? 2 : 1);
    for (auto left = all.from[direction]; left; left &= left - 1) {
      const int from = std::countr_zero(left);
      out.push_back(Action::step(from, from + delta));
    }
  }
}

inline int CelestialCheckers::legal_count(const State& s, Seat seat) const {
  if (!to_act(s).has(seat)) return 0;
  if (!s.placing()) return steps(s).count();
  const auto all = legal_placements(s);
  return std::popcount(all.animals) * std::popcount(all.squares);
}

inline Action CelestialCheckers::legal_at(const State& s, Seat, int k) const {
  if (s.placing()) {
    const auto all = legal_placements(s);
    const int squares = std::popcount(all.squares);
    return Action::place(nth_bit(all.animals, k / squares), nth_bit(all.squares, k % squares));
  }
  const auto all = steps(s);
  const int first = std::popcount(all.from[0]);
  const std::size_t direction = k >= first;
  const int from = nth_bit(all.from[direction], direction ? k - first : k);
  return Action::step(from, from + forward[s.mover][direction] * (all.jumps ? 2 : 1));
}

inline void place(State& s, Action a) {
  for (std::size_t k = 0; k < 4; ++k) s.strength[k] |= static_cast<Bits>(strength(a.animal()) >> k & 1) << a.to;
  s.men[s.mover] |= bit(a.to);
  s.hand[s.mover] &= static_cast<std::uint16_t>(~(1u << a.animal()));
  s.mover ^= 1;  // CC-5
  if (s.placing()) return;
  s.mover = 1;            // CC-7
  s.over = !has_step(s);  // CC-16
}

inline void move(State& s, Action a) {
  const auto from = bit(a.from), to = bit(a.to);
  const bool jump = a.is_jump(), arrives = (to & far_rank[s.mover]) != 0;
  const auto left = jump ? from | bit(a.jumped()) : from;                                   // CC-10
  if (arrives) s.home[s.mover] |= static_cast<std::uint16_t>(1u << s.animal_at(a.from));  // CC-15
  const auto reached = arrives ? 0 : to;
  for (auto& plane : s.strength)
    plane = (plane & ~left) | (-(plane >> a.from & 1) & reached);  // the minus: all ones if the animal has this bit
  s.men[s.mover] = (s.men[s.mover] & ~from) | reached;
  s.men[s.mover ^ 1] &= ~left;
  if (jump && !arrives && can_jump_on(s, a.to)) {  // CC-13
    s.chain = static_cast<std::uint8_t>(a.to + 1);
    return;
  }
  s.chain = 0;
  s.mover ^= 1;
  s.over = !has_step(s);  // CC-16
}

inline void CelestialCheckers::apply(State& s, [[maybe_unused]] Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  a.is_placement() ? place(s, a) : move(s, a);
}

}  // namespace shengxiao::games::celestial_checkers
