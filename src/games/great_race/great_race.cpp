// Options, results, and why a move is refused.
#include "games/great_race/great_race.hpp"

#include <algorithm>

#include "games/editions.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr std::string_view all_animals = "Rat,Ox,Tiger,Rabbit,Dragon", all_ages = "0,1,2,3,4";
constexpr std::array<OptionSpec, 3> specs{{
    {"animals", all_animals, "<list of animals by seat, or random, or draft>"},
    {"age_order", all_ages, "<list of seats, oldest first>"},
    {"cat", "false", "false|true"},
}};

std::vector<std::string_view> split_list(std::string_view text) {
  std::vector<std::string_view> items;
  while (true) {
    const auto comma = text.find(',');
    items.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return items;
    text.remove_prefix(comma + 1);
  }
}

// The first n items of a list.
std::string cut(std::string_view text, int n) {
  std::size_t end = 0;
  for (; n > 0; --n) end = text.find(',', end + 1);
  return std::string(text.substr(0, end));
}

using Seats = std::array<std::uint8_t, GreatRace::max_seats>;

Result<Seats> read_animals(std::string_view text, int seats, bool with_cat) {
  const auto items = split_list(text);
  if (static_cast<int>(items.size()) != seats) return fail("GR-1", "great_race.animals_count", items.size(), seats);
  Seats animals{};
  for (std::size_t seat = 0; seat < items.size(); ++seat) {
    const auto found = std::find(animal_names.begin() + rat, animal_names.end(), items[seat]);
    if (found == animal_names.end()) return fail("GR-1", "great_race.animals_unknown", items[seat]);
    const auto animal = static_cast<std::uint8_t>(found - animal_names.begin());
    if (animal == cat && !with_cat) return fail("GR-50", "great_race.animals_cat");
    if (std::ranges::find(animals, animal) != animals.end()) return fail("GR-1", "great_race.animals_twice", items[seat]);
    animals[seat] = animal;
  }
  return animals;
}

Result<Seats> read_ages(std::string_view text, int seats) {
  const auto items = split_list(text);
  Seats order{};
  unsigned seen = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int seat = items[i].size() == 1 ? items[i][0] - '0' : -1;
    if (seat < 0 || seat >= seats) return fail("GR-1", "great_race.ages_seat", items[i], seats - 1);
    if (seen >> seat & 1) return fail("GR-1", "great_race.ages_twice", seat);
    seen |= 1u << seat;
    order[i] = static_cast<std::uint8_t>(seat);
  }
  if (static_cast<int>(items.size()) != seats) return fail("GR-1", "great_race.ages_count", items.size(), seats);
  return order;
}
}  // namespace

std::span<const OptionSpec> GreatRace::options() { return specs; }

Result<GreatRace> GreatRace::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 4, min_seats, max_seats, "GR-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  GreatRace game;
  game.seats_ = *seats;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  auto printed = read_printed(*game.edition_, game.seats_);
  if (!printed) return tl::unexpected(printed.error());
  game.printed_ = *printed;
  auto& animals = (*options)[0].second;
  auto& ages = (*options)[1].second;
  if (animals == all_animals) animals = cut(animals, game.seats_);
  if (ages == all_ages) ages = cut(ages, game.seats_);
  game.cat_ = value_of(*options, "cat") == "true";

  auto& s = game.start_;
  s.owing = static_cast<std::uint16_t>(1u << index(Seat::chance));
  s.slot.fill(wheel_slots);
  s.supply = all_energies;
  for (Index seat = 0; seat < static_cast<Index>(game.seats_); ++seat) {
    s.hand[seat] = first_hand;                                                  // GR-5
    s.supply -= from_supply(first_hand);
    s.cards[seat] = static_cast<ActSet>(0xFF & ~(game.seats_ == 3 ? act_bit(walk) : 0));  // GR-2
  }
  game.naming_ = animals == "random" ? Naming::random : animals == "draft" ? Naming::draft : Naming::given;
  if (game.naming_ == Naming::given) {
    const auto named = read_animals(animals, game.seats_, game.cat_);
    if (!named) return tl::unexpected(named.error());
    for (int seat = 0; seat < game.seats_; ++seat) game.give_animal(s, seat, (*named)[static_cast<Index>(seat)]);
  }
  const auto order = read_ages(ages, game.seats_);
  if (!order) return tl::unexpected(order.error());
  game.oldest_ = *order;
  for (Index i = 0; i < static_cast<Index>(game.seats_); ++i) game.age_[(*order)[i]] = static_cast<std::uint8_t>(i);
  game.options_ = *options;
  return game;
}

