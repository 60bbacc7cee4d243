// What a viewer may know; a view as JSON for drawing, and as floats for learning.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

void Zodiac::components(Json& out) {
  out.key("cards").open('[');
  for (int card = 0; card < kinds; ++card) {
    const auto at = static_cast<std::size_t>(card);
    out.open('{').field("name", names[at]).field("code", codes[at]);
    out.field("kind", is_sign(card) ? "sign" : "action").close('}');
  }
  out.close(']');
}

Zodiac::View Zodiac::view(const State& s, Seat viewer) const {
  View v;
  v.open = s.open;
  v.known = s.known;
  v.fresh = v.common = s.fresh[max_seats];
  v.raised = s.raised;
  v.lowered = s.lowered;
  v.pile = s.pile;
  v.skips = s.skips;
  for (std::size_t seat = 0; seat < max_seats; ++seat) v.held[seat] = static_cast<std::uint8_t>(s.hand[seat].size());
  v.turns = s.turns;
  v.phase = s.phase;
  v.mover = s.mover;
  v.dealer = s.dealer;
  v.barred = s.barred;
  v.fines = s.fines;
  v.winner = s.winner;
  v.cut = s.cut;
  v.viewer = static_cast<std::uint8_t>(index(Seat::watcher));
  v.draw_size = static_cast<std::uint8_t>(s.draw.size());
  if (s.phase == Phase::fining || s.phase == Phase::fining_blind) {
    // Who chooses the fine is told whether it can come from the hand; the others see what follows from what is done.
    const auto sign_in = [](Bag bag) { return (bag.kinds() & every_sign) != 0; };
    const bool told = index(viewer) == s.mover || index(viewer) == after(s.mover);
    const bool follows = s.phase == Phase::fining_blind || !sign_in(s.open[s.mover]);
    if (told || follows) v.fined_hand = sign_in(s.hand[s.mover]) ? has_sign : no_sign;
  }
  if (is_seat(viewer)) {
    const auto me = static_cast<std::size_t>(index(viewer));
    v.viewer = static_cast<std::uint8_t>(me);
    v.hand = s.hand[me];
    v.fresh = s.fresh[me];
    if (me == s.mover) v.drawn = s.drawn;
  }
  return v;
}

void Zodiac::json(const View& v, Json& out) const {
  static constexpr std::array<std::string_view, 11> phases{"cut",       "deal",    "turn_up", "begin",        "drawing", "drawn",
                                                           "arranging", "calling", "fining",  "fining_blind", "over"};
  const auto cards = [&](std::string_view field, Bag bag) {
    out.key(field).open('[');
    for (int card = 0; card < kinds; ++card)
      for (int k = bag.count(card); k > 0; --k) out.value(names[static_cast<std::size_t>(card)]);
    out.close(']');
  };
  const auto card_or_null = [&](std::string_view field, int card) {
    out.key(field);
    card == none ? out.null() : out.value(names[static_cast<std::size_t>(card)]);
  };
  const auto seat_or_null = [&](std::string_view field, bool is, int seat) {
    out.key(field);
    is ? out.value(seat) : out.null();
  };
  out.field("game", name).field("phase", phases[static_cast<std::size_t>(v.phase)]);
  out.field("enforcement", table_ ? "table" : "guided").field("turns", v.turns);
  const bool playing = v.phase >= Phase::begin && v.phase != Phase::over, playing_or_over = v.phase >= Phase::begin;
  seat_or_null("dealer", v.phase != Phase::cut, v.dealer);
  card_or_null("cut", v.cut);  // the card that made the dealer
  seat_or_null("mover", playing, v.mover);
  seat_or_null("fined_by", v.phase == Phase::fining || v.phase == Phase::fining_blind, after(v.mover));
  out.field("fines", static_cast<int>(v.fines)).field("take_barred", v.barred != 0);
  seat_or_null("winner", v.winner != none, v.winner);
  out.field("draw_pile", static_cast<int>(v.draw_size));
  card_or_null("top", v.pile.top());
  out.key("discard_pile").open('[');  // the bottom card first
  for (int i = 0; i < v.pile.size(); ++i) out.value(names[static_cast<std::size_t>(v.pile.at(i))]);
  out.close(']');
  seat_or_null("viewer", v.viewer < seats_, v.viewer);
  if (v.viewer < seats_) {
    cards("hand", v.hand);
    const auto lacks = every_sign & ~(v.hand.kinds() | v.open[v.viewer].kinds());
    out.key("missing").open('[');
    for (Kinds rest = playing_or_over ? lacks : 0; rest; rest &= rest - 1) out.value(names[static_cast<std::size_t>(lowest(rest))]);
    out.close(']');
  }
  card_or_null("drawn", v.drawn);
  out.key("seats").open('[');
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
    out.open('{').field("hand", static_cast<int>(v.held[seat])).field("skips", static_cast<int>(v.skips[seat]));
    cards("known", v.known[seat]);
    cards("face_up", v.open[seat]);
    out.close('}');
  }
  out.close(']');
}

// Seats are counted from the viewer on (a watcher is given seat 0's place). Counts are by kind, 14 each: own hand, the draw pile at
// most, all discards, the top discard (0 or 1), the card just drawn (0 or 1), moved up and moved down in this turn (0 or 1); then
// for each of 8 seats 14 face up, 14 known in hand, and cards in hand, skips owed, its turn, winner; then the 11 phases, cards in
// the draw pile, fines, whether taking is barred. All counts are divided by 8, the draw pile's cards by 100.
int Zodiac::tensor_size() const { return 7 * kinds + max_seats * (2 * kinds + 4) + 11 + 3; }

void Zodiac::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  auto next = out.begin();
  const auto put = [&](float x) { *next++ = x; };
  const auto eighths = [&](int count) { put(static_cast<float>(count) / 8); };
  const auto bag = [&](Bag b) {
    for (int card = 0; card < kinds; ++card) eighths(b.count(card));
  };
  const auto set = [&](Kinds s) {
    for (int card = 0; card < kinds; ++card) put((s & only(card)) != 0);
  };
  const auto one = [&](int card) { set(card == none ? 0 : only(card)); };
  bag(v.hand);
  bag(v.fresh);
  bag(v.pile.bag());
  one(v.pile.top());
  one(v.drawn);
  set(v.raised);
  set(v.lowered);
  const int first = v.viewer < seats_ ? v.viewer : 0;
  for (int k = 0; k < max_seats; ++k) {
    const auto seat = static_cast<std::size_t>(k < seats_ ? (first + k) % seats_ : k);
    bag(v.open[seat]);
    bag(v.known[seat]);
    eighths(v.held[seat]);
    eighths(v.skips[seat]);
    put(k < seats_ && v.phase >= Phase::begin && v.mover == seat);
    put(v.winner == seat);
  }
  for (int phase = 0; phase < 11; ++phase) put(static_cast<int>(v.phase) == phase);
  put(static_cast<float>(v.draw_size) / 100);
  eighths(v.fines);
  put(v.barred);
  assert(next == out.end());
}

}  // namespace shengxiao::games::zodiac
