// The heuristic policy: what a sensible beginner would do. Everything is counted in hundredths of a space on the track.
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr int karma_worth = 60;
// By energy. The large ones win actions; an exchange up that wastes nothing is worth a little.
constexpr std::array<int, 7> card_worth{0, 55, 115, 180, 250, 330, 440};

int hand_worth(Energies cards) {
  int sum = 0;
  for (int v = 1; v <= top_energy; ++v) sum += count_of(cards, v) * card_worth[static_cast<std::size_t>(v)];
  const int number = count_of(cards);
  return sum + (number < 4 ? 60 * (number - 4) : 0);  // a seat with few cards is tied to Strategise
}

int energy_sum(Row row) {
  int sum = 0;
  for (; row; row >>= 8) sum += energy_of(static_cast<Pair>(row));
  return sum;
}

// What it is worth to gain a benefit, before GR-4 and GR-40.
double benefit_worth(const GreatRace::State& s, std::size_t me, int act, const Benefit& b, double sharing, int karma) {
  const double amount = b.amount == Benefit::by_seats ? sharing : b.amount;
  const int room = most_energy - count_of(s.hand[me]) - energies_under(s.row[me]);
  double worth = act == help   ? std::min<double>(amount, most_karma - karma) * karma_worth
                 : act == rest ? std::min<double>(amount, room) * card_worth[1]
                               : amount * 100;
  if (b.exchange) worth += s.animal[me] == tiger || s.animal[me] == ox ? 120 : 70;
  if (b.trade && karma >= 2) worth += 300 - 2 * karma_worth;
  return worth;
}

// What a play has to expect of the other seats, as far as can be told from the cards that they hold.
struct Rivals {
  double sharing = 1;  // how many resolve the action, its own seat counted in
  double wins = 1;     // how likely nobody puts in as much
  double below = 0;    // how many put in less
  double rows = 0;     // the energy in the rows of those who resolve it
};

Rivals rivals_of(const GreatRace::State& s, std::size_t me, int seats, int act, int energy) {
  Rivals r;
  for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other) {
    if (other == me || s.hand[other] == 0) continue;
    const int number = count_of(s.hand[other]);
    int less = 0;
    for (int e = 1; e < energy; ++e) less += count_of(s.hand[other], e);
    const double here = number == 1                        ? act == strategise
                        : !(s.cards[other] & act_bit(act)) ? 0.05
                                                           : 1.2 / std::popcount(s.cards[other]);
    const double loses = static_cast<double>(less) / number;
    r.sharing += here;
    r.wins *= 1 - here * (1 - loses);
    r.below += here * loses;
    r.rows += here * energy_sum(s.row[other]) / 20;
  }
  return r;
}

// What a Strategise takes back, and what it spares a seat that runs out of cards.
double strategise_worth(const GreatRace::State& s, std::size_t me, int energy, double wins) {
  const int left = count_of(s.hand[me]);
  const int need = left <= 2 ? 150 : left <= 3 ? 60 : 0;
  return 45 * (length(s.row[me]) - 1) + 12 * energy_sum(s.row[me]) + wins * 40 + need - 8 * energy - 60;
}

int state_worth(const GreatRace::State& s, std::size_t me) {
  return 100 * s.position[me] + karma_worth * s.karma[me] + hand_worth(s.hand[me]);
}
}  // namespace

// What the wheel gives if the play wins, how likely that is against what the others hold, less what it costs.
double GreatRace::play_worth(const View& v, Action a) const {
  const auto& s = v.seen;
  const auto me = static_cast<Index>(v.viewer);
  const int energy = energy_of(a.what), card = act_of(a.what), act = card == repeat ? last_act(s.row[me]) : card;
  const int paid = cost(s, static_cast<int>(me), card);
  const auto rivals = rivals_of(s, me, seats_, act, energy);
  double worth = -karma_worth * paid;
  if (s.animal[me] == snake) worth += 100 * paid;
  worth += rivals.below * (seats_ == 3 ? 200 : 100);
  if (act == strategise) {
    worth += strategise_worth(s, me, energy, rivals.wins);
    return in_river(s, static_cast<int>(me)) && s.animal[me] != dog ? worth - 60 : worth;
  }
  const double gains = benefit_worth(s, me, act, benefit(s, act, energy), rivals.sharing, s.karma[me] - paid);
  const bool everybody = act == help || act == rest;
  worth += everybody ? gains + rivals.wins * 40 : act == cooperate ? gains * std::min(1.0, rivals.wins + 0.2) : gains * rivals.wins;
  if (act == cheat) worth -= (1 - rivals.wins) * 100;
  if (act == run) worth += (1 - rivals.wins) * 100;
  worth -= 14 * energy + rivals.rows;                    // it lies in the row for a while,
  if (!s.row[me]) worth -= 12 * energy + 10 * card;      // the leftmost for longer
  return worth - 6 * std::max(0, card - last_act(s.row[me]));  // and a high number has to come down again
}

double GreatRace::worth(const View& v, Action a) const {
  const auto& s = v.seen;
  const auto me = static_cast<Index>(v.viewer);
  const int cards = count_of(s.hand[me]) + energies_under(s.row[me]);
  switch (a.kind) {
    case Kind::play: return play_worth(v, a);
    case Kind::exchange: {
      auto after = s;
      do_exchange(after, a.what);
      return state_worth(after, me) - state_worth(s, me) - (s.animal[me] == tiger ? karma_worth : 0);
    }
    case Kind::trade: return s.position[me] < printed_.finish ? 180 : 0;
    case Kind::ability:
      if (s.phase != Phase::horse) return 500;
      return cards < 8 && s.karma[me] < 4 ? 1 : -1;
    case Kind::ability_card: return cards < most_energy ? 55 : 0;
    case Kind::ability_karma: return s.karma[me] < 4 ? karma_worth : s.karma[me] < most_karma ? 50 : 0;
    case Kind::ability_move: return 100;
    case Kind::give_back: return -card_worth[a.what];
    case Kind::fallback: return -800;
    default: return 0;
  }
}

GreatRace::Action GreatRace::greedy(const Observation<GreatRace>& observation, Rng& rng) const {
  return best_of(observation.legal, rng, [&](Action a) { return worth(observation.view, a); });
}

}  // namespace shengxiao::games::great_race
