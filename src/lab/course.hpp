// How the games run that were looked into: who is ahead when, and what hangs on a decision. docs/lab.md defines the numbers.
#pragma once
#include <vector>

#include "lab/seen.hpp"

namespace shengxiao::lab {

// Fills in `looked_into`, `course`, `drama`, `decided`, `runaway`, `catch_up`, `calibration`.
void course_of(const std::vector<Seen>& games, Balance& out);

// Fills in `stake`, `weighty`, `stakes`, `kingmaking`; `options_by_third` is there already.
void stakes_of(const std::vector<Seen>& games, Balance& out);

}  // namespace shengxiao::lab
