// How moves are written (ZO-23).
#include "games/zodiac/zodiac.hpp"

namespace shengxiao::games::zodiac {

std::string Zodiac::text(Action a) const {
  const auto card = a.card == none ? "?" : codes[a.card];
  const auto from = a.from_face_up() ? "^" : "";
  switch (a.kind) {
    case Kind::draw: return "draw";
    case Kind::take: return "take";
    case Kind::pass: return "pass";
    case Kind::call: return "call";
    case Kind::fine_hand: return "fine hand";
    case Kind::play_cat: return fmt::format("play {}Cat", from);
    case Kind::up: return fmt::format("up {}", card);
    case Kind::down: return fmt::format("down {}", card);
    case Kind::discard: return fmt::format("discard {}{}", from, card);
    case Kind::fine: return fmt::format("fine ^{}", card);
    case Kind::play_pangu: return fmt::format("play {}Pangu {}<{}{}", from, card, a.seat, a.to_face_up() ? "^" : "");
    case Kind::cut: return fmt::format("cut {}>{}", card, a.seat);
    case Kind::deal: return fmt::format("deal {}>{}", card, a.seat);
    case Kind::turn_up: return fmt::format("turn {}", card);
    case Kind::drawn: return fmt::format("drawn {}", card);
    case Kind::fined: return fmt::format("fined {}", card);
  }
  return {};
}

}  // namespace shengxiao::games::zodiac
