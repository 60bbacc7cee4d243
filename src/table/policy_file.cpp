#include "table/policy_file.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <vector>

#include "chance/bytes.hpp"
#include "core/text.hpp"

namespace shengxiao::table {

namespace {
using agents::Activation;
using agents::Dense;

constexpr int most_layers = 32, widest = 1 << 16;
constexpr std::size_t most_weights = 16'000'000;
constexpr std::string_view first_line = "shengxiao policy 1";

// Reads the head line by line; `rest` is what follows it.
class Head {
 public:
  explicit Head(std::string_view file) : rest(file) {}

  // The words of the next line, which begins with `name`.
  Result<std::vector<std::string_view>> line(std::string_view name) {
    const auto end = rest.find('\n');
    if (end == std::string_view::npos || end > longest) return fail("", "policy.no_line", name);
    auto text = rest.substr(0, end);
    if (!std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; })) return fail("", "policy.no_line", name);
    if (text != name && !text.starts_with(std::string(name) + ' ')) return fail("", "policy.other_line", name, excerpt(text));
    rest.remove_prefix(end + 1);
    text.remove_prefix(std::min(text.size(), name.size() + 1));
    std::vector<std::string_view> words;
    while (!text.empty()) {
      const auto word = text.substr(0, text.find(' '));
      words.push_back(word);
      text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return words;
  }
  bool is_next(std::string_view name) const { return rest.starts_with(name) && rest.substr(name.size()).starts_with(' '); }

  std::string_view rest;

 private:
  static constexpr std::size_t longest = 200;
};

std::optional<int> number(std::string_view word, int most, int base = 10) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n, base);
  if (error != std::errc() || end != word.data() + word.size() || n < 1 || n > most) return std::nullopt;
  return n;
}

std::optional<Activation> activation(std::string_view word) {
  if (word == "none") return Activation::none;
  if (word == "relu") return Activation::relu;
  if (word == "tanh") return Activation::tanh;
  return std::nullopt;
}

// INPUTS OUTPUTS ACTIVATION, without its weights. `inputs`: as many as it must have.
Result<Dense> shape(const std::vector<std::string_view>& words, int inputs) {
  if (words.size() != 3) return fail("", "policy.bad_layer");
  const auto from = number(words[0], widest), to = number(words[1], widest);
  const auto then = activation(words[2]);
  if (!from || !to || !then) return fail("", "policy.bad_layer");
  if (*from != inputs) return fail("", "policy.layer_inputs", *from, inputs);
  return Dense{*from, *to, *then, {}, {}};
}

Result<std::vector<Dense>> layers(Head& head, std::string_view name, int inputs, int most) {
  std::vector<Dense> all;
  while (head.is_next(name)) {
    if (std::ssize(all) == most) return fail("", "policy.too_many_layers", name, most);
    auto words = head.line(name);
    if (!words) return tl::unexpected(words.error());
    auto layer = shape(*words, inputs);
    if (!layer) return tl::unexpected(layer.error());
    inputs = layer->outputs;
    all.push_back(std::move(*layer));
  }
  return all;
}

std::size_t weights_of(const Dense& layer) {
  return (static_cast<std::size_t>(layer.inputs) + 1) * static_cast<std::size_t>(layer.outputs);
}

float float_at(std::string_view bytes, std::size_t k) {
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < 4; ++i) bits |= std::uint32_t{static_cast<std::uint8_t>(bytes[4 * k + i])} << 8 * i;
  return std::bit_cast<float>(bits);
}

// Takes the weights of a layer from the front: [outputs][inputs], then [outputs] biases.
void fill(Dense& layer, std::string_view& bytes) {
  const auto in = static_cast<std::size_t>(layer.inputs), out = static_cast<std::size_t>(layer.outputs);
  layer.weights.resize(in * out);
  layer.biases.resize(out);
  for (std::size_t to = 0; to < out; ++to)
    for (std::size_t from = 0; from < in; ++from) layer.weights[from * out + to] = float_at(bytes, to * in + from);
  for (std::size_t to = 0; to < out; ++to) layer.biases[to] = float_at(bytes, in * out + to);
  bytes.remove_prefix(4 * weights_of(layer));
}

bool are_finite(std::string_view bytes) {
  for (std::size_t k = 0; k < bytes.size() / 4; ++k)
    if (!std::isfinite(float_at(bytes, k))) return false;
  return true;
}

