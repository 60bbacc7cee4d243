#include "process.hpp"

#include <unistd.h>

#include <fstream>
#include <sstream>
#include <string>

namespace shengxiao::load {

namespace {
std::string text_of(int pid, const char* name) {
  std::ifstream file("/proc/" + (pid ? std::to_string(pid) : std::string("self")) + "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}
}  // namespace

Usage usage_of(int pid) {
  Usage usage;
  const auto stat = text_of(pid, "stat");
  if (const auto name_end = stat.rfind(')'); name_end != std::string::npos) {
    std::istringstream fields(stat.substr(name_end + 2));
    std::string field;
    for (int i = 0; i < 11; ++i) fields >> field;
    double user = 0, system = 0;
    fields >> user >> system;
    usage.seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }
  if (const auto status = text_of(pid, "status"); status.find("VmRSS:") != std::string::npos)
    usage.kib = std::stod(status.substr(status.find("VmRSS:") + 6));
  return usage;
}

}  // namespace shengxiao::load
