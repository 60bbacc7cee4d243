#include "games/template/template.hpp"

#include <algorithm>

#include "core/shared_win.hpp"

namespace shengxiao::games::lanterns {

namespace {
constexpr std::array<OptionSpec, 1> specs{{{"hand", "3", "2|3"}}};

enum Amount : std::uint8_t { points_won, cards_held };
constexpr std::array<std::string_view, 2> amount_names{"points", "cards"};
enum Why : std::uint8_t { dealt, spent, highest };
constexpr std::array<Reason, 3> all_reasons{{{"dealt", "LA-2"}, {"spent", "LA-4"}, {"highest", "LA-5"}}};

constexpr std::uint8_t small(int x) { return static_cast<std::uint8_t>(x); }
constexpr Lanterns::Cards card_set(int card) { return static_cast<Lanterns::Cards>(1u << card); }
constexpr bool holds(Lanterns::Cards set, int card) { return set >> card & 1; }
}  // namespace

std::span<const OptionSpec> Lanterns::options() { return specs; }

Result<Lanterns> Lanterns::make(const Setup& setup) {
  auto seats = check_seats(setup.seats, 2, min_seats, max_seats, "LA-1");
  if (!seats) return tl::unexpected(seats.error());
  auto options = complete(specs, setup.options);
  if (!options) return tl::unexpected(options.error());
  Lanterns game;
  game.seats_ = *seats;
  game.hand_ = value_of(*options, "hand") == "2" ? 2 : 3;
  game.options_ = *options;
  return game;
}

SeatSet Lanterns::to_act(const State& s) const {
  if (dealing(s)) return Seat::chance;  // LA-2
  SeatSet owing;
  for (int seat = 0; seat < seats_; ++seat)
    if (s.bid[static_cast<std::size_t>(seat)] == none) owing = owing.with(seat_at(seat));
  if (s.prize != none) return owing;  // LA-4
  return s.hand[0] ? SeatSet(Seat::chance) : SeatSet();  // LA-3, LA-6
}

void Lanterns::legal(const State& s, Seat seat, Actions<Lanterns>& out) const {
  if (!to_act(s).has(seat)) return;
  const Cards from = seat == Seat::chance ? s.deck : s.hand[static_cast<std::size_t>(index(seat))];
  const Kind kind = seat != Seat::chance ? Kind::bid : dealing(s) ? Kind::deal : Kind::prize;
  const int to = kind == Kind::deal ? s.dealt / hand_ : 0;
  for (int card = 0; card < cards; ++card)
    if (holds(from, card)) out.push_back({kind, small(card), small(to)});
}

void Lanterns::apply(State& s, Seat seat, Action a) const {
  assert(to_act(s).has(seat));
  if (a.kind != Kind::bid) {
    s.deck &= static_cast<Cards>(~card_set(a.card));
    if (a.kind == Kind::prize) {
      s.prize = a.card;
    } else {
      s.hand[a.to] |= card_set(a.card);
      ++s.dealt;
    }
    return;
  }
  const auto me = static_cast<std::size_t>(index(seat));
  s.hand[me] &= static_cast<Cards>(~card_set(a.card));
  s.bid[me] = a.card;
  if (!to_act(s).empty()) return;  // somebody still owes a bid: this one stays sealed
  const auto bids = std::span(s.bid).first(static_cast<std::size_t>(seats_));
  s.won[static_cast<std::size_t>(std::ranges::max_element(bids) - bids.begin())] += small(s.prize + 1);  // LA-5
  for (auto& bid : bids) {
    s.spent |= card_set(bid);
    bid = none;
  }
  s.prize = none;
}

Points Lanterns::points(const State& s) const {
  Points p;
  for (int seat = 0; seat < seats_; ++seat) p.push_back(s.won[static_cast<std::size_t>(seat)]);
  return p;
}

Returns Lanterns::returns(const State& s) const {  // LA-7
  const auto p = points(s);
  const int best = *std::ranges::max_element(p);
  SeatSet winners;
  for (int seat = 0; seat < seats_; ++seat)
    if (p[seat] == best) winners = winners.with(seat_at(seat));
  return shared_win(seats_, winners);
}

std::span<const std::string_view> Lanterns::quantities() { return amount_names; }
std::span<const Reason> Lanterns::reasons() { return all_reasons; }

int Lanterns::amount(const State& s, Seat seat, int what) const {
  const auto i = static_cast<std::size_t>(index(seat));
  return what == points_won ? s.won[i] : std::popcount(s.hand[i]) + (s.bid[i] != none);
}

// Which cards these are is not said: nobody has to remember who bid what.
void Lanterns::causes(const State& s, Seat seat, Action a, Causes& out) const {
  const auto add = [&](int whose, Amount what, Why why, int amount) { add_cause(out, seat_at(whose), what, why, amount); };
  if (a.kind == Kind::deal) add(a.to, cards_held, dealt, 1);
  if (a.kind != Kind::bid || to_act(s).size() > 1) return;  // the last bid turns all of them over
  const auto before = points(s);
  State after = s;
  apply(after, seat, a);
  const auto now = points(after);
  for (int i = 0; i < seats_; ++i) {
    add(i, cards_held, spent, -1);
    add(i, points_won, highest, now[i] - before[i]);
  }
}

void Lanterns::json(const Cause&, Json&) const {}

Error Lanterns::why_illegal(const State& s, Seat seat, Action a) const {
  const auto who = to_act(s);
  if (who.empty()) return {"LA-6", "game.over"};
  if (a.kind == Kind::deal && !dealing(s)) return {"LA-2", "template.hands_dealt"};
  if (a.kind == Kind::prize && (dealing(s) || s.prize != none)) return {"LA-3", "template.no_prize_now"};
  if (a.kind == Kind::bid && (dealing(s) || s.prize == none)) return {"LA-3", "template.no_prize_yet"};
  if (!who.has(seat)) return {"LA-4", who.is_chance() ? MessageId("template.chances_turn") : MessageId("template.no_bid")};
  if (a.kind == Kind::deal && !holds(s.deck, a.card)) return {"LA-2", "template.not_in_deck", a.card + 1};
  if (a.kind == Kind::deal) return {"LA-2", "template.next_card", seat_at(s.dealt / hand_)};
  if (a.kind == Kind::prize) return {"LA-3", "template.not_in_deck", a.card + 1};
  return {"LA-4", "template.not_in_hand", a.card + 1};
}

Lanterns::View Lanterns::view(const State& s, Seat viewer) const {
  View v;
  v.viewer = small(index(viewer));
  v.spent = s.spent;
  v.won = s.won;
  v.prize = s.prize;
  v.dealt = s.dealt;
  v.shown = static_cast<Cards>(~s.deck);
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    const bool bids = s.bid[seat] != none;
    v.has_bid[seat] = bids;
    v.held[seat] = small(std::popcount(s.hand[seat]) + bids);
    v.shown &= static_cast<Cards>(~(s.hand[seat] | (bids ? card_set(s.bid[seat]) : 0)));
  }
  if (is_player(viewer) && index(viewer) < seats_) {
    v.hand = s.hand[static_cast<std::size_t>(index(viewer))];
    v.bid = s.bid[static_cast<std::size_t>(index(viewer))];
  }
  return v;
}

