// A connection to another server that shares the journal, on behalf of a guest whose table that server has.
#pragma once
#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>

#include "server/visitor.hpp"

namespace shengxiao::net {

// The headers by which servers of a club know each other: the secret of the one that is asked, and the guest's address as the gate
// knows it, which is believed then; none where the guest is not limited.
constexpr std::string_view passport = "X-Shengxiao-Passport", guest = "X-Shengxiao-Guest";

struct LinkTo {
  store::Neighbour server;
  std::string path;     // of its tables
  std::string address;  // of the guest, as the gate knows it
};

// `hear` is called with what it says but for its greeting, `end` once it has ended: never before open_link() has returned.
std::shared_ptr<server::Passage> open_link(boost::asio::io_context& io, LinkTo to, std::function<void(server::Text)> hear,
                                           server::Job end);

}  // namespace shengxiao::net
