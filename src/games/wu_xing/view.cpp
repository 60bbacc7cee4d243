// A view as JSON for drawing, and as floats for learning.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
constexpr std::array<std::string_view, 7> phase_names{"draw", "first", "throw", "act", "rethrow", "answer", "over"};

void tile_list(std::string_view field, Tiles set, Json& out) {
  out.key(field).open('[');
  for (; set; set &= set - 1) out.value(tile_names[static_cast<std::size_t>(std::countr_zero(set))]);
  out.close(']');
}

template <class Worth>
void tile_points(Tiles set, Json& out, const Worth& worth) {
  out.open('{');
  for (; set; set &= set - 1) {
    const int tile = std::countr_zero(set);
    out.field(tile_names[static_cast<std::size_t>(tile)], worth(tile));
  }
  out.close('}');
}

// The bonuses for colours and families (WX-16, WX-17), as far as they have come.
void bonuses(Tiles held, Json& out) {
  out.key("colours").open('[');
  for (std::size_t c = 0; c < colours; ++c) {
    const int have = std::popcount(held & colour_sets[c]), all = std::popcount(colour_sets[c]);
    const auto bonus = [](int n) { return colour_bonus[static_cast<std::size_t>(n)]; };
    int next = have + 1;  // the number of tiles with which it grows
    while (next <= all && bonus(next) == bonus(have)) ++next;
    out.open('{').field("colour", tile_names[c]).field("tiles", have).field("bonus", bonus(have)).key("next");
    next <= all ? out.value(next) : out.null();
    out.close('}');
  }
  out.close(']').key("families").open('[');
  for (std::size_t f = 0; f < family_sets.size(); ++f) {
    const auto family = family_sets[f];
    out.open('{').field("family", family_names[f]).field("tiles", std::popcount(held & family));
    out.field("size", std::popcount(family)).field("bonus", family_bonus(held, f));
    out.field("worth", family_worth[f]).close('}');
  }
  out.close(']');
}

int pips(int dice) {
  const auto t = all_throws[static_cast<std::size_t>(dice)];
  return t.low + t.high;
}

std::span<const std::uint8_t> shown(const Panel& panel) { return std::span(panel.shows).first(panel.dice); }
}  // namespace

// What the mover's dice bring now and cost others, which moves end the game, and what the mover's tokens could make of the dice.
void WuXing::preview(const View& v, Json& out) const {
  const bool acts = v.phase == Phase::act;
  const Tiles now = acts ? in_reach(v, v.dice) : 0;
  out.key("gains");
  tile_points(now, out, [&](int tile) { return worth(v.held[v.mover], tile); });
  out.key("losses");
  tile_points(now & ~unclaimed(v), out, [&](int tile) { return worth(v.held[owner_of(v, tile)], tile); });
  out.key("endings").open('[');
  if (acts || v.phase == Phase::answer) endings(v, out);
  out.close(']').key("prospects").open('[');
  for (int k = 0; acts && k < token_moves(v); ++k) prospect(v, token_move(v, k), now, out);
  out.close(']');
}

