// A second, slow and simple implementation of the rules, for tests: cards are words in vectors, moves are texts.
#pragma once
#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace shengxiao::games::zodiac::reference {

using Words = std::vector<std::string>;

struct Reference {
  inline static const Words signs{"Rt", "Ox", "Tg", "Rb", "Dr", "Sn", "Hs", "Gt", "Mk", "Rs", "Dg", "Pg"};

  int n;
  bool any, table;
  int limit, dealer;
  Words draw, pile;
  std::vector<Words> hand, open;
  std::vector<int> skips;
  std::string stage = "cut";
  int cuts = 0, mover = 0, picker = 0, turns = 0, winner = -1, fines = 0;
  bool barred = false;
  std::string fresh;                     // just drawn from the draw pile, and nothing done since
  std::vector<std::pair<bool, int>> moved;  // in this turn: up or not, rank

  Reference(int seats, bool any_sign, bool as_table, int turn_limit, int fixed_dealer)
      : n(seats),
        any(any_sign),
        table(as_table),
        limit(turn_limit),
        dealer(fixed_dealer),
        hand(static_cast<std::size_t>(seats)),
        open(static_cast<std::size_t>(seats)),
        skips(static_cast<std::size_t>(seats)) {
    draw = whole();
    if (dealer >= 0) stage = "deal";
  }

  static Words whole() {
    Words all;
    for (const auto& s : signs) all.insert(all.end(), 7, s);
    all.insert(all.end(), 8, "Cat");
    all.insert(all.end(), 8, "Pangu");
    return all;
  }
  static bool is_sign(const std::string& card) { return card != "Cat" && card != "Pangu"; }
  static int rank(const std::string& card) {
    return card == "Cat" ? 13 : card == "Pangu" ? 14 : static_cast<int>(std::ranges::find(signs, card) - signs.begin()) + 1;
  }
  static bool has(const Words& w, const std::string& card) { return std::ranges::find(w, card) != w.end(); }
  static void remove(Words& w, const std::string& card) { w.erase(std::ranges::find(w, card)); }
  static Words kinds(Words w) {
    std::ranges::sort(w);
    w.erase(std::unique(w.begin(), w.end()), w.end());
    return w;
  }
  static Words signs_of(const Words& w) {
    Words s;
    std::ranges::copy_if(w, std::back_inserter(s), is_sign);
    return s;
  }
  Words& mine() { return hand[static_cast<std::size_t>(mover)]; }
  Words& shown() { return open[static_cast<std::size_t>(mover)]; }
  const Words& mine() const { return hand[static_cast<std::size_t>(mover)]; }
  const Words& shown() const { return open[static_cast<std::size_t>(mover)]; }

  // Who acts: -1 nature, -2 nobody.
  int actor() const {
    if (stage == "over") return -2;
    if (stage == "cut" || stage == "deal" || stage == "turn" || stage == "drawn" || stage == "fined") return -1;
    return stage == "fine" ? picker : mover;
  }

  std::map<std::string, int> outcomes() const {
    std::map<std::string, int> all;
    int dealt = 0;
    for (const auto& h : hand) dealt += static_cast<int>(h.size());
    for (const auto& card : stage == "fined" ? signs_of(mine()) : draw) {
      if (stage == "cut")
        ++all["cut " + card + ">" + std::to_string(cuts % n)];
      else if (stage == "deal")
        ++all["deal " + card + ">" + std::to_string((dealer + 1 + dealt / 6) % n)];
      else
        ++all[stage + " " + card];
    }
    return all;
  }

  bool within_limits() const { return mine().size() <= 6 && shown().size() <= 6; }
  bool may_call() const { return table && mine().size() == 6 && shown().size() <= 6; }
  bool complete() const {
    Words all = mine();
    all.insert(all.end(), shown().begin(), shown().end());
    return mine().size() == 6 && shown().size() == 6 && kinds(all).size() == 12 && signs_of(all).size() == 12;
  }

