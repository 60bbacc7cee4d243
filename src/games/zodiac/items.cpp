// What a designer asks about: cards taken and played, signs held at the end; how games end.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
constexpr std::array<std::string_view, 6> ways{"draw", "take", "Cat", "Pangu", "discard", "pass"};  // those of items_of::Way
}  // namespace

std::vector<Item> Zodiac::items() const {
  std::vector<Item> all;
  const auto add = [&](std::string_view of_signs, std::string_view of_others, Item::Counts counts) {
    for (int card = 0; card < card_kinds; ++card)
      all.push_back({card < signs ? of_signs : of_others, std::string(names[static_cast<std::size_t>(card)]), counts});
  };
  add("card held at the end", "action card held at the end", Item::Counts::held);
  add("card taken", "action card taken", Item::Counts::used);
  for (const auto name : ways) all.push_back({"way to play", std::string(name), Item::Counts::used});
  return all;
}

void Zodiac::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  const auto i = static_cast<std::size_t>(index(seat));
  for (int card = 0; card < card_kinds; ++card)
    if ((s.hand[i] + s.face_up[i]).count(card)) out.push_back(card);
}

int Zodiac::round(const State&) const { return 0; }

// ---- how games end ----

namespace {
enum Ending : std::uint8_t { complete, turns_over };
constexpr std::array<std::string_view, 2> all_endings{"a seat has the complete zodiac", "limit of turns"};
enum Tally : std::uint8_t { cards, spare, action_cards };
constexpr std::array<std::string_view, 3> all_tallies{"cards in hand and face up", "of them further copies of a sign",
                                                      "of them Cats and Pangus"};
}  // namespace

std::span<const std::string_view> Zodiac::endings() { return all_endings; }
std::span<const std::string_view> Zodiac::tallies() { return all_tallies; }

int Zodiac::ending(const State& s) const { return s.winner == nobody ? turns_over : complete; }  // ZO-22

int Zodiac::tally(const State& s, Seat seat, int what) const {
  const int i = index(seat);
  const auto held = s.hand[i] + s.face_up[i];
  const int others = held.count(cat) + held.count(pangu);
  return what == cards ? held.size() : what == action_cards ? others : held.size() - others - count(sign_kinds(held));
}

static_assert(HasItems<Zodiac> && HasTally<Zodiac>);

}  // namespace shengxiao::games::zodiac
