// The games as games of OpenSpiel: a plug-in that the package compiles against the headers of the OpenSpiel that is installed, and
// links to its library. Nothing of a rule is here: rules.hpp is asked.
#include <open_spiel/simultaneous_move_game.h>
#include <open_spiel/spiel.h>

#include <algorithm>
#include <exception>

#include "open_spiel/rules.hpp"

namespace shengxiao::open_spiel {

namespace {
namespace spiel = ::open_spiel;
using spiel::GameParameter, spiel::GameParameters, spiel::GameType, spiel::Player;

constexpr spiel::Action most_joint_actions = 1'000'000;

void require(bool holds, const std::string& otherwise) {
  if (!holds) spiel::SpielFatalError(otherwise);
}

class SpielGame final : public spiel::Game {
 public:
  SpielGame(const GameType& type, const GameParameters& parameters, std::shared_ptr<const Playable> rules)
      : Game(type, parameters), rules_(std::move(rules)) {}

  const Playable& rules() const { return *rules_; }
  bool is_simultaneous() const { return GetType().dynamics == GameType::Dynamics::kSimultaneous; }

  int NumDistinctActions() const override { return rules_->actions; }
  int MaxChanceOutcomes() const override { return rules_->has_chance ? rules_->actions : 0; }
  int NumPlayers() const override { return rules_->seats; }
  double MinUtility() const override { return -rules_->most; }
  double MaxUtility() const override { return rules_->most; }
  absl::optional<double> UtilitySum() const override { return rules_->is_zero_sum ? absl::optional<double>(0) : absl::nullopt; }
  int MaxGameLength() const override { return rules_->longest; }
  std::vector<int> ObservationTensorShape() const override { return {rules_->observation_size}; }
  std::unique_ptr<spiel::State> NewInitialState() const override;
  std::string ActionToString(Player, spiel::Action action) const override {
    auto text = rules_->text(action);
    require(!text.empty(), absl::StrCat("there is no action ", action, " (actions: 0 to ", rules_->actions - 1, ")"));
    return text;
  }

 private:
  const std::shared_ptr<const Playable> rules_;
};

class SpielState final : public spiel::SimMoveState {
 public:
  SpielState(std::shared_ptr<const SpielGame> game, std::unique_ptr<Course> course)
      : SimMoveState(game), of_(*game), course_(std::move(course)), to_act_(course_->to_act()) {}
  SpielState(const SpielState& other)
      : SimMoveState(other), of_(other.of_), course_(other.course_->copy()), to_act_(other.to_act_), is_drawn_(other.is_drawn_) {}

  // In a simultaneous game all decisions are simultaneous, one player's too: OpenSpiel's environment for learning wants it so.
  Player CurrentPlayer() const override {
    if (to_act_.empty()) return spiel::kTerminalPlayerId;
    return to_act_.front() == chance || !of_.is_simultaneous() ? to_act_.front() : spiel::kSimultaneousPlayerId;
  }
  bool IsTerminal() const override { return to_act_.empty(); }
  std::vector<double> Returns() const override { return course_->returns(); }
  std::unique_ptr<spiel::State> Clone() const override { return std::make_unique<SpielState>(*this); }
  std::string ToString() const override { return course_->line(); }

  std::vector<spiel::Action> LegalActions(Player player) const override {
    if (player == spiel::kSimultaneousPlayerId) return LegalActions();
    return player == CurrentPlayer() || (player >= 0 && IsSimultaneousNode()) ? course_->legal(player)
                                                                              : std::vector<spiel::Action>();
  }
  std::vector<spiel::Action> LegalActions() const override {
    if (IsTerminal()) return {};
    if (!IsSimultaneousNode()) return course_->legal(CurrentPlayer());
    double count = 1;
    for (const auto seat : to_act_) count *= static_cast<double>(course_->legal(seat).size());
    require(count <= most_joint_actions,
            "there are too many joint actions to list: ask for those of each player, or load the game "
            "with turn_based=true");
    return LegalFlatJointActions();
  }
  spiel::ActionsAndProbs ChanceOutcomes() const override { return course_->outcomes(); }
  std::string ActionToString(Player player, spiel::Action action) const override {
    if (player != spiel::kSimultaneousPlayerId) return of_.ActionToString(player, action);
    require(action >= 0 && IsSimultaneousNode(), absl::StrCat("there is no joint action ", action));
    std::vector<std::string> texts;
    for (const auto each : FlatJointActionToActions(action))
      texts.push_back(each == spiel::kInvalidAction ? "-" : of_.ActionToString(player, each));
    return absl::StrCat("[", absl::StrJoin(texts, ", "), "]");
  }

