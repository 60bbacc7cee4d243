// A table and the people at it, each with a connection of their own: when they move, and how long a move takes. How they speak with
// the server is a matter of the dialect.
#pragma once
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "crowd.hpp"
#include "line.hpp"
#include "samples.hpp"

namespace shengxiao::load {

// One person: what they were told last.
struct Screen {
  int seat = 0;
  std::unique_ptr<Line> line;
  bool begun = false, over = false;
  std::int64_t owes = -1;  // the number of the decision that is theirs; -1: none
  std::string move;  // what they will do, as the server wants it; empty: nothing
  std::uint64_t steps = 0;  // of which they have been told
};

class Table {
 public:
  Table(Crowd& crowd, int number);
  virtual ~Table() = default;
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  void connect();
  void open() { open_game(false); }
  void play();
  void begin_measuring();
  void end_measuring();
  void rest();  // no move is begun any more

 protected:
  // --- of the dialect
  virtual std::string path() const = 0;
  virtual void open_game(bool again) = 0;
  virtual void opened(Screen&) {}
  virtual void hear(Screen& screen, std::string_view text) = 0;
  virtual void send_move(Screen& screen) = 0;

  // --- for the dialect
  void greeted() { ++crowd_.greeted; }
  // The screen has been told how the game stands now.
  void told(Screen& screen);
  void fail(const std::string& why) const { crowd_.fail(name() + ": " + why); }
  std::string name() const { return "table " + std::to_string(number_); }
  // Everybody forgets the game before.
  void clear();

  Crowd& crowd_;
  const int number_;
  int games_ = 0;  // that were opened
  std::vector<Screen> screens_;

 private:
  struct Move {
    std::size_t by;
    std::int64_t decision;
    Time due, told_last;
    bool counts, is_shown = false;
    std::uint64_t step = 0;  // at which it was shown to the one who made it
  };

  void advance();
  void begin(std::size_t by);
  void settle();
  bool is_settled() const;
  void wait_for(Time due);

  const bool is_open_;
  std::optional<Move> move_;
  std::size_t next_ = 0;  // whom to ask first for a move
  bool has_begun_ = false, plays_ = false, rests_ = false;
  Clock::duration period_;
  Time due_{};
  boost::asio::steady_timer timer_;
  bool has_moved_ = false;  // since it is measured
};

}  // namespace shengxiao::load
