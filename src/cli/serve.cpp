#include <fmt/format.h>
#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "chance/bytes.hpp"
#include "cli/commands.hpp"
#include "cli/journal.hpp"
#include "cli/settings.hpp"
#include "lab/desk.hpp"
#include "net/server.hpp"
#include "net/systemd.hpp"
#include "server/log.hpp"

namespace shengxiao::cli {

namespace {
constexpr std::uint64_t mebibyte = 1 << 20;

Result<std::shared_ptr<store::Store>> open_journal(const Settings& settings, const std::optional<store::Neighbour>& us) {
  const auto place = place_of_tables(settings.store, settings.store_file);
  if (!place) return tl::unexpected(place.error());
  auto store = store::open_store(*place, us);
  if (!store) return tl::unexpected(store.error());
  return std::shared_ptr<store::Store>(std::move(*store));
}

// One heap for all threads: what one of them frees the others use. With a heap each, the tables of a club take an eighth more.
void share_heap() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

// What the machine has, or the container that we are in.
std::uint64_t memory_of_machine() {
  const auto pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  std::uint64_t bytes =
      pages > 0 && size > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size) : 1024 * mebibyte;
  std::uint64_t bound = 0;
  if (std::ifstream("/sys/fs/cgroup/memory.max") >> bound) bytes = std::min(bytes, bound);  // "max" is no number
  return bytes;
}

// 0 stands for a share of the machine.
void measure(Settings& settings) {
  const auto processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  if (settings.memory == 0)
    settings.memory = static_cast<int>(std::clamp<std::uint64_t>(memory_of_machine() / 4 / mebibyte, 64, 1 << 24));
  if (settings.threads == 0) settings.threads = processors;
  if (settings.thinkers == 0) settings.thinkers = std::max(2, processors);
}

server::LogOptions log_options(const Settings& settings) {
  server::LogOptions options;
  options.json = settings.log == "json";
  options.journal = server::goes_to_journal();
  const auto level = std::ranges::find(server::severities, settings.log_level);
  options.least = static_cast<server::Severity>(level - server::severities.begin());
  return options;
}

net::ServerOptions server_options(const Settings& settings) {
  net::ServerOptions options;
  options.host = settings.host;
  options.port = static_cast<std::uint16_t>(settings.port);
  options.proxies = settings.proxy;
  options.unlimited = settings.unlimited;
  options.site = {settings.hosts, settings.base_path, settings.https, settings.host};
  options.metrics = settings.metrics;
  options.log = std::make_shared<server::Log>(log_options(settings));
  options.memory = static_cast<std::size_t>(settings.memory) * mebibyte;
  options.threads = settings.threads;
  options.thinkers = settings.thinkers;
  options.connections = settings.connections;
  options.idle = std::chrono::minutes(settings.idle);
  options.keep = std::chrono::days(settings.keep);
  options.old = settings.old == "remove" ? store::Old::remove : store::Old::archive;
  if (!settings.advertise.empty()) options.us = store::Neighbour{settings.advertise, chance::hex(chance::random_bytes())};
  options.drain = std::chrono::seconds(settings.drain);
  options.services.push_back({.path = "/lab", .off = "There is no lab here: shengxiao serve --lab has one."});
  if (settings.lab)
    options.services[0].answer = [desk = std::make_shared<lab::Desk>()](const std::string& body) { return desk->answer(body); };
  return options;
}

Result<EffectiveSettings> settings_of(const ServeArguments& arguments) {
  SettingsSources sources;
  sources.flags = arguments.given;
  sources.environment = [](const std::string& name) { return std::getenv(name.c_str()); };
  const char* named = std::getenv("SHENGXIAO_CONFIG");
  sources.file = !arguments.config.empty() ? arguments.config : named ? named : "";
  if (!sources.file.empty()) {
    auto text = read_file(sources.file);
    if (!text) return tl::unexpected(text.error());
    sources.file_text = std::move(*text);
  }
  auto settings = effective_settings(sources);
  if (settings) measure(settings->values);
  return settings;
}
}  // namespace

int run_serve(const ServeArguments& arguments) {
  auto settings = settings_of(arguments);
  if (!settings) return complain(settings.error());
  if (arguments.print_config) {
    if (const auto usual = usual_file(); usual && settings->values.store.empty() && settings->values.store_file.empty())
      settings->values.store = *usual;
    fmt::print("{}", print_settings(*settings));
    return success;
  }
  share_heap();
  auto options = server_options(settings->values);
  const auto computers = std::make_shared<table::Computers>();
  for (const auto& opponent : settings->values.opponent)
    if (const auto added = computers->add(opponent); !added) return complain(added.error());
  options.computers = computers;
  const auto store = open_journal(settings->values, options.us);
  if (!store) return complain(store.error());
  options.store = *store;
  const auto served = net::serve(options, [&](const std::string& url) {
    fmt::print("serving {}\n", url);
    if (!(*store)->forgets()) fmt::print("Tables are kept in {}\n", (*store)->where());
    if (isatty(STDOUT_FILENO)) fmt::print("Open it in a browser. Ctrl-C ends the server.\n");
    std::fflush(stdout);
    net::notify_systemd("READY=1");
  });
  return served ? success : complain(served.error());
}

}  // namespace shengxiao::cli
