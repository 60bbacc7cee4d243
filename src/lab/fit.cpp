#include "lab/fit.hpp"

#include <atomic>
#include <memory>

#include "agents/alpha_beta.hpp"
#include "batch/crew.hpp"
#include "core/play.hpp"
#include "games/celestial_checkers/features.hpp"
#include "games/celestial_checkers/knowledge.hpp"
#include "lab/experiment.hpp"
#include "lab/least_squares.hpp"

namespace shengxiao::lab {

using games::celestial_checkers::FeatureOffset, games::celestial_checkers::PlacementOffset, games::celestial_checkers::Weights,
    games::celestial_checkers::PlacementWeights;

namespace {

using Checkers = games::CelestialCheckers;
using Row = std::vector<std::pair<int, int>>;

// What a beginner would guess: the clever ones are worth most of their points, the more so the freer they are; the strong hunt.
Weights first_guess() {
  Weights w{};
  const auto at = [&](int feature) -> std::int16_t& { return w[static_cast<std::size_t>(feature)]; };
  constexpr int share[7] = {75, 45, 35, 30, 30, 30, 95};
  for (int a = 0; a < 12; ++a) {
    for (int d = 0; d < 8; ++d)
      for (int c = 0; c < 7; ++c)
        at(FeatureOffset::reach + a * 56 + d * 7 + c) =
            static_cast<std::int16_t>((12 - a) * (share[c] - (c == 6 ? d : 3 * d)) + (c == 6 ? 0 : 25 * (a + 1)));
    at(FeatureOffset::hanging + a) = static_cast<std::int16_t>(-20 * (12 - a));
  }
  for (int stage = 0; stage < 3; ++stage)
    for (int k = 0; k < 17; ++k) at(FeatureOffset::tempo + stage * 17 + k) = static_cast<std::int16_t>((k - 8) * 10);
  return w;
}

// Games of one generation, and what they teach.
class Teacher {
 public:
  // The knowledge it plays with has to live as long.
  Teacher(const FitOptions& options, const Checkers::Knowledge& knowledge)
      : options_(options), k_(knowledge), agent_(8, knowledge) {}

  // Half of the games begin where chance puts the animals, the others where the model of the placement does, with some noise.
  void play(std::uint64_t seed) {
    Rng rng(seed);
    auto s = rng.below(2) ? k_.sample_opening(free_.start(), rng) : game_.start();
    while (s.placing()) game_.apply(s, Seat::chance, random_action(game_, s, Seat::chance, rng));
    Row placement;
    games::celestial_checkers::placement_features(s, [&](int feature, int sign) { placement.emplace_back(feature, sign); });
    std::vector<Seen> seen;
    double at_first = 0;  // the margin that is expected for South
    for (SeatSet who; !(who = game_.to_act(s)).empty();) {
      const auto seat = who.front();
      const auto thought = think(s, seat, rng);
      const int sign = s.mover == 0 ? 1 : -1;
      if (seen.empty()) at_first = sign * thought.score;
      if (!s.chain && !k_.tactical(s)) seen.push_back({row_of(s), sign, k_.margin(s), thought.score});
      // Now and then anything at all, so that uneven positions are seen as well: more often at first, so that games differ.
      const bool at_random = rng.below(std::popcount(s.occupied()) == 24 ? 6 : 30) == 0;
      game_.apply(s, seat, at_random ? random_action(game_, s, seat, rng) : thought.best);
    }
    const int margin = s.score(0) - s.score(1);
    for (const auto& one : seen) evaluation_.add(one.row, to_learn(one.expected - one.now, one.sign * margin - one.now));
    placement_.add(placement, to_learn(at_first, margin));
    rows_ += static_cast<int>(seen.size());
  }

  void operator+=(const Teacher& other) {
    evaluation_ += other.evaluation_;
    placement_ += other.placement_;
    rows_ += other.rows_;
  }

  Weights evaluation(const Weights& prior) const {
    const std::vector<double> from(prior.begin(), prior.end());
    return rounded<Weights>(evaluation_.solve(from, 10));
  }

  PlacementWeights placement() const {
    return rounded<PlacementWeights>(placement_.solve(std::vector<double>(PlacementOffset::count, 0.0), 10));
  }
  int rows() const { return rows_; }

 private:
  // A position, and what is expected there: points for the seat to move.
  struct Seen {
    Row row;
    int sign, now;
    double expected;
  };

