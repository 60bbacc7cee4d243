// The subcommands of the program. Each gives its exit status: 0 success, 1 understood and wrong, 2 usage.
#pragma once
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "core/setup.hpp"
#include "table/seat_occupant.hpp"

namespace shengxiao::cli {

constexpr int success = 0, wrong = 1, usage = 2;

struct GameArguments {
  std::string game;
  int seats = 0;
  std::uint64_t seed = 0;
  std::vector<std::string> set;  // option=value
  std::string edition;           // a file of printed data
  bool json = false;

  Result<Setup> setup() const;  // reads the edition's file
};

struct PlayArguments {
  GameArguments game;
  std::vector<std::string> seats;  // 0=person, 1=computer:5
  std::string record;              // the file to go on from
  bool plain = false, no_colour = false;
};

struct ServeArguments {
  std::map<std::string, std::vector<std::string>, std::less<>> given;  // settings of the command line: see settings.hpp
  std::string config;  // the file of settings; empty: $SHENGXIAO_CONFIG, or none
  bool print_config = false;
};

struct JournalArguments {
  std::string file;               // the copy
  std::string store, store_file;  // as the settings of serve, but for "none"
};

struct ReviewArguments {
  std::string file;        // a record
  std::vector<int> seats;  // whose decisions are judged; none given: all
  std::uint64_t seed = 0;
  bool json = false;
};

struct CalendarArguments {
  std::vector<std::string> dates;
  std::optional<std::string> today;  // asks for ages
  bool json = false;
};

// Tells the user on standard error.
int complain(const Error& error, int status = wrong);

// Who sits where, by seat: 0=person, 1=computer:5. Nothing for a seat that is not named.
Result<std::vector<std::optional<table::SeatOccupant>>> read_seats(const std::vector<std::string>& texts);

// The whole file; - is standard input.
Result<std::string> read_file(const std::string& path);

int list_games(bool json);
int print_transcript(const GameArguments& arguments, const std::string& policy);
int replay_file(const std::string& path);
int verify_file(const std::string& path);
int run_review(const ReviewArguments& arguments);
int run_perft(const std::string& game, int depth, const std::string& position, bool divide, bool json);
int run_engine(std::istream& in, std::ostream& out);
int run_mcp(std::istream& in, std::ostream& out);
int run_calendar(const CalendarArguments& arguments);
int run_play(const PlayArguments& arguments);
int run_serve(const ServeArguments& arguments);
int run_backup(const JournalArguments& arguments);
int run_restore(const JournalArguments& arguments);
int run_bench(const std::string& what, const GameArguments& arguments, double seconds);

}  // namespace shengxiao::cli