Setup GreatRace::setup() const { return {seats_, options_, edition_}; }

// Six pieces, the animals, the cards before the race; in a round a play and at most three more steps for each seat (Goat: two
// exchanges and a trade; Monkey: its gain, an exchange and a trade; Pig: its choice, an exchange and a trade), and one for Horse.
int GreatRace::longest() const { return wheel_slots + 2 * seats_ + last_round * (4 * seats_ + 1); }

// In the order of legal_at, but all at once where there may be many.
void GreatRace::legal(const State& s, Seat seat, Actions<GreatRace>& out) const {
  if (!owes(s, seat)) return;
  int listed = 0;
  if (s.phase == Phase::plays) {
    const auto all = plays(s, index(seat));
    for (unsigned left = all.acts; left; left &= left - 1)
      for (auto kinds = all.energies; kinds; kinds &= kinds - 1)
        out.push_back({Kind::play, pair(std::countr_zero(left) + 1, nth_kind(kinds, 0))});
    return;
  }
  if (s.phase == Phase::window && s.exchanges) {
    const auto all = exchanges(s);
    all.each([&](int number) { out.push_back({Kind::exchange, static_cast<std::uint8_t>(number)}); });
    listed = all.size();
  }
  const int number = legal_count(s, seat);
  for (int k = listed; k < number; ++k) out.push_back(legal_at(s, seat, k));
}

Points GreatRace::points(const State& s) const {
  Points p;
  for (Index seat = 0; seat < static_cast<Index>(seats_); ++seat) p.push_back(s.position[seat]);
  return p;
}

List<std::uint8_t, 8> GreatRace::ranking(const State& s) const {
  const auto key = [&](int seat) {
    const auto me = static_cast<Index>(seat);
    const int number = s.played[me] ? act_of(s.played[me]) : no_play;
    return (((s.position[me] * 2 + (s.animal[me] == rat)) * 16 + (15 - number)) * 16 + s.karma[me]) * 8 + 7 - age_[me];
  };
  List<std::uint8_t, 8> seats;
  for (int seat = 0; seat < seats_; ++seat) seats.push_back(static_cast<std::uint8_t>(seat));
  std::sort(seats.begin(), seats.end(), [&](int a, int b) { return key(a) > key(b); });
  return seats;
}

Returns GreatRace::returns(const State& s) const {
  Returns r(seats_, -1.0 / (seats_ - 1));
  r[ranking(s)[0]] = 1;
  return r;
}

Error GreatRace::why_illegal(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {"GR-46", "game.over"};
  const bool of_wheel = a.kind == Kind::piece, of_animals = a.kind == Kind::animal;
  if (of_wheel && s.phase != Phase::pieces) return {"GR-7", "great_race.wheel_ready"};
  if (s.phase == Phase::pieces && !of_wheel) return {"GR-7", "great_race.wheel_first"};
  if (of_animals && s.phase != Phase::animals) return {"GR-1", "great_race.animals_ready"};
  if (s.phase == Phase::animals && !of_animals) return {"GR-1", "great_race.animals_first"};
  if (!is_player(seat) && !to_act(s).has(seat)) return {"GR-1", "great_race.not_a_player"};
  if (of_wheel) {
    if (seat != Seat::chance) return {"GR-7", "great_race.pieces_by_chance"};
    if (a.what == 0 && seats_ != 3) return {"GR-7", "great_race.no_empty_slot"};
    if (a.what == walk && seats_ == 3) return {"GR-7", "great_race.no_walk"};
    return {"GR-7", "great_race.piece_on_wheel", Term(act_names[a.what])};
  }
  if (of_animals) {
    if (!to_act(s).has(seat)) return {"GR-1", "great_race.other_gets_animal"};
    if (a.what == cat && !cat_) return {"GR-50", "great_race.no_cat"};
    return {"GR-1", "great_race.animal_taken", Term(animal_names[a.what])};
  }
  if (index(seat) >= seats_) return {"GR-1", "game.no_seat", index(seat)};
  if (a.kind == Kind::card) {
    if (s.phase != Phase::cards) return {"GR-12", "great_race.first_cards_played"};
    if (!to_act(s).has(seat)) return {"GR-12", "great_race.chosen"};
    return {"GR-12", "great_race.first_card"};
  }
  if (s.phase == Phase::cards) return {"GR-12", "great_race.first_cards", seats_ == 3 ? 5 : 6};
  if (a.kind == Kind::play) return why_illegal_play(s, index(seat), a);
  if (s.phase == Phase::plays) return {"GR-15", "great_race.play_first"};
  if (!to_act(s).has(seat)) return {"GR-32", "game.other_turn", seat_at(s.turn)};
  return why_illegal_phase(s, a);
}

