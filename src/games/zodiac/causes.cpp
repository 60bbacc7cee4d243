// Why seats gain and lose cards, known signs and turns.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

namespace {
enum Amount : std::uint8_t { signs_known, in_hand, on_table, turns_missed };
constexpr std::array<std::string_view, 4> amount_names{"signs", "hand", "face_up", "misses"};
enum Why : std::uint8_t { dealt, drawn, taken, arranged, discarded, played, pangu_takes, cat_stops, missed, fined, seen, shown };
constexpr std::array<Reason, 12> all_reasons{{{"dealt", "ZO-4"},
                                              {"drawn", "ZO-7"},
                                              {"taken", "ZO-8"},
                                              {"arranged", "ZO-11"},
                                              {"discarded", "ZO-12"},
                                              {"played", "ZO-9"},
                                              {"pangu", "ZO-16"},
                                              {"cat", "ZO-15"},
                                              {"missed", "ZO-15"},
                                              {"fined", "ZO-20"},
                                              {"seen", "ZO-22"},
                                              {"shown", "ZO-22"}}};

}  // namespace

std::span<const std::string_view> Zodiac::quantities() { return amount_names; }
std::span<const Reason> Zodiac::reasons() { return all_reasons; }

int Zodiac::amount(const State& s, Seat seat, int what) const {
  const int i = index(seat);
  switch (what) {
    case signs_known: return points(s)[i];
    case in_hand: return s.hand[i].size();
    case on_table: return s.face_up[i].size();
    default: return s.turns_to_miss[i];
  }
}

void Zodiac::causes(const State& s, Seat seat, Action a, Causes& out) const {
  // A card goes from one place to another: nowhere, a hand, face up. Only what everybody sees is named.
  const auto add = [&](int whose, Amount what, Why why, int amount, int card = none) {
    add_cause(out, seat_at(whose), what, why, amount, {.detail = card});
  };
  const int mover = s.mover;
  const auto own_place = a.from_face_up() ? on_table : in_hand;
  switch (a.kind) {
    case Kind::deal: add(a.seat, in_hand, dealt, 1); break;
    case Kind::drawn: add(mover, in_hand, drawn, 1); break;
    case Kind::take: add(mover, in_hand, taken, 1, top(s.discard_pile)); break;
    case Kind::up:
      add(mover, in_hand, arranged, -1, a.card);
      add(mover, on_table, arranged, 1, a.card);
      break;
    case Kind::down:
      add(mover, on_table, arranged, -1, a.card);
      add(mover, in_hand, arranged, 1, a.card);
      break;
    case Kind::discard: add(mover, own_place, discarded, -1, a.card); break;
    case Kind::fine: add(mover, on_table, fined, -1, a.card); break;
    case Kind::fined: add(mover, in_hand, fined, -1, a.card); break;
    case Kind::play_cat: add(mover, own_place, played, -1, cat); break;
    case Kind::play_pangu:
      add(mover, own_place, played, -1, pangu);
      add(a.seat, on_table, pangu_takes, -1, a.card);
      add(mover, a.to_face_up() ? on_table : in_hand, pangu_takes, 1, a.card);
      break;
    default: break;
  }
  State after = s;
  apply(after, seat, a);
  const bool stops_next = a.kind == Kind::play_cat;
  // ZO-20: with too many cards the turn ends with a fine.
  const bool ends_moves = a.kind == Kind::discard || a.kind == Kind::pass ||
                          ((a.kind == Kind::play_cat || a.kind == Kind::play_pangu) && s.phase == Phase::begin);
  const bool is_fined = rules_.players_enforce && ends_moves &&
                        (after.hand[mover].size() > rules_.most_cards || after.face_up[mover].size() > rules_.most_cards);
  for (int i = 0; i < rules_.seats; ++i) {
    const int stopped = stops_next && i == rules_.next_seat(mover), owed = is_fined && i == mover;
    add(i, turns_missed, cat_stops, stopped);
    add(i, turns_missed, fined, owed);
    add(i, turns_missed, missed, after.turns_to_miss[i] - s.turns_to_miss[i] - stopped - owed);
  }
  const auto before_points = points(s), after_points = points(after);
  const int card = a.kind == Kind::take ? top(s.discard_pile) : a.card;
  for (int i = 0; i < rules_.seats; ++i)
    if (after.phase == Phase::over)
      add(i, signs_known, shown, after_points[i] - before_points[i]);
    else
      add(i, signs_known, seen, after_points[i] - before_points[i], card);
}

void Zodiac::json(const Cause& cause, Json& out) const {
  if (cause.detail != none && cause.what != turns_missed) out.field("card", names[cause.detail]);
}

}  // namespace shengxiao::games::zodiac
