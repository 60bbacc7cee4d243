// Zodiac in the research shape, its cards as numbers in vectors: guided, with the usual Pangu, cut for the deal. The rules are
// the same, move for move (research_check.hpp); what a seat may know is left out.
#pragma once
#include <algorithm>
#include <array>

#include "research_shape.hpp"

namespace shengxiao::research {

// Cards: the signs 0 to 11, the Cat 12, the Pangu 13. An action of chance is a card. A player's: see the constants; the card meant
// is added, and 12 * (4 * seat + way) to the number of a Pangu.
class Zodiac : public State {
 public:
  static constexpr int signs = 12, cat = 12, pangu = 13, kinds = 14, none = -1;
  static constexpr std::int64_t draw = 0, take = 1, pass = 2, play_cat = 3, play_open_cat = 4;
  static constexpr std::int64_t up = 20, down = 40, discard = 60, discard_open = 80, play_pangu = 100;
  static constexpr int open_pangu = 1, to_open = 2;  // ways; they add up

  Zodiac(int players, int turn_limit)
      : players_(players), turn_limit_(turn_limit), deck_(whole()), hand_(at(players)), open_(at(players)), skips_(at(players)) {}

  int current_player() const override { return stage_ == Stage::begin || stage_ == Stage::arrange ? mover_ : chance_player; }
  bool is_terminal() const override { return stage_ == Stage::over; }
  std::unique_ptr<State> clone() const override { return std::make_unique<Zodiac>(*this); }

  std::vector<double> returns() const override {
    std::vector<double> all(at(players_), winner_ == none ? 0.0 : -1.0 / (players_ - 1));
    if (winner_ != none) all[at(winner_)] = 1;
    return all;
  }

  std::vector<std::pair<std::int64_t, double>> chance_outcomes() const override {
    const auto counts = counted(deck_);
    std::vector<std::pair<std::int64_t, double>> all;
    for (int card = 0; card < kinds; ++card)
      if (counts[at(card)] > 0) all.emplace_back(card, static_cast<double>(counts[at(card)]) / static_cast<double>(deck_.size()));
    return all;
  }

  std::vector<std::int64_t> legal_actions() const override {
    const auto hand = counted(mine()), shown = counted(face_up());
    std::vector<std::int64_t> all;
    stage_ == Stage::begin ? add_beginnings(all, hand, shown) : add_arrangements(all, hand, shown);
    return all;
  }

 protected:
  void do_apply_action(std::int64_t action) override {
    const auto card = static_cast<int>(action);
    switch (stage_) {
      case Stage::cut: return cut(card);
      case Stage::deal: return deal(card);
      case Stage::turn: return turn_up(card);
      case Stage::drawing:
        remove(deck_, card);
        mine().push_back(card);
        fresh_ = card;
        stage_ = Stage::arrange;
        return reshuffle();
      default: return act(action);
    }
  }

 private:
  enum class Stage { cut, deal, turn, begin, drawing, arrange, over };
  using Cards = std::vector<int>;
  using Counts = std::array<int, kinds>;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Cards whole() {
    Cards all;
    for (int card = 0; card < kinds; ++card) all.insert(all.end(), card < signs ? 7 : 8, card);
    return all;
  }
  static void remove(Cards& cards, int card) { cards.erase(std::find(cards.begin(), cards.end(), card)); }
  static Counts counted(const Cards& cards) {
    Counts counts{};
    for (const int card : cards) ++counts[at(card)];
    return counts;
  }
  Cards& mine() { return hand_[at(mover_)]; }
  Cards& face_up() { return open_[at(mover_)]; }
  const Cards& mine() const { return hand_[at(mover_)]; }
  const Cards& face_up() const { return open_[at(mover_)]; }

  void add_beginnings(std::vector<std::int64_t>& all, const Counts& hand, const Counts& shown) const {
    if (!deck_.empty()) all.push_back(draw);
    if (!pile_.empty() && pile_.back() != pangu) all.push_back(take);
    if (hand[cat] > 0) all.push_back(play_cat);
    if (shown[cat] > 0) all.push_back(play_open_cat);
    if (hand[pangu] > 0) add_pangus(all, hand, shown, 0, 6);
    if (shown[pangu] > 0) add_pangus(all, hand, shown, open_pangu, 6);
    if (all.empty()) all.push_back(pass);
  }

  void add_arrangements(std::vector<std::int64_t>& all, const Counts& hand, const Counts& shown) const {
    const auto in_hand = mine().size(), in_sight = face_up().size();
    if (in_hand <= 6 && in_sight <= 6) all.push_back(pass);
    if (fresh_ == cat) all.push_back(play_cat);
    if (fresh_ == pangu) add_pangus(all, hand, shown, 0, 7);
    for (int card = 0; card < kinds; ++card) {
      if (hand[at(card)] > 0) {
        if (in_sight < 7 && may_move(card, raised_, lowered_)) all.push_back(up + card);
        if (in_hand <= 7 && in_sight <= 6) all.push_back(discard + card);
      }
      if (shown[at(card)] > 0) {
        if (in_hand < 7 && may_move(card, lowered_, raised_)) all.push_back(down + card);
        if (in_hand <= 6 && in_sight <= 7) all.push_back(discard_open + card);
      }
    }
  }

