#include "net/systemd.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

namespace shengxiao::net {

bool notify_systemd(std::string_view state) {
  const char* named = std::getenv("NOTIFY_SOCKET");
  const std::string_view path = named ? named : "";
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path || (path[0] != '/' && path[0] != '@')) return false;
  std::memcpy(address.sun_path, path.data(), path.size());
  if (path[0] == '@') address.sun_path[0] = '\0';  // a name that is no file
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
  const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return false;
  const auto sent = sendto(socket, state.data(), state.size(), MSG_NOSIGNAL, reinterpret_cast<const sockaddr*>(&address), size);
  close(socket);
  return sent == static_cast<ssize_t>(state.size());
}

std::optional<std::chrono::milliseconds> watchdog_interval() {
  const auto number = [](const char* name) {
    const char* text = std::getenv(name);
    long long value = 0;
    if (text) std::from_chars(text, text + std::strlen(text), value);
    return value;
  };
  const auto microseconds = number("WATCHDOG_USEC"), process = number("WATCHDOG_PID");
  if (microseconds <= 0 || (process != 0 && process != getpid())) return std::nullopt;
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::microseconds(microseconds / 2));
}

}  // namespace shengxiao::net
