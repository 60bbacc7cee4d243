// A view as a tensor, for learning.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

// 25 planes of the 32 playable squares (a1, c1, … h8): South's twelve animals, North's, and the animal that must go on jumping.
// Then 24 numbers for the animals in hand, 24 for those home, South's first, and one for North to move. All are 0 or 1.
int CelestialCheckers::tensor_size() const { return 25 * 32 + 24 + 24 + 1; }

template <TensorElement T>
void CelestialCheckers::tensor(const View& v, Tensor<T> out) const {
  const auto cell = [](int square) { return square / 2; };
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (auto rest = v.men[seat]; rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      out.set(v.animal_at(square) * 32 + cell(square));
    }
    out.skip(animals * 32);
  }
  out.one_hot(v.chain ? cell(v.chain - 1) : -1, 32);
  for (const auto hand : v.hand) out.bits(hand, animals);
  for (const auto home : v.home) out.bits(home, animals);
  out.flag(v.mover != 0);
  assert(out.full());
}

template void CelestialCheckers::tensor(const View&, Tensor<float>) const;
template void CelestialCheckers::tensor(const View&, Tensor<std::uint8_t>) const;
template void CelestialCheckers::tensor(const View&, Tensor<TensorUnit>) const;

}  // namespace shengxiao::games::celestial_checkers
