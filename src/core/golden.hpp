// Golden files: what a game shows at chosen moments of one game, as JSON lines that are compared with a file. For tests only.
// A rule that breaks is found by the rules' tests; these notice when a view, a redacted action, a refusal, a tensor, a sampled
// state or the heuristic policy changes. `./dev golden` writes them anew.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/notation.hpp"
#include "core/play.hpp"
#include "core/record.hpp"
#include "core/testing.hpp"

namespace shengxiao {

// Says whether texts have changed, and no more (FNV-1a).
struct Digest {
  std::uint64_t value = 0xcbf29ce484222325;
  void add(std::string_view text) {
    for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  }
};

// One game by the heuristic policy, with one move in four random. The moments are the first position of every phase that a view
// names and two in mid-game, each with the steps that follow it, and the end. What every position shows to everybody goes into
// digests, a line of them every 20 steps: they say that something has changed, and of which kind.
template <Game G>
class Golden {
 public:
  // Without moments there are digests alone.
  Golden(const G& game, std::uint64_t seed, bool has_moments) : game_(game), rng_(seed), has_moments_(has_moments) {}

  std::vector<std::string> lines() {
    auto s = game_.start();
    for (SeatSet who; !(who = game_.to_act(s)).empty(); ++step_) {
      const Seat actor = who.nth(rng_.below(who.size()));
      if (has_moments_ && (is_new_phase(s) || step_ == 40 || step_ == 120)) {
        moment(s, who);
        steps_to_tell_ = steps_each;
      }
      const auto action = choose(s, actor);
      if (steps_to_tell_-- > 0) step(s, actor, action);
      digest(s, who, actor, action);
      if (step_ % 20 == 19) digests();
      game_.apply(s, actor, action);
    }
    if (has_moments_) moment(s, {});
    digests();
    return lines_;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr int steps_each = 3, refusals_each = 8;

  bool is_new_phase(const State& s) {
    const auto view = nlohmann::json::parse(view_json(game_, s, Seat::watcher));
    return phases_.insert(view.value("phase", "any")).second;
  }

  Action choose(const State& s, Seat actor) {
    const bool heuristic = actor != Seat::chance && rng_.below(4) != 0;
    return heuristic ? game_.greedy(observe(game_, s, actor), rng_) : random_action(game_, s, actor, rng_);
  }

  void line(std::string_view kind, const auto& fields) {
    lines_.push_back(json_object([&](Json& out) {
      out.field("step", step_).field("is", kind);
      fields(out);
    }));
  }

  void moment(const State& s, SeatSet who) {
    view(s, Seat::watcher);
    if (!who.is_chance() && !who.empty()) decision(s, who.front());
    if (who.empty())
      line("end", [&](Json& out) { out.key("points").array(game_.points(s)).key("returns").array(game_.returns(s)); });
  }

  void view(const State& s, Seat viewer) {
    line("view", [&](Json& out) {
      out.field("viewer", viewer == Seat::watcher ? "watcher" : actor_name(viewer)).key("view").raw(view_json(game_, s, viewer));
    });
    if constexpr (HasTensor<G>)
      line("tensor", [&](Json& out) {
        const auto floats = tensor_of<float>(game_, s, viewer);
        std::string text;  // index:value, of those that are not 0
        for (std::size_t i = 0; i < floats.size(); ++i)
          if (floats[i] != 0) text += fmt::format("{}{}:{:.4g}", text.empty() ? "" : " ", i, floats[i]);
        out.field("size", floats.size()).field("values", text);
      });
  }

  void decision(const State& s, Seat seat) {
    view(s, seat);
    const auto observation = observe(game_, s, seat);
    Rng rng(1);
    line("heuristic", [&](Json& out) {
      out.field("seat", index(seat)).field("legal", observation.legal.size());
      out.field("chooses", game_.text(game_.greedy(observation, rng)));
    });
    line("refusals", [&](Json& out) {
      out.key("of").open('{');
      std::set<std::string> told;
      for (int k = 0; k < 400 && static_cast<int>(told.size()) < refusals_each; ++k) {
        const auto a = game_.action(static_cast<ActionId>(rng.below(game_.action_count())));
        if (observation.legal.contains(a)) continue;
        const auto error = game_.why_illegal(s, seat, a);
        if (told.insert(to_string(error)).second) out.field(game_.text(a), to_string(error));
      }
      out.close('}');
    });
  }

  void digest(const State& s, SeatSet who, Seat actor, Action a) {
    for (int v = -1; v < game_.setup().seats; ++v) {
      const Seat viewer = v < 0 ? Seat::watcher : seat_at(v);
      digests_["views"].add(view_json(game_, s, viewer));
      const auto redacted = game_.redact(s, actor, a, viewer);
      digests_["told"].add(game_.text(redacted) + json_object([&](Json& out) { game_.json(redacted, out); }));
      if constexpr (HasTensor<G>)
        for (const float x : tensor_of<float>(game_, s, viewer)) digests_["tensors"].add(fmt::format("{:.4g} ", x));
      Rng rng(static_cast<std::uint64_t>(step_));
      const auto world = game_.determinize(game_.view(s, viewer), rng);
      for (int seat = 0; seat < game_.setup().seats; ++seat) digests_["worlds"].add(view_json(game_, world, seat_at(seat)));
    }
    if (who.is_chance()) return;
    Rng rng(1);
    digests_["heuristic"].add(game_.text(game_.greedy(observe(game_, s, actor), rng)));
    if (step_ % 5 == 0)
      for (const Seat seat : {actor, Seat::watcher, Seat::chance}) refusals_of_all(s, seat);
  }

  void refusals_of_all(const State& s, Seat seat) {
    Actions<G> legal;
    game_.legal(s, seat, legal);
    for (int id = 0; id < game_.action_count(); ++id) {
      const auto a = game_.action(static_cast<ActionId>(id));
      if (!legal.contains(a)) digests_["refusals"].add(to_string(game_.why_illegal(s, seat, a)));
    }
  }

  void digests() {
    line("digest", [&](Json& out) {
      for (auto& [what, sum] : digests_) out.field(what, fmt::format("{:016x}", sum.value));
    });
    digests_.clear();
  }

  void step(const State& s, Seat actor, Action a) {
    line("action", [&](Json& out) {
      out.field("actor", actor_name(actor)).field("text", game_.text(a)).field("id", game_.id(a));
      if (actor == Seat::chance) out.field("weight", game_.weight(s, a));
      out.key("action").raw(json_object([&](Json& fields) { game_.json(a, fields); }));
    });
    std::set<std::string> told;  // each way of being told once
    for (int v = -1; v < game_.setup().seats; ++v) {
      const Seat viewer = v < 0 ? Seat::watcher : seat_at(v);
      const auto redacted = game_.redact(s, actor, a, viewer);
      const auto fields = json_object([&](Json& out) { game_.json(redacted, out); });
      if (!told.insert(fields).second) continue;
      line("told", [&](Json& out) {
        out.field("viewer", viewer == Seat::watcher ? "watcher" : actor_name(viewer));
        out.field("text", game_.text(redacted)).key("action").raw(fields);
      });
    }
  }

  const G& game_;
  Rng rng_;
  bool has_moments_;
  int step_ = 0, steps_to_tell_ = 0;
  std::map<std::string, Digest> digests_;
  std::set<std::string> phases_;
  std::vector<std::string> lines_;
};

// Compares lines with a file, or writes it where SHENGXIAO_GOLDEN is `write`.
inline void expect_golden(const std::vector<std::string>& lines, const std::string& path) {
  const char* mode = std::getenv("SHENGXIAO_GOLDEN");
  if (mode && std::string_view(mode) == "write") {
    std::ofstream out(path);
    for (const auto& line : lines) out << line << '\n';
    return;
  }
  std::ifstream in(path);
  ASSERT_TRUE(in) << path << " is missing; ./dev golden writes it";
  std::vector<std::string> expected;
  for (std::string line; std::getline(in, line);) expected.push_back(line);
  for (std::size_t i = 0; i < std::min(lines.size(), expected.size()); ++i)
    ASSERT_EQ(lines[i], expected[i]) << path << ":" << i + 1;
  EXPECT_EQ(lines.size(), expected.size()) << path;
}

// A game of each set-up, one after the other in the file; the first one with moments.
template <Game G>
void expect_golden(const std::vector<Setup>& setups, const std::string& path) {
  std::vector<std::string> lines;
  for (const auto& setup : setups) {
    const auto game = G::make(setup);
    ASSERT_TRUE(game) << to_string(game.error());
    lines.push_back(json_object([&](Json& out) {
      out.field("is", "setup").field("seats", game->setup().seats).key("options").open('{');
      for (const auto& [name, value] : game->setup().options) out.field(name, value);
      out.close('}');
    }));
    const bool is_first = lines.size() == 1;
    for (auto& line : Golden<G>(*game, is_first ? 1 : 2, is_first).lines()) lines.push_back(std::move(line));
  }
  expect_golden(lines, path);
}

}  // namespace shengxiao
