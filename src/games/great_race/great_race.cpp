// Options, results, and why a move is refused.
#include "games/great_race/great_race.hpp"

#include <algorithm>

#include "games/editions.hpp"

namespace shengxiao::games::great_race {

namespace {
constexpr std::string_view all_animals = "Rat,Ox,Tiger,Rabbit,Dragon", all_ages = "0,1,2,3,4";
constexpr std::array<OptionSpec, 3> specs{{
    {"animals", all_animals, "<list of animals by seat, or random, or draft>",
     "who is which animal; of the default as many as there are seats"},
    {"age_order", all_ages, "<list of seats, oldest first>", "for ties; the default is the order of the seats"},
    {"cat", "false", "false|true", "whether the Cat may take part, the thirteenth animal"},
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
  if (static_cast<int>(items.size()) != seats)
    return fail("GR-1", "option animals: {} animals are named for {} seats", items.size(), seats);
  Seats animals{};
  for (std::size_t seat = 0; seat < items.size(); ++seat) {
    const auto found = std::find(animal_names.begin() + rat, animal_names.end(), items[seat]);
    if (found == animal_names.end()) return fail("GR-1", "option animals: there is no animal \"{}\"", items[seat]);
    const auto animal = static_cast<std::uint8_t>(found - animal_names.begin());
    if (animal == cat && !with_cat) return fail("GR-50", "option animals: the Cat takes part only with the option cat=true");
    if (std::ranges::find(animals, animal) != animals.end()) return fail("GR-1", "option animals: {} is named twice", items[seat]);
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
    if (seat < 0 || seat >= seats) return fail("GR-1", "option age_order: \"{}\" is not a seat from 0 to {}", items[i], seats - 1);
    if (seen >> seat & 1) return fail("GR-1", "option age_order: seat {} is named twice", seat);
    seen |= 1u << seat;
    order[i] = static_cast<std::uint8_t>(seat);
  }
  if (static_cast<int>(items.size()) != seats)
    return fail("GR-1", "option age_order: {} seats are named, there are {}", items.size(), seats);
  return order;
}
}  // namespace

std::span<const OptionSpec> GreatRace::options() { return specs; }

Result<GreatRace> GreatRace::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 4, min_seats, max_seats, title, "GR-1");
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

Error GreatRace::refuse(const State& s, Seat seat, Action a) const {
  if (s.phase == Phase::over) return {"the game is over", "GR-46"};
  const bool of_wheel = a.kind == Kind::piece, of_animals = a.kind == Kind::animal;
  if (of_wheel && s.phase != Phase::pieces) return {"the wheel is set up", "GR-7"};
  if (s.phase == Phase::pieces && !of_wheel) return {"first the wheel is set up", "GR-7"};
  if (of_animals && s.phase != Phase::animals) return {"every seat has its animal", "GR-1"};
  if (s.phase == Phase::animals && !of_animals) return {"first every seat gets its animal", "GR-1"};
  if (!is_player(seat) && !to_act(s).has(seat)) return {"a watcher or chance has nothing to choose here", "GR-1"};
  if (of_wheel) {
    if (seat != Seat::chance) return {"the pieces are put by chance", "GR-7"};
    if (a.what == 0 && seats_ != 3) return {"an empty slot is only with 3 seats", "GR-7"};
    if (a.what == walk && seats_ == 3) return {"there is no Walk with 3 seats", "GR-7"};
    return {fmt::format("the piece {} is on the wheel already", act_names[a.what]), "GR-7"};
  }
  if (of_animals) {
    if (!to_act(s).has(seat)) return {"somebody else is to get an animal", "GR-1"};
    if (a.what == cat && !cat_) return {"the Cat takes part only with the option cat=true", "GR-50"};
    return {fmt::format("{} is taken", animal_names[a.what]), "GR-1"};
  }
  if (index(seat) >= seats_) return {fmt::format("there is no seat {}", index(seat)), "GR-1"};
  if (a.kind == Kind::card) {
    if (s.phase != Phase::cards) return {"the cards before the race are played", "GR-12"};
    if (!to_act(s).has(seat)) return {"this seat has chosen", "GR-12"};
    return {"before the race with 3 seats the card is one from 1 to 5", "GR-12"};
  }
  if (s.phase == Phase::cards)
    return {fmt::format("before the race every seat chooses one action card from 1 to {}, and no energy", seats_ == 3 ? 5 : 6),
            "GR-12"};
  if (a.kind == Kind::play) return refuse_play(s, index(seat), a);
  if (s.phase == Phase::plays) return {"every seat is to play an action card and an energy card", "GR-15"};
  if (!to_act(s).has(seat)) return {fmt::format("seat {} is in its turn", s.turn), "GR-32"};
  return refuse_phase(s, a);
}

Error GreatRace::refuse_play(const State& s, int seat, Action a) const {
  const auto me = static_cast<Index>(seat);
  const int act = act_of(a.what), energy = energy_of(a.what);
  if (s.phase != Phase::plays) return {fmt::format("seat {} is in its turn: the round goes on first", s.turn), "GR-32"};
  if (sits_out(s, seat)) return {"the Cat sits out the first round", "GR-50"};
  if (!owes(s, seat_at(seat))) return {"this seat has chosen", "GR-15"};
  if (act == walk && seats_ == 3) return {"there is no Walk with 3 seats", "GR-2"};
  if (!(s.cards[me] & act_bit(act))) return {fmt::format("{} is not in hand", act_names[static_cast<Index>(act)]), "GR-15"};
  if (!count_of(s.hand[me], energy)) return {fmt::format("there is no energy card {} in hand", energy), "GR-15"};
  if (count_of(s.hand[me]) == 1 && act != strategise) return {"with the last energy card only Strategise may be played", "GR-17"};
  if (act == repeat && !s.row[me]) return {"Repeat needs a card before it in the row", "GR-16"};
  return {fmt::format("{} after {} costs {} karma, and there is {}", act_names[static_cast<Index>(act)],
                      act_names[static_cast<Index>(last_act(s.row[me]))], cost(s, seat, act), s.karma[me]),
          "GR-18"};
}

// A move in a turn, by the seat whose turn it is.
Error GreatRace::refuse_phase(const State& s, Action a) const {
  const bool gains_kind = a.kind == Kind::ability_card || a.kind == Kind::ability_karma || a.kind == Kind::ability_move;
  if (s.phase == Phase::pig)
    return {gains_kind ? "a movement is on offer with 5 seats only" : "the Pig chooses what it gains", "GR-45"};
  if (gains_kind) return {"only the Pig chooses so, when it is alone with its number", "GR-45"};
  if (s.phase == Phase::river)
    return {a.kind == Kind::give_back ? fmt::format("there is no energy card {} in hand", a.what)
                                      : "the river is owed a card: return one, or take the fallback",
            "GR-31"};
  if (a.kind == Kind::give_back || a.kind == Kind::fallback) return {"nothing is owed to the river", "GR-31"};
  if (s.phase == Phase::horse) return {"the Horse takes its ability or is done", "GR-41"};
  if (a.kind == Kind::ability) return {"no gain of an animal waits", "GR-43"};
  if (a.kind == Kind::trade) return {s.trades ? "a trade takes 2 karma" : "there is no trade here, or it is used", "GR-35"};
  return refuse_exchange(s, a.what);
}

Error GreatRace::refuse_exchange(const State& s, int number) const {
  const auto& e = exchange(number);
  const int animal = s.animal[s.turn];
  const auto hand = s.hand[s.turn];
  if (!s.exchanges) return {"there is no exchange here, or it is used", "GR-32"};
  if (e.karma && animal != dragon) return {"only the Dragon puts karma into an exchange", "GR-40"};
  if (e.karma && !s.karma[s.turn]) return {"the Dragon has no karma to put in", "GR-40"};
  if (animal == tiger && !(e.traders & as_tiger)) return {"for the Tiger one of these cards is superfluous", "GR-38"};
  if (animal != tiger && !e.karma && !(e.traders & plain)) return {"the cards given are not enough", "GR-33"};
  if (!holds(hand, e.give)) return {"the cards to be given are not all in hand", "GR-33"};
  if (!holds(s.supply + 15, e.get)) return {"the supply does not have the cards", "GR-34"};
  if (count_of(hand) + energies_under(s.row[s.turn]) + count_of(e.get) - count_of(e.give) > most_energy)
    return {"there would be more than 12 energy cards", "GR-4"};
  return {"to get a 4 takes a 3 or a 4, to get a 5 a 4 or a 5, to get a 6 a 5 and no 6", "GR-34"};
}

}  // namespace shengxiao::games::great_race
