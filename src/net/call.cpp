#include "net/call.hpp"

#include <boost/asio/post.hpp>

namespace shengxiao::net {

Call::Call(LinkTo to, std::function<void(std::string_view)> hear, std::function<void(std::string_view)> end)
    : stays_(boost::asio::make_work_guard(io_)),
      passage_(open_link(
          io_, std::move(to), [hear = std::move(hear)](const server::Text& text) { hear(*text); }, std::move(end))),
      thread_([this] { io_.run(); }) {}

Call::~Call() {
  boost::asio::post(io_, [this] { passage_.reset(); });
  stays_.reset();
  thread_.join();
}

void Call::send(std::string text) {
  boost::asio::post(io_, [this, text = std::move(text)]() mutable { passage_->send(std::move(text)); });
}

}  // namespace shengxiao::net
