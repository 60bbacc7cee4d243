// The computers that may sit at a table: the levels of a game, and policies that the host has named.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "table/policy_file.hpp"
#include "table/seat_occupant.hpp"

namespace shengxiao::table {

class Computers {
 public:
  // Reads a policy, which then goes by a name. An error where the name is bad or taken, or the file is no policy for any number of
  // seats of its game, with the usual options.
  Result<bool> add(std::string_view name, const std::string& path);
  // The same, of a text NAME=FILE.
  Result<bool> add(std::string_view named_path);

  // Whether somebody who sits at a table of the game is a person, a level that it has, or a policy that is for it.
  Result<bool> check(const AnyGame& game, const SeatOccupant& who) const;
  // Who thinks for a computer: where its policy is no longer to be had, the middle level.
  std::unique_ptr<AnyAgent> agent(const AnyGame& game, const SeatOccupant& who) const;

  bool has(std::string_view name) const { return policies_.contains(name); }
  // The policies, where there are any: "policies": [{"name": …, "game": …, "seats": [2, 3]}, …].
  void json(Json& out) const;

 private:
  struct Named {
    Policy policy;
    std::vector<int> seats;  // the numbers of seats that it is for
  };
  std::map<std::string, Named, std::less<>> policies_;
};

}  // namespace shengxiao::table
