// Why seats gain and lose points, when a round is over.
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
enum Amount : std::uint8_t { points_scored, pairs_made };
constexpr std::array<std::string_view, 2> amount_names{"points", "pairs"};
enum Why : std::uint8_t { pair, found, alone, filled, unplayable };
constexpr std::array<Reason, 5> all_reasons{
    {{"pair", "RD-10"}, {"found", "RD-12"}, {"alone", "RD-12"}, {"filled", "RD-14"}, {"unplayable", "RD-8"}}};
}  // namespace

std::span<const std::string_view> RatAndDragon::quantities() { return amount_names; }
std::span<const Reason> RatAndDragon::reasons() { return all_reasons; }

int RatAndDragon::amount(const State& s, Seat seat, int what) const {
  const auto& sheet = sheet_of(s.table, seat);
  return what == points_scored ? score(sheet) : sheet.pairs;
}

// The parts of the score (RD-12, RD-14), which change when a sheet does. In a round a seat draws one creature at most: it is paired
// with another, which then costs nothing any more, or costs something itself.
void RatAndDragon::causes(const State& s, Seat seat, Action a, Causes& out) const {
  State after = s;
  apply(after, seat, a);
  for (int i = 0; i < seats_; ++i) {
    const auto &before = s.table.sheets[i], &now = after.table.sheets[i];
    const int drawn = now.taken().count() - before.taken().count();
    const int partner = before.unpaired_sum() - now.unpaired_sum();  // where there is a new pair
    const auto add = [&](Amount what, Why why, int amount, int detail) {
      add_cause(out, seat_at(i), what, why, amount, {.detail = detail, .during = drawn});
    };
    const bool is_paired = now.pairs > before.pairs;
    add(pairs_made, pair, now.pairs - before.pairs, partner);
    add(points_scored, pair, now.pair_points - before.pair_points, partner);
    add(points_scored, is_paired ? found : alone, before.unpaired_cost() - now.unpaired_cost(), is_paired ? partner : 0);
    add(points_scored, filled, empty_cost(before) - empty_cost(now), 0);
    add(points_scored, unplayable, before.penalty - now.penalty, 0);
  }
}

}  // namespace shengxiao::games::rat_and_dragon
