// The leak prover: two servers whose games differ only in what one viewer may not know. Every byte that leaves them towards that
// viewer is the same, and so are the number, the sizes and the order of the messages.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "server/messages.hpp"
#include "server/testing.hpp"
#include "table/testing.hpp"

namespace shengxiao::server {
namespace {

using table::Pair;
using table::setup_of;

struct World : TestServer {
  World() {
    stacked_luck = [this](std::uint64_t, std::span<const std::uint32_t>) {
      const auto outcome = stacked.front();
      stacked.pop_front();
      return outcome;
    };
  }
  Somebody screen(const std::vector<std::string>& tokens) {
    const auto somebody = person();
    say(somebody, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
    settle_but_thinking();
    return somebody;
  }
  void ask(const Somebody& somebody, const Parsed& message) {
    say(somebody, message);
    settle_but_thinking();
  }
  void play(Seat seat, const std::string& move) {
    const auto& player = players[static_cast<std::size_t>(index(seat))];
    const auto number = player->table()["asks"].value(std::to_string(index(seat)), -1);
    ask(player, {{"do", "play"}, {"seat", index(seat)}, {"move", move}, {"ask", number}});
  }
  const std::string& token(int seat) const { return players[static_cast<std::size_t>(seat)]->tokens.at(code).front(); }

  std::string code;
  std::deque<std::size_t> stacked;  // what chance draws next
  std::vector<Somebody> players;  // by seat, each at a screen of their own
  std::vector<Somebody> observers;  // at whose screens everything must be the same
};

struct Situation {
  std::string game;
  int seats;
  bool clock, drops, restarts;
};

std::string name_of(const Situation& s) {
  return fmt::format("{}_{}_seats{}{}{}", s.game, s.seats, s.clock ? "_clock" : "", s.drops ? "_dropped_seats_and_deputies" : "",
                     s.restarts ? "_restored" : "");
}

class LeakProver {
 public:
  using Plant = std::function<void(Person&)>;

  // `plant`: a leak, put into what an observer of the second world has heard after every step.
  LeakProver(const Situation& situation, Seat viewer, std::uint64_t seed, int same = 0, Plant plant = {})
      : situation_(situation), pair_(situation.game, situation.seats, viewer, seed, same), plant_(std::move(plant)) {}

  // The first difference; empty: there is none.
  std::string run(int steps) {
    open();
    for (int i = 0; i < steps && difference_.empty() && step(); ++i) {
      if (pair_[0].over()) break;  // the end uncovers what was hidden
      if (plant_) plant_(*worlds_[1].observers.back());
      disturb();
      compare();
    }
    return difference_;
  }
  int differences() const { return pair_.differences(); }
  int unseen() const { return pair_.unseen(); }
  const std::set<std::string>& types() const { return types_; }

 private:
  template <class Act>
  void both(const Act& act) {
    act(worlds_[0]);
    act(worlds_[1]);
  }

  void open() {
    ASSERT_TRUE(chance());
    Parsed message{{"do", "new"}, {"game", situation_.game}, {"seats", TestServer::people(situation_.seats, false)},
                   {"grace", 1},  {"flag", "computer"},      {"options", Parsed::object()}};
    for (const auto& [name, value] : setup_of(situation_.game, situation_.seats).options) message["options"][name] = value;
    if (situation_.clock) message["clock"] = {{"seconds", 600}, {"increment", 5}};
    both([&](World& w) {
      w.players.push_back(w.person());
      w.ask(w.players[0], message);
      w.code = w.players[0]->table()["table"];
      for (int seat = 1; seat < situation_.seats; ++seat) {
        w.players.push_back(w.screen({}));
        w.ask(w.players.back(), {{"do", "sit"}, {"seat", seat}, {"name", fmt::format("Player {}", seat)}});
      }
    });
    observe();
  }

  // The viewer's screen and one that looks on; for who looks on also one that two players share, with its curtain down.
  void observe() {
    both([&](World& w) {
      w.observers = {w.screen({})};
      w.observers.push_back(is_player(pair_.viewer()) ? w.players[static_cast<std::size_t>(index(pair_.viewer()))]
                                                      : w.screen({w.token(0), w.token(1)}));
    });
    compare();
  }

  bool chance() {
    while (pair_[0].to_act().is_chance()) {
      const auto drawn = pair_.step(Seat::chance);
      if (!drawn) return false;
      for (std::size_t i = 0; i < 2; ++i) worlds_[i].stacked.push_back(drawn->place[i]);
    }
    return true;
  }

