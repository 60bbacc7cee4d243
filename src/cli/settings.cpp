#include "cli/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/data.hpp"
#include "core/json.hpp"
#include "core/text.hpp"

namespace shengxiao::cli {

namespace {
constexpr std::string_view prefix = "SHENGXIAO_";

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

// A string of TOML.
std::string quoted(std::string_view text) {
  std::string out;
  Json(out).value(text);
  return out;
}

std::optional<bool> read_switch(std::string_view text) {
  for (const auto* yes : {"true", "yes", "on", "1"})
    if (text == yes) return true;
  for (const auto* no : {"false", "no", "off", "0"})
    if (text == no) return false;
  return std::nullopt;
}

Result<int> read_number(const Setting& setting, std::string_view text) {
  int number = 0;
  const auto* end = text.data() + text.size();
  const auto [rest, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (wrong != std::errc() || rest != end || number < setting.least || number > setting.most)
    return fail("", "cli.setting_number", excerpt(text), setting.least, setting.most);
  return number;
}

bool is_choice(std::string_view choices, std::string_view text) {
  while (!choices.empty()) {
    const auto end = std::min(choices.find('|'), choices.size());
    if (choices.substr(0, end) == text) return true;
    choices.remove_prefix(std::min(end + 1, choices.size()));
  }
  return false;
}

Result<bool> set(Settings& settings, const Setting& setting, const std::vector<std::string>& texts) {
  if (!setting.is_list() && texts.size() != 1) return fail("", "cli.setting_one");
  for (const auto& text : texts)
    if (const auto may = check_value(setting, text); !may) return may;
  std::visit(Overloaded{
                 [&](std::string Settings::* member) { settings.*member = texts.front(); },
                 [&](int Settings::* member) { settings.*member = *read_number(setting, texts.front()); },
                 [&](bool Settings::* member) { settings.*member = *read_switch(texts.front()); },
                 [&](std::vector<std::string> Settings::* member) { settings.*member = texts; },
             },
             setting.member);
  return true;
}

const Setting* find(std::string_view name) {
  const auto settings = all_settings();
  const auto found = std::ranges::find(settings, name, &Setting::name);
  return found == settings.end() ? nullptr : &*found;
}

std::vector<std::string> items(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const auto end = std::min(text.find(','), text.size());
    if (const auto item = trim(text.substr(0, end)); !item.empty()) all.emplace_back(item);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

// The values of an entry of the file; nothing where it is a table, or a list within a list.
std::optional<std::vector<std::string>> texts_of(const Data& data) {
  if (const auto* text = data.text()) return std::vector{*text};
  if (const auto* number = data.number()) return std::vector{std::to_string(*number)};
  if (const auto* flag = data.flag()) return std::vector<std::string>{*flag ? "true" : "false"};
  if (!data.list()) return std::nullopt;
  std::vector<std::string> all;
  for (const auto& item : *data.list()) {
    if (!item.text()) return std::nullopt;
    all.push_back(*item.text());
  }
  return all;
}

class Reader {
 public:
  Result<bool> read_file(const SettingsSources& sources) {
    if (sources.file.empty()) return true;
    const auto parsed = parse_settings(sources.file_text, sources.file);
    if (!parsed) return tl::unexpected(parsed.error());
    for (const auto& [name, data] : *parsed->table()) {
      const auto wrong = [&, &key = name, &value = data](Error error) {
        return tl::unexpected(in_edition(std::move(error), sources.file, value.line(), key));
      };
      const auto* setting = find(name);
      if (!setting) return wrong({"", "cli.no_setting"});
      const auto texts = texts_of(data);
      if (!texts) return wrong({"", "settings.value_kind"});
      if (const auto done = set(effective.values, *setting, *texts); !done) return wrong(done.error());
      came_from(*setting, Rank::file, fmt::format("{}:{}", sources.file, data.line()));
    }
    return true;
  }

  Result<bool> read_environment(const SettingsSources& sources) {
    if (!sources.environment) return true;
    for (const auto& setting : all_settings()) {
      const char* text = sources.environment(setting.variable());
      if (!text || !*text) continue;
      const auto texts = setting.is_list() ? items(text) : std::vector<std::string>{text};
      if (const auto done = set(effective.values, setting, texts); !done)
        return fail_in(done.error(), "cli.setting_from", setting.variable());
      came_from(setting, Rank::environment, setting.variable());
    }
    return true;
  }

  Result<bool> read_flags(const SettingsSources& sources) {
    for (const auto& setting : all_settings()) {
      const auto given = sources.flags.find(setting.name);
      if (given == sources.flags.end()) continue;
      if (const auto done = set(effective.values, setting, given->second); !done)
        return fail_in(done.error(), "cli.setting_from", setting.flag());
      came_from(setting, Rank::flag, setting.flag());
    }
    return true;
  }

  // Of store and store_file the one that was given nearer to the command line counts.
  Result<bool> choose_store() {
    const auto direct = ranks_["store"], by_file = ranks_["store_file"];
    if (direct == Rank::usual || by_file == Rank::usual) return true;
    if (direct == by_file) return fail("", "cli.two_stores");
    const auto* loser = direct < by_file ? "store" : "store_file";
    (direct < by_file ? effective.values.store : effective.values.store_file).clear();
    effective.origins.erase(loser);
    return true;
  }

  EffectiveSettings effective{};

 private:
  enum class Rank { usual, file, environment, flag };

  void came_from(const Setting& setting, Rank rank, std::string origin) {
    ranks_[std::string(setting.name)] = rank;
    effective.origins[std::string(setting.name)] = std::move(origin);
  }

  std::map<std::string, Rank> ranks_{};
};
}  // namespace

std::string Setting::flag() const {
  auto text = "--" + std::string(name);
  std::ranges::replace(text, '_', '-');
  return text;
}

std::string Setting::variable() const {
  auto text = std::string(prefix) + std::string(name);
  std::ranges::transform(text, text.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return text;
}

std::string Setting::shown_default() const {
  if (!fallback.empty()) return std::string(fallback);
  const Settings usual;
  return std::visit(Overloaded{
                        [&](std::string Settings::* of) { return usual.*of; },
                        [&](int Settings::* of) { return std::to_string(usual.*of); },
                        [&](bool Settings::* of) { return std::string(usual.*of ? "true" : "false"); },
                        [&](std::vector<std::string> Settings::*) { return std::string("none"); },
                    },
                    member);
}

Result<bool> check_value(const Setting& setting, std::string_view text) {
  if (std::holds_alternative<int Settings::*>(setting.member)) {
    const auto number = read_number(setting, text);
    if (!number) return tl::unexpected(number.error());
  } else if (setting.is_switch()) {
    if (!read_switch(text)) return fail("", "cli.setting_switch", excerpt(text));
  } else if (setting.takes.find('|') != std::string_view::npos && !is_choice(setting.takes, text)) {
    return fail("", "cli.setting_choice", excerpt(text), setting.takes);
  }
  return true;
}

Result<EffectiveSettings> effective_settings(const SettingsSources& sources) {
  Reader reader;
  auto read = reader.read_file(sources);
  if (read) read = reader.read_environment(sources);
  if (read) read = reader.read_flags(sources);
  if (read) read = reader.choose_store();
  if (!read) return tl::unexpected(read.error());
  auto& values = reader.effective.values;
  if (values.drain < 0) values.drain = values.advertise.empty() ? 0 : 10;
  return std::move(reader.effective);
}

std::string without_password(std::string_view address) {
  std::string shown(address);
  const auto scheme = shown.find("://");
  if (scheme == std::string::npos) return shown;
  const auto begin = scheme + 3, end = std::min(shown.find_first_of("/?", begin), shown.size());
  const auto at = shown.rfind('@', end == 0 ? 0 : end - 1), colon = shown.find(':', begin);
  if (at != std::string::npos && at >= begin && colon < at) shown.replace(colon + 1, at - colon - 1, "***");
  constexpr std::string_view field = "password=";
  for (auto from = shown.find(field, begin); from != std::string::npos; from = shown.find(field, from + field.size())) {
    const auto value = from + field.size();
    shown.replace(value, std::min(shown.find('&', value), shown.size()) - value, "***");
  }
  return shown;
}

std::string print_settings(const EffectiveSettings& settings) {
  std::string text;
  for (const auto& setting : all_settings()) {
    const auto value = std::visit(Overloaded{
                                      [&](std::string Settings::* of) { return quoted(without_password(settings.values.*of)); },
                                      [&](int Settings::* of) { return std::to_string(settings.values.*of); },
                                      [&](bool Settings::* of) { return std::string(settings.values.*of ? "true" : "false"); },
                                      [&](std::vector<std::string> Settings::* of) {
                                        std::string list;
                                        for (const auto& item : settings.values.*of)
                                          list += (list.empty() ? "" : ", ") + quoted(item);
                                        return "[" + list + "]";
                                      },
                                  },
                                  setting.member);
    const auto origin = settings.origins.find(setting.name);
    text += fmt::format("{} = {}  # {}\n", setting.name, value, origin == settings.origins.end() ? "usual" : origin->second);
  }
  return text;
}

}  // namespace shengxiao::cli
