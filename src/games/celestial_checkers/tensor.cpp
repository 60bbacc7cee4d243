// A view as a tensor of floats, for learning.
#include <algorithm>

#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

// 25 planes of the 32 playable squares (a1, c1, … h8): South's twelve animals, North's, and the animal that must go on jumping.
// Then 24 numbers for the animals in hand, 24 for those home, South's first, and one for North to move. All are 0 or 1.
int CelestialCheckers::tensor_size() const { return 25 * 32 + 24 + 24 + 1; }

void CelestialCheckers::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  std::fill(out.begin(), out.end(), 0.0f);
  const auto cell = [](int square) { return static_cast<std::size_t>(square / 2); };
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (auto rest = v.men[seat]; rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      out[(seat * animals + static_cast<std::size_t>(v.animal_at(square))) * 32 + cell(square)] = 1;
    }
    for (std::size_t animal = 0; animal < animals; ++animal) {
      out[25 * 32 + seat * animals + animal] = static_cast<float>(v.hand[seat] >> animal & 1);
      out[25 * 32 + 24 + seat * animals + animal] = static_cast<float>(v.home[seat] >> animal & 1);
    }
  }
  if (v.chain) out[24 * 32 + cell(v.chain - 1)] = 1;
  out[25 * 32 + 48] = v.mover;
}

}  // namespace shengxiao::games::celestial_checkers
