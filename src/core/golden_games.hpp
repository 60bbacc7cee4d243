// Whole games as digests, for golden files: with every number of seats and every value of every option, by several policies. Where
// golden.hpp shows chosen moments, this goes wherever games go, and so to what is rare. For tests only.
#pragma once
#include <deque>
#include <span>

#include "core/golden.hpp"

namespace shengxiao {

// One game in one line: what every viewer sees, is told and may guess, what the heuristic policy would do, and why what is not
// legal is refused to anybody.
template <Game G>
class GoldenGame {
 public:
  // `number`: also of the policy, by turns random, the heuristic one, and a mixture.
  GoldenGame(const G& game, int number) : game_(game), number_(number), rng_(static_cast<std::uint64_t>(number) + 100) {}

  std::string line() {
    auto s = game_.start();
    int step = 0;
    for (SeatSet who; !(who = game_.to_act(s)).empty() && step < longest; ++step) {
      const Seat actor = who.nth(rng_.below(who.size()));
      refusals(s, actor, step);
      if (actor != Seat::chance) heuristic(s, actor);
      const auto action = choose(s, actor);
      for (int v = -1; v < game_.setup().seats; ++v) told(s, actor, action, v < 0 ? Seat::watcher : seat_at(v), step);
      game_.apply(s, actor, action);
    }
    refusals(s, Seat::first, step);
    return json_object([&](Json& out) {
      out.field("is", "game").field("number", number_).field("seats", game_.setup().seats).key("options").open('{');
      for (const auto& [name, value] : game_.setup().options) out.field(name, value);
      out.close('}').field("steps", step).key("points").array(game_.points(s));
      if (game_.to_act(s).empty()) out.key("returns").array(game_.returns(s));
      for (const auto& [what, sum] : digests_) out.field(what, fmt::format("{:016x}", sum.value));
    });
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr int longest = 600, beginning = 12, random_ids = 12, remembered = 40;

  Action choose(const State& s, Seat actor) {
    const int policy = number_ % 3;
    const bool heuristic = actor != Seat::chance && policy > 0 && (policy == 1 || rng_.below(3) != 0);
    return heuristic ? game_.greedy(observe(game_, s, actor), rng_) : random_action(game_, s, actor, rng_);
  }

  void told(const State& s, Seat actor, Action action, Seat viewer, int step) {
    const auto redacted = game_.redact(s, actor, action, viewer);
    digests_["told"].add(game_.text(redacted) + json_object([&](Json& out) { game_.json(redacted, out); }));
    if ((step + index(viewer)) % 4 != 0) return;  // the rest takes longer, and changes less
    digests_["views"].add(view_json(game_, s, viewer));
    if constexpr (HasTensor<G>)
      for (const float x : tensor_of<float>(game_, s, viewer))
        if (x != 0) digests_["tensors"].add(fmt::format("{:.4g} ", x));
    Rng rng(static_cast<std::uint64_t>(step));
    const auto world = game_.determinize(game_.view(s, viewer), rng);
    for (int seat = 0; seat < game_.setup().seats; ++seat) digests_["worlds"].add(view_json(game_, world, seat_at(seat)));
  }

  void heuristic(const State& s, Seat actor) {
    Rng rng(1);
    digests_["heuristic"].add(game_.text(game_.greedy(observe(game_, s, actor), rng)));
  }

  // Of what was legal a while ago, and of anything, to everybody; and from time to time of all there is to whoever acts.
  void refusals(const State& s, Seat actor, int step) {
    Rng rng(static_cast<std::uint64_t>(step));
    std::vector<Action> tried(lately_.begin(), lately_.end());
    for (int k = 0; k < random_ids; ++k) tried.push_back(game_.action(static_cast<ActionId>(rng.below(game_.action_count()))));
    const Seat other = seat_at(rng.below(std::min(game_.setup().seats + 1, max_seats)));  // perhaps one that there is not
    for (const Seat seat : {actor, other, Seat::chance, Seat::watcher}) refuse(s, seat, tried);
    if (step < beginning || step % 4 == number_ % 4) {
      tried.clear();
      for (int id = 0; id < game_.action_count(); ++id) tried.push_back(game_.action(static_cast<ActionId>(id)));
      refuse(s, actor, tried);
    }
    Actions<G> legal;
    game_.legal(s, actor, legal);
    for (int k = 0; k < 3 && legal.size() > 0; ++k) lately_.push_back(legal[rng.below(legal.size())]);
    while (lately_.size() > remembered) lately_.pop_front();
  }

  void refuse(const State& s, Seat seat, const std::vector<Action>& tried) {
    Actions<G> legal;
    game_.legal(s, seat, legal);
    for (const auto a : tried)
      if (!legal.contains(a)) digests_["refusals"].add(to_string(game_.why_illegal(s, seat, a)));
  }

  const G& game_;
  int number_;
  Rng rng_;
  std::deque<Action> lately_;
  std::map<std::string, Digest> digests_;
};

// The values that an option may have, where they are listed.
inline std::vector<std::string> values_of(const OptionSpec& option) {
  std::vector<std::string> values;
  if (option.allowed.find('<') != std::string_view::npos) return values;
  std::istringstream allowed{std::string(option.allowed)};
  for (std::string value; std::getline(allowed, value, '|');) values.push_back(value);
  return values;
}

// A file with a line for each of them (options that cannot stand alone are left out), and for further ones.
template <Game G>
void expect_golden_games(const std::string& path, const std::vector<Setup>& further = {}) {
  std::vector<std::string> lines;
  const auto add = [&](const Setup& setup) {
    const auto game = G::make(setup);
    for (int number = 0; game && number < 3; ++number) lines.push_back(GoldenGame<G>(*game, number).line());
  };
  for (int seats = G::min_seats; seats <= G::max_seats; ++seats) add({seats, {}, nullptr, true});
  const int usual = std::clamp(3, int{G::min_seats}, int{G::max_seats});
  for (const auto& option : G::options())
    for (const auto& value : values_of(option))
      if (value != option.fallback) add({usual, {{std::string(option.name), value}}, nullptr, true});
  for (const auto& setup : further) add(setup);
  expect_golden(lines, path);
}

}  // namespace shengxiao
