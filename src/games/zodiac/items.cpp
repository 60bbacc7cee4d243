// What a designer asks about: cards taken and played, signs held at the end; how games end.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
constexpr int first_taken = card_kinds, first_played = first_taken + card_kinds;
constexpr std::array<std::string_view, 6> ways{"draw", "take", "Cat", "Pangu", "discard", "pass"};
}  // namespace

std::vector<Item> Zodiac::items() const {
  std::vector<Item> all;
  for (const auto name : names) all.push_back({"card held at the end", std::string(name), Item::Counts::held});
  for (const auto name : names) all.push_back({"card taken", std::string(name), Item::Counts::used});
  for (const auto name : ways) all.push_back({"way to play", std::string(name), Item::Counts::used});
  return all;
}

void Zodiac::items_held(const State& s, Seat seat, std::vector<int>& out) const {
  const auto i = static_cast<std::size_t>(index(seat));
  for (int card = 0; card < card_kinds; ++card)
    if ((s.hand[i] + s.face_up[i]).count(card)) out.push_back(card);
}

ItemsUsed Zodiac::items_used(const State& s, Seat, Action a) const {
  const auto way = [](int number, std::optional<int> item = {}) {
    ItemsUsed used(1, first_played + number);
    if (item) used.push_back(*item);
    return used;
  };
  switch (a.kind) {
    case Kind::draw: return way(0);
    case Kind::take: return way(1, first_taken + top(s.discard_pile));
    case Kind::play_cat: return way(2);
    case Kind::play_pangu: return way(3, first_taken + a.card);
    case Kind::discard: return way(4);
    case Kind::pass: return way(5);
    default: return {};
  }
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