// Deals the cards that the viewer has not seen: to each other seat as many as it holds, the rest stays the deck.
Lanterns::State Lanterns::determinize(const View& v, Rng& rng) const {
  State s;
  s.spent = v.spent;
  s.won = v.won;
  s.prize = v.prize;
  s.dealt = v.dealt;
  const Cards own = static_cast<Cards>(v.hand | (v.bid != none ? card_set(v.bid) : 0));
  s.deck = static_cast<Cards>(~(v.shown | own));
  const auto unseen = [&] {
    Cards rest = s.deck;
    for (int k = rng.below(std::popcount(rest)); k > 0; --k) rest &= static_cast<Cards>(rest - 1);
    const int card = std::countr_zero(rest);
    s.deck &= static_cast<Cards>(~card_set(card));
    return card;
  };
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    if (static_cast<int>(seat) == v.viewer) {
      s.hand[seat] = v.hand;
      s.bid[seat] = v.bid;
      continue;
    }
    if (v.has_bid[seat]) s.bid[seat] = small(unseen());
    for (int k = v.held[seat] - v.has_bid[seat]; k > 0; --k) s.hand[seat] |= card_set(unseen());
  }
  return s;
}

Lanterns::Redacted Lanterns::redact(const State&, Seat actor, Action a, Seat viewer) const {
  const bool hidden = (a.kind == Kind::bid && viewer != actor) || (a.kind == Kind::deal && index(viewer) != a.to);
  return {a.kind, hidden ? none : a.card, a.to};
}

