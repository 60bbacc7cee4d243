// What a viewer sees of a state and of an action, and a random state that a view allows.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

RatAndDragon::View RatAndDragon::view(const State& s, Seat viewer) const {
  return {s.table, own_drawing(s, viewer), static_cast<std::uint32_t>(index(viewer))};
}

RatAndDragon::Redacted RatAndDragon::redact(const State&, Seat actor, Action a, Seat viewer) const {
  if (a.is_chance() || viewer == actor) return {a, 0};
  return {{}, 1};
}

// Takes random steps until the drawing is finished, but at most so many. Returns how many it took.
int RatAndDragon::random_steps(const Sheet& sheet, Drawing& d, const Offer& offer, int most, Rng rng) const {
  for (int steps = 0; steps < most; ++steps)
    if (take_step(sheet, d, step_at(sheet, d, offer, rng.below(step_count(sheet, d))))) return steps + 1;
  return most;
}

// Fills the drawings of the other seats with random ones. A seat that has not finished is put at a random point of a random
// drawing: the drawing is played once to count its steps, then again with the same generator (passed by value) up to that point.
// Every possible drawing can come up. They are not equally likely, since there are too many to count.
RatAndDragon::State RatAndDragon::determinize(const View& v, Rng& rng) const {
  State s;
  s.table = v.table;
  if (v.table.drawing.empty()) return s;
  const auto values = offer(v.table);
  for (int i = 0; i < seats_; ++i) {
    const auto seat = seat_at(i);
    auto& d = s.drawings[i];
    if (i == static_cast<int>(v.viewer)) {
      d = v.own;
    } else if (!v.table.done.has(seat)) {
      const auto& sheet = v.table.sheets[i];
      const auto generator = rng.split();
      const auto start = new_drawing(sheet, values);
      d = start;
      const int steps = random_steps(sheet, d, values, longest_drawing, generator);
      if (!v.table.drawing.has(seat)) continue;
      d = start;
      random_steps(sheet, d, values, rng.below(steps), generator);
    }
  }
  return s;
}

}  // namespace shengxiao::games::rat_and_dragon