  bool step() {
    const auto who = pair_[0].to_act();
    const Seat actor = who.nth(pair_.below(who.size()));
    const int world = pair_.below(2);
    if (pair_.below(3) == 0)
      if (const auto move = pair_.unseen_step(world, actor)) {
        auto& there = worlds_[static_cast<std::size_t>(world)];
        there.play(actor, *move);
        if (pair_.below(2)) return true;
        pair_.take_back_unseen(world, actor);
        there.ask(there.players[static_cast<std::size_t>(index(actor))], {{"do", "undo"}});
        return true;
      }
    const auto step = pair_.step(actor);
    if (!step || !chance()) return false;
    for (std::size_t i = 0; i < 2; ++i) worlds_[i].play(actor, step->text[i]);
    return true;
  }

  // What people ask for meanwhile, and what becomes of their connections: the same in both worlds.
  void disturb() {
    const auto seat = pair_.below(situation_.seats);
    switch (pair_.below(7)) {
      case 0:
        return observers_ask({{"do", "past"}, {"step", pair_.below(static_cast<int>(worlds_[0].observers[0]->moves.size()) + 1)}});
      case 1: return observers_ask({{"do", "record"}});
      case 2:
        if (is_player(pair_.viewer()) && pair_.below(2)) return observers_ask({{"do", "draw"}, {"seat", index(pair_.viewer())}});
        return observers_ask({{"do", pair_.below(2) ? "hint" : "verify"}});
      case 3: return observers_ask({{"do", "why"}, {"seat", seat}, {"move", "play Rat"}});
      case 4: return both([&](World& w) { w.ask(w.players[static_cast<std::size_t>(seat)], {{"do", "chat"}, {"text", "Hello"}}); });
      case 5: return disturb_seat(seat);
      default: break;
    }
    const Milliseconds time(pair_.below(900));
    if (situation_.clock) both([&](World& w) { w.pass_time_but_thinking(time); });
  }

  void disturb_seat(int seat) {
    if (seat == index(pair_.viewer())) return;
    const auto is_choosing = [&](std::size_t world) { return pair_[world].to_act().has(seat_at(seat)); };
    if ((!situation_.clock || (is_choosing(0) && is_choosing(1))) && pair_.take_back(seat_at(seat)))
      return both([&](World& w) { w.ask(w.players[static_cast<std::size_t>(seat)], {{"do", "undo"}}); });
    if (situation_.restarts) return restart();
    if (!situation_.drops) return;
    both([&](World& w) {
      auto& player = w.players[static_cast<std::size_t>(seat)];
      const auto token = w.token(seat);
      w.leave(player);
      w.pass_time_but_thinking(Milliseconds(1000));
      w.ask(w.players[static_cast<std::size_t>(seat == 0)], {{"do", "deputy"}, {"seat", seat}, {"level", 4}});
      player = w.screen({token});
    });
  }

  void restart() {
    compare();
    both([&](World& w) {
      std::vector<std::string> tokens;
      for (int seat = 0; seat < situation_.seats; ++seat) tokens.push_back(w.token(seat));
      w.restart();
      for (int seat = 0; seat < situation_.seats; ++seat)
        w.players[static_cast<std::size_t>(seat)] = w.screen({tokens[static_cast<std::size_t>(seat)]});
    });
    observe();
  }

  void observers_ask(const Parsed& message) {
    both([&](World& w) {
      for (const auto& observer : w.observers) w.ask(observer, message);
    });
  }

  // Where two messages begin to differ.
  static std::string difference_of(std::size_t number, const std::string& ours, const std::string& theirs) {
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(ours, theirs).in1 - ours.begin());
    const auto from = at < 100 ? 0 : at - 100;
    return fmt::format("message {}: {}\nand: {}", number, ours.substr(from, 160), theirs.substr(from, 160));
  }

  void compare() {
    for (std::size_t who = 0; who < worlds_[0].observers.size(); ++who) {
      const auto &ours = worlds_[0].observers[who]->raw, &theirs = worlds_[1].observers[who]->raw;
      if (ours.size() != theirs.size()) difference_ = fmt::format("{} messages, and {}", ours.size(), theirs.size());
      for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()) && difference_.empty(); ++i) {
        if (ours[i] != theirs[i]) difference_ = difference_of(i, ours[i], theirs[i]);
        types_.insert(Parsed::parse(ours[i])["type"].get<std::string>());
      }
    }
  }

  Situation situation_;
  Pair pair_;
  Plant plant_;
  std::array<World, 2> worlds_;
  std::set<std::string> types_;
  std::string difference_;
};

std::vector<Situation> situations() {
  std::vector<Situation> all;
  for (const auto& game : table::all_games()) {
    const std::string name(game.name);
    for (int seats = std::max(2, game.min_seats); seats <= game.max_seats; ++seats)
      for (const bool clock : {false, true}) all.push_back({name, seats, clock, !clock, clock});
  }
  return all;
}

