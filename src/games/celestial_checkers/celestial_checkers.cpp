// Options, the setup, the score.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
constexpr std::array<OptionSpec, 4> specs{{
    {"placement", "free", "free|random|fixed"},
    {"shuffle", "independent", "independent|mirrored"},
    {"position", "-", "<position line>"},
    {"objective", "win", "win|margin"},
}};
}  // namespace

std::span<const OptionSpec> CelestialCheckers::options() { return specs; }

Result<CelestialCheckers> CelestialCheckers::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 2, min_seats, max_seats, "CC-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  CelestialCheckers game;
  game.options_ = *options;
  const auto placement = value_of(*options, "placement");
  game.placement_ = placement == "random"  ? PlacementOption::random
                    : placement == "fixed" ? PlacementOption::fixed
                                           : PlacementOption::free;
  game.mirrored_ = value_of(*options, "shuffle") == "mirrored";
  game.margin_ = value_of(*options, "objective") == "margin";
  const auto line = value_of(*options, "position");
  if ((line != "-") != (game.placement_ == PlacementOption::fixed)) return fail("CC-20", "celestial_checkers.position_alone");
  if (game.placement_ == PlacementOption::fixed) {
    auto state = game.from_position(line);
    if (!state) return tl::unexpected(state.error());
    game.start_ = *state;
  }
  return game;
}

Points CelestialCheckers::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < 2; ++seat) p.push_back(s.score(seat));
  return p;
}

Returns CelestialCheckers::returns(const State& s) const {  // CC-17, CC-18
  const int difference = s.score(0) - s.score(1);
  const double south = margin_ ? difference : (difference > 0) - (difference < 0);
  Returns r;
  r.push_back(south);
  r.push_back(south == 0 ? 0 : -south);
  return r;
}

}  // namespace shengxiao::games::celestial_checkers
