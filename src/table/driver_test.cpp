#include "table/driver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <set>

#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

const SeatOccupant computer{false, 1};
constexpr std::string_view near_the_end = "4/4/2ox1/2Rt1/4/1Hr2/4/Tg3 -/- -/- 0/0 N -";  // North to move; soon proved

// Both threads are the test's own.
class DriverTest : public testing::Test {
 protected:
  void start(std::string_view game, SeatOccupants players, const Match::Start& how = {.luck = Rng(1)},
             const Options& options = {}) {
    auto match = Match::start(game, {static_cast<int>(players.size()), options}, how);
    ASSERT_TRUE(match) << to_string(match.error());
    const Executors executors{[this](std::shared_ptr<Task> task) { tasks.push_back(std::move(task)); },
                              [this](std::function<void()> job) { jobs.push_back(std::move(job)); }};
    const GameDriver::Events events{[this](int from) { moved.push_back(from); },
                                    [this](Seat seat, const AnyThought&, int step) {
                                      thought.push_back(seat);
                                      thought_step = step;
                                    }};
    driver = std::make_unique<GameDriver>(*std::move(match), std::move(players), 7, executors, events);
  }
  void think() {
    const auto task = std::move(tasks.front());
    tasks.pop_front();
    EXPECT_TRUE(task->run());
  }
  void hear() {
    while (!jobs.empty()) {
      const auto job = std::move(jobs.front());
      jobs.pop_front();
      job();
    }
  }
  void play(Seat seat) {
    std::vector<ActionId> legal;
    driver->match().game().legal(driver->match().state(), seat, legal);
    ASSERT_TRUE(driver->play(seat, driver->match().game().text(legal.front())));
  }
  int waiting() const {  // tasks that are still wanted
    return static_cast<int>(std::ranges::count_if(tasks, [](const auto& task) { return !task->cancelled(); }));
  }

  std::deque<std::shared_ptr<Task>> tasks;
  std::deque<std::function<void()>> jobs;
  std::vector<int> moved;
  std::vector<Seat> thought;
  int thought_step = -1;
  std::unique_ptr<GameDriver> driver;
};

TEST_F(DriverTest, computers_play_a_game_among_themselves) {
  start("celestial_checkers", {computer, computer}, {.luck = Rng(1)}, {{"placement", "random"}});
  const int before = driver->match().step();
  driver->resume();
  for (int i = 0; i < 1000 && !driver->match().over(); ++i) {
    ASSERT_EQ(waiting(), 1);
    think();
    hear();
  }
  EXPECT_TRUE(driver->match().over());
  EXPECT_EQ(moved.front(), before);
  EXPECT_EQ(static_cast<int>(moved.size()), driver->match().step() - before);
  EXPECT_FALSE(driver->thinks());
  EXPECT_TRUE(tasks.empty());
}

TEST_F(DriverTest, nothing_is_thought_about_before_it_is_told_to_resume) {
  start("celestial_checkers", {person, computer}, {.luck = Rng(1)}, {{"placement", "random"}});
  EXPECT_TRUE(tasks.empty());
  driver->resume();
  driver->resume();
  EXPECT_EQ(tasks.size(), 1) << "and then once";
  EXPECT_EQ(driver->computer_to_act(), Seat::second);
  EXPECT_EQ(tasks.front()->priority(), Priority::move);
  EXPECT_TRUE(driver->thinks());
}

TEST_F(DriverTest, a_move_that_comes_too_late_is_not_made) {
  start("celestial_checkers", {person, computer}, {.luck = Rng(1)});
  play(Seat::first);
  driver->resume();
  think();  // it has thought, but nobody has heard it yet
  driver->undo_to(0);
  hear();
  EXPECT_EQ(driver->match().step(), 0);
  EXPECT_TRUE(moved.empty());
}

TEST_F(DriverTest, whatever_changes_the_match_ends_the_thinking_and_a_refused_move_does_not) {
  start("rat_and_dragon", {person, computer}, {.luck = Rng(1)});
  driver->resume();
  EXPECT_EQ(waiting(), 1);
  EXPECT_FALSE(driver->play(Seat::first, "castle"));
  EXPECT_EQ(waiting(), 1);
  play(Seat::first);
  EXPECT_EQ(waiting(), 0);
  driver->resume();
  EXPECT_EQ(waiting(), 1);
  EXPECT_TRUE(driver->take_back(driver->match().last_decision(SeatSet(Seat::first)), SeatSet(Seat::first)));
  EXPECT_EQ(waiting(), 0);
  driver->resume();
  driver->set_player(Seat::second, person);
  EXPECT_EQ(waiting(), 0);
  driver->resume();
  EXPECT_EQ(waiting(), 0) << "people play now";
}

