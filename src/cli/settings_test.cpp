#include "cli/settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include "core/data.hpp"

namespace shengxiao::cli {
namespace {

SettingsSources file(std::string text) {
  SettingsSources sources;
  sources.file = "shengxiao.toml";
  sources.file_text = std::move(text);
  return sources;
}

using Variables = std::map<std::string, std::string>;
SettingsSources& with(SettingsSources& sources, Variables variables) {
  sources.environment = [variables = std::move(variables)](const std::string& name) {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  };
  return sources;
}

Settings read(const SettingsSources& sources) {
  const auto settings = effective_settings(sources);
  EXPECT_TRUE(settings) << to_string(settings.error());
  return settings ? settings->values : Settings{};
}
std::string refused(const SettingsSources& sources) {
  const auto settings = effective_settings(sources);
  EXPECT_FALSE(settings);
  return settings ? "" : to_string(settings.error());
}

TEST(Settings, come_from_flags_then_the_environment_then_the_file) {
  auto sources = file("host = \"10.0.0.1\"\nport = 1\nidle = 7\n");
  with(sources, {{"SHENGXIAO_PORT", "2"}, {"SHENGXIAO_IDLE", "8"}, {"SHENGXIAO_BASE_PATH", "/club/"}, {"SHENGXIAO_METRICS", ""}});
  sources.flags = {{"port", {"3"}}};
  const auto settings = read(sources);
  EXPECT_EQ(settings.host, "10.0.0.1");
  EXPECT_EQ(settings.port, 3);
  EXPECT_EQ(settings.idle, 8);
  EXPECT_EQ(settings.base_path, "/club/");
  EXPECT_EQ(settings.connections, 256) << "as usual";
}

TEST(Settings, have_a_server_wait_at_its_end_where_another_one_takes_the_guests) {
  EXPECT_EQ(read({}).drain, 0);
  EXPECT_EQ(read(file("advertise = \"10.0.0.1:8018\"\n")).drain, 10);
  EXPECT_EQ(read(file("advertise = \"10.0.0.1:8018\"\ndrain = 0\n")).drain, 0);
  EXPECT_EQ(read(file("drain = 5\n")).drain, 5);
}

TEST(Settings, have_a_value_of_each_kind_in_a_file) {
  const auto settings =
      read(file("https = true\nproxy = [\"127.0.0.1\", \"10.0.0.0/8\"]\nhosts = \"club.example\"\nlog = \"json\"\n"));
  EXPECT_TRUE(settings.https);
  EXPECT_EQ(settings.proxy, (std::vector<std::string>{"127.0.0.1", "10.0.0.0/8"}));
  EXPECT_EQ(settings.hosts, std::vector<std::string>{"club.example"});
  EXPECT_EQ(settings.log, "json");
}

TEST(Settings, of_the_environment_separate_items_by_commas) {
  SettingsSources sources;
  with(sources, {{"SHENGXIAO_PROXY", "127.0.0.1, ::1 ,"}, {"SHENGXIAO_HTTPS", "yes"}, {"SHENGXIAO_STORE", "postgresql://a,b/c"}});
  const auto settings = read(sources);
  EXPECT_EQ(settings.proxy, (std::vector<std::string>{"127.0.0.1", "::1"}));
  EXPECT_TRUE(settings.https);
  EXPECT_EQ(settings.store, "postgresql://a,b/c") << "no list";
}

TEST(Settings, that_are_wrong_say_where) {
  EXPECT_EQ(refused(file("\nprot = 1\n")),
            R"(edition.in_file("shengxiao.toml", edition.line(2, edition.entry("prot", cli.no_setting))))");
  EXPECT_EQ(refused(file("port = 70000\n")),
            R"(edition.in_file("shengxiao.toml", edition.line(1, edition.entry("port", cli.setting_number("70000", 0, 65535)))))");
  EXPECT_NE(refused(file("port = 8.5\n")).find("line(1"), std::string::npos);
  EXPECT_NE(refused(file("port = [\"1\"]\nport = 2")).find("line(2"), std::string::npos);
  EXPECT_NE(refused(file("port = [\"1\", \"2\"]\n")).find("cli.setting_one"), std::string::npos);
  EXPECT_NE(refused(file("[port]\nx = 1\n")).find("settings.value_kind"), std::string::npos);
  EXPECT_NE(refused(file("log = \"xml\"\n")).find(R"(cli.setting_choice("xml", "text|json"))"), std::string::npos);
  SettingsSources sources;
  EXPECT_EQ(refused(with(sources, {{"SHENGXIAO_HTTPS", "maybe"}})),
            R"(cli.setting_from("SHENGXIAO_HTTPS", cli.setting_switch("maybe")))");
  sources = {};
  sources.flags = {{"drain", {"-1"}}};
  EXPECT_EQ(refused(sources), R"(cli.setting_from("--drain", cli.setting_number("-1", 0, 3600)))");
}

TEST(Settings, have_one_store) {
  auto sources = file("store = \"/var/lib/tables.sqlite\"\n");
  with(sources, {{"SHENGXIAO_STORE_FILE", "store"}});
  EXPECT_EQ(read(sources).store, "");
  EXPECT_EQ(read(sources).store_file, "store");
  sources.flags = {{"store", {"none"}}};
  EXPECT_EQ(read(sources).store, "none");
  EXPECT_EQ(read(sources).store_file, "");
  EXPECT_NE(refused(file("store = \"a\"\nstore_file = \"b\"\n")).find("cli.two_stores"), std::string::npos);
}

// --- printed ---

TEST(Settings, are_printed_as_a_file_that_reads_back) {
  auto sources = file("host = \"::1\"\nhosts = [\"a.example\", \"b.example\"]\n");
  with(sources, {{"SHENGXIAO_PORT", "9"}});
  const auto settings = effective_settings(sources);
  ASSERT_TRUE(settings);
  const auto text = print_settings(*settings);
  EXPECT_NE(text.find("host = \"::1\"  # shengxiao.toml:1\n"), std::string::npos);
  EXPECT_NE(text.find("port = 9  # SHENGXIAO_PORT\n"), std::string::npos);
  EXPECT_NE(text.find("hosts = [\"a.example\", \"b.example\"]  # shengxiao.toml:2\n"), std::string::npos);
  EXPECT_NE(text.find("drain = 0  # usual\n"), std::string::npos);
  const auto parsed = parse_settings(text, "printed");
  ASSERT_TRUE(parsed) << to_string(parsed.error());
  EXPECT_EQ(parsed->table()->size(), all_settings().size());
}

TEST(Settings, are_printed_without_passwords) {
  EXPECT_EQ(without_password("postgresql://ann:se:cr@et@db:5432/tables"), "postgresql://ann:***@db:5432/tables");
  EXPECT_EQ(without_password("postgresql://ann@db/tables?password=secret&sslmode=require"),
            "postgresql://ann@db/tables?password=***&sslmode=require");
  EXPECT_EQ(without_password("postgresql:///tables?host=/run&password=secret"), "postgresql:///tables?host=/run&password=***");
  for (const auto* kept : {"postgresql://ann@db/tables", "postgresql://db:5432/tables", "/var/lib/a@b:c.sqlite", "none", ""})
    EXPECT_EQ(without_password(kept), kept);
  auto sources = file("store = \"postgresql://ann:secret@db/tables\"\n");
  EXPECT_EQ(print_settings(*effective_settings(sources)).find("secret"), std::string::npos);
}

TEST(Settings, have_names_of_their_own) {
  std::set<std::string_view> names;
  for (const auto& setting : all_settings()) {
    EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
    EXPECT_FALSE(setting.help.empty()) << setting.name;
    EXPECT_EQ(setting.takes.empty(), setting.is_switch()) << setting.name;
  }
  EXPECT_EQ(all_settings()[0].variable(), "SHENGXIAO_HOST");
  const auto base_path = std::ranges::find(all_settings(), "base_path", &Setting::name);
  EXPECT_EQ(base_path->flag(), "--base-path");
  EXPECT_EQ(base_path->variable(), "SHENGXIAO_BASE_PATH");
}

// --- the documents; `./dev golden` writes their tables ---

std::string page_table() {
  std::string text = "| in a file | in the environment | flag | default | what it is |\n| --- | --- | --- | --- | --- |\n";
  for (const auto& setting : all_settings()) {
    auto flag = setting.flag() + (setting.takes.empty() ? "" : " " + std::string(setting.takes));
    for (auto at = flag.find('|'); at != std::string::npos; at = flag.find('|', at + 2)) flag.insert(at, "\\");
    text += "| `" + std::string(setting.name) + "` | `" + setting.variable() + "` | `" + flag + "` | " + setting.shown_default() +
            " | " + std::string(setting.help) + " |\n";
  }
  return text;
}

// Lines of at most 76 bytes.
std::string wrapped(std::string_view text) {
  std::string lines;
  while (text.size() > 76) {
    const auto space = text.rfind(' ', 76);
    lines += std::string(text.substr(0, space)) + "\n";
    text.remove_prefix(space + 1);
  }
  return lines + std::string(text) + "\n";
}

std::string manual_list() {
  std::string text;
  for (const auto& setting : all_settings()) {
    text += ".It Fl -" + setting.flag().substr(2) + (setting.takes.empty() ? "" : " Ar " + std::string(setting.takes)) + "\n";
    text += wrapped(std::string(setting.help) + ".") + wrapped("Default: " + setting.shown_default() + ".");
  }
  return text;
}

void expect_part(const std::string& path, const std::string& before, const std::string& part, const std::string& after) {
  std::ifstream in(path);
  std::string text(std::istreambuf_iterator<char>(in), {});
  const auto begin = text.find(before), end = text.find(after, begin + before.size());
  ASSERT_NE(begin, std::string::npos) << path << " has no " << before;
  ASSERT_NE(end, std::string::npos) << path << " has no " << after;
  const auto from = begin + before.size();
  const char* golden = std::getenv("SHENGXIAO_GOLDEN");
  if (golden && golden == std::string("write")) {
    text.replace(from, end - from, part);
    std::ofstream(path) << text;
  } else {
    EXPECT_EQ(text.substr(from, end - from), part) << path << " is not as the settings are; ./dev golden writes it";
  }
}

TEST(Golden, settings_stand_in_the_guide) {
  expect_part("docs/server.md", "<!-- settings -->\n\n", page_table() + "\n", "<!-- end of settings -->");
}

TEST(Golden, settings_stand_in_the_manual_page) {
  expect_part("docs/shengxiao.1", ".\\\" settings\n", manual_list(), ".\\\" end of settings\n");
}

}  // namespace
}  // namespace shengxiao::cli
