#include "net/loop.hpp"

#include <boost/asio/steady_timer.hpp>

#include "net/connection.hpp"

namespace shengxiao::net {

server::Alarm alarm(boost::asio::io_context& io, server::Milliseconds time, server::Job job) {
  const auto timer = std::make_shared<boost::asio::steady_timer>(io, time);
  timer->async_wait([held = std::weak_ptr(timer), job = std::move(job)](boost::system::error_code error) {
    if (!error && !held.expired()) job();
  });
  return timer;
}

}  // namespace shengxiao::net
