// Looks back at a game: how a position stood, and what a decision was worth beside the other moves that were open.
//
// A game that can be searched is measured by search, in points of the final margin. Any other is played on many times, as a network
// prefers that has learned it, else by its heuristic policy, and measured by the share of the win: from the true state for a
// position, in sampled worlds that the seat held possible for a decision, so that nobody is blamed for what they could not know.
// What stands out is looked at again, more closely and with other luck: of many numbers the most striking are so partly by
// accident. Everything is counted in playouts and positions, so the same seeds find the same on every machine.
#pragma once
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <optional>
#include <type_traits>
#include <vector>

#include "agents/alpha_beta.hpp"
#include "agents/average.hpp"
#include "agents/guide.hpp"
#include "agents/motives.hpp"
#include "agents/outlook.hpp"
#include "agents/play_on.hpp"

namespace shengxiao::agents {

template <Game G>
struct Judgement {
  double chosen;  // what the move was worth to its seat
  double other;  // and the best of the other moves
  typename G::Action other_move;
  bool clear;  // the difference is no accident of sampling
  bool chosen_wins = false, other_wins = false;  // at once, whatever is hidden from the seat
  // What came of it in the end, by seat: how much more each had of the win and of points, on average, than after the other move.
  // Nothing where the game was searched; nothing of points where they do not decide.
  PerSeat<double> more_win{}, more_points{};
  std::vector<Difference> differences{};  // where the game explains its steps, and was not searched
  // What is expected after the move and after the other one, as far as was looked ahead; where the game was searched.
  std::vector<typename G::Action> line{}, other_line{};
  // The rest of the moves that were tried, `other_move` left out, the best first. Nothing of one that was looked at closely.
  std::vector<Alternative<typename G::Action>> rest{};
};

// A game whose heuristic policy takes long to play on has `slow_playouts = true`.
template <Game G>
constexpr bool slow_playouts = false;
template <Game G>
  requires requires { G::slow_playouts; }
constexpr bool slow_playouts<G> = G::slow_playouts;

// One time in so many somebody does the next best. A game without luck says less: every play would go much the same way.
template <Game G>
constexpr int slips = 10;
template <Game G>
  requires requires { G::slips; }
constexpr int slips<G> = G::slips;

// Nothing is hidden but what others choose at the same time.
template <Game G>
constexpr bool hides_only_choices = std::is_same_v<typename G::View, typename G::State>;
template <Game G>
  requires requires { G::hides_only_choices; }
constexpr bool hides_only_choices<G> = G::hides_only_choices;

template <Game G>
class Hindsight {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Stop = const std::atomic<bool>*;  // null: nobody can raise it

  static constexpr bool in_points = false;
  static constexpr int closer = 4;  // times as much work, looking closely

  // Played on as the network prefers; null: by the heuristic policy.
  explicit Hindsight(std::shared_ptr<const NeuralNetwork> network = nullptr) {
    if constexpr (HasTensor<G>)
      if (network) {
        policy_.emplace(std::move(network));
        effort_ = Effort(2);
      }
  }

  // Of any state. Nothing where it was stopped.
  std::optional<Outlook> outlook(const G& game, const State& state, Rng& rng, Stop stop, bool closely = false) {
    const int seats = game.setup().seats;
    Outlook sum(seats, 0);
    const int times = game.to_act(state).empty() ? 1 : effort_.playouts * (closely ? closer : 1);
    for (int i = 0; i < times; ++i) {
      if (stop && *stop) return std::nullopt;
      auto s = state;
      auto luck = rng.split();
      play_on(game, s, luck);
      const auto returns = game.returns(s);
      for (int seat = 0; seat < seats; ++seat) sum[seat] += share_of_win(returns[seat], seats) / times;
    }
    return sum;
  }