ActionId Lanterns::id(Action a) const {
  const int block = a.kind == Kind::bid ? 0 : a.kind == Kind::prize ? 1 : 2 + a.to;
  return static_cast<ActionId>(block * cards + a.card);
}

Lanterns::Action Lanterns::action(ActionId id) const {
  const int block = id / cards, card = id % cards;
  if (block == 0) return {Kind::bid, small(card), 0};
  if (block == 1) return {Kind::prize, small(card), 0};
  return {Kind::deal, small(card), small(block - 2)};
}

std::string Lanterns::text(Redacted a) const {
  const auto card = a.card == none ? "?" : fmt::format("{}", a.card + 1);
  if (a.kind == Kind::deal) return fmt::format("deal {}>{}", card, a.to);
  return fmt::format("{} {}", a.kind == Kind::bid ? "bid" : "prize", card);
}

void Lanterns::json(Redacted a, Json& out) const {
  out.field("kind", a.kind == Kind::bid ? "bid" : a.kind == Kind::prize ? "prize" : "deal").key("card");
  a.card == none ? out.null() : out.value(a.card + 1);
  if (a.kind == Kind::deal) out.field("to", a.to);
}

void Lanterns::json(const View& v, Json& out) const {
  const auto numbers = [&](std::string_view field, Cards set) {
    out.key(field).open('[');
    for (int card = 0; card < cards; ++card)
      if (holds(set, card)) out.value(card + 1);
    out.close(']');
  };
  const auto seats = [&](const auto& values) { return std::span(values).first(static_cast<std::size_t>(seats_)); };
  const auto card = [&](std::string_view field, int which) {
    out.key(field);
    which == none ? out.null() : out.value(which + 1);
  };
  const bool dealt = v.dealt == seats_ * hand_;
  out.field("game", name).field("phase", !dealt ? "deal" : v.prize != none ? "bid" : v.held[0] ? "prize" : "over");
  card("prize", v.prize);
  numbers("hand", v.hand);
  card("bid", v.bid);
  numbers("shown", v.shown);
  out.key("held").array(seats(v.held));
  out.key("has_bid").array(seats(v.has_bid));
  out.key("points").array(seats(v.won));
}

template <TensorElement T>
void Lanterns::tensor(const View& v, Tensor<T> out) const {
  out.bits(v.hand, cards);
  out.bits(v.shown, cards);
  out.one_hot(v.prize, cards);
  for (std::size_t seat = 0; seat < max_seats; ++seat) out.number(v.held[seat]);
  for (std::size_t seat = 0; seat < max_seats; ++seat) out.number(v.won[seat]);
  assert(out.full());
}
template void Lanterns::tensor(const View&, Tensor<float>) const;
template void Lanterns::tensor(const View&, Tensor<std::uint8_t>) const;
template void Lanterns::tensor(const View&, Tensor<TensorUnit>) const;

// High cards for high prizes: the n-th best of hand where n is how the prize ranks.
Lanterns::Action Lanterns::greedy(const Observation<Lanterns>& observation, Rng&) const {
  const auto& [v, seat, legal] = observation;
  const int rank = (v.prize == none ? 0 : v.prize) * legal.size() / cards;
  return legal[std::min(rank, legal.size() - 1)];
}

}  // namespace shengxiao::games::lanterns
