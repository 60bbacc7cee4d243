// The Great Race told a second time, slowly and straight on, as one would at the table. For tests only.
#pragma once
#include "games/great_race/reference_record.hpp"
#include "games/great_race/reference_runner.hpp"

namespace shengxiao::games::great_race::reference {

class Reference {
 public:
  Reference(int seats, const std::string& animals, const std::string& ages, bool cat, const Record& record)
      : n_(seats), record_(record), steps_(record), runners_(static_cast<std::size_t>(seats)) {
    read();
    all_ = twelve;
    if (cat) all_.emplace_back("Cat");
    animals_ = animals;
    const auto order = split(ages, ",");
    for (int i = 0; i < n_; ++i) {
      auto& r = runners_[static_cast<std::size_t>(i)];
      r.seat = i;
      r.age = static_cast<int>(std::ranges::find(order, std::to_string(i)) - order.begin());
      if (n_ == 3) r.cards.erase(6);
    }
    supply_ = {{2, 15 - 2 * n_}, {3, 10 - n_}, {4, 10}, {5, 15}, {6, 5}};
  }

  void run() {
    put_pieces();
    if (right()) give_animals();
    if (right()) before_the_race();
    bool over = false;
    for (round_ = 1; !over; ++round_) over = one_round();
    if (!right()) return;
    EXPECT_TRUE(steps_.at_end()) << "the game is longer than the reference";
    finish();
  }
  bool right() const { return steps_.right(); }

 private:
  void read() {
    // As in the edition that comes with the program, typed anew from the rules.
    const char* four =
        "3 | 1+exchange | 2 | N | 4/2 | 2+exchange | N+exchange | 2+trade | 0+exchange/3 | 2 | 3/2+exchange | 1+exchange";
    const char* five =
        "3 | 2+exchange | 2+trade/2 | N | 4/2 | 1+exchange | N+exchange | 2 | 0+exchange/3 | 1+trade | 3/2+exchange | 1+exchange";
    spaces_ = split(n_ == 5 ? five : four, " | ");
    tops_ = {{"Cheat", 3}, {"Help", 2}, {"Run", 4}, {"Rest", 3}, {"Cooperate", 5}, {"Walk", 2}};
  }

  Runner& runner(int seat) { return runners_[static_cast<std::size_t>(seat)]; }

  void put_pieces() {
    Names pieces{"Cheat", "Help", "Run", "Rest", "Cooperate", n_ == 3 ? "-" : "Walk"};
    for (int slot = 0; slot < 6; ++slot) {
      Names legal;
      for (const auto& piece : pieces) legal.push_back("piece " + piece);
      const auto done = steps_.ask(8, legal);
      if (!right()) return;
      slot_[done.substr(6)] = slot;
      std::erase(pieces, done.substr(6));
    }
  }

  void give_animals() {
    if (animals_ == "random" || animals_ == "draft") {
      for (int i = 0; i < n_; ++i) {
        Names legal;
        for (const auto& animal : all_) legal.push_back("animal " + animal);
        int seat = i;
        if (animals_ == "draft") seat = std::ranges::find(runners_, i, &Runner::age)->seat;
        const auto done = steps_.ask(animals_ == "draft" ? seat : 8, legal);
        if (!right()) return;
        runner(seat).animal = done.substr(7);
        std::erase(all_, done.substr(7));
      }
    } else {
      const auto names = split(animals_, ",");
      for (auto& r : runners_) r.animal = names[static_cast<std::size_t>(r.seat)];
    }
    for (auto& r : runners_)
      if (r.is("Rat")) ++r.hand[3], --supply_[3], r.karma = 3;
  }

