// The batch of one game's types.
#pragma once
#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "batch/batch.hpp"
#include "batch/crew.hpp"
#include "core/dice.hpp"
#include "core/play.hpp"
#include "table/match.hpp"

namespace shengxiao::batch {

// Who holds the seats that do not learn. Null: the heuristic policy, which needs no agent.
using Opponents = std::map<Seat, std::unique_ptr<table::AnyAgent>>;

// A step goes over the games twice: each plays until decisions are owed again, then all is told. In between they are counted, so
// that each game knows its rows.
template <HasTensor G>
class TypedBatch final : public Batch {
 public:
  // `opponents`: for each thread its own.
  TypedBatch(const G& rules, std::shared_ptr<const table::AnyGame> game, const BatchSetup& setup, std::vector<Opponents> opponents)
      : Batch(std::move(game), setup),
        rules_(rules),
        opponents_(std::move(opponents)),
        crew_(setup.threads),
        places_(static_cast<std::size_t>(setup.games)),
        first_row_(places_.size()),
        nth_end_(places_.size()) {}

  void reset(std::uint64_t seed) override {
    setup_.seed = seed;
    for_each_place([&](std::size_t at, Opponents& opponents) {
      places_[at].begun = 0;
      places_[at].told = Ending::none;
      begin(at, opponents);
    });
    tell();
  }
  void reset(std::span<const std::uint8_t> which) override {
    for_each_place([&](std::size_t at, Opponents& opponents) {
      places_[at].told = Ending::none;
      if (which[at]) begin(at, opponents);
    });
    tell();
  }
  Result<bool> step(std::span<const std::int64_t> actions) override {
    if (auto error = what_is_wrong(actions)) return tl::unexpected<Error>(*std::move(error));
    for_each_place([&](std::size_t at, Opponents& opponents) { step(at, actions, opponents); });
    tell();
    return true;
  }

  std::span<const std::int32_t> points() override {
    for (std::size_t at = 0; at < places_.size(); ++at) write_points(places_[at].state, arrays_.points.piece(at, seats_));
    return arrays_.points.span();
  }
  table::AnyState state(int at) const override { return table::AnyState(place_at(at).state); }
  void set_states(std::span<const table::AnyState> states) override {
    for_each_place([&](std::size_t at, Opponents& opponents) {
      auto& place = places_[at];
      place.told = Ending::none;
      place.state = states[at].as<State>();
      place.decisions = 0;
      place.played.is_whole = false;
      go_on(at, opponents);
    });
    tell();
  }
  Result<Record> record(int at, bool ended) const override {
    const auto& place = place_at(at);
    const auto& played = ended && setup_.autoreset == Autoreset::same_step ? place.played_before : place.played;
    if (!played.is_whole) return fail("", "batch.no_record", at);
    auto match = table::Match::start(G::name, rules_.setup(), played.seed);
    if (!match) return tl::unexpected<Error>(match.error());
    for (const auto& [seat, action] : played.decisions) match->play(seat, action);
    return match->record(who_plays());
  }

 private:
  using State = typename G::State;
  enum class Ending : std::uint8_t { none, terminated, truncated };
  struct Decision {
    Seat seat;
    ActionId action;
  };
  struct Played {
    std::uint64_t seed = 0;
    std::vector<Decision> decisions{};  // what chance drew comes from the seed
    bool is_whole = true;               // false: it went on from a state that was set
  };
  struct Place {
    State state{};
    Dice dice{0};
    SeatSet owed{};  // the learners that owe a decision
    int begun = 0;   // the number of games so far
    int decisions = 0;
    Ending ending = Ending::none;  // of the game that is here now
    Played played{};
    // Of the game that ended in this step, if one did; it is the one that is here unless games start anew at once.
    Ending told = Ending::none;
    State end{};
    int decisions_before = 0;
    Played played_before{};
  };

  template <class Do>
  void for_each_place(const Do& work) {
    const auto n = places_.size(), threads = static_cast<std::size_t>(crew_.size());
    crew_.run([&](int thread) {
      const auto number = static_cast<std::size_t>(thread);
      for (auto at = n * number / threads; at < n * (number + 1) / threads; ++at) work(at, opponents_[number]);
    });
  }
  const Place& place_at(int at) const { return places_[static_cast<std::size_t>(at)]; }

  void begin(std::size_t at, Opponents& opponents) {
    auto& place = places_[at];
    place.played.seed = seed_of(setup_.seed, static_cast<int>(at), place.begun++);
    place.played.decisions.clear();
    place.played.is_whole = true;
    place.dice = Dice(place.played.seed);
    place.state = rules_.start();
    place.decisions = 0;
    go_on(at, opponents);
  }

