#include "games/great_race/great_race.hpp"
namespace shengxiao {
GreatRace::View GreatRace::view(const State& s, Seat) const { return {s,0}; }
GreatRace::State GreatRace::guess(const View& v, Rng&) const { return v.seen; }
void GreatRace::json(const View&, Json&) const {}
int GreatRace::tensor_size() const { return 1; }
void GreatRace::tensor(const View&, std::span<float>) const {}
GreatRace::Action GreatRace::greedy(const View&, const Actions<GreatRace>& legal, Rng& rng) const { return legal[rng.below(legal.size())]; }
}
