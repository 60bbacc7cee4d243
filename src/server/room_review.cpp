// Looking back at a game that is over.
#include <algorithm>
#include <ranges>

#include "server/messages.hpp"
#include "server/room.hpp"

namespace shengxiao::server {

namespace {
// After how many entries of what the viewer was told so many steps had been made.
std::size_t entries_after(const table::Match& match, Seat viewer, int step) {
  const auto seen = match.seen(viewer);
  return static_cast<std::size_t>(std::ranges::partition_point(seen, [&](const auto& entry) { return entry.after <= step; }) -
                                  seen.begin());
}
}  // namespace

// Everything is known of a game that is over. The decisions that are judged are those of people.
Result<bool> Room::review(Guest& guest, const table::Message&) {
  if (!is_over()) return fail("", "server.not_over");
  if (!begun_) return fail("", "server.not_begun");
  guest.found = 0;
  if (!look_back_)
    look_back_ = std::make_unique<LookBack>(match(), seats_.of_people(), thinking_seed_, runtime_, code_, [this] {
      for (auto& [client, other] : guests_) send_review(other);
    });
  send_review(guest);
  return true;
}

void Room::send_review(Guest& guest) {
  if (!guest.found || guest.line.is_behind()) return;
  const auto fresh = std::span(look_back_->findings()).subspan(*guest.found);
  const auto viewer = this->viewer(guest);
  guest.send(json_object([&](Json& out) {
    begin_message(out, MessageType::review)
        .field("table", code_)
        .field("from", *guest.found)
        .field("by", game().info().judged_in_points ? "points" : "win")
        .field("done", look_back_->done())
        .field("of", look_back_->size());
    out.key("positions").open('[');
    for (const auto& finding : fresh)
      if (const auto* stood = std::get_if<table::Review::Stood>(&finding)) {
        out.open('{').field("step", entries_after(match(), viewer, stood->step)).key("standing");
        out.array(stood->outlook).close('}');
      }
    out.close(']').key("decisions").open('[');
    for (const auto& finding : fresh)
      if (const auto* decided = std::get_if<table::Review::Decided>(&finding)) {
        const auto& [step, seat, judged] = *decided;
        out.open('{').field("step", entries_after(match(), viewer, step)).field("seat", index(seat));
        out.field("chosen", judged.chosen).field("other", judged.other).field("clear", judged.clear);
        out.field("move", game().text(judged.other_move)).key("action").raw(game().action_json(judged.other_move)).close('}');
      }
    out.close(']');
  }));
  guest.found = look_back_->findings().size();
}

}  // namespace shengxiao::server