// The moves after which the game is over, whatever is drawn and answered (WX-14), and the scores where they are certain too.
void WuXing::endings(const View& v, Json& out) const {
  const auto seat = to_act(v).front();
  Actions<WuXing> moves;
  legal(v, seat, moves);
  for (const auto a : moves) {
    if (a.kind == Kind::token) continue;
    State next = v;
    apply(next, seat, a);
    const bool asked = next.phase == Phase::answer;
    if (asked) apply(next, seat_at(next.owner), Action::make(Kind::prevent));  // either answer ends the turn
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

// What a die may show after a token, and the tiles that come into reach with it.
void WuXing::prospect(const View& v, Action token, Tiles now, Json& out) const {
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
  if (next.phase == Phase::act) show(next, token.what + pips(next.dice) - pips(v.dice));
  for (int k = 0; next.phase == Phase::reroll && k < legal_count(next, Seat::chance); ++k) {
    State thrown = next;
    const auto roll = legal_at(next, Seat::chance, k);
    apply(thrown, Seat::chance, roll);
    show(thrown, roll.what);
  }
  out.close(']').key("brings");
  tile_points(brings, out, [&](int tile) { return worth(v.held[v.mover], tile); });
  out.field("chances", chances).close('}');
}

void WuXing::json(const View& v, Json& out) const {
  out.field("game", name);
  out.field("phase", phase_names[static_cast<std::size_t>(v.phase)]);
  out.field("turn", static_cast<int>(v.turn)).field("turn_limit", turn_limit_).field("end", piles_ ? "piles" : "tiles");
  out.key("mover");
  v.turn ? out.value(static_cast<int>(v.mover)) : out.null();
  out.key("dice").open('[');
  if (v.phase == Phase::reroll) out.value(static_cast<int>(v.kept));
  if (v.dice != no_throw) out.value(static_cast<int>(all_throws[v.dice].low)).value(static_cast<int>(all_throws[v.dice].high));
  out.close(']');
  out.key("wanted");
  if (v.wanted == none)
    out.null();
  else
    out.open('{')
        .field("tile", tile_names[v.wanted])
        .field("from", static_cast<int>(v.owner))
        .field("loss", worth(v.held[v.owner], v.wanted))
        .close('}');
  out.key("board").open('[');
  for (std::size_t i = 0; i < spaces; ++i) {
    if (v.board[i] == none) {
      out.null();
      continue;
    }
    out.open('{').field("tile", tile_names[v.board[i]]).field("panel", v.panel[i] + 1).key("shows");
    out.array(shown(tile(v.board[i]).dice[v.panel[i]])).close('}');
  }
  out.close(']');
  tile_list("pile", v.pile, out);
  tile_list("discards", v.discards, out);
  out.field("unclaimed", std::popcount(unclaimed(v))).field("few", few(v));
  out.key("seats").open('[');
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
    out.open('{').field("tokens", static_cast<int>(v.tokens[seat])).field("points", score(v.held[seat]));
    tile_list("tiles", v.held[seat], out);
    out.field("values", values(v.held[seat]));
    bonuses(v.held[seat], out);
    out.close('}');
  }
  out.close(']');
  preview(v, out);
  out.key("tiles").open('[');  // what is printed on them, for whoever draws them
  for (int t = 0; t < tiles; ++t) {
    out.open('{').field("name", tile_names[static_cast<std::size_t>(t)]);
    out.field("kind", family_names[static_cast<std::size_t>(family_of(t))]);
    out.field("colour", tile_names[colour_of[static_cast<std::size_t>(t)]]).field("value", tile(t).value);
    out.key("panels").open('[');
    for (const auto& panel : tile(t).dice) out.array(shown(panel));
    out.close(']').close('}');
  }
  out.close(']');
}

// Tiles (27 each): draw pile, discards, spaces 1 to 3, seats 0 to 5, the one that somebody wants to capture. Throws (21 each):
// the dice, and which would claim each of the three spaces. Panels at the bottom (4 for each space), the kept die (6), tokens
// (6, in thirds), the mover (6), the owner who answers (6), the phase (7), points (6, in hundreds), how much of the limit of
// turns is gone. All 0 or 1 but where said.
int WuXing::tensor_size() const { return 12 * tiles + 4 * throws + 3 * panels + 6 + 4 * 6 + 7 + 1; }

void WuXing::tensor(const View& v, std::span<float> out) const {
  assert(out.size() == static_cast<std::size_t>(tensor_size()));
  std::size_t at = 0;
  const auto put = [&](double x) { out[at++] = static_cast<float>(x); };
  const auto put_set = [&](std::uint32_t set, int size) {
    for (int i = 0; i < size; ++i) put(set >> i & 1);
  };
  const auto one = [](int i) { return i < 32 ? 1u << i : 0u; };
  put_set(v.pile, tiles);
  put_set(v.discards, tiles);
  for (const auto tile : v.board) put_set(one(tile), tiles);
  for (const auto held : v.held) put_set(held, tiles);
  put_set(one(v.wanted), tiles);
  put_set(one(v.dice), throws);
  for (std::size_t i = 0; i < spaces; ++i) put_set(claimed_by_[v.board[i]][v.panel[i]], throws);
  for (std::size_t i = 0; i < spaces; ++i) put_set(v.board[i] == none ? 0 : one(v.panel[i]), panels);
  put_set(v.kept ? one(v.kept - 1) : 0, 6);
  for (const auto tokens : v.tokens) put(tokens / 3.0);
  put_set(v.turn ? one(v.mover) : 0, 6);
  put_set(v.phase == Phase::answer ? one(v.owner) : 0, 6);
  put_set(one(static_cast<int>(v.phase)), 7);
  for (const auto held : v.held) put(score(held) / 100.0);
  put(turn_limit_ ? static_cast<double>(v.turn) / turn_limit_ : 0.0);
  assert(at == out.size());
}

}  // namespace shengxiao::games::wu_xing
