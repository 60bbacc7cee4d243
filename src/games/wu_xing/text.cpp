// How moves are written (WX-19), and the numbering of moves.
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

namespace {
// The kinds of action in the order of their ids, and where each begins.
constexpr int first_id = tiles, roll_id = first_id + seats_at_most, reroll_id = roll_id + throws, token_id = reroll_id + faces,
              claim_id = token_id + 3 * faces, capture_id = claim_id + spaces, prevent_id = capture_id + seats_at_most * tiles,
              allow_id = prevent_id + 1, pass_id = allow_id + 1;
static_assert(pass_id + 1 == WuXing::action_total);

constexpr std::string_view changes = "+-?";
}  // namespace

ActionId WuXing::id(Action a) const {
  const auto number = [&] {
    switch (a.kind) {
      case Kind::draw: return 0 + a.what;
      case Kind::first: return first_id + a.what;
      case Kind::roll: return roll_id + throw_of(a.what, a.more);
      case Kind::reroll: return reroll_id + a.what - 1;
      case Kind::token: return token_id + 3 * (a.what - 1) + a.more;
      case Kind::claim: return claim_id + a.what;
      case Kind::capture: return capture_id + tiles * a.more + a.what;
      case Kind::prevent: return prevent_id;
      case Kind::allow: return allow_id;
      case Kind::pass: break;
    }
    return pass_id;
  };
  return static_cast<ActionId>(number());
}

WuXing::Action WuXing::action(ActionId id) const {
  if (id < first_id) return Action::make(Kind::draw, id);
  if (id < roll_id) return Action::make(Kind::first, id - first_id);
  if (id < reroll_id) {
    const auto dice = all_throws[static_cast<std::size_t>(id - roll_id)];
    return Action::make(Kind::roll, dice.low, dice.high);
  }
  if (id < token_id) return Action::make(Kind::reroll, id - reroll_id + 1);
  if (id < claim_id) return Action::make(Kind::token, (id - token_id) / 3 + 1, (id - token_id) % 3);
  if (id < capture_id) return Action::make(Kind::claim, id - claim_id);
  if (id < prevent_id) return Action::make(Kind::capture, (id - capture_id) % tiles, (id - capture_id) / tiles);
  return Action::make(id == prevent_id ? Kind::prevent : id == allow_id ? Kind::allow : Kind::pass);
}

std::string WuXing::text(Action a) const {
  switch (a.kind) {
    case Kind::draw: return fmt::format("draw {}", tile_names[a.what]);
    case Kind::first: return fmt::format("first {}", a.what);
    case Kind::roll: return fmt::format("throw {} {}", a.what, a.more);
    case Kind::reroll: return fmt::format("rethrow {}", a.what);
    case Kind::token: return fmt::format("token {}{}", a.what, changes[a.more]);
    case Kind::claim: return fmt::format("claim {}", a.what + 1);
    case Kind::capture: return fmt::format("capture {}<{}", tile_names[a.what], a.more);
    case Kind::prevent: return "prevent";
    case Kind::allow: return "allow";
    case Kind::pass: break;
  }
  return "pass";
}

void WuXing::json(Action a, Json& out) const {
  const int what = a.what, more = a.more;
  switch (a.kind) {
    case Kind::draw: out.field("kind", "draw").field("tile", tile_names[a.what]); break;
    case Kind::first: out.field("kind", "first").field("target", what); break;
    case Kind::roll: out.field("kind", "throw").key("dice").open('[').value(what).value(more).close(']'); break;
    case Kind::reroll: out.field("kind", "rethrow").field("die", what); break;
    case Kind::token: out.field("kind", "token").field("die", what).field("change", changes.substr(a.more, 1)); break;
    case Kind::claim: out.field("kind", "claim").field("space", what + 1); break;
    case Kind::capture: out.field("kind", "capture").field("tile", tile_names[a.what]).field("from", more); break;
    case Kind::prevent: out.field("kind", "prevent"); break;
    case Kind::allow: out.field("kind", "allow"); break;
    case Kind::pass: out.field("kind", "pass"); break;
  }
}

WuXing::Redacted WuXing::redact(const State& s, Seat actor, Action a, Seat) const {
  Redacted r{a, none, s.mover, s.phase == Phase::act ? s.dice : no_throw, 0, 0, 0, 0};
  if (a.kind == Kind::token && static_cast<Change>(a.more) != Change::again)
    r.turned = static_cast<std::uint8_t>(turned(a.what, static_cast<Change>(a.more)));
  if (a.kind == Kind::claim) r.tile = s.board[a.what];
  if (a.kind == Kind::capture) r.tile = a.what;
  if (a.kind == Kind::prevent || a.kind == Kind::allow) r.tile = s.wanted;
  auto next = s;
  apply(next, actor, a);
  const auto change = [&](int seat) { return static_cast<std::int16_t>(points(next)[seat] - points(s)[seat]); };
  r.pending = next.phase == Phase::answer;
  r.gain = change(s.mover);
  if (a.kind == Kind::capture) r.loss = static_cast<std::int16_t>(-change(a.more));
  if (a.kind == Kind::allow) r.loss = static_cast<std::int16_t>(-change(s.owner));
  return r;
}

void WuXing::json(Redacted a, Json& out) const {
  json(a.action, out);
  out.field("mover", a.mover);
  if (a.tile != none && a.action.kind != Kind::capture) out.field("tile", tile_names[a.tile]);
  if (a.pending) out.field("pending", true);
  if (a.turned) out.field("turned", a.turned);
  if (a.gain) out.field("gain", a.gain);
  if (a.loss) out.field("loss", a.loss);
  if (a.dice == no_throw) return;
  const auto dice = all_throws[a.dice];
  out.key("dice").open('[').value(dice.low).value(dice.high).close(']');
}

}  // namespace shengxiao::games::wu_xing
