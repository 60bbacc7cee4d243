// Kuhn poker and Leduc poker, whose values are published, for the tests of solvers. Two seats put in a chip each and get a card.
//
//   Kuhn   cards 1 to 3 (Kuhn: A Simplified Two-Person Poker, 1950): one round of betting, a bet of 1, no raise
//   Leduc  two cards each of 1 to 3 (Southey and others: Bayes' Bluff, UAI 2005): two rounds, bets of 2 and 4, one raise each; a
//   card
//          for both is turned up between them, and who pairs it wins
#pragma once
#include <algorithm>
#include <vector>

#include "core/game.hpp"

namespace shengxiao::agents {

class Poker {
 public:
  enum class Kind : std::uint8_t { deal, turn_up, fold, call, raise };
  struct Action {
    Kind kind = Kind::deal;
    std::uint8_t card = 0;
    friend bool operator==(Action, Action) = default;
  };
  using Redacted = Action;  // card 0: hidden
  struct State {
    std::array<std::uint8_t, 2> card{}, chips{1, 1};
    std::uint8_t dealt = 0, common = 0, round = 0, raises = 0, calls = 0, mover = 0, folded = 0, over = 0;
    friend bool operator==(const State&, const State&) = default;
  };
  struct View {
    State seen;
    friend bool operator==(const View&, const View&) = default;
  };
  static constexpr std::string_view name = "poker", title = "Poker", notation = "";
  static constexpr int version = 1, max_legal = 3, min_seats = 2, max_seats = 2, ranks = 3;

  static std::span<const OptionSpec> options() {
    static constexpr std::array<OptionSpec, 1> specs{{{"kind", "kuhn", "kuhn|leduc"}}};
    return specs;
  }
  static Result<Poker> make(const Setup& setup) {
    const auto options = complete(Poker::options(), setup.options);
    if (!options) return tl::unexpected(options.error());
    Poker game;
    game.leduc_ = value_of(*options, "kind") == "leduc";
    return game;
  }
  Setup setup() const { return {2, {{"kind", leduc_ ? "leduc" : "kuhn"}}}; }
  int max_steps() const { return 16; }

  State start() const { return {}; }
  SeatSet to_act(const State& s) const {
    if (s.over) return {};
    return s.dealt < 2 || (s.round == 1 && !s.common) ? SeatSet(Seat::chance) : SeatSet(seat_at(s.mover));
  }
  void legal(const State& s, Seat seat, Actions<Poker>& out) const {
    if (!to_act(s).has(seat)) return;
    if (seat == Seat::chance) {
      for (int card = 1; card <= ranks; ++card)
        if (left(s, card)) out.push_back({s.dealt == 2 ? Kind::turn_up : Kind::deal, static_cast<std::uint8_t>(card)});
      return;
    }
    if (s.chips[0] != s.chips[1]) out.push_back({Kind::fold});
    out.push_back({Kind::call});
    if (s.raises < (leduc_ ? 2 : 1)) out.push_back({Kind::raise});
  }
  std::uint32_t weight(const State& s, Action a) const { return static_cast<std::uint32_t>(left(s, a.card)); }
  void apply(State& s, Seat, Action a) const {
    auto& mine = s.chips[s.mover];
    const auto theirs = s.chips[s.mover ^ 1];
    switch (a.kind) {
      case Kind::deal: s.card[s.dealt++] = a.card; return;
      case Kind::turn_up: s.common = a.card; return;
      case Kind::fold:
        s.folded = s.mover + 1;
        s.over = 1;
        return;
      case Kind::raise:
        mine = static_cast<std::uint8_t>(theirs + (!leduc_ ? 1 : s.round ? 4 : 2));
        ++s.raises;
        s.calls = 0;
        break;
      case Kind::call:
        mine = theirs;
        ++s.calls;
        break;
    }
    s.mover ^= 1;
    if (s.calls < (s.raises ? 1 : 2)) return;
    if (s.round == (leduc_ ? 1 : 0)) {
      s.over = 1;
      return;
    }
    s.round = 1;
    s.raises = s.calls = s.mover = 0;
  }
  Points points(const State& s) const { return {2, s.chips[0]}; }
  Returns returns(const State& s) const {
    const auto strength = [&](std::size_t seat) { return s.card[seat] == s.common ? 10 : int{s.card[seat]}; };
    const int better = (strength(0) > strength(1)) - (strength(0) < strength(1));
    const int first = s.folded ? (s.folded == 2) - (s.folded == 1) : better;
    const double gain = first * std::min(s.chips[0], s.chips[1]);
    Returns r;
    r.push_back(gain);
    r.push_back(-gain);
    return r;
  }
  Error why_illegal(const State&, Seat, Action) const { return {"", "game.over"}; }

  View view(const State& s, Seat viewer) const {
    View v{s};
    for (std::size_t seat = 0; seat < 2; ++seat)
      if (static_cast<int>(seat) != index(viewer)) v.seen.card[seat] = 0;
    return v;
  }
  State determinize(const View& v, Rng& rng) const {
    State s = v.seen;
    for (std::size_t seat = 0; seat < s.dealt; ++seat) {
      if (s.card[seat]) continue;
      int card = 1 + rng.below(ranks);
      while (!left(s, card)) card = card % ranks + 1;
      s.card[seat] = static_cast<std::uint8_t>(card);
    }
    return s;
  }
  Redacted redact(const State& s, Seat, Action a, Seat viewer) const {
    if (a.kind == Kind::deal && index(viewer) != s.dealt) a.card = 0;
    return a;
  }

  int action_count() const { return 5 * (ranks + 1); }
  ActionId id(Action a) const { return static_cast<ActionId>(static_cast<int>(a.kind) * (ranks + 1) + a.card); }
  Action action(ActionId id) const { return {static_cast<Kind>(id / (ranks + 1)), static_cast<std::uint8_t>(id % (ranks + 1))}; }
  std::string text(Action a) const {
    constexpr std::array<std::string_view, 5> names{"deal", "turn", "fold", "call", "raise"};
    return fmt::format("{}{}", names[static_cast<std::size_t>(a.kind)], a.card ? fmt::format(" {}", a.card) : "");
  }
  void json(Action, Json&) const {}
  void json(const View&, Json&) const {}
  Action greedy(const Observation<Poker>& o, Rng& rng) const { return o.legal[rng.below(o.legal.size())]; }

 private:
  int left(const State& s, int card) const {
    return (leduc_ ? 2 : 1) - (s.card[0] == card) - (s.card[1] == card) - (s.common == card);
  }

  bool leduc_ = false;
};
static_assert(Game<Poker>);

// For TreeBuilder: notes what each leaf is worth.
inline auto returns_to(const Poker& game, std::vector<double>& values) {
  return [&](const Poker::State& end) {
    for (const double r : game.returns(end)) values.push_back(r);
  };
}

}  // namespace shengxiao::agents
