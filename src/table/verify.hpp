// Checks that nobody chose the luck of a game: every outcome of chance is computed anew from its record.
#pragma once
#include <string_view>

#include "chance/bytes.hpp"
#include "core/record.hpp"
#include "core/result.hpp"
#include "table/match.hpp"

namespace shengxiao::table {

struct Verified {
  Record record;
  int draws = 0;
};

// Verifiable chance, format 1, item 7 (docs/verifiable_chance.md): what was committed to fits what was revealed, every step is
// legal, and every draw gives the step of the record. An error names the first thing that does not fit, a step by its number; it is
// verify.not_verifiable where the record holds no verifiable chance.
Result<Verified> verify(std::string_view record);

// What chance draws with where this is the secret and the context.
Draw verifiable_draw(const chance::Bytes32& secret, const chance::Bytes32& context);

}  // namespace shengxiao::table
