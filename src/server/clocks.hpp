// The clocks of a table's people. At a table without clocks nothing runs.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "core/seat.hpp"
#include "server/runtime.hpp"

namespace shengxiao::server {

struct ClockTerms {
  Milliseconds start, increment;  // increment: gained with each decision
  friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

class Clocks {
 public:
  using Later = std::function<Alarm(Milliseconds, Job)>;
  using Now = std::function<Milliseconds()>;

  // `left`: by seat. `ran_out`: called once the time of one that runs is over.
  Clocks(std::optional<ClockTerms> terms, std::vector<Milliseconds> left, Now now, Later later, Job ran_out);

  const std::optional<ClockTerms>& terms() const { return terms_; }
  SeatSet running() const { return running_; }
  Milliseconds left(Seat seat) const;
  std::vector<Milliseconds> all_left() const;  // empty where there are no clocks
  // What a restarted server goes on from: whoever still decides (`deciding`) as it was when their turn began. What was left at
  // their last step would tell when that was, and it may have been a hidden one.
  std::vector<Milliseconds> kept(SeatSet deciding) const;

  // They ran for these seats while the table was out of memory, as it was left.
  struct Away {
    std::vector<Milliseconds> left;
    Milliseconds since;
  };
  Away leave() const { return {all_left(), now_()}; }
  void come_back(const Away& away, SeatSet ran);

  void stop();  // what has run meanwhile is taken off
  void start(SeatSet seats);
  // For a turn of a seat, its n-th: one that was taken back and is played again brings none. (The number of steps would not do:
  // what is on a clock would tell of hidden ones.)
  void add_increment(Seat seat, int turn);
  const std::vector<int>& credited() const { return credited_; }  // by seat: the last turn that brought an increment
  void set_credited(std::vector<int> credited) { credited_ = std::move(credited); }

 private:
  std::optional<ClockTerms> terms_;
  std::vector<Milliseconds> left_;
  std::vector<int> credited_;
  Now now_;
  Later later_;
  Job ran_out_;
  std::vector<Milliseconds> left_at_turn_;  // when the seats of turn_ began to run
  SeatSet turn_;
  SeatSet running_;
  Milliseconds since_{0};
  Alarm alarm_;
};

}  // namespace shengxiao::server
