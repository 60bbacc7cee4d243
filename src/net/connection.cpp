// Coroutines: every co_await stands in a statement of its own, since g++ 12 miscompiles it inside larger expressions (./dev check
// looks for that).
#include "net/connection.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/beast/websocket.hpp>

#include "net/house.hpp"
#include "net/link.hpp"

namespace shengxiao::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using server::Gate;

namespace {
constexpr auto socket_patience = std::chrono::seconds(30);
constexpr std::size_t longest_frame = 2 * server::Hub::longest_message;  // beyond it the connection is closed; Hub answers the rest
constexpr std::size_t much_unsent = 64 * 1024;  // it is behind
constexpr std::size_t most_unsent = 1024 * 1024;  // it does not read what it is sent
}  // namespace

// Who writes may have sent the last of it just now, and not seen that something is held back: then nothing is.
bool Connection::Backlog::is_behind() {
  if (was_behind) return true;
  if (unsent <= much_unsent) return false;
  was_behind = true;
  return unsent > much_unsent;
}

Connection::Connection(beast::tcp_stream stream, Loop& loop, Peer peer)
    : socket_(std::move(stream)), loop_(loop), peer_(std::move(peer)), heard_(socket_.get_executor(), never) {}

asio::awaitable<void> Connection::talk(Request request) {
  const auto self = shared_from_this();
  beast::get_lowest_layer(socket_).expires_never();
  socket_.set_option(websocket::stream_base::timeout{socket_patience, socket_patience, true});  // asks whether somebody is there
  socket_.read_message_max(longest_frame);
  socket_.auto_fragment(false);  // a message is a frame, and one call of the system
  const auto [refused] = co_await socket_.async_accept(request, asio::as_tuple(asio::use_awaitable));
  if (refused || loop_.retires) co_return;
  loop_.connections.insert(self);
  visitor_ = server::Visitor::enter(loop_.house->hubs, doorway());
  beast::flat_buffer buffer;
  bool has_gone = false;
  while (!closing_ && !loop_.retires) {
    co_await pause();
    const auto [error, bytes] = co_await socket_.async_read(buffer, asio::as_tuple(asio::use_awaitable));
    has_gone = error.failed();
    if (has_gone || loop_.retires) break;
    const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
    co_await hear(socket_.got_text() ? text : std::string_view("binary"));
    buffer.clear();
    if (buffer.capacity() > much_unsent) buffer.shrink_to_fit();
  }
  // Where the server ends, what waits to be told still is.
  while (!closing_ && !has_gone) co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
  visitor_->leave();
  close();
  loop_.connections.erase(self);
}

// One message at a time: the next one is not read before this one has been dealt with.
asio::awaitable<void> Connection::hear(std::string_view text) {
  is_heard_ = false;
  visitor_->receive(text, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) {
      self->is_heard_ = true;
      self->heard_.cancel();
    }
  });
  while (!is_heard_ && !closing_) co_await heard_.async_wait(asio::as_tuple(asio::use_awaitable));
}

// Whose address has used up its allowance is not listened to for a while.
asio::awaitable<void> Connection::pause() {
  for (auto wait = loop_.house->gate.wait(peer_.address, Gate::Kind::request); wait.count() > 0 && !closing_;
       wait = loop_.house->gate.wait(peer_.address, Gate::Kind::request)) {
    asio::steady_timer timer(socket_.get_executor(), wait);
    co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
  }
}

server::Doorway Connection::doorway() {
  const auto weak = weak_from_this();
  server::Doorway doorway;
  doorway.line.send = [weak](server::Text text) {
    if (const auto self = weak.lock()) self->send(std::move(text));
  };
  doorway.line.is_behind = [backlog = backlog_] { return backlog->is_behind(); };
  doorway.line.wait = [backlog = backlog_](std::ptrdiff_t bytes) { backlog->unsent += static_cast<std::size_t>(bytes); };
  doorway.line.address = peer_.address;
  doorway.line.hang_up = [weak] {
    if (const auto self = weak.lock()) self->end(websocket::close_code::service_restart);
  };
  doorway.line.is_passed_on = peer_.is_passed_on;
  doorway.home = loop_.index;
  doorway.has_lab = peer_.has_lab;
  doorway.post = [&io = loop_.io](server::Job job) { asio::post(io, std::move(job)); };
  doorway.later = [&io = loop_.io](server::Milliseconds time, server::Job job) { return alarm(io, time, std::move(job)); };
  doorway.pass_on = [&loop = loop_, address = peer_.address](const store::Neighbour& to, auto hear, auto end) {
    loop.house->metrics->connection_passed_on();
    LinkTo link{to.address, loop.house->site.base_path() + "ws", {{passport, to.secret}}};
    if (!address.empty()) link.headers.emplace_back(guest, address);
    const auto but_for_greeting = [hear = std::move(hear), is_greeted = std::make_shared<bool>(false)](server::Text text) {
      if (std::exchange(*is_greeted, true)) hear(std::move(text));
    };
    return open_link(loop.io, std::move(link), but_for_greeting, [end = std::move(end)](std::string_view) { end(); });
  };
  return doorway;
}

void Connection::send(server::Text text) {
  if (closing_ || ending_) return;
  if (backlog_->unsent > most_unsent) return close();
  backlog_->unsent += text->size();
  outbox_.push_back(std::move(text));
  if (!is_writing_) write_next();
}

void Connection::end(websocket::close_code code) {
  ending_ = code;
  if (!is_writing_) write_next();
}

void Connection::close() {
  closing_ = true;
  heard_.cancel();
  beast::get_lowest_layer(socket_).close();
}

// One after the other; once all is written, what was held back is told, or the connection ends.
void Connection::write_next() {
  if (closing_) return;
  if (outbox_.empty()) {
    if (ending_) return close_properly();
    if (backlog_->was_behind.exchange(false)) visitor_->caught_up();
    return;
  }
  is_writing_ = true;
  socket_.text(true);
  socket_.async_write(asio::buffer(*outbox_.front()), [self = shared_from_this()](beast::error_code error, std::size_t) {
    self->is_writing_ = false;
    self->backlog_->unsent -= self->outbox_.front()->size();
    self->outbox_.pop_front();
    if (error)
      self->close();
    else
      self->write_next();
  });
}

void Connection::close_properly() {
  is_writing_ = true;
  socket_.async_close(websocket::close_reason(*ending_), [self = shared_from_this()](beast::error_code) { self->close(); });
}

}  // namespace shengxiao::net