  void before_the_race() {
    std::map<int, Names> choices;
    for (const auto& r : runners_)
      for (int card = 1; card <= (n_ == 3 ? 5 : 6); ++card) choices[r.seat].push_back(fmt::format("card {}", card));
    const auto chosen = steps_.secret(choices);
    if (!right()) return;
    for (auto& r : runners_) {
      const int card = chosen.at(r.seat)[5] - '0';
      r.row = {{card, 0}};
      r.cards.erase(card);
    }
    for (auto& r : runners_) {
      int place = 0;
      for (const auto& other : runners_) place += other.row[0].number >= r.row[0].number;
      gain_karma(r, n_ - place + 1);
    }
    std::vector<int> change(runners_.size());
    for (const auto& giver : runners_)
      for (const auto& taker : runners_) {
        const std::pair cards{giver.row[0].number, taker.row[0].number};
        using P = std::pair<int, int>;
        const bool gift = n_ == 3 ? cards == P{5, 1} || cards == P{4, 2} : cards == P{6, 1} || cards == P{5, 2} || cards == P{4, 3};
        if (gift) --change[static_cast<std::size_t>(giver.seat)], ++change[static_cast<std::size_t>(taker.seat)];
      }
    for (auto& r : runners_) {
      r.karma = std::min(8, r.karma + change[static_cast<std::size_t>(r.seat)]);
      EXPECT_GE(r.karma, 0);
    }
  }

  void move(Runner& r, int by) { r.position = std::min(30, std::max(0, r.position + by)); }
  void gain_karma(Runner& r, int amount) {
    if (amount > 0 && r.is("Dragon")) ++amount;
    r.karma = std::min(8, r.karma + amount);
  }
  void gain_ones(Runner& r, int amount) {
    for (; amount > 0 && r.all_cards() < 12; --amount) ++r.hand[1];
  }
  bool in_river(const Runner& r) const { return r.position >= 15 && r.position <= 29; }

  int karma_cost(const Runner& r, int number) const {
    if (r.row.empty() || number >= r.row.back().number) return 0;
    const int cost = number == r.row.back().number - 1 ? 1 : 2;
    return r.is("Rabbit") ? cost - 1 : cost;
  }

  bool one_round() {
    std::map<int, Names> choices;
    for (auto& r : runners_) {
      r.plays = !(r.is("Cat") && round_ == 1);
      r.number = 9;
      r.action.clear();
      if (!r.plays) continue;
      for (int card : r.cards)
        for (auto [v, count] : r.hand) {
          if (count == 0 || (card == 7 && r.row.empty()) || (r.in_hand() == 1 && card != 8) || karma_cost(r, card) > r.karma)
            continue;
          choices[r.seat].push_back(fmt::format("play {} {}", actions[static_cast<std::size_t>(card)], v));
        }
    }
    const auto chosen = steps_.secret(choices);
    if (!right()) return true;
    for (auto& r : runners_) {
      if (!r.plays) continue;
      const auto words = split(chosen.at(r.seat), " ");
      r.number = static_cast<int>(std::ranges::find(actions, words[1]) - actions.begin());
      r.energy = words[2][0] - '0';
      r.action = r.number == 7 ? actions[static_cast<std::size_t>(r.row.back().number)] : words[1];
      const int cost = karma_cost(r, r.number);
      r.karma -= cost;
      if (r.is("Snake")) move(r, cost);
      r.cards.erase(r.number);
      --r.hand[r.energy];
      r.row.push_back({r.number, r.energy});
    }
    for (const char* action : {"Cheat", "Help", "Run", "Rest", "Cooperate", "Walk", "Strategise"}) resolve(action);
    if (!right()) return true;
    ++rotation_;
    if (std::ranges::any_of(runners_, [](const auto& r) { return r.position == 30; }) || round_ == 60) return true;
    for (auto& r : runners_)
      if (r.is("Horse") && r.position > 0 && steps_.ask(r.seat, {"ability", "done"}) == "ability") {
        move(r, -1);
        gain_ones(r, 1);
        gain_karma(r, 1);
      }
    return !right();
  }