  void pangu_moves(Words& out, bool from_open, std::size_t room) const {
    for (int seat = 0; seat < n; ++seat) {
      if (seat == mover) continue;
      for (const auto& card : kinds(signs_of(open[static_cast<std::size_t>(seat)]))) {
        if (!any && (has(mine(), card) || has(shown(), card))) continue;
        const auto text = std::string("play ") + (from_open ? "^" : "") + "Pangu " + card + "<" + std::to_string(seat);
        if (mine().size() - !from_open < room) out.push_back(text);
        if (shown().size() - from_open < room) out.push_back(text + "^");
      }
    }
  }

  Words moves() const {
    Words out;
    if (stage == "fine") {
      for (const auto& card : kinds(signs_of(shown()))) out.push_back("fine ^" + card);
      if (!signs_of(mine()).empty()) out.emplace_back("fine hand");
    } else if (stage == "call") {
      out = {"call", "pass"};
    } else if (stage == "begin") {
      if (!draw.empty()) out.emplace_back("draw");
      if (!pile.empty() && pile.back() != "Pangu" && !barred) out.emplace_back("take");
      if (has(mine(), "Cat")) out.emplace_back("play Cat");
      if (has(shown(), "Cat")) out.emplace_back("play ^Cat");
      if (has(mine(), "Pangu")) pangu_moves(out, false, 6);
      if (has(shown(), "Pangu")) pangu_moves(out, true, 6);
      if (out.empty()) {
        out.emplace_back("pass");
        if (may_call()) out.emplace_back("call");
      }
    } else if (stage == "arrange") {
      if (fresh == "Cat") out.emplace_back("play Cat");
      if (fresh == "Pangu") pangu_moves(out, false, 7);
      const auto movable = [&](const std::string& card, bool up) {
        return std::ranges::all_of(moved, [&](auto m) { return m.first == up ? rank(card) >= m.second : rank(card) != m.second; });
      };
      for (const auto& card : kinds(mine()))
        if (shown().size() < 7 && movable(card, true)) out.push_back("up " + card);
      for (const auto& card : kinds(shown()))
        if (mine().size() < 7 && movable(card, false)) out.push_back("down " + card);
      for (const auto& card : kinds(mine()))
        if (table || (mine().size() <= 7 && shown().size() <= 6)) out.push_back("discard " + card);
      for (const auto& card : kinds(shown()))
        if (table || (mine().size() <= 6 && shown().size() <= 7)) out.push_back("discard ^" + card);
      if (table || within_limits()) out.emplace_back("pass");
      if (may_call()) out.emplace_back("call");
    }
    std::ranges::sort(out);
    return out;
  }

  void reshuffle() {
    if (!draw.empty() || pile.size() < 2) return;
    draw.assign(pile.begin(), pile.end() - 1);
    pile = {pile.back()};
  }

  void begin_turn() {
    stage = "begin";
    moved.clear();
    fresh.clear();
    reshuffle();
  }

  void turn_is_over() {
    ++turns;
    if (limit && turns == limit) {
      stage = "over";
      return;
    }
    do {
      mover = (mover + 1) % n;
      if (!skips[static_cast<std::size_t>(mover)]) break;
      --skips[static_cast<std::size_t>(mover)];
    } while (true);
    begin_turn();
  }

  void win() {
    winner = mover;
    stage = "over";
  }

  void next_fine() {
    if (fines == 0 || (signs_of(mine()).empty() && signs_of(shown()).empty())) return turn_is_over();
    picker = (mover + 1) % n;
    stage = "fine";
  }

  void end_of_turn(bool choice) {
    barred = false;
    fines = 0;
    if (!table) return complete() ? win() : turn_is_over();
    if (!within_limits()) {
      ++skips[static_cast<std::size_t>(mover)];
      fines = 1;
      return next_fine();
    }
    if (choice && may_call())
      stage = "call";
    else
      turn_is_over();
  }

