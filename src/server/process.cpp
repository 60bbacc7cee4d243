#include "server/process.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace shengxiao::server {

namespace {
std::string content(const char* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

double number(const std::vector<std::string>& fields, std::size_t at) {
  if (at >= fields.size()) return 0;
  std::istringstream in(fields[at]);
  in.imbue(std::locale::classic());
  double value = 0;
  return in >> value ? value : 0;
}
}  // namespace

// The second field is the program's name in brackets, which may hold anything; what follows has the numbers of proc(5), from 3.
ProcessStat parse_stat(std::string_view line, double ticks_a_second, std::uint64_t page_size) {
  constexpr std::size_t first = 3, user_time = 14, system_time = 15, threads = 20, start = 22, address_space = 23, resident = 24;
  const auto bracket = line.rfind(')');
  std::istringstream rest{std::string(bracket == std::string_view::npos ? "" : line.substr(bracket + 1))};
  const std::vector<std::string> fields{std::istream_iterator<std::string>(rest), {}};
  const auto field = [&](std::size_t number_in_manual) { return number(fields, number_in_manual - first); };
  ProcessStat stat;
  stat.cpu_seconds = (field(user_time) + field(system_time)) / ticks_a_second;
  stat.started_after_boot = field(start) / ticks_a_second;
  stat.threads = static_cast<std::uint64_t>(field(threads));
  stat.address_space = static_cast<std::uint64_t>(field(address_space));
  stat.resident = static_cast<std::uint64_t>(field(resident)) * page_size;
  return stat;
}

ProcessUse process_use() {
  const auto stat = parse_stat(content("/proc/self/stat"), static_cast<double>(sysconf(_SC_CLK_TCK)),
                               static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)));
  ProcessUse use;
  use.cpu_seconds = stat.cpu_seconds;
  use.resident = stat.resident;
  use.address_space = stat.address_space;
  use.threads = stat.threads;
  const auto now = std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
  timespec since_boot{};
  clock_gettime(CLOCK_BOOTTIME, &since_boot);
  use.started =
      now - (static_cast<double>(since_boot.tv_sec) + static_cast<double>(since_boot.tv_nsec) / 1e9) + stat.started_after_boot;
  std::error_code error;
  std::filesystem::directory_iterator files("/proc/self/fd", error), end;
  while (!error && files != end) {
    ++use.descriptors;
    files.increment(error);
  }
  if (use.descriptors > 0) --use.descriptors;  // that by which they were counted
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) use.most_descriptors = limit.rlim_cur;
  return use;
}

}  // namespace shengxiao::server
