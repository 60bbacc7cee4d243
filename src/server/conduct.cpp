#include "server/conduct.hpp"

#include <algorithm>

namespace shengxiao::server {

namespace {
constexpr int watchers = -1;  // among the numbers of seats
}  // namespace

bool Conduct::is_owner(const std::vector<std::string>& tokens) const {
  return !owner.empty() && std::ranges::find(tokens, owner) != tokens.end();
}

Result<bool> Conduct::check_talk(SeatSet seats) const {
  if (!chat) return fail("", "server.no_chat");
  if (seats.empty() ? muted.has(Seat::watcher) : (seats - muted).empty()) return fail("", "server.muted");
  return true;
}

Result<bool> Conduct::change(const table::Message& message) {
  const auto may_watch = message.flag("watch", watch), may_chat = message.flag("chat", chat);
  if (!may_watch) return may_watch;
  if (!may_chat) return may_chat;
  watch = *may_watch;
  chat = *may_chat;
  return true;
}

void Conduct::json(Json& out) const {
  out.field("watch", watch).field("chat", chat).key("muted").open('[');
  for (int k = 0; k < muted.size(); ++k) out.value(is_player(muted.nth(k)) ? index(muted.nth(k)) : watchers);
  out.close(']');
}

Result<Conduct> Conduct::read(const table::Message& event) {
  Conduct conduct;
  if (const auto done = conduct.change(event); !done) return tl::unexpected(done.error());
  if (!event.has("muted")) return conduct;
  const auto muted = event.numbers("muted");
  if (!muted) return tl::unexpected(muted.error());
  for (const auto seat : *muted)
    conduct.muted = conduct.muted.with(seat >= 0 && seat < max_seats ? seat_at(static_cast<int>(seat)) : Seat::watcher);
  return conduct;
}

}  // namespace shengxiao::server
