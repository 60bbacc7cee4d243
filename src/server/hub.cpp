#include "server/hub.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/version.hpp"

namespace shengxiao::server {

Hub::Hub(Machine machine, std::uint64_t seed, std::shared_ptr<store::Store> store)
    : machine_(std::move(machine)), rng_(seed), store_(std::move(store)) {}

std::string hello() {
  return json_object([](Json& out) {
    out.field("type", "hello").field("version", version).key("games").open('[');
    for (const auto& game : table::all_games()) describe(game, out);
    out.close(']');
  });
}

ClientId Hub::connect(Send send) {
  const auto client = next_++;
  send(hello());
  clients_[client].send = std::move(send);
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

void Hub::receive(ClientId client, std::string_view text) {
  const auto at = clients_.find(client);
  if (at == clients_.end()) return;
  if (at->second.joining && at->second.held.size() < most_held && text.size() <= longest_message) {
    at->second.held.emplace_back(text);
    return;
  }
  if (text.size() > longest_message) {
    complain(client, {fmt::format("the message has {} bytes; {} are the most", text.size(), longest_message), ""}, -1);
  } else if (const auto message = table::Message::parse(text); !message) {
    complain(client, message.error(), -1);
  } else if (const auto n = message->number("n", 0, INT64_MAX, -1); !n) {
    complain(client, n.error(), -1);
  } else if (const auto done = handle(client, *message); !done) {
    complain(client, done.error(), *n);
  }
  flush();
}

Result<bool> Hub::handle(ClientId client, const table::Message& message) {
  const auto verb = message.text("do");
  if (!verb) return tl::unexpected(verb.error());
  if (*verb == "new" || *verb == "load") return open(client, message);
  if (*verb == "join") return join(client, message);
  const auto room = clients_[client].room;
  if (!room) return fail("", "first \"new\", \"join\" or \"load\" a table");
  return room->receive(client, *verb, message);
}

Result<bool> Hub::open(ClientId client, const table::Message& message) {
  if (message.text("do") == "load" && !message.has("record")) return fail("", "the field \"record\" is missing");
  const auto again = message.flag("again", false);
  if (!again) return tl::unexpected(again.error());
  const auto before = clients_[client].room;
  if (*again && !(before && before->over() && !before->tokens_of(client).empty()))
    return fail("", "\"again\" is for who sits at a table where the game is over");
  if (!make_room()) return fail("", "all {} tables are taken", most_rooms);
  const auto code = fresh_code();
  auto room = Room::open(code, message, rng_(), house(code));
  if (!room) {
    counts_.erase(code);
    return tl::unexpected(room.error());
  }
  rooms_[code] = *room;
  oldest_first_.push_back(code);
  sit(client, *room, (*room)->tokens_here());
  if (*again) before->goes_on_at(code);
  return true;
}

Result<bool> Hub::join(ClientId client, const table::Message& message) {
  const auto code = message.text("table");
  if (!code) return tl::unexpected(code.error());
  const auto tokens = message.texts("tokens");
  if (!tokens) return tl::unexpected(tokens.error());
  const auto n = message.number("n", 0, INT64_MAX, -1);
  if (const auto room = rooms_.find(*code); room != rooms_.end()) {
    sit(client, room->second, *tokens);
    return true;
  }
  if (!store_) {
    let_in(client, *code, *tokens, {}, *n);
    return true;
  }
  clients_[client].joining = true;
  machine_.writing([this, store = store_, client, code = *code, tokens = *tokens, n = *n] {
    auto events = store->events(code);
    machine_.foreground([this, client, code, tokens, n, events = std::move(events)] {
      joined(client, code, tokens, events, n);
      flush();
    });
  });
  return true;
}

// The journal has been asked for a table that was not in memory.
void Hub::joined(ClientId client, const std::string& code, const std::vector<std::string>& tokens,
                 const Result<std::vector<std::string>>& events, std::int64_t n) {
  if (!clients_.contains(client)) return;
  let_in(client, code, tokens, events, n);
  clients_[client].joining = false;
  for (const auto& text : std::exchange(clients_[client].held, {})) receive(client, text);
}

void Hub::let_in(ClientId client, const std::string& code, const std::vector<std::string>& tokens,
                 const Result<std::vector<std::string>>& events, std::int64_t n) {
  if (const auto room = rooms_.find(code); room != rooms_.end()) return sit(client, room->second, tokens);
  if (!events) return complain(client, events.error(), n);
  if (events->empty())
    return complain(client, {fmt::format("there is no table \"{}\" (any more)", code.substr(0, 60)), ""}, n, "no_table");
  const auto room = restore(code, *events);
  if (!room) return complain(client, room.error(), n);
  sit(client, *room, tokens);
}

Result<std::shared_ptr<Room>> Hub::restore(const std::string& code, const std::vector<std::string>& events) {
  if (!make_room()) return fail("", "all {} tables are taken", most_rooms);
  auto room = Room::restore(code, events, rng_(), house(code));
  if (!room) return room;
  counts_[code] = static_cast<std::int64_t>(events.size());
  rooms_[code] = *room;
  oldest_first_.push_back(code);
  return room;
}

void Hub::sit(ClientId client, const std::shared_ptr<Room>& room, const std::vector<std::string>& tokens) {
  auto& here = clients_[client];
  if (here.room && here.room != room) here.room->leave(client);
  here.room = room;
  room->enter(client, [this, client](std::string text) { say(client, std::move(text)); }, tokens);
}

House Hub::house(const std::string& code) {
  return {
      machine_.background,
      [this](Job job) {
        machine_.foreground([this, job = std::move(job)] {
          job();
          flush();
        });
      },
      [this](Milliseconds time, Job job) {
        machine_.later(time, [this, job = std::move(job)] {
          job();
          flush();
        });
      },
      machine_.now,
      machine_.secret,
      [this, code](std::string event) {
        if (store_) events_.push_back({code, counts_[code]++, std::move(event)});
      },
  };
}

// Six letters and digits that are not mistaken for each other; nobody guesses 31^6.
std::string Hub::fresh_code() {
  constexpr std::string_view signs = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string code;
  do {
    const auto secret = machine_.secret();
    code.clear();
    for (std::size_t i = 0; i < 6; ++i) {
      const auto byte = std::stoi(secret.substr(4 * i, 4), nullptr, 16);
      code += signs[static_cast<std::size_t>(byte) % signs.size()];
    }
  } while (rooms_.contains(code));
  return code;
}

// Space for one more in memory: the oldest table at which nobody sits goes. The journal keeps it.
bool Hub::make_room() {
  if (rooms_.size() < most_rooms) return true;
  const auto old = std::ranges::find_if(oldest_first_, [&](const auto& code) { return rooms_[code]->empty(); });
  if (old == oldest_first_.end()) return false;
  rooms_.erase(*old);
  counts_.erase(*old);
  oldest_first_.erase(old);
  return true;
}

void Hub::complain(ClientId client, const Error& error, std::int64_t n, std::string_view code) {
  say(client, json_object([&](Json& out) {
        out.field("type", "error").field("text", error.text).field("clause", error.clause);
        if (!code.empty()) out.field("code", code);
        if (n >= 0) out.field("n", n);
      }));
}

void Hub::say(ClientId client, std::string text) { letters_.push_back({client, std::move(text)}); }

void Hub::flush() {
  if (writing_) return;
  in_flight_ = std::move(letters_);
  letters_.clear();
  if (!events_.empty()) {
    writing_ = true;
    machine_.writing([this, store = store_, kept = std::exchange(events_, {})] {
      auto done = store->append(kept);
      machine_.foreground([this, kept, done = std::move(done)] { written(kept, done); });
    });
    return;
  }
  for (auto& [to, text] : std::exchange(in_flight_, {}))
    if (const auto client = clients_.find(to); client != clients_.end()) client->second.send(std::move(text));
}

void Hub::written(const std::vector<store::Event>& kept, const Result<bool>& done) {
  writing_ = false;
  if (!done) go_back(kept, done.error());
  for (auto& [to, text] : std::exchange(in_flight_, {}))
    if (const auto client = clients_.find(to); client != clients_.end()) client->second.send(std::move(text));
  flush();
}

// What could not be written has not happened: these tables go back to what the journal has, and those who sit there are told.
void Hub::go_back(const std::vector<store::Event>& kept, const Error& error) {
  std::set<std::string> tables;
  for (const auto& entry : kept) tables.insert(entry.table);
  for (const auto& entry : events_) tables.insert(entry.table);
  events_.clear();
  for (const auto& code : tables) {
    const auto at = rooms_.find(code);
    if (at == rooms_.end()) continue;
    const auto room = at->second;
    rooms_.erase(at);
    counts_.erase(code);
    std::erase(oldest_first_, code);
    std::vector<std::pair<ClientId, std::vector<std::string>>> guests;
    for (const auto client : room->clients()) {
      guests.emplace_back(client, room->tokens_of(client));
      const auto about_it = [&](const Letter& letter) { return letter.to == client; };
      std::erase_if(in_flight_, about_it);
      std::erase_if(letters_, about_it);
      clients_[client].room = nullptr;
      complain(client, {fmt::format("this could not be kept, so it does not count: {}", error.text), error.clause}, -1);
      room->leave(client);
    }
    machine_.writing([this, store = store_, code, guests] {
      auto events = store->events(code);
      machine_.foreground([this, code, guests, events = std::move(events)] {
        if (events && events->empty()) return flush();  // it was not even opened
        for (const auto& [client, tokens] : guests)
          if (clients_.contains(client) && !clients_[client].room) joined(client, code, tokens, events, -1);
        flush();
      });
    });
  }
}

}  // namespace shengxiao::server
