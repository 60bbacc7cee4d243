#include "server/hub.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/text.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
// What a message takes of the allowance of its sender; the usual one takes 1.
int cost_of(std::string_view verb) {
  static const std::map<std::string_view, int> costs{{"new", 20},  {"load", 50},     {"join", 10}, {"record", 20}, {"verify", 50},
                                                     {"hint", 10}, {"analysis", 10}, {"past", 2},  {"chat", 5}};
  const auto cost = costs.find(verb);
  return cost == costs.end() ? 1 : cost->second;
}
}  // namespace

Hub::Hub(Runtime runtime, Gate& gate, std::shared_ptr<store::Store> store, ChanceLog log, std::size_t most_rooms)
    : runtime_(std::move(runtime)), gate_(gate), store_(std::move(store)), log_(std::move(log)), most_rooms_(most_rooms) {}

ClientId Hub::connect(Line line) {
  const auto client = next_client_++;
  line.send(hello_message());
  clients_[client].line = std::move(line);
  return client;
}

void Hub::disconnect(ClientId client) {
  const auto at = clients_.find(client);
  if (at == clients_.end()) return;
  const auto room = at->second.room;
  clients_.erase(at);
  if (room) room->leave(client);
  flush();
}

void Hub::receive(ClientId client, std::string_view text, Job done) {
  const auto at = clients_.find(client);
  if (at == clients_.end()) return;
  at->second.done = std::move(done);
  gate_.charge(at->second.line.address, Gate::Kind::request);
  if (text.size() > longest_message) {
    send_error(client, {"", "server.message_too_long", text.size(), longest_message}, -1);
  } else if (const auto message = table::Message::parse(text); !message) {
    send_error(client, message.error(), -1);
  } else if (const auto n = message->number("n", 0, INT64_MAX, -1); !n) {
    send_error(client, n.error(), -1);
  } else if (const auto handled = handle(client, *message); !handled) {
    send_error(client, handled.error(), *n);
  }
  flush();
  settle(client);
}

void Hub::settle(ClientId client) {
  const auto at = clients_.find(client);
  if (at == clients_.end() || at->second.joining) return;
  if (const auto done = std::exchange(at->second.done, {})) done();
}

void Hub::caught_up(ClientId client) {
  const auto at = clients_.find(client);
  if (at == clients_.end() || !at->second.room) return;
  at->second.room->caught_up(client);
  flush();
}

Result<bool> Hub::handle(ClientId client, const table::Message& message) {
  const auto verb = message.text("do");
  if (!verb) return tl::unexpected(verb.error());
  gate_.charge(clients_[client].line.address, Gate::Kind::request, cost_of(*verb) - 1);
  if (*verb == "new" || *verb == "load") return open(client, message);
  if (*verb == "join") return join(client, message);
  const auto room = clients_[client].room;
  if (!room || !room->has(client)) return fail("", "server.not_at_a_table");
  return room->receive(client, *verb, message);
}

Result<bool> Hub::open(ClientId client, const table::Message& message) {
  if (message.text("do") == "load" && !message.has("record")) return fail("", "message.missing", "record");
  const auto again = message.flag("again", false);
  if (!again) return tl::unexpected(again.error());
  const auto before = clients_[client].room;
  if (*again && !(before && before->is_over() && !before->tokens_of(client).empty())) return fail("", "server.not_again");
  if (const auto may = gate_.take(clients_[client].line.address, Gate::Kind::table); !may) return may;
  if (!has_space()) return fail("", "server.tables_full", most_rooms_);
  const auto is_private = message.flag("private", false);
  if (!is_private) return tl::unexpected(is_private.error());
  const auto code = new_code(*is_private);
  tables_[code].number = next_number_++;
  auto room = Room::open(code, message, runtime_of_rooms(), journal_of(code), [this](const auto& c) { return log(c); });
  if (!room) {
    tables_.erase(code);
    return tl::unexpected(room.error());
  }
  tables_[code].room = *room;
  if (const auto entered = enter(client, *room, (*room)->tokens()); !entered) return entered;
  if (*again) before->continue_at(code);
  return true;
}

