// Coroutines: every co_await stands in a statement of its own, since g++ 12 miscompiles it inside larger expressions (./dev check
// looks for that).
#include "net/connection.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/beast/websocket.hpp>

namespace shengxiao::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {
constexpr auto patience = std::chrono::seconds(30);
constexpr std::size_t longest_frame = 2 * server::Hub::longest_message;  // beyond it the connection is closed; Hub answers the rest
constexpr std::size_t much_unsent = 64 * 1024;  // it is behind
constexpr std::size_t most_unsent = 1024 * 1024;  // it does not read what it is sent
constexpr auto never = std::chrono::steady_clock::time_point::max();
}  // namespace

Connection::Connection(beast::tcp_stream stream, server::Hub& hub, server::Gate& gate, std::string address)
    : socket_(std::move(stream)),
      hub_(hub),
      gate_(gate),
      address_(std::move(address)),
      written_to_(socket_.get_executor(), never),
      heard_(socket_.get_executor(), never) {}

asio::awaitable<void> Connection::talk(Request request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(socket_).expires_never();
  socket_.set_option(websocket::stream_base::timeout{patience, patience, true});  // asks whether somebody is there
  socket_.read_message_max(longest_frame);
  const auto [refused] = co_await socket_.async_accept(request, asio::as_tuple(asio::use_awaitable));
  if (refused) co_return;
  asio::co_spawn(socket_.get_executor(), write_all(), asio::detached);
  client_ = hub_.connect(line());
  while (true) {
    beast::flat_buffer buffer;
    co_await pause();
    const auto [error, bytes] = co_await socket_.async_read(buffer, asio::as_tuple(asio::use_awaitable));
    if (error) break;
    const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
    co_await hear(socket_.got_text() ? text : std::string_view("binary"));
  }
  hub_.disconnect(client_);
  close();
}

// One message at a time: the next one is not read before this one has been dealt with.
asio::awaitable<void> Connection::hear(std::string_view text) {
  is_heard_ = false;
  hub_.receive(client_, text, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) {
      self->is_heard_ = true;
      self->heard_.cancel();
    }
  });
  while (!is_heard_ && !closing_) co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
}

// Whose address has used up its allowance is not listened to for a while.
asio::awaitable<void> Connection::pause() {
  for (auto wait = gate_.wait(address_, server::Gate::Kind::request); wait.count() > 0 && !closing_;
       wait = gate_.wait(address_, server::Gate::Kind::request)) {
    asio::steady_timer timer(socket_.get_executor(), wait);
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
  }
}

server::Line Connection::line() {
  return {[weak = weak_from_this()](server::Text text) {
            if (const auto self = weak.lock()) self->send(std::move(text));
          },
          [weak = weak_from_this()] {
            const auto self = weak.lock();
            return self && self->is_behind();
          },
          address_};
}

void Connection::send(server::Text text) {
  if (closing_) return;
  if (unsent_ > most_unsent) return close();
  unsent_ += text->size();
  outbox_.push_back(std::move(text));
  written_to_.cancel();
}

bool Connection::is_behind() {
  was_behind_ = was_behind_ || unsent_ > much_unsent;
  return was_behind_;
}

void Connection::close() {
  closing_ = true;
  written_to_.cancel();
  heard_.cancel();
  beast::get_lowest_layer(socket_).close();
}

asio::awaitable<void> Connection::write_all() {
  const auto self = shared_from_this();
  while (!closing_) {
    if (outbox_.empty()) {
      co_await written_to_.async_wait(asio::as_tuple(asio::use_awaitable));
      continue;
    }
    const auto text = std::move(outbox_.front());
    outbox_.pop_front();
    socket_.text(true);
    const auto [error, bytes] = co_await socket_.async_write(asio::buffer(*text), asio::as_tuple(asio::use_awaitable));
    unsent_ -= text->size();
    if (error) co_return;
    if (outbox_.empty() && std::exchange(was_behind_, false)) hub_.caught_up(client_);
  }
}

}  // namespace shengxiao::net
