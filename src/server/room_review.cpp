// Looking back at a game that is over.
#include <algorithm>
#include <type_traits>

#include "server/messages.hpp"
#include "server/room.hpp"

namespace shengxiao::server {

// Everything is known of a game that is over. The decisions that are judged are those of people, or of more: Review::whole().
Result<bool> Room::review(Guest& guest, const table::Message&) {
  if (!is_over()) return fail("", "server.not_over");
  if (!begun_) return fail("", "server.not_begun");
  guest.found = 0;
  if (!look_back_) {
    const auto scope = table::Review::whole(game(), seats_.of_people());
    look_back_ = std::make_shared<LookBack>(match(), scope, table::Priority::analysis, thinking_seed_, runtime_, code_, [this] {
      for (auto& [client, other] : guests_) send_review(other);
    });
  }
  send_review(guest);
  return true;
}

// Why somebody chose what they chose: at once, or, where all decisions have been judged together, the same as to whoever looks at
// them. Where one plays alone, also of a game that goes on, as far as everything is revealed.
Result<bool> Room::judge(Guest& guest, const table::Message& message) {
  if (!begun_) return fail("", "server.not_begun");
  const int judgeable = judgeable_steps(match(), seats_, is_over(), guest.seats);
  if (judgeable == 0) return fail("", "server.not_over");
  const auto to = message.number("to", 0, match().entries_after(viewer(guest), judgeable));
  if (!to) return tl::unexpected(to.error());
  const auto from = message.number("from", 0, *to);
  if (!from) return tl::unexpected(from.error());
  const auto step = [&](std::int64_t entry) { return step_of(viewer(guest), static_cast<std::size_t>(entry)); };
  const std::pair steps{step(*from), step(*to)};
  if (judged_.size() >= most_judged) std::erase_if(judged_, [](const auto& one) { return one.second.look_back->ended(); });
  if (judged_.size() >= most_judged && !judged_.contains(steps))
    return fail("", "server.many_judged", static_cast<int>(most_judged));
  auto& one = judged_[steps];
  one.askers.emplace_back(id_of(guest), message);
  if (!one.look_back && is_over() && game().info().judged_in_points && look_back_ && look_back_->ended()) {
    one.look_back = look_back_;  // what a decision cost is the same then as to whoever looks back at all of them
  } else if (!one.look_back) {
    const LookBack::Scope scope{
        .seats = SeatSet::all(game().seats()), .from = steps.first, .to = steps.second, .most = most_decisions, .course = false};
    one.look_back = std::make_shared<LookBack>(match(), scope, table::Priority::explanation, thinking_seed_, runtime_, code_,
                                               [this, steps] { answer_judged(steps); });
  }
  answer_judged(steps);
  return true;
}

void Room::answer_judged(std::pair<int, int> steps) {
  auto& judged = judged_.at(steps);
  if (!judged.look_back->ended()) return;
  for (const auto& [asker, message] : std::exchange(judged.askers, {})) {
    const auto here = guests_.find(asker);
    if (here == guests_.end()) continue;
    const auto& course = judged.look_back->course();
    const auto place = [this, viewer = viewer(here->second)](int step) { return match().entries_after(viewer, step); };
    reply(here->second, message, [&](Json& out) {
      begin_message(out, MessageType::judged).field("table", code_);
      course.write_measure(out);
      out.key("decisions").open('[');
      for (const auto& [step, decided] : course.decided())
        if (steps.first <= step && step < steps.second) course.write_with_rest(out, decided, place);
      out.close(']');
    });
  }
}

void Room::send_review(Guest& guest) {
  if (!guest.found || guest.line.is_behind()) return;
  const auto fresh = std::span(look_back_->findings()).subspan(*guest.found);
  const auto place = [this, viewer = viewer(guest)](int step) { return match().entries_after(viewer, step); };
  const auto& course = look_back_->course();
  const auto all_of = [&]<class T>(Json& out, std::string_view name, std::type_identity<T>) {
    out.key(name).open('[');
    for (const auto& finding : fresh)
      if (const auto* found = std::get_if<T>(&finding)) course.write(out, *found, place);
    out.close(']');
  };
  guest.send(json_object([&](Json& out) {
    begin_message(out, MessageType::review).field("table", code_).field("from", *guest.found);
    course.write_measure(out);
    out.field("done", look_back_->done()).field("of", look_back_->size());
    all_of(out, "positions", std::type_identity<table::Review::Stood>{});
    all_of(out, "decisions", std::type_identity<table::Review::Decided>{});
    // Once it has been looked at every position; until the end it may change.
    if (look_back_->ended() || !course.decided().empty())
      course.write_summary(out, guest.seats.empty() ? SeatSet::all(game().seats()) : guest.seats, place);
  }));
  guest.found = look_back_->findings().size();
}

}  // namespace shengxiao::server
