// The heuristic policy: what a sensible beginner would do. All values are in hundredths of a space on the track.
#include "core/play.hpp"
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr int karma_value = 60;
// Seats that hold the same cards and always choose the same tie, and block each other. So what is nearly as good is chosen too.
constexpr int mixing = 150;
// By energy. High cards win actions, and an exchange up that wastes nothing gains a little.
constexpr std::array<int, 7> card_value{0, 55, 115, 180, 250, 330, 440};

int hand_value(Energies cards) {
  int sum = 0;
  for (int v = 1; v <= top_energy; ++v) sum += count_of(cards, v) * card_value[v];
  const int size = cards.size();
  return sum + (size < 4 ? 60 * (size - 4) : 0);  // with few cards a seat soon has to play Strategise
}

int energy_sum(const Row& row) {
  int sum = 0;
  for (const Play play : row) sum += play.energy();
  return sum;
}

int state_value(const State& s, int seat) {
  return 100 * s.position[seat] + karma_value * s.karma[seat] + hand_value(s.energy[seat]);
}

// The value of gaining a benefit, with the limits of GR-4 but without the Dragon's bonus (GR-40).
double benefit_value(const State& s, int me, Act act, const Benefit& b, double resolvers, int karma) {
  const double amount = b.by_seats ? resolvers : b.amount;
  double value = act == Act::help   ? std::min<double>(amount, max_karma - karma) * karma_value
                 : act == Act::rest ? std::min<double>(amount, room_for_energy(s, me)) * card_value[1]
                                    : amount * 100;
  if (b.exchange) value += s.animal[me] == AnimalId::tiger || s.animal[me] == AnimalId::ox ? 120 : 70;
  if (b.trade && karma >= 2) value += 300 - 2 * karma_value;
  return value;
}

// What a play can expect of the other seats, estimated from the cards that they hold.
struct Rivals {
  double resolvers = 1;  // of the action, with the seat itself
  double wins = 1;       // the probability that nobody puts in as much
  double lower = 0;      // those who put in less
  double rows = 0;       // the energy in the rows of the resolvers, / 20: no more than a tie-break
};

Rivals rivals_of(const Rules& rules, const State& s, int me, Act act, int energy) {
  Rivals r;
  for (int other = 0; other < rules.seats; ++other) {
    if (other == me || s.energy[other].empty()) continue;
    const int cards = s.energy[other].size();
    int below = 0;
    for (int e = 1; e < energy; ++e) below += count_of(s.energy[other], e);
    const double resolves = cards == 1                        ? act == Act::strategise
                            : !s.action_cards[other].has(act) ? 0.05
                                                              : 1.2 / s.action_cards[other].size();
    const double loses = static_cast<double>(below) / cards;
    r.resolvers += resolves;
    r.wins *= 1 - resolves * (1 - loses);
    r.lower += resolves * loses;
    r.rows += resolves * energy_sum(s.row[other]) / 20;
  }
  return r;
}

// What a Strategise takes back, and how much a seat with few cards needs it.
double strategise_value(const State& s, int me, int energy, double wins) {
  const int cards = s.energy[me].size();
  const int need = cards <= 2 ? 150 : cards <= 3 ? 60 : 0;
  return 45 * (s.row[me].size() - 1) + 12 * energy_sum(s.row[me]) + wins * 40 + need - 8 * energy - 60;
}

// What the wheel gives for the play alone if it wins, by how likely that is, less what the play costs.
double play_value(const Rules& rules, const View& v, Play play) {
  const auto& s = v.seen;
  const int me = v.viewer;
  const int energy = play.energy(), card = number(play.act());
  const Act act = counts_as(play.act(), last_act(s.row[me]));
  const int paid = cost(s, me, play.act());
  const auto rivals = rivals_of(rules, s, me, act, energy);
  double value = -karma_value * paid;
  if (s.animal[me] == AnimalId::snake) value += 100 * paid;
  value += rivals.lower * (rules.seats == 3 ? 200 : 100);
  if (act == Act::strategise) {
    value += strategise_value(s, me, energy, rivals.wins);
    return in_river(rules, s, me) && s.animal[me] != AnimalId::dog ? value - 60 : value;
  }
  const double gain = benefit_value(s, me, act, benefit(rules, s, act, energy), rivals.resolvers, s.karma[me] - paid);
  const bool everybody = act == Act::help || act == Act::rest;
  value += everybody               ? gain + rivals.wins * 40
           : act == Act::cooperate ? gain * std::min(1.0, rivals.wins + 0.2)
                                   : gain * rivals.wins;
  if (act == Act::cheat) value -= (1 - rivals.wins) * 100;
  if (act == Act::run) value += (1 - rivals.wins) * 100;
  value -= 14 * energy + rivals.rows;                             // the energy is bound until the next Strategise
  if (s.row[me].empty()) value -= 12 * energy + 10 * card;        // the leftmost card is bound even longer
  return value - 6 * std::max(0, card - number(last_act(s.row[me])));  // coming down from a high number costs karma
}

double action_value(const Rules& rules, const View& v, Action a) {
  const auto& s = v.seen;
  const int me = v.viewer;
  const int cards = max_energy_cards - room_for_energy(s, me);
  switch (a.kind) {
    case Kind::play: return play_value(rules, v, a.play());
    case Kind::exchange: {
      auto after = s;
      make_exchange(rules, after, exchange_numbered(a.exchange()));
      return state_value(after, me) - state_value(s, me) - (s.animal[me] == AnimalId::tiger ? karma_value : 0);
    }
    case Kind::trade: return s.position[me] < rules.printed.finish ? 180 : 0;
    case Kind::ability:
      if (s.phase != Phase::horse) return 500;
      return cards < 8 && s.karma[me] < 4 ? 1 : -1;
    case Kind::ability_card: return cards < max_energy_cards ? 55 : 0;
    case Kind::ability_karma: return s.karma[me] < 4 ? karma_value : s.karma[me] < max_karma ? 50 : 0;
    case Kind::ability_move: return 100;
    case Kind::return_card: return -card_value[a.energy()];
    case Kind::fallback: return -800;
    default: return 0;
  }
}
}  // namespace

Action GreatRace::greedy(const Observation<GreatRace>& observation, Rng& rng) const {
  return best_of(observation.legal, rng, [&](Action a) {
    return action_value(rules_, observation.view, a) + (a.kind == Kind::play ? rng.below(mixing) : 0);
  });
}

}  // namespace shengxiao::games::great_race
