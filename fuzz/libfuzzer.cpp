// What libFuzzer calls: one program for each target.
#include <cstddef>
#include <cstdint>

#include "targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  shengxiao::fuzz::SHENGXIAO_FUZZ_TARGET({reinterpret_cast<const char*>(bytes), size});
  return 0;
}
