// How moves are written (WX-19).
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {

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
