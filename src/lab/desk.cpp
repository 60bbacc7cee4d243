#include "lab/desk.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "games/editions.hpp"
#include "lab/edition_keys.hpp"
#include "lab/study.hpp"
#include "table/edition.hpp"
#include "table/message.hpp"

namespace shengxiao::lab {

namespace {
using Clock = std::chrono::steady_clock;
using table::Message;

constexpr std::int64_t largest_seed = 9'007'199'254'740'991;  // that JavaScript writes exactly
constexpr int patience_with_figures = 20;  // they may take a twentieth of the time

constexpr std::array<std::string_view, 4> named{"random", "greedy", "uct", "best"};

// (In Linux a thread has a priority, and hands it on to those that it starts.)
void let_all_others_go_first() {
  constexpr int least = 19;
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), least);
}

// What was asked for, read.
struct Order {
  GameGiven said;
  Setup setup;
  std::vector<Change> changes;
  std::shared_ptr<const table::AnyGame> game;
  Extent extent;
  std::uint64_t seed = 0;
};

// Agents by name alone: whoever asks has no business with the files of this machine.
Result<Player> player_of(const std::string& name) {
  if (name.find(".policy") != std::string::npos || name.find('/') != std::string::npos) return fail("", "lab.desk_file", name);
  return Player::make(name);
}

Result<Data> value_in(const Message& change) {
  if (const auto number = change.number("value", INT64_MIN, INT64_MAX)) return Data(*number);
  auto text = change.text("value");
  if (!text) return tl::unexpected(text.error());
  return Data(*std::move(text));
}

Result<std::vector<Change>> changes_in(const Message& message) {
  std::vector<Change> all;
  if (!message.has("changes")) return all;
  const auto list = message.list("changes");
  if (!list) return tl::unexpected(list.error());
  for (const auto& one : *list) {
    auto key = one.text("key");
    if (!key) return tl::unexpected(key.error());
    auto value = value_in(one);
    if (!value) return tl::unexpected(value.error());
    if (std::ranges::find(all, *key, &Change::key) != all.end()) return fail("", "lab.tune_key_twice", *key);
    all.push_back({*std::move(key), *std::move(value)});
  }
  return all;
}

const table::GameInfo* info_of(std::string_view name) {
  const auto all = table::all_games();
  const auto found = std::ranges::find(all, name, &table::GameInfo::name);
  return found == all.end() ? nullptr : &*found;
}

// The edition, read from the file that whoever asks is given: the same bytes as by the command line.
Result<EditionPtr> edition_of(const std::string& file, const Edition& base, const std::vector<Change>& changes) {
  const auto made = changed(base, changes);
  if (!made) return tl::unexpected(made.error());
  return parse_edition(toml((*made)->data), file);
}

Result<Order> order_in(const Message& message) {
  auto name = message.text("game");
  if (!name) return tl::unexpected(name.error());
  const auto* info = info_of(*name);
  if (!info) return fail("", "lab.desk_game", *name);
  const auto seats = message.number("seats", info->min_seats, info->max_seats, info->usual_seats);
  if (!seats) return tl::unexpected(seats.error());
  auto setup = message.setup(static_cast<int>(*seats));
  if (!setup) return tl::unexpected(setup.error());
  auto changes = changes_in(message);
  if (!changes) return tl::unexpected(changes.error());
  if (setup->edition || (!changes->empty() && !info->printed)) return fail("", "lab.desk_edition", *name);
  Order order{.said = {.game = *name}, .setup = *std::move(setup), .changes = *std::move(changes), .game = nullptr, .extent = {}};
  for (const auto& [option, value] : order.setup.options) order.said.set.push_back(option + "=" + value);
  if (!order.changes.empty()) {
    order.said.edition = *name + "_lab.toml";
    auto edition = edition_of(order.said.edition, *games::default_edition(*name), order.changes);
    if (!edition) return tl::unexpected(edition.error());
    order.setup.edition = *std::move(edition);
  }
  auto game = studied_game(*name, order.setup);
  if (!game) return tl::unexpected(game.error());
  order.game = *std::move(game);
  return order;
}

