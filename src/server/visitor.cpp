#include "server/visitor.hpp"

#include <utility>

#include "core/text.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
Text text_of(const Error& error) { return std::make_shared<const std::string>(error_message(error, -1)); }
}  // namespace

std::shared_ptr<Visitor> Visitor::enter(const Hubs& hubs, Doorway doorway) {
  const auto visitor = std::shared_ptr<Visitor>(new Visitor(hubs, std::move(doorway)));
  visitor->doorway_.line.send(hubs[visitor->doorway_.home].hub->hello(visitor->doorway_.has_lab));
  visitor->come_in();
  return visitor;
}

void Visitor::on(std::size_t hub, Job job) const {
  if (hub == doorway_.home)
    job();
  else
    hubs_[hub].post(std::move(job));
}

// Used on the thread of the hub.
Line Visitor::line_from(std::size_t hub, std::uint64_t visit) {
  auto line = doorway_.line;
  const auto weak = weak_from_this();
  if (hub == doorway_.home) {
    line.send = [weak, visit](Text text) {
      if (const auto self = weak.lock()) self->hear(visit, std::move(text));
    };
    return line;
  }
  line.send = [weak, visit, post = doorway_.post, wait = line.wait](Text text) {
    wait(std::ssize(*text));
    post([weak, visit, text = std::move(text), wait] {
      wait(-std::ssize(*text));
      if (const auto self = weak.lock()) self->hear(visit, text);
    });
  };
  line.hang_up = [post = doorway_.post, hang_up = doorway_.line.hang_up] { post(hang_up); };
  return line;
}

void Visitor::hear(std::uint64_t visit, Text text) {
  if (visit == visit_)
    doorway_.line.send(std::move(text));
  else if (trial_ == visit)
    heard_in_trial_.push_back(std::move(text));
}

// To the hub on the same thread: tables that this visitor opens cost no way.
void Visitor::come_in() {
  visit_ = ++visits_;
  place_ = Place{doorway_.home, hubs_[doorway_.home].hub->connect(line_from(doorway_.home, visit_), false)};
}

void Visitor::receive(std::string_view text, Job done) {
  Asked asked{std::string(text), nullptr, std::move(done)};
  const bool is_long = text.size() > Hub::longest_message;
  asked.message = std::make_shared<const Result<table::Message>>(
      is_long ? fail("", "server.message_too_long", text.size(), Hub::longest_message) : table::Message::parse(text));
  const auto& message = *asked.message;
  const auto code = message && message->text("do").value_or("") == "join" ? message->text("table") : Result<std::string>("");
  calls_ = 0;
  if (code && !code->empty()) return join(asked, *code);
  if (!beyond_ || is_long) return tell(asked);
  beyond_->passage->send(asked.text);
  asked.done();
}

void Visitor::tell(const Asked& asked) {
  if (!place_) come_in();
  on(place_->hub, [hub = hubs_[place_->hub].hub, client = place_->client, message = asked.message,
                   back = [here = place_->hub == doorway_.home, post = doorway_.post, done = asked.done] {
                     here ? done() : post(done);
                   }] { hub->receive(client, *message, [back](const Heard&) { back(); }); });
}

// The hub that has the table is asked for it while the visitor stays where it is; what it says is told on once it has answered.
void Visitor::join(const Asked& asked, const std::string& code) {
  const auto target = hub_of(code, hubs_.size());
  const bool is_there = place_ && place_->hub == target;
  const auto visit = is_there ? visit_ : ++visits_;
  trial_.reset();
  heard_in_trial_.clear();
  if (!is_there) trial_ = visit;
  auto back = [weak = weak_from_this(), &hubs = hubs_, asked, code, target, visit, here = target == doorway_.home,
               post = doorway_.post](ClientId client, const Heard& heard) {
    const auto job = [=, &hubs] {
      const auto self = weak.lock();
      if (self && !self->has_left_) return self->joined(asked, code, {target, client}, visit, heard);
      hubs[target].post([hub = hubs[target].hub, client] { hub->disconnect(client); });
    };
    here ? job() : post(job);
  };
  on(target, [hub = hubs_[target].hub, client = is_there ? std::optional(place_->client) : std::nullopt,
              line = line_from(target, visit), message = asked.message, back = std::move(back)] {
    const auto id = client ? *client : hub->connect(line, false);
    hub->receive(id, *message, [=](const Heard& heard) { hub->after_told([=] { back(id, heard); }); });
  });
}

