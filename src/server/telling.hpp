// Who is sent what of a table: each entry and each kind of message is written once, and a guest gets what is new to it. What that
// costs does not depend on how long the game is.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/table_message.hpp"

namespace shengxiao::server {

// Lists of moves that begin alike, as one tree: a list is the path to its last entry.
class MoveTree {
 public:
  static constexpr int root = 0;  // the empty list

  MoveTree() : nodes_(1) {}
  // The list that has one more entry.
  int add(int list, std::string entry);
  int shorter(int list) const { return node(list).parent; }  // the list without its last entry
  int length(int list) const { return node(list).length; }
  const std::string& last(int list) const { return node(list).entry; }

 private:
  struct Node {
    std::string entry;
    int parent = root, length = 0;
    std::vector<int> children{};
  };
  const Node& node(int list) const { return nodes_[static_cast<std::size_t>(list)]; }

  std::deque<Node> nodes_;
};

class Telling {
 public:
  // What one guest was sent last.
  struct Sent {
    std::shared_ptr<const std::string> table;  // without the moves; null: nothing yet
    int moves = MoveTree::root;
  };

  // One round in which everybody hears how the table is now.
  class Round {
   public:
    Round(Telling& telling, const TableState& table) : telling_(telling), table_(table), times_(times_json(table)) {}
    // The message for somebody; nothing where it would say nothing new.
    std::optional<std::string> message(const Receiver& receiver, Sent& sent);

   private:
    std::shared_ptr<const std::string> table_for(const Receiver& receiver);

    Telling& telling_;
    const TableState& table_;
    std::string times_;
    std::vector<std::pair<Receiver, std::shared_ptr<const std::string>>> tables_;
    std::map<std::pair<const std::string*, int>, std::string> messages_;  // by table and by what was sent before
  };

 private:
  struct Entry {
    int list;  // up to here
    std::uint32_t serial;
  };
  // The moves as the viewer was told them.
  const std::vector<Entry>& moves(const table::Match& match, Seat viewer);

  MoveTree tree_;
  std::map<Seat, std::vector<Entry>> moves_;
};

}  // namespace shengxiao::server
