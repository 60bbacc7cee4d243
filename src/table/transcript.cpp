#include "table/transcript.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/record.hpp"
#include "core/text.hpp"
#include "table/edition.hpp"
#include "table/match.hpp"
#include "table/parse_json.hpp"

namespace shengxiao::table {

namespace {
using Parsed = nlohmann::json;

// An option that is true or false is written so, one that is a list (`allowed` says <list of …>) as a list, of numbers where they
// are; all else is text.
void option_json(const OptionSpec& spec, std::string_view value, Json& out) {
  if (spec.allowed == "true|false" || spec.allowed == "false|true") {
    out.value(value == "true");
    return;
  }
  if (!spec.allowed.starts_with("<list of") || value.find(',') == std::string_view::npos) {
    out.value(value);
    return;
  }
  out.open('[');
  for (bool more = true; more;) {
    const auto comma = value.find(',');
    const auto item = value.substr(0, comma);
    item.find_first_not_of("0123456789") == std::string_view::npos && !item.empty() ? out.raw(item) : out.value(item);
    more = comma != std::string_view::npos;
    if (more) value.remove_prefix(comma + 1);
  }
  out.close(']');
}

void options_json(std::span<const OptionSpec> specs, const Options& options, Json& out) {
  out.open('{');
  for (const auto& [name, value] : options) {
    out.key(name);
    const auto spec = std::ranges::find(specs, std::string_view(name), &OptionSpec::name);
    spec != specs.end() ? option_json(*spec, value, out) : void(out.value(value));
  }
  out.close('}');
}

// The text of an option's value, as it would be given on the command line.
std::optional<std::string> option_text(const Parsed& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean() || value.is_number_integer()) return value.dump();
  if (!value.is_array()) return std::nullopt;
  std::string text;
  for (const auto& item : value) {
    if (!item.is_string() && !item.is_number_integer()) return std::nullopt;
    text += (text.empty() ? "" : ",") + (item.is_string() ? item.get<std::string>() : item.dump());
  }
  return text;
}

ActionId choose(const AnyGame& game, const AnyState& state, Seat seat, MovePolicy policy, Rng& rng) {
  const bool heuristic =
      seat != Seat::chance && (policy == MovePolicy::greedy || (policy == MovePolicy::mixed && rng.below(8) != 0));
  return heuristic ? game.greedy(game.observe(state, seat), rng) : game.random_action(state, seat, rng);
}

// Replays the lines of a transcript beside the rules.
class TranscriptCheck {
 public:
  Result<std::string> run(std::string_view text) {
    while (!text.empty()) {
      const auto end = text.find('\n');
      const auto line = trim(text.substr(0, end));
      text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
      ++line_;
      if (line.empty()) continue;
      const auto json = parse_json(line);
      const auto done = json ? this->line(*json) : tl::unexpected(json.error());
      if (!done) return fail_in(done.error(), "transcript.line", line_);
    }
    if (!game_) return fail("", "transcript.empty");
    if (!over_) return fail("", "transcript.line", line_, Error("", "transcript.breaks_off", steps_));
    return fmt::format("{}: {} steps, every one legal", game_->info().name, steps_);
  }

 private:
  using Done = Result<bool>;

  Done line(const Parsed& json) {
    if (!json.is_object()) return fail("", "transcript.not_an_object");
    if (over_) return fail("", "transcript.after_end");
    if (!game_) return head(json);
    if (json.contains("over")) return last(json);
    if (auto done = step(json); !done) return fail_in(done.error(), "transcript.step", steps_ + 1);
    ++steps_;
    return true;
  }

  Done head(const Parsed& json) {
    if (!json.contains("game") || !json["game"].is_string()) return fail("", "transcript.no_game");
    Setup setup;
    if (json.contains("seats")) {
      if (!json["seats"].is_number_integer() || json["seats"] < 0 || json["seats"] > INT32_MAX)
        return fail("", "transcript.bad_seats");
      setup.seats = json["seats"].get<int>();
    }
    if (json.contains("options") && !json["options"].is_object()) return fail("", "transcript.bad_options");
    const auto options = json.value("options", Parsed::object());
    for (const auto& [name, value] : options.items()) {
      auto option = option_text(value);
      if (!option) return fail("", "transcript.bad_option", name);
      setup.options.emplace_back(name, std::move(*option));
    }
    if (json.contains("edition")) {
      auto edition = read_edition(json["edition"]);
      if (!edition) return tl::unexpected(edition.error());
      setup.edition = *edition;
    }
    auto game = make_game(json["game"].get<std::string>(), setup);
    if (!game) return tl::unexpected(game.error());
    game_ = *game;
    state_ = game_->start();
    return true;
  }

  Done step(const Parsed& json) {
    const auto actor = !json.contains("actor")              ? std::nullopt
                       : json["actor"].is_string()          ? actor_of(json["actor"].get<std::string>())
                       : json["actor"].is_number_unsigned() ? actor_of(json["actor"].dump())
                                                            : std::nullopt;
    if (!actor || !json.contains("do") || !json["do"].is_string()) return fail("", "transcript.bad_step");
    const auto text = json["do"].get<std::string>();
    const auto action = game_->find(state_, *actor, text);
    if (!action) return fail_in(action.error(), "transcript.move", actor_name(*actor), text);
    if (auto done = lists(json, *actor); !done) return done;
    game_->apply(state_, *actor, *action);
    return true;
  }