void Visitor::joined(const Asked& asked, const std::string& code, const Place& place, std::uint64_t visit, const Heard& heard) {
  const bool is_new = visit != visit_;
  if (heard.entered) {
    beyond_.reset();
    if (is_new) settle_in(place, visit);
    return asked.done();
  }
  if (is_new) {
    on(place.hub, [hub = hubs_[place.hub].hub, client = place.client] { hub->disconnect(client); });
    trial_.reset();
    for (auto& text : std::exchange(heard_in_trial_, {})) doorway_.line.send(std::move(text));
  }
  if (heard.owner) return cross(asked, code, *heard.owner);
  asked.done();
}

void Visitor::settle_in(const Place& place, std::uint64_t visit) {
  step_out();
  place_ = place;
  visit_ = visit;
  trial_.reset();
  for (auto& text : std::exchange(heard_in_trial_, {})) doorway_.line.send(std::move(text));
}

void Visitor::step_out() {
  if (const auto place = std::exchange(place_, std::nullopt))
    on(place->hub, [hub = hubs_[place->hub].hub, client = place->client] { hub->disconnect(client); });
}

// --- other servers ---

void Visitor::cross(const Asked& asked, const std::string& code, const store::Neighbour& owner) {
  if (beyond_ && beyond_->owner == owner) {
    beyond_->passage->send(asked.text);
    return asked.done();
  }
  const auto visit = ++visits_;
  crossing_ = Beyond{visit, owner, nullptr, asked.done};
  const auto weak = weak_from_this();
  auto passage = doorway_.pass_on(
      owner,
      [weak, visit](Text text) {
        if (const auto self = weak.lock()) self->hear_from_beyond(visit, std::move(text));
      },
      [weak, visit, asked, code] {
        if (const auto self = weak.lock()) self->beyond_ended(visit, asked, code);
      });
  if (!crossing_ || crossing_->visit != visit) return;  // it has ended already
  crossing_->passage = std::move(passage);
  crossing_->passage->send(asked.text);
}

// The first thing that it says is that they are at the table, or why not.
void Visitor::hear_from_beyond(std::uint64_t visit, Text text) {
  if (has_left_) return;
  if (crossing_ && crossing_->visit == visit) {
    const auto done = std::exchange(crossing_->done, {});
    auto crossed = std::exchange(crossing_, std::nullopt);
    if (is_of(*text, MessageType::seated)) {
      step_out();
      beyond_ = std::move(crossed);
      visit_ = visit;
    }
    doorway_.line.send(std::move(text));
    if (done) done();
    return;
  }
  if (beyond_ && beyond_->visit == visit) doorway_.line.send(std::move(text));
}

// A server that cannot be reached may have ended just now: its tables are anybody's soon.
void Visitor::beyond_ended(std::uint64_t visit, const Asked& asked, const std::string& code) {
  if (has_left_) return;
  if (beyond_ && beyond_->visit == visit) return doorway_.line.hang_up();
  if (!crossing_ || crossing_->visit != visit) return;
  crossing_.reset();
  if (++calls_ > most_calls) {
    doorway_.line.send(text_of({"", "server.owner_away", excerpt(code)}));
    return asked.done();
  }
  call_again_ = doorway_.later(between_calls, [weak = weak_from_this(), asked, code] {
    if (const auto self = weak.lock(); self && !self->has_left_) self->join(asked, code);
  });
}

void Visitor::caught_up() {
  if (!place_) return;
  on(place_->hub, [hub = hubs_[place_->hub].hub, client = place_->client] { hub->caught_up(client); });
}

void Visitor::leave() {
  has_left_ = true;
  call_again_.reset();
  crossing_.reset();
  beyond_.reset();
  step_out();
}

}  // namespace shengxiao::server
