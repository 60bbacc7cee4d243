// Options, the setup, the score.
#include "games/celestial_checkers/celestial_checkers.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
constexpr std::array<OptionSpec, 5> specs{{
    {"placement", "free", "free|random|fixed"},
    {"shuffle", "independent", "independent|mirrored"},
    {"position", "-", "<position line>"},
    {"objective", "win", "win|margin"},
    {"animals", "all", "<list of animals of each side, or all>", true},
}};

Result<std::uint16_t> read_animals(std::string_view text) {  // CC-21
  if (text == "all") return every_animal;
  std::uint16_t set = 0;
  for (const auto item : split_list(text)) {
    const auto which = std::ranges::find(animal_names, item) - animal_names.begin();
    if (which == animals) return fail("CC-21", "celestial_checkers.animals_unknown", item);
    if (set >> which & 1) return fail("CC-21", "celestial_checkers.animals_twice", item);
    set |= static_cast<std::uint16_t>(1u << which);
  }
  return set;
}
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
  const auto given = value_in_use(specs, *options, "animals");
  if (given != "all" && game.placement_ == PlacementOption::fixed) return fail("CC-21", "celestial_checkers.animals_fixed");
  const auto in_game = read_animals(given);
  if (!in_game) return tl::unexpected(in_game.error());
  game.in_game_ = *in_game;
  game.start_.hand = {*in_game, *in_game};
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
