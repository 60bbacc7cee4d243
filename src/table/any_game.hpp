// A game chosen at run time: what the server, the terminal, the command line and the lab hold. This is the one place where a
// game's type is erased; a state stays plain bytes.
#pragma once
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/motives.hpp"
#include "agents/neural_network.hpp"
#include "agents/outlook.hpp"
#include "agents/thought.hpp"
#include "core/cause.hpp"
#include "core/items.hpp"

namespace shengxiao::table {

// The bytes of a Plain value of some game, its state or its view: as many as that game needs, on the heap. A copy over another
// value of the same game is a memcpy.
template <class Tag>
class AnyPlain {
 public:
  AnyPlain() = default;
  template <Plain S>
  explicit AnyPlain(const S& value) {
    set(value);
  }
  template <Plain S>
  void set(const S& value) {
    static_assert(alignof(S) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
    bytes_.resize(sizeof(S));
    std::memcpy(bytes_.data(), &value, sizeof(S));
  }
  template <Plain S>
  S& as() {
    assert(bytes_.size() == sizeof(S));
    return *reinterpret_cast<S*>(bytes_.data());
  }
  template <Plain S>
  const S& as() const {
    assert(bytes_.size() == sizeof(S));
    return *reinterpret_cast<const S*>(bytes_.data());
  }
  std::span<const std::byte> bytes() const { return bytes_; }
  // Of another value of the same game, and not of anything else.
  void assign(std::span<const std::byte> bytes) {
    assert(bytes.size() == bytes_.size());
    std::ranges::copy(bytes, bytes_.begin());
  }
  friend bool operator==(const AnyPlain&, const AnyPlain&) = default;

 private:
  std::vector<std::byte> bytes_;
};

using AnyState = AnyPlain<struct StateTag>;
using AnyView = AnyPlain<struct ViewTag>;

// What a player is given when it owes a decision. See Observation.
struct AnyObservation {
  AnyView view;
  Seat seat = Seat::watcher;
  std::vector<ActionId> legal;
};

// What a viewer learns of an action: the bytes of a game's Redacted.
class AnyRedacted {
 public:
  static constexpr std::size_t capacity = 12;  // every step of every table is kept for every viewer

  template <Plain R>
  explicit AnyRedacted(const R& value) {
    static_assert(sizeof(R) <= capacity);
    std::memcpy(bytes_.data(), &value, sizeof(R));
  }
  template <Plain R>
  R as() const {
    R value;
    std::memcpy(&value, bytes_.data(), sizeof(R));
    return value;
  }
  friend bool operator==(const AnyRedacted&, const AnyRedacted&) = default;

 private:
  std::array<std::byte, capacity> bytes_{};
};

// What an opponent thought, with its moves as ids. See Thought.
struct AnyThought {
  ActionId best = 0;
  std::vector<ActionId> line;
  double score = 0;
  std::string text;
  bool proved = false, decided = false;
  int depth = 0;
  std::uint64_t nodes = 0;
};
using AnyProgress = std::function<void(const AnyThought&)>;

// An opponent for one game. Keeps what it learnt from one move to the next, so each seat has its own; not to be used from two
// threads at once.
class AnyAgent {
 public:
  virtual ~AnyAgent() = default;
  virtual AnyThought think(const AnyObservation& observation, const agents::Limits& limits, Rng& rng,
                           const AnyProgress& progress) = 0;
  virtual std::size_t memory() const = 0;  // the bytes of what it learnt
  virtual void forget() = 0;
};

// What a decision was worth. See agents::Judgement.
struct AnyJudgement {
  double chosen = 0, other = 0;
  ActionId other_move = 0;
  bool clear = false, chosen_wins = false, other_wins = false;
  PerSeat<double> more_win{}, more_points{};
  std::vector<agents::Difference> differences{};
  std::vector<ActionId> line{}, other_line{};
  std::vector<agents::Alternative<ActionId>> rest{};
};

// Looks back at one game; not to be used from two threads at once. See agents::Hindsight: nothing where `stop` was raised
// meanwhile.
class AnyHindsight {
 public:
  virtual ~AnyHindsight() = default;
  using Stop = const std::atomic<bool>*;
  virtual std::optional<agents::Outlook> outlook(const AnyState& state, Rng& rng, Stop stop, bool closely = false) = 0;
  virtual std::optional<AnyJudgement> judge(const AnyState& state, Seat seat, ActionId chosen, Rng& rng, Stop stop) = 0;
  virtual std::optional<AnyJudgement> judge_closely(const AnyState& state, Seat seat, ActionId chosen, ActionId other, Rng& rng,
                                                    Stop stop) = 0;
};

struct GameInfo {
  std::string_view name, title;
  int version, min_seats, max_seats, usual_seats;
  std::span<const OptionSpec> options;
  int levels;    // opponents are numbered 1 to this, strongest last
  bool printed;  // it has printed data: an edition
  bool judged_in_points;  // in hindsight: else by shares of the win
  void (*components)(Json&);  // null where the game has none. See HasComponents
  std::span<const std::string_view> study_options;  // see HasItems
  std::span<const std::string_view> seat_names;  // empty where they are numbered

