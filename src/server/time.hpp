// How the server counts time.
#pragma once
#include <chrono>

namespace shengxiao::server {

using Milliseconds = std::chrono::milliseconds;

}  // namespace shengxiao::server