Result<bool> Hub::join(ClientId client, const table::Message& message) {
  const auto code = message.text("table");
  if (!code) return tl::unexpected(code.error());
  const auto tokens = message.texts("tokens");
  if (!tokens) return tl::unexpected(tokens.error());
  const auto n = message.number("n", 0, INT64_MAX, -1);
  if (const auto may = gate_.check(clients_[client].line.address, Gate::Kind::wrong_code); !may) return may;
  if (const auto table = tables_.find(*code); table != tables_.end()) return enter(client, table->second.room, *tokens);
  if (!store_) {
    enter_fetched(client, *code, *tokens, {}, *n);
    return true;
  }
  clients_[client].joining = true;
  runtime_.writer([this, store = store_, client, code = *code, tokens = *tokens, n = *n, foreground = runtime_.foreground] {
    auto events = store->events(code);
    foreground([this, client, code, tokens, n, events = std::move(events)] {
      const auto at = clients_.find(client);
      if (at == clients_.end()) return;
      at->second.joining = false;
      enter_fetched(client, code, tokens, events, n);
      flush();
      settle(client);
    });
  });
  return true;
}

// The journal has been asked for a table that was not in memory.
void Hub::enter_fetched(ClientId client, const std::string& code, const std::vector<std::string>& tokens, const Events& events,
                        std::int64_t n) {
  const auto enter_it = [&](const std::shared_ptr<Room>& room) {
    if (const auto entered = enter(client, room, tokens); !entered) send_error(client, entered.error(), n);
  };
  if (const auto table = tables_.find(code); table != tables_.end()) return enter_it(table->second.room);
  if (!events) return send_error(client, events.error(), n);
  if (events->empty()) {
    gate_.charge(clients_[client].line.address, Gate::Kind::wrong_code);
    return send_error(client, {"", "server.no_table", excerpt(code)}, n);
  }
  const auto room = restore(code, *events);
  if (!room) return send_error(client, room.error(), n);
  enter_it(*room);
}

Result<std::shared_ptr<Room>> Hub::restore(const std::string& code, const std::vector<std::string>& events) {
  if (!has_space()) return fail("", "server.tables_full", most_rooms_);
  tables_[code] = {nullptr, next_number_++, static_cast<std::int64_t>(events.size()), 0};
  const auto away = clocks_away_.find(code);
  auto room = Room::restore(code, events, runtime_of_rooms(), journal_of(code),
                            away == clocks_away_.end() ? std::nullopt : std::optional(away->second));
  if (room) {
    tables_[code].room = *room;
    clocks_away_.erase(code);
  } else {
    tables_.erase(code);
  }
  return room;
}

Result<bool> Hub::enter(ClientId client, const std::shared_ptr<Room>& room, const std::vector<std::string>& tokens) {
  auto& here = clients_[client];
  const auto send_to_it = [this, client](Text text) { send(client, std::move(text)); };
  auto entered = room->enter(client, {send_to_it, here.line.is_behind, here.line.address}, tokens);
  if (!entered) return entered;
  if (here.room && here.room != room) here.room->leave(client);
  here.room = room;
  return true;
}

// What rooms send is delivered after whatever they do. Rooms may be gone, and this hub too, while a thread still thinks for them:
// it may touch only the machine's own functions.
Runtime Hub::runtime_of_rooms() {
  auto runtime = runtime_;
  runtime.background = [this](std::shared_ptr<table::Task> task, const std::string& code) {
    runtime_.background(std::move(task), payer_of(code));
  };
  const auto then_flush = [this](Job job) -> Job {
    return [this, job = std::move(job)] {
      job();
      flush();
    };
  };
  runtime.foreground = [foreground = runtime_.foreground, then_flush](Job job) { foreground(then_flush(std::move(job))); };
  runtime.later = [later = runtime_.later, then_flush](Milliseconds time, Job job) {
    return later(time, then_flush(std::move(job)));
  };
  return runtime;
}

// Whoever has been connected for longest of those who are at the table.
std::string Hub::payer_of(const std::string& code) const {
  const auto table = tables_.find(code);
  const auto clients = table == tables_.end() || !table->second.room ? std::vector<ClientId>() : table->second.room->clients();
  return clients.empty() ? "" : clients_.at(clients.front()).line.address;
}

Journal Hub::journal_of(const std::string& code) {
  return [this, code](std::string event) {
    const auto table = tables_.find(code);
    if (!store_ || table == tables_.end()) return;
    events_.push_back({code, table->second.events++, std::move(event)});
    ++table->second.unwritten;
  };
}

std::int64_t Hub::log(const chance::Bytes32& commitment) {
  auto event = log_.add(commitment, runtime_.unix_time());
  if (store_) events_.push_back(std::move(event));
  return log_.size();
}

