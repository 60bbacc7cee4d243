// Why seats gain and lose tiles, tokens and points.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
enum Amount : std::uint8_t { points_held, tiles_held, tokens_left };
constexpr std::array<std::string_view, 3> amount_names{"points", "tiles", "tokens"};
// From `value` on they are parts of the score, of the seat whose tiles have changed.
enum Why : std::uint8_t { claimed, captured, turned_die, prevented, value, colour, first_family };
constexpr std::array<Reason, 9> all_reasons{{{"claimed", "WX-8"},
                                             {"captured", "WX-9"},
                                             {"token", "WX-7"},
                                             {"prevented", "WX-9"},
                                             {"value", "WX-15"},
                                             {"colour", "WX-16"},
                                             {"elements", "WX-17"},
                                             {"animals", "WX-17"},
                                             {"stems", "WX-17"}}};
}  // namespace

std::span<const std::string_view> WuXing::quantities() { return amount_names; }
std::span<const Reason> WuXing::reasons() { return all_reasons; }

int WuXing::amount(const State& s, Seat seat, int what) const {
  const auto i = static_cast<std::size_t>(index(seat));
  return what == points_held ? score(s.held[i]) : what == tiles_held ? std::popcount(s.held[i]) : s.tokens[i];
}

void WuXing::causes(const State& s, Seat seat, Action a, Causes& out) const {
  State after = s;
  apply(after, seat, a);
  for (int i = 0; i < seats_; ++i) {
    const auto add = [&](Amount what, Why why, int amount, int detail = 0) {
      add_cause(out, seat_at(i), what, why, amount, {.detail = detail});
    };
    add(tokens_left, a.kind == Kind::prevent ? prevented : turned_die, after.tokens[i] - s.tokens[i]);
    const Tiles before = s.held[i], now = after.held[i];
    for (Tiles changed = before ^ now; changed; changed &= changed - 1) {
      const int tile = std::countr_zero(changed), sign = now >> tile & 1 ? 1 : -1;
      add(tiles_held, a.kind == Kind::claim ? claimed : captured, sign, tile);
      add(points_held, value, sign * tiles_[tile].value, tile);
    }
    const auto in = [](Tiles held, Tiles set) { return std::popcount(held & set); };
    for (int c = 0; c < colours; ++c)
      add(points_held, colour, colour_bonus[in(now, colour_sets[c])] - colour_bonus[in(before, colour_sets[c])], c);
    for (int f = 0; f < families; ++f)
      add(points_held, static_cast<Why>(first_family + f), family_bonus(now, f) - family_bonus(before, f));
  }
}

void WuXing::json(const Cause& cause, Json& out) const {
  switch (cause.why) {
    case claimed:
    case captured:
    case value: out.field("tile", tile_names[cause.detail]); return;
    case colour: out.field("colour", tile_names[cause.detail]); return;
    default: return;
  }
}

}  // namespace shengxiao::games::wu_xing
