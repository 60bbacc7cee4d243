// Any game behind the interface of any_game.hpp. Included by registry.cpp and by tests that bring a game of their own.
#pragma once
#include "core/notation.hpp"
#include "core/play.hpp"
#include "table/any_game.hpp"
#include "table/opponents.hpp"

namespace shengxiao::table {

template <Game G>
class Erased final : public AnyGame {
 public:
  explicit Erased(const G& game) : game_(game) {}

  static GameInfo describe() {
    GameInfo info{G::name,
                  G::title,
                  G::version,
                  G::min_seats,
                  G::max_seats,
                  G::make({})->setup().seats,
                  G::options(),
                  levels_of<G>,
                  HasEdition<G>,
                  agents::Hindsight<G>::in_points,
                  nullptr,
                  {},
                  {}};
    if constexpr (HasComponents<G>) info.components = G::components;
    if constexpr (requires { G::study_options; }) info.study_options = G::study_options;
    if constexpr (requires { G::seat_names; }) info.seat_names = G::seat_names;
    return info;
  }
  static Result<std::shared_ptr<const AnyGame>> make(const Setup& setup) {
    if (!HasEdition<G> && setup.edition) return tl::unexpected(in_edition(Error("", "edition.unused"), setup.edition->file));
    auto game = G::make(setup);
    if (!game) return tl::unexpected(game.error());
    return std::make_shared<const Erased>(*game);
  }

  const GameInfo& info() const override {
    static const GameInfo info = describe();
    return info;
  }
  Setup setup() const override { return game_.setup(); }
  bool open() const override { return std::is_same_v<typename G::View, typename G::State>; }
  bool hides_only_choices() const override { return agents::hides_only_choices<G>; }
  EditionPtr edition() const override {
    if constexpr (HasEdition<G>)
      return game_.edition();
    else
      return nullptr;
  }
  int max_steps() const override { return game_.max_steps(); }

  AnyState start() const override { return AnyState(game_.start()); }
  SeatSet to_act(const AnyState& s) const override { return game_.to_act(of(s)); }
  void legal(const AnyState& s, Seat seat, std::vector<ActionId>& out) const override {
    Actions<G> all;
    game_.legal(of(s), seat, all);
    out.resize(static_cast<std::size_t>(all.size()));
    std::ranges::transform(all, out.begin(), [this](const auto& a) { return game_.id(a); });
  }
  std::uint32_t weight(const AnyState& s, ActionId a) const override { return game_.weight(of(s), game_.action(a)); }
  void apply(AnyState& s, Seat seat, ActionId a) const override { game_.apply(s.as<State>(), seat, game_.action(a)); }
  ActionId random_action(const AnyState& s, Seat seat, Rng& rng) const override {
    return game_.id(shengxiao::random_action(game_, of(s), seat, rng));
  }
  int playout(AnyState& s, Rng& rng) const override { return shengxiao::playout(game_, s.as<State>(), rng); }
  void play_on(AnyState& s, Rng& rng, int slips) const override { agents::PlayOn<G>{slips}(game_, s.as<State>(), rng); }
  Points points(const AnyState& s) const override { return game_.points(of(s)); }
  Returns returns(const AnyState& s) const override { return game_.returns(of(s)); }

  using AnyGame::observe;
  void observe(const AnyState& s, Seat seat, AnyObservation& out) const override {
    out.view.set(game_.view(of(s), seat));
    out.seat = seat;
    legal(s, seat, out.legal);
  }
  ActionId greedy(const AnyObservation& observation, Rng& rng) const override {
    return game_.id(game_.greedy(typed(game_, observation), rng));
  }
  AnyState determinize(const AnyState& s, Seat seat, Rng& rng) const override {
    return AnyState(game_.determinize(game_.view(of(s), seat), rng));
  }
  AnyRedacted redact(const AnyState& s, Seat actor, ActionId a, Seat viewer) const override {
    return AnyRedacted(game_.redact(of(s), actor, game_.action(a), viewer));
  }

