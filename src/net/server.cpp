// Puts the server together: threads, timers and secrets for the tables, the journal, whoever listens; and ends it in good order.
#include "net/server.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <chrono>
#include <ctime>
#include <deque>
#include <thread>

#include "net/connection.hpp"
#include "net/exporter.hpp"
#include "net/front.hpp"
#include "net/systemd.hpp"
#include "net/workers.hpp"

namespace shengxiao::net {

namespace {
namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using server::Alarm;
using server::Gate;
using server::Hub;
using server::Job;
using server::Milliseconds;

constexpr auto pause_without_descriptors = std::chrono::milliseconds(200);
constexpr std::size_t own_descriptors = 64;  // the journal's, and what libraries open
constexpr Milliseconds between_renewals = store::Store::lease / 3;
constexpr auto between_tidyings = std::chrono::minutes(10);
constexpr auto patience_at_the_end = std::chrono::seconds(5);  // for clients that do not close their connections

// As many descriptors as the system lets us have.
std::size_t raise_descriptors() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<std::size_t>(limit.rlim_cur);
}

Result<Networks> networks(const std::vector<std::string>& texts) {
  Networks all;
  for (const auto& text : texts) {
    const auto network = Network::parse(text);
    if (!network) return tl::unexpected(network.error());
    all.push_back(*network);
  }
  return all;
}

Result<tcp::acceptor> listen(asio::io_context& io, const ServerOptions& options) {
  error_code error;
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

Milliseconds now() { return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch()); }

constexpr std::size_t bytes_of_a_table = 64 * 1024;  // with its history and its agents, generously

class Server {
 public:
  Server(const ServerOptions& options, store::Store& store, Site site, Networks proxies, Networks unlimited,
         server::ChanceLog chance_log, std::size_t most_connections, server::Log& log)
      : options_(options),
        workers_(std::make_unique<Workers>(options.thinkers, metrics_)),
        house_{.gate = Gate(limits_of(options), now),
               .site = std::move(site),
               .proxies = std::move(proxies),
               .unlimited = std::move(unlimited),
               .secret = options.us ? options.us->secret : "",
               .most_connections = most_connections,
               .ledger = server::Ledger(
                   store, [this](Job job) { asio::post(writer_, std::move(job)); }, metrics_),
               .chance_log = std::move(chance_log),
               .metrics = metrics_,
               .log = log,
               .health = Health(house_.ledger, *metrics_),
               .services = options.services} {
    // Half of the memory is the computers'.
    const auto memory = std::make_shared<table::AgentMemory>(options.memory / 2);
    const auto most_rooms = std::max<std::size_t>(256, options.memory / 2 / bytes_of_a_table);
    const auto threads = loops_.size();
    for (std::size_t i = 0; i < threads; ++i) {
      auto& loop = *loops_[i];
      loop.index = i;
      loop.house = &house_;
      loop.hub = std::make_unique<Hub>(runtime_of(loop, memory), house_.gate, house_.ledger, house_.chance_log,
                                       server::HubOptions{i, threads, most_rooms / threads, options.idle});
      house_.hubs.push_back({loop.hub.get(), [&io = loop.io](Job job) { asio::post(io, std::move(job)); }});
    }
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  // Threads that think, write or compute may still tell the hubs' threads of it: they end first.
  ~Server() {
    for (auto& loop : loops_) {
      loop->connections.clear();
      loop->hub.reset();
    }
    workers_.reset();
    writer_.join();
    house_.end();
  }

  // Until a signal ends it. `ready` is called once it listens.
  Result<bool> run(const Job& ready) {
    auto& io = loops_.front()->io;
    auto acceptor = listen(io, options_);
    if (!acceptor) return tl::unexpected(acceptor.error());
    port_ = acceptor->local_endpoint().port();
    acceptor_ = &*acceptor;
    asio::co_spawn(io, accept_all(*acceptor), asio::detached);
    signals_.async_wait([this](error_code error, int signal) {
      if (!error) drain(signal);
    });
    if (!options_.metrics.empty())
      if (const auto exported = export_metrics(io, options_.metrics, *metrics_); !exported) return tl::unexpected(exported.error());
    if (options_.us) renew();
    tidy();
    watch();
    ready();
    std::deque<std::thread> threads;
    for (std::size_t i = 1; i < loops_.size(); ++i) threads.emplace_back([this, i] { run_loop(*loops_[i]); });
    run_loop(*loops_.front());
    for (auto& thread : threads) thread.join();
    acceptor_ = nullptr;
    house_.log.info("ended");
    return true;
  }

  std::uint16_t port() const { return port_; }
  const std::string& base_path() const { return house_.site.base_path(); }

 private:
  static Gate::Limits limits_of(const ServerOptions& options) {
    Gate::Limits limits;
    limits.connections = options.connections;
    return limits;
  }

  static std::vector<std::unique_ptr<Loop>> new_loops(int threads) {
    std::vector<std::unique_ptr<Loop>> loops;
    for (int i = 0; i < std::max(1, threads); ++i) loops.push_back(std::make_unique<Loop>());
    return loops;
  }

  server::Runtime runtime_of(Loop& loop, const std::shared_ptr<table::AgentMemory>& memory) {
    return {.background = [this](std::shared_ptr<table::Task> task,
                                 const std::string& payer) { workers_->post(std::move(task), payer); },
            .foreground = [&io = loop.io](Job job) { asio::post(io, std::move(job)); },
            .later = [&io = loop.io](Milliseconds time, Job job) -> Alarm { return alarm(io, time, std::move(job)); },
            .now = now,
            .secret = chance::random_bytes,
            .unix_time = [] { return static_cast<std::uint64_t>(std::time(nullptr)); },
            .luck = {},
            .agent_memory = memory,
            .computers = options_.computers,
            .metrics = house_.metrics,
            .trouble = [this](const Error& error) { house_.log.warning("journal", {{"why", server::Trouble{error}}}); }};
  }

  static void run_loop(Loop& loop) {
    const auto stays = asio::make_work_guard(loop.io);
    loop.io.run();
  }

  // Connections are shared out among the threads.
  asio::awaitable<void> accept_all(tcp::acceptor& acceptor) {
    for (std::size_t n = 0;; n = (n + 1) % loops_.size()) {
      auto& loop = *loops_[n];
      auto [error, socket] = co_await acceptor.async_accept(loop.io, asio::as_tuple(asio::use_awaitable));
      if (error == asio::error::operation_aborted || error == asio::error::bad_descriptor) co_return;
      if (error) {
        asio::steady_timer timer(loops_.front()->io, pause_without_descriptors);
        co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
        continue;
      }
      auto shared = std::make_shared<tcp::socket>(std::move(socket));
      asio::post(loop.io, [&loop, shared] { let_in(loop, std::move(*shared)); });
    }
  }

  // One at a time, however long it takes.
  void renew() {
    house_.ledger.use([this](store::Store& store) {
      const auto renewed = store.renew();
      asio::post(loops_.front()->io, [this, renewed] {
        if (!renewed) house_.log.warning("leases were not renewed", {{"why", server::Trouble{renewed.error()}}});
        renewal_ = alarm(loops_.front()->io, between_renewals, [this] { renew(); });
      });
    });
  }

  // Old tables go, some at a time.
  void tidy() {
    if (options_.keep.count() == 0) return;
    house_.ledger.use([this](store::Store& store) {
      const auto many = store.put_away(options_.keep, options_.old);
      if (many) house_.metrics->tables_put_away(static_cast<std::size_t>(*many));
      asio::post(loops_.front()->io, [this, many] {
        if (!many) house_.log.warning("old tables were not put away", {{"why", server::Trouble{many.error()}}});
        const bool goes_on = many && *many > 0;
        tidying_ = alarm(loops_.front()->io, goes_on ? Milliseconds(100) : Milliseconds(between_tidyings), [this] { tidy(); });
      });
    });
  }

  // systemd is told that the threads that serve are alive.
  void watch() {
    const auto interval = watchdog_interval();
    if (!interval) return;
    answers_missing_ = loops_.size();
    for (auto& loop : loops_)
      asio::post(loop->io, [this, interval] {
        asio::post(loops_.front()->io, [this, interval] {
          if (--answers_missing_ > 0) return;
          notify_systemd("WATCHDOG=1");
          watchdog_ = alarm(loops_.front()->io, *interval, [this] { watch(); });
        });
      });
  }

  // --- the end ---

  // First nobody new is sent here any more; whoever is here plays on meanwhile. Who presses Ctrl-C does not wait for that, and a
  // second signal ends it at once.
  void drain(int signal) {
    house_.log.info("draining", {{"connections", house_.connections.load()}});
    notify_systemd("STOPPING=1");
    house_.drains = true;
    house_.metrics->draining();
    signals_.async_wait([this](error_code error, int) {
      if (!error) stop();
    });
    const auto time = signal == SIGTERM && house_.connections > 0 ? Milliseconds(options_.drain) : Milliseconds(0);
    step_ = alarm(loops_.front()->io, time, [this] { retire(); });
  }

  // Then everything is written and told, the tables are anybody's, and the connections are closed with 1001: clients come anew,
  // and find another server.
  void retire() {
    if (acceptor_) acceptor_->close();
    retiring_ = loops_.size();
    for (auto& loop : loops_)
      asio::post(loop->io, [this, &loop = *loop] {
        loop.retires = true;
        loop.hub->retire([this, &loop] {
          for (const auto& connection : loop.connections) connection->end(boost::beast::websocket::close_code::going_away);
          wait_for_clients(loop, std::chrono::steady_clock::now() + patience_at_the_end);
        });
      });
    step_ = alarm(loops_.front()->io, 2 * patience_at_the_end, [this] { stop(); });  // the journal does not answer
  }

  void wait_for_clients(Loop& loop, std::chrono::steady_clock::time_point until) {
    if (!loop.connections.empty() && std::chrono::steady_clock::now() < until) {
      const auto timer = std::make_shared<asio::steady_timer>(loop.io, Milliseconds(20));
      return timer->async_wait([this, &loop, until, timer](error_code) { wait_for_clients(loop, until); });
    }
    asio::post(loops_.front()->io, [this] {
      if (--retiring_ == 0) stop();
    });
  }

  void stop() {
    for (auto& loop : loops_) loop->io.stop();
  }

  const ServerOptions& options_;
  std::shared_ptr<server::Metrics> metrics_ = std::make_shared<server::Metrics>();
  std::unique_ptr<Workers> workers_;
  asio::thread_pool writer_{1};
  House house_;
  std::vector<std::unique_ptr<Loop>> loops_ = new_loops(options_.threads);
  asio::signal_set signals_{loops_.front()->io, SIGINT, SIGTERM};
  tcp::acceptor* acceptor_ = nullptr;
  std::uint16_t port_ = 0;
  Alarm renewal_, tidying_, watchdog_, step_;
  std::size_t answers_missing_ = 0;  // of the threads that serve
  std::size_t retiring_ = 0;
};
}  // namespace

Result<bool> serve(const ServerOptions& options, const std::function<void(const std::string& url)>& ready) {
  const auto descriptors = raise_descriptors();
  auto proxies = networks(options.proxies), unlimited = networks(options.unlimited);
  if (!proxies) return tl::unexpected(proxies.error());
  if (!unlimited) return tl::unexpected(unlimited.error());
  auto site = Site::make(options.site, *proxies);
  if (!site) return tl::unexpected(site.error());
  auto& store = *options.store;
  auto chance_log = server::ChanceLog::load(store);
  if (!chance_log) return tl::unexpected(chance_log.error());
  const auto log = options.log ? options.log : std::make_shared<server::Log>(server::LogOptions{.least = server::Severity::error});
  for (const auto& finding : store.findings()) log->warning("found in the journal", {{"what", server::Trouble{finding}}});
  Server server(options, store, *std::move(site), *std::move(proxies), *std::move(unlimited), *std::move(chance_log),
                descriptors - std::min(descriptors / 2, own_descriptors), *log);
  return server.run([&] {
    const bool v6 = options.host.find(':') != std::string::npos;
    log->info("serving", {{"port", server.port()}, {"threads", options.threads}, {"thinkers", options.thinkers}});
    ready(fmt::format("http://{}:{}{}", v6 ? "[" + options.host + "]" : options.host, server.port(), server.base_path()));
  });
}

}  // namespace shengxiao::net
