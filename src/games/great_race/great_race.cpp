// Options, the setup, the score.
#include "games/great_race/great_race.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>

#include "core/shared_win.hpp"
#include "core/text.hpp"
#include "games/editions.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr std::string_view all_animals = "Rat,Ox,Tiger,Rabbit,Dragon", all_ages = "0,1,2,3,4";
constexpr std::array<OptionSpec, 7> specs{{
    {"animals", all_animals, "<list of animals by seat, or random, or draft>"},
    {"age_order", all_ages, "<list of seats from 0, oldest first>"},
    {"cat", "false", "false|true"},
    {"rounds", "60", "<number of rounds, 1 to 60>", true},
    {"action_cards", "all", "<list of action cards, Strategise among them, or all>", true},
    {"energy", "1,1,2,2,3", "<list of energy cards that each seat begins with>", true},
    {"wheel", "random", "<list of pieces by slot, - for none, or random>", true},
}};

// The first n items of a list.
std::string first_items(std::string_view text, int n) {
  const auto items = split_list(text);
  return fmt::format("{}", fmt::join(items.begin(), items.begin() + n, ","));
}

Result<BySeat<AnimalId>> read_animals(std::string_view text, int seats, bool with_cat) {
  const auto items = split_list(text);
  if (static_cast<int>(items.size()) != seats) return fail("GR-1", "great_race.animals_count", items.size(), seats);
  BySeat<AnimalId> animals{};
  for (std::size_t seat = 0; seat < items.size(); ++seat) {
    const auto found = std::find(animal_names.begin() + 1, animal_names.end(), items[seat]);
    if (found == animal_names.end()) return fail("GR-1", "great_race.animals_unknown", items[seat]);
    const auto animal = static_cast<AnimalId>(found - animal_names.begin());
    if (animal == AnimalId::cat && !with_cat) return fail("GR-50", "great_race.animals_cat");
    if (std::ranges::find(animals, animal) != animals.end()) return fail("GR-1", "great_race.animals_twice", items[seat]);
    animals[seat] = animal;
  }
  return animals;
}

Result<BySeat<std::uint8_t>> read_ages(std::string_view text, int seats) {
  const auto items = split_list(text);
  BySeat<std::uint8_t> order{};
  unsigned seen = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int seat = items[i].size() == 1 ? items[i][0] - '0' : -1;
    if (seat < 0 || seat >= seats) return fail("GR-1", "great_race.ages_seat", items[i], seats - 1);
    if (seen >> seat & 1) return fail("GR-1", "great_race.ages_twice", seat);
    seen |= 1u << seat;
    order[i] = seat;
  }
  if (static_cast<int>(items.size()) != seats) return fail("GR-1", "great_race.ages_count", items.size(), seats);
  return order;
}

Result<ActSet> read_action_cards(std::string_view text, const Rules& rules) {
  if (text == "all") return rules.action_cards;
  ActSet cards;
  for (const auto item : split_list(text)) {
    const auto act = std::ranges::find(all_acts, item, [](Act a) { return name_of(a); });
    if (act == all_acts.end() || (*act == Act::walk && rules.seats == 3)) return fail("GR-53", "great_race.cards_unknown", item);
    if (cards.has(*act)) return fail("GR-53", "great_race.cards_twice", item);
    cards.add(*act);
  }
  if (!cards.has(Act::strategise)) return fail("GR-53", "great_race.cards_strategise");
  return cards;
}

constexpr int most_at_first = max_energy_cards - 1;  // GR-5: the Rat gets one more

Result<Energies> read_energy(std::string_view text, int seats) {
  Energies hand;
  for (const auto item : split_list(text)) {
    const int energy = item.size() == 1 ? item[0] - '0' : 0;
    if (energy < 1 || energy > top_energy) return fail("GR-53", "great_race.energy_unknown", item, top_energy);
    if (hand.size() == most_at_first) return fail("GR-4", "great_race.energy_too_many", most_at_first);
    hand += energy_card(energy);
    if (energy == top_energy && count_of(hand, energy) > 1) return fail("GR-4", "great_race.energy_six");
    const int rats = energy == 3;  // GR-5
    if (energy > 1 && count_of(hand, energy) * seats + rats > count_of(full_supply, energy))
      return fail("GR-3", "great_race.energy_supply", energy, count_of(full_supply, energy));
  }
  return hand;
}

// Which piece is in which slot; none with `random`.
Result<std::vector<Act>> read_wheel(std::string_view text, int seats) {
  std::vector<Act> pieces;
  if (text == "random") return pieces;
  for (const auto item : split_list(text)) {
    const auto act = std::ranges::find(wheel_acts, item, [](Act a) { return name_of(a); });
    const bool empty = seats == 3 && item == "-";
    if (!empty && (act == wheel_acts.end() || (seats == 3 && *act == Act::walk)))
      return fail("GR-53", "great_race.wheel_unknown", item);
    const auto piece = empty ? Act::none : *act;
    if (std::ranges::find(pieces, piece) != pieces.end()) return fail("GR-53", "great_race.wheel_twice", item);
    pieces.push_back(piece);
  }
  if (pieces.size() != wheel_slots) return fail("GR-53", "great_race.wheel_count", pieces.size(), wheel_slots);
  return pieces;
}

