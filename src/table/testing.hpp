// What the tests of the table and of the layers above it share.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "table/match.hpp"
#include "table/seat_occupant.hpp"

namespace shengxiao::table {

inline const SeatOccupant person{};

// For tests with a parameter: the names of all games.
inline std::vector<std::string> names_of_games() {
  std::vector<std::string> names;
  for (const auto& game : all_games()) names.emplace_back(game.name);
  return names;
}

// A short game, in which chance draws at the start.
inline Setup setup_of(const std::string& game, int seats) {
  if (game == "zodiac") return {seats, {{"turn_limit", "60"}}};
  if (game == "celestial_checkers") return {seats, {{"placement", "random"}}};
  return {seats, {}};
}

// Two matches, of which chance is played by hand, that a viewer cannot tell apart.
class Pair {
 public:
  struct Step {
    Seat actor;
    std::array<std::size_t, 2> place;  // among the legal actions of each
    std::array<std::string, 2> text;
  };

  // `same`: for so many steps they are the same match. (What is chosen in secret is revealed in the end, and then they can be told
  // apart: without this only the beginning of such games would be looked at.)
  Pair(const std::string& game, int seats, Seat viewer, std::uint64_t seed, int same)
      : viewer_(viewer), rng_(seed), same_(same), matches_{match_of(game, seats), match_of(game, seats)} {}

  const Match& operator[](int world) const { return matches_[static_cast<std::size_t>(world)]; }
  Seat viewer() const { return viewer_; }
  int differences() const { return differences_; }
  int below(int n) { return rng_.below(n); }

  // A step of the seat in each match that the viewer is told alike and that leaves it with the same view; different ones where
  // there are such. Nothing where none was found.
  std::optional<Step> step(Seat actor) {
    const auto ours = legal(0, actor), theirs = legal(1, actor);
    for (int tries = 0; tries < 20; ++tries) {
      const auto i = static_cast<std::size_t>(below(static_cast<int>(ours.size())));
      const auto state = after(0, actor, ours[i]);
      const auto start = static_cast<std::size_t>(below(static_cast<int>(theirs.size())));
      for (std::size_t k = 0; k < theirs.size(); ++k) {
        const auto j = (start + k) % theirs.size();
        if (matches_[0].step() < same_ && theirs[j] != ours[i]) continue;
        if (!told_alike(actor, ours[i], theirs[j]) || !alike(state, after(1, actor, theirs[j]))) continue;
        differences_ += ours[i] != theirs[j];
        const auto& game = matches_[0].game();
        matches_[0].play(actor, ours[i]);
        matches_[1].play(actor, theirs[j]);
        return Step{actor, {i, j}, {game.text(ours[i]), game.text(theirs[j])}};
      }
    }
    return std::nullopt;
  }
  // A step in one of them alone, of which the viewer hears nothing.
  std::optional<std::string> unseen_step(int world, Seat actor) {
    if (actor == viewer_ || matches_[0].game().open() || matches_[0].step() < same_) return std::nullopt;
    const auto actions = legal(world, actor);
    auto match = (*this)[world];
    const auto seen = match.seen(viewer_).size(), seen_by_all = match.seen(Seat::watcher).size();
    const auto action = actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))];
    match.play(actor, action);
    if (match.seen(viewer_).size() != seen || match.seen(Seat::watcher).size() != seen_by_all) return std::nullopt;
    if (!alike(match.state(), (*this)[1 - world].state())) return std::nullopt;
    matches_[static_cast<std::size_t>(world)] = std::move(match);
    ++differences_;
    ++unseen_;
    return matches_[0].game().text(action);
  }
  int unseen() const { return unseen_; }  // how many such steps there were
  // Takes back a seat's last step in one of them alone: one of which the viewer heard nothing.
  void take_back_unseen(int world, Seat seat) {
    auto& match = matches_[static_cast<std::size_t>(world)];
    const bool done = match.take_back(match.last_decision(SeatSet(seat)), SeatSet(seat));
    ASSERT_TRUE(done);
  }
  // Takes back what a seat chose while others still choose, in both.
  bool take_back(Seat seat) {
    auto both = matches_;
    for (auto& match : both) {
      const int from = match.last_decision(SeatSet(seat));
      if (from < 0 || !match.take_back(from, SeatSet(seat))) return false;
    }
    if (!alike(both[0].state(), both[1].state())) return false;
    for (const Seat viewer : {viewer_, Seat::watcher})  // whether a seat has begun to choose may be known, how often it has not
      if (both[0].seen(viewer).size() != both[1].seen(viewer).size()) return false;
    matches_ = std::move(both);
    return true;
  }

 private:
  static Match match_of(const std::string& game, int seats) { return *Match::start(game, setup_of(game, seats), Match::Start{}); }
  std::vector<ActionId> legal(int world, Seat actor) const {
    std::vector<ActionId> all;
    (*this)[world].game().legal((*this)[world].state(), actor, all);
    return all;
  }
  table::AnyState after(int world, Seat actor, ActionId action) const {
    auto state = (*this)[world].state();
    (*this)[world].game().apply(state, actor, action);
    return state;
  }
  bool told_alike(Seat actor, ActionId a, ActionId b) const {
    for (const Seat viewer : {viewer_, Seat::watcher}) {
      const auto& game = matches_[0].game();
      const auto told = [&](std::size_t world, ActionId action) {
        const auto redacted = game.redact(matches_[world].state(), actor, action, viewer);
        const auto text = game.text(redacted);
        return std::tuple(text, game.action_json(redacted), text == game.text(action));
      };
      if (told(0, a) != told(1, b)) return false;
    }
    return true;
  }
  bool alike(const table::AnyState& a, const table::AnyState& b) const {
    const auto& game = matches_[0].game();
    const auto view = [&](const table::AnyState& state, Seat viewer) {
      std::string text;
      Json out(text);
      game.view_json(state, viewer, out);
      return text;
    };
    return game.to_act(a) == game.to_act(b) && view(a, viewer_) == view(b, viewer_) &&
           view(a, Seat::watcher) == view(b, Seat::watcher);
  }

  Seat viewer_;
  Rng rng_;
  int same_;
  std::array<Match, 2> matches_;
  int differences_ = 0, unseen_ = 0;
};

}  // namespace shengxiao::table
