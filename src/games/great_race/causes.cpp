// Why seats gain and lose, for those who watch; and what a play would bring, for those who choose.
#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

int GreatRace::amount(const State& s, Seat seat, int what) const {
  const int i = index(seat);
  switch (static_cast<Amount>(what)) {
    case Amount::spaces: return s.position[i];
    case Amount::karma: return s.karma[i];
    case Amount::energy: return s.energy[i].size();
    case Amount::cards: return s.action_cards[i].size();
  }
  return 0;
}

void GreatRace::causes(const State& s, Seat seat, Action a, Causes& out) const {
  auto after = s;
  apply(noting(rules_, out), after, seat, a);
}

void GreatRace::json(const Cause& cause, Json& out) const {
  const auto act = static_cast<Act>(cause.during);
  const int detail = cause.detail;
  if (act != Act::none) out.field("act", name_of(act));
  switch (static_cast<Why>(cause.why)) {
    case Why::first_card:
    case Why::place: out.field("card", name_of(act_with(detail))); return;
    case Why::played:
      if (static_cast<Amount>(cause.what) == Amount::cards)
        out.field("card", name_of(act_with(detail)));
      else
        out.field("energy", detail);
      return;
    case Why::returned: out.field("energy", detail); return;
    case Why::gift: out.field("other", detail); return;
    case Why::outbid:
      out.key("seats").open('[');
      for (unsigned left = cause.detail; left; left &= left - 1) out.value(std::countr_zero(left));
      out.close(']');
      return;
    default: break;
  }
  if (benefit_of(Act::cheat) <= static_cast<Why>(cause.why) && static_cast<Why>(cause.why) <= benefit_of(Act::walk))
    out.field("total", detail);
}

namespace {

// Who else resolves the action of a play: nobody, or one other with less energy, as much, or more.
enum class Joined : std::uint8_t { nobody, less, same, more };
constexpr std::array<std::string_view, 4> joined_names{"nobody", "less", "same", "more"};

// What a play comes to: the causes, but for the cards laid down themselves, and what the seat is asked then.
struct Outcome {
  Causes causes;
  bool exchange = false, trade = false, river = false;
  bool river_if_several = false;  // outbidding one leaves the seat before the river, outbidding all others moves it in
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// The turn of the seat, where so many others put as much energy as `joined_by` into its action, and nobody else does anything.
State after_turn(const Rules& rules, State s, int seat, Play play, int others, int joined_by) {
  s.played = {};
  s.resolves_as = {};
  s.played[seat] = play;
  s.to_act = {};
  reveal_play(rules, s, seat);
  s.current_act = s.resolves_as[seat];
  for (int other = 0; other < rules.seats && others > 0; ++other) {
    if (other == seat) continue;
    s.played[other] = Play(s.current_act, joined_by);
    s.resolves_as[other] = s.current_act;
    --others;
  }
  s.mover = seat;
  begin_turn(rules, s);
  return s;
}

// As the rules resolve it where nobody else does anything but the one who joins.
Outcome outcome_of(const Rules& rules, const State& before, int seat, Play play, int joined_by) {
  Outcome outcome;
  const auto s = after_turn(noting(rules, outcome.causes), before, seat, play, joined_by ? 1 : 0, joined_by);
  std::erase_if(outcome.causes, [](const Cause& cause) { return static_cast<Why>(cause.why) == Why::played; });
  for (auto& cause : outcome.causes)
    if (static_cast<Why>(cause.why) != Why::outbid) cause.detail = 0;  // totals, which differ where nothing else does
  outcome.exchange = s.exchanges > 0;
  outcome.trade = s.trades > 0;
  outcome.river = s.phase == Phase::river;
  if (joined_by && joined_by < play.energy() && !outcome.river)
    outcome.river_if_several = after_turn(rules, before, seat, play, rules.seats - 1, joined_by).phase == Phase::river;
  return outcome;
}

void write_outcome(const Outcome& outcome, Json& out) {
  out.key("gives").open('[');
  for (const auto& cause : outcome.causes) {
    out.open('{').field("what", amount_names[cause.what]).field("amount", cause.amount);
    if (cause.lost != 0) out.field("lost", cause.lost);
    out.field("why", reasons_of_causes[cause.why].id).close('}');
  }
  out.close(']').key("then").open('[');
  if (outcome.exchange) out.value("exchange");
  if (outcome.trade) out.value("trade");
  if (outcome.river) out.value("river");
  out.close(']');
  if (outcome.river_if_several) out.field("river_if_several", true);
}

// For an action card: the energies that come to the same are told together.
void write_forecast_of(const Rules& rules, const State& s, int seat, Act act, EnergySet energies, Joined joined, Json& out) {
  std::vector<std::pair<Outcome, std::vector<int>>> outcomes;
  for (auto left = energies; left; left &= left - 1) {
    const int energy = nth_energy(left, 0);
    const int other = joined == Joined::nobody ? 0 : energy + static_cast<int>(joined) - static_cast<int>(Joined::same);
    if (joined != Joined::nobody && (other < 1 || other > top_energy)) continue;
    auto outcome = outcome_of(rules, s, seat, Play(act, energy), other);
    const auto same = std::ranges::find(outcomes, outcome, [](const auto& known) -> const Outcome& { return known.first; });
    if (same != outcomes.end())
      same->second.push_back(energy);
    else
      outcomes.push_back({std::move(outcome), {energy}});
  }
  for (const auto& [outcome, its_energies] : outcomes) {
    out.open('{').field("action", name_of(act)).field("joined", joined_names[static_cast<std::size_t>(joined)]).key("energy");
    out.array(its_energies);
    write_outcome(outcome, out);
    out.close('}');
  }
}

}  // namespace

void GreatRace::write_forecast(const View& v, Json& out) const {
  const auto& s = v.seen;
  out.open('[');
  if (s.phase == Phase::play && v.viewer < rules_.seats && s.to_act.has(seat_at(v.viewer))) {
    const auto plays = legal_plays(s, v.viewer);
    for (int k = 0; k < plays.acts.size(); ++k)
      for (const auto joined : {Joined::nobody, Joined::less, Joined::same, Joined::more})
        write_forecast_of(rules_, s, v.viewer, plays.acts.nth(k), plays.energies, joined, out);
  }
  out.close(']');
}

}  // namespace shengxiao::games::great_race