  void call() {
    barred = false;
    if (complete()) return win();
    fines = 2;
    next_fine();
  }

  void step(const std::string& text) {
    Words w;
    for (std::size_t from = 0, to = 0; to != std::string::npos; from = to + 1) {
      to = text.find(' ', from);
      w.push_back(text.substr(from, to == std::string::npos ? to : to - from));
    }
    const auto& verb = w[0];
    if (verb == "cut" || verb == "deal" || verb == "turn")
      set_up(w);
    else
      turn(w, text);
  }

  void set_up(const Words& w) {
    const auto& verb = w[0];
    if (verb == "cut") {
      const auto card = w[1].substr(0, w[1].find('>'));
      remove(draw, card);
      if (is_sign(card)) {
        ++cuts;
        return;
      }
      dealer = cuts % n;
      draw = whole();
      stage = "deal";
    } else if (verb == "deal") {
      remove(draw, w[1].substr(0, w[1].find('>')));
      hand[static_cast<std::size_t>(std::stoi(w[1].substr(w[1].find('>') + 1)))].push_back(w[1].substr(0, w[1].find('>')));
      if (draw.size() == static_cast<std::size_t>(100 - 6 * n)) stage = "turn";
    } else {
      remove(draw, w[1]);
      pile.push_back(w[1]);
      if (!is_sign(w[1])) return;
      mover = (dealer + 1) % n;
      begin_turn();
    }
  }

  void turn(const Words& w, const std::string& text) {
    const auto& verb = w[0];
    if (verb == "draw") {
      stage = "drawn";
    } else if (verb == "drawn") {
      remove(draw, w[1]);
      mine().push_back(w[1]);
      fresh = w[1];
      stage = "arrange";
      reshuffle();
    } else if (verb == "take") {
      mine().push_back(pile.back());
      pile.pop_back();
      stage = "arrange";
    } else if (verb == "up" || verb == "down") {
      const bool up = verb == "up";
      remove(up ? mine() : shown(), w[1]);
      (up ? shown() : mine()).push_back(w[1]);
      moved.emplace_back(up, rank(w[1]));
      fresh.clear();
    } else if (verb == "discard") {
      const bool face_up = w[1][0] == '^';
      const auto card = w[1].substr(face_up);
      remove(face_up ? shown() : mine(), card);
      pile.push_back(card);
      end_of_turn(true);
    } else if (verb == "play") {
      const bool face_up = w[1][0] == '^', goes_on = stage == "arrange";
      const auto card = w[1].substr(face_up);
      remove(face_up ? shown() : mine(), card);
      pile.push_back(card);
      if (card == "Cat") {
        ++skips[static_cast<std::size_t>((mover + 1) % n)];
      } else {
        const auto mark = w[2].find('<');
        const auto sign = w[2].substr(0, mark);
        remove(open[static_cast<std::size_t>(w[2][mark + 1] - '0')], sign);
        (w[2].back() == '^' ? shown() : mine()).push_back(sign);
      }
      fresh.clear();
      if (!goes_on) end_of_turn(true);
    } else if (verb == "pass") {
      stage == "call" ? turn_is_over() : end_of_turn(false);
    } else if (verb == "call") {
      call();
    } else if (text == "fine hand") {
      stage = "fined";
    } else {  // fine ^Ox, fined Mk
      const auto card = verb == "fine" ? w[1].substr(1) : w[1];
      remove(verb == "fine" ? shown() : mine(), card);
      pile.push_back(card);
      barred = true;
      --fines;
      next_fine();
    }
  }

  int points(int seat) const {
    Words all = hand[static_cast<std::size_t>(seat)];
    all.insert(all.end(), open[static_cast<std::size_t>(seat)].begin(), open[static_cast<std::size_t>(seat)].end());
    return static_cast<int>(kinds(signs_of(all)).size());
  }
};

}  // namespace shengxiao::games::zodiac::reference
