// Every setting, in the order of docs/server.md and the manual page, which settings_test.cpp compares with this.
#include <array>

#include "cli/settings.hpp"

namespace shengxiao::cli {

std::span<const Setting> all_settings() {
  using S = Settings;
  static const std::array<Setting, 23> table{{
      {"host", &S::host, "ADDRESS", "", "The address to listen on; 0.0.0.0 for the whole network"},
      {"port", &S::port, "NUMBER", "", "The port; 0 for any that is free", 0, 65535},
      {"store", &S::store, "WHERE", "a file in the user's data folder",
       "Where tables are kept: a file, a postgresql:// address, or none"},
      {"store_file", &S::store_file, "FILE", "none",
       "A file with the value of store, where that is secret; a bare name is that of a credential of systemd"},
      {"proxy", &S::proxy, "NETWORK", "none",
       "An address or network of proxies, whose X-Forwarded-For, -Proto and -Host are believed; may be repeated"},
      {"unlimited", &S::unlimited, "NETWORK", "none",
       "An address or network whose guests may ask as much as they like; may be repeated"},
      {"hosts", &S::hosts, "NAME", "localhost, addresses, and host",
       "A name by which browsers may reach the server, as club.example or *.club.example; may be repeated"},
      {"base_path", &S::base_path, "PATH", "", "The path below which everything lies, as /club/"},
      {"https", &S::https, "", "", "Guests come by a proxy with TLS: browsers are told to insist on it"},
      {"metrics", &S::metrics, "ADDRESS:PORT", "none", "Where Prometheus fetches the metrics, as 127.0.0.1:9188"},
      {"log", &S::log, "text|json", "", "The form of the log on standard error"},
      {"log_level", &S::log_level, "debug|info|warning|error", "", "What is logged: this and what is worse"},
      {"memory", &S::memory, "MIB", "a quarter of the machine's", "Memory for tables and for what computers remember", 0, 1 << 24},
      {"threads", &S::threads, "NUMBER", "one for each processor", "Threads that serve", 0, 1024},
      {"thinkers", &S::thinkers, "NUMBER", "one for each processor, at least 2", "Threads that think", 0, 1024},
      {"opponent", &S::opponent, "NAME=FILE", "none",
       "A policy that may sit at tables, and what it is called there (docs/policies.md); may be repeated"},
      {"connections", &S::connections, "NUMBER", "", "The most connections of one address", 1, 1000000},
      {"idle", &S::idle, "MINUTES", "", "A table at which nobody is goes out of memory after it", 1, 525600},
      {"keep", &S::keep, "DAYS", "0, for ever", "Tables that nobody touched for so long are put away", 0, 36500},
      {"old", &S::old, "archive|remove", "", "What becomes of tables that are put away"},
      {"advertise", &S::advertise, "ADDRESS:PORT", "none: the server is alone",
       "How other servers with the same PostgreSQL reach this one"},
      {"lab", &S::lab, "", "", "A page for experiments with editions (docs/lab.md), for a browser on this machine alone"},
      {"drain", &S::drain, "SECONDS", "10; 0 where the server is alone",
       "How long a server that is told to end goes on, so that proxies send new guests elsewhere", 0, 3600},
  }};
  return table;
}

}  // namespace shengxiao::cli
