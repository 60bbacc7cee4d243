#include "lab/experiment.hpp"

#include <array>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "batch/crew.hpp"
#include "core/version.hpp"
#include "lab/clairvoyant.hpp"
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
    for (const auto& player : plan.players) {
      if (player.is_clairvoyant()) continue;
      if (auto agent = player.sit(*game); !agent) return tl::unexpected(agent.error());
    }
  return true;
}

namespace {

// What a player may do, where it may not do all that is legal.
table::AnyObservation restricted(const table::AnyGame& game, const table::AnyState& state, int item,
                                 table::AnyObservation observation) {
  std::vector<ActionId> kept;
  for (const auto action : observation.legal) {
    const auto used = game.items_used(state, observation.seat, action);
    if (std::ranges::find(used, item) == used.end()) kept.push_back(action);
  }
  if (!kept.empty()) observation.legal = std::move(kept);
  return observation;
}

class Seated {
 public:
  Seated(const table::AnyGame& game, Seat seat, const Player& player, std::uint64_t seed)
      : game_(game), player_(player), clairvoyant_(game, seat), rng_(seed) {
    if (!player.is_clairvoyant()) agent_ = std::move(*player.sit(game));
  }

  // `luck`: the stream of all that chance will do.
  ActionId choose(const table::AnyState& state, const table::AnyObservation& observation, const Rng& luck) {
    const bool slips = player_.slips() && rng_.below(100u) < player_.slips();
    if (player_.is_clairvoyant() && !slips) return clairvoyant_.choose(state, luck, player_.limits().nodes, rng_);
    if (player_.forbidden()) return choose(restricted(game_, state, *player_.forbidden(), observation), slips);
    return choose(observation, slips);
  }

 private:
  ActionId choose(const table::AnyObservation& observation, bool slips) {
    const auto& legal = observation.legal;  // perhaps only some of what is legal, of which a heuristic policy need not know
    if (!slips) {
      const auto best = agent_->think(observation, player_.limits(), rng_, {}).best;
      if (!player_.forbidden() || std::ranges::find(legal, best) != legal.end()) return best;
    }
    return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  }

  const table::AnyGame& game_;
  const Player& player_;
  std::unique_ptr<table::AnyAgent> agent_;  // null of one that is clairvoyant
  Clairvoyant clairvoyant_;
  Rng rng_;
};

}  // namespace

FinishedGame play(const Plan& plan, std::uint64_t number, const std::atomic<bool>* stop) {
  const auto task = plan.task(number);
  const auto& game = *plan.games[static_cast<std::size_t>(task.game)];
  std::vector<Seated> seated;
  for (std::size_t i = 0; i < task.players.size(); ++i)
    seated.emplace_back(game, seat_at(static_cast<int>(i)), plan.players[static_cast<std::size_t>(task.players[i])],
                        stream(plan.seed, task.deal, 1 + i));
  const auto study = plan.study ? plan.study(task, number) : std::make_unique<Study>();
  FinishedGame played{.number = number, .steps = {}, .points = {}, .returns = {}, .notes = {}};
  Rng luck(stream(plan.seed, task.deal, 0));
  auto state = game.start();
  table::AnyObservation observation;
  for (SeatSet who; !(who = game.to_act(state)).empty();) {
    if (stop && *stop) return played;
    study->asked(state, who);
    const auto seat = who.front();
    ActionId action{};
    if (seat == Seat::chance) {
      action = game.random_action(state, seat, luck);
    } else {
      game.observe(state, seat, observation);
      action = seated[static_cast<std::size_t>(index(seat))].choose(state, observation, luck);
      study->decision(state, seat, observation.legal, action);
    }
    study->step(game, state, seat, action);
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
  Run(const Plan& plan, const Running& running, Hearing& hearing)
      : plan_(plan), running_(running), hearing_(hearing), next_(hearing.heard()) {}

  Result<std::uint64_t> on(int threads) {
    batch::Crew crew(threads);
    crew.run([this](int) { work(); });
    if (error_) return tl::unexpected(*error_);
    return hearing_.heard();
  }

 private:
  static constexpr std::uint64_t ahead = 1024;

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      moved_.wait(lock, [this] { return ends() || next_ >= running_.games || next_ < hearing_.heard() + ahead; });
      if (ends() || next_ >= running_.games) return;
      const auto number = next_++;
      lock.unlock();
      auto game = play(plan_, number, running_.stop);
      lock.lock();
      if (running_.stop && *running_.stop) {
        stopped_ = true;
        moved_.notify_all();
        return;
      }
      waiting_.emplace(number, std::move(game));
      hand_over();
    }
  }

  bool ends() const { return stopped_ || error_ || hearing_.is_over(); }

  void hand_over() {
    for (auto game = waiting_.begin(); !ends() && game != waiting_.end() && game->first == hearing_.heard();
         game = waiting_.erase(game)) {
      if (auto added = hearing_.keep(game->second); !added)
        error_ = added.error();
      else if (running_.progress)
        running_.progress->at(hearing_.heard());
    }
    moved_.notify_all();
  }

  const Plan& plan_;
  const Running& running_;
  Hearing& hearing_;
  std::mutex mutex_;
  std::condition_variable moved_;
  std::map<std::uint64_t, FinishedGame> waiting_;
  std::uint64_t next_;
  bool stopped_ = false;
  std::optional<Error> error_;
};

}  // namespace

