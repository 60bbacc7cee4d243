// Coroutines: every co_await stands in a statement of its own, since g++ 12 miscompiles it inside larger expressions (./dev check
// looks for that).
#include "net/front.hpp"

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <chrono>
#include <optional>
#include <type_traits>

#include "net/connection.hpp"
#include "net/link.hpp"
#include "table/words.hpp"

namespace shengxiao::net {

namespace {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using server::Gate;
using Stream = beast::tcp_stream;

constexpr auto front_patience = std::chrono::seconds(30);

// A connection that is counted: for its address, and in all.
class Entry {
 public:
  explicit Entry(House& house) : house_(house), counted_(*house.metrics) { ++house_.connections; }
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry() {
    if (is_in_) house_.gate.left(address_);
    --house_.connections;
  }
  // False where there is no place for it. It is no longer counted for who it was taken for before.
  bool enter(std::string address) {
    if (is_in_) house_.gate.left(address_);
    address_ = std::move(address);
    is_in_ = house_.gate.enter(address_);
    if (!is_in_) house_.metrics->connection_turned_away();
    return is_in_;
  }
  const std::string& address() const { return address_; }

 private:
  House& house_;
  server::CountedConnection counted_;
  std::string address_;
  bool is_in_ = false;
};

// What another thread answers; who asks waits for it.
template <class Value>
struct Answer {
  explicit Answer(asio::io_context& io) : came(io, never) {}
  asio::steady_timer came;
  std::optional<Value> value{};
};

class Front : public std::enable_shared_from_this<Front> {
 public:
  Front(Loop& loop, tcp::socket socket, const asio::ip::address& peer)
      : loop_(loop), house_(*loop.house), stream_(std::move(socket)), peer_(peer), entry_(house_) {}

  bool enter() { return is_proxy() || entry_.enter(house_.name_of(peer_)); }

  asio::awaitable<void> serve() {
    const auto self = shared_from_this();
    beast::flat_buffer buffer;
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(Service::longest_body);
      stream_.expires_after(front_patience);
      const auto [failed, head] = co_await http::async_read_header(stream_, buffer, parser, asio::as_tuple(asio::use_awaitable));
      if (failed) co_return;
      const bool has_body = parser.chunked() || parser.content_length().value_or(0) > 0;
      if (has_body && !service_for(parser.get())) co_return;
      const auto [error, bytes] = co_await http::async_read(stream_, buffer, parser, asio::as_tuple(asio::use_awaitable));
      if (error) co_return;
      auto request = parser.release();
      const bool from_here = is_from_here(request, peer_, house_.proxies);
      if (is_upgrade(request) && request.find(as_header(passport)) != request.end()) {
        auto passed_on = passed_on_by_neighbour(request);
        if (!passed_on || !entry_.enter(passed_on->address)) co_return;
        co_await talk(std::move(request), *std::move(passed_on));
        co_return;
      }
      auto elsewhere = house_.site.receive(request, peer_);
      const bool is_guest = !elsewhere && is_upgrade(request) && path_of(request) == "/ws" && same_origin(request);
      if (is_guest) {
        Peer peer{is_proxy() ? client_of(request) : entry_.address()};
        peer.has_lab = from_here && std::ranges::any_of(house_.services, [](const Service& one) { return one.answer != nullptr; });
        if (is_proxy() && !entry_.enter(peer.address)) co_return;
        co_await talk(std::move(request), std::move(peer));
        co_return;
      }
      std::optional<Page> page = std::move(elsewhere);
      const auto* service = service_for(request);
      if (!page && service) page = refusal(*service, request, from_here);
      if (!page && service) page = co_await ask(*service, request);
      if (!page) page = co_await answer(request);
      const bool stays = page->keep_alive() && !loop_.retires;
      const auto [broken, written] = co_await beast::async_write(stream_, *std::move(page), asio::as_tuple(asio::use_awaitable));
      if (broken || !stays) break;
    }
    beast::error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

 private:
  bool is_proxy() const { return has(house_.proxies, peer_); }
  std::string client_of(const Request& request) const {
    return house_.name_of(client_behind(peer_, forwarded_for(request), house_.proxies));
  }
  static bool is_upgrade(const Request& request) { return websocket::is_upgrade(request); }
  static beast::string_view as_header(std::string_view name) { return {name.data(), name.size()}; }

  // Another server of the club speaks for a guest, whom it knows; nothing where it does not know our secret.
  std::optional<Peer> passed_on_by_neighbour(const Request& request) {
    const auto said = request[as_header(passport)];
    if (house_.secret.empty() || !is_same(std::string_view(said.data(), said.size()), house_.secret)) return std::nullopt;
    const auto address = request[as_header(guest)];
    return Peer{std::string(address.data(), address.size()), true};
  }

