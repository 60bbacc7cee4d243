// The Great Race: twelve animals, a wheel and a river. The clauses are those of RULES.md.
//
// How the game goes is in four files, each to be read from top to bottom: cards.hpp (the words: an Act is what a card stands for,
// an Action is a step), state.hpp (Phase and State), round.hpp, turn.hpp. The way through a round:
//
//   apply(), after the last seat's choice  ->  reveal_plays()  ->  resolve()
//   resolve()  ->  begin_turn(), seat by seat  ->  end_round()  ->  begin_round()
//
// Where a turn asks its seat, resolve() stops; apply() passes the answer to apply_choice(), which goes on with resolve(). The other
// files can wait:
//
//   action.hpp            what a seat does in one step
//   edition.hpp           the printed numbers
//   gains.hpp             what moving, gaining karma, an exchange and so on do to the state; causes.hpp: why
//   rules.hpp             apply(); the legal actions
//   setup.hpp             before the first round
//   exchanges.hpp         which exchanges of energy cards there are, and which are legal
//   great_race.cpp        options, the starting state, the score
//
// Each of the rest stands alone: views, texts, JSON, errors, the greedy policy, floats, the board of the terminal. reference_*,
// testing.hpp and *_test.cpp are tests. The class below is what every game has (core/game.hpp).
#pragma once
#include "core/items.hpp"
#include "games/great_race/exchanges.hpp"  // exchange_count

namespace shengxiao::games::great_race {

class GreatRace {
 public:
  using Action = great_race::Action;
  using State = great_race::State;
  using View = great_race::View;

  // What a viewer learns of an action. If it is hidden (GR-6), only its kind is set.
  struct Redacted {
    Action action;
    std::uint8_t hidden = 0;
    friend constexpr bool operator==(Redacted, Redacted) = default;
  };

  static constexpr std::string_view name = "great_race", title = "The Great Race", notation = "GR-51";
  static constexpr int version = 1, min_seats = 3, max_seats = 5, max_legal = exchange_count + 3;  // trade, ability, done
  static constexpr int slips = 3;  // there is no luck
  static constexpr bool hides_only_choices = true;
  static constexpr std::array<std::string_view, 1> study_options{"animals=random"};

  static std::span<const OptionSpec> options();
  static void components(Json& out);  // the animals, with the clauses of their powers
  static Result<GreatRace> make(const Setup& setup);
  Setup setup() const { return {rules_.seats, options_, edition_}; }
  EditionPtr edition() const { return edition_; }
  static std::vector<std::string> edition_texts();  // that values of an edition may be: every benefit
  const Rules& rules() const { return rules_; }
  int max_steps() const;
  // Nobody has chosen in secret what is not revealed yet.
  bool open(const State& s) const { return !choices_are_secret(s) || s.played == BySeat<Play>{}; }

  State start() const { return start_; }
  SeatSet to_act(const State& s) const { return s.to_act; }
  void legal(const State& s, Seat seat, Actions<GreatRace>& out) const;
  int legal_count(const State& s, Seat seat) const;
  Action legal_at(const State& s, Seat seat, int k) const;
  std::uint32_t weight(const State&, Action) const { return 1; }
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  List<std::uint8_t, 8> ranking(const State& s) const;  // GR-48: seats, the first of the race first
  Error why_illegal(const State& s, Seat seat, Action a) const;

  View view(const State& s, Seat viewer) const;
  State determinize(const View& v, Rng& rng) const;
  View before_others_chose(View v) const;
  Redacted redact(const State& s, Seat actor, Action a, Seat viewer) const;

  int action_count() const;
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Action a) const;
  std::string text(Redacted a) const;
  void json(Action a, Json& out) const;
  void json(Redacted a, Json& out) const;
  void json(const View& v, Json& out) const;
  int tensor_size() const;
  template <TensorElement T>
  void tensor(const View& v, Tensor<T> out) const;  // see tensor.cpp

  Action greedy(const Observation<GreatRace>& observation, Rng& rng) const;

  static std::span<const std::string_view> quantities() { return amount_names; }
  static std::span<const Reason> reasons() { return reasons_of_causes; }
  int amount(const State& s, Seat seat, int what) const;
  void causes(const State& s, Seat seat, Action a, Causes& out) const;
  void json(const Cause& cause, Json& out) const;

  std::vector<Item> items() const;  // items.cpp
  void items_held(const State& s, Seat seat, std::vector<int>& out) const;
  ItemsUsed items_used(const State& s, Seat seat, Action a) const;
  void apply(State& s, Seat seat, Action a, std::vector<ItemOf>& met) const;
  int round(const State& s) const;
  static std::span<const std::string_view> endings();
  int ending(const State& s) const;
  static std::span<const std::string_view> tallies();
  int tally(const State& s, Seat seat, int what) const;

 private:
  static void apply(const Rules& rules, State& s, Seat seat, Action a);
  void write_forecast(const View& v, Json& out) const;

  Rules rules_;
  Options options_;
  EditionPtr edition_;
  State start_;
};

}  // namespace shengxiao::games::great_race

#include "games/great_race/ids.hpp"
#include "games/great_race/items_used.hpp"
#include "games/great_race/rules.hpp"

namespace shengxiao::games::great_race {
static_assert(Game<GreatRace> && Indexed<GreatRace> && HasTensor<GreatRace> && HasComponents<GreatRace> && HasEdition<GreatRace> &&
              ExplainsSteps<GreatRace>);
}  // namespace shengxiao::games::great_race

namespace shengxiao::games {
using great_race::GreatRace;
}
