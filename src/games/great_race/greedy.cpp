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
}  // namespace

GreatRace::Action GreatRace::greedy(const Observation<GreatRace>& observation, Rng& rng) const {
  const auto& [v, seat, legal] = observation;
  const auto& s = v.seen;
  const auto me = static_cast<Index>(v.viewer);

  // A play: what the wheel gives if it wins, how likely that is against what the others hold, less what it costs.
  const auto play_worth = [&](Action a) {
    const int energy = energy_of(a.what), card = act_of(a.what), act = card == repeat ? last_act(s.row[me]) : card;
    const int karma = s.karma[me] - cost(s, static_cast<int>(me), card);
    double worth = -karma_worth * (s.karma[me] - karma), sharing = 1, wins = 1, below = 0, others = 0;
    if (s.animal[me] == snake) worth += 100 * (s.karma[me] - karma);
    for (Index other = 0; other < static_cast<Index>(seats_); ++other) {
      if (other == me || s.hand[other] == 0) continue;
      const int number = count_of(s.hand[other]);
      int less = 0;
      for (int e = 1; e < energy; ++e) less += count_of(s.hand[other], e);
      const double here = number == 1                        ? act == strategise
                          : !(s.cards[other] & act_bit(act)) ? 0.05
                                                             : 1.2 / std::popcount(s.cards[other]);
      const double loses = static_cast<double>(less) / number;
      sharing += here;
      wins *= 1 - here * (1 - loses);
      below += here * loses;
      others += here * energy_sum(s.row[other]) / 20;
    }
    worth += below * (seats_ == 3 ? 200 : 100);
    if (act == strategise) {
      const int cards = length(s.row[me]), left = count_of(s.hand[me]);
      worth += 45 * (cards - 1) + 12 * energy_sum(s.row[me]) + wins * 40 + (left <= 2 ? 150 : left <= 3 ? 60 : 0) - 8 * energy - 60;
      if (in_river(s, static_cast<int>(me)) && s.animal[me] != dog) worth -= 60;
      return worth;
    }
    const int total = energy;
    const double gains = benefit_worth(s, me, act, benefit(s, act, total), sharing, karma);
    const bool everybody = act == help || act == rest;
    worth += everybody ? gains + wins * 40 : act == cooperate ? gains * std::min(1.0, wins + 0.2) : gains * wins;
    if (act == cheat) worth -= (1 - wins) * 100;
    if (act == run) worth += (1 - wins) * 100;
    worth -= 14 * energy + others;                                              // it lies in the row for a while,
    if (!s.row[me]) worth -= 12 * energy + 10 * card;                           // the leftmost for longer
    worth -= 6 * std::max(0, card - last_act(s.row[me]));                       // and a high number has to come down again
    return worth;
  };

  const auto state_worth = [&](const State& t) {
    return 100 * t.position[me] + karma_worth * t.karma[me] + hand_worth(t.hand[me]);
  };
  return best_of(legal, rng, [&](Action a) -> double {
    switch (a.kind) {
      case Kind::play: return play_worth(a);
      case Kind::exchange: {
        auto t = s;
        do_exchange(t, a.what);
        return state_worth(t) - state_worth(s) - (s.animal[me] == tiger ? karma_worth : 0);
      }
      case Kind::trade: return s.position[me] < printed_.finish ? 180 : 0;
      case Kind::ability:
        if (s.phase != Phase::horse) return 500;
        return count_of(s.hand[me]) + energies_under(s.row[me]) < 8 && s.karma[me] < 4 ? 1 : -1;
      case Kind::ability_card: return count_of(s.hand[me]) + energies_under(s.row[me]) < most_energy ? 55 : 0;
      case Kind::ability_karma: return s.karma[me] < 4 ? karma_worth : s.karma[me] < most_karma ? 50 : 0;
      case Kind::ability_move: return 100;
      case Kind::give_back: return -card_worth[a.what];
      case Kind::fallback: return -800;
      default: return 0;
    }
  });
}

}  // namespace shengxiao::games::great_race
