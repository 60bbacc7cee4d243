#include "net/systemd.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

namespace shengxiao::net {
namespace {

// A variable of the environment for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) { setenv(name, value.c_str(), 1); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() { unsetenv(name_); }

 private:
  const char* name_;
};

TEST(Systemd, hears_what_it_is_told) {
  const auto name = "shengxiao-test-" + std::to_string(getpid());
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path + 1, name.data(), name.size());
  const int heard = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  ASSERT_EQ(bind(heard, reinterpret_cast<const sockaddr*>(&address),
                 static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size())),
            0);
  {
    const Variable variable("NOTIFY_SOCKET", "@" + name);
    EXPECT_TRUE(notify_systemd("READY=1\nSTATUS=open"));
  }
  std::string text(100, ' ');
  const auto size = recv(heard, text.data(), text.size(), 0);
  close(heard);
  ASSERT_GT(size, 0);
  EXPECT_EQ(text.substr(0, static_cast<std::size_t>(size)), "READY=1\nSTATUS=open");
}

TEST(Systemd, need_not_be_there) {
  unsetenv("NOTIFY_SOCKET");
  EXPECT_FALSE(notify_systemd("READY=1"));
  for (const auto& path : {std::string("/no/such/socket"), std::string("relative"), std::string(200, '/')}) {
    const Variable variable("NOTIFY_SOCKET", path);
    EXPECT_FALSE(notify_systemd("READY=1")) << path;
  }
}

TEST(Systemd, is_told_twice_as_often_as_it_looks) {
  EXPECT_FALSE(watchdog_interval());
  const Variable time("WATCHDOG_USEC", "30000000");
  EXPECT_EQ(watchdog_interval(), std::chrono::seconds(15));
  {
    const Variable process("WATCHDOG_PID", std::to_string(getpid()));
    EXPECT_EQ(watchdog_interval(), std::chrono::seconds(15));
  }
  const Variable process("WATCHDOG_PID", std::to_string(getpid() + 1));
  EXPECT_FALSE(watchdog_interval()) << "meant for another process";
}

}  // namespace
}  // namespace shengxiao::net
