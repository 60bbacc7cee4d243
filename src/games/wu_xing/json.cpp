// Views and actions as JSON: see JSON.md.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

void WuXing::components(Json& out) {
  out.field("tokens", tokens_each);  // WX-4
}

void WuXing::json(Action a, Json& out) const {
  switch (a.kind) {
    case Kind::draw: out.field("kind", "draw").field("tile", tile_names[a.tile()]); break;
    case Kind::first: out.field("kind", "first").field("target", a.seat()); break;
    case Kind::throw_dice: out.field("kind", "throw").key("dice").open('[').value(a.low()).value(a.high()).close(']'); break;
    case Kind::rethrow: out.field("kind", "rethrow").field("die", a.die()); break;
    case Kind::token:
      out.field("kind", "token").field("die", a.die()).field("change", change_codes.substr(static_cast<int>(a.change()), 1));
      break;
    case Kind::claim: out.field("kind", "claim").field("space", a.space() + 1); break;
    case Kind::capture: out.field("kind", "capture").field("tile", tile_names[a.tile()]).field("from", a.owner()); break;
    case Kind::prevent: out.field("kind", "prevent"); break;
    case Kind::allow: out.field("kind", "allow"); break;
    case Kind::pass: out.field("kind", "pass"); break;
  }
}

void WuXing::json(Redacted a, Json& out) const {
  json(a.action, out);
  out.field("mover", a.mover);
  if (a.tile != none && a.action.kind != Kind::capture) out.field("tile", tile_names[a.tile]);
  if (a.sequel == Sequel::pending) out.field("pending", true);
  if (a.sequel == Sequel::shuffled) out.field("shuffled", true);
  if (a.turned) out.field("turned", a.turned);
  if (a.gain) out.field("gain", a.gain);
  if (a.loss) out.field("loss", a.loss);
  if (a.dice == no_throw) return;
  const auto dice = all_throws[a.dice];
  out.key("dice").open('[').value(dice.low).value(dice.high).close(']');
}

namespace {
constexpr std::array<std::string_view, 7> phase_names{"draw", "first", "throw", "act", "rethrow", "answer", "over"};

void write_tiles(std::string_view field, Tiles set, Json& out) {
  out.key(field).open('[');
  for (; set; set &= set - 1) out.value(tile_names[std::countr_zero(set)]);
  out.close(']');
}

template <class Points>
void write_tile_points(Tiles set, const Points& points, Json& out) {
  out.open('{');
  for (; set; set &= set - 1) {
    const int tile = std::countr_zero(set);
    out.field(tile_names[tile], points(tile));
  }
  out.close('}');
}

// The progress towards the bonuses for colours and families (WX-16, WX-17).
void write_bonuses(Tiles held, Json& out) {
  out.key("colours").open('[');
  for (int c = 0; c < colours; ++c) {
    const int have = std::popcount(held & colour_sets[c]), all = std::popcount(colour_sets[c]);
    const auto bonus = [](int n) { return colour_bonus[n]; };
    int next = have + 1;  // the number of tiles that raises the bonus
    while (next <= all && bonus(next) == bonus(have)) ++next;
    out.open('{').field("colour", tile_names[c]).field("tiles", have).field("bonus", bonus(have)).key("next");
    next <= all ? out.value(next) : out.null();
    out.close('}');
  }
  out.close(']').key("families").open('[');
  for (int f = 0; f < families; ++f) {
    const auto family = family_sets[f];
    out.open('{').field("family", family_names[f]).field("tiles", std::popcount(held & family));
    out.field("size", std::popcount(family)).field("bonus", family_bonus(held, f));
    out.field("worth", family_worth[f]).close('}');
  }
  out.close(']');
}

std::span<const std::uint8_t> shown(const Panel& panel) { return std::span(panel.shows).first(panel.dice); }
}  // namespace

// The points that the mover's dice can gain and cost others, the moves that end the game, and what each token could do.
void WuXing::write_preview(const View& v, Json& out) const {
  const bool acts = v.phase == Phase::act;
  const Tiles now = acts ? in_reach(v, v.dice) : 0;
  const auto gain = [&](int tile) { return score_change(v.held[v.mover], tile); };
  const auto loss = [&](int tile) { return score_change(v.held[owner_of(v, tile)], tile); };
  out.key("gains");
  write_tile_points(now, gain, out);
  out.key("losses");
  write_tile_points(now & ~unclaimed(v), loss, out);
  out.key("endings").open('[');
  if (acts || v.phase == Phase::answer) write_endings(v, out);
  out.close(']').key("prospects").open('[');
  for (int k = 0; acts && k < token_moves(v); ++k) write_prospect(v, token_move(v, k), now, out);
  out.close(']');
}

