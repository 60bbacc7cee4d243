// shengxiao_load: plays whole games on a server, many at once, and prints how long moves took and what they cost the server.
#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdio>
#include <functional>
#include <numeric>
#include <thread>

#include "crowd.hpp"
#include "process.hpp"

namespace shengxiao::load {
namespace {

constexpr auto patience = std::chrono::seconds(60);

void pause(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

class Load {
 public:
  explicit Load(const Options& options) : options_(options) {
    for (int i = 0; i < options.threads; ++i) crowds_.push_back(std::make_unique<Crowd>(options, failure_, i));
    for (const auto& crowd : crowds_) threads_.emplace_back([&crowd] { crowd->run(); });
  }
  ~Load() { stop(); }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  // False where something went wrong, and that has been said.
  bool run() {
    const bool done = play_all();
    stop();
    if (const auto why = failure_.get(); why || !done) {
      fmt::print(stderr, "{}\n", why.value_or("no answer"));
      return false;
    }
    for (const auto& crowd : crowds_) add(crowd->counts);
    if (all_.still) fmt::print(stderr, "{} tables stood still\n", all_.still);
    options_.json ? print_json() : print();
    return all_.still == 0;
  }

 private:
  bool play_all() {
    const int connections = options_.tables * options_.connections;
    idle_ = usage_of(options_.pid);
    each(&Crowd::connect);
    if (!until(&Crowd::greeted, connections)) return false;
    connected_ = usage_of(options_.pid);
    each(&Crowd::open);
    if (!until(&Crowd::begun, options_.tables)) return false;
    opened_ = usage_of(options_.pid);
    each(&Crowd::play);
    if (!go_on_for(options_.warmup)) return false;
    const auto before = usage_of(options_.pid), own_before = usage_of(0);
    const auto from = Clock::now();
    for (const auto& crowd : crowds_) crowd->measure(true);
    if (!go_on_for(options_.seconds)) return false;
    for (const auto& crowd : crowds_) crowd->measure(false);
    seconds_ = std::chrono::duration<double>(Clock::now() - from).count();
    played_ = usage_of(options_.pid);
    used_ = played_.seconds - before.seconds;
    own_used_ = usage_of(0).seconds - own_before.seconds;
    each(&Crowd::finish);
    return until(&Crowd::at_rest, options_.tables);
  }

  void each(void (Crowd::*stage)()) {
    for (const auto& crowd : crowds_) (crowd.get()->*stage)();
  }
  bool until(std::atomic<int> Crowd::* count, int wanted) {
    const auto last = Clock::now() + patience +
                      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.tables / options_.ramp));
    while (Clock::now() < last && !failure_.get()) {
      const auto add = [count](int sum, const auto& crowd) { return sum + (crowd.get()->*count).load(); };
      if (std::accumulate(crowds_.begin(), crowds_.end(), 0, add) >= wanted) return true;
      pause(0.02);
    }
    return false;
  }
  bool go_on_for(double seconds) {
    const auto last = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    while (Clock::now() < last && !failure_.get())
      pause(std::min(0.05, std::chrono::duration<double>(last - Clock::now()).count()));
    return !failure_.get();
  }
  void stop() {
    for (const auto& crowd : crowds_) crowd->stop();
    for (auto& thread : threads_) thread.join();
    threads_.clear();
  }

  void add(const Crowd::Counts& counts) {
    all_.to_mover.add(counts.to_mover);
    all_.to_all.add(counts.to_all);
    all_.moves += counts.moves;
    all_.games += counts.games;
    all_.messages += counts.messages;
    all_.bytes += counts.bytes;
    all_.never_begun += counts.never_begun;
    all_.still += counts.still;
  }

  double moves_a_second() const { return static_cast<double>(all_.moves) / seconds_; }
  double per_move(double all) const { return all_.moves ? all / static_cast<double>(all_.moves) : 0; }
  double kib_a_connection() const { return (connected_.kib - idle_.kib) / (options_.tables * options_.connections); }
  double kib_a_table(const Usage& then) const { return (then.kib - connected_.kib) / options_.tables; }
  static std::string row(Samples& samples) {
    return fmt::format("{:8.2f} {:8.2f} {:8.2f} {:8.2f} {:8.2f}", samples.percentile(0.5), samples.percentile(0.9),
                       samples.percentile(0.99), samples.percentile(0.999), samples.percentile(1));
  }