  Done lists(const Parsed& json, Seat actor) const {
    std::vector<ActionId> legal;
    game_->legal(state_, actor, legal);
    if (json.contains("legal")) {
      std::vector<std::string> ours;
      for (auto a : legal) ours.push_back(game_->text(a));
      auto theirs = strings(json["legal"]);
      if (!theirs) return fail("", "transcript.bad_legal");
      if (json.contains("weights") && actor == Seat::chance)
        for (std::size_t i = 0; i < theirs->size(); ++i) {
          const auto at = std::ranges::find(ours, (*theirs)[i]);
          const auto& weights = json["weights"];
          if (!weights.is_array() || weights.size() != theirs->size() || !weights[i].is_number_unsigned())
            return fail("", "transcript.bad_weights");
          if (at != ours.end() &&
              weights[i].get<std::uint64_t>() != game_->weight(state_, legal[static_cast<std::size_t>(at - ours.begin())]))
            return fail("", "transcript.weight", *at, game_->weight(state_, legal[static_cast<std::size_t>(at - ours.begin())]));
        }
      std::ranges::sort(ours);
      std::ranges::sort(*theirs);
      if (ours != *theirs) return difference(ours, *theirs);
    }
    return true;
  }

  static std::optional<std::vector<std::string>> strings(const Parsed& json) {
    if (!json.is_array()) return std::nullopt;
    std::vector<std::string> all;
    for (const auto& item : json) {
      if (!item.is_string()) return std::nullopt;
      all.push_back(item.get<std::string>());
    }
    return all;
  }

  // Of two sorted lists that are not the same.
  static tl::unexpected<Error> difference(const std::vector<std::string>& ours, const std::vector<std::string>& theirs) {
    for (const auto& move : ours)
      if (!std::ranges::binary_search(theirs, move)) return fail("", "transcript.legal_missing", theirs.size(), ours.size(), move);
    for (const auto& move : theirs)
      if (!std::ranges::binary_search(ours, move)) return fail("", "transcript.legal_extra", theirs.size(), ours.size(), move);
    return fail("", "transcript.legal_twice", theirs.size(), ours.size());
  }

  Done last(const Parsed& json) {
    if (!game_->to_act(state_).empty()) return fail("", "transcript.not_over", steps_);
    const auto same = [&](std::string_view name, const auto& ours) -> Done {
      if (!json.contains(name)) return true;
      const auto& theirs = json[std::string(name)];
      bool equal = theirs.is_array() && theirs.size() == static_cast<std::size_t>(ours.size());
      for (int i = 0; equal && i < ours.size(); ++i) {
        const auto& number = theirs[static_cast<std::size_t>(i)];
        equal = number.is_number() && std::abs(number.get<double>() - static_cast<double>(ours[i])) < 1e-9;
      }
      if (!equal) return fail("", "transcript.result", name, fmt::format("{}", fmt::join(ours, ", ")), theirs.dump());
      return true;
    };
    over_ = true;
    if (auto done = same("points", game_->points(state_)); !done) return done;
    return same("returns", game_->returns(state_));
  }

  std::shared_ptr<const AnyGame> game_;
  AnyState state_;
  int line_ = 0, steps_ = 0;
  bool over_ = false;
};
// A record of what somebody was shown is checked up to its first hidden step.
Result<std::string> check_shown(const Record& record) {
  auto known = record;
  const auto hidden = std::ranges::find_if(known.steps, [](const Step& step) { return step.text.find('?') != std::string::npos; });
  const auto shown = known.steps.size();
  known.steps.erase(hidden, known.steps.end());
  known.shown.reset();
  const auto match = Match::resume(known, {});
  if (!match) return tl::unexpected(match.error());
  return fmt::format("{}: {} steps as {} was shown them, the first {} of them checked and legal; the game is open", record.game,
                     shown, record.shown == Seat::watcher ? "a watcher" : fmt::format("seat {}", index(*record.shown)),
                     known.steps.size());
}
}  // namespace

Result<MovePolicy> policy_of(std::string_view name) {
  if (name == "random") return MovePolicy::random;
  if (name == "greedy") return MovePolicy::greedy;
  if (name == "mixed") return MovePolicy::mixed;
  return fail("", "transcript.unknown_policy", name);
}

void transcript(const AnyGame& game, std::uint64_t seed, MovePolicy policy, const std::function<void(std::string_view)>& line) {
  std::string text;
  const auto send = [&] {
    line(text);
    text.clear();
  };
  {
    Json out(text);
    out.open('{').field("game", game.info().name).field("seats", game.seats()).field("seed", seed).key("options");
    options_json(game.info().options, game.setup().options, out);
    if (const auto edition = game.edition()) {
      out.key("edition");
      write(edition->data, out);
    }
    out.close('}');
    send();
  }
  Rng rng(seed);
  auto state = game.start();
  std::vector<ActionId> legal;
  for (SeatSet who; !(who = game.to_act(state)).empty();) {
    const Seat actor = who.nth(rng.below(who.size()));
    game.legal(state, actor, legal);
    const auto action = choose(game, state, actor, policy, rng);
    Json out(text);
    out.open('{').key("actor");
    actor == Seat::chance ? out.value("chance") : out.value(index(actor));
    out.key("legal").open('[');
    for (auto a : legal) out.value(game.text(a));
    out.close(']');
    if (actor == Seat::chance) {
      out.key("weights").array(chance_weights(game, state, legal));
    }
    out.field("do", game.text(action)).close('}');
    send();
    game.apply(state, actor, action);
  }
  Json out(text);
  out.open('{').field("over", true).key("points").array(game.points(state)).key("returns").array(game.returns(state)).close('}');
  send();
}

Result<std::string> check_replay(std::string_view text) {
  if (trim(text).starts_with('{')) return TranscriptCheck().run(text);
  auto record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  if (record->shown) return check_shown(*record);
  auto match = Match::replay(*record, {});
  if (!match) return tl::unexpected(match.error());
  return fmt::format("{}: {} steps, every one legal; the game is {}", record->game, record->steps.size(),
                     record->over ? "over" : "open");
}

}  // namespace shengxiao::table