// Who plays how many games, by which seed.
Result<bool> read_extent(const Message& message, const DeskRules& rules, Order& order) {
  const auto agent = message.text("agent", "");
  if (!agent) return tl::unexpected(agent.error());
  order.extent = usual_extent(*order.game, *agent);
  if (const auto player = player_of(order.extent.agent); !player) return tl::unexpected(player.error());
  const auto most = static_cast<std::int64_t>(rules.most_games);
  const auto games = message.number("games", 1, most, static_cast<std::int64_t>(order.extent.games));
  if (!games) return tl::unexpected(games.error());
  const auto seed = message.number("seed", 0, largest_seed, 0);
  if (!seed) return tl::unexpected(seed.error());
  order.extent.games = static_cast<std::uint64_t>(*games);
  order.seed = static_cast<std::uint64_t>(*seed);
  return true;
}

std::string error_answer(const Error& error) {
  return json_object([&](Json& out) {
    out.key("error");
    write_error(error, out);
  });
}

void write_value(const Data& value, Json& out) {
  if (const auto* number = value.number())
    out.value(*number);
  else
    out.value(*value.text());
}

void write_changes(const std::vector<Change>& changes, Json& out) {
  out.key("changes").open('[');
  for (const auto& [key, value] : changes) {
    out.open('{').field("key", key).key("value");
    write_value(value, out);
    out.close('}');
  }
  out.close(']');
}

void write_key(const EditionKey& key, const Data& usual, Json& out) {
  out.open('{').field("key", key.key).key("of").array(key.of).key("value");
  write_value(key.value, out);
  out.key("usual");
  write_value(usual, out);
  if (key.stated) out.field("stated", true);
  if (key.numbers) out.field("least", key.numbers->least).field("most", key.numbers->most);
  if (!key.texts.empty()) out.key("texts").array(key.texts);
  out.close('}');
}

// One report, and how far it is. What is below `mutex` is used with it held.
struct Job {
  enum class State { playing, finished, stopped, failed };

  Job(std::uint64_t its_number, Order its_order) : number(its_number), order(std::move(its_order)) {}

  const std::uint64_t number;
  const Order order;
  std::atomic<bool> stop = false;

  std::mutex mutex{};
  State state = State::playing;
  std::uint64_t done = 0, of = 0;
  Work work{};
  Clock::time_point begun = Clock::now(), ended{};
  std::string figures{};      // JSON: as they were last
  std::string html{}, json{};  // the report
  std::optional<Error> error{};
};
constexpr std::array<std::string_view, 4> state_names{"playing", "finished", "stopped", "failed"};
}  // namespace

class Desk::Work {
 public:
  explicit Work(const DeskRules& rules) : rules_(rules) {}
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  ~Work() {
    if (!all_.empty()) all_.back()->stop = true;
    if (thread_.joinable()) thread_.join();
  }

  Result<std::string> answer(std::string_view request) {
    const auto message = Message::parse(request);
    if (!message) return tl::unexpected(message.error());
    const auto what = message->text("do");
    if (!what) return tl::unexpected(what.error());
    if (*what == "offer") return offer();
    if (*what == "form") return form(*message);
    const std::lock_guard lock(mutex_);
    if (*what == "start") return start(*message);
    if (*what == "look") return look(*message);
    if (*what == "stop") return stop(*message);
    if (*what == "report") return report(*message);
    return fail("", "lab.desk_request", *what);
  }

