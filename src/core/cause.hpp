// Why something of a seat became more or less in a step: what a table tells people, and what a designer counts.
#pragma once
#include "core/game.hpp"

namespace shengxiao {

struct Cause {
  Seat seat;             // whose
  std::uint8_t what;     // of which of the game's quantities
  std::uint8_t why;      // for which of its reasons
  std::uint8_t during;   // what was going on: the game's own
  std::int16_t amount;   // how many more; below 0: how many less
  std::int8_t lost;      // by how much it would have been more, or less, without a limit
  std::uint8_t detail;   // what the reason is about: the game's own
  friend constexpr bool operator==(const Cause&, const Cause&) = default;
};
static_assert(Plain<Cause>);  // a table keeps those of all its steps
using Causes = std::vector<Cause>;

// What is said of a cause beside its amount.
struct CauseDetails {
  int detail = 0, during = 0, lost = 0;
};

// Adds a cause, unless it changes nothing and would not without a limit either. What and why are a game's own enumerations.
template <class What, class Why>
void add_cause(Causes& out, Seat seat, What what, Why why, int amount, CauseDetails more = {}) {
  if (amount == 0 && more.lost == 0) return;
  out.push_back({seat, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(why), static_cast<std::uint8_t>(more.during),
                 static_cast<std::int16_t>(amount), static_cast<std::int8_t>(more.lost), static_cast<std::uint8_t>(more.detail)});
}

// Ids for the words of the catalogues. Several reasons with one id differ in their clauses.
struct Reason {
  std::string_view id, clause;
};

// A game that says so. A quantity is what a seat has so many of in front of everybody: points, karma, cards in hand. The causes of
// a step add up to every change of all quantities. They tell nothing that is hidden: they are the same for every viewer.
template <class G>
concept ExplainsSteps = Game<G> && requires(const G game, const typename G::State state, Seat seat, const typename G::Action action,
                                            int what, Causes& out, const Cause cause, Json& json) {
  { G::quantities() } -> std::same_as<std::span<const std::string_view>>;
  { G::reasons() } -> std::same_as<std::span<const Reason>>;
  { game.amount(state, seat, what) } -> std::same_as<int>;
  { game.causes(state, seat, action, out) } -> std::same_as<void>;  // appends, as they come about; before the action is applied
  { game.json(cause, json) } -> std::same_as<void>;                 // the details: fields of an object
};

enum class InDetail : bool { no, yes };

template <ExplainsSteps G>
void cause_json(const G& game, const Cause& cause, Json& out, InDetail in_detail = InDetail::yes) {
  const auto& reason = G::reasons()[cause.why];
  out.open('{').field("seat", index(cause.seat)).field("what", G::quantities()[cause.what]).field("amount", cause.amount);
  if (cause.lost != 0) out.field("lost", cause.lost);
  out.field("why", reason.id).field("clause", reason.clause);
  if (in_detail == InDetail::yes) game.json(cause, out);
  out.close('}');
}

}  // namespace shengxiao
