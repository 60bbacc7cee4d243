#include "batch/batch.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "core/golden.hpp"
#include "table/match.hpp"

namespace shengxiao::batch {
namespace {

std::unique_ptr<Batch> made(std::string_view game, const Setup& setup, const BatchSetup& how) {
  auto batch = make_batch(game, setup, how);
  EXPECT_TRUE(batch) << (batch ? "" : to_string(batch.error()));
  return batch ? std::move(*batch) : nullptr;
}
std::string refusal(std::string_view game, const BatchSetup& setup) {
  const auto batch = make_batch(game, {}, setup);
  return batch ? "made" : to_string(batch.error());
}

std::vector<std::int64_t> random_step(Batch& batch, Rng& rng) {
  std::vector<std::int64_t> actions(static_cast<std::size_t>(batch.arrays().rows));
  batch.random_actions(rng, actions);
  const auto stepped = batch.step(actions);
  EXPECT_TRUE(stepped) << to_string(stepped.error());
  return actions;
}

// The parts of the arrays that are set.
std::size_t observation_bytes(const Batch& batch) {
  return static_cast<std::size_t>(batch.game().tensor_size()) * (batch.setup().compact ? 1 : sizeof(float));
}
std::vector<std::uint8_t> mask_of(const Batch& batch, int row) {
  const auto width = static_cast<std::size_t>(batch.game().action_count());
  const auto piece = batch.arrays().mask.piece(static_cast<std::size_t>(row), width);
  return {piece.begin(), piece.end()};
}
std::vector<std::byte> observation_of(const Batch& batch, int row) {
  const auto piece = batch.arrays().observation.piece(static_cast<std::size_t>(row), observation_bytes(batch));
  return {piece.begin(), piece.end()};
}

std::vector<std::byte> tensor_of(const table::AnyGame& game, const table::AnyState& state, Seat seat, bool compact) {
  const auto size = static_cast<std::size_t>(game.tensor_size());
  std::vector<std::byte> bytes(size * (compact ? 1 : sizeof(float)));
  if (compact)
    game.tensor(state, seat, std::span(reinterpret_cast<std::uint8_t*>(bytes.data()), size));
  else
    game.tensor(state, seat, std::span(reinterpret_cast<float*>(bytes.data()), size));
  return bytes;
}

class OfEachGame : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Batch, OfEachGame,
                         testing::Values("celestial_checkers", "great_race", "zodiac", "wu_xing", "rat_and_dragon"),
                         [](const auto& game) { return std::string(game.param); });

// Every row, mask and observation is what the game says of the state, and nothing is left out.
TEST_P(OfEachGame, rows_are_the_decisions_that_are_owed) {
  for (const bool compact : {false, true}) {
    const auto batch = made(GetParam(), {}, {.games = 5, .seed = 3, .compact = compact, .oracle = true});
    const auto& game = batch->game();
    Rng rng(1);
    for (int step = 0; step < 150; ++step) {
      const auto& arrays = batch->arrays();
      int row = 0;
      for (int at = 0; at < 5; ++at) {
        const auto state = batch->state(at);
        for (int seat = 0; seat < game.seats(); ++seat) {
          const auto place = static_cast<std::size_t>(at * game.seats() + seat);
          const auto tensor = tensor_of(game, state, seat_at(seat), compact);
          const auto oracle = arrays.oracle.piece(place, tensor.size());
          ASSERT_TRUE(std::ranges::equal(oracle, tensor));
          const bool owes = game.to_act(state).has(seat_at(seat));
          ASSERT_EQ(arrays.to_act[place], owes);
          if (!owes) continue;
          ASSERT_LT(row, arrays.rows);
          ASSERT_EQ(arrays.game[static_cast<std::size_t>(row)], at);
          ASSERT_EQ(arrays.seat[static_cast<std::size_t>(row)], seat);
          ASSERT_EQ(observation_of(*batch, row), tensor);
          std::vector<ActionId> legal;
          game.legal(state, seat_at(seat), legal);
          const auto mask = mask_of(*batch, row);
          ASSERT_EQ(static_cast<std::size_t>(std::ranges::count(mask, 1)), legal.size());
          for (const auto id : legal) ASSERT_EQ(mask[id], 1);
          ++row;
        }
      }
      ASSERT_EQ(row, arrays.rows);
      random_step(*batch, rng);
    }
  }
}

// What a batch tells in a few hundred steps, in one text.
std::string told(std::string_view game, BatchSetup setup) {
  const auto batch = made(game, {}, setup);
  Rng rng(2);
  std::string all;
  const auto add = [&](const auto& block, std::size_t size) {
    all.append(reinterpret_cast<const char*>(block.data()), size * sizeof *block.data());
  };
  const auto games = static_cast<std::size_t>(setup.games), seats = static_cast<std::size_t>(batch->game().seats());
  for (int step = 0; step < 300; ++step) {
    random_step(*batch, rng);
    const auto& arrays = batch->arrays();
    const auto rows = static_cast<std::size_t>(arrays.rows), ended = static_cast<std::size_t>(arrays.ended.count);
    add(arrays.game, rows), add(arrays.seat, rows), add(arrays.observation, rows * observation_bytes(*batch));
    add(arrays.mask, rows * static_cast<std::size_t>(batch->game().action_count()));
    add(arrays.reward, games * seats), add(arrays.terminated, games), add(arrays.truncated, games), add(arrays.seed, games);
    add(arrays.ended.game, ended), add(arrays.ended.seed, ended), add(arrays.ended.points, ended * seats);
    add(arrays.ended.observation, ended * seats * observation_bytes(*batch));
    batch->points();
    add(arrays.points, games * seats);
  }
  return all;
}

TEST_P(OfEachGame, the_number_of_threads_changes_nothing) {
  for (const auto autoreset : {Autoreset::next_step, Autoreset::same_step}) {
    for (const auto layout : {Layout::rows, Layout::seats}) {
      const auto by = [&](int threads) {
        return told(GetParam(),
                    {.games = 7, .seed = 5, .threads = threads, .autoreset = autoreset, .layout = layout, .compact = true});
      };
      const auto alone = by(1);
      EXPECT_TRUE(alone == by(2));
      EXPECT_TRUE(alone == by(3));
    }
  }
}

// Each ended game has the points and the returns that its record has, and another seed than all others.
TEST_P(OfEachGame, games_that_end_are_told_and_begin_anew) {
  for (const auto autoreset : {Autoreset::next_step, Autoreset::same_step}) {
    const auto batch = made(GetParam(), {}, {.games = 4, .seed = 8, .autoreset = autoreset});
    const auto& arrays = batch->arrays();
    const auto seats = static_cast<std::size_t>(batch->game().seats());
    Rng rng(4);
    std::set<std::uint64_t> seeds;
    int ended = 0;
    for (int step = 0; ended < 12; ++step) {
      ASSERT_LT(step, 20'000);
      random_step(*batch, rng);
      for (std::size_t nth = 0; nth < static_cast<std::size_t>(arrays.ended.count); ++nth, ++ended) {
        const auto at = arrays.ended.game[nth];
        const auto place = static_cast<std::size_t>(at);
        EXPECT_EQ(arrays.terminated[place], 1);
        EXPECT_TRUE(seeds.insert(arrays.ended.seed[nth]).second) << "a game was played twice";
        EXPECT_EQ(arrays.seed[place] == arrays.ended.seed[nth], autoreset == Autoreset::next_step);
        const auto record = batch->record(at, true);
        ASSERT_TRUE(record) << to_string(record.error());
        EXPECT_TRUE(record->over);
        for (std::size_t i = 0; i < seats; ++i) EXPECT_EQ(record->points[i], arrays.ended.points[nth * seats + i]);
        const auto match = table::Match::replay(*record, {});
        ASSERT_TRUE(match) << to_string(match.error());
        const auto returns = match->game().returns(match->state());
        for (std::size_t i = 0; i < seats; ++i) {
          EXPECT_EQ(arrays.ended.reward[nth * seats + i], static_cast<float>(returns[static_cast<int>(i)]));
          EXPECT_EQ(arrays.reward[place * seats + i], static_cast<float>(returns[static_cast<int>(i)]));
          const auto told = arrays.ended.observation.piece(nth * seats + i, observation_bytes(*batch));
          EXPECT_TRUE(std::ranges::equal(told, tensor_of(match->game(), match->state(), seat_at(static_cast<int>(i)), false)));
        }
        EXPECT_EQ(batch->game().to_act(batch->state(at)).empty(), autoreset == Autoreset::next_step);
      }
    }
  }
}

TEST_P(OfEachGame, a_row_that_is_not_legal_changes_nothing) {
  const auto batch = made(GetParam(), {}, {.games = 3, .seed = 1});
  Rng rng(6);
  for (int step = 0; step < 40; ++step) {
    std::vector<std::int64_t> actions(static_cast<std::size_t>(batch->arrays().rows));
    batch->random_actions(rng, actions);
    const auto before = batch->state(0);
    const auto wrong = static_cast<std::size_t>(rng.below(static_cast<int>(actions.size())));
    const auto count = batch->game().action_count();
    const auto mask = mask_of(*batch, static_cast<int>(wrong));
    auto illegal = actions;
    for (const std::int64_t id : {std::int64_t{-1}, std::int64_t{count}, std::int64_t{1} << 40, std::int64_t{-1} << 40}) {
      illegal[wrong] = id;
      const auto refused = batch->step(illegal);
      ASSERT_FALSE(refused);
      EXPECT_EQ(refused.error().id, "batch.row");
    }
    for (int id = rng.below(count), left = count; left > 0; id = (id + 1) % count, --left) {
      if (mask[static_cast<std::size_t>(id)]) continue;
      std::memset(batch->arrays().mask.data(), 1, mask.size());  // what somebody does to the mask is no matter
      illegal[wrong] = id;
      const auto refused = batch->step(illegal);
      ASSERT_FALSE(refused);
      EXPECT_FALSE(refused.error().clause.empty()) << to_string(refused.error());
      break;
    }
    illegal.push_back(0);
    EXPECT_EQ(batch->step(illegal).error().id, "batch.wrong_count");
    ASSERT_EQ(batch->state(0), before);
    ASSERT_TRUE(batch->step(actions));
  }
}

TEST_P(OfEachGame, opponents_hold_their_seats) {
  const auto seats = (*table::make_game(GetParam(), {}))->seats();
  for (const auto* name : {"greedy", "random", "level:2"}) {
    BatchSetup setup{.games = 3, .seed = 2};
    for (int seat = 1; seat < seats; ++seat) setup.opponents[seat] = name;
    setup.limits.nodes = 50;
    const auto batch = made(GetParam(), {}, setup);
    Rng rng(3);
    for (int step = 0; step < 60; ++step) {
      for (std::size_t row = 0; row < static_cast<std::size_t>(batch->arrays().rows); ++row)
        ASSERT_EQ(batch->arrays().seat[row], 0);
      random_step(*batch, rng);
    }
  }
}

// Two games that differ only in what a seat may not know tell it the same, bit for bit.
TEST_P(OfEachGame, no_array_tells_what_its_seat_may_not_know) {
  for (const auto layout : {Layout::rows, Layout::seats}) {
    const BatchSetup setup{.games = 1, .seed = 4, .layout = layout};
    const auto batch = made(GetParam(), {}, setup), other = made(GetParam(), {}, setup);
    const auto& game = batch->game();
    Rng rng(5);
    for (int step = 0; step < 120; ++step) {
      random_step(*batch, rng);
      const auto state = batch->state(0);
      for (int row = 0; row < batch->arrays().rows; ++row) {
        const auto seat = seat_at(batch->arrays().seat[static_cast<std::size_t>(row)]);
        const auto world = game.determinize(state, seat, rng);
        other->set_states(std::span(&world, 1));
        ASSERT_EQ(other->arrays().rows, batch->arrays().rows);
        ASSERT_EQ(observation_of(*other, row), observation_of(*batch, row));
        ASSERT_EQ(mask_of(*other, row), mask_of(*batch, row));
      }
    }
  }
}

TEST(Batch, wants_a_setup_that_makes_sense) {
  EXPECT_EQ(refusal("chess", {}), to_string(table::make_game("chess", {}).error()));
  EXPECT_EQ(refusal("zodiac", {.games = 0}), "batch.games(0, 1048576)");
  EXPECT_EQ(refusal("zodiac", {.threads = 0}), "batch.threads(0, 256)");
  EXPECT_EQ(refusal("zodiac", {.most_decisions = -1}), "batch.most_decisions(-1)");
  EXPECT_EQ(refusal("zodiac", {.opponents = {{9, "greedy"}}}).substr(0, 16), "batch.no_seat(9,");
  EXPECT_EQ(refusal("celestial_checkers", {.opponents = {{0, "greedy"}, {1, "greedy"}}}), "batch.nobody_learns");
  EXPECT_EQ(refusal("celestial_checkers", {.opponents = {{1, "wizard"}}}).substr(0, 17), "batch.opponent(1,");
}

TEST(Batch, truncates_a_game_that_takes_too_long) {
  const auto batch = made("zodiac", {}, {.games = 2, .seed = 1, .most_decisions = 5});
  Rng rng(1);
  for (int step = 0; step < 5; ++step) {
    EXPECT_EQ(batch->arrays().ended.count, 0);
    random_step(*batch, rng);
  }
  EXPECT_EQ(batch->arrays().ended.count, 2);
  EXPECT_EQ(batch->arrays().truncated[0], 1);
  EXPECT_EQ(batch->arrays().terminated[0], 0);
  EXPECT_EQ(batch->arrays().rows, 0);
  const auto seed = batch->arrays().seed[0];
  random_step(*batch, rng);
  EXPECT_EQ(batch->arrays().rows, 2);
  EXPECT_NE(batch->arrays().seed[0], seed);
}

TEST(Batch, waits_for_a_reset_where_it_is_told_to) {
  const auto batch = made("zodiac", {}, {.games = 2, .seed = 1, .autoreset = Autoreset::disabled, .most_decisions = 3});
  Rng rng(1);
  for (int step = 0; step < 5; ++step) random_step(*batch, rng);
  EXPECT_EQ(batch->arrays().rows, 0);
  batch->reset(std::vector<std::uint8_t>{0, 1});
  EXPECT_EQ(batch->arrays().rows, 1);
  EXPECT_EQ(batch->arrays().game[0], 1);
}

TEST(Batch, has_no_record_of_a_game_from_a_state_that_was_set) {
  const auto batch = made("zodiac", {}, {.games = 1, .seed = 1});
  ASSERT_TRUE(batch->record(0, false));
  const auto state = batch->state(0);
  batch->set_states(std::span(&state, 1));
  EXPECT_EQ(batch->record(0, false).error().id, "batch.no_record");
}

// Where opponents end a game before a learner has decided anything, another one begins in the next step.
TEST(Batches, go_on_after_games_that_opponents_end) {
  for (const auto mode : {Autoreset::next_step, Autoreset::same_step}) {
    const auto batch =
        made("zodiac", {2, {{"turn_limit", "1"}}}, {.games = 8, .seed = 1, .autoreset = mode, .opponents = {{1, "greedy"}}});
    std::vector<int> decided(8);
    Rng rng(1);
    for (int step = 0; step < 200; ++step) {
      for (int row = 0; row < batch->arrays().rows; ++row)
        ++decided[static_cast<std::size_t>(batch->arrays().game[static_cast<std::size_t>(row)])];
      random_step(*batch, rng);
    }
    for (const int count : decided) EXPECT_GT(count, 20);
  }
}

// The records of games by seed, and what is seen at their ends, of every game: python/tests/test_batch.py finds the same.
TEST(Golden, records_of_batches) {
  std::vector<std::string> lines;
  for (const auto& info : table::all_games()) {
    const auto batch = made(info.name, {}, {.games = 3, .seed = 11});
    for (std::uint64_t step = 0; step < 120; ++step) {
      Rng rng(step);
      random_step(*batch, rng);
    }
    Digest records, seen;
    for (int place = 0; place < 3; ++place) records.add(print(*batch->record(place, false)));
    for (int row = 0; row < batch->arrays().rows; ++row) {
      const auto bytes = observation_of(*batch, row);
      seen.add({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    }
    lines.push_back(json_object([&](Json& out) {
      out.field("game", info.name).field("records", fmt::format("{:016x}", records.value));
      out.field("observations", fmt::format("{:016x}", seen.value));
    }));
  }
  expect_golden(lines, "src/batch/golden.jsonl");
}

}  // namespace
}  // namespace shengxiao::batch
