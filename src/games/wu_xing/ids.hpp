// The ids of actions. Inline, since every policy asks for them. Only wu_xing.hpp includes it, at its end.
#pragma once

namespace shengxiao::games::wu_xing {

namespace ids {
// The kinds of action in the order of their ids, and the first id of each.
constexpr int first_seat_id = tiles, throw_id = first_seat_id + seats_at_most, rethrow_id = throw_id + throws,
              token_id = rethrow_id + faces, claim_id = token_id + 3 * faces, capture_id = claim_id + spaces,
              prevent_id = capture_id + seats_at_most * tiles, allow_id = prevent_id + 1, pass_id = allow_id + 1;
static_assert(pass_id + 1 == WuXing::action_total);

constexpr WuXing::Action action_of(int id) {
  using Action = WuXing::Action;
  if (id < first_seat_id) return Action::draw(id);
  if (id < throw_id) return Action::first(id - first_seat_id);
  if (id < rethrow_id) return Action::throw_dice(all_throws[id - throw_id]);
  if (id < token_id) return Action::rethrow(id - rethrow_id + 1);
  if (id < claim_id) return Action::token((id - token_id) / 3 + 1, static_cast<WuXing::Change>((id - token_id) % 3));
  if (id < capture_id) return Action::claim(id - claim_id);
  if (id < prevent_id) return Action::capture((id - capture_id) % tiles, (id - capture_id) / tiles);
  return id == prevent_id ? Action::prevent() : id == allow_id ? Action::allow() : Action::pass();
}
constexpr auto all_actions = [] {
  std::array<WuXing::Action, WuXing::action_total> all{};
  for (std::size_t id = 0; id < all.size(); ++id) all[id] = action_of(static_cast<int>(id));
  return all;
}();
}  // namespace ids

inline ActionId WuXing::id(Action a) const {
  using namespace ids;
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

inline WuXing::Action WuXing::action(ActionId id) const { return ids::all_actions[id]; }

}  // namespace shengxiao::games::wu_xing