  // Takes as long wherever they differ.
  static bool is_same(std::string_view a, std::string_view b) {
    unsigned difference = a.size() == b.size() ? 0 : 1;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
      difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return difference == 0;
  }

  asio::awaitable<void> talk(Request request, Peer peer) {
    const auto connection = std::make_shared<Connection>(std::move(stream_), loop_, std::move(peer));
    co_await connection->talk(std::move(request));
  }

  // By the path alone, with the base path or without.
  const Service* service_for(const Request& request) const {
    auto path = path_of(request);
    const auto& base = house_.site.base_path();
    if (path.starts_with(base)) path.remove_prefix(base.size() - 1);
    const auto found = std::ranges::find(house_.services, path, &Service::path);
    return found == house_.services.end() ? nullptr : &*found;
  }

  asio::awaitable<Page> ask(const Service& service, const Request& request) {
    const auto make = [&] { return service.answer(request.body()); };
    auto text = co_await asio::co_spawn(house_.serving, made(house_, make), asio::use_awaitable);
    co_return json_page(request, *std::move(text));
  }

  // On another thread, for a loop that waits for it. Nothing where the server has ended: no loop goes on then.
  template <class Make>
  static asio::awaitable<std::optional<std::invoke_result_t<Make>>> made(const House& house, const Make& make) {
    if (house.ends) co_return std::nullopt;
    co_return make();
  }

  asio::awaitable<Page> answer(const Request& request) {
    if (request.method() != http::verb::get && request.method() != http::verb::head)
      co_return plain_page(request, http::status::method_not_allowed, "Only GET and HEAD.");
    const auto path = path_of(request);
    if (path == "/health" || path == "/ready") {
      auto page = co_await health(request, path == "/ready");
      co_return page;
    }
    if (path.starts_with(how_to_play_path)) co_return how_to_play_page(request);
    const bool is_calendar = path.starts_with(calendar_path);
    if (!is_calendar && path != log_path) co_return file_page(request);
    const auto address = is_proxy() ? client_of(request) : entry_.address();
    if (const auto may = house_.gate.take(address, Gate::Kind::page); !may) {
      house_.metrics->throttled(Gate::Kind::page);
      co_return plain_page(request, http::status::too_many_requests, table::message(may.error()));
    }
    if (is_calendar) {
      const auto make = [&] { return calendar_page(request); };
      auto page = co_await asio::co_spawn(house_.computing, made(house_, make), asio::use_awaitable);
      co_return *std::move(page);
    }
    auto page = co_await log(request);
    co_return page;
  }

  // Of the process: whether it lives and can write. Of its readiness: whether it also wants guests.
  asio::awaitable<Page> health(const Request& request, bool of_readiness) {
    if (of_readiness && house_.drains) co_return plain_page(request, http::status::service_unavailable, "draining");
    const auto answer = std::make_shared<Answer<Result<bool>>>(loop_.io);
    house_.health.ask([answer, &io = loop_.io](const Result<bool>& checked) {
      asio::post(io, [answer, checked] {
        answer->value = checked;
        answer->came.cancel();
      });
    });
    while (!answer->value) co_await answer->came.async_wait(asio::as_tuple(asio::use_awaitable));
    if (*answer->value) co_return plain_page(request, http::status::ok, "ok");
    co_return plain_page(request, http::status::service_unavailable, "The journal cannot be written.");
  }

  asio::awaitable<Page> log(const Request& request) {
    const auto from = entry_of_log(request);
    if (!from) co_return plain_page(request, http::status::bad_request, "from is a number from 1.");
    const auto answer = std::make_shared<Answer<Result<std::string>>>(loop_.io);
    house_.ledger.use([answer, &io = loop_.io, &log = house_.chance_log, from = *from](store::Store& store) {
      asio::post(io, [answer, page = log.page(store, from)] {
        answer->value = page;
        answer->came.cancel();
      });
    });
    while (!answer->value) co_await answer->came.async_wait(asio::as_tuple(asio::use_awaitable));
    if (!*answer->value) co_return plain_page(request, http::status::service_unavailable, "The journal cannot be read.");
    co_return json_page(request, **answer->value);
  }

  Loop& loop_;
  House& house_;
  Stream stream_;
  asio::ip::address peer_;
  Entry entry_;
};
}  // namespace

void let_in(Loop& loop, tcp::socket socket) {
  beast::error_code error;
  const auto peer = socket.remote_endpoint(error);
  if (error) return;
  if (loop.house->connections >= loop.house->most_connections) return loop.house->metrics->connection_turned_away();
  socket.set_option(tcp::no_delay(true), error);  // messages are small and somebody waits for each
  const auto front = std::make_shared<Front>(loop, std::move(socket), peer.address());
  if (!front->enter()) return;
  asio::co_spawn(loop.io, front->serve(), asio::detached);
}

}  // namespace shengxiao::net
