// A guest at a server's tables, for a program that has no loop of its own and waits for what it asked: the connection lives on a
// thread, so that the server's questions whether somebody is still there are answered meanwhile.
#pragma once
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <thread>

#include "net/link.hpp"

namespace shengxiao::net {

class Call {
 public:
  // Both are called on that thread: `hear` with all that the server says, `end` once the connection has ended, with why.
  Call(LinkTo to, std::function<void(std::string_view)> hear, std::function<void(std::string_view)> end);
  ~Call();  // then nothing is heard any more
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

  void send(std::string text);

 private:
  boost::asio::io_context io_{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> stays_;
  std::shared_ptr<server::Passage> passage_;
  std::thread thread_;
};

}  // namespace shengxiao::net
