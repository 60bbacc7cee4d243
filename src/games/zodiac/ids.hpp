// The ids of actions. Inline, since every policy asks for them. Only zodiac.hpp includes it, at its end.
#pragma once

namespace shengxiao::games::zodiac {

namespace ids {
// The ids of a kind of action: one for each place, seat and card, the card changing fastest.
struct IdsOfKind {
  Kind kind;
  int first_card = 0, cards = 1, seats = 1, places = 1;
  int first = 0;
  constexpr int size() const { return cards * seats * places; }
};

struct Numbering {
  std::array<IdsOfKind, 16> blocks{{{Kind::draw},
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
inline constexpr Numbering numbering;
static_assert(numbering.total == Zodiac::action_total);

constexpr Action action_of(int id) {
  std::size_t kind = 0;
  while (id >= numbering.blocks[kind].first + numbering.blocks[kind].size()) ++kind;
  const auto& block = numbering.blocks[kind];
  const int at = id - block.first, place = at / block.cards / block.seats;
  return {block.kind, block.first_card + at % block.cards, at / block.cards % block.seats, places[place % 2], places[place / 2]};
}
constexpr auto all_actions = [] {
  std::array<Action, Zodiac::action_total> all{};
  for (std::size_t id = 0; id < all.size(); ++id) all[id] = action_of(static_cast<int>(id));
  return all;
}();
}  // namespace ids

inline ActionId Zodiac::id(Action a) const {
  const auto& block = ids::numbering.blocks[static_cast<std::size_t>(a.kind)];
  return static_cast<ActionId>(block.first + ((a.from_face_up() + 2 * a.to_face_up()) * block.seats + a.seat) * block.cards +
                               a.card - block.first_card);
}

inline Action Zodiac::action(ActionId id) const { return ids::all_actions[id]; }

}  // namespace shengxiao::games::zodiac
