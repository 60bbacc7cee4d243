#include "server/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <sstream>

#include "core/version.hpp"
#include "server/process.hpp"

namespace shengxiao::server {

namespace {
using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::MetricFamily;
using prometheus::Registry;

const Histogram::BucketBoundaries answer_times{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5};
const Histogram::BucketBoundaries commit_times{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10};

// What docs/protocol.md has.
constexpr std::array<std::string_view, 26> verbs{
    "new",    "load", "join",    "sit",  "entropy", "stand", "leave", "resign", "draw",     "look",   "play",   "undo",   "answer",
    "deputy", "chat", "conduct", "mute", "kick",    "hint",  "why",   "past",   "analysis", "record", "verify", "review", "judge"};
constexpr std::array<std::string_view, Gate::kinds> gate_kinds{"request", "page", "table", "wrong_code"};
constexpr std::size_t most_error_ids = 300;  // ids are those of the catalogues; this bounds the series where one is not

double as_double(std::size_t number) { return static_cast<double>(number); }

Counter& counter(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}
Gauge& gauge(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}
Family<Counter>& counters(Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}
}  // namespace

// What a call needs is looked up once, here.
struct Metrics::Series {
  Registry registry;
  Counter& opened = counter(registry, "shengxiao_connections_total", "WebSockets that were opened.");
  Gauge& open = gauge(registry, "shengxiao_connections", "WebSockets that are open.");
  Counter& turned_away = counter(registry, "shengxiao_connections_turned_away_total", "Connections for which there was no place.");
  Counter& passed_on =
      counter(registry, "shengxiao_connections_passed_on_total", "Connections passed on to the server that has their table.");
  std::map<std::string_view, Histogram*> messages;
  Histogram* other_messages = nullptr;
  Family<Counter>& refusals =
      counters(registry, "shengxiao_refusals_total", "Requests that were answered with an error, by its id.");
  std::mutex refusals_mutex;
  std::map<std::string, Counter*, std::less<>> refusals_by_id;
  Counter& other_refusals = refusals.Add({{"error", "other"}});
  Counter& told_messages = counter(registry, "shengxiao_told_messages_total", "Messages sent to clients.");
  Counter& told_bytes = counter(registry, "shengxiao_told_bytes_total", "Bytes of the messages sent to clients.");
  std::array<Counter*, Gate::kinds> throttled{};
  Counter& moves = counter(registry, "shengxiao_moves_total", "Moves that were made, by people and by computers.");
  Gauge& tables = gauge(registry, "shengxiao_tables", "Tables in memory.");
  Counter& fetched = counter(registry, "shengxiao_tables_fetched_total", "Tables that were fetched from the journal.");
  Counter& at_rest = counter(registry, "shengxiao_tables_at_rest_total", "Tables that went out of memory into the journal.");
  Counter& put_away = counter(registry, "shengxiao_tables_put_away_total", "Old tables that were archived or removed.");
  Counter& events = counter(registry, "shengxiao_stored_events_total", "Events written to the journal.");
  Counter& failures =
      counter(registry, "shengxiao_store_failures_total", "Writes to the journal, and checks of it for /health, that failed.");
  Histogram& commits = prometheus::BuildHistogram()
                           .Name("shengxiao_commit_seconds")
                           .Help("How long the journal took for a commit.")
                           .Register(registry)
                           .Add({}, commit_times);
  Gauge& waiting = gauge(registry, "shengxiao_thinking_waiting", "Tasks of computers, hints and analyses that wait for a thread.");
  Gauge& running = gauge(registry, "shengxiao_thinking_running", "Tasks of computers, hints and analyses that run.");
  Gauge& draining = gauge(registry, "shengxiao_draining", "1 once the server lets nobody in any more.");

