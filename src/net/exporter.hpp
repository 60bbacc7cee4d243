// The metrics, on an address of their own: GET /metrics and nothing else.
#pragma once
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <string_view>

#include "core/result.hpp"
#include "server/metrics.hpp"

namespace shengxiao::net {

// Listens on "127.0.0.1:9188" or "[::1]:9188" (port 0: any that is free) and answers for as long as `io` runs, on whichever threads
// run it. `metrics` outlive `io`. Gives the port; an error where the address cannot be had.
Result<std::uint16_t> export_metrics(boost::asio::io_context& io, std::string_view address, const server::Metrics& metrics);

}  // namespace shengxiao::net
