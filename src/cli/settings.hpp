// The settings of `shengxiao serve`: one table, from which flags, variables of the environment, the file and its errors come.
#pragma once
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.hpp"

namespace shengxiao::cli {

struct Settings {
  std::string host = "127.0.0.1";
  int port = 8018;
  std::string store, store_file;
  std::vector<std::string> proxy, unlimited, hosts, opponent;
  std::string base_path = "/";
  bool https = false;
  std::string metrics, log = "text", log_level = "warning";
  int memory = 0, threads = 0, thinkers = 0, connections = 256, idle = 30, keep = 0;
  std::string old = "archive", advertise;
  bool lab = false;
  int drain = -1;  // -1: 10 where another server takes the guests, else 0
};

struct Setting {
  using Member = std::variant<std::string Settings::*, int Settings::*, bool Settings::*, std::vector<std::string> Settings::*>;

  std::string_view name;  // as in the file
  Member member;
  std::string_view takes;  // what stands for a value of it: FILE, or the values that there are: text|json
  std::string_view fallback;  // in words, where it is not simply the value in Settings
  std::string_view help;
  int least = 0, most = 0;  // of a number

  bool is_list() const { return std::holds_alternative<std::vector<std::string> Settings::*>(member); }
  bool is_switch() const { return std::holds_alternative<bool Settings::*>(member); }
  std::string flag() const;      // --base-path
  std::string variable() const;  // SHENGXIAO_BASE_PATH
  std::string shown_default() const;  // for help and documents
};

std::span<const Setting> all_settings();

// Whether a setting can have this value; for a list, one of its items.
Result<bool> check_value(const Setting& setting, std::string_view text);

// Values by the name of their setting.
using GivenValues = std::map<std::string, std::vector<std::string>, std::less<>>;

struct SettingsSources {
  GivenValues flags{};
  std::function<const char*(const std::string& name)> environment{};  // null where a variable is not there
  std::string file{}, file_text{};                                    // a file's name and content; no name: there is none
};

struct EffectiveSettings {
  Settings values{};
  std::map<std::string, std::string, std::less<>> origins{};  // of settings that are not as usual: --port, SHENGXIAO_PORT, a file
};

// Flags before the environment before the file before what is usual. In the environment an empty variable counts for nothing, and
// the items of a list stand between commas. An error names the file with its line, the variable or the flag.
Result<EffectiveSettings> effective_settings(const SettingsSources& sources);

// As a file of settings, each line with where it comes from; passwords are left out.
std::string print_settings(const EffectiveSettings& settings);

// postgresql://user:***@host/database, for what people read.
std::string without_password(std::string_view address);

}  // namespace shengxiao::cli
