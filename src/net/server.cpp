// Listens, lets clients in, and gives the tables the threads, timers and secrets that they need.
// Coroutines: every co_await stands in a statement of its own, since g++ 12 miscompiles it inside larger expressions (./dev check
// looks for that).
#include "net/server.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <chrono>
#include <ctime>
#include <optional>

#include "net/address.hpp"
#include "net/connection.hpp"
#include "net/workers.hpp"
#include "table/words.hpp"

namespace shengxiao::net {

namespace {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using server::Alarm;
using server::Gate;
using server::Hub;
using server::Job;
using server::Milliseconds;
using Stream = beast::tcp_stream;

constexpr auto patience = std::chrono::seconds(30);
constexpr auto pause_without_descriptors = std::chrono::milliseconds(200);
constexpr std::size_t own_descriptors = 64;  // the journal's, and what libraries open
constexpr std::size_t agent_memory = std::size_t{512} << 20;

// As many descriptors as the system lets us have.
std::size_t raise_descriptors() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<std::size_t>(limit.rlim_cur);
}

struct Guests {
  Networks proxies, unlimited;
};

Result<Networks> networks(const std::vector<std::string>& texts) {
  Networks all;
  for (const auto& text : texts) {
    const auto network = Network::parse(text);
    if (!network) return tl::unexpected(network.error());
    all.push_back(*network);
  }
  return all;
}

// A connection that is counted for its address.
class Entry {
 public:
  explicit Entry(Gate& gate) : gate_(gate) {}
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry() {
    if (is_in_) gate_.left(address_);
  }
  // False where there is no place for it.
  bool enter(std::string address) {
    address_ = std::move(address);
    return is_in_ = gate_.enter(address_);
  }
  const std::string& address() const { return address_; }

 private:
  Gate& gate_;
  std::string address_;
  bool is_in_ = false;
};

class Server {
 public:
  Server(asio::io_context& io, Hub& hub, Gate& gate, Guests guests, std::size_t most_connections)
      : io_(io), hub_(hub), gate_(gate), guests_(std::move(guests)), most_connections_(most_connections) {}

  asio::awaitable<void> accept_all(tcp::acceptor acceptor) {
    while (true) {
      auto [error, socket] = co_await acceptor.async_accept(asio::as_tuple(asio::use_awaitable));
      if (error == asio::error::operation_aborted) co_return;
      if (error) {
        asio::steady_timer timer(io_, pause_without_descriptors);
        co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
        continue;
      }
      let_in(std::move(socket));
    }
  }

 private:
  // Where there is no place the socket closes.
  void let_in(tcp::socket socket) {
    beast::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error || connections_ >= most_connections_) return;
    auto entry = std::make_shared<Entry>(gate_);
    if (!has(guests_.proxies, peer.address()) && !entry->enter(name_of(peer.address()))) return;
    ++connections_;
    socket.set_option(tcp::no_delay(true), error);  // messages are small and somebody waits for each
    asio::co_spawn(io_, serve(Stream(std::move(socket)), peer.address(), std::move(entry)),
                   [this](const std::exception_ptr&) { --connections_; });
  }

  // Of the allowance.
  std::string name_of(const asio::ip::address& address) const {
    return has(guests_.unlimited, address) ? "" : allowance_name(address);
  }

  std::string client_of(const Request& request, const asio::ip::address& peer) const {
    return name_of(client_behind(peer, forwarded_for(request), guests_.proxies));
  }

