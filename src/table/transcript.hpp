// A whole game as JSON lines, with everything that was legal at each step: what outside tools replay against their own rules.
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "table/any_game.hpp"

namespace shengxiao::table {

enum class MovePolicy { random, greedy, mixed };  // mixed: greedy, with one move in eight random
Result<MovePolicy> policy_of(std::string_view name);

// Plays one game and hands over its lines, without line ends. The same seed gives the same bytes on every machine.
void transcript(const AnyGame& game, std::uint64_t seed, MovePolicy policy, const std::function<void(std::string_view)>& line);

// Checks a transcript or a record against the rules, to the letter: every step, and for a transcript every list of legal moves,
// every weight and the result. Gives the game's summary in a line; an error names the first wrong step and its clause.
Result<std::string> check_replay(std::string_view text);

}  // namespace shengxiao::table
