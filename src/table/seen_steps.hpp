// The steps of a match as one viewer was told them, kept as the match grows.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "table/any_game.hpp"

namespace shengxiao::table {

// What a viewer was told of a step.
struct Told {
  std::string text;
  std::string written;  // its turn so far, in notation, without what is hidden
  std::string action;   // a JSON object, of what the viewer may know
  friend bool operator==(const Told&, const Told&) = default;
};

// One or several steps, as the viewer was told them.
struct SeenStep {
  Seat actor;
  std::shared_ptr<const Told> told;  // which viewers share who were told the same
  bool complete;        // nothing of it is hidden
  int turn;             // those of one turn have the same number
  int after;            // the number of steps made when the viewer was told this one
  int phase;            // see Match::Played
  std::uint32_t serial; // grows along the list; what comes after a takeback has new ones
};

// Hidden steps of a seat that read alike are one entry as long as it goes on choosing with the same others: how many there were
// would tell of them.
class SeenSteps {
 public:
  explicit SeenSteps(Seat viewer) : viewer_(viewer) {}

  // `state`: before the action. `phase`, `after`: see SeenStep. `other`: what another viewer was told, or null.
  void add(const AnyGame& game, const AnyState& state, Seat actor, ActionId action, int phase, int after, const SeenSteps* other);
  void undo_to(int steps);
  const std::vector<SeenStep>& list() const { return list_; }

 private:
  bool is_repeated(Seat actor, const std::string& text, int phase) const;
  std::shared_ptr<const Told> told_after(int steps) const;  // null where nothing was

  Seat viewer_;
  std::vector<SeenStep> list_;
  std::uint32_t next_serial_ = 0;
};

}  // namespace shengxiao::table