 private:
  std::string offer() const {
    return json_object([&](Json& out) {
      out.key("games").open('[');
      for (const auto& game : table::all_games()) {
        out.open('{').field("id", game.name).field("title", game.title).field("min_seats", game.min_seats);
        out.field("max_seats", game.max_seats).field("usual_seats", game.usual_seats).field("printed", game.printed);
        out.key("agents").open('[').value(named[0]).value(named[1]);
        for (int level = 1; level <= game.levels; ++level) out.value(fmt::format("level:{}", level));
        out.value(named[2]).value(named[3]).close(']').key("study").open('{');
        for (const auto option : game.study_options) {
          const auto [name, value] = *parse_option(option);
          out.field(name, value);
        }
        out.close('}').close('}');
      }
      out.close(']').field("most_games", rules_.most_games);
    });
  }

  // What an experiment would be, and what may be changed in its edition.
  Result<std::string> form(const Message& message) const {
    auto order = order_in(message);
    if (!order) return tl::unexpected(order.error());
    if (const auto read = read_extent(message, rules_, *order); !read) return tl::unexpected(read.error());
    const auto& game = *order->game;
    const auto edition = game.edition();
    const Space::Check check = [&](const EditionPtr& other) -> Result<bool> {
      auto setup = order->setup;
      setup.edition = other;
      const auto made = studied_game(order->said.game, setup);
      if (!made) return tl::unexpected(made.error());
      return true;
    };
    return json_object([&](Json& out) {
      out.field("game", order->said.game).field("seats", game.seats());
      out.field("agent", order->extent.agent).field("games", order->extent.games).field("seed", order->seed);
      out.key("keys").open('[');
      if (edition) {
        const auto usual = games::default_edition(order->said.game);
        for (const auto& key : edition_keys(*edition, edition_texts(order->said.game), check))
          write_key(key, *value_at(*usual, key.key), out);
      }
      out.close(']');
      if (edition) out.field("file", order->said.game + "_lab.toml").field("toml", toml(edition->data));
      write_changes(order->changes, out);
    });
  }

  Result<std::string> start(const Message& message) {
    if (runs()) return fail("", "lab.desk_busy");
    auto order = order_in(message);
    if (!order) return tl::unexpected(order.error());
    if (const auto read = read_extent(message, rules_, *order); !read) return tl::unexpected(read.error());
    const auto player = player_of(order->extent.agent);
    if (!player) return tl::unexpected(player.error());
    auto plan = balance_plan(order->game, *player, {.games = order->extent.games, .seed = order->seed});
    if (!plan) return tl::unexpected(plan.error());
    if (const auto good = check(plan->plan); !good) return tl::unexpected(good.error());
    if (thread_.joinable()) thread_.join();  // it has nothing more to do
    const auto next = std::make_shared<Job>(++last_, *std::move(order));
    next->of = plan->games;
    next->work = plan->plan.work;
    all_.push_back(next);
    while (all_.size() > rules_.kept) all_.pop_front();
    thread_ = std::thread([this, next, plan = *std::move(plan)] { play(*next, plan); });
    return status(*next);
  }

  Result<std::string> look(const Message& message) {
    if (!message.has("experiment") && all_.empty()) return std::string("{\"experiment\":null}");
    const auto found = find(message);
    if (!found) return tl::unexpected(found.error());
    return status(**found);
  }

  Result<std::string> stop(const Message& message) {
    const auto found = find(message);
    if (!found) return tl::unexpected(found.error());
    (*found)->stop = true;
    return status(**found);
  }

  Result<std::string> report(const Message& message) {
    const auto found = find(message);
    if (!found) return tl::unexpected(found.error());
    auto& experiment = **found;
    const std::lock_guard lock(experiment.mutex);
    if (experiment.state != Job::State::finished) return fail("", "lab.desk_unfinished", experiment.number);
    return json_object([&](Json& out) { out.field("html", experiment.html).field("json", experiment.json); });
  }

