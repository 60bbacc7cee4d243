// Which items an action uses. Inline, since a study asks of every legal action. Only zodiac.hpp includes it, at its end.
#pragma once

namespace shengxiao::games::zodiac {

namespace items_of {  // the cards held come first
constexpr int first_taken = card_kinds;
enum Way { draws = first_taken + card_kinds, takes, plays_cat, plays_pangu, discards, passes };
}  // namespace items_of

inline ItemsUsed Zodiac::items_used(const State& s, Seat, Action a) const {
  using namespace items_of;
  switch (a.kind) {
    case Kind::draw: return uses(draws);
    case Kind::take: return uses(takes, first_taken + top(s.discard_pile));
    case Kind::play_cat: return uses(plays_cat);
    case Kind::play_pangu: return uses(plays_pangu, first_taken + a.card);
    case Kind::discard: return uses(discards);
    case Kind::pass: return uses(passes);
    default: return {};
  }
}

}  // namespace shengxiao::games::zodiac
