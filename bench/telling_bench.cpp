// A step of a game that 100 people watch: what it costs the server to make it and to tell everybody, in a short game and in a long
// one.
#include <benchmark/benchmark.h>

#include <array>

#include "server/room.hpp"

namespace shengxiao::server {
namespace {

constexpr int watchers = 100, steps_timed = 200;

// Of a game of Zodiac with so many steps, played at random.
std::string record_with(int steps) {
  Rng rng(1);
  for (std::uint64_t seed = 1;; ++seed) {
    auto match = *table::Match::start("zodiac", {2, {}}, seed);
    while (match.step() < steps + 2 * steps_timed && !match.over()) {
      const Seat seat = match.to_act().front();
      match.play(seat, match.game().random_action(match.state(), seat, rng));
    }
    if (match.over()) continue;
    while (match.step() > steps) match.undo_to(match.before_last_step());
    return print(match.record({"person", "person"}));
  }
}

table::Message message(const nlohmann::json& json) { return *table::Message::parse(json.dump()); }

// A room, two players with a screen each, and the watchers.
struct Table {
  explicit Table(int steps) {
    const auto runtime = std::make_shared<const Runtime>(Runtime{.background = {},
                                                                 .foreground = {},
                                                                 .later = {},
                                                                 .now = [] { return Milliseconds(0); },
                                                                 .secret = chance::random_bytes,
                                                                 .unix_time = [] { return 0; }});
    auto request = *TableRequest::from(message({{"record", record_with(steps)}}), chance::random_bytes);
    room = *Room::open("bench", std::move(request), runtime, [](const std::string&) {});
    for (int seat = 0; seat < 2; ++seat)
      room->enter(seat, {[this, seat](const Text& text) { newest[static_cast<std::size_t>(seat)] = *text; }},
                  {room->tokens()[static_cast<std::size_t>(seat)]});
    for (int client = 2; client < 2 + watchers; ++client)
      room->enter(client, {[this](const Text& text) { ++sent, bytes += text->size(); }}, {});
    sent = bytes = 0;
  }
  // Some legal move, as a message of the one who may make it; null where the game is over.
  std::optional<std::pair<ClientId, nlohmann::json>> move() {
    for (int seat = 0; seat < 2; ++seat) {
      const auto table = nlohmann::json::parse(newest[static_cast<std::size_t>(seat)]);
      const auto& legal = table["legal"];
      if (legal.empty()) continue;
      const auto& chosen = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      return std::pair{seat,
                       nlohmann::json{{"seat", seat}, {"move", chosen["move"]}, {"ask", table["asks"][std::to_string(seat)]}}};
    }
    return std::nullopt;
  }

  std::shared_ptr<Room> room;
  std::array<std::string, 2> newest;
  std::size_t sent = 0, bytes = 0;
  Rng rng{5};
};

void step_told_to_100_watchers(benchmark::State& state) {
  Table table(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    state.PauseTiming();
    const auto move = table.move();
    if (!move) return state.SkipWithError("the game is over");
    const auto play = message(move->second);
    state.ResumeTiming();
    if (!table.room->receive(move->first, "play", play)) return state.SkipWithError("the move was refused");
  }
  state.counters["messages"] = benchmark::Counter(static_cast<double>(table.sent), benchmark::Counter::kAvgIterations);
  state.counters["bytes"] = benchmark::Counter(static_cast<double>(table.bytes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(step_told_to_100_watchers)
    ->Name("telling/zodiac/steps")
    ->Arg(50)
    ->Arg(5000)
    ->Iterations(steps_timed)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shengxiao::server