Error GreatRace::why_illegal_play(const State& s, int seat, Action a) const {
  const auto me = static_cast<Index>(seat);
  const int act = act_of(a.what), energy = energy_of(a.what);
  if (s.phase != Phase::plays) return {"GR-32", "great_race.round_goes_on", seat_at(s.turn)};
  if (sits_out(s, seat)) return {"GR-50", "great_race.cat_sits_out"};
  if (!owes(s, seat_at(seat))) return {"GR-15", "great_race.chosen"};
  if (act == walk && seats_ == 3) return {"GR-2", "great_race.no_walk"};
  if (!(s.cards[me] & act_bit(act))) return {"GR-15", "great_race.no_such_card", Term(act_names[static_cast<Index>(act)])};
  if (!count_of(s.hand[me], energy)) return {"GR-15", "great_race.no_such_energy", energy};
  if (count_of(s.hand[me]) == 1 && act != strategise) return {"GR-17", "great_race.last_energy"};
  if (act == repeat && !s.row[me]) return {"GR-16", "great_race.nothing_to_repeat"};
  return {"GR-18",
          "great_race.too_little_karma",
          Term(act_names[static_cast<Index>(act)]),
          Term(act_names[static_cast<Index>(last_act(s.row[me]))]),
          cost(s, seat, act),
          s.karma[me]};
}

// A move in a turn, by the seat whose turn it is.
Error GreatRace::why_illegal_phase(const State& s, Action a) const {
  const bool gains_kind = a.kind == Kind::ability_card || a.kind == Kind::ability_karma || a.kind == Kind::ability_move;
  if (s.phase == Phase::pig)
    return {"GR-45", gains_kind ? MessageId("great_race.no_movement") : MessageId("great_race.pig_chooses")};
  if (gains_kind) return {"GR-45", "great_race.only_the_pig"};
  if (s.phase == Phase::river) {
    if (a.kind == Kind::give_back) return {"GR-31", "great_race.no_such_energy", a.what};
    return {"GR-31", "great_race.river_owed"};
  }
  if (a.kind == Kind::give_back || a.kind == Kind::fallback) return {"GR-31", "great_race.nothing_owed"};
  if (s.phase == Phase::horse) return {"GR-41", "great_race.horse_decides"};
  if (a.kind == Kind::ability) return {"GR-43", "great_race.no_ability"};
  if (a.kind == Kind::trade) return {"GR-35", s.trades ? MessageId("great_race.trade_karma") : MessageId("great_race.no_trade")};
  return why_illegal_exchange(s, a.what);
}

Error GreatRace::why_illegal_exchange(const State& s, int number) const {
  const auto& e = exchange(number);
  const int animal = s.animal[s.turn];
  const auto hand = s.hand[s.turn];
  if (!s.exchanges) return {"GR-32", "great_race.no_exchange"};
  if (e.karma && animal != dragon) return {"GR-40", "great_race.only_the_dragon"};
  if (e.karma && !s.karma[s.turn]) return {"GR-40", "great_race.dragon_karma"};
  if (animal == tiger && !(e.traders & as_tiger)) return {"GR-38", "great_race.tiger_superfluous"};
  if (animal != tiger && !e.karma && !(e.traders & plain)) return {"GR-33", "great_race.too_little_given"};
  if (!holds(hand, e.give)) return {"GR-33", "great_race.give_not_in_hand"};
  if (!holds(s.supply + 15, e.get)) return {"GR-34", "great_race.supply_lacks"};
  if (count_of(hand) + energies_under(s.row[s.turn]) + count_of(e.get) - count_of(e.give) > most_energy)
    return {"GR-4", "great_race.hand_limit"};
  return {"GR-34", "great_race.high_card"};
}

}  // namespace shengxiao::games::great_race