// What stands before the layers.
Result<Policy> purpose(Head& head) {
  Policy policy;
  if (!head.line(first_line)) return fail("", "policy.not_one", first_line);
  const auto game = head.line("game");
  if (!game) return tl::unexpected(game.error());
  const auto rules = head.line("rules");
  if (!rules) return tl::unexpected(rules.error());
  const auto observation = head.line("observation");
  if (!observation) return tl::unexpected(observation.error());
  const auto version = rules->size() == 1 ? number(rules->front(), widest) : std::nullopt;
  const auto size = observation->size() == 2 ? number(observation->front(), widest) : std::nullopt;
  if (game->size() != 1 || !version || !size) return fail("", "policy.bad_head");
  policy.game = game->front();
  policy.rules = *version;
  policy.observation = *size;
  const auto layout = observation->back();
  const auto [_, error] = std::from_chars(layout.data(), layout.data() + layout.size(), policy.layout, 16);
  if (error != std::errc() || fmt::format("{:016x}", policy.layout) != layout) return fail("", "policy.bad_head");
  return policy;
}
}  // namespace

std::uint64_t layout_of(const AnyGame& game) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  for (const auto& unit : game.tensor_units())
    for (const int part : {unit.unit, unit.zero}) hash = (hash ^ static_cast<std::uint32_t>(part)) * 0x100000001b3;
  return hash;
}

Result<Policy> parse_policy(std::string_view file) {
  Head head(file);
  auto policy = purpose(head);
  if (!policy) return policy;
  auto trunk = layers(head, "layer", policy->observation, most_layers);
  if (!trunk) return tl::unexpected(trunk.error());
  const int features = trunk->empty() ? policy->observation : trunk->back().outputs;
  auto policy_layer = layers(head, "policy", features, 1);
  if (!policy_layer) return tl::unexpected(policy_layer.error());
  auto value = layers(head, "value", features, 1);
  if (!value) return tl::unexpected(value.error());
  if (policy_layer->empty()) return fail("", "policy.no_line", "policy");
  const auto sum = head.line("sha256");
  if (!sum) return tl::unexpected(sum.error());
  const auto end = head.line("weights");
  if (!end) return tl::unexpected(end.error());

  auto bytes = head.rest;
  std::size_t count = 0;
  for (const auto* part : {&*trunk, &*policy_layer, &*value})
    for (const auto& layer : *part) count += weights_of(layer);
  if (count > most_weights) return fail("", "policy.too_large", count, most_weights);
  if (bytes.size() != 4 * count) return fail("", "policy.wrong_size", bytes.size(), 4 * count);
  if (sum->size() != 1 || sum->front() != chance::hex(chance::sha256({chance::bytes_of(bytes)}))) return fail("", "policy.damaged");
  if (!are_finite(bytes)) return fail("", "policy.not_finite");
  for (auto* part : {&*trunk, &*policy_layer, &*value})
    for (auto& layer : *part) fill(layer, bytes);
  policy->network = std::make_shared<agents::NeuralNetwork>(std::move(*trunk), std::move(policy_layer->front()), std::move(*value));
  return policy;
}

Result<Policy> read_policy(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) return fail("", "policy.cannot_read", path);
  auto policy = parse_policy(std::move(text).str());
  if (!policy) return fail_in(policy.error(), "policy.in_file", path);
  return policy;
}

Result<std::shared_ptr<const agents::NeuralNetwork>> fitting(const AnyGame& game, const Policy& policy) {
  const auto& info = game.info();
  if (policy.game != info.name) return fail("", "policy.other_game", policy.game, info.name);
  if (policy.rules != info.version) return fail("", "policy.other_rules", policy.rules, info.version);
  if (policy.observation != game.tensor_size() || policy.layout != layout_of(game))
    return fail("", "policy.other_observation", policy.observation, game.tensor_size());
  if (policy.network->actions() != game.action_count())
    return fail("", "policy.other_actions", policy.network->actions(), game.action_count());
  return policy.network;
}

Result<std::unique_ptr<AnyAgent>> policy_agent(const AnyGame& game, const Policy& policy) {
  auto network = fitting(game, policy);
  if (!network) return tl::unexpected(network.error());
  return game.policy(std::move(*network));
}

}  // namespace shengxiao::table