// The state with nothing on the wheel and no animals given (GR-2 to GR-5).
State before_setup(const Rules& rules, Energies hand) {
  State s;
  s.to_act = Seat::chance;
  s.slot_by_act.fill(not_placed);
  s.supply = full_supply;
  for (int seat = 0; seat < rules.seats; ++seat) {
    s.energy[seat] = hand;
    s.supply -= without_ones(hand);
    s.action_cards[seat] = rules.action_cards;
    if (rules.seats == 3) s.action_cards[seat].remove(Act::walk);
  }
  return s;
}
}  // namespace

std::span<const OptionSpec> GreatRace::options() { return specs; }

Result<GreatRace> GreatRace::make(const Setup& setup) {
  const auto seats = check_seats(setup.seats, 4, min_seats, max_seats, "GR-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  GreatRace game;
  game.edition_ = setup.edition ? setup.edition : default_edition(name);
  auto printed = read_printed(*game.edition_, *seats);
  if (!printed) return tl::unexpected(printed.error());
  const auto option = [&](std::string_view name) -> std::string& {
    return std::ranges::find(*options, name, &Options::value_type::first)->second;
  };
  // The default lists are for five. What is cut off is left out of setup(), too.
  auto &animals = option("animals"), &ages = option("age_order");
  if (animals == all_animals) animals = first_items(animals, *seats);
  if (ages == all_ages) ages = first_items(ages, *seats);
  auto& rules = game.rules_;
  rules.seats = *seats;
  rules.animal_choice = animals == "random" ? AnimalChoice::random : animals == "draft" ? AnimalChoice::draft : AnimalChoice::given;
  rules.cat = option("cat") == "true";
  rules.printed = *printed;
  const auto variant = [&](std::string_view name) { return value_in_use(specs, *options, name); };
  const auto rounds = number_of(specs, *options, "rounds", 1, rules.most_rounds, "GR-53");
  if (!rounds) return tl::unexpected(rounds.error());
  rules.most_rounds = *rounds;
  const auto cards = read_action_cards(variant("action_cards"), rules);
  if (!cards) return tl::unexpected(cards.error());
  rules.action_cards = *cards;
  if (!rules.first_cards().size()) return fail("GR-53", "great_race.cards_first");
  const auto energy = read_energy(variant("energy"), *seats);
  if (!energy) return tl::unexpected(energy.error());
  const auto wheel = read_wheel(variant("wheel"), *seats);
  if (!wheel) return tl::unexpected(wheel.error());
  game.start_ = before_setup(rules, *energy);
  if (rules.animal_choice == AnimalChoice::given) {
    const auto named = read_animals(animals, *seats, rules.cat);
    if (!named) return tl::unexpected(named.error());
    for (int seat = 0; seat < rules.seats; ++seat) give_animal(rules, game.start_, seat, (*named)[seat]);
  }
  const auto order = read_ages(ages, *seats);
  if (!order) return tl::unexpected(order.error());
  rules.by_age = *order;
  for (int i = 0; i < rules.seats; ++i) rules.age_rank[(*order)[i]] = i;
  for (const auto piece : *wheel) put_piece(rules, game.start_, piece);
  game.options_ = *options;
  return game;
}

// The set-up: six pieces, the animals, the cards before the race. A round: for each seat a play and at most three choices (Goat:
// two exchanges and a trade; Monkey: its gain, an exchange and a trade; Pig: its choice, an exchange and a trade), and the Horse's.
int GreatRace::max_steps() const { return wheel_slots + 2 * rules_.seats + rules_.most_rounds * (4 * rules_.seats + 1); }

Points GreatRace::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < rules_.seats; ++seat) p.push_back(s.position[seat]);
  return p;
}

List<std::uint8_t, 8> GreatRace::ranking(const State& s) const {
  const auto key = [&](int seat) {
    const Act act = s.played[seat].act();
    const int played = number(act == Act::none ? Act::after_last : act);  // none: the Cat in the first round (GR-50)
    return std::tuple(s.position[seat], s.animal[seat] == AnimalId::rat, -played, s.karma[seat], -rules_.age_rank[seat]);
  };
  List<std::uint8_t, 8> seats;
  for (int seat = 0; seat < rules_.seats; ++seat) seats.push_back(seat);
  std::ranges::sort(seats, std::greater(), key);
  return seats;
}

Returns GreatRace::returns(const State& s) const { return shared_win(rules_.seats, seat_at(ranking(s)[0])); }

}  // namespace shengxiao::games::great_race