  void resolve(const std::string& action) {
    std::vector<Runner*> all;
    for (auto& r : runners_)
      if (r.plays && r.action == action) all.push_back(&r);
    std::ranges::sort(all, [](const Runner* a, const Runner* b) {
      return a->position != b->position ? a->position > b->position : a->age < b->age;
    });
    for (auto* r : all)
      if (right()) turn(*r, all, action);
  }

  struct Window {
    int exchanges = 0;
    bool trade = false, wheel_exchange = false;
  };

  void benefit(Runner& r, const std::string& action, int total, int sharing, Window& window) {
    const int section = 2 * slot_[action] + (total > tops_[action] ? 1 : 0);
    const auto colours = split(spaces_[static_cast<std::size_t>((section + rotation_) % 12)], "/");
    const bool movement = action != "Help" && action != "Rest";
    const auto parts = split(colours[colours.size() > 1 && !movement ? 1 : 0], "+");
    int amount = parts[0] == "N" ? sharing : parts[0][0] - '0';
    if (r.is("Cat") && amount >= 3) ++amount;
    if (action == "Help")
      gain_karma(r, amount);
    else if (action == "Rest")
      gain_ones(r, amount);
    else
      move(r, amount);
    for (const auto& part : parts) {
      if (part == "exchange") ++window.exchanges, window.wheel_exchange = true;
      if (part == "trade") window.trade = true;
    }
  }

  void turn(Runner& r, const std::vector<Runner*>& all, const std::string& action) {
    int total = 0, lower = 0, higher = 0, same = 0;
    for (const auto* other : all) {
      total += other->energy;
      lower += other->energy < r.energy;
      higher += other->energy > r.energy;
      same += other != &r && other->energy == r.energy;
    }
    const int sharing = static_cast<int>(all.size());
    const bool joint = higher == 0, highest = joint && same == 0, extra = n_ == 5 ? joint : highest;
    Window window;
    if (action == "Cheat" || action == "Run" || action == "Walk") {
      if (highest)
        benefit(r, action, total, sharing, window);
      else if (action != "Walk")
        move(r, action == "Cheat" ? -1 : 1);
    } else if (action == "Cooperate") {
      if (joint) benefit(r, action, total, sharing, window);
    } else if (action == "Strategise") {
      strategise(r, extra);
    } else {
      benefit(r, action, total, sharing, window);
      if (extra && action == "Help") gain_ones(r, 1);
      if (extra && action == "Rest") gain_karma(r, 1);
    }
    move(r, n_ == 3 ? 2 * lower : lower);
    bool owes = action == "Strategise";
    if (r.is("Horse") && sharing > 1 && lower > 0) move(r, 1);
    if (r.is("Dog") && action == "Strategise") {
      if (in_river(r)) {
        move(r, 1);
        owes = false;
      } else {
        gain_ones(r, 1);
      }
    }
    if (r.is("Pig")) pig(r);
    if (r.is("Goat") && sharing > 1) ++window.exchanges;
    const bool waiting = sharing > 1 && (r.is("Monkey") || r.is("Rooster"));
    hold_window(r, window, waiting);
    if (!owes || !right() || !in_river(r) || r.in_hand() < 2) return;
    Names legal{"fallback"};
    for (auto [v, count] : r.hand)
      if (count) legal.push_back(fmt::format("return {}", v));
    const auto done = steps_.ask(r.seat, legal);
    if (!right()) return;
    if (done == "fallback") {
      for (auto card : r.row) pick_up(r, card);
      r.row.clear();
      move(r, -8);
    } else {
      --r.hand[done[7] - '0'];
      ++supply_[done[7] - '0'];
    }
  }

  void pick_up(Runner& r, Lying card) {
    r.cards.insert(card.number);
    if (card.energy) ++r.hand[card.energy];
  }

