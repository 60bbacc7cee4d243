// Coroutines: every co_await stands in a statement of its own, since g++ 12 miscompiles it inside larger expressions (./dev check
// looks for that).
#include "net/link.hpp"

#include <fmt/format.h>

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

namespace shengxiao::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {
constexpr auto silence = std::chrono::seconds(4);  // then it is asked whether it is still there
constexpr std::size_t most_on_the_way = 1024 * 1024;
constexpr std::size_t longest_text = 16 * 1024 * 1024;

class Link : public std::enable_shared_from_this<Link> {
 public:
  Link(asio::io_context& io, LinkTo to, std::function<void(server::Text)> hear, std::function<void(std::string_view)> end)
      : io_(io),
        resolver_(io),
        socket_(io),
        written_to_(io, never),
        to_(std::move(to)),
        hear_(std::move(hear)),
        end_(std::move(end)) {}

  asio::awaitable<void> run() {
    const auto self = shared_from_this();
    const bool is_open = co_await connect();
    if (is_open && !closing_) {
      asio::co_spawn(io_, write_all(), asio::detached);
      co_await read_all();
    }
    const auto end = std::exchange(end_, {});
    close();
    if (end) end(why_);
  }

  void send(std::string text) {
    if (closing_) return;
    unsent_ += text.size();
    if (unsent_ > most_on_the_way) return close();
    outbox_.push_back(std::move(text));
    written_to_.cancel();
  }

  // Nobody wants to hear of it any more.
  void leave() {
    hear_ = nullptr;
    end_ = nullptr;
    close();
  }

 private:
  asio::awaitable<bool> connect() {
    const auto colon = to_.address.rfind(':');
    if (colon == std::string::npos) co_return false;
    const auto host = to_.address.substr(0, colon), port = to_.address.substr(colon + 1);
    const auto in_brackets = host.starts_with('[') && host.ends_with(']');
    const auto name = in_brackets ? host.substr(1, host.size() - 2) : host;
    const auto too_long = alarm_for_resolver();
    const auto [unknown, places] = co_await resolver_.async_resolve(name, port, asio::as_tuple(asio::use_awaitable));
    if (fails(unknown)) co_return false;
    auto& stream = beast::get_lowest_layer(socket_);
    stream.expires_after(to_.patience);
    const auto [unreachable, place] = co_await stream.async_connect(places, asio::as_tuple(asio::use_awaitable));
    if (fails(unreachable)) co_return false;
    beast::error_code ignored;
    stream.socket().set_option(tcp::no_delay(true), ignored);
    stream.expires_never();
    socket_.set_option(websocket::stream_base::timeout{to_.patience, silence, true});
    socket_.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      for (const auto& [header, value] : to_.headers) request.set(beast::string_view(header.data(), header.size()), value);
    }));
    socket_.read_message_max(longest_text);
    websocket::response_type response;
    const auto [refused] = co_await socket_.async_handshake(response, to_.address, to_.path, asio::as_tuple(asio::use_awaitable));
    const bool is_open = !fails(refused);
    if (refused == websocket::error::upgrade_declined) why_ += fmt::format(" (HTTP {})", response.result_int());
    co_return is_open;
  }

  bool fails(beast::error_code error) {
    if (error && why_.empty()) why_ = error.message();
    return error || closing_;
  }

  std::shared_ptr<asio::steady_timer> alarm_for_resolver() {
    const auto timer = std::make_shared<asio::steady_timer>(io_, to_.patience);
    timer->async_wait([weak = weak_from_this()](beast::error_code error) {
      if (const auto self = weak.lock(); self && !error) self->resolver_.cancel();
    });
    return timer;
  }

  asio::awaitable<void> read_all() {
    while (!closing_) {
      beast::flat_buffer buffer;
      const auto [error, bytes] = co_await socket_.async_read(buffer, asio::as_tuple(asio::use_awaitable));
      if (fails(error)) co_return;
      if (!hear_) continue;
      const auto hear = hear_;  // which may drop this
      hear(std::make_shared<const std::string>(static_cast<const char*>(buffer.data().data()), buffer.size()));
    }
  }

  asio::awaitable<void> write_all() {
    const auto self = shared_from_this();
    while (!closing_) {
      if (outbox_.empty()) {
        co_await written_to_.async_wait(asio::as_tuple(asio::use_awaitable));
        continue;
      }
      const auto text = std::move(outbox_.front());
      outbox_.pop_front();
      socket_.text(true);
      const auto [error, bytes] = co_await socket_.async_write(asio::buffer(text), asio::as_tuple(asio::use_awaitable));
      unsent_ -= text.size();
      if (fails(error)) co_return close();
    }
  }

  void close() {
    closing_ = true;
    written_to_.cancel();
    resolver_.cancel();
    beast::get_lowest_layer(socket_).close();
  }

  asio::io_context& io_;
  tcp::resolver resolver_;
  websocket::stream<beast::tcp_stream> socket_;
  asio::steady_timer written_to_;  // cancelled when there is something to write
  const LinkTo to_;
  std::function<void(server::Text)> hear_;
  std::function<void(std::string_view)> end_;
  std::string why_;  // it ends
  std::deque<std::string> outbox_;
  std::size_t unsent_ = 0;  // bytes
  bool closing_ = false;
};

// What the visitor holds: the link ends with it.
class Handle final : public server::Passage {
 public:
  explicit Handle(std::shared_ptr<Link> link) : link_(std::move(link)) {}
  ~Handle() override { link_->leave(); }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  void send(std::string text) override { link_->send(std::move(text)); }

 private:
  std::shared_ptr<Link> link_;
};
}  // namespace

std::shared_ptr<server::Passage> open_link(asio::io_context& io, LinkTo to, std::function<void(server::Text)> hear,
                                           std::function<void(std::string_view)> end) {
  const auto link = std::make_shared<Link>(io, std::move(to), std::move(hear), std::move(end));
  asio::post(io, [&io, link] { asio::co_spawn(io, link->run(), asio::detached); });
  return std::make_shared<Handle>(link);
}

}  // namespace shengxiao::net
