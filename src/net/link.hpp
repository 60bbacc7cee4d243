// A connection to a server's tables: of a server that shares the journal, on behalf of a guest whose table the other one has, or of
// a program that is a guest itself (call.hpp).
#pragma once
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/visitor.hpp"

namespace shengxiao::net {

// The headers by which servers of a club know each other: the secret of the one that is asked, and the guest's address as the gate
// knows it, which is believed then; none where the guest is not limited.
constexpr std::string_view passport = "X-Shengxiao-Passport", guest = "X-Shengxiao-Guest";

constexpr auto never = std::chrono::steady_clock::time_point::max();  // when a timer ends that only waits to be cancelled

struct LinkTo {
  std::string address;  // host:port
  std::string path;  // of its tables
  std::vector<std::pair<std::string_view, std::string>> headers{};
  std::chrono::seconds patience{2};  // for it to answer
};

// `hear` is called with all that it says, from its greeting on, `end` once it has ended, with why: never before open_link() has
// returned.
std::shared_ptr<server::Passage> open_link(boost::asio::io_context& io, LinkTo to, std::function<void(server::Text)> hear,
                                           std::function<void(std::string_view)> end);

}  // namespace shengxiao::net
