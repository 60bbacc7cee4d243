// How moves are written (ZO-23), and their ids.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
// The ids of a kind of action: one for each place, seat and card, the card changing fastest.
struct Block {
  Kind kind;
  int first_card = 0, cards = 1, seats = 1, places = 1;
  int first = 0;
  constexpr int size() const { return cards * seats * places; }
};

struct Numbering {
  std::array<Block, 16> blocks{{{Kind::draw},
                                {Kind::take},
                                {Kind::pass},
                                {Kind::call},
                                {Kind::fine_hand},
                                {Kind::play_cat, cat, 1, 1, 2},
                                {Kind::up, 0, card_kinds},
                                {Kind::down, 0, card_kinds},
                                {Kind::discard, 0, card_kinds, 1, 2},
                                {Kind::fine, 0, signs},
                                {Kind::play_pangu, 0, signs, Zodiac::max_seats, 4},
                                {Kind::cut, 0, card_kinds, Zodiac::max_seats},
                                {Kind::deal, 0, card_kinds, Zodiac::max_seats},
                                {Kind::turn_up, 0, card_kinds},
                                {Kind::drawn, 0, card_kinds},
                                {Kind::fined, 0, signs}}};
  int total = 0;

  constexpr Numbering() {
    for (auto& block : blocks) {
      block.first = total;
      total += block.size();
    }
  }
};
constexpr Numbering numbering;
constexpr Place place_of(int bit) { return static_cast<Place>(bit); }
static_assert(numbering.total == Zodiac::action_total);
}  // namespace

ActionId Zodiac::id(Action a) const {
  const auto& block = numbering.blocks[static_cast<int>(a.kind)];
  return static_cast<ActionId>(block.first + ((a.from_face_up() + 2 * a.to_face_up()) * block.seats + a.seat) * block.cards +
                               a.card - block.first_card);
}

Zodiac::Action Zodiac::action(ActionId id) const {
  int kind = 0;
  while (id >= numbering.blocks[kind].first + numbering.blocks[kind].size()) ++kind;
  const auto& block = numbering.blocks[kind];
  const int at = id - block.first, place = at / block.cards / block.seats;
  return {block.kind, block.first_card + at % block.cards, at / block.cards % block.seats, place_of(place % 2),
          place_of(place / 2)};
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
