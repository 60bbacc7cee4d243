// The server: the client's files and the rules over HTTP, tables over one WebSocket. docs/protocol.md.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "store/store.hpp"

namespace shengxiao::net {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8018;  // 0: any that is free
  std::shared_ptr<store::Store> store = nullptr;  // the journal of the tables; null: nothing outlives the server
  std::vector<std::string> proxies{};             // networks whose header X-Forwarded-For is believed
  std::vector<std::string> unlimited{};           // networks whose guests may ask as much as they like
};

// Serves until SIGINT or SIGTERM. `ready` is told the address once connections are accepted. An error where the address cannot
// be had.
Result<bool> serve(const ServerOptions& options, const std::function<void(const std::string& url)>& ready);

}  // namespace shengxiao::net
