// What the system says of this process.
#pragma once
#include <cstdint>
#include <string_view>

namespace shengxiao::server {

struct ProcessUse {
  double cpu_seconds = 0;
  double started = 0;  // seconds since 1970
  std::uint64_t resident = 0, address_space = 0;  // bytes
  std::uint64_t threads = 0, descriptors = 0, most_descriptors = 0;
};
ProcessUse process_use();

// Of a line as /proc/self/stat has it: processor time, threads and memory, and the seconds since the system was started at which
// the process was. What is missing stays 0.
struct ProcessStat {
  double cpu_seconds = 0, started_after_boot = 0;
  std::uint64_t threads = 0, address_space = 0, resident = 0;
};
ProcessStat parse_stat(std::string_view line, double ticks_a_second, std::uint64_t page_size);

}  // namespace shengxiao::server
