#include "lab/figures.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "agents/play_on.hpp"
#include "lab/bytes.hpp"

namespace shengxiao::lab {

std::vector<double> shares(const Returns& returns) {
  std::vector<double> all;
  for (const double r : returns) all.push_back(agents::share_of_win(r, returns.size()));
  const double sum = std::accumulate(all.begin(), all.end(), 0.0);
  if (sum > 0 && all.size() > 1)
    for (auto& share : all) share /= sum;
  return all;
}

std::string encode(const GameFigures& f) {
  ByteWriter out;
  for (const auto n : {f.decisions, f.forced, f.rounds, f.lead_changes, f.ending}) out.number(n);
  for (const auto& [choices, options] : f.thirds) {
    out.number(choices);
    out.number(options);
  }
  out.real(f.seconds);
  out.number(f.seats.size());
  for (const auto& seat : f.seats) {
    out.number(seat.decisions);
    out.number(seat.turns);
    out.real(seat.busy);
    out.real(seat.longest_wait);
    for (const auto* list : {&seat.used, &seat.could, &seat.chose, &seat.held}) {
      out.number(list->size());
      out.number(static_cast<std::uint64_t>(std::ranges::count_if(*list, [](auto n) { return n != 0; })));
      for (std::size_t i = 0; i < list->size(); ++i)
        if ((*list)[i]) out.number(i), out.number((*list)[i]);
    }
    out.number(seat.tallies.size());
    for (const int tally : seat.tallies) out.whole(tally);
  }
  out.number(f.course.size());
  for (const auto& standing : f.course) {
    out.real(standing.at);
    for (const auto* list : {&standing.first, &standing.second}) {
      out.number(list->size());
      for (const float chance : *list) out.real(chance);
    }
  }
  out.number(f.trials.size());
  for (const auto& trial : f.trials) {
    out.number(trial.seat);
    out.number(trial.out);
    out.number(trial.begins);
    out.real(trial.at);
    out.number(trial.options);
    out.number(trial.tried);
    out.real(trial.stake);
    out.real(trial.shift);
  }
  return out.take();
}

namespace {
constexpr std::uint64_t most_items = 4096;
}

Result<GameFigures> decode_figures(std::string_view bytes) {
  ByteReader in(bytes);
  const auto number = [&in] { return static_cast<std::uint32_t>(in.number()); };
  GameFigures f;
  for (auto* n : {&f.decisions, &f.forced, &f.rounds, &f.lead_changes, &f.ending}) *n = number();
  for (auto& [choices, options] : f.thirds) {
    choices = number();
    options = in.number();
  }
  f.seconds = in.short_real();
  f.seats.resize(in.count());
  for (auto& seat : f.seats) {
    seat.decisions = number();
    seat.turns = number();
    seat.busy = in.short_real();
    seat.longest_wait = in.short_real();
    for (auto* list : {&seat.used, &seat.could, &seat.chose, &seat.held}) {
      const auto size = in.number();
      if (size > most_items) return fail("", "lab.not_a_game");
      list->resize(static_cast<std::size_t>(size));
      for (auto n = in.count(); n-- > 0;) {
        const auto item = in.number();
        if (item >= size) return fail("", "lab.not_a_game");
        (*list)[static_cast<std::size_t>(item)] = number();
      }
    }
    seat.tallies.resize(in.count());
    for (auto& tally : seat.tallies) tally = static_cast<int>(in.whole());
  }
  f.course.resize(in.count());
  for (auto& standing : f.course) {
    standing.at = in.short_real();
    for (auto* list : {&standing.first, &standing.second}) {
      list->resize(in.count());
      for (auto& chance : *list) chance = in.short_real();
    }
  }
  f.trials.resize(in.count());
  for (auto& trial : f.trials) {
    trial.seat = static_cast<std::uint8_t>(in.number());
    trial.out = in.number() != 0;
    trial.begins = in.number() != 0;
    trial.at = in.short_real();
    trial.options = static_cast<std::uint16_t>(in.number());
    trial.tried = static_cast<std::uint16_t>(in.number());
    trial.stake = in.short_real();
    trial.shift = in.short_real();
  }
  if (!in.whole_read()) return fail("", "lab.not_a_game");
  return f;
}

bool fits(const GameFigures& figures, const table::AnyGame& game, std::size_t items) {
  const auto seats = static_cast<std::size_t>(game.seats());
  const auto seat_fits = [&](const SeatFigures& seat) {
    return seat.tallies.size() == game.tallies().size() &&
           std::ranges::all_of(std::array{&seat.used, &seat.could, &seat.chose, &seat.held},
                               [&](const auto* list) { return list->size() == items; });
  };
  return figures.seats.size() == seats && std::ranges::all_of(figures.seats, seat_fits) &&
         (game.endings().empty() || figures.ending < game.endings().size()) &&
         std::ranges::all_of(figures.course,
                             [&](const CoursePoint& point) { return point.first.size() == seats && point.second.size() == seats; });
}

FiguresStudy::FiguresStudy(const table::AnyGame& game, const std::vector<Item>& items, std::optional<Depth> depth,
                           std::uint64_t seed, std::unique_ptr<table::AnyAgent> plays_on)
    : game_(game), items_(items), depth_(depth), seed_(seed), plays_on_(std::move(plays_on)) {
  const auto seats = static_cast<std::size_t>(game.seats());
  figures_.seats.resize(seats);
  for (auto& seat : figures_.seats)
    for (auto* list : {&seat.used, &seat.could, &seat.chose, &seat.held}) list->assign(items.size(), 0);
  in_phase_.assign(seats, 0);
  waits_.assign(seats, 0);
  phase_of_turn_.assign(seats, -1);
  last_could_.assign(items.size(), 0);
}

namespace {
// Of a choice among so many: log2(options + 1).
float bits_of(std::size_t options) {
  static const auto few = [] {
    std::array<float, 256> bits{};
    for (std::size_t n = 0; n < bits.size(); ++n) bits[n] = static_cast<float>(std::log2(1.0 + static_cast<double>(n)));
    return bits;
  }();
  return options < few.size() ? few[options] : static_cast<float>(std::log2(1.0 + static_cast<double>(options)));
}
}  // namespace

void FiguresStudy::decision(const table::AnyState& state, Seat seat, const std::vector<ActionId>& legal, ActionId chosen) {
  const auto i = static_cast<std::size_t>(index(seat));
  auto& own = figures_.seats[i];
  // A turn: all that a seat does until others are asked.
  const bool begins = phase_of_turn_[i] != phase_;
  ++figures_.decisions;
  ++own.decisions;
  own.turns += begins && (phase_of_turn_[i] < 0 || last_ != static_cast<int>(i));
  phase_of_turn_[i] = phase_;
  last_ = static_cast<int>(i);
  const float bits = bits_of(legal.size());
  options_.push_back(static_cast<std::uint32_t>(legal.size()));
  in_phase_[i] += legal.size() < 2 ? 1 : begins ? 4 + 3 * bits : 1 + bits;
  figures_.forced += legal.size() < 2;
  if (!items_.empty())
    game_.count_items(state, seat, legal, chosen, {own.used, own.could, own.chose, last_could_, figures_.decisions});
  if (depth_ && legal.size() > 1) decided_.push_back({state, seat, legal, chosen, begins});
}

void FiguresStudy::step(const table::AnyGame& game, table::AnyState& state, Seat actor, ActionId action) {
  met_.clear();
  game.apply(state, actor, action, met_);
  for (const auto& met : met_) ++figures_.seats[static_cast<std::size_t>(index(met.seat))].used[static_cast<std::size_t>(met.item)];
}

// A phase ends where somebody is asked who was not before.
void FiguresStudy::asked(const table::AnyState& state, SeatSet who) {
  if (!(who - choosing_).empty()) {
    close_phase();
    if (!who.is_chance() && index(who.front()) != last_) see_leader(state);
  }
  choosing_ = who;
}

void FiguresStudy::see_leader(const table::AnyState& state) {
  const auto points = game_.points(state);
  int leader = 0;
  bool alone = true;
  for (int seat = 1; seat < points.size(); ++seat) {
    if (points[seat] == points[leader]) alone = false;
    if (points[seat] <= points[leader]) continue;
    leader = seat;
    alone = true;
  }
  if (!alone) return;
  figures_.lead_changes += leader_ >= 0 && leader != leader_;
  leader_ = leader;
}

void FiguresStudy::close_phase() {
  ++phase_;
  const float took = *std::ranges::max_element(in_phase_);
  if (took == 0) return;
  figures_.seconds += took;
  for (std::size_t i = 0; i < in_phase_.size(); ++i) {
    auto& own = figures_.seats[i];
    own.busy += in_phase_[i];
    if (in_phase_[i] > 0) waits_[i] = 0;
    waits_[i] += took - in_phase_[i];
    own.longest_wait = std::max(own.longest_wait, waits_[i]);
    in_phase_[i] = 0;
  }
}

std::string FiguresStudy::end(const table::AnyState& state) {
  close_phase();
  see_leader(state);
  std::vector<int> held;
  for (std::size_t i = 0; i < figures_.seats.size(); ++i) {
    held.clear();
    game_.items_held(state, seat_at(static_cast<int>(i)), held);
    for (const int item : held) ++figures_.seats[i].held[static_cast<std::size_t>(item)];
    for (std::size_t what = 0; what < game_.tallies().size(); ++what)
      figures_.seats[i].tallies.push_back(game_.tally(state, seat_at(static_cast<int>(i)), static_cast<int>(what)));
  }
  for (std::size_t at = 0; at < options_.size(); ++at) {
    auto& [choices, options] = figures_.thirds[at * 3 / options_.size()];
    if (options_[at] < 2) continue;
    ++choices;
    options += options_[at];
  }
  figures_.ending = static_cast<std::uint32_t>(game_.ending(state));
  figures_.rounds = static_cast<std::uint32_t>(game_.round(state));
  if (!figures_.rounds)  // of those that the rules do not count: as many as the turns of who had most
    for (const auto& seat : figures_.seats) figures_.rounds = std::max(figures_.rounds, seat.turns);
  if (depth_ && !decided_.empty()) look_into(state);
  return encode(figures_);
}

namespace {
constexpr int slips = 10;  // in playouts one move in so many is the next best, as people play
}

void FiguresStudy::play_on(table::AnyState& state, Rng& rng) const {
  if (!plays_on_) return game_.play_on(state, rng, slips);
  for (SeatSet who; !(who = game_.to_act(state)).empty();) {
    const auto seat = who.front();
    const auto action = seat == Seat::chance ? game_.random_action(state, seat, rng)
                                             : plays_on_->think(game_.observe(state, seat), {}, rng, {}).best;
    game_.apply(state, seat, action);
  }
}

std::vector<double> FiguresStudy::chances(const table::AnyState& state, int playouts, Rng& rng) const {
  std::vector<double> sum(figures_.seats.size());
  for (int i = 0; i < playouts; ++i) {
    auto s = state;
    auto luck = rng.split();
    play_on(s, luck);
    const auto won = shares(game_.returns(s));
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += won[seat] / playouts;
  }
  return sum;
}

void FiguresStudy::look_into(const table::AnyState& end) {
  Rng rng(seed_);
  const auto count = decided_.size();
  const auto points = std::min(count, static_cast<std::size_t>(depth_->standings));
  const auto floats = [](const std::vector<double>& all) { return std::vector<float>(all.begin(), all.end()); };
  int trials = 0;
  for (std::size_t point = 0; point < points; ++point) {
    const auto at = count * point / points;
    const auto& decided = decided_[at];
    const auto share = static_cast<float>(at) / static_cast<float>(count);
    const auto first = chances(decided.state, depth_->playouts / 2, rng),
               second = chances(decided.state, depth_->playouts / 2, rng);
    figures_.course.push_back({share, floats(first), floats(second)});
    const auto mover = static_cast<std::size_t>(index(decided.seat));
    const bool seems_out = first.size() > 2 && first[mover] + second[mover] < 2 * hopeless;
    // In the middle of as many equal parts of the game.
    const bool is_due = static_cast<int>(2 * point + 1) * depth_->trials >= (2 * trials + 1) * static_cast<int>(points);
    if (!seems_out && !is_due) continue;
    trials += is_due;
    auto trial = seems_out ? kingmaking(decided, rng) : stakes(decided, rng);
    trial.at = share;
    trial.begins = decided.begins;
    figures_.trials.push_back(trial);
  }
  const auto won = floats(shares(game_.returns(end)));
  figures_.course.push_back({1, won, won});
}

std::vector<double> FiguresStudy::play_option(const Decided& decided, ActionId option, Rng luck) const {
  auto s = decided.state;
  game_.apply(s, decided.seat, option);
  play_on(s, luck);
  return shares(game_.returns(s));
}

// The one that was chosen, and others at random.
std::vector<ActionId> FiguresStudy::some_options(const Decided& decided, int most, Rng& rng) const {
  auto options = decided.legal;
  std::swap(options[0], *std::ranges::find(options, decided.chosen));
  for (std::size_t i = 1; i < options.size() && static_cast<int>(i) < most; ++i)
    std::swap(options[i], options[i + rng.below(static_cast<std::uint32_t>(options.size() - i))]);
  options.resize(std::min(options.size(), static_cast<std::size_t>(most)));
  return options;
}

// Best and worst are found with half of the worlds and measured with the other half, so that noise does not make a difference.
Trial FiguresStudy::stakes(const Decided& decided, Rng& rng) const {
  const auto options = some_options(decided, depth_->widest, rng);
  const auto seat = static_cast<std::size_t>(index(decided.seat));
  std::vector<double> first(options.size()), second(options.size());
  for (int world = 0; world < depth_->worlds; ++world) {
    const auto luck = rng.split();
    for (std::size_t i = 0; i < options.size(); ++i)
      (world % 2 ? second : first)[i] += play_option(decided, options[i], luck)[seat];
  }
  const auto best = std::ranges::max_element(first) - first.begin(), worst = std::ranges::min_element(first) - first.begin();
  const double stake = (second[static_cast<std::size_t>(best)] - second[static_cast<std::size_t>(worst)]) / (depth_->worlds / 2);
  return {.seat = static_cast<std::uint8_t>(seat),
          .options = static_cast<std::uint16_t>(decided.legal.size()),
          .tried = static_cast<std::uint16_t>(options.size()),
          .stake = static_cast<float>(stake)};
}

Trial FiguresStudy::kingmaking(const Decided& decided, Rng& rng) const {
  const auto seat = static_cast<std::size_t>(index(decided.seat));
  Trial trial{.seat = static_cast<std::uint8_t>(seat), .options = static_cast<std::uint16_t>(decided.legal.size())};
  trial.out = chances(decided.state, 4 * depth_->playouts, rng)[seat] < hopeless;
  if (!trial.out) return trial;
  const auto options = some_options(decided, depth_->widest, rng);
  trial.tried = static_cast<std::uint16_t>(options.size());
  const auto measure = [&](ActionId option, int worlds, Rng luck) {
    std::vector<double> sum(figures_.seats.size());
    for (int world = 0; world < worlds; ++world) {
      const auto won = play_option(decided, option, luck.split());
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += won[i] / worlds;
    }
    return sum;
  };
  std::vector<std::vector<double>> found;
  const auto luck = rng.split();
  for (const auto option : options) found.push_back(measure(option, depth_->worlds / 2, luck));
  double most = -1;
  std::size_t whose = 0, high = 0, low = 0;
  for (std::size_t other = 0; other < figures_.seats.size(); ++other)
    for (std::size_t a = 0; other != seat && a < options.size(); ++a)
      for (std::size_t b = 0; b < options.size(); ++b)
        if (found[a][other] - found[b][other] > most) most = found[a][other] - found[b][other], whose = other, high = a, low = b;
  const auto again = rng.split();
  const int worlds = 4 * depth_->worlds;
  trial.shift = static_cast<float>(measure(options[high], worlds, again)[whose] - measure(options[low], worlds, again)[whose]);
  return trial;
}

}  // namespace shengxiao::lab
