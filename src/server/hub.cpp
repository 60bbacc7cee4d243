#include "server/hub.hpp"

#include <utility>

#include "core/text.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
constexpr std::size_t short_code = 6, long_code = 12;

// What a message takes of the allowance of its sender; the usual one takes 1.
int cost_of(std::string_view verb) {
  static const std::map<std::string_view, int> costs{{"new", 20},      {"load", 50},   {"join", 10},  {"record", 20},
                                                     {"verify", 50},   {"review", 50}, {"judge", 10}, {"hint", 10},
                                                     {"analysis", 10}, {"past", 2},    {"chat", 5}};
  const auto cost = costs.find(verb);
  return cost == costs.end() ? 1 : cost->second;
}
}  // namespace

// FNV-1a.
std::size_t hub_of(std::string_view code, std::size_t hubs) {
  std::uint64_t hash = 14695981039346656037u;
  for (const char sign : code) hash = (hash ^ static_cast<unsigned char>(sign)) * 1099511628211u;
  return static_cast<std::size_t>(hash % hubs);
}

Hub::Hub(Runtime runtime, Gate& gate, Ledger& ledger, ChanceLog log, const HubOptions& options)
    : runtime_(std::move(runtime)),
      gate_(gate),
      ledger_(ledger),
      log_(std::move(log)),
      options_(options),
      hello_(hello_message(*runtime_.computers)),
      hello_with_lab_(hello_message(*runtime_.computers, true)) {
  if (!ledger_.forgets()) tidy_later();
}