// What a computer had chosen in secret counts no more when the game goes back: it chooses anew.
TEST_F(DriverTest, a_takeback_ends_what_a_computer_has_held_back) {
  start("rat_and_dragon", {person, computer}, {.luck = Rng(1)});
  const auto computer_chooses = [&] {
    int thoughts = 0;
    for (driver->resume(); waiting() > 0; ++thoughts) {
      think();
      hear();
    }
    return thoughts;
  };
  EXPECT_GT(computer_chooses(), 0);
  play(Seat::first);
  EXPECT_EQ(computer_chooses(), 0) << "it has chosen all it can";
  driver->undo_to(driver->match().before_last_step());
  EXPECT_GT(computer_chooses(), 0);
}

TEST_F(DriverTest, the_task_of_a_driver_that_is_gone_does_nothing) {
  start("celestial_checkers", {computer, computer}, {.luck = Rng(1)});
  driver->resume();
  const auto task = tasks.front();
  think();
  driver = nullptr;
  hear();
  EXPECT_TRUE(task->cancelled());
  EXPECT_TRUE(task->run()) << "without running";
  EXPECT_TRUE(moved.empty());
}

TEST_F(DriverTest, a_hint_is_a_legal_move_and_makes_way_for_what_happens) {
  start("celestial_checkers", {person, person}, {.luck = Rng(1), .position = std::string(near_the_end)});
  std::vector<ActionId> hints;
  const auto keep = [&](const AnyThought& found) { hints.push_back(found.best); };
  driver->hint(Seat::second, keep);
  EXPECT_TRUE(driver->thinks_about_hint());
  EXPECT_EQ(tasks.front()->priority(), Priority::hint);
  think();
  hear();
  ASSERT_EQ(hints.size(), 1);
  EXPECT_EQ(driver->match().game().text(hints.front()), "f6xd4");
  EXPECT_FALSE(driver->thinks_about_hint());
  driver->hint(Seat::second, keep);
  play(Seat::second);
  think();
  hear();
  EXPECT_EQ(hints.size(), 1) << "the second is not wanted any more";
}

// Of The Rat and the Dragon: which creature, and the squares that it could have.
TEST_F(DriverTest, a_hint_says_where_to_draw) {
  start("rat_and_dragon", {person, person}, {.luck = Rng(1)});
  std::vector<ActionId> line;
  driver->hint(Seat::second, [&](const AnyThought& found) { line = found.line; });
  think();
  hear();
  const auto& game = driver->match().game();
  ASSERT_FALSE(line.empty());
  const int number = std::stoi(game.text(line.front()).substr(std::string("choose ").size()));
  EXPECT_EQ(line.size(), static_cast<std::size_t>(1 + number));
  auto state = driver->match().state();
  for (const auto action : line) {
    std::vector<ActionId> legal;
    game.legal(state, Seat::second, legal);
    ASSERT_TRUE(std::ranges::find(legal, action) != legal.end()) << game.text(action);
    game.apply(state, Seat::second, action);
  }
}

TEST_F(DriverTest, a_computer_goes_on_thinking_after_a_hint) {
  start("rat_and_dragon", {person, computer}, {.luck = Rng(1)});
  driver->resume();
  int answers = 0;
  ASSERT_TRUE(driver->ask(Seat::first, {"greedy"}, {}, [&](const AnyThought&) { ++answers; }));
  EXPECT_TRUE(driver->thinks_about_hint());
  while (driver->thinks_about_hint()) {
    think();
    hear();
  }
  EXPECT_EQ(answers, 1);
  EXPECT_TRUE(driver->thinks());
  while (moved.empty()) {
    think();
    hear();
  }
  EXPECT_TRUE(thought.empty()) << "what it thinks would tell of its sheet";
}

TEST_F(DriverTest, who_makes_way_thinks_again_and_answers_once) {
  start("celestial_checkers", {person, person}, {.luck = Rng(1), .position = std::string(near_the_end)});
  int answers = 0;
  driver->hint(Seat::second, [&](const AnyThought&) { ++answers; });
  const auto task = tasks.front();
  task->make_way();
  EXPECT_FALSE(task->run());
  hear();
  EXPECT_EQ(answers, 0);
  task->allow();
  EXPECT_TRUE(task->run());
  hear();
  EXPECT_EQ(answers, 1);
}

TEST_F(DriverTest, makes_way_by_itself_after_its_time) {
  start("celestial_checkers", {person, person}, {.luck = Rng(1)}, {{"placement", "random"}});
  driver->hint(Seat::second, {});
  EXPECT_FALSE(tasks.front()->run(std::chrono::milliseconds(5)));
}