  void step(std::size_t at, std::span<const std::int64_t> actions, Opponents& opponents) {
    auto& place = places_[at];
    place.told = Ending::none;
    if (place.ending != Ending::none) {
      // Also one that opponents ended at once, as it had begun in the same step: that one is not told.
      if (setup_.autoreset != Autoreset::disabled) begin(at, opponents);
      return;
    }
    for_each_decision(at, [&](Seat seat, std::size_t row) {
      decide(place, seat, static_cast<ActionId>(actions[row]));
      ++place.decisions;
    });
    go_on(at, opponents);
    if (place.told == Ending::none || setup_.autoreset != Autoreset::same_step) return;
    std::swap(place.played, place.played_before);
    const auto told = place.told;
    begin(at, opponents);
    place.told = told;
  }

  void decide(Place& place, Seat seat, ActionId id) {
    rules_.apply(place.state, seat, rules_.action(id));
    place.played.decisions.push_back({seat, id});
  }

  // Chance and the opponents play until a learner owes a decision or the game is over.
  void go_on(std::size_t at, Opponents& opponents) {
    auto& place = places_[at];
    SeatSet who;
    while (!(who = rules_.to_act(place.state)).empty()) {
      if (who.is_chance()) {
        rules_.apply(place.state, Seat::chance, random_action(rules_, place.state, Seat::chance, place.dice.chance));
      } else if (const auto others = who - learners_; !others.empty()) {
        decide(place, others.front(), choice(place, others.front(), opponents));
      } else {
        break;
      }
    }
    const bool is_too_long = setup_.most_decisions && place.decisions >= setup_.most_decisions;
    place.ending = who.empty() ? Ending::terminated : is_too_long ? Ending::truncated : Ending::none;
    place.owed = place.ending == Ending::none ? who : SeatSet();
    if (place.ending == Ending::none) return;
    place.told = place.ending;
    place.end = place.state;
    place.decisions_before = place.decisions;
  }
  ActionId choice(Place& place, Seat seat, Opponents& opponents) {
    const auto observation = observe(rules_, place.state, seat);
    auto& agent = opponents.at(seat);
    if (!agent) return rules_.id(rules_.greedy(observation, place.dice.thinking));
    table::AnyObservation any{table::AnyView(observation.view), seat, {}};
    for (const auto action : observation.legal) any.legal.push_back(rules_.id(action));
    agent->forget();  // of the other games that it plays
    return agent->think(any, setup_.limits, place.dice.thinking, {}).best;
  }
  std::vector<std::string> who_plays() const {
    std::vector<std::string> seats;
    for (int i = 0; i < static_cast<int>(seats_); ++i) {
      const auto opponent = setup_.opponents.find(i);
      seats.push_back(opponent == setup_.opponents.end() ? "learner" : opponent->second);
    }
    return seats;
  }

  // Calls `use(seat, row)` for each decision that is owed in a game.
  template <class Use>
  void for_each_decision(std::size_t at, const Use& use) const {
    auto row = first_row_[at];
    for (auto rest = places_[at].owed; !rest.empty(); rest = rest.without(rest.front())) {
      const auto seat = rest.front();
      use(seat, setup_.layout == Layout::rows ? row++ : at * seats_ + static_cast<std::size_t>(index(seat)));
    }
  }

  std::optional<Error> what_is_wrong(std::span<const std::int64_t> actions) const {
    if (std::ssize(actions) != arrays_.rows) return Error("", "batch.wrong_count", std::ssize(actions), arrays_.rows);
    std::optional<Error> error;
    for (std::size_t at = 0; at < places_.size() && !error; ++at)
      for_each_decision(at, [&](Seat seat, std::size_t row) {
        if (error || is_legal(row, actions[row])) return;
        error = wrapped(why_illegal(places_[at].state, seat, actions[row]), "batch.row", row, at, seat);
      });
    return error;
  }
  bool is_legal(std::size_t row, std::int64_t id) const {
    return id >= 0 && id < rules_.action_count() && legal(row).has(static_cast<std::uint32_t>(id));
  }
  Error why_illegal(const State& state, Seat seat, std::int64_t id) const {
    if (id < 0 || id >= rules_.action_count()) return Error("", "batch.no_action", id, rules_.action_count() - 1);
    return rules_.why_illegal(state, seat, rules_.action(static_cast<ActionId>(id)));
  }