  void causes([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat, [[maybe_unused]] ActionId a,
              [[maybe_unused]] Causes& out) const override {
    if constexpr (ExplainsSteps<G>) game_.causes(of(s), seat, game_.action(a), out);
  }
  void causes_json([[maybe_unused]] std::span<const Cause> causes, Json& out) const override {
    out.open('[');
    if constexpr (ExplainsSteps<G>)
      for (const auto& cause : causes) cause_json(game_, cause, out);
    out.close(']');
  }
  void differences_json([[maybe_unused]] std::span<const agents::Difference> differences, Json& out) const override {
    out.open('[');
    if constexpr (ExplainsSteps<G>)
      for (const auto& [seat, what, soon, more, motives] : differences) {
        out.open('{').field("seat", index(seat)).field("what", G::quantities()[static_cast<std::size_t>(what)]);
        out.field("soon", soon).field("more", more).key("motives").open('[');
        for (const auto& motive : motives) {
          out.open('{').field("more", motive.more).key("cause");
          cause_json(game_, motive.cause, out, soon ? InDetail::yes : InDetail::no);
          out.close('}');
        }
        out.close(']').close('}');
      }
    out.close(']');
  }

  std::vector<Item> items() const override {
    if constexpr (HasItems<G>) return game_.items();
    return {};
  }
  void items_held([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat,
                  [[maybe_unused]] std::vector<int>& out) const override {
    if constexpr (HasItems<G>) game_.items_held(of(s), seat, out);
  }
  ItemsUsed items_used([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat, [[maybe_unused]] ActionId a) const override {
    if constexpr (HasItems<G>) return game_.items_used(of(s), seat, game_.action(a));
    return {};
  }
  void count_items([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat, [[maybe_unused]] std::span<const ActionId> legal,
                   [[maybe_unused]] ActionId chosen, [[maybe_unused]] const ItemCounts& counts) const override {
    if constexpr (HasItems<G>) {
      const bool is_choice = legal.size() > 1;
      for (const int item : game_.items_used(of(s), seat, game_.action(chosen))) counts.chosen(item, is_choice);
      if (!is_choice) return;
      for (const auto a : legal)
        for (const int item : game_.items_used(of(s), seat, game_.action(a))) counts.possible(item);
    }
  }
  void apply(AnyState& s, Seat seat, ActionId a, [[maybe_unused]] std::vector<ItemOf>& met) const override {
    if constexpr (HasItemsMet<G>)
      game_.apply(s.as<State>(), seat, game_.action(a), met);
    else
      apply(s, seat, a);
  }
  bool has_rounds() const override {
    return HasItems<G> && !requires(const State& s) { game_.turn_of(s); };
  }
  int round([[maybe_unused]] const AnyState& s) const override {
    if constexpr (HasItems<G>) return game_.round(of(s));
    return 0;
  }

  std::span<const std::string_view> endings() const override {
    if constexpr (HasTally<G>) return game_.endings();
    return {};
  }
  int ending([[maybe_unused]] const AnyState& s) const override {
    if constexpr (HasTally<G>) return game_.ending(of(s));
    return 0;
  }
  std::span<const std::string_view> tallies() const override {
    if constexpr (HasTally<G>) return G::tallies();
    return {};
  }
  int tally([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat, [[maybe_unused]] int what) const override {
    if constexpr (HasTally<G>) return game_.tally(of(s), seat, what);
    return 0;
  }

  int tensor_size() const override {
    if constexpr (HasTensor<G>)
      return game_.tensor_size();
    else
      return 0;
  }
  void tensor(const AnyState& s, Seat viewer, std::span<float> out) const override { write(s, viewer, Tensor<float>(out)); }
  void tensor(const AnyState& s, Seat viewer, std::span<std::uint8_t> out) const override {
    write(s, viewer, Tensor<std::uint8_t>(out));
  }
  std::vector<TensorUnit> tensor_units() const override {
    std::vector<TensorUnit> units(static_cast<std::size_t>(tensor_size()));
    write(start(), Seat::watcher, Tensor<TensorUnit>(units));
    return units;
  }

  int action_count() const override { return game_.action_count(); }
  std::string text(ActionId a) const override { return game_.text(game_.action(a)); }
  std::string text(const AnyRedacted& a) const override { return game_.text(a.as<typename G::Redacted>()); }
  Result<ActionId> find(const AnyState& s, Seat seat, std::string_view text) const override {
    auto a = find_legal(game_, of(s), seat, text);
    if (!a) return tl::unexpected(a.error());
    return game_.id(*a);
  }
  Error why_illegal(const AnyState& s, Seat seat, ActionId a) const override {
    return game_.why_illegal(of(s), seat, game_.action(a));
  }
  std::vector<std::string> split(std::string_view turn) const override { return split_turn<G>(turn); }
  std::string join(const std::vector<std::string>& steps) const override { return join_turn<G>(steps); }
  bool decides_anew([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat) const override {
    if constexpr (requires { game_.decides_anew(of(s), seat); }) return game_.decides_anew(of(s), seat);
    return false;
  }
  bool mid_turn([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat) const override {
    if constexpr (MultiStepTurns<G>)
      return game_.mid_turn(of(s), seat);
    else
      return false;
  }

  void view_json(const AnyState& s, Seat viewer, Json& out) const override {
    out.open('{');
    game_.json(game_.view(of(s), viewer), out);
    out.close('}');
  }
  std::string action_json(ActionId a) const override {
    return json_object([&](Json& out) { game_.json(game_.action(a), out); });
  }
  std::string action_json(const AnyRedacted& a) const override {
    return json_object([&](Json& out) { game_.json(a.as<typename G::Redacted>(), out); });
  }

  std::optional<std::string> position([[maybe_unused]] const AnyState& s) const override {
    if constexpr (HasPositionText<G>)
      return game_.position(of(s));
    else
      return std::nullopt;
  }
  Result<AnyState> from_position([[maybe_unused]] std::string_view line) const override {
    if constexpr (HasPositionText<G>) {
      auto s = game_.from_position(line);
      if (!s) return tl::unexpected(s.error());
      return AnyState(*s);
    } else {
      return fail("", "notation.no_positions");
    }
  }

  Result<std::unique_ptr<AnyAgent>> guided_agent(std::string_view kind, int level,
                                                 std::shared_ptr<const agents::NeuralNetwork> guide) const override {
    auto keep = std::static_pointer_cast<const Erased>(shared_from_this());
    return make_agent<G>(std::move(keep), game_, kind, level, std::move(guide));
  }
  std::unique_ptr<AnyAgent> policy(std::shared_ptr<const agents::NeuralNetwork> network) const override {
    if constexpr (HasTensor<G>) {
      auto keep = std::static_pointer_cast<const Erased>(shared_from_this());
      return std::make_unique<ErasedAgent<G, agents::PolicyAgent<G>>>(std::move(keep), game_, std::move(network));
    }
    return nullptr;
  }
  std::unique_ptr<AnyHindsight> guided_hindsight(std::shared_ptr<const agents::NeuralNetwork> guide) const override {
    auto keep = std::static_pointer_cast<const Erased>(shared_from_this());
    return std::make_unique<ErasedHindsight<G>>(std::move(keep), game_, std::move(guide));
  }

 private:
  using State = typename G::State;
  static const State& of(const AnyState& s) { return s.as<State>(); }

  template <TensorElement T>
  void write([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat viewer, [[maybe_unused]] Tensor<T> out) const {
    if constexpr (HasTensor<G>) game_.tensor(game_.view(of(s), viewer), out);
  }

  const G game_;
};

}  // namespace shengxiao::table