TEST_F(DriverTest, analyses_while_there_is_nothing_else_to_think_about) {
  start("celestial_checkers", {person, person}, {.luck = Rng(1), .position = std::string(near_the_end)});
  driver->analyse(Seat::first);
  driver->resume();
  EXPECT_TRUE(tasks.empty()) << "South is not to move";
  driver->analyse(Seat::second);
  driver->resume();
  ASSERT_EQ(tasks.size(), 1);
  EXPECT_EQ(tasks.front()->priority(), Priority::analysis);
  EXPECT_TRUE(driver->thinks());
  think();
  hear();
  EXPECT_FALSE(thought.empty());
  EXPECT_EQ(thought.back(), Seat::second);
  driver->set_player(Seat::second, computer);
  driver->resume();
  EXPECT_EQ(tasks.front()->priority(), Priority::move);
}

TEST_F(DriverTest, analyses_an_earlier_position_also_when_the_game_is_over) {
  start("celestial_checkers", {person, person}, {.luck = Rng(1), .position = std::string(near_the_end)});
  while (!driver->match().to_act().empty()) {
    const auto seat = driver->match().to_act().front();
    std::vector<ActionId> legal;
    driver->match().game().legal(driver->match().state(), seat, legal);
    ASSERT_TRUE(driver->play(seat, driver->match().game().text(legal.front())));
  }
  driver->analyse(Seat::second);
  driver->resume();
  EXPECT_TRUE(tasks.empty()) << "the game is over";
  driver->analyse(Seat::first, 0);
  driver->resume();
  EXPECT_TRUE(tasks.empty()) << "South was not to move";
  driver->analyse(Seat::second, 0);
  driver->resume();
  EXPECT_EQ(waiting(), 1);
  think();
  hear();
  ASSERT_FALSE(thought.empty());
  EXPECT_EQ(thought.back(), Seat::second);
  EXPECT_EQ(thought_step, 0);
}

TEST_F(DriverTest, the_analysis_ends_when_it_is_switched_off_or_is_for_somebody_else) {
  start("celestial_checkers", {person, person}, {.luck = Rng(1), .position = std::string(near_the_end)});
  driver->analyse(Seat::second);
  driver->resume();
  EXPECT_EQ(waiting(), 1);
  driver->analyse(Seat::second);
  EXPECT_EQ(waiting(), 1) << "nothing has changed";
  driver->analyse(Seat::first);
  EXPECT_EQ(waiting(), 0);
  driver->analyse(Seat::second);
  driver->resume();
  EXPECT_EQ(waiting(), 1);
  driver->analyse(Seat::watcher);
  EXPECT_EQ(waiting(), 0);
}

TEST_F(DriverTest, there_is_advice_of_every_agent_of_the_game) {
  auto match = Match::start("wu_xing", {2, {}}, {.luck = Rng(1)});
  GameDriver inline_driver(*std::move(match), {person, person}, 1, inline_executors(), {});
  const Seat seat = inline_driver.match().to_act().front();
  std::vector<ActionId> legal;
  inline_driver.match().game().legal(inline_driver.match().state(), seat, legal);
  agents::Limits limits;
  limits.nodes = 50;
  for (const GameDriver::AgentName& name : {GameDriver::AgentName{"level", 2}, {"best"}, {"uct"}, {"greedy"}, {"random"}}) {
    int answers = 0;
    ASSERT_TRUE(inline_driver.ask(seat, name, limits, [&](const AnyThought& found) {
      ++answers;
      EXPECT_TRUE(std::ranges::count(legal, found.best)) << name.kind;
    }));
    EXPECT_EQ(answers, 1) << name.kind;
  }
  EXPECT_FALSE(inline_driver.ask(seat, {"wizard"}, limits, {}));
}

TEST(GameDriver, no_two_thoughts_of_a_table_draw_the_same) {
  std::set<std::uint64_t> seeds;
  for (int seat = 0; seat < max_seats; ++seat)
    for (std::size_t told = 0; told < 100; ++told) seeds.insert(seed_of_thought(5, told, seat_at(seat)));
  EXPECT_EQ(seeds.size(), std::size_t{100} * max_seats);
}

TEST(GameDriver, a_seat_that_gets_another_level_is_played_at_that_level) {
  auto match = *Match::start("wu_xing", {2, {}}, 1);
  const auto seat = match.to_act().front();
  std::deque<std::shared_ptr<Task>> tasks;
  std::vector<std::uint64_t> nodes;
  const Executors executors{[&](std::shared_ptr<Task> task) { tasks.push_back(std::move(task)); },
                            [](const std::function<void()>& job) { job(); }};
  GameDriver driver(std::move(match), {SeatOccupant{false, 1}, SeatOccupant{false, 1}}, 7, executors,
                    {{}, [&](Seat, const AnyThought& thought, int) { nodes.push_back(thought.nodes); }});
  driver.resume();
  driver.set_player(seat, SeatOccupant{false, 7});
  driver.resume();
  tasks.back()->run();
  ASSERT_FALSE(nodes.empty());
  EXPECT_GT(nodes.back(), 1u) << "level 1 looks at nothing";
}

}  // namespace
}  // namespace shengxiao::table
