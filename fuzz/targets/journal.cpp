// What is kept of a table, an event a line; and the same lines as the log of chance.
#include "restart.hpp"
#include "server/journal_events.hpp"

namespace shengxiao::fuzz {

namespace {
const std::string code = "abcdef";

void load_log(const std::vector<std::string>& events) {
  server::MemoryStore store;
  store.written[std::string(server::ChanceLog::journal_name)] = events;
  const auto log = server::ChanceLog::load(store);
  if (!log) return must_have_words(log.error());
  const auto page = log->page(store, 1);
  if (!page) return must_have_words(page.error());
  const auto told = Parsed::parse(*page);
  must(told["entries"].size() == std::min<std::size_t>(events.size(), server::ChanceLog::page_size), "a log has all its entries",
       *page);
}
}  // namespace

bool journal(std::string_view input) {
  std::vector<std::string> events;
  for (const auto line : lines_of(input)) events.emplace_back(line);
  load_log(events);
  const auto kept = server::KeptTable::from(events);
  if (!ok(kept)) return false;
  TestServer machine;
  machine.store_->written[code] = events;
  std::vector<std::string> tokens{kept->conduct.owner};
  for (const auto& seat : kept->seats) tokens.push_back(seat.token);
  const auto guest = comes(machine, code, tokens);
  if (!guest) return false;
  for (const auto* verb : {"record", "undo", "look"}) {
    machine.say(guest, {{"do", verb}, {"seat", 0}});
    machine.settle_but_thinking();
  }
  machine.pass_time_but_thinking(server::Milliseconds(3'600'000));
  machine.thinking_.clear();
  must_outlive_a_restart(machine, code, tokens);
  return true;
}

}  // namespace shengxiao::fuzz
