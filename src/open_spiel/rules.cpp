// The games behind the interface of rules.hpp.
#include "open_spiel/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <mutex>
#include <string_view>

#include "agents/hash.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"
#include "table/any_game.hpp"
#include "table/match.hpp"
#include "table/words.hpp"

namespace shengxiao::open_spiel {

namespace {
using table::AnyGame, table::AnyState, table::AnyView;
using Rules = std::shared_ptr<const AnyGame>;

Seat seat_of(int number) { return number == chance ? Seat::chance : number == watcher ? Seat::watcher : seat_at(number); }
int number_of(Seat seat) { return seat == Seat::chance ? chance : index(seat); }

std::uint64_t digest(std::span<const std::byte> bytes, std::uint64_t before = 0) {
  const auto hash = std::hash<std::string_view>()({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  return agents::folded(before ^ hash, 0x9E3779B97F4A7C15u);
}

// What a seat was told of the steps, and a digest of the views that it had. A view is counted where it is another one than the
// last, so that what others choose in secret leaves no trace.
class Memory {
 public:
  Memory(const AnyGame& game, const AnyState& state, Seat seat) : seat_(seat), view_(game.observe(state, seat).view) {
    views_ = digest(view_.bytes());
  }

  void add(const AnyGame& game, AnyState& state, Seat actor, ActionId action) {
    const auto text = game.open() ? game.text(action) : game.text(game.redact(state, actor, action, seat_));
    const bool is_secret = is_player(actor) && actor != seat_ && text != game.text(action);
    if (!is_secret) lines_ += actor == Seat::chance ? fmt::format("- {}\n", text) : fmt::format("{} {}\n", index(actor), text);
    game.apply(state, actor, action);
    auto next = game.observe(state, seat_).view;
    if (next == view_) return;
    view_ = std::move(next);
    views_ = digest(view_.bytes(), views_);
  }
  std::string text() const { return fmt::format("{}{:016x}\n", lines_, views_); }

 private:
  Seat seat_;
  AnyView view_;
  std::string lines_;
  std::uint64_t views_;
};

struct Step {
  Seat actor;
  ActionId action;
};

// What a seat knew after so many steps, and the state then.
struct Known {
  std::size_t steps;
  AnyState state;
  Memory memory;
};

// What was known to each seat when it was last asked. Several threads may ask.
class LastKnown {
 public:
  LastKnown() = default;
  LastKnown(const LastKnown& other) {
    const std::lock_guard lock(other.mutex_);
    known_ = other.known_;
  }
  std::shared_ptr<const Known> of(Seat seat) const {
    const std::lock_guard lock(mutex_);
    return known_[static_cast<std::size_t>(index(seat))];
  }
  void set(Seat seat, std::shared_ptr<const Known> known) {
    const std::lock_guard lock(mutex_);
    known_[static_cast<std::size_t>(index(seat))] = std::move(known);
  }

 private:
  mutable std::mutex mutex_;
  std::array<std::shared_ptr<const Known>, max_seats> known_;
};

class CourseOfGame final : public Course {
 public:
  explicit CourseOfGame(Rules rules)
      : rules_(std::move(rules)), origin_(std::make_shared<AnyState>(rules_->start())), state_(*origin_) {}
  // Drawn for a seat.
  CourseOfGame(Rules rules, AnyState state, Seat seat, const Memory& memory)
      : rules_(std::move(rules)), origin_(std::make_shared<AnyState>(std::move(state))), state_(*origin_) {
    last_known_.set(seat, std::make_shared<Known>(Known{0, state_, memory}));
  }

  std::unique_ptr<Course> copy() const override { return std::make_unique<CourseOfGame>(*this); }

  std::vector<int> to_act() const override {
    std::vector<int> seats;
    for (auto rest = rules_->to_act(state_); !rest.empty(); rest = rest.without(rest.front()))
      seats.push_back(number_of(rest.front()));
    return seats;
  }
  std::vector<std::int64_t> legal(int seat) const override {
    const auto all = legal_of(seat_of(seat));
    std::vector<std::int64_t> ids(all.begin(), all.end());
    std::ranges::sort(ids);
    return ids;
  }
  std::vector<std::pair<std::int64_t, double>> outcomes() const override {
    auto all = legal_of(Seat::chance);
    std::ranges::sort(all);
    const auto weights = table::chance_weights(*rules_, state_, all);
    double sum = 0;
    for (const auto weight : weights) sum += weight;
    std::vector<std::pair<std::int64_t, double>> outcomes;
    for (std::size_t i = 0; i < all.size(); ++i) outcomes.emplace_back(all[i], weights[i] / sum);
    return outcomes;
  }
  std::string apply(int number, std::int64_t action) override {
    const auto seat = seat_of(number);
    const auto all = legal_of(seat);
    const auto found = std::ranges::find(all, action);
    if (found == all.end()) return why_illegal(seat, action);
    rules_->apply(state_, seat, *found);
    steps_.push_back({seat, *found});
    return "";
  }
  std::vector<double> returns() const override {
    if (!rules_->to_act(state_).empty()) return std::vector<double>(static_cast<std::size_t>(rules_->seats()));
    const auto returns = rules_->returns(state_);
    return {returns.begin(), returns.end()};
  }

  void observe(int seat, std::span<float> out) const override { rules_->tensor(state_, seat_of(seat), out); }
  std::string view(int seat) const override {
    std::string text;
    Json out(text);
    rules_->view_json(state_, seat_of(seat), out);
    return text;
  }
  std::string told(int seat) const override { return known_to(seat_of(seat))->memory.text() + view(seat); }
  std::string line() const override { return fmt::format("{}\n{:016x}", view(watcher), digest(state_.bytes())); }

  std::unique_ptr<Course> drawn_for(int number, std::uint64_t seed) const override {
    if (rules_->to_act(state_).empty()) return copy();
    Rng rng(seed);
    const auto seat = seat_of(number);
    return std::make_unique<CourseOfGame>(rules_, rules_->determinize(state_, seat, rng), seat, known_to(seat)->memory);
  }

 private:
  std::vector<ActionId> legal_of(Seat seat) const {
    std::vector<ActionId> all;
    rules_->legal(state_, seat, all);
    return all;
  }
  std::string why_illegal(Seat seat, std::int64_t action) const {
    const bool exists = action >= 0 && action < rules_->action_count();
    return table::message(exists ? rules_->why_illegal(state_, seat, static_cast<ActionId>(action))
                                 : Error("", "open_spiel.no_action", action, rules_->action_count() - 1));
  }
  std::shared_ptr<const Known> known_to(Seat seat) const {
    auto last = last_known_.of(seat);
    if (last && last->steps == steps_.size()) return last;
    auto known = last ? *last : Known{0, *origin_, Memory(*rules_, *origin_, seat)};
    for (; known.steps < steps_.size(); ++known.steps)
      known.memory.add(*rules_, known.state, steps_[known.steps].actor, steps_[known.steps].action);
    last = std::make_shared<Known>(std::move(known));
    last_known_.set(seat, last);
    return last;
  }

  Rules rules_;
  std::shared_ptr<const AnyState> origin_;  // where the steps begin
  AnyState state_;
  std::vector<Step> steps_;
  mutable LastKnown last_known_;
};

class PlayableGame final : public Playable {
 public:
  explicit PlayableGame(Rules rules) : rules_(std::move(rules)) {
    namespace checkers = games::celestial_checkers;
    seats = rules_->seats();
    actions = rules_->action_count();
    longest = rules_->max_steps();
    observation_size = rules_->tensor_size();
    if (value_of(rules_->setup().options, "objective") == "margin") most = *std::ranges::max_element(checkers::set_points.of);
    is_zero_sum = seats > 1;
    has_chance = !rules_->open() || rules_->to_act(rules_->start()).is_chance();  // where nothing is hidden it acts first, or never
    has_common_choices = seats > 1 && !rules_->open() && rules_->hides_only_choices();
    has_secrets = has_common_choices || !rules_->hides_only_choices();
  }

  std::unique_ptr<Course> start() const override { return std::make_unique<CourseOfGame>(rules_); }
  std::string text(std::int64_t action) const override {
    return action < 0 || action >= actions ? "" : rules_->text(static_cast<ActionId>(action));
  }

 private:
  Rules rules_;
};

class AllGames final : public Games {
 public:
  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    for (const auto& info : table::all_games()) {
      offers.push_back({std::string(info.name), std::string(info.title), info.min_seats, info.max_seats, info.usual_seats, {}});
      for (const auto& [name, fallback, allowed, variant] : info.options)
        if (!variant) offers.back().options.push_back({std::string(name), std::string(fallback), std::string(allowed)});
    }
    return offers;
  }
  std::shared_ptr<const Playable> make(const std::string& id, int seats, const Options& options,
                                       std::string& error) const override {
    Setup setup{seats, options};
    setup.simulation = true;
    auto game = table::make_game(id, setup);
    if (game && (*game)->max_steps() == 0) game = fail("", "open_spiel.no_limit");
    if (game) return std::make_shared<PlayableGame>(*game);
    error = table::message(game.error());
    return nullptr;
  }
};
}  // namespace

// What the plug-in is given. The package finds it in the module by its name.
extern "C" __attribute__((visibility("default"))) const Games* shengxiao_games() {
  static const AllGames games;
  return &games;
}

}  // namespace shengxiao::open_spiel