ClientId Hub::connect(Line line, bool greets) {
  const auto client = next_client_++;
  if (greets) line.send(hello_);
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

void Hub::receive(ClientId client, std::string_view text, Done done) {
  if (text.size() > longest_message)
    return receive(client, fail("", "server.message_too_long", text.size(), longest_message), std::move(done));
  receive(client, table::Message::parse(text), std::move(done));
}

void Hub::receive(ClientId client, const Result<table::Message>& message, Done done) {
  const auto at = clients_.find(client);
  if (at == clients_.end() || retired_) return;
  at->second.done = std::move(done);
  gate_.charge(at->second.line.address, Gate::Kind::request);
  if (!message) {
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
  if (at == clients_.end() || at->second.waits) return;
  const auto heard = std::exchange(at->second.heard, {});
  if (const auto done = std::exchange(at->second.done, {})) done(heard);
}

void Hub::caught_up(ClientId client) {
  const auto at = clients_.find(client);
  if (at == clients_.end() || !at->second.room) return;
  at->second.room->caught_up(client);
  flush();
}

void Hub::after_told(Job then) {
  outgoing_.push_back({0, nullptr, {}, std::move(then)});
  flush();
}

void Hub::retire(Job then) {
  retired_ = true;
  after_told([this, then = std::move(then)] {
    for (auto& [id, client] : clients_) client.room = nullptr;
    std::vector<std::string> codes;
    for (const auto& [code, table] : tables_) codes.push_back(code);
    tables_.clear();
    ledger_.release(std::move(codes));
    ledger_.use([foreground = runtime_.foreground, then](store::Store&) { foreground(then); });
  });
}

Result<bool> Hub::handle(ClientId client, const table::Message& message) {
  const auto verb = message.text("do");
  if (!verb) return tl::unexpected(verb.error());
  const auto began = std::chrono::steady_clock::now();
  const auto handled = handle(client, *verb, message);
  runtime_.metrics->message(*verb, std::chrono::steady_clock::now() - began);
  return handled;
}

Result<bool> Hub::handle(ClientId client, const std::string& verb, const table::Message& message) {
  gate_.charge(clients_[client].line.address, Gate::Kind::request, cost_of(verb) - 1);
  if (verb == "new" || verb == "load") return open(client, message);
  if (verb == "join") return join(client, message);
  const auto room = clients_[client].room;
  if (!room || !room->has(client)) return fail("", "server.not_at_a_table");
  return room->receive(client, verb, message);
}

template <class... Arguments, class Answer>
auto Hub::later(ClientId client, std::int64_t n, Answer answer) {
  clients_[client].waits = true;
  return [this, client, n, answer = std::move(answer)](const Arguments&... arguments) mutable {
    const auto at = clients_.find(client);
    if (at == clients_.end()) return;
    at->second.waits = false;
    if (const auto answered = answer(arguments...); !answered) send_error(client, answered.error(), n);
    flush();
    settle(client);
  };
}

// What nobody chose is entered in the log of chance before the table is.
Result<bool> Hub::open(ClientId client, const table::Message& message) {
  if (message.text("do") == "load" && !message.has("record")) return fail("", "message.missing", "record");
  const auto again = message.flag("again", false);
  if (!again) return tl::unexpected(again.error());
  const auto before = clients_[client].room;
  if (*again && !(before && before->is_over() && !before->tokens_of(client).empty())) return fail("", "server.not_again");
  if (const auto may = gate_.take(clients_[client].line.address, Gate::Kind::table); !may) {
    runtime_.metrics->throttled(Gate::Kind::table);
    return may;
  }
  if (!has_space()) return fail("", "server.tables_full", options_.most_rooms);
  const auto is_private = message.flag("private", false);
  if (!is_private) return tl::unexpected(is_private.error());
  const auto code = new_code(*is_private);
  auto request = TableRequest::from(message, runtime_.secret, *runtime_.computers);
  if (!request) return tl::unexpected(request.error());
  if (!request->luck.is_verifiable()) return open_logged(client, code, *std::move(request), *again);
  auto line = log_.line(request->luck.commitment(), runtime_.unix_time());
  const auto shared = std::make_shared<TableRequest>(*std::move(request));  // std::function wants to copy it
  ledger_.add_line(ChanceLog::journal_name, std::move(line), runtime_.foreground,
                   later<Result<std::int64_t>>(client, message.number("n", 0, INT64_MAX, -1).value_or(-1),
                                               [this, client, code, shared, again = *again](const auto& number) -> Result<bool> {
                                                 if (!number) return tl::unexpected(not_stored(number.error()));
                                                 shared->luck.set_log_entry(*number + 1);
                                                 return open_logged(client, code, std::move(*shared), again);
                                               }));
  return true;
}

Result<bool> Hub::open_logged(ClientId client, std::string code, TableRequest request, bool again) {
  if (!has_space()) return fail("", "server.tables_full", options_.most_rooms);
  const auto before = clients_[client].room;
  while (tables_.contains(code)) code = new_code(code.size() > short_code);  // opened meanwhile
  const auto number = next_number_++;
  tables_[code].number = number;
  auto room = Room::open(code, std::move(request), runtime_of_rooms_, journal_of(code, number));
  if (!room) {
    tables_.erase(code);
    return tl::unexpected(room.error());
  }
  tables_[code].room = *room;
  if (const auto entered = enter(client, *room, (*room)->tokens()); !entered) return entered;
  if (again && before) before->continue_at(code);
  return true;
}

Result<bool> Hub::join(ClientId client, const table::Message& message) {
  const auto code = message.text("table");
  if (!code) return tl::unexpected(code.error());
  const auto tokens = message.texts("tokens");
  if (!tokens) return tl::unexpected(tokens.error());
  if (const auto may = gate_.check(clients_[client].line.address, Gate::Kind::wrong_code); !may) {
    runtime_.metrics->throttled(Gate::Kind::wrong_code);
    return may;
  }
  if (*code == ChanceLog::journal_name) return fail("", "server.no_table", excerpt(*code));
  if (const auto table = tables_.find(*code); table != tables_.end() && table->second.room)
    return enter(client, table->second.room, *tokens);
  ledger_.take(*code, runtime_.foreground,
               later<Fetched>(client, message.number("n", 0, INT64_MAX, -1).value_or(-1),
                              [this, client, code = *code, tokens = *tokens](const Fetched& fetched) {
                                return enter_fetched(client, code, tokens, fetched);
                              }));
  return true;
}

// The journal has been asked for a table that was not in memory.
Result<bool> Hub::enter_fetched(ClientId client, const std::string& code, const Tokens& tokens, const Fetched& fetched) {
  if (const auto table = tables_.find(code); table != tables_.end()) return enter(client, table->second.room, tokens);
  if (!fetched) return tl::unexpected(not_read(code, fetched.error()));
  auto& here = clients_[client];
  if (fetched->owner) {
    if (here.line.is_passed_on) return fail("", "server.table_moves", excerpt(code));
    here.heard.owner = fetched->owner;
    return true;
  }
  if (fetched->events.empty()) {
    gate_.charge(here.line.address, Gate::Kind::wrong_code);
    return fail("", "server.no_table", excerpt(code));
  }
  const auto room = restore(code, fetched->events);
  if (!room) return tl::unexpected(room.error());
  return enter(client, *room, tokens);
}

Result<std::shared_ptr<Room>> Hub::restore(const std::string& code, const std::vector<std::string>& events) {
  if (!has_space()) return fail("", "server.tables_full", options_.most_rooms);
  const auto count = static_cast<std::int64_t>(events.size());
  const auto number = next_number_++;
  tables_[code] = {.room = nullptr, .number = number, .events = count};
  const auto away = clocks_away_.find(code);
  const bool is_as_left = away != clocks_away_.end() && away->second.events == count;
  auto room = Room::restore(code, events, runtime_of_rooms_, journal_of(code, number),
                            is_as_left ? std::optional(away->second.clocks) : std::nullopt);
  if (room) {
    if (away != clocks_away_.end()) clocks_away_.erase(away);
    tables_[code].room = *room;
    runtime_.metrics->table_fetched();
  } else {
    tables_.erase(code);
  }
  return room;
}

Result<bool> Hub::enter(ClientId client, const std::shared_ptr<Room>& room, const Tokens& tokens) {
  auto& here = clients_[client];
  auto line = here.line;
  line.send = [this, client](Text text) { send(client, std::move(text)); };
  auto entered = room->enter(client, std::move(line), tokens);
  if (!entered) return entered;
  if (here.room && here.room != room) here.room->leave(client);
  here.room = room;
  here.heard.entered = true;
  if (const auto table = tables_.find(room->code()); table != tables_.end()) table->second.empty_since.reset();
  return true;
}

// What rooms send is delivered after whatever they do. Rooms may be gone, and this hub too, while a thread still thinks for them:
// it may touch only the machine's own functions.
SharedRuntime Hub::runtime_of_rooms() {
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
  return std::make_shared<const Runtime>(std::move(runtime));
}

// Whoever has been connected for longest of those who are at the table.
std::string Hub::payer_of(const std::string& code) const {
  const auto table = tables_.find(code);
  const auto clients = table == tables_.end() || !table->second.room ? std::vector<ClientId>() : table->second.room->clients();
  return clients.empty() ? "" : clients_.at(clients.front()).line.address;
}

// Letters and digits that are not mistaken for each other: six, which are easily told, and which nobody finds at the rate at which
// codes can be tried; or twelve.
std::string Hub::new_code(bool is_private) {
  constexpr std::string_view signs = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string code;
  do {
    const auto secret = runtime_.secret();
    code.clear();
    for (std::size_t i = 0; i < (is_private ? long_code : short_code); ++i)
      code += signs[(secret[2 * i] * 256u + secret[2 * i + 1]) % signs.size()];
  } while (hub_of(code, options_.hubs) != options_.index || tables_.contains(code));
  return code;
}

}  // namespace shengxiao::server
