// A second, slow and simple implementation of the rules, for tests: squares in sets, creatures in lists.
#pragma once
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace shengxiao::games::rat_and_dragon::reference {

using Spot = std::pair<int, int>;  // row and column, from 0: in reading order
using Spots = std::set<Spot>;

inline bool touch(Spot a, Spot b) { return std::abs(a.first - b.first) + std::abs(a.second - b.second) == 1; }
inline std::string spot_name(Spot q) { return std::string(1, static_cast<char>('a' + q.second)) + std::to_string(q.first + 1); }

struct Creature {
  Spots squares;
  int partner = -1;  // its place in the list
  int number() const { return static_cast<int>(squares.size()); }
};

struct Sheet {
  int columns, rows;
  std::vector<Creature> creatures = {};
  int pairs = 0, pair_points = 0, penalty = 0;

  bool empty(Spot q) const {
    for (const auto& creature : creatures)
      if (creature.squares.contains(q)) return false;
    return true;
  }
  bool allowed(Spot q, int number) const {
    if (!empty(q)) return false;
    for (const auto& creature : creatures)
      for (const auto& other : creature.squares)
        if (creature.number() % 2 == number % 2 && touch(q, other)) return false;
    return true;
  }
  Spots all_allowed(int number) const {
    Spots all;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        if (allowed({row, column}, number)) all.insert({row, column});
    return all;
  }
  // The squares that lie in regions of at least `number` squares.
  Spots starts(int number) const {
    const auto free = all_allowed(number);
    Spots good;
    for (const auto& from : free) {
      Spots region{from};
      std::vector<Spot> open{from};
      while (!open.empty()) {
        const auto at = open.back();
        open.pop_back();
        for (const Spot& next : {Spot{at.first + 1, at.second}, Spot{at.first - 1, at.second}, Spot{at.first, at.second + 1},
                                 Spot{at.first, at.second - 1}})
          if (free.contains(next) && region.insert(next).second) open.push_back(next);
      }
      if (static_cast<int>(region.size()) >= number) good.insert(from);
    }
    return good;
  }
  int empty_squares() const {
    int n = columns * rows;
    for (const auto& creature : creatures) n -= creature.number();
    return n;
  }
  int points() const {
    int unpaired = 0;
    for (const auto& creature : creatures)
      if (creature.partner < 0) unpaired += creature.number();
    return pair_points - (unpaired / 2 + unpaired % 2) - penalty;
  }
};

struct Drawing {
  int number = 0;
  Spots squares = {};
  bool finished = false;
  int partner = -1;
};

class Game {
 public:
  Game(int seats, int columns, int rows, int last_pair, bool card)
      : last_pair_(last_pair), card_(card), sheets(static_cast<std::size_t>(seats), Sheet{columns, rows}), done(sheets.size()) {}

  bool chance_is_next() const { return drawings.empty(); }

  std::set<std::string> moves(std::size_t seat) const {
    std::set<std::string> all;
    if (over || done[seat] || drawings.empty() || drawings[seat].finished) return all;
    const auto& sheet = sheets[seat];
    const auto& drawing = drawings[seat];
    if (drawing.number == 0) {
      for (int value : values)
        if (!sheet.starts(value).empty()) all.insert("choose " + std::to_string(value));
    } else if (drawing.squares.empty()) {
      for (const auto& q : sheet.starts(drawing.number)) all.insert(spot_name(q));
    } else if (static_cast<int>(drawing.squares.size()) < drawing.number) {
      for (const auto& q : sheet.all_allowed(drawing.number))
        for (const auto& mine : drawing.squares)
          if (touch(q, mine) && !drawing.squares.contains(q)) all.insert(spot_name(q));
    } else {
      for (const int other : partners(seat))
        all.insert("pair " + spot_name(*sheet.creatures[static_cast<std::size_t>(other)].squares.begin()));
      all.insert("alone");
    }
    return all;
  }

  void offer(std::set<int> on_offer) {
    values = std::move(on_offer);
    bool anybody = false;
    drawings.assign(sheets.size(), {});
    for (std::size_t seat = 0; seat < sheets.size(); ++seat) {
      if (done[seat]) continue;
      if (moves(seat).empty()) {
        done[seat] = true;
        sheets[seat].penalty = *values.begin();
      } else {
        anybody = true;
      }
    }
    if (!anybody) end();
  }

  void move(std::size_t seat, const std::string& text) {
    auto& drawing = drawings[seat];
    if (text.starts_with("choose ")) {
      drawing.number = std::stoi(text.substr(7));
    } else if (text.starts_with("pair ")) {
      for (const int other : partners(seat))
        if (spot_name(*sheets[seat].creatures[static_cast<std::size_t>(other)].squares.begin()) == text.substr(5))
          drawing.partner = other;
      drawing.finished = true;
    } else if (text == "alone") {
      drawing.finished = true;
    } else {
      drawing.squares.insert({std::stoi(text.substr(1)) - 1, text[0] - 'a'});
      drawing.finished = static_cast<int>(drawing.squares.size()) == drawing.number && partners(seat).empty();
    }
    for (std::size_t other = 0; other < sheets.size(); ++other)
      if (!done[other] && !drawings[other].finished) return;
    end();
  }

  std::vector<int> points() const {
    std::vector<int> all;
    for (const auto& sheet : sheets) all.push_back(sheet.points() - (sheets.size() == 1 ? sheet.empty_squares() : 0));
    return all;
  }

  // Also the definition of who wins, by counting those who are better.
  std::vector<double> returns() const {
    const auto score = points();
    if (sheets.size() == 1) return {score[0] > 0 ? 1.0 : -1.0};
    std::vector<bool> wins;
    int winners = 0;
    for (std::size_t a = 0; a < sheets.size(); ++a) {
      bool best = true;
      for (std::size_t b = 0; b < sheets.size(); ++b)
        if (score[b] > score[a] || (score[b] == score[a] && sheets[b].empty_squares() < sheets[a].empty_squares())) best = false;
      wins.push_back(best);
      winners += best;
    }
    const int losers = static_cast<int>(sheets.size()) - winners;
    std::vector<double> all;
    for (const bool win : wins) all.push_back(losers == 0 ? 0.0 : win ? 1.0 / winners : -1.0 / losers);
    return all;
  }

 private:
  std::vector<int> partners(std::size_t seat) const {
    std::vector<int> all;
    for (std::size_t i = 0; i < sheets[seat].creatures.size(); ++i) {
      const auto& other = sheets[seat].creatures[i];
      bool touches = false;
      for (const auto& a : other.squares)
        for (const auto& b : drawings[seat].squares) touches |= touch(a, b);
      if (touches && other.partner < 0) all.push_back(static_cast<int>(i));
    }
    return all;
  }

  void end() {
    for (std::size_t seat = 0; seat < drawings.size(); ++seat) {
      const auto& drawing = drawings[seat];
      if (drawing.number == 0) continue;
      auto& sheet = sheets[seat];
      Creature fresh{drawing.squares, drawing.partner};
      if (drawing.partner >= 0) {
        auto& other = sheet.creatures[static_cast<std::size_t>(drawing.partner)];
        other.partner = static_cast<int>(sheet.creatures.size());
        ++sheet.pairs;
        if ((fresh.number() > 6) != (other.number() > 6)) sheet.pair_points += std::abs(fresh.number() - other.number());
      }
      sheet.creatures.push_back(fresh);
      if (sheet.pairs == last_pair_) over = true;
    }
    drawings.clear();
    bool all_done = true;
    for (const bool one : done) all_done &= one;
    over |= all_done;
  }

  int last_pair_;
  bool card_;

 public:
  std::vector<Sheet> sheets;
  std::vector<bool> done;
  std::vector<Drawing> drawings = {};  // of this round; none: chance is next
  std::set<int> values = {};  // on offer
  bool over = false;
  bool card_is_next() const { return card_ && values.empty(); }
};

}  // namespace shengxiao::games::rat_and_dragon::reference