// Letters and digits that are not mistaken for each other: six, which are easily told, and which nobody finds at the rate at which
// codes can be tried; or twelve.
std::string Hub::new_code(bool is_private) {
  constexpr std::string_view signs = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string code;
  do {
    const auto secret = runtime_.secret();
    code.clear();
    for (std::size_t i = 0; i < (is_private ? 12u : 6u); ++i)
      code += signs[(secret[2 * i] * 256u + secret[2 * i + 1]) % signs.size()];
  } while (tables_.contains(code));
  return code;
}

// Space for one more in memory: if need be the oldest table goes at which nobody is and of which the journal has everything; one
// whose clocks run only where there is no other. They run on: nobody gains time by it.
bool Hub::has_space() {
  if (tables_.size() < most_rooms_) return true;
  auto oldest = tables_.end();
  const auto rank = [](const Table& table) { return std::pair(table.room->has_running_clock(), table.number); };
  for (auto at = tables_.begin(); at != tables_.end(); ++at) {
    const auto& table = at->second;
    if (!table.room->is_empty() || table.unwritten > 0) continue;
    if (oldest == tables_.end() || rank(table) < rank(oldest->second)) oldest = at;
  }
  if (oldest == tables_.end()) return false;
  if (oldest->second.room->has_running_clock()) clocks_away_[oldest->first] = oldest->second.room->clocks_away();
  tables_.erase(oldest);
  return true;
}

void Hub::send_error(ClientId client, const Error& error, std::int64_t n) {
  send(client, std::make_shared<const std::string>(error_message(error, n)));
}

void Hub::send(ClientId client, Text text) { outgoing_.push_back({client, std::move(text)}); }

void Hub::flush() {
  if (writing_) return;
  in_flight_ = std::exchange(outgoing_, {});
  if (events_.empty()) return deliver();
  writing_ = true;
  runtime_.writer([this, store = store_, events = std::exchange(events_, {}), foreground = runtime_.foreground] {
    auto done = store->append(events);
    foreground([this, events, done = std::move(done)] { written(events, done); });
  });
}

void Hub::deliver() {
  for (auto& [to, text] : std::exchange(in_flight_, {}))
    if (const auto client = clients_.find(to); client != clients_.end()) client->second.line.send(std::move(text));
}

void Hub::written(const std::vector<store::Event>& events, const Result<bool>& done) {
  writing_ = false;
  if (!done) roll_back(events, done.error());
  for (const auto& event : events)
    if (const auto table = tables_.find(event.table); done && table != tables_.end()) --table->second.unwritten;
  deliver();
  flush();
}

// What could not be written has not happened: these tables go back to what the journal has.
void Hub::roll_back(const std::vector<store::Event>& events, const Error& error) {
  auto lost = events;
  lost.insert(lost.end(), events_.begin(), events_.end());
  events_.clear();
  std::set<std::string> codes;
  for (const auto& event : lost)
    if (event.table != ChanceLog::journal_name)
      codes.insert(event.table);
    else
      log_.cut(std::min(log_.size(), event.number));
  for (const auto& code : codes) roll_back_table(code, error);
}

// Those who are at the table are told, and come back to it as it is restored.
void Hub::roll_back_table(const std::string& code, const Error& error) {
  const auto at = tables_.find(code);
  if (at == tables_.end()) return;
  const auto room = at->second.room;
  tables_.erase(at);
  std::vector<std::pair<ClientId, std::vector<std::string>>> guests;
  for (const auto client : room->clients()) {
    guests.emplace_back(client, room->tokens_of(client));
    const auto is_for_it = [&](const OutgoingMessage& message) { return message.to == client; };
    std::erase_if(in_flight_, is_for_it);
    std::erase_if(outgoing_, is_for_it);
    clients_[client].room = nullptr;
    send_error(client, {error.clause, "server.not_stored", error}, -1);
    room->leave(client);
  }
  runtime_.writer([this, store = store_, code, guests, foreground = runtime_.foreground] {
    auto events = store->events(code);
    foreground([this, code, guests, events = std::move(events)] {
      if (events && events->empty()) return flush();  // it was not even opened
      for (const auto& [client, tokens] : guests)
        if (clients_.contains(client) && !clients_[client].room) enter_fetched(client, code, tokens, events, -1);
      flush();
    });
  });
}

}  // namespace shengxiao::server
