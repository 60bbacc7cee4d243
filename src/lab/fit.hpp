// Finds the weights of Celestial Checkers' evaluation and placement by self-play and least squares.
#pragma once
#include <cstdint>
#include <cstdio>
#include <string>

namespace shengxiao::lab {

struct FitOptions {
  int games = 20000;           // of self-play, each generation
  int generations = 3;         // each plays with the weights of the one before, the first with hand-made ones
  std::uint64_t nodes = 1500;  // positions searched for each move
  std::uint64_t seed = 1;
  int threads = 0;             // 0: one for each processor
  std::FILE* log = nullptr;
};

// The text of games/celestial_checkers/weights.cpp. The same options give the same text, for any number of threads.
std::string fit_celestial_checkers(const FitOptions& options);

}  // namespace shengxiao::lab
