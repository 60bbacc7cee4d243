#include "server/hub.hpp"

#include <algorithm>

#include "core/version.hpp"

namespace shengxiao {

Hub::Hub(Threads threads, std::uint64_t seed) : threads_(std::move(threads)), rng_(seed) {}

std::string hello() {
  std::string text;
  Json out(text);
  out.open('{').field("type", "hello").field("version", version).key("games").open('[');
  for (const auto& game : all_games()) describe(game, out);
  out.close(']').close('}');
  return text;
}

ClientId Hub::connect(Send send) {
  const auto client = next_++;
  send(hello());
  clients_[client] = {std::move(send), nullptr};
  return client;
}

void Hub::disconnect(ClientId client) {
  const auto at = clients_.find(client);
  if (at == clients_.end()) return;
  if (at->second.room) at->second.room->leave(client);
  clients_.erase(at);
}

void Hub::receive(ClientId client, std::string_view text) {
  if (!clients_.contains(client)) return;
  if (text.size() > longest_message)
    return complain(client, {fmt::format("the message has {} bytes; {} are the most", text.size(), longest_message), ""}, -1);
  const auto message = Message::parse(text);
  if (!message) return complain(client, message.error(), -1);
  const auto n = message->number("n", 0, INT64_MAX, -1);
  if (!n) return complain(client, n.error(), -1);
  if (const auto done = handle(client, *message); !done) complain(client, done.error(), *n);
}

Result<bool> Hub::handle(ClientId client, const Message& message) {
  const auto verb = message.text("do");
  if (!verb) return tl::unexpected(verb.error());
  if (*verb == "new" || *verb == "load") {
    if (!make_room()) return fail("", "all {} tables are taken", most_rooms);
    if (*verb == "new") return sit(client, Room::open(fresh_code(), message, rng_(), threads_));
    const auto record = message.text("record");
    if (!record) return tl::unexpected(record.error());
    return sit(client, Room::load(fresh_code(), *record, rng_(), threads_));
  }
  if (*verb == "join") {
    const auto code = message.text("table");
    if (!code) return tl::unexpected(code.error());
    const auto room = rooms_.find(*code);
    if (room == rooms_.end()) return fail("", "there is no table \"{}\" (any more)", code->substr(0, 60));
    return sit(client, room->second);
  }
  const auto room = clients_[client].room;
  if (!room) return fail("", "first \"new\", \"join\" or \"load\" a table");
  return room->receive(client, *verb, message);
}

Result<bool> Hub::sit(ClientId client, Result<std::shared_ptr<Room>> room) {
  if (!room) return tl::unexpected(room.error());
  auto& here = clients_[client];
  if (here.room) here.room->leave(client);
  here.room = *room;
  if (!rooms_.contains((*room)->code())) {
    rooms_[(*room)->code()] = *room;
    oldest_first_.push_back((*room)->code());
  }
  (*room)->enter(client, here.send);
  return true;
}

// Six letters and digits that are not mistaken for each other; nobody guesses 31^6.
std::string Hub::fresh_code() {
  constexpr std::string_view signs = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string code;
  do {
    code.clear();
    for (int i = 0; i < 6; ++i) code += signs[rng_.below(static_cast<std::uint32_t>(signs.size()))];
  } while (rooms_.contains(code));
  return code;
}

// Space for one more: the oldest table at which nobody sits goes.
bool Hub::make_room() {
  if (rooms_.size() < most_rooms) return true;
  const auto old = std::ranges::find_if(oldest_first_, [&](const auto& code) { return rooms_[code]->empty(); });
  if (old == oldest_first_.end()) return false;
  rooms_.erase(*old);
  oldest_first_.erase(old);
  return true;
}

void Hub::complain(ClientId client, const Error& error, std::int64_t n) {
  std::string text;
  Json out(text);
  out.open('{').field("type", "error").field("text", error.text).field("clause", error.clause);
  if (n >= 0) out.field("n", n);
  out.close('}');
  clients_[client].send(std::move(text));
}

}  // namespace shengxiao
