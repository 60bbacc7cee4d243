// What all threads that serve have in common.
#pragma once
#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <string>
#include <vector>

#include "net/health.hpp"
#include "net/loop.hpp"
#include "net/service.hpp"
#include "net/site.hpp"
#include "server/ledger.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/visitor.hpp"

namespace shengxiao::net {

struct House {
  server::Gate gate;
  Site site;
  Networks proxies, unlimited;
  std::string secret;            // that other servers of the club say; empty: there are none
  std::size_t most_connections;  // of all together
  server::Ledger ledger;
  server::ChanceLog chance_log;
  std::shared_ptr<server::Metrics> metrics;
  server::Log& log;
  Health health;
  server::Hubs hubs{};
  std::atomic<std::size_t> connections = 0;
  std::atomic<bool> drains = false;  // nobody new is wanted: another server is the better one to ask
  const std::vector<Service>& services;
  boost::asio::thread_pool serving{1};    // the services
  boost::asio::thread_pool computing{1};  // what takes longer than the others should wait

  std::atomic<bool> ends = false;         // nobody waits for what these two have not begun

  // Ends these threads, which tell the loops of what they did: as long as there are loops.
  void end() {
    ends = true;
    serving.join();
    computing.join();
  }

  // Of the allowance.
  std::string name_of(const boost::asio::ip::address& address) const {
    return has(unlimited, address) ? "" : allowance_name(address);
  }
};

}  // namespace shengxiao::net
