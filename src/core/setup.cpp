#include "core/setup.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace shengxiao {

namespace {
bool allows(std::string_view allowed, std::string_view value) {
  if (allowed.starts_with('<')) return true;
  while (true) {
    const auto bar = allowed.find('|');
    if (allowed.substr(0, bar) == value) return true;
    if (bar == std::string_view::npos) return false;
    allowed.remove_prefix(bar + 1);
  }
}

std::string names(std::span<const OptionSpec> specs) {
  std::string all;
  for (const auto& spec : specs) all += fmt::format("{}{}", all.empty() ? "" : ", ", spec.name);
  return all;
}
}  // namespace

Result<Options> complete(std::span<const OptionSpec> specs, const Options& given) {
  Options all;
  for (const auto& spec : specs) all.emplace_back(spec.name, spec.fallback);
  std::vector<std::string_view> seen;
  for (const auto& [name, value] : given) {
    const auto spec = std::ranges::find(specs, std::string_view(name), &OptionSpec::name);
    if (spec == specs.end() && specs.empty()) return fail("", "setup.no_options", name);
    if (spec == specs.end()) return fail("", "setup.unknown_option", name, names(specs));
    if (std::ranges::find(seen, name) != seen.end()) return fail("", "setup.option_twice", name);
    seen.push_back(name);
    if (!allows(spec->allowed, value)) return fail("", "setup.option_value", name, value, spec->allowed);
    all[static_cast<std::size_t>(spec - specs.begin())].second = value;
  }
  std::erase_if(all, [&](const auto& option) {
    const auto spec = std::ranges::find(specs, std::string_view(option.first), &OptionSpec::name);
    return spec->variant && option.second == spec->fallback;
  });
  return all;
}

std::string_view value_of(const Options& options, std::string_view name) {
  for (const auto& [key, value] : options)
    if (key == name) return value;
  return {};
}

Result<std::pair<std::string, std::string>> parse_option(std::string_view text) {
  const auto equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) return fail("", "setup.option_form", text);
  return std::pair{std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

namespace {
// Without signs, spaces, leading zeros.
std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool written_so = error == std::errc() && text == fmt::format("{}", number);
  return written_so ? std::optional(number) : std::nullopt;
}
}  // namespace

std::string_view value_in_use(std::span<const OptionSpec> specs, const Options& options, std::string_view name) {
  const auto found = std::ranges::find(options, name, &Options::value_type::first);
  return found != options.end() ? std::string_view(found->second) : std::ranges::find(specs, name, &OptionSpec::name)->fallback;
}

Result<int> number_of(std::span<const OptionSpec> specs, const Options& options, std::string_view name, int least, int most,
                      std::string_view clause) {
  const auto text = value_in_use(specs, options, name);
  const auto number = whole_number(text);
  if (number && *number >= least && *number <= most) return *number;
  return fail(clause, "setup.option_number", name, text, least, most);
}

Result<int> turn_limit(const Setup& setup, Options& options, int simulation, int most, std::string_view clause) {
  const auto option = std::ranges::find(options, "turn_limit", &Options::value_type::first);
  if (setup.simulation && value_of(setup.options, "turn_limit").empty()) option->second = fmt::format("{}", simulation);
  const std::string_view text = option->second;
  const auto limit = whole_number(text);
  if (limit && *limit >= 0 && *limit <= most) return *limit;
  return fail(clause, "setup.turn_limit", text, most);
}

Result<int> check_seats(int given, int usual, int least, int most, std::string_view clause) {
  if (given == 0) return usual;
  if (given >= least && given <= most) return given;
  if (least == most) return fail(clause, "setup.seats", least, given);
  return fail(clause, "setup.seats_range", least, most, given);
}

}  // namespace shengxiao