Result<bool> check(const Plan& plan, const FinishedGame& game, std::uint64_t number) {
  if (game.number != number) return fail("", "lab.other_game", number, game.number);
  const auto task = plan.task(number);
  const auto& rules = *plan.games[static_cast<std::size_t>(task.game)];
  const auto is_step = [&](const GameStep& step) {
    return (step.actor == Seat::chance || index(step.actor) < rules.seats()) && step.action < rules.action_count();
  };
  if (game.points.size() != rules.seats() || game.returns.size() != rules.seats() || !std::ranges::all_of(game.steps, is_step) ||
      (plan.is_of_study ? !plan.is_of_study(task, game.notes) : !plan.study && !game.notes.empty()))
    return fail("", "lab.not_a_game");
  return true;
}

void Hearing::take(const FinishedGame& game) {
  ++heard_;
  enough_ = !hear_(plan_->task(game.number), game);
}

Result<Hearing> Hearing::begin(const Plan& plan, std::uint64_t games, const std::string& file, Hear hear) {
  if (auto good = check(plan); !good) return tl::unexpected(good.error());
  Hearing hearing(plan, games, std::move(hear));
  if (file.empty()) return hearing;
  std::uint64_t known = 0;
  auto opened = GamesFile::open(file, head(plan), [&](FinishedGame&& game) -> Result<bool> {
    if (auto good = check(plan, game, known++); !good) return good;
    if (!hearing.is_over()) hearing.take(game);
    return true;
  });
  if (!opened) return tl::unexpected(opened.error());
  hearing.file_ = std::move(*opened);
  return hearing;
}

Result<bool> Hearing::add(const FinishedGame& game) {
  if (auto good = check(*plan_, game, heard_); !good) return good;
  return keep(game);
}

Result<bool> Hearing::keep(const FinishedGame& game) {
  if (file_)
    if (auto written = file_->append(game); !written) return written;
  take(game);
  return true;
}

int threads_for(int asked) { return asked ? asked : static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

Result<std::uint64_t> run(const Plan& plan, const Running& running, const Hear& hear) {
  auto hearing = Hearing::begin(plan, running.games, running.file, hear);
  if (!hearing) return tl::unexpected(hearing.error());
  if (running.progress) {
    if (hearing->cut())
      running.progress->say(fmt::format("{}: {} bytes of a game that was not finished are cut off", running.file, hearing->cut()));
    running.progress->begin(hearing->heard(), running.games, RunProgress::Clock::now(), plan.work);
  }
  Result<std::uint64_t> heard = hearing->heard();
  if (!hearing->is_over()) heard = Run(plan, running, *hearing).on(threads_for(running.threads));
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
      out.field("milliseconds", limits.time.count());
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
