#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "cli/commands.hpp"
#include "net/server.hpp"

namespace shengxiao::cli {

namespace {
// By the XDG base directory specification.
Result<std::string> usual_file() {
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  if ((!data || !*data) && (!home || !*home)) return fail("", "cli.no_home");
  const auto folder = (data && *data ? std::filesystem::path(data) : std::filesystem::path(home) / ".local/share") / "shengxiao";
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return fail("", "cli.no_folder", folder.string(), error.message());
  return (folder / "tables.sqlite").string();
}

Result<std::shared_ptr<store::Store>> store_at(const std::string& address) {
  if (address == "none") return nullptr;
  const auto where = address.empty() ? usual_file() : address;
  if (!where) return tl::unexpected(where.error());
  auto store = store::open_store(*where);
  if (!store) return tl::unexpected(store.error());
  return std::shared_ptr<store::Store>(std::move(*store));
}
}  // namespace

int run_serve(const ServeArguments& arguments) {
  const auto store = store_at(arguments.store);
  if (!store) return complain(store.error());
  const net::ServerOptions options{arguments.host, static_cast<std::uint16_t>(arguments.port), *store, arguments.proxies,
                                   arguments.unlimited};
  const auto served = net::serve(options, [&](const std::string& url) {
    fmt::print("serving {}\n", url);
    if (*store) fmt::print("Tables are kept in {}\n", (*store)->where());
    fmt::print("Open it in a browser. Ctrl-C ends the server.\n");
    std::fflush(stdout);
  });
  return served ? success : complain(served.error());
}

}  // namespace shengxiao::cli