  template <class W>
  static W rounded(const std::vector<double>& solved) {
    W w{};
    for (std::size_t i = 0; i < w.size(); ++i)
      w[i] = static_cast<std::int16_t>(std::lround(std::clamp(solved[i], -9999.0, 9999.0)));
    return w;
  }

  // What a search saw knows less than the end of the game, and is less noisy.
  static double to_learn(double expected, double came) { return Checkers::Knowledge::unit * (0.6 * expected + 0.4 * came); }

  static Row row_of(const Checkers::State& s) {
    Row row;
    games::celestial_checkers::features(s, [&](int feature, int sign) { row.emplace_back(feature, sign); });
    return row;
  }

  agents::Thought<Checkers> think(const Checkers::State& s, Seat seat, Rng& rng) {
    agents::Limits limits;
    limits.nodes = options_.nodes;
    return agent_.think(game_, observe(game_, s, seat), limits, rng, {});
  }

  const FitOptions& options_;
  Checkers free_ = *Checkers::make({0, {}});
  Checkers game_ = *Checkers::make({0, {{"placement", "random"}, {"objective", "margin"}}});
  Checkers::Knowledge k_;
  agents::AlphaBeta<Checkers> agent_;
  LeastSquares evaluation_{FeatureOffset::count}, placement_{PlacementOffset::count};
  int rows_ = 0;
};

// The games of a generation in as many parts, each played by one thread: what they teach is added in their order.
constexpr int parts = 16;

std::unique_ptr<Teacher> taught(const FitOptions& options, const Checkers::Knowledge& knowledge, int generation) {
  std::vector<std::unique_ptr<Teacher>> teachers(parts);
  std::atomic<int> next = 0, played = 0;
  batch::Crew crew(threads_for(options.threads));
  crew.run([&](int) {
    for (int part; (part = next++) < parts;) {
      auto& teacher = *(teachers[static_cast<std::size_t>(part)] = std::make_unique<Teacher>(options, knowledge));
      for (int game = part; game < options.games; game += parts) {
        teacher.play(Rng(options.seed + 1000003u * static_cast<std::uint64_t>(generation) + static_cast<std::uint64_t>(game))());
        if (const int now = ++played; options.log && now % 500 == 0)
          std::fprintf(options.log, "generation %d: %d games\n", generation + 1, now);
      }
    }
  });
  for (std::size_t part = 1; part < parts; ++part) *teachers[0] += *teachers[part];
  return std::move(teachers[0]);
}

template <class Numbers>
std::string lines(const Numbers& numbers, std::size_t a_line) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    text += fmt::format("{}{},{}", i % a_line == 0 ? "    " : "", static_cast<int>(std::lround(static_cast<double>(numbers[i]))),
                        i % a_line == a_line - 1 || i + 1 == numbers.size() ? "\n" : " ");
  return text;
}

std::string source(const FitOptions& options, const Weights& weights, const PlacementWeights& placement) {
  return fmt::format(
      "// Written by: shengxiao lab fit celestial_checkers --games {} --generations {} --nodes {} --seed {}\n"
      "#include \"games/celestial_checkers/knowledge.hpp\"\n\nnamespace shengxiao::games::celestial_checkers {{\n\n"
      "// In hundredths of a point, in the order of FeatureOffset.\nconst Weights tuned_weights{{\n{}}};\n\n"
      "// In hundredths of a point, in the order of PlacementOffset.\nconst PlacementWeights tuned_placement{{\n{}}};\n\n"
      "}}  // namespace shengxiao::games::celestial_checkers\n",
      options.games, options.generations, options.nodes, options.seed, lines(weights, 20), lines(placement, 24));
}

}  // namespace

std::string fit_celestial_checkers(const FitOptions& options) {
  const auto guess = first_guess();
  auto weights = guess;
  PlacementWeights placement{};
  Checkers::Knowledge knowledge;
  knowledge.weights = &weights;
  knowledge.placement = &placement;
  for (int generation = 0; generation < options.generations; ++generation) {
    const auto teacher = taught(options, knowledge, generation);
    weights = teacher->evaluation(guess);
    placement = teacher->placement();
    if (options.log) std::fprintf(options.log, "generation %d: %d positions\n", generation + 1, teacher->rows());
  }
  return source(options, weights, placement);
}

}  // namespace shengxiao::lab
