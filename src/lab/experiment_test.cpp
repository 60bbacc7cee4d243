#include "lab/experiment.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/record.hpp"
#include "lab/figures.hpp"
#include "lab/games_file.hpp"
#include "lab/results.hpp"
#include "table/match.hpp"

namespace shengxiao::lab {
namespace {

std::shared_ptr<const table::AnyGame> game_of(std::string_view name, int seats = 0) {
  return *table::make_game(name, {seats, {}, nullptr, true});
}

std::vector<Player> players(std::initializer_list<std::string_view> names) {
  std::vector<Player> all;
  for (const auto name : names) all.push_back(*Player::make(name));
  return all;
}

class Games : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(std::string_view name) const { return folder_ + "/" + std::string(name); }
  static std::string bytes(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static void put(const std::string& path, std::string_view bytes) { std::ofstream(path, std::ios::binary) << bytes; }
  // Plays into a file and gives what was heard of.
  static Result<std::vector<FinishedGame>> play_into(const std::string& path, const Plan& plan, std::uint64_t games,
                                                     int threads = 2) {
    std::vector<FinishedGame> heard;
    const auto done = run(plan, {.games = games, .threads = threads, .file = path}, [&](const GameTask&, const FinishedGame& game) {
      heard.push_back(game);
      return true;
    });
    if (!done) return tl::unexpected(done.error());
    return heard;
  }

  const Plan plan_ = play_plan(game_of("wu_xing", 3), players({"greedy", "random", "level:2"}), true, 7);

 private:
  const std::string folder_ =
      testing::TempDir() + "lab_" + testing::UnitTest::GetInstance()->current_test_info()->name() + std::to_string(::getpid());
};

TEST_F(Games, AreTheSameBytesWithAnyNumberOfThreads) {
  const auto plan = play_plan(game_of("zodiac", 2), players({"level:5", "greedy"}), true, 7);
  for (const int threads : {1, 2, 3}) ASSERT_TRUE(play_into(path(std::to_string(threads)), plan, 6, threads));
  EXPECT_GT(bytes(path("1")).size(), 2000u);
  EXPECT_EQ(bytes(path("1")), bytes(path("2")));
  EXPECT_EQ(bytes(path("1")), bytes(path("3")));
}

// Wherever the program was killed in the middle of writing, the next run makes the file what it would have been.
TEST_F(Games, GoOnFromWhateverWasWritten) {
  const auto all = *play_into(path("whole"), plan_, 6);
  const auto whole = bytes(path("whole"));
  for (std::size_t length = 0; length < whole.size(); length += whole.size() / 23) {
    put(path("torn"), whole.substr(0, length));
    const auto heard = play_into(path("torn"), plan_, 6);
    ASSERT_TRUE(heard) << length;
    EXPECT_EQ(*heard, all) << length;
    EXPECT_EQ(bytes(path("torn")), whole) << length;
  }
}

TEST_F(Games, StayAsTheyAreWhenMoreAreAdded) {
  ASSERT_TRUE(play_into(path("games"), plan_, 3));
  const auto three = bytes(path("games"));
  EXPECT_EQ(play_into(path("games"), plan_, 2)->size(), 2u);
  EXPECT_EQ(bytes(path("games")), three) << "fewer were asked for: the others are kept";
  EXPECT_EQ(play_into(path("games"), plan_, 5)->size(), 5u);
  EXPECT_TRUE(bytes(path("games")).starts_with(three));
}

TEST_F(Games, DamageIsAnErrorAndNothingIsThrownAway) {
  ASSERT_TRUE(play_into(path("games"), plan_, 4));
  const auto whole = bytes(path("games"));
  const auto begin = whole.find(FiguresStudy::name);
  ASSERT_NE(begin, std::string::npos);
  for (const auto at : {std::size_t{3}, std::size_t{30}, begin + 20, whole.size() / 2}) {
    auto damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    put(path("games"), damaged);
    const auto heard = play_into(path("games"), plan_, 4);
    ASSERT_FALSE(heard) << at;
    EXPECT_EQ(bytes(path("games")), damaged) << at;
  }
}

TEST_F(Games, OfAnotherExperimentAreNotMixed) {
  ASSERT_TRUE(play_into(path("games"), plan_, 2));
  const auto before = bytes(path("games"));
  auto other = plan_;
  other.seed = 8;
  const auto heard = play_into(path("games"), other, 2);
  ASSERT_FALSE(heard);
  EXPECT_EQ(heard.error().id, "lab.other_experiment");
  put(path("text"), "a shopping list");
  EXPECT_EQ(play_into(path("text"), plan_, 2).error().id, "lab.not_games");
  EXPECT_EQ(bytes(path("text")), "a shopping list");
  EXPECT_EQ(bytes(path("games")), before);
  EXPECT_EQ(play_into(path("no_folder/games"), plan_, 2).error().id, "lab.cannot_begin");
  EXPECT_EQ(play_into("/dev/null", plan_, 2).error().id, "lab.no_file");
}

TEST_F(Games, AreWrittenByOneProgramAtATime) {
  const auto file = GamesFile::open(path("games"), head(plan_), [](FinishedGame&&) -> Result<bool> { return true; });
  ASSERT_TRUE(file);
  EXPECT_EQ(play_into(path("games"), plan_, 1).error().id, "lab.in_use");
}

TEST_F(Games, ReadBackAsTheyWere) {
  const auto played = play(plan_, 4);
  EXPECT_EQ(*decode(encode(played)), played);
  const auto whole = encode(played);
  for (std::size_t length = 0; length < whole.size(); length += 7) EXPECT_FALSE(decode(whole.substr(0, length))) << length;
  EXPECT_FALSE(decode(whole + "x"));
  EXPECT_EQ(checksum("123456789"), 0xCBF43926u);
}

TEST_F(Games, EndWhereWhoListensHasHeardEnough) {
  std::uint64_t heard = 0;
  const auto done =
      run(plan_, {.games = 1000, .threads = 3, .file = path("games")}, [&](const GameTask&, const FinishedGame& game) {
        EXPECT_EQ(game.number, heard++);
        return heard < 5;
      });
  EXPECT_EQ(*done, 5u);
  EXPECT_EQ(play_into(path("games"), plan_, 5)->size(), 5u) << "no more than were heard of are kept";
}

TEST(Experiment, HasNoGamesWhereNoneAreAskedFor) {
  const auto plan = play_plan(game_of("zodiac", 2), players({"random"}), true, 1);
  const auto none = [](const GameTask&, const FinishedGame&) {
    ADD_FAILURE();
    return true;
  };
  EXPECT_EQ(*run(plan, {.games = 0}, none), 0u);
}

TEST(Experiment, RefusesWhoCannotPlay) {
  for (const auto* name : {"level:9", "nobody", "alpha_beta"}) {
    const auto plan = play_plan(game_of("zodiac", 2), players({name}), true, 1);
    EXPECT_FALSE(run(plan, {.games = 1}, [](const GameTask&, const FinishedGame&) { return true; })) << name;
  }
  EXPECT_EQ(Player::make("greedy~x").error().id, "lab.bad_slips");
  EXPECT_EQ(Player::make("greedy~101").error().id, "lab.bad_slips");
  EXPECT_EQ(Player::make("level:x").error().id, "agent.bad_level");
  EXPECT_FALSE(Player::make("no/such.policy"));
}

TEST(Experiment, GamesOfADealHaveTheSameLuck) {
  const auto plan = play_plan(game_of("wu_xing", 3), players({"greedy", "random", "level:2"}), true, 3);
  const auto draws = [&](std::uint64_t number) {
    std::vector<ActionId> all;
    for (const auto& step : play(plan, number).steps) {
      if (step.actor != Seat::chance) break;
      all.push_back(step.action);
    }
    return all;
  };
  EXPECT_GT(draws(0).size(), 3u);
  EXPECT_EQ(draws(0), draws(1));
  EXPECT_EQ(draws(0), draws(2));
  EXPECT_NE(draws(0), draws(3));
}

TEST(Experiment, SeatsRotateAsOftenAsThatMakesADifference) {
  EXPECT_EQ(rotated(4, {0, 1, 2}, true), (GameTask{0, 1, {1, 2, 0}}));
  EXPECT_EQ(rotated(3, {0, 1, 0, 1}, true), (GameTask{0, 1, {1, 0, 1, 0}}));
  EXPECT_EQ(rotated(3, {0, 0}, true), (GameTask{0, 3, {0, 0}}));
  EXPECT_EQ(rotated(4, {0, 1, 2}, false), (GameTask{0, 4, {0, 1, 2}}));
}

// By what they look at: where nothing is said, no clock ends their thinking.
TEST(Experiment, PlayersThinkWithoutAClock) {
  for (const auto* name : {"level:5", "best", "uct", "greedy"}) EXPECT_EQ(Player::make(name)->limits().time.count(), 0) << name;
  EXPECT_EQ(Player::make("uct")->limits().nodes, Player::usual_nodes);
}

// Also where the heuristic policy does not look at what it may do: whether it prevents a capture it decides by its loss alone.
TEST(Experiment, APlayerWithoutAnItemUsesItOnlyWhereItMust) {
  const auto game = game_of("wu_xing", 2);
  const auto items = game->items();
  const auto greedy = *Player::make("greedy");
  const auto used = [&](const Player& player, int item) {
    const auto plan = play_plan(game, {player}, false, 5);
    std::uint32_t sum = 0;
    for (std::uint64_t number = 0; number < 5; ++number) {
      const auto figures = decode_figures(play(plan, number).notes);
      for (const auto& seat : figures->seats) sum += seat.used[static_cast<std::size_t>(item)];
    }
    return sum;
  };
  for (const auto* name : {"capture", "prevent"}) {
    const int item = static_cast<int>(std::ranges::find(items, name, &Item::name) - items.begin());
    EXPECT_GT(used(greedy, item), 0u) << name;
    EXPECT_EQ(used(greedy.without(item), item), 0u) << name;
  }
}

TEST(Experiment, AnAgentThatSlipsPlaysWorse) {
  const auto plan = play_plan(game_of("zodiac", 2), players({"greedy", "greedy~60"}), true, 1);
  Results results(plan);
  ASSERT_TRUE(run(plan, {.games = 60}, [&](const GameTask& task, const FinishedGame& game) { return results.add(task, game); }));
  const auto list = ratings(plan, results);
  EXPECT_EQ(list[0].player, "greedy");
  EXPECT_EQ(list[0].elo.value, 0);
  EXPECT_LT(list[1].elo.high, 0);
}

TEST(Experiment, ARatingHasEverybodyPlayAsOften) {
  for (const int seats : {2, 4}) {
    const auto plan = rate_plan(game_of("zodiac", seats), players({"random", "greedy", "level:1", "level:2", "level:3"}), 3);
    std::vector<int> games(5);
    for (std::uint64_t number = 0; number < 40u * static_cast<unsigned>(seats); ++number)
      for (const int player : plan.task(number).players) ++games[static_cast<std::size_t>(player)];
    for (const int n : games) EXPECT_EQ(n, games[0]) << seats;
  }
}

TEST(Experiment, AGameOpensAsARecord) {
  const auto game = game_of("great_race", 3);
  const auto plan = play_plan(game, players({"greedy"}), true, 1);
  const auto record = parse_record(record_text(*game, play(plan, 0), {"a", "b", "c"}));
  ASSERT_TRUE(record);
  EXPECT_TRUE(table::Match::replay(*record, {}));
}

TEST(Progress, SaysHowFarItIsAndWhatIsLeft) {
  using Seconds = std::chrono::duration<double>;
  EXPECT_EQ(progress_line(0, 0, 500, Seconds(1)), "0 of 500 games, 0 %");
  EXPECT_EQ(progress_line(100, 200, 500, Seconds(10)), "200 of 500 games, 40 %, 10 a second, 0:30 left");
  const auto slow_at_first = [](std::uint64_t games) {
    return static_cast<double>(games) + 100 * std::min(games, std::uint64_t{100});
  };
  EXPECT_EQ(progress_line(0, 100, 500, Seconds(101), slow_at_first), "100 of 500 games, 96 %, 1.0 a second, 0:04 left");
  EXPECT_EQ(progress_line(0, 10, 100'000, Seconds(5)), "10 of 100000 games, 0 %, 2.0 a second, 13 h 53 min left");
}

TEST(Progress, IsALineAMinuteInAFile) {
  auto* file = std::tmpfile();
  RunProgress progress(file, false);
  const auto start = RunProgress::Clock::now();
  progress.begin(0, 100, start);
  for (int second = 1; second <= 150; ++second)
    progress.at(static_cast<std::uint64_t>(second) / 2, start + std::chrono::seconds(second));
  progress.end();
  std::rewind(file);
  std::string text(1000, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), file));
  std::fclose(file);
  EXPECT_EQ(text, "30 of 100 games, 30 %, 0.5 a second, 2:20 left\n60 of 100 games, 60 %, 0.5 a second, 1:20 left\n");
}

}  // namespace
}  // namespace shengxiao::lab
