// A player who sees everything and knows the luck to come. It can sit at no table: it says what could be reached where luck decides
// much, and lives in experiments only.
#pragma once
#include <utility>
#include <vector>

#include "table/any_game.hpp"

namespace shengxiao::lab {

class Clairvoyant {
 public:
  static constexpr std::string_view name = "clairvoyant";
  static constexpr std::uint64_t usual_playouts = 64;  // of a decision

  Clairvoyant(const table::AnyGame& game, Seat seat) : game_(game), seat_(seat) {}

  // A legal action of the true state. `luck`: the stream from which all that chance does from here on is drawn. The best line that
  // is known, of its own actions to the end of the game, is changed in one place and played out, with the luck that will come and
  // the others by the heuristic policy; it is replaced where that does as well or better. So the more playouts, the better.
  ActionId choose(const table::AnyState& state, const Rng& luck, std::uint64_t playouts, Rng& rng);

 private:
  struct Line {
    std::vector<ActionId> own;
    std::pair<double, int> result;  // the return, then the points ahead of the best of the others
  };
  // Plays out a line, with another action at its decision `change`; beyond the line's end and, where `improvises`, beyond the
  // change by the heuristic policy.
  Line play_out(table::AnyState state, Rng luck, const std::vector<ActionId>& plan, std::size_t change, bool improvises,
                Rng& rng) const;
  std::pair<double, int> result(const table::AnyState& end) const;

  const table::AnyGame& game_;
  Seat seat_;
  std::vector<ActionId> best_;  // from the next decision on
};

}  // namespace shengxiao::lab
