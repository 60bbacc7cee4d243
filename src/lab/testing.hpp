// What the tests of the lab share.
#pragma once
#include "lab/balance.hpp"

namespace shengxiao::lab {

// Of a game with four seats and two animals.
inline Balance small_report() {
  Balance b;
  b.seats = 4;
  b.rounds = {12, 11.5, 12.5, 100};
  b.by_seat = {{"Seat 1", {0.33, 0.29, 0.37, 100}}, {"Seat 2", {0.25, 0.2, 0.3, 100}}};
  b.items.resize(2);
  b.items[0].item = {"animal", "Rat"};
  b.items[0].worth = {0.02, -0.01, 0.05, 50};
  b.items[1].item = {"animal", "Ox"};
  b.items[1].worth = {-0.08, -0.11, -0.05, 50};
  return b;
}

}  // namespace shengxiao::lab
