// Golden files: what a game shows at chosen moments of one game, as JSON lines that are compared with a file. For tests only.
// A rule that breaks is found by the rules' tests; these notice when a view, a redacted action, a refusal, a tensor or the
// heuristic policy changes. `./dev golden` writes them anew.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/notation.hpp"
#include "core/record.hpp"
#include "core/testing.hpp"

namespace shengxiao {

// One game by the heuristic policy, with one move in four random. The moments are the first position of every phase that a view
// names and two in mid-game, each with the steps that follow it, and the end.
template <Game G>
class Golden {
 public:
  Golden(const G& game, std::uint64_t seed) : game_(game), rng_(seed) {}

  std::vector<std::string> lines() {
    auto s = game_.start();
    for (SeatSet who; !(who = game_.to_act(s)).empty(); ++step_) {
      const Seat actor = who.nth(rng_.below(who.size()));
      if (is_new_phase(s) || step_ == 40 || step_ == 120) {
        moment(s, who);
        steps_to_tell_ = steps_each;
      }
      const auto action = choose(s, actor);
      if (steps_to_tell_-- > 0) step(s, actor, action);
      game_.apply(s, actor, action);
    }
    moment(s, {});
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
        std::vector<float> floats(static_cast<std::size_t>(game_.tensor_size()));
        game_.tensor(game_.view(s, viewer), floats);
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
  int step_ = 0, steps_to_tell_ = 0;
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

template <Game G>
void expect_golden(const G& game, const std::string& path, std::uint64_t seed = 1) {
  expect_golden(Golden<G>(game, seed).lines(), path);
}

}  // namespace shengxiao