  void print() {
    fmt::print("{}: {} tables of {}, {} connections each, {}\n", options_.dialect, options_.tables, options_.game,
               options_.connections, options_.closed ? "closed loop" : fmt::format("{} moves a second each", options_.rate));
    fmt::print("moves a second   {:.0f}   ({} in {:.1f} s; {} games ended; {:.0f} were due and never begun)\n", moves_a_second(),
               all_.moves, seconds_, all_.games, all_.never_begun);
    fmt::print("milliseconds          50%      90%      99%    99.9%      all\n  to the mover   {}\n  to everybody   {}\n",
               row(all_.to_mover), row(all_.to_all));
    fmt::print("told of a move   {:.1f} messages, {:.1f} KiB\n", per_move(static_cast<double>(all_.messages)),
               per_move(static_cast<double>(all_.bytes)) / 1024);
    fmt::print("this client      {:.0f}% of a processor, {:.0f} us a move\n", 100 * own_used_ / seconds_,
               per_move(own_used_) * 1e6);
    if (!options_.pid) return;
    fmt::print("server           {:.0f}% of a processor ({:.3f}% a table), {:.0f} us a move\n", 100 * used_ / seconds_,
               100 * used_ / seconds_ / options_.tables, per_move(used_) * 1e6);
    fmt::print(
        "its memory       {:.0f} MiB; {:.1f} KiB a connection; beyond it {:.1f} KiB a table when all were open, {:.1f} in the "
        "end\n",
        played_.kib / 1024, kib_a_connection(), kib_a_table(opened_), kib_a_table(played_));
  }

  static std::string json(Samples& samples) {
    return fmt::format(R"({{"p50": {:.3f}, "p90": {:.3f}, "p99": {:.3f}, "p999": {:.3f}, "max": {:.3f}}})", samples.percentile(0.5),
                       samples.percentile(0.9), samples.percentile(0.99), samples.percentile(0.999), samples.percentile(1));
  }

  void print_json() {
    fmt::print(R"({{"dialect": "{}", "game": "{}", "tables": {}, "connections": {}, "rate": {}, "seconds": {:.3f}, "moves": {}, )",
               options_.dialect, options_.game, options_.tables, options_.connections, options_.closed ? 0 : options_.rate,
               seconds_, all_.moves);
    fmt::print(
        R"("moves_a_second": {:.1f}, "never_begun": {:.0f}, "games": {}, "to_mover": {}, "to_all": {}, "bytes_a_move": {:.0f}, )",
        moves_a_second(), all_.never_begun, all_.games, json(all_.to_mover), json(all_.to_all),
        per_move(static_cast<double>(all_.bytes)));
    fmt::print(
        R"("client_processor": {:.3f}, "processor": {:.3f}, "us_a_move": {:.1f}, "mib": {:.1f}, "kib_a_connection": {:.1f}, )",
        own_used_ / seconds_, used_ / seconds_, per_move(used_) * 1e6, played_.kib / 1024, kib_a_connection());
    fmt::print(R"("kib_a_table_opened": {:.1f}, "kib_a_table": {:.1f}}})"
               "\n",
               kib_a_table(opened_), kib_a_table(played_));
  }

  const Options options_;
  Failure failure_;
  std::vector<std::unique_ptr<Crowd>> crowds_;
  std::vector<std::thread> threads_;
  Crowd::Counts all_;
  Usage idle_, connected_, opened_, played_;
  double seconds_ = 0, used_ = 0, own_used_ = 0;
};

void raise_descriptors() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace
}  // namespace shengxiao::load

int main(int count, char** arguments) {
  const auto options = shengxiao::load::options_from(count, arguments);
  shengxiao::load::raise_descriptors();
  return shengxiao::load::Load(options).run() ? 0 : 1;
}
