// The promises every game keeps, checked along random games. For tests only. A promise that is broken comes back by name, so
// that a test can also break each one on purpose and see it caught.
#pragma once
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <set>

#include "core/cause.hpp"
#include "core/items.hpp"
#include "core/notation.hpp"
#include "core/play.hpp"
#include "core/testing.hpp"

namespace shengxiao {

struct Broken {
  std::string promise, detail;
};
using Verdict = std::optional<Broken>;

// Of how many positions one is looked at. With sanitizers everything takes twenty times as long, and they are after how the code is
// written, not what it decides: a sample is enough.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int usual_stride = 5;
#else
constexpr int usual_stride = 1;
#endif

template <Game G>
class Conformance {
 public:
  Conformance(const G& game, std::uint64_t seed, int stride) : game_(game), rng_(seed), stride_(stride) {}

  // Plays `games` random games and looks at positions on the way.
  Verdict run(int games) {
    faces_of_all_actions();
    same_setup();
    for (int g = 0; g < games && !verdict_; ++g) one_game(g);
    return verdict_;
  }

  // Plays random games and looks at nothing but the causes.
  Verdict explain(int games)
    requires ExplainsSteps<G>
  {
    for (int g = 0; g < games; ++g)
      for (State s = game_.start(); !game_.to_act(s).empty() && !verdict_;) random_step(s);
    return verdict_;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  void must(bool holds, std::string_view promise, std::string detail = {}) {
    if (!holds && !verdict_) verdict_ = Broken{std::string(promise), std::move(detail)};
  }

  Actions<G> legal(const State& s, Seat seat) const {
    Actions<G> out;
    game_.legal(s, seat, out);
    return out;
  }
  std::string json(const State& s, Seat viewer) const { return view_json(game_, s, viewer); }
  std::vector<Seat> viewers() const {
    std::vector<Seat> all{Seat::watcher};
    for (int p = 0; p < seats_; ++p) all.push_back(seat_at(p));
    return all;
  }

  // Every number below action_count() is an action, and ids and texts tell all of them apart.
  void faces_of_all_actions() {
    std::set<std::string> texts;
    for (int i = 0; i < game_.action_count(); ++i) {
      const auto id = static_cast<ActionId>(i);
      const auto a = game_.action(id);
      const auto text = game_.text(a);
      must(game_.id(a) == id, "ids are dense", text);
      must(!text.empty() && trim(text) == text && texts.insert(text).second, "texts tell actions apart", text);
      if constexpr (MultiStepTurns<G>) must(G::split(text) == std::vector{text}, "a step is a turn of one", text);
    }
  }

  void same_setup() {
    const auto again = G::make(game_.setup());
    must(again.has_value(), "the setup makes the same game");
    if (!again) return;
    must(again->start() == game_.start() && again->setup().options == game_.setup().options, "the setup makes the same game");
    for (const auto& option : G::options())
      must(option.variant || !value_of(game_.setup().options, option.name).empty(), "every option is listed");
    must(game_.setup().seats >= G::min_seats && game_.setup().seats <= G::max_seats, "the number of seats is allowed");
  }

  void one_game(int number) {
    State s = game_.start();
    std::vector<std::pair<Seat, ActionId>> steps;
    for (SeatSet who; !(who = game_.to_act(s)).empty() && !verdict_;) {
      must(game_.max_steps() == 0 || static_cast<int>(steps.size()) < game_.max_steps(), "games end",
           fmt::format("game {}", number));
      if ((static_cast<int>(steps.size()) + number) % stride_ == 0) look_at(s, who);
      if (verdict_) return;
      steps.push_back(random_step(s));
    }
    if (verdict_) return;
    the_end(s);
    State again = game_.start();
    for (auto [seat, id] : steps) game_.apply(again, seat, game_.action(id));
    must(std::memcmp(&again, &s, sizeof s) == 0, "a replay ends the same");
  }

  std::pair<Seat, ActionId> random_step(State& s) {
    const auto who = game_.to_act(s);
    const Seat seat = who.nth(rng_.below(who.size()));
    const auto a = random_action(game_, s, seat, rng_);
    const auto before = s;
    game_.apply(s, seat, a);
    if constexpr (ExplainsSteps<G>) causes_add_up(before, seat, a, s);
    return {seat, game_.id(a)};
  }

  // The causes of a step are all that has changed of what the seats have.
  void causes_add_up(const State& before, Seat actor, Action a, const State& after)
    requires ExplainsSteps<G>
  {
    const auto causes = causes_of(before, actor, a);
    for (int what = 0; what < std::ssize(G::quantities()); ++what)
      for (int p = 0; p < seats_; ++p) {
        int amount = game_.amount(before, seat_at(p), what);
        for (const auto& cause : causes)
          if (cause.seat == seat_at(p) && cause.what == what) amount += cause.amount;
        must(amount == game_.amount(after, seat_at(p), what), "causes add up",
             fmt::format("{} of seat {} after {}", G::quantities()[static_cast<std::size_t>(what)], p, game_.text(a)));
      }
    for (const auto& cause : causes) {
      must(index(cause.seat) < seats_ && cause.what < G::quantities().size() && cause.why < G::reasons().size(),
           "a cause has a seat, a quantity and a reason", game_.text(a));
      if (verdict_) return;
      std::string text;
      Json json(text);
      cause_json(game_, cause, json);
      must(nlohmann::json::accept(text), "a cause is JSON", text);
      must(cause.amount != 0 || cause.lost != 0, "a cause changes something, or would without a limit", text);
    }
  }

  void look_at(const State& s, SeatSet who) {
    must(!who.is_chance() || who.size() == 1, "nature moves alone");
    for (int p = 0; p <= index(Seat::watcher); ++p)
      must(legal(s, seat_at(p)).empty() != who.has(seat_at(p)), "who owes a decision has actions, nobody else",
           fmt::format("seat {}", p));
    must(game_.points(s).size() == seats_, "everybody has points");
    for (int k = 0; k < who.size() && !verdict_; ++k) moves_of(s, who.nth(k));
    for (int k = 0; k < who.size() && who.size() > 1 && !verdict_; ++k) seals(s, who, who.nth(k));
    for (Seat viewer : viewers())
      if (!verdict_) what_is_seen(s, viewer);
    if constexpr (HasPositionText<G>) {
      const auto line = game_.position(s);
      const auto read = game_.from_position(line);
      must(read && *read == s, "a position line reads back", line);
    }
  }

  void moves_of(const State& s, Seat seat) {
    const auto all = legal(s, seat);
    must(all == legal(s, seat), "legal moves are a function");
    std::set<ActionId> ids;
    for (auto a : all) {
      const auto text = game_.text(a);
      must(game_.id(a) < game_.action_count() && game_.action(game_.id(a)) == a, "ids are dense", text);
      must(ids.insert(game_.id(a)).second, "no move is listed twice", text);
      const auto found = find_legal(game_, s, seat, text);
      must(found && *found == a, "a move reads back", text);
      if (seat == Seat::chance) must(game_.weight(s, a) > 0, "weights are positive", text);
      const auto fields = json_object([&](Json& out) { game_.json(a, out); });
      must(nlohmann::json::accept(fields), "an action is JSON", fields);
      if (!verdict_) must(nlohmann::json::parse(fields).contains("kind"), "an action has a kind", fields);
    }
    if constexpr (Indexed<G>) {
      must(game_.legal_count(s, seat) == all.size(), "counting agrees with listing");
      for (int k = 0; k < all.size() && !verdict_; ++k) must(game_.legal_at(s, seat, k) == all[k], "counting agrees with listing");
    }
    if constexpr (MarksLegal<G>) {
      std::vector<std::uint64_t> marked((static_cast<std::size_t>(game_.action_count()) + 63) / 64), listed(marked.size());
      game_.mark_legal(s, seat, ActionBits(marked));
      for (const auto id : ids) ActionBits(listed).add(id);
      must(marked == listed, "marking agrees with listing");
    }
    const auto a = all[rng_.below(all.size())];
    State x = s, y = s;
    game_.apply(x, seat, a);
    game_.apply(y, seat, a);
    must(std::memcmp(&x, &y, sizeof x) == 0, "a step is a function");
    must(!(x == s), "a step changes something", game_.text(a));
    const auto other = game_.action(static_cast<ActionId>(rng_.below(game_.action_count())));
    if (!all.contains(other)) {
      const auto error = game_.why_illegal(s, seat, other);
      must(!error.id.empty() && !error.clause.empty(), "a refusal says why", game_.text(other));
    }
    if (seat == Seat::chance) return;
    Rng one(7), two(7);
    const auto observation = observe(game_, s, seat);
    const auto choice = game_.greedy(observation, one);
    must(all.contains(choice), "the heuristic policy is legal");
    must(choice == game_.greedy(observation, two), "the heuristic policy is a function");
  }

  // Sealed choices commute, take nothing from the others, and leave no trace in what the others see or are told.
  void seals(const State& s, SeatSet who, Seat one) {
    const auto rest = who.without(one);
    const Seat two = rest.nth(rng_.below(rest.size()));
    const auto mine = legal(s, one), theirs = legal(s, two);
    const auto a = mine[rng_.below(mine.size())], b = theirs[rng_.below(theirs.size())];
    State x = s, y = s;
    game_.apply(x, one, a);
    must(game_.to_act(x) == who || game_.to_act(x) == who.without(one), "a seal settles one seat");
    if (verdict_) return;
    must(legal(x, two) == theirs, "a seal takes nothing from the others");
    for (int k = 0; k < 4; ++k) leaves_no_trace(s, x, one, a, mine[rng_.below(mine.size())]);
    game_.apply(x, two, b);
    game_.apply(y, two, b);
    game_.apply(y, one, a);
    must(x == y, "seals commute");
  }

  // Another choice than `a`, which led from s to x, looks the same to everybody else.
  void leaves_no_trace(const State& s, const State& x, Seat seat, Action a, Action other) {
    State y = s;
    game_.apply(y, seat, other);
    if (game_.to_act(x) != game_.to_act(y)) return;
    for (Seat viewer : viewers())
      if (viewer != seat)
        must(game_.view(x, viewer) == game_.view(y, viewer) &&
                 game_.redact(s, seat, a, viewer) == game_.redact(s, seat, other, viewer),
             "a seal leaves no trace");
  }

  // A determinization is a state that the view allows; and what a seat is shown is the same in all of them.
  void what_is_seen(const State& s, Seat viewer) {
    const auto view = game_.view(s, viewer);
    const auto world = game_.determinize(view, rng_);
    must(game_.view(world, viewer) == view, "a determinization looks the same");
    must(game_.to_act(world) == game_.to_act(s), "a determinization has the same seats to act");
    if (verdict_) return;
    if (is_player(viewer)) must(legal(world, viewer) == legal(s, viewer), "a determinization offers the same moves");
    const auto text = json(s, viewer);
    must(nlohmann::json::accept(text), "a view is JSON", text);
    if (!verdict_) must(nlohmann::json::parse(text).value("game", "") == G::name, "a view names its game", text);
    must(json(world, viewer) == text, "JSON holds nothing hidden", text);
    if constexpr (HasTensor<G>) {
      const auto floats = tensor_of<float>(game_, s, viewer);
      for (float f : floats) must(std::isfinite(f), "tensors hold numbers");
      must(tensor_of<float>(game_, world, viewer) == floats, "tensors hold nothing hidden");
      bytes_stand_for(floats, s, viewer);
    }
    if (verdict_) return;
    const auto who = game_.to_act(s);
    for (int k = 0; k < who.size(); ++k) steps_as_seen(s, world, who.nth(k), viewer);
  }

  // Bytes are the floats in their units, rounded, as far as a byte goes; the units are those of the start.
  void bytes_stand_for(const std::vector<float>& floats, const State& s, Seat viewer)
    requires HasTensor<G>
  {
    const auto bytes = tensor_of<std::uint8_t>(game_, s, viewer);
    const auto units = tensor_of<TensorUnit>(game_, s, viewer);
    must(units == tensor_of<TensorUnit>(game_, game_.start(), viewer), "the units of a tensor stay");
    for (std::size_t i = 0; i < floats.size() && !verdict_; ++i) {
      const double number = double{floats[i]} * units[i].unit + units[i].zero;
      const bool near = std::abs(number - bytes[i]) < 0.51;
      must(near || (number > 255 && bytes[i] == 255) || (number < 0 && bytes[i] == 0), "bytes stand for the floats of a tensor",
           fmt::format("{}: {} is {} in units of {}", i, floats[i], bytes[i], units[i].unit));
    }
  }

  // What a viewer is told of a step: something, all of it where it is the viewer's own, and nothing hidden. Nothing hidden: in two
  // worlds that look the same before and after, the same action is told alike; and so are any two actions of chance, and any two
  // that change nothing the viewer sees.
  void steps_as_seen(const State& s, const State& world, Seat actor, Seat viewer) {
    const auto a = random_action(game_, s, actor, rng_), b = random_action(game_, world, actor, rng_);
    const auto seen = game_.redact(s, actor, a, viewer);
    must(!game_.text(seen).empty(), "everybody is told something", game_.text(a));
    const auto fields = json_object([&](Json& out) { game_.json(seen, out); });
    must(nlohmann::json::accept(fields), "a redacted action is JSON", fields);
    if (!verdict_) must(nlohmann::json::parse(fields).contains("kind"), "an action has a kind", fields);
    if (actor == viewer) must(game_.text(seen) == game_.text(a), "a seat knows what it did", game_.text(a));
    const auto view = [&](State next, Action action) {
      game_.apply(next, actor, action);
      return game_.view(next, viewer);
    };
    const auto after = view(s, a);
    const auto told_alike = [&](const State& other, Action action) {
      if (!(after == view(other, action))) return;
      must(seen == game_.redact(other, actor, action, viewer), "what is told holds nothing hidden", game_.text(a));
      if constexpr (ExplainsSteps<G>)
        must(causes_of(s, actor, a) == causes_of(other, actor, action), "causes hold nothing hidden", game_.text(a));
    };
    if (actor != viewer && (actor == Seat::chance || after == game_.view(s, viewer))) {
      told_alike(s, random_action(game_, s, actor, rng_));
      told_alike(world, b);
    }
    if (legal(world, actor).contains(a)) told_alike(world, a);
  }

  Causes causes_of(const State& s, Seat actor, Action a) const
    requires ExplainsSteps<G>
  {
    Causes causes;
    game_.causes(s, actor, a, causes);
    return causes;
  }

  void the_end(const State& s) {
    for (int p = 0; p <= index(Seat::watcher); ++p) must(legal(s, seat_at(p)).empty(), "a game that is over is over");
    const auto returns = game_.returns(s);
    must(returns.size() == seats_ && game_.points(s).size() == seats_, "everybody has points");
    for (double r : returns) must(std::isfinite(r), "returns are numbers");
    if constexpr (HasTally<G>) adds_up(s);
    const auto any = game_.action(static_cast<ActionId>(rng_.below(game_.action_count())));
    const auto error = game_.why_illegal(s, Seat::first, any);
    must(!error.id.empty() && !error.clause.empty(), "a refusal says why", "after the end");
  }

  // A game ended in one of the ways that it names; and what it calls "points: …" is all that points are made of.
  void adds_up(const State& s)
    requires HasTally<G>
  {
    const auto ending = game_.ending(s);
    must(ending >= 0 && ending < std::ssize(game_.endings()), "an ending has a name", fmt::format("{}", ending));
    const auto points = game_.points(s);
    for (int p = 0; p < seats_; ++p) {
      int sum = 0;
      bool is_told = false;
      for (std::size_t what = 0; what < G::tallies().size(); ++what) {
        if (!G::tallies()[what].starts_with("points: ")) continue;
        is_told = true;
        sum += game_.tally(s, seat_at(p), static_cast<int>(what));
      }
      must(!is_told || sum == points[p], "points are the sum of their parts",
           fmt::format("seat {}: {}, not {}", p, sum, points[p]));
    }
  }

  const G& game_;
  Rng rng_;
  int stride_;
  int seats_ = game_.setup().seats;
  Verdict verdict_;
};

template <Game G>
Verdict conformance(const G& game, int games, std::uint64_t seed = 1, int stride = usual_stride) {
  return Conformance<G>(game, seed, stride).run(games);
}

template <ExplainsSteps G>
Verdict causes_add_up(const G& game, int games, std::uint64_t seed = 1) {
  return Conformance<G>(game, seed, usual_stride).explain(games);
}

}  // namespace shengxiao
