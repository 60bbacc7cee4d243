// How moves are written (WX-19), and their ids.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
// The kinds of action in the order of their ids, and the first id of each.
constexpr int first_seat_id = tiles, throw_id = first_seat_id + seats_at_most, rethrow_id = throw_id + throws,
              token_id = rethrow_id + faces, claim_id = token_id + 3 * faces, capture_id = claim_id + spaces,
              prevent_id = capture_id + seats_at_most * tiles, allow_id = prevent_id + 1, pass_id = allow_id + 1;
static_assert(pass_id + 1 == WuXing::action_total);
}  // namespace

ActionId WuXing::id(Action a) const {
  const auto number = [&]() -> int {
    switch (a.kind) {
      case Kind::draw: return a.tile();
      case Kind::first: return first_seat_id + a.seat();
      case Kind::throw_dice: return throw_id + throw_of(a.low(), a.high());
      case Kind::rethrow: return rethrow_id + a.die() - 1;
      case Kind::token: return token_id + 3 * (a.die() - 1) + static_cast<int>(a.change());
      case Kind::claim: return claim_id + a.space();
      case Kind::capture: return capture_id + tiles * a.owner() + a.tile();
      case Kind::prevent: return prevent_id;
      case Kind::allow: return allow_id;
      case Kind::pass: break;
    }
    return pass_id;
  };
  return static_cast<ActionId>(number());
}

WuXing::Action WuXing::action(ActionId id) const {
  if (id < first_seat_id) return Action::draw(id);
  if (id < throw_id) return Action::first(id - first_seat_id);
  if (id < rethrow_id) return Action::throw_dice(all_throws[id - throw_id]);
  if (id < token_id) return Action::rethrow(id - rethrow_id + 1);
  if (id < claim_id) return Action::token((id - token_id) / 3 + 1, static_cast<Change>((id - token_id) % 3));
  if (id < capture_id) return Action::claim(id - claim_id);
  if (id < prevent_id) return Action::capture((id - capture_id) % tiles, (id - capture_id) / tiles);
  return id == prevent_id ? Action::prevent() : id == allow_id ? Action::allow() : Action::pass();
}

std::string WuXing::text(Action a) const {
  switch (a.kind) {
    case Kind::draw: return fmt::format("draw {}", tile_names[a.tile()]);
    case Kind::first: return fmt::format("first {}", a.seat());
    case Kind::throw_dice: return fmt::format("throw {} {}", a.low(), a.high());
    case Kind::rethrow: return fmt::format("rethrow {}", a.die());
    case Kind::token: return fmt::format("token {}{}", a.die(), change_codes[static_cast<int>(a.change())]);
    case Kind::claim: return fmt::format("claim {}", a.space() + 1);
    case Kind::capture: return fmt::format("capture {}<{}", tile_names[a.tile()], a.owner());
    case Kind::prevent: return "prevent";
    case Kind::allow: return "allow";
    case Kind::pass: break;
  }
  return "pass";
}

}  // namespace shengxiao::games::wu_xing
