// Policies: networks in files. One that is accepted names a move.
#include "table/policy_file.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

bool policies(std::string_view input) {
  const auto policy = table::parse_policy(input);
  if (!ok(policy)) return false;
  const auto game = table::make_game(policy->game, {0, {}, nullptr, true});
  if (!ok(game)) return false;
  const auto agent = table::policy_agent(**game, *policy);
  if (!ok(agent)) return false;
  auto state = (*game)->start();
  Rng rng(1);
  while ((*game)->to_act(state).is_chance()) (*game)->apply(state, Seat::chance, (*game)->random_action(state, Seat::chance, rng));
  const auto observation = (*game)->observe(state, (*game)->to_act(state).front());
  const auto move = (*agent)->think(observation, {}, rng, {}).best;
  must(std::ranges::find(observation.legal, move) != observation.legal.end(), "a policy does what is legal");
  return true;
}

}  // namespace shengxiao::fuzz