// The moves that end the game whatever is drawn or answered (WX-14), with the scores if these are certain too.
void WuXing::write_endings(const View& v, Json& out) const {
  const auto seat = to_act(v).front();
  Actions<WuXing> moves;
  legal(v, seat, moves);
  for (const auto a : moves) {
    if (a.kind == Kind::token) continue;
    State next = v;
    apply(next, seat, a);
    const bool asked = next.phase == Phase::answer;
    if (asked) apply(next, seat_at(next.contested_owner), Action::prevent());  // either answer ends the turn
    while (next.phase == Phase::draw) apply(next, Seat::chance, legal_at(next, Seat::chance, 0));
    if (next.phase != Phase::over) continue;
    out.open('{').field("move", text(a)).key("points");
    if (asked)
      out.null();
    else
      out.array(points(next));
    out.close('}');
  }
}

// The faces that a token can give its die, and the tiles that it can bring into reach.
void WuXing::write_prospect(const View& v, Action token, Tiles now, Json& out) const {
  Tiles brings = 0;
  int chances = 0;
  out.open('{').field("move", text(token)).key("faces").open('[');
  const auto show = [&](const State& s, int face) {
    const Tiles fresh = in_reach(s, s.dice) & ~now;
    brings |= fresh;
    chances += fresh != 0;
    out.value(face);
  };
  State next = v;
  apply(next, seat_at(v.mover), token);
  if (next.phase == Phase::act) show(next, turned(token.die(), token.change()));
  for (int k = 0; next.phase == Phase::rethrow && k < legal_count(next, Seat::chance); ++k) {
    State thrown = next;
    const auto rethrow = legal_at(next, Seat::chance, k);
    apply(thrown, Seat::chance, rethrow);
    show(thrown, rethrow.die());
  }
  out.close(']').key("brings");
  write_tile_points(brings, [&](int tile) { return score_change(v.held[v.mover], tile); }, out);
  out.field("chances", chances).close('}');
}

void WuXing::json(const View& v, Json& out) const {
  out.field("game", name);
  out.field("phase", phase_names[static_cast<int>(v.phase)]);
  out.field("turn", v.turn).field("turn_limit", turn_limit_).field("end", piles_ ? "piles" : "tiles");
  out.key("mover");
  v.turn ? out.value(v.mover) : out.null();
  out.key("dice").open('[');
  if (v.phase == Phase::rethrow) out.value(v.kept_die);
  if (v.dice != no_throw) out.value(all_throws[v.dice].low).value(all_throws[v.dice].high);
  out.close(']');
  out.key("wanted");
  if (v.contested_tile == none)
    out.null();
  else
    out.open('{')
        .field("tile", tile_names[v.contested_tile])
        .field("from", v.contested_owner)
        .field("gain", score_change(v.held[v.mover], v.contested_tile))
        .field("loss", score_change(v.held[v.contested_owner], v.contested_tile))
        .close('}');
  out.key("board").open('[');
  for (int i = 0; i < spaces; ++i) {
    if (v.board[i] == none) {
      out.null();
      continue;
    }
    out.open('{').field("tile", tile_names[v.board[i]]).field("panel", v.panel[i] + 1).key("shows");
    out.array(shown(tile(v.board[i]).panel[v.panel[i]])).close('}');
  }
  out.close(']');
  write_tiles("pile", v.draw_pile, out);
  write_tiles("discards", v.discard_pile, out);
  const int left = std::popcount(unclaimed(v));
  out.field("claims_left", piles_ ? std::max(left - spaces, 0) : left);  // WX-14: the last of them ends the game
  out.field("unclaimed", left).field("few", discards_stop(v));
  out.key("seats").open('[');
  for (int seat = 0; seat < seats_; ++seat) {
    out.open('{').field("tokens", v.tokens[seat]).field("points", score(v.held[seat]));
    write_tiles("tiles", v.held[seat], out);
    out.field("values", value_sum(v.held[seat]));
    write_bonuses(v.held[seat], out);
    out.close('}');
  }
  out.close(']');
  write_preview(v, out);
  out.key("tiles").open('[');  // what is printed on them
  for (int t = 0; t < tiles; ++t) {
    out.open('{').field("name", tile_names[t]);
    out.field("kind", family_names[family_of(t)]);
    out.field("colour", tile_names[colour_of[t]]).field("value", tile(t).value);
    out.key("panels").open('[');
    for (const auto& panel : tile(t).panel) out.array(shown(panel));
    out.close(']').close('}');
  }
  out.close(']');
}

}  // namespace shengxiao::games::wu_xing
