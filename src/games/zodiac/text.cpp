// How moves are written (ZO-23), their numbers, and how they read to somebody who may not know all of them.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
constexpr std::uint8_t small(int x) { return static_cast<std::uint8_t>(x); }

// Blocks of ids: a kind of action, how many cards it can be about, how many seats and places; the card runs fastest.
struct Block {
  Zodiac::Kind kind;
  int cards, seats, places;
  int first;
  constexpr int size() const { return cards * seats * places; }
};

struct Numbering {
  using Kind = Zodiac::Kind;
  std::array<Block, 10> blocks{{{Kind::up, kinds, 1, 1, 0},
                                {Kind::down, kinds, 1, 1, 0},
                                {Kind::discard, kinds, 1, 2, 0},
                                {Kind::fine, signs, 1, 1, 0},
                                {Kind::pangu, signs, Zodiac::max_seats, 4, 0},
                                {Kind::cut, kinds, Zodiac::max_seats, 1, 0},
                                {Kind::deal, kinds, Zodiac::max_seats, 1, 0},
                                {Kind::turn, kinds, 1, 1, 0},
                                {Kind::drawn, kinds, 1, 1, 0},
                                {Kind::fined, signs, 1, 1, 0}}};
  int total = 7;  // after the moves that are one of their kind

  constexpr Numbering() {
    for (auto& block : blocks) {
      block.first = total;
      total += block.size();
    }
  }
};
constexpr Numbering numbering;
static_assert(numbering.total == Zodiac::action_total);
}  // namespace

ActionId Zodiac::id(Action a) const {
  for (std::size_t i = 0; i < singles.size(); ++i)
    if (singles[i] == a) return static_cast<ActionId>(i);
  for (const auto& block : numbering.blocks)
    if (block.kind == a.kind) return static_cast<ActionId>(block.first + (a.place * block.seats + a.seat) * block.cards + a.card);
  return 0;  // not reached: every kind has its block
}

Zodiac::Action Zodiac::action(ActionId id) const {
  if (id < singles.size()) return singles[id];
  for (const auto& block : numbering.blocks)
    if (const int at = id - block.first; at < block.size())
      return {block.kind, small(at % block.cards), small(at / block.cards % block.seats), small(at / block.cards / block.seats)};
  return singles[0];  // not reached: ids lie below action_total
}

std::string Zodiac::text(Action a) const {
  const auto card = a.card == none ? "?" : codes[a.card];
  const auto from = a.from_open() ? "^" : "";
  switch (a.kind) {
    case Kind::draw: return "draw";
    case Kind::take: return "take";
    case Kind::pass: return "pass";
    case Kind::call: return "call";
    case Kind::fine_hand: return "fine hand";
    case Kind::cat: return fmt::format("play {}Cat", from);
    case Kind::up: return fmt::format("up {}", card);
    case Kind::down: return fmt::format("down {}", card);
    case Kind::discard: return fmt::format("discard {}{}", from, card);
    case Kind::fine: return fmt::format("fine ^{}", card);
    case Kind::pangu: return fmt::format("play {}Pangu {}<{}{}", from, card, a.seat, a.place & Action::to_open ? "^" : "");
    case Kind::cut: return fmt::format("cut {}>{}", card, a.seat);
    case Kind::deal: return fmt::format("deal {}>{}", card, a.seat);
    case Kind::turn: return fmt::format("turn {}", card);
    case Kind::drawn: return fmt::format("drawn {}", card);
    case Kind::fined: return fmt::format("fined {}", card);
  }
  return {};
}

Zodiac::Redacted Zodiac::redact(const State& s, Seat actor, Action a, Seat viewer) const {
  Redacted r{a, none, 0, s.mover, 0, s.turns};
  const bool hidden = (a.kind == Kind::deal && index(viewer) != a.seat) || (a.kind == Kind::drawn && index(viewer) != s.mover);
  if (hidden) r.action.card = none;
  if (a.kind == Kind::take) r.taken = small(s.pile.top());
  auto next = s;
  apply(next, actor, a);
  if (next.turns == s.turns || next.phase == Phase::over) return r;
  for (int seat = after(s.mover); seat != next.mover; seat = after(seat)) r.skipped |= small(1 << seat);
  return r;
}

void Zodiac::json(Action a, Json& out) const {
  static constexpr std::array<std::string_view, 16> words{"draw",    "take", "pass", "call", "fine", "play", "up",    "down",
                                                          "discard", "fine", "play", "cut",  "deal", "turn", "drawn", "fined"};
  out.field("kind", words[static_cast<std::size_t>(a.kind)]);
  switch (a.kind) {
    case Kind::draw:
    case Kind::take:
    case Kind::pass:
    case Kind::call: return;
    case Kind::fine_hand: out.field("from", "hand"); return;
    case Kind::pangu:
      out.field("card", "Pangu").field("from", a.from_open() ? "face_up" : "hand");
      out.field("sign", names[a.card]).field("target", static_cast<int>(a.seat));
      out.field("to", a.place & Action::to_open ? "face_up" : "hand");
      return;
    default: break;
  }
  out.key("card");
  a.card == none ? out.null() : out.value(names[a.card]);
  if (a.kind == Kind::fine || a.kind == Kind::down) out.field("from", "face_up");
  if (a.kind == Kind::up || a.kind == Kind::fined) out.field("from", "hand");
  if (a.kind == Kind::cat || a.kind == Kind::discard) out.field("from", a.from_open() ? "face_up" : "hand");
  if (a.kind == Kind::cut || a.kind == Kind::deal) out.field("target", static_cast<int>(a.seat));
}

void Zodiac::json(const Redacted& a, Json& out) const {
  json(a.action, out);
  if (a.taken != none) out.field("card", names[a.taken]);
  if (a.action.kind == Kind::cat) out.field("target", after(a.mover));
  out.field("mover", a.mover).field("turn", a.turn);
  if (!a.skipped) return;
  out.key("skipped").open('[');
  for (int seat = 0; seat < seats_; ++seat)
    if (a.skipped >> seat & 1) out.value(seat);
  out.close(']');
}

}  // namespace shengxiao::games::zodiac