  void tell() {
    count_rows();
    for_each_place([&](std::size_t at, Opponents&) { tell(at); });
  }
  // Where the rows of each game begin, and which of the games that ended it is.
  void count_rows() {
    std::size_t row = 0, end = 0;
    for (std::size_t at = 0; at < places_.size(); ++at) {
      first_row_[at] = row;
      nth_end_[at] = end;
      row += setup_.layout == Layout::rows ? static_cast<std::size_t>(places_[at].owed.size()) : seats_;
      end += places_[at].told != Ending::none;
    }
    arrays_.rows = static_cast<int>(row);
    arrays_.ended.count = static_cast<int>(end);
  }

  void tell(std::size_t at) {
    const auto& place = places_[at];
    arrays_.seed[at] = place.played.seed;
    arrays_.decisions[at] = place.decisions;
    arrays_.terminated[at] = place.told == Ending::terminated;
    arrays_.truncated[at] = place.told == Ending::truncated;
    write_reward(place, arrays_.reward.piece(at, seats_));
    for (std::size_t i = 0; i < seats_; ++i) arrays_.to_act[at * seats_ + i] = place.owed.has(seat_at(static_cast<int>(i)));
    if (setup_.layout == Layout::rows) {
      for_each_decision(at, [&](Seat seat, std::size_t row) { write_row(row, at, seat); });
    } else {
      for (std::size_t i = 0; i < seats_; ++i)
        if (const auto seat = seat_at(static_cast<int>(i)); learners_.has(seat)) write_row(at * seats_ + i, at, seat);
    }
    if (setup_.oracle) write_all_seats(place.state, arrays_.oracle, at);
    if (place.told != Ending::none) tell_end(place, at, nth_end_[at]);
  }
  void tell_end(const Place& place, std::size_t at, std::size_t nth) {
    auto& ended = arrays_.ended;
    ended.game[nth] = static_cast<std::int32_t>(at);
    ended.seed[nth] = (setup_.autoreset == Autoreset::same_step ? place.played_before : place.played).seed;
    ended.decisions[nth] = place.decisions_before;
    write_reward(place, ended.reward.piece(nth, seats_));
    write_points(place.end, ended.points.piece(nth, seats_));
    write_all_seats(place.end, ended.observation, nth);
  }

  // The game is told of where `told` says that it is over, else 0.
  void write_reward(const Place& place, std::span<float> out) const {
    std::ranges::fill(out, 0.0f);
    if (place.told != Ending::terminated) return;
    const auto returns = rules_.returns(place.end);
    std::ranges::transform(returns, out.begin(), [](double x) { return static_cast<float>(x); });
  }
  void write_points(const State& state, std::span<std::int32_t> out) const { std::ranges::copy(rules_.points(state), out.begin()); }

  void write_row(std::size_t row, std::size_t at, Seat seat) {
    const auto& place = places_[at];
    arrays_.game[row] = static_cast<std::int32_t>(at);
    arrays_.seat[row] = static_cast<std::int8_t>(index(seat));
    write_observation(place.state, seat, arrays_.observation, row);
    auto bits = legal(row);
    bits.clear();
    if (place.owed.has(seat)) mark_legal(place.state, seat, bits);
    bits.write(arrays_.mask.piece(row, static_cast<std::size_t>(rules_.action_count())));
  }
  void mark_legal(const State& state, Seat seat, ActionBits out) const {
    if constexpr (MarksLegal<G>) {
      rules_.mark_legal(state, seat, out);
    } else {
      Actions<G> all;
      rules_.legal(state, seat, all);
      for (const auto action : all) out.add(rules_.id(action));
    }
  }
  void write_all_seats(const State& state, const Block<std::byte>& out, std::size_t nth) const {
    for (std::size_t i = 0; i < seats_; ++i) write_observation(state, seat_at(static_cast<int>(i)), out, nth * seats_ + i);
  }
  void write_observation(const State& state, Seat seat, const Block<std::byte>& out, std::size_t nth) const {
    if (setup_.compact)
      write_observation<std::uint8_t>(state, seat, out, nth);
    else
      write_observation<float>(state, seat, out, nth);
  }
  template <class T>
  void write_observation(const State& state, Seat seat, const Block<std::byte>& out, std::size_t nth) const {
    const auto size = static_cast<std::size_t>(rules_.tensor_size());
    const Tensor<T> numbers({reinterpret_cast<T*>(out.data()) + nth * size, size});
    if constexpr (requires { rules_.tensor(state, seat, numbers); })
      rules_.tensor(state, seat, numbers);  // without a copy of what is seen
    else
      rules_.tensor(rules_.view(state, seat), numbers);
  }

  const G rules_;
  std::vector<Opponents> opponents_;
  Crew crew_;
  std::vector<Place> places_;
  std::vector<std::size_t> first_row_, nth_end_;  // of each place
};

}  // namespace shengxiao::batch
