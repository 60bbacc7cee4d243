// What is written down before anybody is told, and what becomes of that which could not be.
#include <set>
#include <utility>

#include "core/text.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

// Where the journal is, and what is wrong with it, is for the host.
Error Hub::not_stored(const Error& error) {
  runtime_.trouble(error);
  const bool is_full = error.id == "store.disk_full" || error.id == "store.database_full";
  const auto why = is_full ? Error("", "server.disk_full") : Error("", "server.no_journal");
  return {error.clause, "server.not_stored", why};
}

Error Hub::not_read(const std::string& code, const Error& error) {
  runtime_.trouble(error);
  return {error.clause, "server.not_read", excerpt(code)};
}

// Not of a room that has been given up since, whose table came back as another one.
Journal Hub::journal_of(const std::string& code, std::uint64_t number) {
  return [this, code, number](std::string event) {
    const auto table = tables_.find(code);
    if (table == tables_.end() || table->second.number != number) return;
    events_.push_back({code, table->second.events++, std::move(event)});
    ++table->second.unwritten;
  };
}

void Hub::send_error(ClientId client, const Error& error, std::int64_t n) {
  runtime_.metrics->refused(error);
  send(client, std::make_shared<const std::string>(error_message(error, n)));
}

// It may be long before it is delivered, while computers move on.
void Hub::send(ClientId client, Text text) {
  const auto to = clients_.find(client);
  if (to == clients_.end()) return;
  Waiting waiting(to->second.line.wait, text->size());
  outgoing_.push_back({client, std::move(text), std::move(waiting)});
}

void Hub::flush() {
  runtime_.metrics->tables(std::ssize(tables_) - static_cast<std::ptrdiff_t>(std::exchange(counted_, tables_.size())));
  if (writing_) return;
  in_flight_ = std::exchange(outgoing_, {});
  if (events_.empty()) return deliver();
  writing_ = true;
  Counts counts;
  for (const auto& event : events_) ++counts.try_emplace(event.table, Count{event.number, 0}).first->second.many;
  ledger_.append(std::exchange(events_, {}), runtime_.foreground,
                 [this, counts = std::move(counts)](const store::Failures& failures) { written(counts, failures); });
}

void Hub::deliver() {
  for (auto& message : std::exchange(in_flight_, {}))
    if (message.then) {
      message.then();
    } else if (const auto client = clients_.find(message.to); client != clients_.end()) {
      runtime_.metrics->told(message.text->size());
      message.waiting = {};
      client->second.line.send(std::move(message.text));
    }
}

void Hub::written(const Counts& counts, const store::Failures& failures) {
  writing_ = false;
  for (const auto& [code, count] : counts) {
    if (const auto failure = failures.find(code); failure != failures.end())
      roll_back(code, failure->second, count.first == 0);
    else if (const auto table = tables_.find(code); table != tables_.end())
      table->second.unwritten -= count.many;
  }
  deliver();
  flush();
}

// What could not be written has not happened: the table goes back to what the journal has. Those who are at it are told, and come
// back to it as it is restored.
void Hub::roll_back(const std::string& code, const Error& error, bool was_opened) {
  std::erase_if(events_, [&](const store::Event& event) { return event.table == code; });
  const auto at = tables_.find(code);
  if (at == tables_.end()) return;
  const auto room = at->second.room;
  tables_.erase(at);
  const auto told = not_stored(error);
  std::vector<std::pair<ClientId, Tokens>> guests;
  for (const auto client : room->clients()) {
    guests.emplace_back(client, room->tokens_of(client));
    const auto is_for_it = [&](const OutgoingMessage& message) { return message.to == client; };
    std::erase_if(in_flight_, is_for_it);
    std::erase_if(outgoing_, is_for_it);
    clients_[client].room = nullptr;
    send_error(client, told, -1);
    room->leave(client);
  }
  if (was_opened) return;  // the journal has nothing of it, or another table of this name
  ledger_.take(code, runtime_.foreground, [this, code, guests = std::move(guests)](const Fetched& fetched) {
    come_back(code, guests, fetched);
    flush();
  });
}

// Who cannot come back here comes anew, and is led to wherever the table is by then.
void Hub::come_back(const std::string& code, const std::vector<std::pair<ClientId, Tokens>>& guests, const Fetched& fetched) {
  for (const auto& [client, tokens] : guests) {
    const auto at = clients_.find(client);
    if (at == clients_.end() || at->second.room) continue;
    if (fetched && !fetched->owner && enter_fetched(client, code, tokens, fetched)) continue;
    if (fetched && fetched->events.empty() && !fetched->owner) continue;  // no journal: the table is no more
    at->second.line.hang_up();
  }
}

}  // namespace shengxiao::server
