#include "batch/batch.hpp"

#include <algorithm>

#include "batch/typed_batch.hpp"
#include "games/all.hpp"
#include "table/named_agent.hpp"

namespace shengxiao::batch {

std::uint64_t seed_of(std::uint64_t batch_seed, int place, int n) {
  Rng of_place(Rng(batch_seed)() + static_cast<std::uint64_t>(place));
  return Rng(of_place() + static_cast<std::uint64_t>(n))();
}

bool Arrays::failed() const {
  const auto all = [](const auto&... blocks) { return (blocks.failed() || ...); };
  return all(game, seat, observation, mask, to_act, oracle, reward, points, terminated, truncated, seed, decisions, ended.game,
             ended.seed, ended.decisions, ended.reward, ended.points, ended.observation);
}

Batch::Batch(std::shared_ptr<const table::AnyGame> game, const BatchSetup& how)
    : game_(std::move(game)),
      setup_(how),
      seats_(static_cast<std::size_t>(game_->seats())),
      learners_(SeatSet::all(game_->seats())),
      action_words_((static_cast<std::size_t>(game_->action_count()) + 63) / 64) {
  for (const auto& [seat, name] : how.opponents) learners_ = learners_.without(seat_at(seat));
  const auto games = static_cast<std::size_t>(how.games), all = games * seats_;
  const auto learners = how.layout == Layout::rows ? static_cast<std::size_t>(learners_.size()) : seats_;
  const auto bytes = static_cast<std::size_t>(game_->tensor_size()) * (how.compact ? 1 : sizeof(float));
  const auto rows = games * learners;
  const auto make = []<class T>(Block<T>& block, std::size_t size) { block = Block<T>(size); };
  auto& ended = arrays_.ended;
  make(arrays_.game, rows);
  make(arrays_.seat, rows);
  make(arrays_.observation, rows * bytes);
  make(arrays_.mask, rows * static_cast<std::size_t>(game_->action_count()));
  make(arrays_.to_act, all);
  make(arrays_.oracle, how.oracle ? all * bytes : 0);
  make(arrays_.reward, all);
  make(arrays_.points, all);
  make(arrays_.terminated, games);
  make(arrays_.truncated, games);
  make(arrays_.seed, games);
  make(arrays_.decisions, games);
  make(ended.game, games);
  make(ended.seed, games);
  make(ended.decisions, games);
  make(ended.reward, all);
  make(ended.points, all);
  make(ended.observation, all * bytes);
  make(legal_, rows * action_words_);
  if (how.layout == Layout::seats && !failed())
    for (std::size_t row = 0; row < rows; ++row) {
      arrays_.game[row] = static_cast<std::int32_t>(row / seats_);
      arrays_.seat[row] = static_cast<std::int8_t>(row % seats_);
    }
}

void Batch::random_actions(Rng& rng, std::span<std::int64_t> out) const {
  for (std::size_t row = 0; row < out.size(); ++row) {
    const auto choices = legal(row);
    const int n = choices.size();
    out[row] = n ? static_cast<std::int64_t>(choices.nth(rng.below(n))) : -1;
  }
}

namespace {
Result<bool> check(const table::AnyGame& game, const BatchSetup& how) {
  if (how.games < 1 || how.games > most_games) return fail("", "batch.games", how.games, most_games);
  if (how.threads < 1 || how.threads > most_threads) return fail("", "batch.threads", how.threads, most_threads);
  if (how.most_decisions < 0) return fail("", "batch.most_decisions", how.most_decisions);
  for (const auto& [seat, name] : how.opponents)
    if (seat < 0 || seat >= game.seats()) return fail("", "batch.no_seat", seat, game.seats() - 1);
  if (static_cast<int>(how.opponents.size()) == game.seats()) return fail("", "batch.nobody_learns");
  return true;
}

Result<std::vector<Opponents>> make_opponents(const table::AnyGame& game, const BatchSetup& how) {
  std::vector<Opponents> all(static_cast<std::size_t>(how.threads));
  for (auto& opponents : all)
    for (const auto& [seat, name] : how.opponents) {
      auto agent = table::named_agent(game, name);
      if (!agent) return fail_in(agent.error(), "batch.opponent", seat);
      opponents[seat_at(seat)] = name == "greedy" ? nullptr : std::move(*agent);
    }
  return all;
}

template <Game G>
Result<std::unique_ptr<Batch>> make(const Setup& setup, const BatchSetup& how) {
  const auto game = table::make_game(G::name, setup);
  if (!game) return tl::unexpected<Error>(game.error());
  if (const auto checked = check(**game, how); !checked) return tl::unexpected<Error>(checked.error());
  auto opponents = make_opponents(**game, how);
  if (!opponents) return tl::unexpected<Error>(opponents.error());
  std::unique_ptr<Batch> made = std::make_unique<TypedBatch<G>>(*G::make(setup), *game, how, std::move(*opponents));
  if (made->failed()) return fail("", "batch.no_memory", how.games);
  made->reset(how.seed);
  return made;
}

template <Game... Games>
Result<std::unique_ptr<Batch>> make(games::GameList<Games...>, std::string_view name, const Setup& setup, const BatchSetup& how) {
  Result<std::unique_ptr<Batch>> made;
  const bool found = ((Games::name == name && (made = make<Games>(setup, how), true)) || ...);
  if (!found) return tl::unexpected<Error>(table::make_game(name, setup).error());
  return made;
}
}  // namespace

Result<std::unique_ptr<Batch>> make_batch(std::string_view game, const Setup& setup, const BatchSetup& how) {
  auto simulated = setup;
  simulated.simulation = true;
  return make(games::AllGames{}, game, simulated, how);
}

}  // namespace shengxiao::batch
