// How moves are written (ZO-23), and their ids.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
// The ids of a kind of action: one for each place, seat and card, the card changing fastest.
struct Block {
  Kind kind;
  int cards, seats, places;
  int first;
  constexpr int size() const { return cards * seats * places; }
};

struct Numbering {
  std::array<Block, 10> blocks{{{Kind::up, card_kinds, 1, 1, 0},
                                {Kind::down, card_kinds, 1, 1, 0},
                                {Kind::discard, card_kinds, 1, 2, 0},
                                {Kind::fine, signs, 1, 1, 0},
                                {Kind::play_pangu, signs, Zodiac::max_seats, 4, 0},
                                {Kind::cut, card_kinds, Zodiac::max_seats, 1, 0},
                                {Kind::deal, card_kinds, Zodiac::max_seats, 1, 0},
                                {Kind::turn_up, card_kinds, 1, 1, 0},
                                {Kind::drawn, card_kinds, 1, 1, 0},
                                {Kind::fined, signs, 1, 1, 0}}};
  int total = simple_actions.size();  // they have the first ids

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
  for (std::size_t i = 0; i < simple_actions.size(); ++i)
    if (simple_actions[i] == a) return static_cast<ActionId>(i);
  for (const auto& block : numbering.blocks)
    if (block.kind == a.kind) return static_cast<ActionId>(block.first + (a.place * block.seats + a.seat) * block.cards + a.card);
  return 0;  // not reached: every kind has its block
}

Zodiac::Action Zodiac::action(ActionId id) const {
  if (id < simple_actions.size()) return simple_actions[id];
  for (const auto& block : numbering.blocks)
    if (const int at = id - block.first; at < block.size())
      return {block.kind, at % block.cards, at / block.cards % block.seats, at / block.cards / block.seats};
  return simple_actions[0];  // not reached: ids lie below action_total
}

std::string Zodiac::text(Action a) const {
  const auto card = a.card == none ? "?" : codes[a.card];
  const auto from = a.from_face_up() ? "^" : "";
  switch (a.kind) {
    case Kind::draw: return "draw";
    case Kind::take: return "take";
    case Kind::pass: return "pass";
    case Kind::call: return "call";
    case Kind::fine_hand: return "fine hand";
    case Kind::play_cat: return fmt::format("play {}Cat", from);
    case Kind::up: return fmt::format("up {}", card);
    case Kind::down: return fmt::format("down {}", card);
    case Kind::discard: return fmt::format("discard {}{}", from, card);
    case Kind::fine: return fmt::format("fine ^{}", card);
    case Kind::play_pangu: return fmt::format("play {}Pangu {}<{}{}", from, card, a.seat, a.to_face_up() ? "^" : "");
    case Kind::cut: return fmt::format("cut {}>{}", card, a.seat);
    case Kind::deal: return fmt::format("deal {}>{}", card, a.seat);
    case Kind::turn_up: return fmt::format("turn {}", card);
    case Kind::drawn: return fmt::format("drawn {}", card);
    case Kind::fined: return fmt::format("fined {}", card);
  }
  return {};
}

}  // namespace shengxiao::games::zodiac
