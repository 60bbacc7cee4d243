// The server: the client's files and the rules over HTTP, tables over one WebSocket. docs/protocol.md.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "net/service.hpp"
#include "net/site.hpp"
#include "server/log.hpp"
#include "store/store.hpp"
#include "table/computers.hpp"

namespace shengxiao::net {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8018;  // 0: any that is free
  std::shared_ptr<store::Store> store = nullptr;  // the journal of the tables; must be there
  std::vector<std::string> proxies{};             // networks whose header X-Forwarded-For is believed
  std::vector<std::string> unlimited{};           // networks whose guests may ask as much as they like
  SiteSettings site{};                            // names, base path, TLS; `listens_on` is `host`
  std::string metrics{};                          // 127.0.0.1:9188; empty: nowhere
  std::shared_ptr<server::Log> log = nullptr;     // null: nothing is logged
  std::size_t memory = std::size_t{1} << 30;      // bytes for the tables and for what computers remember
  int threads = 1, thinkers = 2;                  // that serve, that think
  std::shared_ptr<const table::Computers> computers = std::make_shared<const table::Computers>();  // that may sit at tables
  int connections = 256;                          // of one address
  std::chrono::minutes idle{30};                  // a table at which nobody is goes out of memory after it
  std::chrono::days keep{0};                      // a table that nobody touched for so long is put away; 0: never
  store::Old old = store::Old::archive;           // what becomes of it then
  std::optional<store::Neighbour> us{};           // how other servers of the same journal reach this one; nothing: it is alone
  std::vector<Service> services{};                // parts of the site for whoever is at this machine
  std::chrono::seconds drain{10};                 // how long it waits for guests to leave when it ends
};

// Serves until SIGINT or SIGTERM. `ready` is told the address once connections are accepted. An error where the address cannot
// be had.
Result<bool> serve(const ServerOptions& options, const std::function<void(const std::string& url)>& ready);

}  // namespace shengxiao::net