  void ApplyAction(spiel::Action action) override {
    if (!IsSimultaneousNode()) return State::ApplyAction(action);
    require(action >= 0, absl::StrCat("there is no joint action ", action));
    ApplyFlatJointAction(action);
  }

  std::string ObservationString(Player player) const override { return course_->view(viewer(player)); }
  std::string InformationStateString(Player player) const override { return course_->told(viewer(player)); }
  void ObservationTensor(Player player, absl::Span<float> values) const override {
    require(values.size() == static_cast<std::size_t>(of_.rules().observation_size), "the tensor has the wrong size");
    course_->observe(viewer(player), values);
  }

  // Of the history it has the player's own actions; the others are invalid, for they are not what led to it.
  std::unique_ptr<spiel::State> ResampleFromInfostate(int player, std::function<double()> rng) const override {
    const auto half = [&] { return static_cast<std::uint64_t>(rng() * 0x1p32); };
    const auto high = half();
    auto drawn = std::make_unique<SpielState>(*this);
    drawn->course_ = course_->drawn_for(viewer(player), high << 32 | half());
    for (auto& step : drawn->history_)
      if (step.player != player) step.action = spiel::kInvalidAction;
    drawn->is_drawn_ = true;
    return drawn;
  }
  std::string Serialize() const override {
    require(!is_drawn_, "a state that was drawn for a player cannot be serialized: it has no history");
    return State::Serialize();
  }

 protected:
  void DoApplyAction(spiel::Action action) override {
    require(!IsTerminal(), "the game is over");
    const auto wrong = course_->apply(CurrentPlayer(), action);
    require(wrong.empty(), wrong);
    to_act_ = course_->to_act();
  }
  // What is given for those who are not to act is not looked at. Where one action is not legal nothing has happened.
  void DoApplyActions(const std::vector<spiel::Action>& actions) override {
    require(IsSimultaneousNode(), "the players do not choose at the same time now");
    require(actions.size() == static_cast<std::size_t>(num_players_),
            absl::StrCat(num_players_, " actions are wanted, one a player"));
    auto next = course_->copy();
    for (const auto seat : to_act_) {
      const auto wrong = next->apply(seat, actions[static_cast<std::size_t>(seat)]);
      require(wrong.empty(), wrong);
    }
    course_ = std::move(next);
    to_act_ = course_->to_act();
  }

 private:
  int viewer(Player player) const {
    require(player >= 0 && player < num_players_,
            absl::StrCat("there is no player ", player, " (players: 0 to ", num_players_ - 1, ")"));
    return player;
  }

