// A seat of the slow reference rules of The Great Race, and its exchanges. For tests only.
#pragma once
#include <functional>

#include "games/great_race/reference_record.hpp"

namespace shengxiao::games::great_race::reference {

using Supply = std::map<int, int>;  // how many there are of each energy card
inline const Names actions{"", "Cheat", "Help", "Run", "Rest", "Cooperate", "Walk", "Repeat", "Strategise"};
inline const Names twelve{"Rat", "Ox", "Tiger", "Rabbit", "Dragon", "Snake", "Horse", "Goat", "Monkey", "Rooster", "Dog", "Pig"};

inline Names split(std::string text, const std::string& at) {
  Names parts;
  for (std::size_t end; (end = text.find(at)) != std::string::npos; text = text.substr(end + at.size()))
    parts.push_back(text.substr(0, end));
  parts.push_back(text);
  return parts;
}

struct Lying {
  int number, energy;
};

struct Runner {
  std::string animal;
  int seat = 0, age = 0, position = 0, karma = 0;
  std::map<int, int> hand{{1, 2}, {2, 2}, {3, 1}};
  std::set<int> cards{1, 2, 3, 4, 5, 6, 7, 8};
  std::vector<Lying> row;
  bool plays = false;  // in this round
  int number = 9, energy = 0;
  std::string action;
  bool is(const std::string& name) const { return animal == name; }
  int in_hand() const {
    int sum = 0;
    for (auto [v, n] : hand) sum += n;
    return sum;
  }
  int all_cards() const {
    int sum = in_hand();
    for (auto card : row) sum += card.energy > 0;
    return sum;
  }
  bool has(int v) const {
    const auto found = hand.find(v);
    return (found != hand.end() && found->second > 0) || std::ranges::count(row, v, &Lying::energy) > 0;
  }
};

// Whether the rules let a runner get these cards for so many (GR-4, GR-34).
inline bool may_get(const Runner& r, const Supply& supply, const std::vector<int>& got, std::size_t given) {
  std::map<int, int> number;
  for (int v : got) ++number[v];
  for (auto [v, count] : number) {
    if (v > 1 && supply.at(v) < count) return false;
    if (v == 4 && !r.has(3) && !r.has(4)) return false;
    if (v == 5 && !r.has(4) && !r.has(5)) return false;
    if (v == 6 && (!r.has(5) || r.has(6))) return false;
  }
  return r.all_cards() - static_cast<int>(given) + static_cast<int>(got.size()) <= 12;
}

inline std::string joined(std::vector<int> cards, bool karma) {
  std::ranges::sort(cards, std::greater());
  std::string text;
  for (int v : cards) text += (text.empty() ? "" : "+") + std::to_string(v);
  return karma ? text + "+k" : text;
}

// Every set of cards of the hand, each tried against every card; and every way to break a card up.
inline Names exchanges(const Runner& r, const Supply& supply) {
  std::set<std::string> found;
  for (const bool karma : {false, true}) {
    if (karma && (!r.is("Dragon") || r.karma < 1)) continue;
    std::vector<std::vector<int>> sets{{}};
    for (auto [v, count] : r.hand) {
      const auto before = sets;
      for (int k = 1; k <= count; ++k)
        for (auto set : before) {
          set.insert(set.end(), static_cast<std::size_t>(k), v);
          sets.push_back(set);
        }
    }
    for (const auto& set : sets) {
      if (set.empty() || set.size() > 6) continue;
      for (int v = 2; v <= 6; ++v) {
        const int need = r.is("Tiger") ? v - 1 : v;
        auto worth = set;
        if (karma) worth.push_back(2);
        int sum = 0;
        for (int w : worth) sum += w;
        const bool lower = *std::ranges::max_element(set) < v;
        const bool tight = std::ranges::all_of(worth, [&](int w) { return sum - w < need; });
        if (lower && sum >= need && tight && may_get(r, supply, {v}, set.size()))
          found.insert(fmt::format("exchange {}>{}", joined(set, karma), v));
      }
    }
    for (auto [v, count] : r.hand) {
      if (count == 0) continue;
      std::vector<int> got;
      const std::function<void(int, int)> split_up = [&](int left, int most) {
        if (left == 0 && got.size() >= 2 && may_get(r, supply, got, 1))
          found.insert(fmt::format("exchange {}>{}", joined({v}, karma), joined(got, false)));
        for (int w = std::min(left, most); w >= 1; --w) {
          got.push_back(w);
          split_up(left - w, w);
          got.pop_back();
        }
      };
      split_up(karma ? v + 2 : v, v - 1);
    }
  }
  return {found.begin(), found.end()};
}

}  // namespace shengxiao::games::great_race::reference
