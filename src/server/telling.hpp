// Who is sent what of a table: each entry and each kind of message is written once, and a guest gets what is new to it. What that
// costs does not depend on how long the game is.
#pragma once
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "server/table_message.hpp"

namespace shengxiao::server {

// Since when the moves that one viewer was told have read as they do: as long as they have had their serials.
class ToldMoves {
 public:
  // Brings them up to date.
  void update(const table::SeenSteps& seen);

  std::size_t size() const { return size_; }
  // Grows with every change of what there was.
  std::uint64_t version() const { return changes_.empty() ? 0 : changes_.back().version; }
  // How many of so many first entries have not changed since a version.
  std::size_t same_since(std::uint64_t version, std::size_t size) const;

 private:
  struct Change {
    std::uint64_t version;
    std::size_t from;  // these entries and those after them went
  };

  std::size_t size_ = 0;
  std::uint32_t next_serial_ = 0;  // after the last entry's
  std::vector<Change> changes_;  // without those that a later change covers: both numbers grow
};

class Telling {
 public:
  // What one guest was sent last.
  struct Sent {
    std::size_t table = 0;        // a hash of it, without the moves; 0: nothing yet
    Seat viewer = Seat::watcher;  // whose moves, how many, and their version
    std::size_t moves = 0;
    std::uint64_t version = 0;
    std::size_t notes = 0;  // so many, as they are told while the game goes on or when it is over
    bool over = false;
  };

  // One round in which everybody hears how the table is now.
  class Round {
   public:
    Round(Telling& telling, const TableState& table) : telling_(telling), table_(table), times_(times_json(table)) {}
    // The message for somebody; null where it would say nothing new.
    Text message(const Receiver& receiver, Sent& sent);

   private:
    struct Written {
      Receiver receiver;
      std::string table;
      std::size_t hash;  // not 0
    };
    const Written& table_for(const Receiver& receiver);
    Text with_news(const std::string& table, Seat viewer, std::size_t moves_from, std::size_t notes_from) const;

    Telling& telling_;
    const TableState& table_;
    std::string times_;
    std::deque<Written> tables_;
    std::map<std::tuple<const Written*, std::size_t, std::size_t>, Text> messages_;  // by table, first move and first note
  };

 private:
  std::map<Seat, ToldMoves> moves_;
};

}  // namespace shengxiao::server
