// What is asked of a table.
#include <algorithm>
#include <ranges>
#include <span>
#include <utility>

#include "server/chat.hpp"
#include "server/messages.hpp"
#include "server/room.hpp"

namespace shengxiao::server {

namespace {
constexpr int most_refusals = 3;
}  // namespace

const std::map<std::string_view, Room::Verb>& Room::verbs() {
  static const std::map<std::string_view, Verb> all{
      {"play", &Room::play},         {"undo", &Room::undo},       {"answer", &Room::answer},     {"look", &Room::look},
      {"sit", &Room::sit},           {"entropy", &Room::entropy}, {"stand", &Room::stand},       {"leave", &Room::leave_for_good},
      {"deputy", &Room::deputy},     {"resign", &Room::resign},   {"draw", &Room::offer_draw},   {"chat", &Room::chat},
      {"conduct", &Room::conduct},   {"mute", &Room::mute},       {"kick", &Room::kick},         {"hint", &Room::hint},
      {"why", &Room::why},           {"past", &Room::past},       {"analysis", &Room::analysis}, {"record", &Room::send_record},
      {"verify", &Room::send_draws}, {"review", &Room::review},   {"judge", &Room::judge},
  };
  return all;
}

Result<Seat> Room::seat_in(const table::Message& message) const {
  const auto seat = message.number("seat", 0, seats_.size() - 1);
  if (!seat) return tl::unexpected(seat.error());
  return seat_at(static_cast<int>(*seat));
}

Result<Seat> Room::own_seat_in(const Guest& guest, const table::Message& message) const {
  auto seat = seat_in(message);
  if (!seat) return seat;
  if (!seats_[*seat].occupant.person) return fail("", "server.seat_of_computer", *seat);
  if (!guest.seats.has(*seat)) return fail("", "server.seat_not_yours", *seat);
  return seat;
}

Result<Seat> Room::playing_seat_in(const Guest& guest, const table::Message& message) const {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return seat;
  if (!begun_) return fail("", "server.not_begun");
  if (is_over()) return fail("", "game.over");
  return seat;
}

void Room::reply(const Guest& guest, const table::Message& message, const std::function<void(Json&)>& fields) {
  guest.send(json_object([&](Json& out) {
    fields(out);
    if (const auto n = message.number("n", 0, INT64_MAX)) out.field("n", *n);
  }));
}

Result<bool> Room::play(Guest& guest, const table::Message& message) {
  const auto seat = playing_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  const auto move = message.text("move");
  if (!move) return tl::unexpected(move.error());
  const auto number = message.number("ask", 0, INT32_MAX);
  if (!number) return tl::unexpected(number.error());
  if (!game().open() && viewer(guest) != *seat) return fail("", "server.behind_curtain", *seat);
  if (*number != decisions_[*seat]) return fail("", "server.too_late");
  if (seats_[*seat].deputy) return fail("", "server.deputy_plays", *seat);
  const int before = match().step();
  if (const auto done = driver_.play(*seat, *move); !done) return tl::unexpected(done.error());
  clocks_.stop();
  ++decisions_[*seat];
  stepped(before);
  return true;
}

// Whether none of them has been told what a seat did from a step on.
bool Room::is_sealed(int from, SeatSet others) const {
  const Seat own = match().steps()[static_cast<std::size_t>(from)].actor;
  for (int k = 0; k < others.size(); ++k)
    for (const auto& seen : std::views::reverse(match().seen(others.nth(k)))) {
      if (seen.after <= from) break;
      if (seen.actor == own && seen.complete) return false;
    }
  return true;
}

// Choices that others made at the same time stay. What people at other screens have been shown needs their consent. That of all
// other people, connected or not, needs a choice that stopped a clock or that a computer made, and what may have revealed something
// to whoever takes it back: they would choose again, and know what comes.
Result<bool> Room::undo(Guest& guest, const table::Message&) {
  if (!terms_.takeback) return fail("", "server.no_takebacks");
  if (is_over() && !seats_.is_alone(guest.seats)) return fail("", "server.takeback_over");
  const int from = match().last_decision(guest.seats);
  if (from < 0) return fail("", "match.nothing_to_undo");
  const Seat own = match().steps()[static_cast<std::size_t>(from)].actor;
  const auto others = seats_.of_people() - guest.seats;
  const bool is_final = (terms_.clock && !match().to_act().has(own)) || from < by_deputies_[own];
  const bool is_free = others.empty() || (!is_final && is_sealed(from, others));
  if (!is_over() && is_free && driver_.take_back(from, SeatSet(own))) {
    clocks_.stop();
    ++decisions_[own];
    taken_back(from, {});
    return true;
  }
  const auto [draws, answers] = revealed_since(from, guest.seats);
  const bool revealed = draws || answers || !game().open();
  const auto asked = is_final || revealed ? others : shown_.beyond(from) & others;
  if (asked.empty()) {
    clocks_.stop();
    take_back(from, guest.seats);
    return true;
  }
  const auto before = std::span(match().steps()).first(static_cast<std::size_t>(from));
  const auto nth = std::ranges::count(before, own, &table::Played::actor);
  return propose(guest, {Proposal::Kind::takeback, ++proposals_, guest.seats, asked, own, static_cast<int>(nth)});
}

// One at a time: what somebody else has proposed is answered first. Who has been refused a few times waits until something has
// happened: else they would keep the others from proposing anything.
Result<bool> Room::propose(const Guest& guest, const Proposal& proposal) {
  if (proposal_ && (proposal_->by & guest.seats).empty()) return fail("", "server.proposal_open");
  const auto is_own = [&](SeatSet by) { return !(by & guest.seats).empty(); };
  if (std::ranges::count_if(refused_, is_own) >= most_refusals) return fail("", "server.proposal_refused");
  proposal_ = proposal;
  send_table_to_all();
  return true;
}

Result<bool> Room::answer(Guest& guest, const table::Message& message) {
  const auto yes = message.flag("yes");
  if (!yes) return tl::unexpected(yes.error());
  const auto number = message.number("proposal", 0, INT32_MAX);
  if (!number) return tl::unexpected(number.error());
  if (!proposal_ || proposal_->number != *number) return fail("", "server.nothing_proposed");
  const bool withdraws = !*yes && !(proposal_->by & guest.seats).empty();
  if (!proposal_->is_asked(guest.seats) && !withdraws) return fail("", "server.nothing_proposed");
  if (*yes && proposal_->agree(guest.seats)) {
    carry_out(*std::exchange(proposal_, {}));
    return true;
  }
  if (!*yes) {
    if (!withdraws) refused_.push_back(proposal_->by);
    proposal_.reset();
  }
  send_table_to_all();
  return true;
}

void Room::carry_out(const Proposal& agreed) {
  clocks_.stop();
  if (agreed.kind == Proposal::Kind::draw) return end({Ending::Kind::agreed});
  int nth = 0;
  for (int from = 0; from < match().step(); ++from)
    if (match().steps()[static_cast<std::size_t>(from)].actor == agreed.seat && nth++ == agreed.step_of_seat)
      return take_back(from, agreed.by);
  go_on();  // taken back meanwhile, out of sight
}

Result<bool> Room::look(Guest& guest, const table::Message& message) {
  const auto seat = own_seat_in(guest, message);
  if (!seat) return tl::unexpected(seat.error());
  guest.at_screen = *seat;
  send_table(guest);
  return true;
}

Result<bool> Room::chat(Guest& guest, const table::Message& message) {
  if (const auto may = conduct_.check_talk(guest.seats); !may) return may;
  auto text = chat_message(message, guest.seats);
  if (!text) return tl::unexpected(text.error());
  const auto line = std::make_shared<const std::string>(*std::move(text));
  for (const auto& [client, other] : guests_) other.line.send(line);
  return true;
}

ClientId Room::id_of(const Guest& guest) const {
  return std::ranges::find_if(guests_, [&](const auto& other) { return &other.second == &guest; })->first;
}

Result<bool> Room::hint(Guest& guest, const table::Message& message) {
  if (!begun_) return fail("", "server.not_begun");
  if (is_over()) return fail("", "game.over");
  if (!seats_.is_alone(guest.seats)) return fail("", "server.no_hints");
  const Seat seat = viewer(guest);
  if (!is_player(seat) || !match().to_act().has(seat)) return fail("", "server.not_your_turn");
  const auto asker = id_of(guest);
  driver_.hint(seat, [this, asker, message, seat](const table::AnyThought& thought) {
    const auto here = guests_.find(asker);
    if (here == guests_.end()) return;
    reply(here->second, message, [&](Json& out) {
      begin_message(out, MessageType::hint)
          .field("seat", index(seat))
          .field("move", game().text(thought.best))
          .field("text", thought.text);
      out.key("action").raw(game().action_json(thought.best));
      line_json(game(), thought.line, out);
    });
  });
  return true;
}

Result<bool> Room::why(Guest& guest, const table::Message& message) {
  const auto seat = seat_in(message);
  if (!seat) return tl::unexpected(seat.error());
  const auto move = message.text("move");
  if (!move) return tl::unexpected(move.error());
  // An answer about another's hand would tell of it.
  if (!game().open() && viewer(guest) != *seat) return fail("", "server.seat_not_yours", *seat);
  const auto found = game().find(match().state(), *seat, *move);
  const Error error = found ? Error{"", "server.legal"} : found.error();
  reply(guest, message, [&](Json& out) {
    begin_message(out, MessageType::refusal).field("move", *move);
    error_json(error, out);
  });
  return true;
}

Result<bool> Room::past(Guest& guest, const table::Message& message) {
  const Seat viewer = this->viewer(guest);
  const auto seen = match().seen(viewer);
  const auto step = message.number("step", 0, static_cast<std::int64_t>(seen.size()));
  if (!step) return tl::unexpected(step.error());
  const auto n = static_cast<std::size_t>(*step);
  const auto state = match().state_after(step_of(viewer, n));
  const auto decides = this->decides(viewer, state);
  reply(guest, message, [&](Json& out) {
    begin_message(out, MessageType::past).field("step", n).key("view");
    game().view_json(state, viewer, out);
    out.key("move");
    n && !seen[n - 1].is_outcome() ? out.value(game().text(seen[n - 1].action)) : out.null();
    out.key("decides");
    is_player(decides) ? out.value(index(decides)) : out.null();
  });
  return true;
}

Result<bool> Room::analysis(Guest& guest, const table::Message& message) {
  const auto on = message.flag("on");
  if (!on) return tl::unexpected(on.error());
  if (*on && !seats_.is_alone(guest.seats)) return fail("", "server.no_analysis");
  const auto newest = static_cast<std::int64_t>(match().seen(viewer(guest)).size());
  const auto step = message.number("step", 0, newest, newest);
  if (!step) return tl::unexpected(step.error());
  guest.analyses = *on;
  guest.analysed = *step == newest ? std::nullopt : std::optional(static_cast<std::size_t>(*step));
  resume();
  return true;
}

Result<bool> Room::send_record(Guest& guest, const table::Message& message) {
  reply(guest, message, [&](Json& out) {
    begin_message(out, MessageType::record).field("name", fmt::format("{}-{}.txt", game().info().name, code_));
    out.field("text", print(record_shown_to(viewer(guest))));
  });
  return true;
}

// What a client needs to compute the draws anew: the record, and the outcomes and weights of each.
Result<bool> Room::send_draws(Guest& guest, const table::Message& message) {
  if (!luck_.is_verifiable()) return fail("", "verify.not_verifiable");
  if (!is_over()) return fail("", "verify.not_revealed");
  reply(guest, message, [&](Json& out) {
    begin_message(out, MessageType::draws).field("record", print(record())).key("draws").open('[');
    auto state = match().state_after(0);
    for (std::size_t i = 0; i < match().steps().size(); ++i) {
      const auto& played = match().steps()[i];
      if (played.actor == Seat::chance) draw_json(game(), state, static_cast<int>(i) + 1, out);
      game().apply(state, played.actor, played.action);
    }
    out.close(']');
  });
  return true;
}

}  // namespace shengxiao::server