  // What a seat chose in a state in which those who choose at the same time have not chosen yet. Nothing where it was stopped, or
  // where there was nothing to decide.
  std::optional<Judgement<G>> judge(const G& game, const State& state, Seat seat, Action chosen, Rng& rng, Stop stop) {
    const auto observation = observe(game, state, seat);
    auto tries = tries_of(observation, chosen, likely(game, observation, widest, rng));
    if (tries.size() == 1) return std::nullopt;
    std::vector<Alternative<Action>> rest;
    const auto leave_out = [&](std::size_t from) {
      for (auto at = from; at < tries.size(); ++at) rest.push_back({tries[at].action, difference(tries[at], tries[0]).mean()});
      tries.resize(from);
    };
    for (const int worlds : effort_.first_worlds) {
      if (!try_all(game, state, observation, tries, worlds, rng, stop)) return std::nullopt;
      std::ranges::sort(tries.begin() + 1, tries.end(),
                        [](const Try& a, const Try& b) { return a.sum != b.sum ? a.sum > b.sum : a.place < b.place; });
      leave_out(1 + tries.size() / 2);
    }
    leave_out(2);
    // The last two anew: the luck by which one of many came out best says nothing.
    auto judged = compare(game, state, observation, chosen, tries[1].action, effort_.last_worlds, rng, stop);
    if (!judged) return std::nullopt;
    sort_best_first(rest);
    judged->rest = std::move(rest);
    return judged;
  }

  // The same, closely, beside this move alone.
  std::optional<Judgement<G>> judge_closely(const G& game, const State& state, Seat seat, Action chosen, Action other, Rng& rng,
                                            Stop stop) {
    return compare(game, state, observe(game, state, seat), chosen, other, closer * effort_.last_worlds, rng, stop);
  }

 private:
  static constexpr int choices = 3;
  static constexpr int widest = slow_playouts<G> ? 4 : 8;
  static constexpr double doubt = 3;  // in standard errors: of many decisions the most striking are shown

  struct Try {
    Action action;
    std::size_t place;  // in the order of preference
    std::vector<float> shares{};  // by world
    double sum = 0;
    int wins_at_once = 0;  // worlds
    std::array<double, max_seats> win{}, points{};  // by seat, of all worlds together
  };

  // The chosen move, those that are preferred, and as many of the others, from all over: a rule of thumb prefers moves of a kind.
  static std::vector<Try> tries_of(const Observation<G>& observation, Action chosen, const std::vector<Action>& preferred) {
    std::vector<Try> tries{{chosen, 0}};
    std::vector<Action> others;
    for (const auto& action : preferred)
      if (!(action == chosen)) tries.push_back({action, tries.size()});
    for (const auto& action : observation.legal)
      if (!(action == chosen) && std::ranges::find(preferred, action) == preferred.end()) others.push_back(action);
    const auto stride = std::max<std::size_t>(1, (others.size() + widest - 1) / widest);
    for (std::size_t at = 0; at < others.size(); at += stride) tries.push_back({others[at], tries.size()});
    return tries;
  }

  std::optional<Judgement<G>> compare(const G& game, const State& state, const Observation<G>& observation, Action chosen,
                                      Action other, int worlds, Rng& rng, Stop stop) {
    std::vector<Try> tries{{chosen, 0}, {other, 1}};
    const auto &own = tries[0], &best = tries[1];
    Motives<G> motives(game, observation.seat);
    if (!try_all(game, state, observation, tries, worlds, rng, stop, &motives)) return std::nullopt;
    const auto gain = difference(own, best);
    Judgement<G> judged{own.sum / worlds,           best.sum / worlds,          other, std::abs(gain.mean()) > doubt * gain.error(),
                        own.wins_at_once == worlds, best.wins_at_once == worlds};
    for (int seat = 0; seat < game.setup().seats; ++seat) {
      judged.more_win.push_back((own.win[seat] - best.win[seat]) / worlds);
      if (points_decide<G>) judged.more_points.push_back((own.points[seat] - best.points[seat]) / worlds);
    }
    judged.differences = motives.found();
    return judged;
  }

  // Every move in the same worlds and with the same luck. `motives`: of the first two; null: nobody asks.
  bool try_all(const G& game, const State& state, const Observation<G>& observation, std::vector<Try>& tries, int worlds, Rng& rng,
               Stop stop, Motives<G>* motives = nullptr) {
    for (int i = 0; i < worlds; ++i) {
      State world = hides_only_choices<G> ? state : game.determinize(observation.view, rng);
      others_choose(game, observation.seat, world, rng);
      const Rng luck = rng.split();
      for (auto& t : tries) {
        if (stop && *stop) return false;
        auto s = world;
        auto own = luck;
        const auto watch = [motives](const State& state, Seat who, const Action& action) {
          if (motives) motives->add(state, who, action);
        };
        if (motives) motives->begin(s, &t == tries.data());
        watch(s, observation.seat, t.action);
        game.apply(s, observation.seat, t.action);
        const bool ended = game.to_act(s).empty();
        play_on(game, s, own, watch);
        add_end(game, s, observation.seat, t);
        t.wins_at_once += ended && t.shares.back() == 1;
      }
      if (motives) motives->end();
    }
    return true;
  }