  int middle_level() const { return (levels + 1) / 2; }
  std::string seat_name(int seat) const;  // for people, who count from 1: South, Seat 2
};

class AnyGame : public std::enable_shared_from_this<AnyGame> {
 public:
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  virtual Setup setup() const = 0;
  virtual int max_steps() const = 0;
  virtual EditionPtr edition() const = 0;  // null where the game has no printed data
  int seats() const { return setup().seats; }
  virtual bool open() const = 0;  // nothing is hidden from anybody
  virtual bool hides_only_choices() const = 0;  // see core/game.hpp

  virtual AnyState start() const = 0;
  virtual SeatSet to_act(const AnyState& state) const = 0;
  virtual void legal(const AnyState& state, Seat seat, std::vector<ActionId>& out) const = 0;  // replaces what is in `out`
  virtual std::uint32_t weight(const AnyState& state, ActionId action) const = 0;
  virtual void apply(AnyState& state, Seat seat, ActionId action) const = 0;
  virtual ActionId random_action(const AnyState& state, Seat seat, Rng& rng) const = 0;
  virtual int playout(AnyState& state, Rng& rng) const = 0;  // to the end with random moves, at full speed; the steps it took
  // To the end with the heuristic policy, one move in `slips` the next best: see agents/play_on.hpp.
  virtual void play_on(AnyState& state, Rng& rng, int slips) const = 0;
  virtual Points points(const AnyState& state) const = 0;
  virtual Returns returns(const AnyState& state) const = 0;

  AnyObservation observe(const AnyState& state, Seat seat) const {
    AnyObservation observation;
    observe(state, seat, observation);
    return observation;
  }
  virtual void observe(const AnyState& state, Seat seat, AnyObservation& out) const = 0;  // replaces what is in `out`
  virtual ActionId greedy(const AnyObservation& observation, Rng& rng) const = 0;
  virtual AnyState determinize(const AnyState& state, Seat seat, Rng& rng) const = 0;  // one that looks the same to the seat
  virtual AnyRedacted redact(const AnyState& state, Seat actor, ActionId action, Seat viewer) const = 0;

  // Why something of the seats becomes more or less in a step, before it is made: see ExplainsSteps. Nothing where the game does
  // not say.
  virtual void causes(const AnyState& state, Seat seat, ActionId action, Causes& out) const = 0;  // appends
  virtual void causes_json(std::span<const Cause> causes, Json& out) const = 0;                   // an array
  virtual void differences_json(std::span<const agents::Difference> differences, Json& out) const = 0;  // likewise

