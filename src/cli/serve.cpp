#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.hpp"
#include "server/server.hpp"

namespace shengxiao {

int run_serve(const std::string& host, int port, std::uint64_t seed) {
  const auto served = serve({host, static_cast<std::uint16_t>(port), seed}, [](const std::string& url) {
    fmt::print("serving {}\n", url);
    fmt::print("Open it in a browser. Ctrl-C ends the server.\n");
    std::fflush(stdout);
  });
  return served ? success : complain(served.error());
}

}  // namespace shengxiao
