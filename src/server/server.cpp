// The one file that knows the HTTP library, Boost.Beast. Coroutines: every co_await stands in a statement of its own, since
// g++ 12 miscompiles it inside larger expressions (./dev check looks for that).
#include "server/server.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <chrono>
#include <ctime>
#include <deque>

#include "calendar/json.hpp"
#include "games/editions.hpp"
#include "server/embedded.hpp"
#include "server/hub.hpp"
#include "server/workers.hpp"
#include "table/words.hpp"

namespace shengxiao::server {

namespace {
namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Stream = beast::tcp_stream;
using Socket = websocket::stream<Stream>;
using Request = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;

constexpr auto patience = std::chrono::seconds(30);
constexpr std::string_view calendar_path = "/calendar/", log_path = "/chance/log";
constexpr std::size_t most_connections = 512;
constexpr std::size_t longest_frame = 1024 * 1024;  // beyond it the connection is closed; Hub answers what is merely too long
constexpr std::size_t most_unsent = 8 * 1024 * 1024;

std::string_view media_type(std::string_view path) {
  const auto ends = [&](std::string_view ending) { return path.ends_with(ending); };
  if (ends(".html")) return "text/html; charset=utf-8";
  if (ends(".js")) return "text/javascript; charset=utf-8";
  if (ends(".css")) return "text/css; charset=utf-8";
  if (ends(".svg")) return "image/svg+xml";
  if (ends(".md")) return "text/markdown; charset=utf-8";
  if (ends(".json") || ends(".webmanifest")) return "application/json";
  if (ends(".woff2")) return "font/woff2";
  if (ends(".toml")) return "application/toml";
  if (ends(".png")) return "image/png";
  return "application/octet-stream";
}

const EmbeddedFile* find_file(std::span<const EmbeddedFile> files, std::string_view path) {
  for (const auto& file : files)
    if (file.path == path) return &file;
  return nullptr;
}

template <class Body>
http::response<Body> page(const Request& request, http::status status, std::string_view type, typename Body::value_type body) {
  http::response<Body> response{status, request.version()};
  response.set(http::field::content_type, type);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
               "base-uri 'none'; frame-ancestors 'none'");
  response.body() = std::move(body);
  response.keep_alive(request.keep_alive());
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body() = {};
  return response;
}

// Of files that are in the program.
Response page(const Request& request, http::status status, std::string_view type, std::string_view body) {
  return page<http::span_body<const char>>(request, status, type, {body.data(), body.size()});
}

// /calendar/1990-05-17 tells of a date; with several, commas between, also what The Great Race makes of those birthdays.
http::response<http::string_body> calendar_page(const Request& request, std::string_view dates) {
  const auto told = calendar::json_of(dates);
  if (told) return page<http::string_body>(request, http::status::ok, "application/json", *told);
  return page<http::string_body>(request, http::status::bad_request, "text/plain; charset=utf-8", table::message(told.error()));
}

// /chance/log, or /chance/log?from=1001.
http::response<http::string_body> log_page(const Request& request, const ChanceLog& log, std::string_view query) {
  constexpr std::string_view name = "?from=";
  std::int64_t from = 0;
  if (query.starts_with(name)) {
    query.remove_prefix(name.size());
    const auto [end, error] = std::from_chars(query.data(), query.data() + query.size(), from);
    if (error != std::errc() || end != query.data() + query.size() || from < 1)
      return page<http::string_body>(request, http::status::bad_request, "text/plain; charset=utf-8", "from is a number from 1.\n");
  }
  return page<http::string_body>(request, http::status::ok, "application/json", log.page(from));
}

// Everything is in memory; nothing outside the embedded lists can be named.
Response answer(const Request& request) {
  constexpr std::string_view plain = "text/plain; charset=utf-8";
  if (request.method() != http::verb::get && request.method() != http::verb::head)
    return page(request, http::status::method_not_allowed, plain, "Only GET and HEAD.\n");
  std::string_view target(request.target().data(), request.target().size());
  target = target.substr(0, target.find('?'));
  if (target == "/health") return page(request, http::status::ok, plain, "ok\n");
  constexpr std::string_view rules = "/rules/", editions = "/editions/";
  const bool of_rules = target.starts_with(rules), of_editions = target.starts_with(editions);
  const auto files = of_rules ? rules_files() : of_editions ? games::edition_files() : client_files();
  auto path = target.substr(of_rules ? rules.size() : of_editions ? editions.size() : 1);
  if (path.empty()) path = "index.html";
  const auto* file = find_file(files, path);
  if (!file) {
    const bool no_client = client_files().empty() && !of_rules && !of_editions;
    return page(request, http::status::not_found, plain,
                no_client ? "This build has no web client.\n" : "There is no such page.\n");
  }
  const auto accepted = request[http::field::accept_encoding];
  const auto* packed = find_file(files, std::string(path) + ".gz");
  const bool gzip = packed && std::string_view(accepted.data(), accepted.size()).find("gzip") != std::string_view::npos;
  auto response = page(request, http::status::ok, media_type(path), gzip ? packed->bytes : file->bytes);
  if (packed) response.set(http::field::vary, "Accept-Encoding");
  if (gzip) response.set(http::field::content_encoding, "gzip");
  response.set(http::field::cache_control, path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  return response;
}

// A page of another site must not drive a table of this one.
bool same_origin(const Request& request) {
  const auto origin = request[http::field::origin];
  if (origin.empty()) return true;
  const std::string_view text(origin.data(), origin.size());
  const auto host = request[http::field::host];
  const auto after = text.find("://");
  return after != std::string_view::npos && text.substr(after + 3) == std::string_view(host.data(), host.size());
}

// A WebSocket with what waits to be sent over it.
class Line : public std::enable_shared_from_this<Line> {
 public:
  explicit Line(Socket socket) : socket_(std::move(socket)), wake_(socket_.get_executor()) {
    wake_.expires_at(std::chrono::steady_clock::time_point::max());
  }

  Socket& socket() { return socket_; }

  void send(std::string text) {
    unsent_ += text.size();
    if (unsent_ > most_unsent) return close();  // it does not read what it is sent
    outbox_.push_back(std::move(text));
    wake_.cancel_one();
  }

  void close() {
    closing_ = true;
    wake_.cancel();
    beast::get_lowest_layer(socket_).close();
  }

  asio::awaitable<void> write_all() {
    const auto self = shared_from_this();
    while (!closing_) {
      if (outbox_.empty()) {
        co_await wake_.async_wait(asio::as_tuple(asio::use_awaitable));
        continue;
      }
      const auto text = std::move(outbox_.front());
      outbox_.pop_front();
      socket_.text(true);
      const auto [error, bytes] = co_await socket_.async_write(asio::buffer(text), asio::as_tuple(asio::use_awaitable));
      unsent_ -= text.size();
      if (error) co_return;
    }
  }

 private:
  Socket socket_;
  asio::steady_timer wake_;
  std::deque<std::string> outbox_;
  std::size_t unsent_ = 0;
  bool closing_ = false;
};

class Server {
 public:
  Server(asio::io_context& io, Hub& hub) : io_(io), hub_(hub) {}

  asio::awaitable<void> accept_all(tcp::acceptor acceptor) {
    while (true) {
      auto [error, socket] = co_await acceptor.async_accept(asio::as_tuple(asio::use_awaitable));
      if (error == asio::error::operation_aborted) co_return;
      if (error) continue;
      if (connections_ >= most_connections) continue;  // the socket closes
      socket.set_option(tcp::no_delay(true), error);   // messages are small and somebody waits for each
      ++connections_;
      asio::co_spawn(io_, connection(Stream(std::move(socket))), [this](const std::exception_ptr&) { --connections_; });
    }
  }

 private:
  asio::awaitable<void> connection(Stream stream) {
    beast::flat_buffer buffer;
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(0);
      stream.expires_after(patience);
      const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, asio::as_tuple(asio::use_awaitable));
      if (error) co_return;
      const auto request = parser.release();
      if (websocket::is_upgrade(request) && request.target() == "/ws" && same_origin(request)) {
        co_await talk(std::move(stream), request);
        co_return;
      }
      const std::string_view target(request.target().data(), request.target().size());
      const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
      bool more = false;
      if (reads && target.starts_with(calendar_path))
        more = co_await send(stream, calendar_page(request, target.substr(calendar_path.size())));
      else if (reads && target.substr(0, target.find('?')) == log_path)
        more = co_await send(stream, log_page(request, hub_.chance_log(), target.substr(log_path.size())));
      else
        more = co_await send(stream, answer(request));
      if (!more) break;
    }
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  // Whether the connection stays.
  template <class Body>
  static asio::awaitable<bool> send(Stream& stream, http::response<Body> response) {
    const auto [error, bytes] = co_await http::async_write(stream, response, asio::as_tuple(asio::use_awaitable));
    co_return !error && response.keep_alive();
  }

  asio::awaitable<void> talk(Stream stream, const Request& request) {
    stream.expires_never();
    const auto line = std::make_shared<Line>(Socket(std::move(stream)));
    auto& socket = line->socket();
    socket.set_option(websocket::stream_base::timeout{patience, patience, true});  // asks whether somebody is there
    socket.read_message_max(longest_frame);
    const auto [refused] = co_await socket.async_accept(request, asio::as_tuple(asio::use_awaitable));
    if (refused) co_return;
    asio::co_spawn(io_, line->write_all(), asio::detached);
    const auto client = hub_.connect([weak = std::weak_ptr(line)](std::string text) {
      if (const auto open = weak.lock()) open->send(std::move(text));
    });
    beast::flat_buffer buffer;
    while (true) {
      const auto [error, bytes] = co_await socket.async_read(buffer, asio::as_tuple(asio::use_awaitable));
      if (error) break;
      const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
      hub_.receive(client, socket.got_text() ? text : std::string_view("binary"));
      buffer.consume(buffer.size());
    }
    hub_.disconnect(client);
    line->close();
  }

  asio::io_context& io_;
  Hub& hub_;
  std::size_t connections_ = 0;
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
  auto log = ChanceLog::load(options.store.get());
  if (!log) return tl::unexpected(log.error());
  asio::io_context io(1);
  auto acceptor = listen(io, options);
  if (!acceptor) return tl::unexpected(acceptor.error());
  const auto port = acceptor->local_endpoint().port();

  Workers workers(std::max(2, static_cast<int>(std::thread::hardware_concurrency())));
  asio::thread_pool writer(1);
  Runtime runtime{
      [&](std::shared_ptr<table::Task> task) { workers.post(std::move(task)); },
      [&](Job job) { asio::post(io, std::move(job)); },
      [&](Milliseconds time, Job job) {
        const auto timer = std::make_shared<asio::steady_timer>(io, time);
        timer->async_wait([timer, job = std::move(job)](beast::error_code error) {
          if (!error) job();
        });
      },
      [] { return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch()); },
      [&](Job job) { asio::post(writer, std::move(job)); },
      chance::random_bytes,
      [] { return static_cast<std::uint64_t>(std::time(nullptr)); },
      {},
  };
  Hub hub(std::move(runtime), options.store, *std::move(log));
  Server server(io, hub);
  asio::co_spawn(io, server.accept_all(std::move(*acceptor)), asio::detached);
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&](auto, auto) { io.stop(); });
  const bool v6 = options.host.find(':') != std::string::npos;
  ready(fmt::format("http://{}:{}/", v6 ? "[" + options.host + "]" : options.host, port));
  io.run();
  return true;
}

}  // namespace shengxiao::server