  asio::awaitable<void> serve(Stream stream, asio::ip::address peer, std::shared_ptr<Entry> entry) {
    beast::flat_buffer buffer;
    const bool by_proxy = has(guests_.proxies, peer);
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(0);
      stream.expires_after(patience);
      const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, asio::as_tuple(asio::use_awaitable));
      if (error) co_return;
      auto request = parser.release();
      const auto address = by_proxy ? client_of(request, peer) : entry->address();
      if (websocket::is_upgrade(request) && request.target() == "/ws" && same_origin(request)) {
        if (by_proxy && !entry->enter(address)) co_return;
        const auto connection = std::make_shared<Connection>(std::move(stream), hub_, gate_, address);
        co_await connection->talk(std::move(request));
        co_return;
      }
      auto page = co_await answer(request, address);
      const bool stays = page.keep_alive();
      const auto [broken, written] = co_await beast::async_write(stream, std::move(page), asio::as_tuple(asio::use_awaitable));
      if (broken || !stays) break;
    }
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  asio::awaitable<Page> answer(const Request& request, const std::string& address) {
    if (request.method() != http::verb::get && request.method() != http::verb::head)
      co_return plain_page(request, http::status::method_not_allowed, "Only GET and HEAD.");
    const auto path = path_of(request);
    if (path == "/health") co_return plain_page(request, http::status::ok, "ok");
    const bool is_calendar = path.starts_with(calendar_path);
    if (!is_calendar && path != log_path) co_return file_page(request);
    if (const auto may = gate_.take(address, Gate::Kind::page); !may)
      co_return plain_page(request, http::status::too_many_requests, table::message(may.error()));
    if (!is_calendar) co_return log_page(request, hub_.chance_log());
    auto page = co_await asio::co_spawn(computing_, compute(request), asio::use_awaitable);
    co_return *std::move(page);
  }

  static asio::awaitable<std::optional<Page>> compute(const Request& request) { co_return calendar_page(request); }

  asio::io_context& io_;
  Hub& hub_;
  Gate& gate_;
  const Guests guests_;
  const std::size_t most_connections_;
  std::size_t connections_ = 0;
  asio::thread_pool computing_{1};  // what takes longer than the others should wait
};

Result<tcp::acceptor> listen(asio::io_context& io, const ServerOptions& options) {
  beast::error_code error;
  const auto address = asio::ip::make_address(options.host, error);
  if (error) return fail("", "server.bad_address", options.host);
  const tcp::endpoint endpoint(address, options.port);
  tcp::acceptor acceptor(io);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error == asio::error::address_in_use) return fail("", "server.port_in_use", options.port);
  if (error) return fail("", "server.cannot_listen", options.host, options.port, error.message());
  return acceptor;
}
}  // namespace

Result<bool> serve(const ServerOptions& options, const std::function<void(const std::string& url)>& ready) {
  const auto descriptors = raise_descriptors();
  auto proxies = networks(options.proxies), unlimited = networks(options.unlimited);
  if (!proxies) return tl::unexpected(proxies.error());
  if (!unlimited) return tl::unexpected(unlimited.error());
  auto log = server::ChanceLog::load(options.store.get());
  if (!log) return tl::unexpected(log.error());
  const auto now = [] { return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch()); };
  Gate gate({}, now);  // connections that are dropped in the end leave by it
  asio::io_context io(1);
  auto acceptor = listen(io, options);
  if (!acceptor) return tl::unexpected(acceptor.error());
  const auto port = acceptor->local_endpoint().port();

  Workers workers(std::max(2, static_cast<int>(std::thread::hardware_concurrency())));
  asio::thread_pool writer(1);
  server::Runtime runtime{
      [&](std::shared_ptr<table::Task> task, const std::string& payer) { workers.post(std::move(task), payer); },
      [&](Job job) { asio::post(io, std::move(job)); },
      [&](Milliseconds time, Job job) -> Alarm {
        const auto timer = std::make_shared<asio::steady_timer>(io, time);
        timer->async_wait([held = std::weak_ptr(timer), job = std::move(job)](beast::error_code error) {
          if (!error && !held.expired()) job();
        });
        return timer;
      },
      now,
      [&](Job job) { asio::post(writer, std::move(job)); },
      chance::random_bytes,
      [] { return static_cast<std::uint64_t>(std::time(nullptr)); },
      {},
      std::make_shared<table::AgentMemory>(agent_memory),
  };
  Hub hub(std::move(runtime), gate, options.store, *std::move(log));
  Server server(io, hub, gate, {*std::move(proxies), *std::move(unlimited)},
                descriptors - std::min(descriptors / 2, own_descriptors));
  asio::co_spawn(io, server.accept_all(std::move(*acceptor)), asio::detached);
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&](auto, auto) { io.stop(); });
  const bool v6 = options.host.find(':') != std::string::npos;
  ready(fmt::format("http://{}:{}/", v6 ? "[" + options.host + "]" : options.host, port));
  io.run();
  return true;
}

}  // namespace shengxiao::net
