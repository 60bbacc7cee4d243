// What is asked of the load: the command line of shengxiao_load.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace shengxiao::load {

struct Options {
  std::string host = "127.0.0.1";
  std::vector<std::string> from;  // the addresses that the connections of each table come from, in turn
  std::uint16_t port = 8018;
  std::string dialect = "shengxiao", game = "celestial_checkers";
  std::vector<std::string> settings;  // NAME=VALUE, options of the game
  int tables = 100, connections = 0;  // connections at each table, a person each; 0: as many as usually play
  double rate = 1;  // moves a second at each table
  bool closed = false;
  double seconds = 20, warmup = 5, ramp = 500;  // `ramp`: how many tables are opened in a second
  int threads = 1;
  int pid = 0;  // of the server; 0: nothing is said of its processor time and memory
  std::uint64_t seed = 1;
  bool json = false;
};

struct Game {
  std::string name;
  int usual, fewest, most;
  bool open;  // everybody is told of every move
};
const Game* find_game(const std::string& name);

// Ends the program where the command line is wrong.
Options options_from(int count, char** arguments);

}  // namespace shengxiao::load
