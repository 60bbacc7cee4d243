// Which items an action uses. Inline, since a study asks of every legal action. Only wu_xing.hpp includes it, at its end.
#pragma once

namespace shengxiao::games::wu_xing {

namespace items_of {  // the tiles held come first
constexpr int first_taken = tiles;
enum Way { changes_a_die = first_taken + tiles, claims, captures, prevents, passes };
}  // namespace items_of

inline ItemsUsed WuXing::items_used(const State& s, Seat, Action a) const {
  using namespace items_of;
  switch (a.kind) {
    case Kind::token: return uses(changes_a_die);
    case Kind::claim: return uses(claims, first_taken + s.board[static_cast<std::size_t>(a.space())]);
    case Kind::capture: return uses(captures, first_taken + a.tile());
    case Kind::prevent: return uses(prevents);
    case Kind::pass: return uses(passes);
    default: return {};
  }
}

}  // namespace shengxiao::games::wu_xing