  static void add_end(const G& game, const State& end, Seat seat, Try& t) {
    const auto returns = game.returns(end);
    const auto points = game.points(end);
    for (std::size_t i = 0; const double each : returns) {
      t.win[i] += share_of_win(each, returns.size());
      t.points[i] += points[static_cast<int>(i)];
      ++i;
    }
    t.shares.push_back(static_cast<float>(share_of_win(returns[seat], returns.size())));
    t.sum += t.shares.back();
  }

  // Who chooses at the same time does what the network may do, else one of a few things: a policy that is known to a hair could be
  // answered to a hair. Where choosing takes several steps they go on later, and see no more then.
  void others_choose(const G& game, Seat seat, State& world, Rng& rng) {
    if constexpr (!MultiStepTurns<G>) {
      const auto others = game.to_act(world) - SeatSet(seat);
      for (int k = 0; k < others.size(); ++k) game.apply(world, others.nth(k), choice_of(game, others.nth(k), world, rng));
    }
  }
  Action choice_of(const G& game, Seat seat, const State& world, Rng& rng) {
    if constexpr (HasTensor<G>)
      if (policy_) return policy_->draw(game, world, seat, rng);
    const auto some = by_preference(game, observe(game, world, seat), choices, rng);
    return some[static_cast<std::size_t>(rng.below(static_cast<int>(some.size())))];
  }

  static Average difference(const Try& a, const Try& b) {
    Average all;
    for (std::size_t i = 0; i < a.shares.size(); ++i) all.add(a.shares[i] - b.shares[i]);
    return all;
  }

  // The moves that are worth a try, the most likely first.
  std::vector<Action> likely(const G& game, const Observation<G>& observation, int most, Rng& rng) {
    if constexpr (HasTensor<G>)
      if (policy_) {
        std::vector<Action> actions;
        for (const auto& candidate : policy_->order(game, observation, most)) actions.push_back(candidate.action);
        return actions;
      }
    return by_preference(game, observation, most, rng);
  }

  template <class Watch = Unwatched>
  void play_on(const G& game, State& s, Rng& rng, const Watch& watch = {}) {
    if constexpr (HasTensor<G>)
      if (policy_)
        return play_to_end(game, s, rng, [&](Seat seat, Rng& luck) { return policy_->draw(game, s, seat, luck); }, watch);
    heuristic_(game, s, rng, watch);
  }

  // How often it is played on: a network takes longer than a rule of thumb, and its games differ less.
  struct Effort {
    int playouts, last_worlds;
    std::array<int, 2> first_worlds;
    explicit constexpr Effort(int times) : playouts(128 * times), last_worlds(64 * times), first_worlds{12 * times, 24 * times} {}
  };

  PlayOn<G> heuristic_{slips<G>};
  std::optional<PolicyMoves<G>> policy_;
  Effort effort_{slow_playouts<G> ? 1 : 8};
};

template <Searchable G>
class Hindsight<G> {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Stop = const std::atomic<bool>*;

  static constexpr bool in_points = true;

  explicit Hindsight(const std::shared_ptr<const NeuralNetwork>& = nullptr) { search_.count_margins(); }

  // Nothing either in the opening, which is too wide to look ahead in.
  std::optional<Outlook> outlook(const G& game, const State& state, Rng& rng, Stop stop, bool closely = false) {
    if (!game.to_act(state).empty() && k_.opening(state)) return std::nullopt;
    search_.clear();
    const auto first = look_ahead(game, state, Seat::first, {.nodes = closely ? close : usual, .stop = stop}, rng);
    if (!first) return std::nullopt;
    Outlook both;
    both.push_back(first->margin);
    both.push_back(-first->margin);
    return both;
  }

  std::optional<Judgement<G>> judge(const G& game, const State& state, Seat seat, Action chosen, Rng& rng, Stop stop) {
    auto judged = compare(game, state, seat, chosen, {.nodes = usual, .stop = stop}, rng);
    if (judged && !look_at_rest(game, state, seat, chosen, *judged, stop, rng)) return std::nullopt;
    return judged;
  }

