#include "crowd.hpp"

#include <boost/asio.hpp>

#include "boardgame_table.hpp"
#include "shengxiao_table.hpp"

namespace shengxiao::load {

namespace asio = boost::asio;

void Failure::set(const std::string& why) {
  const std::lock_guard lock(mutex_);
  if (!why_) why_ = why;
}

std::optional<std::string> Failure::get() const {
  const std::lock_guard lock(mutex_);
  return why_;
}

Crowd::Crowd(const Options& options, Failure& failure, int first)
    : options(options),
      server(asio::ip::make_address(options.host), options.port),
      random(options.seed * 1000 + static_cast<std::uint64_t>(first)),
      failure_(failure),
      timer_(io) {
  for (int number = first; number < options.tables; number += options.threads)
    if (options.dialect == "boardgame.io")
      tables_.push_back(std::make_unique<BoardgameTable>(*this, number));
    else
      tables_.push_back(std::make_unique<ShengxiaoTable>(*this, number));
}

Crowd::~Crowd() = default;

void Crowd::run() {
  const auto stays = asio::make_work_guard(io);
  io.run();
}

template <class Do>
void Crowd::one_by_one(std::size_t next, Do what) {
  if (next >= tables_.size()) return;
  what(*tables_[next]);
  const std::chrono::duration<double> pause(static_cast<double>(options.threads) / options.ramp);
  const auto due = next ? timer_.expiry() : Clock::now();
  timer_.expires_at(due + std::chrono::duration_cast<Clock::duration>(pause));
  timer_.async_wait([this, next, what](auto) { one_by_one(next + 1, what); });
}

void Crowd::connect() {
  asio::post(io, [this] { one_by_one(0, [](Table& table) { table.connect(); }); });
}

void Crowd::open() {
  asio::post(io, [this] { one_by_one(0, [](Table& table) { table.open(); }); });
}

void Crowd::play() {
  asio::post(io, [this] {
    for (const auto& table : tables_) table->play();
  });
}

void Crowd::measure(bool on) {
  asio::post(io, [this, on] {
    measures = on;
    for (const auto& table : tables_) on ? table->begin_measuring() : table->end_measuring();
  });
}

void Crowd::finish() {
  asio::post(io, [this] {
    for (const auto& table : tables_) table->rest();
  });
}

void Crowd::stop() { io.stop(); }

}  // namespace shengxiao::load
