// Options, results, why a move is refused, and the heuristic policy.
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games {

using celestial_checkers::animal_names, celestial_checkers::bit, celestial_checkers::camp, celestial_checkers::file_of,
    celestial_checkers::rank_of, celestial_checkers::square_name;

namespace {
constexpr std::array<OptionSpec, 4> specs{{
    {"placement", "free", "free|random|fixed", "who places the animals: the players, chance, or a position line (option position)"},
    {"shuffle", "independent", "independent|mirrored", "placement=random: two shuffles, or the same one for both, turned round"},
    {"position", "-", "<position line>", "placement=fixed: the position to start from"},
    {"objective", "win", "win|margin", "what counts in the end: winning, or by how much"},
}};
constexpr std::array<std::string_view, 2> seat_names{"South", "North"};
}  // namespace

std::span<const OptionSpec> CelestialCheckers::options() { return specs; }

Result<CelestialCheckers> CelestialCheckers::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 2, min_seats, max_seats, title, "CC-1");
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
  if ((line != "-") != (game.placement_ == Placement::fixed))
    return fail("CC-20", "options placement=fixed and position go together: give both or neither");
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

Error CelestialCheckers::refuse(const State& s, Seat seat, Action a) const {
  if (s.over) return {"the game is over", "CC-16"};
  if (!is_player(seat) && seat != Seat::chance) return {"a watcher does not move", "CC-1"};
  return s.placing() ? refuse_placement(s, seat, a) : refuse_step(s, seat, a);
}

Error CelestialCheckers::refuse_placement(const State& s, Seat seat, Action a) const {
  if (!a.is_placement()) return {"nothing moves before all 24 animals stand on the board", "CC-7"};
  if (placement_ == Placement::random && seat != Seat::chance) return {"under placement=random chance places the animals", "CC-5"};
  if (!to_act(s).has(seat)) return {fmt::format("it is {}'s turn to place an animal", seat_names[s.mover]), "CC-5"};
  const auto animal = animal_names[static_cast<std::size_t>(a.animal())];
  if (!(s.hand[s.mover] >> a.animal() & 1))
    return {fmt::format("{} has placed its {} already", seat_names[s.mover], animal), "CC-6"};
  if (!(celestial_checkers::dark & bit(a.to)))
    return {fmt::format("{} is a light square, and animals stand on dark ones", square_name(a.to)), "CC-4"};
  if (!(camp[s.mover] & bit(a.to)))
    return {fmt::format("{} is not on the first three ranks of {}", square_name(a.to), seat_names[s.mover]), "CC-6"};
  if ((s.men[0] | s.men[1]) & bit(a.to)) return {fmt::format("{} is taken", square_name(a.to)), "CC-6"};
  return {fmt::format("chance fills {} next", square_name(next_square(s))), "CC-6"};
}

Error CelestialCheckers::refuse_step(const State& s, Seat seat, Action a) const {
  if (a.is_placement()) return {"all animals are placed: now they move", "CC-7"};
  if (!to_act(s).has(seat)) {
    if (s.chain) return {fmt::format("{} goes on jumping first", seat_names[s.mover]), "CC-13"};
    return {fmt::format("it is {}'s turn", seat_names[s.mover]), "CC-7"};
  }
  const auto from = square_name(a.from), to = square_name(a.to);
  const auto mine = s.men[s.mover], theirs = s.men[s.mover ^ 1];
  if (!(mine & bit(a.from))) return {fmt::format("{} has no animal on {}", seat_names[s.mover], from), "CC-8"};
  const int ahead = (rank_of(a.to) - rank_of(a.from)) * (s.mover == 0 ? 1 : -1);
  if (ahead <= 0) return {"animals move forward only", "CC-8"};
  if (s.chain && a.from != s.chain - 1) return {fmt::format("the animal on {} goes on jumping", square_name(s.chain - 1)), "CC-13"};
  if (ahead != std::abs(file_of(a.to) - file_of(a.from)))
    return {fmt::format("{} is not diagonally ahead of {}", to, from), "CC-8"};
  if (ahead > 2) return {fmt::format("{} is too far from {}: a slide goes one square, a jump two", to, from), "CC-9"};
  if ((mine | theirs) & bit(a.to)) return {fmt::format("{} is not empty", to), a.is_jump() ? "CC-10" : "CC-9"};
  if (!a.is_jump()) {
    if (s.chain) return {"the animal that has jumped can jump again, so it must", "CC-13"};
    return {"a jump is possible, so one must be made", "CC-12"};
  }
  const auto over = square_name(a.over());
  if (!(theirs & bit(a.over()))) return {fmt::format("there is no enemy on {} to jump over", over), "CC-10"};
  return {fmt::format("the {} on {} is too strong for the {} on {}: {} against {}",
                      animal_names[static_cast<std::size_t>(s.animal_at(a.over()))], over,
                      animal_names[static_cast<std::size_t>(s.animal_at(a.from))], from, s.strength_at(a.over()),
                      s.strength_at(a.from)),
          "CC-11"};
}

// A beginner's eye: take the cleverest animal that can be taken, lose the least to the answer, bring the clever ones home.
// When placing: the strong in front, the clever behind.
CelestialCheckers::Action CelestialCheckers::greedy(const Observation<CelestialCheckers>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  return best_of(legal, rng, [&](Action a) {
    if (a.is_placement()) {
      const int row = v.mover == 0 ? celestial_checkers::rank_of(a.to) : 7 - celestial_checkers::rank_of(a.to);
      return 2 * (row - 1) * (2 * celestial_checkers::strength(a.animal()) - 13);
    }
    auto next = v;
    apply(next, seat_at(v.mover), a);
    const int gain = a.is_jump() ? 4 * celestial_checkers::intelligence(v.animal_at(a.over())) : 0;
    const int home = 4 * (next.score(v.mover) - v.score(v.mover));
    int loss = 0;
    if (!next.over && next.mover != v.mover) {
      Actions<CelestialCheckers> answers;
      this->legal(next, seat_at(next.mover), answers);
      for (auto b : answers)
        if (b.is_jump()) loss = std::max(loss, 4 * celestial_checkers::intelligence(next.animal_at(b.over())));
    }
    return gain + home - loss;
  });
}

}  // namespace shengxiao::games