  // The same, closely, beside whatever is found to be the best of the others then.
  std::optional<Judgement<G>> judge_closely(const G& game, const State& state, Seat seat, Action chosen, Action, Rng& rng,
                                            Stop stop) {
    return compare(game, state, seat, chosen, {.nodes = close, .stop = stop}, rng);
  }

 private:
  static constexpr std::uint64_t usual = 200'000, close = 1'000'000, glance = 3'000;  // nodes

  // The points that the seat is expected to end ahead with, and how it goes on until then, or as far as was seen.
  struct Ahead {
    double margin = 0;
    std::vector<Action> line{};
    int turns = 0;  // how many were seen; 0 where the end is proved
  };

  // The move beside the best of the others. What the position is worth is the best move's worth; the lesser one is looked after
  // as many turns ahead, or to the end, so that neither seems better because more was seen of it.
  std::optional<Judgement<G>> compare(const G& game, const State& state, Seat seat, Action chosen, const Limits& limits, Rng& rng) {
    Actions<G> legal;
    game.legal(state, seat, legal);
    if (legal.size() < 2 || k_.opening(state)) return std::nullopt;
    search_.clear();
    auto best = look_ahead(game, state, seat, limits, rng);
    if (!best) return std::nullopt;
    const Limits as_far{.nodes = 4 * limits.nodes, .depth = best->turns, .stop = limits.stop};
    const bool is_best = best->line.front() == chosen;
    auto lesser =
        is_best ? look_beside(game, state, seat, chosen, as_far, rng) : look_after(game, state, seat, chosen, as_far, rng);
    if (!lesser) return std::nullopt;
    lesser->margin = std::min(lesser->margin, best->margin);
    auto& own = is_best ? *best : *lesser;
    auto& other = is_best ? *lesser : *best;
    Judgement<G> judged{own.margin, other.margin, other.line.front(), true};
    judged.line.assign(own.line.begin() + 1, own.line.end());
    judged.other_line.assign(other.line.begin() + 1, other.line.end());
    return judged;
  }

  // No move is better than the best that was found with more effort. False where it was stopped.
  bool look_at_rest(const G& game, const State& state, Seat seat, Action chosen, Judgement<G>& judged, Stop stop, Rng& rng) {
    Actions<G> legal;
    game.legal(state, seat, legal);
    const double best = std::max(judged.chosen, judged.other);
    for (const auto& action : legal) {
      if (action == chosen || action == judged.other_move) continue;
      const auto ahead = look_after(game, state, seat, action, {.nodes = glance, .stop = stop}, rng);
      if (!ahead) return false;
      judged.rest.push_back({action, std::min(ahead->margin, best) - judged.chosen});
    }
    sort_best_first(judged.rest);
    return true;
  }

  // Without a move, which is not the only one.
  std::optional<Ahead> look_beside(const G& game, const State& state, Seat seat, Action barred, const Limits& limits, Rng& rng) {
    search_.bar(barred);
    auto ahead = look_ahead(game, state, seat, limits, rng);
    search_.bar(std::nullopt);
    return ahead;
  }
  // With a move, to the depth of the position before it.
  std::optional<Ahead> look_after(const G& game, State state, Seat seat, Action action, Limits limits, Rng& rng) {
    game.apply(state, seat, action);
    if (limits.depth > 1 && !game.to_act(state).has(seat)) --limits.depth;
    auto ahead = look_ahead(game, state, seat, limits, rng);
    if (ahead) ahead->line.insert(ahead->line.begin(), action);
    return ahead;
  }
  std::optional<Ahead> look_ahead(const G& game, const State& state, Seat seat, const Limits& limits, Rng& rng) {
    const auto who = game.to_act(state);
    if (who.empty()) {
      const auto points = game.points(state);
      return Ahead{static_cast<double>(points[seat] - points[index(seat) == 0 ? Seat::second : Seat::first])};
    }
    auto thought = search_.think(game, observe(game, state, who.front()), limits, rng, {});
    if (limits.stop && *limits.stop) return std::nullopt;
    return Ahead{who.has(seat) ? thought.score : -thought.score, std::move(thought.line), thought.proved ? 0 : thought.depth};
  }

  Knowledge<G> k_;
  AlphaBeta<G> search_{8};
};

}  // namespace shengxiao::agents
