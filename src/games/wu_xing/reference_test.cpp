// Compares random games with a second, slow and simple implementation of the rules, on the edition of the program and on random
// ones.
#include <map>
#include <set>

#include "core/play.hpp"
#include "games/wu_xing/testing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

struct Piece {
  std::string name, kind, colour;
  std::int64_t value = 0;
  std::vector<std::vector<int>> panels;
};

// Reads the tables by hand, without a check.
std::map<std::string, Piece> pieces_of(const Edition& edition) {
  std::map<std::string, Piece> all;
  for (const auto& table : *edition.data.table()->front().second.list()) {
    Piece p;
    for (const auto& [key, data] : *table.table()) {
      if (key == "name") p.name = *data.text();
      if (key == "kind") p.kind = *data.text();
      if (key == "colour") p.colour = *data.text();
      if (key == "value") p.value = *data.number();
      if (key != "panels") continue;
      for (const auto& panel : *data.list()) {
        p.panels.emplace_back();
        for (const auto& face : *panel.list()) p.panels.back().push_back(static_cast<int>(*face.number()));
      }
    }
    all[p.name] = p;
  }
  return all;
}

class Slow {
 public:
  Slow(const WuXing& game)
      : pieces_(pieces_of(*game.edition())),
        seats_(game.setup().seats),
        piles_(value_of(game.setup().options, "end") == "piles"),
        limit_(std::stoi(std::string(value_of(game.setup().options, "turn_limit")))),
        held_(static_cast<std::size_t>(seats_)),
        tokens_(static_cast<std::size_t>(seats_), 3) {
    for (const auto& [name, piece] : pieces_) pile_.insert(name);
  }

  bool over() const { return step_ == "over"; }
  int actor() const { return step_ == "act" ? mover_ : step_ == "answer" ? owner_ : 8; }

  // Every legal step and its weight, 0 for a seat's.
  std::map<std::string, int> legal() const {
    std::map<std::string, int> all;
    if (step_ == "draw")
      for (const auto& name : pile_) all["draw " + name] = 1;
    if (step_ == "first")
      for (int seat = 0; seat < seats_; ++seat) all[fmt::format("first {}", seat)] = 1;
    if (step_ == "throw")  // 36 throws of two dice that can be told apart
      for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) ++all[fmt::format("throw {} {}", std::min(a, b), std::max(a, b))];
    if (step_ == "rethrow")
      for (int face = 1; face <= 6; ++face) all[fmt::format("rethrow {}", face)] = 1;
    if (step_ == "answer") all["prevent"] = all["allow"] = 0;
    if (step_ != "act") return all;
    all["pass"] = 0;
    if (tokens_[static_cast<std::size_t>(mover_)] > 0)
      for (const int die : dice_)
        for (const char change : {'+', '-', '?'}) all[fmt::format("token {}{}", die, change)] = 0;
    for (const auto& [space, lying] : board_)
      if (claims(pieces_.at(lying.first).panels[static_cast<std::size_t>(lying.second)])) all[fmt::format("claim {}", space)] = 0;
    for (int seat = 0; seat < seats_; ++seat)
      for (const auto& name : held_[static_cast<std::size_t>(seat)])
        for (const auto& panel : pieces_.at(name).panels)
          if (seat != mover_ && panel.size() == 2 && claims(panel)) all[fmt::format("capture {}<{}", name, seat)] = 0;
    return all;
  }

  void play(const std::string& text) {
    const auto space = text.find(' ');
    const auto verb = text.substr(0, space), rest = space == std::string::npos ? "" : text.substr(space + 1);
    auto& mine = held_[static_cast<std::size_t>(mover_)];
    if (verb == "draw") {
      for (int at = 1; at <= 3; ++at)
        if (!board_.contains(at)) {
          board_[at] = {rest, 0};
          break;
        }
      pile_.erase(rest);
      fill();
    } else if (verb == "first") {
      mover_ = std::stoi(rest);
      turn_ = 1;
      step_ = "throw";
    } else if (verb == "throw") {
      dice_ = {rest[0] - '0', rest[2] - '0'};
      step_ = "act";
    } else if (verb == "rethrow") {
      dice_.push_back(rest[0] - '0');
      step_ = "act";
    } else if (verb == "token") {
      --tokens_[static_cast<std::size_t>(mover_)];
      dice_.erase(std::find(dice_.begin(), dice_.end(), rest[0] - '0'));
      if (rest[1] == '?')
        step_ = "rethrow";
      else
        dice_.push_back((rest[0] - '1' + (rest[1] == '+' ? 1 : 5)) % 6 + 1);
    } else if (verb == "claim") {
      mine.insert(board_.at(std::stoi(rest)).first);
      board_.erase(std::stoi(rest));
      left() == 0 ? void(step_ = "over") : end_of_action();
    } else if (verb == "capture") {
      wanted_ = rest.substr(0, rest.find('<'));
      owner_ = rest.back() - '0';
      step_ = "answer";
      if (tokens_[static_cast<std::size_t>(owner_)] == 0) play("allow");
    } else if (verb == "prevent") {
      --tokens_[static_cast<std::size_t>(owner_)];
      end_of_action();
    } else if (verb == "allow") {
      held_[static_cast<std::size_t>(owner_)].erase(wanted_);
      mine.insert(wanted_);
      end_of_action();
    } else {
      end_of_action();
    }
  }

  std::vector<int> points() const {
    std::vector<int> all;
    for (const auto& held : held_) {
      std::map<std::string, int> colours, kinds;
      std::int64_t sum = 0;
      for (const auto& name : held) {
        sum += pieces_.at(name).value;
        ++colours[pieces_.at(name).colour];
        ++kinds[pieces_.at(name).kind];
      }
      for (const auto& [colour, n] : colours) sum += n == 3 ? 5 : n == 4 ? 7 : n == 5 ? 10 : n == 6 ? 15 : n == 7 ? 25 : 0;
      sum += (kinds["element"] == 5) * 25 + (kinds["animal"] == 12) * 15 + (kinds["stem"] == 10) * 10;
      all.push_back(static_cast<int>(sum));
    }
    return all;
  }

 private:
  using Names = std::set<std::string>;

  // Takes each die off a copy of the panel: one must be there for a single, both for the others, and a pair is used up.
  bool claims(std::vector<int> panel) const {
    const auto size = panel.size();
    int found = 0;
    for (const int die : dice_) {
      const auto at = std::find(panel.begin(), panel.end(), die);
      if (at == panel.end()) continue;
      panel.erase(at);
      ++found;
    }
    return size == 1 ? found >= 1 : found == 2;
  }
  std::size_t left() const { return board_.size() + pile_.size() + discards_.size(); }

  void end_of_action() {
    const bool last_ones = left() <= 3;
    for (int at = 1; at <= 3; ++at) {
      if (!board_.contains(at) || ++board_[at].second < 4) continue;
      if (last_ones)
        board_[at].second = 0;
      else {
        discards_.insert(board_[at].first);
        board_.erase(at);
      }
    }
    fill();
  }
  void fill() {
    if (board_.size() < 3 && pile_.empty()) pile_.swap(discards_);
    if (board_.size() < 3 && !pile_.empty()) {
      step_ = "draw";
    } else if (turn_ == 0) {
      step_ = "first";
    } else if ((piles_ && pile_.empty() && discards_.empty()) || (limit_ > 0 && turn_ >= limit_)) {
      step_ = "over";
    } else {
      ++turn_;
      mover_ = (mover_ + 1) % seats_;
      step_ = "throw";
    }
  }

  std::map<std::string, Piece> pieces_;
  int seats_;
  bool piles_;
  int limit_;
  std::vector<Names> held_;
  std::vector<int> tokens_;
  Names pile_, discards_;
  std::map<int, std::pair<std::string, int>> board_;  // space: tile and panel
  std::vector<int> dice_;
  std::string step_ = "draw", wanted_;
  int mover_ = 0, owner_ = 0, turn_ = 0;
};