  // What a designer asks the worth of: see HasItems. Nothing where the game does not say.
  virtual std::vector<Item> items() const = 0;
  virtual void items_held(const AnyState& state, Seat seat, std::vector<int>& out) const = 0;
  virtual ItemsUsed items_used(const AnyState& state, Seat seat, ActionId action) const = 0;
  // Counts what a decision uses, and might have used.
  virtual void count_items(const AnyState& state, Seat seat, std::span<const ActionId> legal, ActionId chosen,
                           const ItemCounts& counts) const = 0;
  virtual void apply(AnyState& state, Seat seat, ActionId action, std::vector<ItemOf>& met) const = 0;  // see HasItemsMet
  virtual bool has_rounds() const = 0;  // in which all choose at the same time
  virtual int round(const AnyState& state) const = 0;
  // How a game ended, and what a seat then has: see HasTally. Nothing where the game does not say.
  virtual std::span<const std::string_view> endings() const = 0;
  virtual int ending(const AnyState& state) const = 0;
  virtual std::span<const std::string_view> tallies() const = 0;
  virtual int tally(const AnyState& state, Seat seat, int what) const = 0;

  // What a seat or the watcher may know, for learning; `out` holds tensor_size() numbers. 0: the game has no tensor.
  virtual int tensor_size() const = 0;
  virtual void tensor(const AnyState& state, Seat viewer, std::span<float> out) const = 0;
  virtual void tensor(const AnyState& state, Seat viewer, std::span<std::uint8_t> out) const = 0;
  virtual std::vector<TensorUnit> tensor_units() const = 0;  // what the bytes stand for

  virtual int action_count() const = 0;
  virtual std::string text(ActionId action) const = 0;
  virtual std::string text(const AnyRedacted& redacted) const = 0;  // the action's if nothing is hidden
  virtual Result<ActionId> find(const AnyState& state, Seat seat, std::string_view text) const = 0;
  virtual Error why_illegal(const AnyState& state, Seat seat, ActionId action) const = 0;  // of one that is not legal
  virtual std::vector<std::string> split(std::string_view turn) const = 0;
  virtual std::string join(const std::vector<std::string>& steps) const = 0;
  virtual bool decides_anew(const AnyState& state, Seat seat) const = 0;  // see core/game.hpp
  virtual bool mid_turn(const AnyState& state, Seat seat) const = 0;  // its next step goes on with the turn of its last

  virtual void view_json(const AnyState& state, Seat viewer, Json& out) const = 0;  // a whole object
  virtual std::string action_json(ActionId action) const = 0;                       // an object
  virtual std::string action_json(const AnyRedacted& redacted) const = 0;           // an object

  // Nothing where the game's positions have no text line.
  virtual std::optional<std::string> position(const AnyState& state) const = 0;
  virtual Result<AnyState> from_position(std::string_view line) const = 0;

  // kind: "level" (with a level from 1), "best" (thinks for as long as it is let), or "random", "greedy", "uct" and, where the
  // game has it, "alpha_beta". It plays by what the game has learned (table/knowledge.hpp), or as it is guided.
  Result<std::unique_ptr<AnyAgent>> agent(std::string_view kind, int level) const;
  // `guide`: a network with a value, for searches that can be guided by one; null: none.
  virtual Result<std::unique_ptr<AnyAgent>> guided_agent(std::string_view kind, int level,
                                                         std::shared_ptr<const agents::NeuralNetwork> guide) const = 0;
  // Does what a network prefers, which has as many inputs as an observation has numbers and as many outputs as there are actions.
  virtual std::unique_ptr<AnyAgent> policy(std::shared_ptr<const agents::NeuralNetwork> network) const = 0;
  // Looks back by what the game has learned; or as the policy of a network plays on, which need not have a value; null: by the
  // heuristic policy.
  std::unique_ptr<AnyHindsight> hindsight() const;
  virtual std::unique_ptr<AnyHindsight> guided_hindsight(std::shared_ptr<const agents::NeuralNetwork> guide) const = 0;
};

// The object of a game in the message "hello": docs/protocol.md.
void describe(const GameInfo& game, Json& out);

// All games of src/games/all.hpp, in that order.
std::span<const GameInfo> all_games();

// An error where there is no such game, or it cannot be set up so.
Result<std::shared_ptr<const AnyGame>> make_game(std::string_view name, const Setup& setup);

}  // namespace shengxiao::table