class Leaks : public testing::TestWithParam<Situation> {};
INSTANTIATE_TEST_SUITE_P(situations, Leaks, testing::ValuesIn(situations()), [](const auto& info) { return name_of(info.param); });

// `every_seat`: else who looks on, the first seat and the last one.
void prove(const Situation& situation, bool every_seat) {
  std::set<std::string> types;
  int differences = 0, unseen = 0;
  for (int viewer = -1; viewer < situation.seats; ++viewer) {
    if (!every_seat && viewer > 0 && viewer < situation.seats - 1) continue;
    const Seat who = viewer < 0 ? Seat::watcher : seat_at(viewer);
    for (const int same : {0, 30}) {
      LeakProver prover(situation, who, static_cast<std::uint64_t>(viewer + 100 + same), same);
      EXPECT_EQ(prover.run(every_seat ? 60 : 40), "") << name_of(situation) << ", viewer " << viewer << ", the same for " << same;
      types.insert(prover.types().begin(), prover.types().end());
      differences += prover.differences();
      unseen += prover.unseen();
    }
  }
  fmt::print("{}: {} hidden differences, {} of them of steps in one world alone; messages: {}\n", name_of(situation), differences,
             unseen, fmt::join(types, ", "));
  const auto game = table::make_game(situation.game, setup_of(situation.game, situation.seats));
  EXPECT_EQ(differences > 0, !(*game)->open()) << "the worlds differ where something is hidden";
  EXPECT_EQ(unseen > 0, situation.game == "rat_and_dragon") << "there a sealed choice has many steps";
}

TEST_P(Leaks, nothing_that_a_viewer_may_not_know_leaves_the_server) { prove(GetParam(), false); }
TEST_P(Leaks, nor_for_any_seat_slow) { prove(GetParam(), true); }

// Each way in which a message can tell something is noticed.
TEST(LeakProver, notices_planted_leaks_of_every_kind) {
  const Situation situation{"zodiac", 3, true, false, false};
  const std::vector<std::pair<std::string, LeakProver::Plant>> plants{
      {"a byte", [](Person& p) { p.raw.back().back() = ' '; }},
      {"a size", [](Person& p) { p.raw.back() += ' '; }},
      {"a message more", [](Person& p) { p.raw.push_back(p.raw.back()); }},
      {"a message less", [](Person& p) { p.raw.pop_back(); }},
      {"the order", [](Person& p) { std::swap(p.raw.front(), p.raw.back()); }},
  };
  ASSERT_EQ(LeakProver(situation, Seat::first, 7).run(10), "");
  for (const auto& [name, plant] : plants) EXPECT_NE(LeakProver(situation, Seat::first, 7, 0, plant).run(10), "") << name;
}

// --- nothing is forgotten

// Where each type of message is compared. A type that is not listed here does not compile.
constexpr std::string_view covered_by(MessageType type) {
  switch (type) {
    case MessageType::hello:
    case MessageType::seated:
    case MessageType::table:
    case MessageType::said:
    case MessageType::past:
    case MessageType::refusal:
    case MessageType::record:
    case MessageType::error: return "Leaks";
    case MessageType::thinking: return "ComputersKnowNothing";  // and a hint, which is a thought of theirs
    case MessageType::hint: return "ComputersKnowNothing";
    case MessageType::draws:
    case MessageType::review: return "none: the game is over";
    case MessageType::judged: return "none: the game is over, or nothing is hidden in it";
    case MessageType::dismissed: return "none: it is not about the game";
  }
  return "";
}

TEST(LeakProver, covers_every_type_of_message) {
  std::set<std::string> seen;
  for (const std::string game : {"zodiac", "rat_and_dragon"})
    for (const Seat viewer : {Seat::watcher, Seat::first}) {
      LeakProver prover({game, 2, true, true, false}, viewer, 3);
      EXPECT_EQ(prover.run(150), "");
      seen.insert(prover.types().begin(), prover.types().end());
    }
  for (std::size_t i = 0; i < message_types.size(); ++i)
    EXPECT_EQ(covered_by(static_cast<MessageType>(i)) == "Leaks", seen.contains(std::string(message_types[i]))) << message_types[i];
}

TEST(LeakProver, knows_every_message_that_the_server_writes) {
  for (const auto& file : std::filesystem::directory_iterator("src/server")) {
    if (file.path().extension() != ".cpp" || file.path().stem().string().ends_with("_test")) continue;
    std::ifstream in(file.path());
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    EXPECT_EQ(text.find("\"type\""), std::string::npos) << file.path() << ": begin_message() begins a message";
  }
}

}  // namespace
}  // namespace shengxiao::server
