// The steps of a match as one viewer was told them, kept as the match grows.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "table/any_game.hpp"
#include "table/played.hpp"

namespace shengxiao::table {

// One or several steps, as a viewer was told them; AnyGame::text(action) is how they read.
struct SeenStep {
  int after;      // the number of steps made when the viewer was told this one
  int turn;       // those of one turn have the same number
  AnyRedacted action;
  Seat actor;     // watcher: of nobody; it says what came of what several seats had chosen in secret
  bool complete;  // nothing of it is hidden
  std::uint16_t causes;  // a hash of those that are told with it; 0: none are

  bool is_outcome() const { return actor == Seat::watcher; }
  friend bool operator==(const SeenStep&, const SeenStep&) = default;
};

// What is told of such a step; nothing of an outcome but its causes.
struct Told {
  std::string text;
  std::string written;  // its turn so far, in notation, without what is hidden
  std::string action;   // a JSON object, of what the viewer may know
};

// Hidden steps of a seat that read alike are one entry as long as it goes on choosing with the same others: how many there were
// would tell of them. Several viewers have mostly been told the same, so the steps of all lists of a match lie in one place.
class SeenSteps {
 public:
  using Pool = std::vector<SeenStep>;
  using Place = std::uint32_t;  // in the pool

  explicit SeenSteps(Seat viewer) : viewer_(viewer) {}

  // The last of the steps. `state`: before it. `causes`: its own. `other`: another viewer's list that has it already, or null.
  // `whole`: told without hiding anything.
  void add(const AnyGame& game, const AnyState& state, std::span<const Played> steps, std::span<const Cause> causes, Pool& pool,
           const SeenSteps* other, bool whole);
  void undo_to(int steps, const Pool& pool);
  const std::vector<Place>& list() const { return list_; }
  // Grows along the list; what comes after a takeback has new ones, unless it is told as before.
  std::uint32_t serial(std::size_t entry) const;
  Told told(const AnyGame& game, const Pool& pool, std::size_t entry) const;

 private:
  bool is_repeated(const AnyGame& game, std::span<const Played> steps, const Pool& pool, const std::string& text) const;
  void add_entry(const SeenStep& next, Pool& pool, const SeenSteps* other);
  bool is_told_again(const SeenStep& next, const Pool& pool);
  static Place place_of(const SeenStep& next, Pool& pool, const SeenSteps* other);

  // From an entry on the serials are so much greater than the entries' numbers: as many serials have gone with takebacks.
  struct Run {
    std::size_t from;
    std::uint32_t ahead;
  };

  Seat viewer_;
  std::vector<Place> list_;
  std::vector<Place> gone_;  // what was taken back, the last one first, until something else comes
  std::vector<Run> runs_;    // both numbers grow
  std::uint32_t next_serial_ = 0;
};

}  // namespace shengxiao::table