  // In order with what has gone this way in this turn, and nothing that has gone the other way.
  static bool may_move(int card, const Cards& same_way, const Cards& other_way) {
    return (same_way.empty() || card >= same_way.back()) && std::find(other_way.begin(), other_way.end(), card) == other_way.end();
  }

  void add_pangus(std::vector<std::int64_t>& all, const Counts& hand, const Counts& shown, int from, std::size_t room) const {
    const bool to_hand_fits = mine().size() - (from == 0) < room, to_open_fits = face_up().size() - (from == open_pangu) < room;
    for (int seat = 0; seat < players_; ++seat) {
      if (seat == mover_) continue;
      const auto theirs = counted(open_[at(seat)]);
      for (int sign = 0; sign < signs; ++sign) {
        if (theirs[at(sign)] == 0 || hand[at(sign)] > 0 || shown[at(sign)] > 0) continue;
        if (to_hand_fits) all.push_back(play_pangu + 12 * (4 * seat + from) + sign);
        if (to_open_fits) all.push_back(play_pangu + 12 * (4 * seat + from + to_open) + sign);
      }
    }
  }

  void cut(int card) {
    remove(deck_, card);
    if (card < signs) {
      dealer_ = (dealer_ + 1) % players_;
      return;
    }
    deck_ = whole();
    stage_ = Stage::deal;
  }

  void deal(int card) {
    remove(deck_, card);
    const int dealt = 100 - static_cast<int>(deck_.size()) - 1;
    hand_[at((dealer_ + 1 + dealt / 6) % players_)].push_back(card);
    if (dealt + 1 == 6 * players_) stage_ = Stage::turn;
  }

  void turn_up(int card) {
    remove(deck_, card);
    pile_.push_back(card);
    if (card >= signs) return;
    mover_ = (dealer_ + 1) % players_;
    begin_turn();
  }

  void act(std::int64_t action) {
    const int drawn = std::exchange(fresh_, none);
    const auto meant = [&](std::int64_t first) { return static_cast<int>(action - first); };
    if (action == draw) {
      stage_ = Stage::drawing;
    } else if (action == take) {
      mine().push_back(pile_.back());
      pile_.pop_back();
      stage_ = Stage::arrange;
    } else if (action == pass) {
      end_turn();
    } else if (action == play_cat || action == play_open_cat) {
      leave(action == play_cat ? mine() : face_up(), cat);
      ++skips_[at((mover_ + 1) % players_)];
      if (drawn == none) end_turn();
    } else if (action < down) {
      move(mine(), face_up(), raised_, meant(up));
    } else if (action < discard) {
      move(face_up(), mine(), lowered_, meant(down));
    } else if (action < play_pangu) {
      action < discard_open ? leave(mine(), meant(discard)) : leave(face_up(), meant(discard_open));
      end_turn();
    } else {
      const int sign = meant(play_pangu) % 12, way = meant(play_pangu) / 12 % 4, seat = meant(play_pangu) / 48;
      leave(way & open_pangu ? face_up() : mine(), pangu);
      remove(open_[at(seat)], sign);
      (way & to_open ? face_up() : mine()).push_back(sign);
      if (drawn == none) end_turn();
    }
  }

  void leave(Cards& cards, int card) {
    remove(cards, card);
    pile_.push_back(card);
  }

  static void move(Cards& from, Cards& to, Cards& moved, int card) {
    remove(from, card);
    to.push_back(card);
    moved.push_back(card);
  }

  bool complete() const {
    if (mine().size() != 6 || face_up().size() != 6) return false;
    const auto hand = counted(mine()), shown = counted(face_up());
    for (int sign = 0; sign < signs; ++sign)
      if (hand[at(sign)] + shown[at(sign)] != 1) return false;
    return true;
  }

  void end_turn() {
    if (complete()) {
      winner_ = mover_;
      stage_ = Stage::over;
      return;
    }
    if (++turns_ == turn_limit_) {
      stage_ = Stage::over;
      return;
    }
    for (mover_ = (mover_ + 1) % players_; skips_[at(mover_)] > 0; mover_ = (mover_ + 1) % players_) --skips_[at(mover_)];
    begin_turn();
  }

  void begin_turn() {
    stage_ = Stage::begin;
    raised_.clear();
    lowered_.clear();
    reshuffle();
  }

  void reshuffle() {
    if (!deck_.empty() || pile_.size() < 2) return;
    deck_.assign(pile_.begin(), pile_.end() - 1);
    pile_ = {pile_.back()};
  }

  int players_, turn_limit_;
  Cards deck_, pile_;
  std::vector<Cards> hand_, open_;
  std::vector<int> skips_;
  Cards raised_, lowered_;  // in this turn
  Stage stage_ = Stage::cut;
  int dealer_ = 0, mover_ = 0, turns_ = 0, winner_ = none;
  int fresh_ = none;  // just drawn
};

}  // namespace shengxiao::research