// Panels by lot: as many pairs as there must be, the others single or triple, in any order.
EditionPtr random_edition(Rng& rng) {
  std::string text;
  for (int t = 0; t < tiles; ++t) {
    const auto i = static_cast<std::size_t>(t);
    const auto family = family_of(t);
    std::vector<int> sizes{2, family == animals ? 2 : 1 + 2 * rng.below(2), 1 + 2 * rng.below(2), 1 + 2 * rng.below(2)};
    for (int k = 3; k > 0; --k) std::swap(sizes[static_cast<std::size_t>(k)], sizes[static_cast<std::size_t>(rng.below(k + 1))]);
    std::string panels;
    for (const int size : sizes) {
      std::string faces;
      for (int k = 0; k < size; ++k) faces += fmt::format("{},", 1 + rng.below(6));
      panels += fmt::format("[{}],", faces);
    }
    text += fmt::format("[[tile]]\nname = \"{}\"\nkind = \"{}\"\ncolour = \"{}\"\nvalue = {}\npanels = [{}]\n", tile_names[i],
                        family_names[static_cast<std::size_t>(family)], tile_names[colour_of[i]], rng.below(20), panels);
  }
  return parse_edition(text, "random.toml").value();
}

void compare(const WuXing& game, Rng& rng, bool heuristic) {
  Slow slow(game);
  auto s = game.start();
  for (SeatSet who; !(who = game.to_act(s)).empty();) {
    ASSERT_FALSE(slow.over());
    ASSERT_EQ(slow.actor(), index(who.front()));
    Actions<WuXing> legal;
    game.legal(s, who.front(), legal);
    std::map<std::string, int> texts;
    for (const auto a : legal) texts[game.text(a)] = who.is_chance() ? static_cast<int>(game.weight(s, a)) : 0;
    ASSERT_EQ(texts, slow.legal());
    const auto points = game.points(s);
    ASSERT_EQ(std::vector<int>(points.begin(), points.end()), slow.points());
    auto a = random_action(game, s, who.front(), rng);
    if (heuristic && !who.is_chance() && rng.below(4)) a = game.greedy(observe(game, s, who.front()), rng);
    game.apply(s, who.front(), a);
    slow.play(game.text(a));
  }
  ASSERT_TRUE(slow.over());
  const auto points = game.points(s);
  ASSERT_EQ(std::vector<int>(points.begin(), points.end()), slow.points());
}

TEST(WuXing, agrees_with_the_slow_reference) {
  Rng rng(20140301);
  for (int seats = 2; seats <= 6; ++seats)
    for (const char* end : {"tiles", "piles"})
      for (const bool heuristic : {false, true})
        for (const char* limit : {"0", "60"})
          for (int g = 0; g < 3; ++g) {
            const Options options{{"end", end}, {"turn_limit", limit}};
            compare(game_with(seats, options), rng, heuristic);
            const bool limited = limit[0] != '0';  // a random edition may have tiles that nobody wants to claim
            compare(WuXing::make({seats, {{"end", end}, {"turn_limit", limited ? limit : "900"}}, random_edition(rng)}).value(),
                    rng, heuristic);
            if (HasFatalFailure()) FAIL() << seats << " seats, end=" << end << ", turn_limit=" << limit;
          }
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