  void strategise(Runner& r, bool leftmost_too) {
    pick_up(r, r.row.back());  // this round's
    r.row.pop_back();
    while (r.row.size() > 1) {
      pick_up(r, r.row.back());
      r.row.pop_back();
    }
    if (leftmost_too && !r.row.empty()) {
      pick_up(r, r.row.back());
      r.row.pop_back();
    }
  }

  void pig(Runner& r) {
    bool lowest = true, highest = n_ > 3;
    for (const auto& other : runners_) {
      if (&other == &r || !other.plays) continue;
      if (other.number <= r.number) lowest = false;
      if (other.number >= r.number) highest = false;
    }
    if (!lowest && !highest) return;
    Names legal{"ability card", "ability karma"};
    if (n_ == 5) legal.emplace_back("ability move");
    const auto done = steps_.ask(r.seat, legal);
    if (done == "ability card") gain_ones(r, 1);
    if (done == "ability karma") gain_karma(r, 1);
    if (done == "ability move") move(r, 1);
  }

  void take_gain(Runner& r) { r.is("Monkey") ? gain_ones(r, 1) : gain_karma(r, 1); }

  void hold_window(Runner& r, Window window, bool waiting) {
    while (right()) {
      const auto usable = [&](const Runner& who) {
        return (window.exchanges && !exchanges(who, supply_).empty()) || (window.trade && who.karma >= 2);
      };
      auto later = r;
      if (waiting) take_gain(later);
      if (!usable(r) && !(waiting && usable(later))) break;
      Names legal = window.exchanges ? exchanges(r, supply_) : Names{};
      if (window.trade && r.karma >= 2) legal.emplace_back("trade");
      if (waiting) legal.emplace_back("ability");
      legal.emplace_back("done");
      const auto done = steps_.ask(r.seat, legal);
      if (done == "done" || !right()) break;
      if (done == "trade") {
        r.karma -= 2;
        move(r, 3);
        window.trade = false;
      } else if (done == "ability") {
        take_gain(r);
        waiting = false;
      } else {
        make(r, done);
        --window.exchanges;
      }
    }
    if (waiting) take_gain(r);
    if (r.is("Tiger") && window.wheel_exchange && window.exchanges) gain_karma(r, 1);
  }

  void make(Runner& r, const std::string& text) {
    const auto sides = split(text.substr(9), ">");
    const auto given = split(sides[0], "+"), got = split(sides[1], "+");
    for (const auto& card : given) {
      if (card == "k") {
        --r.karma;
        continue;
      }
      --r.hand[card[0] - '0'];
      if (card != "1") ++supply_[card[0] - '0'];
    }
    for (const auto& card : got) {
      ++r.hand[card[0] - '0'];
      if (card != "1") --supply_[card[0] - '0'];
    }
    if (r.is("Ox") && got.size() == 1 && got[0] >= "4") move(r, got[0] == "4" ? 1 : 2);
  }

  void finish() {
    auto order = runners_;
    std::ranges::sort(order, [](const Runner& a, const Runner& b) {
      if (a.position != b.position) return a.position > b.position;
      if (a.is("Rat") != b.is("Rat")) return a.is("Rat");
      if (a.number != b.number) return a.number < b.number;
      if (a.karma != b.karma) return a.karma > b.karma;
      return a.age < b.age;
    });
    for (const auto& r : runners_) {
      EXPECT_EQ(r.position, record_.points[static_cast<std::size_t>(r.seat)]);
      const double expected = r.seat == order[0].seat ? 1 : -1.0 / (n_ - 1);
      EXPECT_DOUBLE_EQ(expected, record_.returns[static_cast<std::size_t>(r.seat)]);
    }
  }

  int n_;
  const Record& record_;
  Follower steps_;
  std::vector<Runner> runners_;
  Names all_, spaces_;
  std::string animals_;
  std::map<std::string, int> slot_, tops_;
  Supply supply_;
  int round_ = 0, rotation_ = 0;
};

}  // namespace shengxiao::games::great_race::reference
