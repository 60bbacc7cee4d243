// What the items of a game are worth, from who had them and how they did: regression with intervals that allow for the seats of a
// game not being independent.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "lab/statistics.hpp"

namespace shengxiao::lab {

// Of one kind of items.
class Worth {
 public:
  explicit Worth(int items) : items_(items) {}

  // A seat: what it had of each item, and its share of the win less what its place at the table usually has.
  void add(std::uint64_t game, std::vector<std::pair<int, int>> had, double more);
  // Beside the average item of the kind, weighted by how often each was had. Ordinary least squares with a slight pull towards
  // nothing; standard errors clustered by game (Liang, Zeger: Longitudinal Data Analysis Using Generalized Linear Models, 1986).
  std::vector<Estimate> estimates() const;

 private:
  struct Row {
    std::uint64_t game;
    std::vector<std::pair<int, int>> had;
    double more;
  };
  int items_;
  std::vector<Row> rows_;
};

}  // namespace shengxiao::lab
