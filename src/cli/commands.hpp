// The subcommands of the program. Each gives its exit status: 0 success, 1 understood and wrong, 2 usage.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "core/setup.hpp"

namespace shengxiao {

constexpr int success = 0, wrong = 1, usage = 2;

struct GameArguments {
  std::string game;
  int seats = 0;
  std::uint64_t seed = 0;
  std::vector<std::string> set;  // option=value
  bool json = false;

  Result<Setup> setup() const;
};

// Tells the user on standard error.
int complain(const Error& error, int status = wrong);

int list_games(bool json);
int print_transcript(const GameArguments& arguments, const std::string& policy);
int replay_file(const std::string& path);
int run_perft(const std::string& game, int depth, const std::string& position, bool divide, bool json);
int run_engine();
int run_serve(const std::string& host, int port, std::uint64_t seed);
int run_bench(const std::string& what, const GameArguments& arguments, double seconds);

}  // namespace shengxiao