  // The one that is named, or else the newest.
  Result<std::shared_ptr<Job>> find(const Message& message) const {
    const auto newest = static_cast<std::int64_t>(last_);
    const auto number = message.number("experiment", 1, INT64_MAX, newest);
    if (!number) return tl::unexpected(number.error());
    for (const auto& one : all_)
      if (one->number == static_cast<std::uint64_t>(*number)) return one;
    return fail("", *number >= 1 && *number <= newest ? MessageId("lab.desk_forgotten") : MessageId("lab.desk_none"), *number);
  }

  bool runs() const {
    if (all_.empty()) return false;
    const std::lock_guard lock(all_.back()->mutex);
    return all_.back()->state == Job::State::playing;
  }

  static std::string status(Job& experiment) {
    const std::lock_guard lock(experiment.mutex);
    const bool plays = experiment.state == Job::State::playing;
    const auto& order = experiment.order;
    const std::chrono::duration<double> passed = (plays ? Clock::now() : experiment.ended) - experiment.begun;
    return json_object([&](Json& out) {
      out.field("experiment", experiment.number).field("game", order.said.game).field("seats", order.game->seats());
      out.field("agent", order.extent.agent).field("games", order.extent.games).field("seed", order.seed);
      out.key("options").open('{');
      for (const auto& [name, value] : order.setup.options) out.field(name, value);
      out.close('}');
      write_changes(order.changes, out);
      out.field("command", balance_command(order.said, order.game->seats(), order.extent, order.seed));
      out.field("state", plays && experiment.stop ? "stopping" : state_names[static_cast<std::size_t>(experiment.state)]);
      out.field("done", experiment.done).field("of", experiment.of).field("seconds", passed.count());
      if (plays && experiment.done)
        out.field("seconds_left", seconds_left(0, experiment.done, experiment.of, passed.count(), experiment.work));
      if (experiment.order.setup.edition)
        out.field("file", order.said.edition).field("toml", toml(experiment.order.setup.edition->data));
      if (!experiment.figures.empty()) out.key("figures").raw(experiment.figures);
      if (experiment.error) {
        out.key("error");
        write_error(*experiment.error, out);
      }
    });
  }

  // On a thread of its own.
  void play(Job& experiment, const BalancePlan& plan) const {
    let_all_others_go_first();
    auto next = Clock::now() + rules_.refresh;
    const Running running{.games = plan.games, .threads = rules_.threads, .stop = &experiment.stop};
    auto made = balance(plan, running, [&](std::uint64_t games, const std::function<Balance()>& figures) {
      const auto now = Clock::now();
      auto shown = now >= next ? lab::json(figures()) : std::string();
      const auto took = Clock::now() - now;
      if (!shown.empty()) next = now + std::max<Clock::duration>(rules_.refresh, patience_with_figures * took);
      const std::lock_guard lock(experiment.mutex);
      experiment.done = games;
      if (!shown.empty()) experiment.figures = std::move(shown);
    });
    if (made) made->command = balance_command(experiment.order.said, made->seats, experiment.order.extent, experiment.order.seed);
    auto page = made ? html(*made) : std::string(), data = made ? lab::json(*made) + "\n" : std::string();
    if (made) made->exemplars.clear();
    const std::lock_guard lock(experiment.mutex);
    using enum Job::State;
    experiment.ended = Clock::now();
    experiment.state = made ? finished : experiment.stop ? stopped : failed;
    experiment.html = std::move(page);
    experiment.json = std::move(data);
    if (made) experiment.figures = lab::json(*made);
    if (!made && !experiment.stop) experiment.error = made.error();
  }

  const DeskRules rules_;
  std::mutex mutex_;
  std::deque<std::shared_ptr<Job>> all_;  // the newest last
  std::uint64_t last_ = 0;                       // the number of the newest
  std::thread thread_;                           // of the newest
};

Desk::Desk(const DeskRules& rules) : work_(std::make_unique<Work>(rules)) {}
Desk::~Desk() = default;

std::string Desk::answer(std::string_view request) {
  const auto answered = work_->answer(request);
  return answered ? *answered : error_answer(answered.error());
}

}  // namespace shengxiao::lab
