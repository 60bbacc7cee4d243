// Components, views and actions as JSON: see JSON.md.
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

void Zodiac::components(Json& out) {
  out.field("limit", 6);  // ZO-6
  out.key("cards").open('[');
  for (int card = 0; card < card_kinds; ++card) {
    out.open('{').field("name", names[card]).field("code", codes[card]);
    out.field("kind", is_sign(card) ? "sign" : "action").close('}');
  }
  out.close(']');
}

void Zodiac::json(Action a, Json& out) const {
  static constexpr std::array<std::string_view, 16> kinds{"draw",    "take", "pass", "call", "fine", "play", "up",    "down",
                                                          "discard", "fine", "play", "cut",  "deal", "turn", "drawn", "fined"};
  out.field("kind", kinds[static_cast<int>(a.kind)]);
  switch (a.kind) {
    case Kind::draw:
    case Kind::take:
    case Kind::pass:
    case Kind::call: return;
    case Kind::fine_hand: out.field("from", "hand"); return;
    case Kind::play_pangu:
      out.field("card", "Pangu").field("from", a.from_face_up() ? "face_up" : "hand");
      out.field("sign", names[a.card]).field("target", a.seat);
      out.field("to", a.to_face_up() ? "face_up" : "hand");
      return;
    default: break;
  }
  out.key("card");
  a.card == none ? out.null() : out.value(names[a.card]);
  if (a.kind == Kind::fine || a.kind == Kind::down) out.field("from", "face_up");
  if (a.kind == Kind::up || a.kind == Kind::fined) out.field("from", "hand");
  if (a.kind == Kind::play_cat || a.kind == Kind::discard) out.field("from", a.from_face_up() ? "face_up" : "hand");
  if (a.kind == Kind::cut || a.kind == Kind::deal) out.field("target", a.seat);
}

void Zodiac::json(const Redacted& a, Json& out) const {
  json(a.action, out);
  if (a.taken != none) out.field("card", names[a.taken]);
  if (a.action.kind == Kind::play_cat) out.field("target", rules_.next_seat(a.mover));
  out.field("mover", a.mover).field("turn", a.turn);
  if (!a.passed_over) return;
  out.key("skipped").open('[');
  for (int seat = 0; seat < rules_.seats; ++seat)
    if (a.passed_over >> seat & 1) out.value(seat);
  out.close(']');
}

void Zodiac::json(const View& v, Json& out) const {
  static constexpr std::array<std::string_view, 11> phases{"cut",       "deal",    "turn_up", "begin",        "drawing", "drawn",
                                                           "arranging", "calling", "fining",  "fining_blind", "over"};
  const State& s = v.seen;
  const auto write_cards = [&](std::string_view field, Bag bag) {
    out.key(field).open('[');
    for (int card = 0; card < card_kinds; ++card)
      for (int k = bag.count(card); k > 0; --k) out.value(names[card]);
    out.close(']');
  };
  const auto write_card = [&](std::string_view field, int card) {
    out.key(field);
    card == none ? out.null() : out.value(names[card]);
  };
  const auto write_seat_if = [&](bool is, std::string_view field, int seat) {
    out.key(field);
    is ? out.value(seat) : out.null();
  };
  out.field("game", name).field("phase", phases[static_cast<int>(s.phase)]);
  out.field("enforcement", rules_.players_enforce ? "table" : "guided").field("turns", s.turns);
  const bool set_up = s.phase >= Phase::begin, has_viewer = v.viewer < rules_.seats;
  write_seat_if(s.phase != Phase::cut, "dealer", s.dealer);
  write_card("cut", s.dealer_card);
  write_seat_if(set_up && s.phase != Phase::over, "mover", s.mover);
  write_seat_if(s.phase == Phase::fining || s.phase == Phase::fining_blind, "fined_by", rules_.next_seat(s.mover));
  out.field("fines", s.fines).field("take_barred", s.take_barred);
  write_seat_if(s.winner != nobody, "winner", s.winner);
  out.field("draw_pile", v.draw_pile_size);
  write_card("top", top(s.discard_pile));
  out.key("discard_pile").open('[');  // the bottom card first
  for (const int card : s.discard_pile) out.value(names[card]);
  out.close(']');
  write_seat_if(has_viewer, "viewer", v.viewer);
  if (has_viewer) {
    const Bag hand = s.hand[v.viewer];
    write_cards("hand", hand);
    out.key("missing").open('[');
    for (int card = 0; card < signs && set_up; ++card)
      if ((rules_.wanted & only(card)) && !hand.has(card) && !s.face_up[v.viewer].has(card)) out.value(names[card]);
    out.close(']');
  }
  write_card("drawn", s.just_drawn);
  out.key("seats").open('[');
  for (int seat = 0; seat < rules_.seats; ++seat) {
    out.open('{').field("hand", v.hand_size[seat]).field("skips", s.turns_to_miss[seat]);
    write_cards("known", s.known[seat]);
    write_cards("face_up", s.face_up[seat]);
    out.close('}');
  }
  out.close(']');
}

}  // namespace shengxiao::games::zodiac
