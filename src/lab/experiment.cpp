#include "lab/experiment.hpp"

#include <array>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "batch/crew.hpp"
#include "core/version.hpp"
#include "lab/games_file.hpp"
#include "table/edition.hpp"

namespace shengxiao::lab {

std::uint64_t stream(std::uint64_t seed, std::uint64_t deal, std::uint64_t which) {
  Rng first(seed);
  Rng second(first() ^ deal * 0xD1342543DE82EF95u);
  Rng third(second() ^ which * 0x2545F4914F6CDD1Du);
  return third();
}

Result<bool> check(const Plan& plan) {
  for (const auto& game : plan.games)
    for (const auto& player : plan.players)
      if (auto agent = player.sit(*game); !agent) return tl::unexpected(agent.error());
  return true;
}

namespace {

// What a player may do, where it may not do all that is legal.
void restrict(const table::AnyGame& game, const table::AnyState& state, int item, table::AnyObservation& observation) {
  std::vector<ActionId> kept;
  std::vector<int> uses;
  for (const auto action : observation.legal) {
    uses.clear();
    game.items_used(state, observation.seat, action, uses);
    if (std::ranges::find(uses, item) == uses.end()) kept.push_back(action);
  }
  if (!kept.empty()) observation.legal = std::move(kept);
}

class Seated {
 public:
  Seated(const table::AnyGame& game, const Player& player, std::uint64_t seed)
      : game_(game), player_(player), agent_(std::move(*player.sit(game))), rng_(seed) {}

  ActionId choose(const table::AnyState& state, table::AnyObservation& observation) {
    const bool slips = player_.slips() && rng_.below(100u) < player_.slips();
    if (player_.forbidden()) restrict(game_, state, *player_.forbidden(), observation);
    if (slips) return observation.legal[rng_.below(static_cast<std::uint32_t>(observation.legal.size()))];
    return agent_->think(observation, player_.limits(), rng_, {}).best;
  }

 private:
  const table::AnyGame& game_;
  const Player& player_;
  std::unique_ptr<table::AnyAgent> agent_;
  Rng rng_;
};

}  // namespace

FinishedGame play(const Plan& plan, std::uint64_t number, const std::atomic<bool>* stop) {
  const auto task = plan.task(number);
  const auto& game = *plan.games[static_cast<std::size_t>(task.game)];
  std::vector<Seated> seated;
  for (std::size_t i = 0; i < task.players.size(); ++i)
    seated.emplace_back(game, plan.players[static_cast<std::size_t>(task.players[i])], stream(plan.seed, task.deal, 1 + i));
  const auto study = plan.study ? plan.study(task, number) : std::make_unique<Study>();
  FinishedGame played{.number = number, .steps = {}, .points = {}, .returns = {}, .notes = {}};
  Rng luck(stream(plan.seed, task.deal, 0));
  auto state = game.start();
  for (SeatSet who; !(who = game.to_act(state)).empty();) {
    if (stop && *stop) return played;
    const auto seat = who.front();
    ActionId action{};
    if (seat == Seat::chance) {
      action = game.random_action(state, seat, luck);
    } else {
      auto observation = game.observe(state, seat);
      const auto legal = observation.legal;
      action = seated[static_cast<std::size_t>(index(seat))].choose(state, observation);
      study->decision(state, seat, legal, action);
    }
    study->step(state, seat, action);
    game.apply(state, seat, action);
    played.steps.push_back({seat, action});
  }
  played.points = game.points(state);
  played.returns = game.returns(state);
  played.notes = study->end(state);
  return played;
}

namespace {

// Games are played in any order and heard of in that of their numbers. Nobody runs far ahead of what has been heard of.
class Run {
 public:
  Run(const Plan& plan, const Running& running, const Hear& hear, GamesFile* file, std::uint64_t first)
      : plan_(plan), running_(running), hear_(hear), file_(file), next_(first), heard_(first) {}

  Result<std::uint64_t> on(int threads) {
    batch::Crew crew(threads);
    crew.run([this](int) { work(); });
    if (error_) return tl::unexpected(*error_);
    return heard_;
  }