  const SpielGame& of_;  // kept by its State
  std::unique_ptr<Course> course_;
  std::vector<int> to_act_;
  bool is_drawn_ = false;
};

std::unique_ptr<spiel::State> SpielGame::NewInitialState() const {
  return std::make_unique<SpielState>(std::static_pointer_cast<const SpielGame>(shared_from_this()), rules_->start());
}

// --- how a game is asked for ---

// An option is a whole number, or true or false, where all its values are; else a text. 0 and "" stand for the usual value.
GameParameter parameter_of(const OfferedOption& choice) {
  if (choice.allowed == "false|true") return GameParameter(choice.fallback == "true");
  if (choice.allowed.starts_with("<number")) return GameParameter(0);
  return GameParameter(std::string());
}

// OpenSpiel takes a text apart at commas, and one that looks like a number for a number. So commas are semicolons here, and what
// looks like a number stands in quotes: "shengxiao_zodiac(dealer='0')".
std::string plain(std::string text) {
  if (text.size() > 1 && text.front() == '\'' && text.back() == '\'') text = text.substr(1, text.size() - 2);
  std::ranges::replace(text, ';', ',');
  return text;
}
std::string quoted(std::string text) {
  std::ranges::replace(text, ',', ';');
  return text.empty() || spiel::GameParameterFromString(text).has_string_value() ? text : absl::StrCat("'", text, "'");
}

std::string value_of(const GameParameter& given) {
  if (given.has_bool_value()) return given.bool_value() ? "true" : "false";
  if (given.has_int_value()) return given.int_value() == 0 ? "" : absl::StrCat(given.int_value());
  return plain(given.string_value());
}

GameType type_of(const Offer& offer, const Playable& rules, bool turn_based) {
  using Type = GameType;
  Type type;
  type.short_name = absl::StrCat("shengxiao_", offer.id);
  type.long_name = offer.title;
  type.dynamics = rules.has_common_choices && !turn_based ? Type::Dynamics::kSimultaneous : Type::Dynamics::kSequential;
  type.chance_mode = rules.has_chance ? Type::ChanceMode::kExplicitStochastic : Type::ChanceMode::kDeterministic;
  type.information = rules.has_secrets ? Type::Information::kImperfectInformation : Type::Information::kPerfectInformation;
  type.utility = rules.is_zero_sum ? Type::Utility::kZeroSum : Type::Utility::kGeneralSum;
  type.reward_model = Type::RewardModel::kTerminal;
  type.max_num_players = offer.max_seats;
  type.min_num_players = offer.min_seats;
  type.provides_information_state_string = true;
  type.provides_information_state_tensor = false;
  type.provides_observation_string = true;
  type.provides_observation_tensor = true;
  type.parameter_specification = {{"seats", GameParameter(offer.usual_seats)}, {"turn_based", GameParameter(false)}};
  for (const auto& choice : offer.options) type.parameter_specification[choice.name] = parameter_of(choice);
  return type;
}

std::shared_ptr<const spiel::Game> load(const Games& games, const Offer& offer, GameParameters given) {
  const auto seats = spiel::ParameterValue<int>(given, "seats", offer.usual_seats);
  const bool turn_based = spiel::ParameterValue<bool>(given, "turn_based", false);
  require(seats > 0, absl::StrCat(offer.id, " cannot be played by ", seats));
  std::vector<std::pair<std::string, std::string>> options;
  for (const auto& choice : offer.options) {
    const auto found = given.find(choice.name);
    if (found == given.end()) continue;
    if (const auto value = value_of(found->second); !value.empty()) options.emplace_back(choice.name, value);
    if (found->second.has_string_value()) found->second = GameParameter(quoted(plain(found->second.string_value())));
  }
  std::string error;
  auto rules = games.make(offer.id, seats, options, error);
  require(rules != nullptr, error);
  const auto type = type_of(offer, *rules, turn_based);
  return std::make_shared<SpielGame>(type, given, std::move(rules));
}
}  // namespace

// Makes all games known to OpenSpiel. Null, or what went wrong.
extern "C" __attribute__((visibility("default"))) const char* shengxiao_register(const Games* games) {
  static std::string error;
  try {
    for (const auto& offer : games->offers()) {
      const auto usual = games->make(offer.id, offer.usual_seats, {}, error);
      if (!usual) return error.c_str();
      spiel::GameRegisterer::RegisterGame(type_of(offer, *usual, false),
                                          [games, offer](const GameParameters& given) { return load(*games, offer, given); });
    }
  } catch (const std::exception& reason) {
    error = reason.what();
    return error.c_str();
  }
  return nullptr;
}

}  // namespace shengxiao::open_spiel
