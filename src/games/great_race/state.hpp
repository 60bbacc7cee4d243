// The state of The Great Race, what a seat sees of it, and the rules in force.
#pragma once
#include "core/game.hpp"
#include "games/great_race/action.hpp"
#include "games/great_race/causes.hpp"
#include "games/great_race/edition.hpp"

namespace shengxiao::games::great_race {

// What the game waits for.
enum class Phase : std::uint8_t {
  wheel,    // chance: the next piece (GR-7)
  animals,  // chance, or a seat in the draft: the next animal (GR-1)
  cards,    // all at once: the card before the race (GR-12)
  play,     // all at once: this round's play (GR-15)
  pig,      // the mover: its gain (GR-45)
  window,   // the mover: exchanges, trade, waiting ability, or done (GR-32)
  river,    // the mover: return a card or fall back (GR-31)
  horse,    // the Horse, after the wheel has turned (GR-41)
  over
};

constexpr int not_placed = wheel_slots;  // instead of a slot: a piece that is not on the wheel yet

template <class T>
using BySeat = std::array<T, 5>;

// While actions are resolved, current_act is the one that is being resolved, `mover` the seat whose turn it is, `waiting` those
// that come after it; exchanges, trades and ability_waits are what the mover can still use in its window (GR-32).
struct State {
  BySeat<Energies> energy{};  // energy cards in hand
  Energies supply{};
  SeatSet to_act;
  SeatSet waiting;  // those that have still to resolve the action
  BySeat<Row> row{};
  BySeat<std::uint8_t> position{};
  BySeat<std::uint8_t> karma{};
  BySeat<AnimalId> animal{};
  BySeat<ActSet> action_cards{};  // in hand
  BySeat<Play> played{};  // this round's choice, or the card before the race
  BySeat<Act> resolves_as{};  // what the last revealed play counts as (GR-21)
  // The slots of Cheat, Help, …, Walk, or not_placed; with 3 seats Walk's is the empty slot.
  std::array<std::uint8_t, wheel_slots> slot_by_act{};
  std::uint8_t rotation = 0;
  std::uint8_t round = 0;  // from 1; 0: before the race
  Phase phase = Phase::wheel;
  std::uint8_t setup_step = 0;  // pieces placed, or animals given
  Act current_act = Act::none;  // the action being resolved
  std::uint8_t mover = 0;  // 0 too while it is nobody's turn, so that equal states compare equal
  std::uint8_t exchanges = 0;  // that the mover can still make in its window
  std::uint8_t trades = 0;  // likewise
  bool ability_waits = false;  // the gain of the Monkey or the Rooster has not been taken yet (GR-43)
  BySeat<Play> last_plays{};  // of the round before: no rule needs them, the view shows them
  std::uint8_t unused = 0;  // no padding

  int slot_of(Act act) const { return slot_by_act[number(act) - 1]; }
  void ask(Phase next, SeatSet who) {
    phase = next;
    to_act = who;
  }
  void ask_mover(Phase next) { ask(next, seat_at(mover)); }
  friend constexpr bool operator==(const State&, const State&) = default;
};

// What a seat sees: the state without what the others have chosen, until it is revealed (GR-6).
struct View {
  State seen;
  int viewer = 0;  // the index of its seat
  friend constexpr bool operator==(const View&, const View&) = default;
};

enum class AnimalChoice : std::uint8_t { given, random, draft };  // GR-1

// What stays the same throughout a game: seats, options, printed numbers.
struct Rules {
  int seats = 4;
  AnimalChoice animal_choice = AnimalChoice::given;
  bool cat = false;
  BySeat<std::uint8_t> by_age{0, 1, 2, 3, 4};  // the seats, the oldest first
  BySeat<std::uint8_t> age_rank{0, 1, 2, 3, 4};  // by seat; 0: the oldest
  ActSet action_cards = ActSet::up_to(8);  // GR-2; Walk is in it with 3 seats too
  int most_rounds = 60;  // GR-49
  PrintedData printed;
  Causes* causes = nullptr;  // where it is noted why the seats gain and lose; null: nowhere

  SeatSet all_seats() const { return SeatSet::all(seats); }
  ActSet first_cards() const {  // GR-12
    return {static_cast<std::uint8_t>(action_cards.bits & ActSet::up_to(seats == 3 ? 5 : 6).bits)};
  }
};

inline int room_for_energy(const State& s, int seat) {  // GR-4
  return max_energy_cards - s.energy[seat].size() - cards_under(s.row[seat]);
}

// GR-6: whether the seats are choosing what they will reveal together.
inline bool choices_are_secret(const State& s) { return s.phase == Phase::cards || s.phase == Phase::play; }

// GR-50: the Cat in the first round.
inline bool sits_out(const State& s, int seat) { return s.animal[seat] == AnimalId::cat && s.round == 1; }

}  // namespace shengxiao::games::great_race
