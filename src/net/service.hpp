// A part of the site that another layer answers, for whoever sits at the machine that the server runs on.
#pragma once
#include <boost/asio/ip/address.hpp>
#include <functional>
#include <optional>
#include <string>

#include "net/address.hpp"
#include "net/pages.hpp"

namespace shengxiao::net {

struct Service {
  std::string path;  // /lab
  // The body of a POST and what it is answered with, both JSON. Called on a thread that nobody else waits for, once at a time.
  // Null: there is no such part, and `off` says why.
  std::function<std::string(const std::string& body)> answer{};
  std::string off{};
  static constexpr std::size_t longest_body = 64 * 1024;
};

// Whether a request was sent on this machine, and to it by a name or an address of its own; not by way of a proxy, as far as one
// can tell. As it came, before Site::receive().
bool is_from_here(const Request& request, const boost::asio::ip::address& peer, const Networks& proxies);

// Why a request to a service is not answered; nothing where it is. No page of another site gets through: its browser says in Origin
// where the page is from, and asks first whether it may send JSON.
std::optional<Page> refusal(const Service& service, const Request& request, bool from_here);

}  // namespace shengxiao::net
