// Lanterns: a complete toy game to copy, with chance, hidden hands and a simultaneous choice. The clauses are those of RULES.md.
#pragma once
#include "core/cause.hpp"

namespace shengxiao::games::lanterns {

class Lanterns {
 public:
  static constexpr std::string_view name = "template", title = "Lanterns", notation = "LA-8";
  static constexpr int version = 1, min_seats = 2, max_seats = 4, cards = 16, max_legal = cards;

  enum class Kind : std::uint8_t { deal, prize, bid };
  struct Action {
    Kind kind;
    std::uint8_t card;  // 0 to 15: the number printed on it, less one
    std::uint8_t to;    // the seat a card is dealt to, else 0
    friend bool operator==(Action, Action) = default;
  };

  // An action as somebody knows it who may not know its card.
  struct Redacted {
    Kind kind;
    std::uint8_t card;  // `none`: hidden
    std::uint8_t to;
    friend bool operator==(Redacted, Redacted) = default;
  };

  using Cards = std::uint16_t;  // a set of cards; the deck has no order
  static constexpr std::uint8_t none = cards;

  struct State {
    std::array<Cards, max_seats> hand{};
    Cards deck = 0xFFFF;
    Cards spent = 0;                                                // bids turned over
    std::array<std::uint8_t, max_seats> bid{none, none, none, none};  // sealed
    std::array<std::uint8_t, max_seats> won{};                      // points
    std::uint8_t prize = none;                                      // turned up and not yet taken
    std::uint8_t dealt = 0;                                         // cards dealt so far
    friend bool operator==(const State&, const State&) = default;
  };

  struct View {
    Cards hand = 0;                                         // the viewer's own
    Cards shown = 0;                                        // bids turned over and prizes
    Cards spent = 0;
    std::array<std::uint8_t, max_seats> held{};             // cards of each seat, its sealed bid included
    std::array<std::uint8_t, max_seats> has_bid{};
    std::array<std::uint8_t, max_seats> won{};
    std::uint8_t viewer = 0;
    std::uint8_t bid = none;                                // the viewer's own
    std::uint8_t prize = none;
    std::uint8_t dealt = 0;
    friend bool operator==(const View&, const View&) = default;
  };

  static std::span<const OptionSpec> options();
  static Result<Lanterns> make(const Setup& setup);
  Setup setup() const { return {seats_, options_}; }
  int max_steps() const { return seats_ * hand_ + hand_ * (1 + seats_); }

  State start() const { return {}; }
  SeatSet to_act(const State& s) const;
  void legal(const State& s, Seat seat, Actions<Lanterns>& out) const;
  std::uint32_t weight(const State&, Action) const { return 1; }
  void apply(State& s, Seat seat, Action a) const;
  Points points(const State& s) const;
  Returns returns(const State& s) const;
  Error why_illegal(const State& s, Seat seat, Action a) const;

  View view(const State& s, Seat viewer) const;
  State determinize(const View& v, Rng& rng) const;
  Redacted redact(const State& s, Seat actor, Action a, Seat viewer) const;

  int action_count() const { return cards * (max_seats + 2); }
  ActionId id(Action a) const;
  Action action(ActionId id) const;
  std::string text(Redacted a) const;
  std::string text(Action a) const { return text(Redacted{a.kind, a.card, a.to}); }
  void json(Redacted a, Json& out) const;
  void json(Action a, Json& out) const { json(Redacted{a.kind, a.card, a.to}, out); }
  void json(const View& v, Json& out) const;
  int tensor_size() const { return 3 * cards + 2 * max_seats; }
  template <TensorElement T>
  void tensor(const View& v, Tensor<T> out) const;  // own hand, shown, prize: 16 each; cards held, points: 4 each

  Action greedy(const Observation<Lanterns>& observation, Rng& rng) const;

  static std::span<const std::string_view> quantities();
  static std::span<const Reason> reasons();
  int amount(const State& s, Seat seat, int what) const;
  void causes(const State& s, Seat seat, Action a, Causes& out) const;
  void json(const Cause& cause, Json& out) const;

 private:
  bool dealing(const State& s) const { return s.dealt < seats_ * hand_; }

  Options options_;
  int seats_ = 2;
  int hand_ = 3;
};

static_assert(Game<Lanterns> && HasTensor<Lanterns> && ExplainsSteps<Lanterns>);

}  // namespace shengxiao::games::lanterns

namespace shengxiao::games {
using lanterns::Lanterns;
}
