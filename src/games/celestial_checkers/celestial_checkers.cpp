// Options, results, why a move is refused, and the heuristic policy.
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
  game.placement_ = placement == "random" ? Placement::random : placement == "fixed" ? Placement::fixed : Placement::free;
  game.mirrored_ = value_of(*options, "shuffle") == "mirrored";
  game.margin_ = value_of(*options, "objective") == "margin";
  const auto line = value_of(*options, "position");
  if ((line != "-") != (game.placement_ == Placement::fixed)) return fail("CC-20", "celestial_checkers.position_alone");
  if (game.placement_ == Placement::fixed) {
    auto state = game.from_position(line);
    if (!state) return tl::unexpected(state.error());
    game.start_ = *state;
  }
  return game;
}

Setup CelestialCheckers::setup() const { return {2, options_}; }

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

Error CelestialCheckers::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.over) return {"CC-16", "game.over"};
  if (!is_player(seat) && seat != Seat::chance) return {"CC-1", "game.spectator"};
  return s.placing() ? why_illegal_placement(s, seat, a) : why_illegal_step(s, seat, a);
}

Error CelestialCheckers::why_illegal_placement(const State& s, Seat seat, Action a) const {
  if (!a.is_placement()) return {"CC-7", "celestial_checkers.still_placing"};
  if (placement_ == Placement::random && seat != Seat::chance) return {"CC-5", "celestial_checkers.placed_by_chance"};
  if (!to_act(s).has(seat)) return {"CC-5", "celestial_checkers.other_places", seat_at(s.mover)};
  const auto animal = animal_names[static_cast<std::size_t>(a.animal())];
  if (!(s.hand[s.mover] >> a.animal() & 1)) return {"CC-6", "celestial_checkers.already_placed", seat_at(s.mover), Term(animal)};
  if (!(dark & bit(a.to))) return {"CC-4", "celestial_checkers.light_square", square_name(a.to)};
  if (!(camp[s.mover] & bit(a.to))) return {"CC-6", "celestial_checkers.outside_camp", square_name(a.to), seat_at(s.mover)};
  if ((s.men[0] | s.men[1]) & bit(a.to)) return {"CC-6", "celestial_checkers.square_taken", square_name(a.to)};
  return {"CC-6", "celestial_checkers.chance_fills", square_name(next_square(s))};
}

Error CelestialCheckers::why_illegal_step(const State& s, Seat seat, Action a) const {
  if (a.is_placement()) return {"CC-7", "celestial_checkers.all_placed"};
  if (!to_act(s).has(seat)) {
    if (s.chain) return {"CC-13", "celestial_checkers.jumps_on_first", seat_at(s.mover)};
    return {"CC-7", "celestial_checkers.other_turn", seat_at(s.mover)};
  }
  const auto from = square_name(a.from), to = square_name(a.to);
  const auto mine = s.men[s.mover], theirs = s.men[s.mover ^ 1];
  if (!(mine & bit(a.from))) return {"CC-8", "celestial_checkers.no_animal", seat_at(s.mover), from};
  const int ahead = (rank_of(a.to) - rank_of(a.from)) * (s.mover == 0 ? 1 : -1);
  if (ahead <= 0) return {"CC-8", "celestial_checkers.forward_only"};
  if (s.chain && a.from != s.chain - 1) return {"CC-13", "celestial_checkers.other_jumps_on", square_name(s.chain - 1)};
  if (ahead != std::abs(file_of(a.to) - file_of(a.from))) return {"CC-8", "celestial_checkers.not_diagonal", to, from};
  if (ahead > 2) return {"CC-9", "celestial_checkers.too_far", to, from};
  if ((mine | theirs) & bit(a.to)) return {a.is_jump() ? "CC-10" : "CC-9", "celestial_checkers.not_empty", to};
  if (!a.is_jump()) {
    if (s.chain) return {"CC-13", "celestial_checkers.must_jump_on"};
    return {"CC-12", "celestial_checkers.must_jump"};
  }
  const auto over = square_name(a.over());
  if (!(theirs & bit(a.over()))) return {"CC-10", "celestial_checkers.nothing_to_jump", over};
  return {"CC-11",
          "celestial_checkers.too_strong",
          Term(animal_names[static_cast<std::size_t>(s.animal_at(a.over()))]),
          over,
          Term(animal_names[static_cast<std::size_t>(s.animal_at(a.from))]),
          from,
          s.strength_at(a.over()),
          s.strength_at(a.from)};
}

// A beginner's eye: take the cleverest animal that can be taken, lose the least to the answer, bring the clever ones home.
// When placing: the strong in front, the clever behind.
CelestialCheckers::Action CelestialCheckers::greedy(const Observation<CelestialCheckers>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  return best_of(legal, rng, [&](Action a) {
    if (a.is_placement()) {
      const int row = v.mover == 0 ? rank_of(a.to) : 7 - rank_of(a.to);
      return 2 * (row - 1) * (2 * strength(a.animal()) - 13);
    }
    auto next = v;
    apply(next, seat_at(v.mover), a);
    const int gain = a.is_jump() ? 4 * intelligence(v.animal_at(a.over())) : 0;
    const int home = 4 * (next.score(v.mover) - v.score(v.mover));
    int loss = 0;
    if (!next.over && next.mover != v.mover) {
      Actions<CelestialCheckers> answers;
      this->legal(next, seat_at(next.mover), answers);
      for (auto b : answers)
        if (b.is_jump()) loss = std::max(loss, 4 * intelligence(next.animal_at(b.over())));
    }
    return gain + home - loss;
  });
}

}  // namespace shengxiao::games::celestial_checkers
