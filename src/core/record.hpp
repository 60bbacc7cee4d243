// The record of a game: one text file, the same in browser, terminal, lab and Python. It holds words only; what they mean is
// for the game it names.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/list.hpp"
#include "core/result.hpp"
#include "core/setup.hpp"

namespace shengxiao {

struct Step {
  Seat actor;        // a player, or chance
  std::string text;  // in the game's notation
  friend bool operator==(const Step&, const Step&) = default;
};

// What a record of verifiable chance holds of it, in hexadecimal digits: docs/verifiable_chance.md.
struct RecordedChance {
  struct Entropy {
    int seat = 0;
    std::string commitment{};
    std::string value{};  // empty: withheld
    friend bool operator==(const Entropy&, const Entropy&) = default;
  };
  std::string commitment{};
  std::vector<Entropy> entropy{};  // in the order of the seats
  std::string secret{};            // empty: not yet revealed
  friend bool operator==(const RecordedChance&, const RecordedChance&) = default;
};

// shengxiao record 1
// game celestial_checkers 1
// option placement free
// edition {"track": …}
// chance 1
// commit 527e7d…
// entropy 0 47e12b… bbbbbb…
// reveal 000102…
// shown 1
// seat 0 person Ann
// seat 1 computer level 3
// note takeback seat=0 step=31
// play
// 0 Ox@c3
// chance throw 3+5 2
// end 45 33
//
// The line `edition` stands only where a game has printed data, those from `chance` to `reveal` only where chance is verifiable;
// the last word of `entropy` is `withheld` where the client did not reveal it, and `reveal` stands only once the game is over, and
// `shown` only in records of what a seat (or "watcher") was shown. The number after the game is the version of its rules. A game
// that is not over has `open` as its last line; a file without a last line is damaged. Lines that begin with # are comments.
struct Record {
  std::string game;
  int version = 0;
  Options options;
  std::string edition;             // the printed data in use, as JSON; empty where the game has none
  std::optional<RecordedChance> chance{};
  std::optional<Seat> shown{};  // the steps are as this viewer was shown them, with ? for what was hidden; it cannot be continued
  std::vector<std::string> seats;  // who sits there, in words
  std::vector<Step> steps;
  bool over = false;
  std::vector<int> points;  // where it is over
  std::vector<std::string> notes;  // what a reader should know of how it was played: takebacks, deputies
  friend bool operator==(const Record&, const Record&) = default;
};

std::string print(const Record& record);

// Errors name the line.
Result<Record> parse_record(std::string_view text);

// "0" to "7", or "chance".
std::string actor_name(Seat actor);
std::optional<Seat> actor_of(std::string_view name);

}  // namespace shengxiao