  Series();
  std::vector<MetricFamily> process() const;
};

Metrics::Series::Series() {
  auto& by_verb = prometheus::BuildHistogram()
                      .Name("shengxiao_message_seconds")
                      .Help("How long a message of a client took, by what it asked.")
                      .Register(registry);
  for (const auto verb : verbs) messages[verb] = &by_verb.Add({{"verb", std::string(verb)}}, answer_times);
  other_messages = &by_verb.Add({{"verb", "other"}}, answer_times);
  auto& by_kind = counters(registry, "shengxiao_throttled_total", "Requests that came faster than their address may ask.");
  for (std::size_t kind = 0; kind < gate_kinds.size(); ++kind)
    throttled[kind] = &by_kind.Add({{"kind", std::string(gate_kinds[kind])}});
  prometheus::BuildGauge()
      .Name("shengxiao_build_info")
      .Help("1; the version is in the label.")
      .Register(registry)
      .Add({{"version", std::string(version)}})
      .Set(1);
}

std::vector<MetricFamily> Metrics::Series::process() const {
  const auto use = process_use();
  Registry own;
  counter(own, "process_cpu_seconds_total", "Processor time in seconds.").Increment(use.cpu_seconds);
  gauge(own, "process_start_time_seconds", "When the process was started, in seconds since 1970.").Set(use.started);
  gauge(own, "process_resident_memory_bytes", "Memory in use.").Set(as_double(use.resident));
  gauge(own, "process_virtual_memory_bytes", "Address space in use.").Set(as_double(use.address_space));
  gauge(own, "process_threads", "Threads.").Set(as_double(use.threads));
  gauge(own, "process_open_fds", "Open descriptors.").Set(as_double(use.descriptors));
  gauge(own, "process_max_fds", "The most descriptors that may be open.").Set(as_double(use.most_descriptors));
  return own.Collect();
}

Metrics::Metrics() : series_(std::make_unique<Series>()) {}
Metrics::~Metrics() = default;

void Metrics::connection_opened() {
  series_->opened.Increment();
  series_->open.Increment();
}
void Metrics::connection_closed() { series_->open.Decrement(); }
void Metrics::connection_turned_away() { series_->turned_away.Increment(); }
void Metrics::connection_passed_on() { series_->passed_on.Increment(); }

void Metrics::message(std::string_view verb, Seconds time) {
  const auto known = series_->messages.find(verb);
  (known == series_->messages.end() ? series_->other_messages : known->second)->Observe(time.count());
}

void Metrics::refused(const Error& error) {
  const std::lock_guard lock(series_->refusals_mutex);
  auto known = series_->refusals_by_id.find(error.id);
  if (known == series_->refusals_by_id.end()) {
    if (error.id.empty() || series_->refusals_by_id.size() >= most_error_ids) return series_->other_refusals.Increment();
    auto& added = series_->refusals.Add({{"error", std::string(error.id)}});
    known = series_->refusals_by_id.emplace(error.id, &added).first;
  }
  known->second->Increment();
}

void Metrics::told(std::size_t bytes) {
  series_->told_messages.Increment();
  series_->told_bytes.Increment(as_double(bytes));
}

void Metrics::throttled(Gate::Kind kind) { series_->throttled[static_cast<std::size_t>(kind)]->Increment(); }

void Metrics::moves(int many) { series_->moves.Increment(many); }
void Metrics::tables(std::ptrdiff_t more) {
  if (more != 0) series_->tables.Increment(static_cast<double>(more));
}
void Metrics::table_fetched() { series_->fetched.Increment(); }
void Metrics::table_at_rest() { series_->at_rest.Increment(); }
void Metrics::tables_put_away(std::size_t many) { series_->put_away.Increment(as_double(many)); }

void Metrics::stored(std::size_t events, Seconds time) {
  series_->events.Increment(as_double(events));
  series_->commits.Observe(time.count());
}
void Metrics::store_failed() { series_->failures.Increment(); }

void Metrics::thinking(std::size_t waiting, std::size_t running) {
  series_->waiting.Set(as_double(waiting));
  series_->running.Set(as_double(running));
}

void Metrics::draining() { series_->draining.Set(1); }

std::string Metrics::text() const {
  auto families = series_->registry.Collect();
  for (auto& family : series_->process()) families.push_back(std::move(family));
  std::ranges::sort(families, {}, &MetricFamily::name);
  for (auto& family : families) std::ranges::sort(family.metric, {}, &prometheus::ClientMetric::label);
  std::ostringstream out;
  prometheus::TextSerializer().Serialize(out, families);
  return out.str();
}

}  // namespace shengxiao::server