 private:
  static constexpr std::uint64_t ahead = 1024;

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      moved_.wait(lock, [this] { return ends_ || next_ >= running_.games || next_ < heard_ + ahead; });
      if (ends_ || next_ >= running_.games) return;
      const auto number = next_++;
      lock.unlock();
      auto game = play(plan_, number, running_.stop);
      lock.lock();
      if (running_.stop && *running_.stop) {
        ends_ = true;
        moved_.notify_all();
        return;
      }
      waiting_.emplace(number, std::move(game));
      hand_over();
    }
  }

  void hand_over() {
    for (auto game = waiting_.begin(); !ends_ && game != waiting_.end() && game->first == heard_; game = waiting_.erase(game)) {
      if (file_)
        if (auto written = file_->append(game->second); !written) error_ = written.error(), ends_ = true;
      if (ends_) break;
      ++heard_;
      ends_ = !hear_(plan_.task(game->first), game->second);
      if (running_.progress) running_.progress->at(heard_);
    }
    moved_.notify_all();
  }

  const Plan& plan_;
  const Running& running_;
  const Hear& hear_;
  GamesFile* file_;
  std::mutex mutex_;
  std::condition_variable moved_;
  std::map<std::uint64_t, FinishedGame> waiting_;
  std::uint64_t next_, heard_;
  bool ends_ = false;
  std::optional<Error> error_;
};

}  // namespace

Result<std::uint64_t> run(const Plan& plan, const Running& running, const Hear& hear) {
  if (auto good = check(plan); !good) return tl::unexpected(good.error());
  std::optional<GamesFile> file;
  std::uint64_t known = 0;
  bool enough = false;
  if (!running.file.empty()) {
    auto opened = GamesFile::open(running.file, head(plan), [&](FinishedGame&& game) -> Result<bool> {
      if (game.number != known) return fail("", "lab.other_game", known, game.number);
      if (enough || known >= running.games) return true;
      ++known;
      enough = !hear(plan.task(game.number), game);
      return true;
    });
    if (!opened) return tl::unexpected(opened.error());
    file = std::move(*opened);
    if (file->cut() && running.progress)
      running.progress->say(fmt::format("{}: {} bytes of a game that was not finished are cut off", running.file, file->cut()));
  }
  if (running.progress) running.progress->begin(known, running.games);
  const int processors = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  Result<std::uint64_t> heard = known;
  if (!enough && known < running.games)
    heard = Run(plan, running, hear, file ? &*file : nullptr, known).on(running.threads ? running.threads : processors);
  if (running.progress) running.progress->end();
  return heard;
}

std::string head(const Plan& plan) {
  return json_object([&](Json& out) {
    out.field("experiment", plan.kind).field("program", version).field("seed", plan.seed).key("games").open('[');
    for (const auto& game : plan.games) {
      out.open('{').field("game", game->info().name).field("rules", game->info().version).field("seats", game->seats());
      out.key("options").open('{');
      for (const auto& [name, value] : game->setup().options) out.field(name, value);
      out.close('}');
      if (const auto edition = game->edition()) out.key("edition").raw(table::edition_json(*edition));
      out.close('}');
    }
    out.close(']').key("players").open('[');
    for (const auto& player : plan.players) {
      const auto& limits = player.limits();
      out.open('{').field("name", player.name()).field("nodes", limits.nodes).field("depth", limits.depth);
      out.field("milliseconds", limits.time.count()).field("untimed", limits.untimed);
      if (player.forbidden()) out.field("without", *player.forbidden());
      out.close('}');
    }
    out.close(']').field("study", plan.study_name);
  });
}

GameTask rotated(std::uint64_t number, const std::vector<int>& players, bool rotate) {
  const auto n = players.size();
  std::size_t turns = 1;  // after so many the players sit as they sat
  while (rotate && turns < n) {
    auto turned = players;
    std::ranges::rotate(turned, turned.begin() + static_cast<std::ptrdiff_t>(turns));
    if (turned == players) break;
    ++turns;
  }
  if (!rotate) turns = 1;
  GameTask task{.game = 0, .deal = number / turns, .players = players};
  std::ranges::rotate(task.players, task.players.begin() + static_cast<std::ptrdiff_t>(number % turns));
  return task;
}

}  // namespace shengxiao::lab
