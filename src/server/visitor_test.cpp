// Guests of a server with several threads, and of a club with several servers. Each thread's jobs wait in a queue of their own.
#include "server/visitor.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

// A connection to a server.
struct Guest : Person {
  std::shared_ptr<Visitor> visitor;
  int dealt_with = 0, said = 0;
  bool hung_up = false;
};

// A server whose journal may be shared with others.
class House {
 public:
  House(std::size_t threads, MemoryStore& store) : store_(store), queues_(threads + 1) {
    for (std::size_t i = 0; i < threads; ++i) {
      hubs_.push_back(
          std::make_unique<Hub>(Runtime{.background = [](const auto&, const auto&) {},
                                        .foreground = [this, i](Job job) { queues_[i].push_back(std::move(job)); },
                                        .later = [this](Milliseconds time, Job job) { return clock_.set(time, std::move(job)); },
                                        .now = [this] { return clock_.now(); },
                                        .secret = chance::random_bytes,
                                        .unix_time = [] { return std::uint64_t{1}; }},
                                gate_, ledger_, *ChanceLog::load(store_), HubOptions{.index = i, .hubs = threads}));
      places_.push_back({hubs_.back().get(), [this, i](Job job) { queues_[i].push_back(std::move(job)); }});
    }
  }

  std::shared_ptr<Guest> guest(std::size_t thread, bool is_passed_on = false) {
    const auto guest = std::make_shared<Guest>();
    Doorway doorway;
    doorway.line.send = [weak = std::weak_ptr(guest)](const Text& text) {
      if (const auto there = weak.lock()) there->hear(*text);
    };
    doorway.line.is_passed_on = is_passed_on;
    doorway.line.hang_up = [weak = std::weak_ptr(guest)] {
      if (const auto there = weak.lock()) there->hung_up = true;
    };
    doorway.home = thread;
    doorway.post = [this, thread](Job job) { queues_[thread].push_back(std::move(job)); };
    doorway.later = [this](Milliseconds time, Job job) { return clock_.set(time, std::move(job)); };
    doorway.pass_on = [this, thread](const store::Neighbour& to, auto hear, auto end) -> std::shared_ptr<Passage> {
      return std::make_shared<Bridge>(*this, neighbours.at(to.address), thread, hear, end);
    };
    guest->visitor = Visitor::enter(places_, std::move(doorway));
    return guest;
  }
  void say(const std::shared_ptr<Guest>& guest, const Parsed& message) {
    ++guest->said;
    guest->visitor->receive(message.dump(), [weak = std::weak_ptr(guest)] {
      if (const auto there = weak.lock()) ++there->dealt_with;
    });
    settle();
  }
  Parsed open(const std::shared_ptr<Guest>& guest, Parsed more = Parsed::object()) {
    more["do"] = "new";
    more["game"] = "celestial_checkers";
    more["seats"] = TestServer::people(2, false);
    say(guest, more);
    return guest->table();
  }
  void join(const std::shared_ptr<Guest>& guest, const std::string& code, const std::vector<std::string>& tokens = {}) {
    say(guest, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
  }
  // Some job of each thread, by turns, until none is left; of the neighbours likewise.
  void settle() {
    while (step()) {}
  }
  bool step() {
    bool did = false;
    for (auto& queue : queues_)
      if (!queue.empty()) {
        const auto job = std::move(queue.front());
        queue.pop_front();
        job();
        did = true;
      }
    for (const auto& [address, house] : neighbours)
      if (house && house != this && !is_stepping_) {
        house->is_stepping_ = true;
        did = house->step() || did;
        house->is_stepping_ = false;
      }
    return did;
  }
  void pass_time(Milliseconds time) {
    clock_.pass(time);
    settle();
  }
  std::size_t thread_of(const std::string& code) const { return hub_of(code, hubs_.size()); }

  std::map<std::string, House*> neighbours;  // by address; null: it does not answer

 private:
  // A connection to a neighbour.
  class Bridge : public Passage {
   public:
    Bridge(House& from, House* to, std::size_t thread, std::function<void(Text)> hear, Job end) : to_(to) {
      from.bridges_.push_back(this);
      from_ = &from;
      if (!to) {
        from.queues_[thread].push_back(end);
        return;
      }
      guest_ = to->guest(0, true);
      // What is said before anything is asked is the greeting.
      told_ = guest_->raw.size();
      hear_ = [hear, &from, thread](const std::string& text) {
        from.queues_[thread].push_back([hear, text] { hear(std::make_shared<const std::string>(text)); });
      };
      end_ = [end, &from, thread] { from.queues_[thread].push_back(end); };
    }
    ~Bridge() override {
      std::erase(from_->bridges_, this);
      if (guest_) guest_->visitor->leave();
    }
    Bridge(const Bridge&) = delete;
    Bridge& operator=(const Bridge&) = delete;
    void send(std::string text) override {
      if (guest_) to_->queues_[0].push_back([guest = guest_, text] { guest->visitor->receive(text, [] {}); });
    }
    void carry() {
      for (; guest_ && told_ < guest_->raw.size(); ++told_) hear_(guest_->raw[told_]);
    }
    void tear() { end_(); }

   private:
    House* from_ = nullptr;
    House* to_;
    std::shared_ptr<Guest> guest_;
    std::size_t told_ = 0;
    std::function<void(const std::string&)> hear_;
    Job end_;
  };

 public:
  // What neighbours have said by now arrives.
  void carry() {
    do {
      for (auto* bridge : std::vector<Bridge*>(bridges_)) bridge->carry();
      settle();
    } while (std::ranges::any_of(queues_, [](const auto& queue) { return !queue.empty(); }));
  }
  void tear_bridges() {
    for (auto* bridge : std::vector<Bridge*>(bridges_)) bridge->tear();
    settle();
  }
  std::size_t bridges() const { return bridges_.size(); }

 private:
  MemoryStore& store_;
  TestClock clock_;
  std::vector<std::deque<Job>> queues_;  // the last one is the journal's
  Gate gate_{{}, [this] { return clock_.now(); }};
  Ledger ledger_{store_, [this](Job job) { queues_.back().push_back(std::move(job)); }, std::make_shared<Metrics>()};
  std::vector<std::unique_ptr<Hub>> hubs_;
  Hubs places_;
  std::vector<Bridge*> bridges_;
  bool is_stepping_ = false;
};

class VisitorTest : public testing::Test {
 protected:
  MemoryStore store;
};

TEST_F(VisitorTest, is_greeted_once_and_opens_tables_on_its_own_thread) {
  House house(3, store);
  for (std::size_t thread = 0; thread < 3; ++thread) {
    const auto ann = house.guest(thread);
    EXPECT_EQ(ann->heard.size(), 1u);
    EXPECT_EQ(ann->last()["type"], "hello");
    EXPECT_EQ(house.thread_of(house.open(ann)["table"]), thread);
    EXPECT_EQ(std::ranges::count_if(ann->heard, [](const auto& m) { return m["type"] == "hello"; }), 1);
  }
}

TEST_F(VisitorTest, plays_with_somebody_on_another_thread) {
  House house(2, store);
  const auto ann = house.guest(0), ben = house.guest(1);
  const std::string code = house.open(ann, {{"options", placed}})["table"];
  house.say(ann, {{"do", "sit"}, {"seat", 0}, {"name", "Ann"}});
  house.join(ben, code);
  EXPECT_EQ(ben->table()["table"], code);
  house.say(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
  ASSERT_EQ(ann->table()["begun"], true) << ann->table();
  for (int i = 0; i < 10; ++i) {
    const auto& mover = ann->table()["to_act"][0] == 0 ? ann : ben;
    house.say(mover, TestServer::move_of(mover->table(), static_cast<std::size_t>(i)));
    EXPECT_EQ(ann->moves, ben->moves);
  }
  EXPECT_EQ(ann->moves.size(), 34u);
  EXPECT_EQ(ben->dealt_with, ben->said);
}

TEST_F(VisitorTest, stays_where_it_is_when_the_other_table_cannot_be_joined) {
  House house(2, store);
  const auto ann = house.guest(0), ben = house.guest(1);
  const std::string hers = house.open(ann)["table"];
  const std::string his = house.open(ben, {{"watch", false}})["table"];
  house.say(ben, {{"do", "sit"}, {"seat", 1}});
  for (const auto& nowhere : {std::string("nowhere"), std::string("nowhere2"), std::string("nowhere3")}) {
    house.join(ann, nowhere);
    EXPECT_EQ(ann->last()["error"]["id"], "server.no_table");
    house.say(ann, {{"do", "chat"}, {"text", "still here"}});
    EXPECT_EQ(ann->last()["type"], "said") << ann->last();
  }
  house.join(ann, his);
  EXPECT_EQ(ann->table()["table"], hers == his ? "" : ann->table()["table"]);
  EXPECT_EQ(ann->dealt_with, ann->said);
}

TEST_F(VisitorTest, leaves_one_table_for_another_and_hears_of_the_new_one_alone) {
  House house(2, store);
  const auto ann = house.guest(0), ben = house.guest(1), cy = house.guest(0);
  const std::string first = house.open(ann)["table"], second = house.open(ben)["table"];
  house.join(cy, first);
  EXPECT_EQ(ann->table()["guests"], 2);
  house.join(cy, second);
  EXPECT_EQ(ann->table()["guests"], 1);
  EXPECT_EQ(ben->table()["guests"], 2);
  const auto heard = cy->heard.size();
  house.say(ann, {{"do", "chat"}, {"text", "to the first"}});
  EXPECT_EQ(cy->heard.size(), heard);
  house.say(ben, {{"do", "chat"}, {"text", "to the second"}});
  EXPECT_EQ(cy->last()["text"], "to the second");
  house.join(cy, first);
  EXPECT_EQ(ann->table()["guests"], 2);
  EXPECT_EQ(ben->table()["guests"], 1);
}

TEST_F(VisitorTest, who_goes_while_a_hub_is_asked_is_nowhere) {
  House house(2, store);
  const auto ann = house.guest(0), ben = house.guest(1);
  const std::string code = house.open(ann)["table"];
  ben->visitor->receive(Parsed{{"do", "join"}, {"table", code}, {"tokens", Parsed::array()}}.dump(), [] {});
  ben->visitor->leave();
  house.settle();
  EXPECT_EQ(ann->table()["guests"], 1);
}

TEST_F(VisitorTest, what_is_no_message_is_answered) {
  House house(2, store);
  const auto ann = house.guest(1);
  for (const auto& [text, id] :
       std::vector<std::pair<std::string, std::string>>{{"garbage", "message.not_json"},
                                                        {"{}", "message.missing"},
                                                        {R"({"do": "join"})", "message.missing"},
                                                        {R"({"do": "join", "table": 5})", "message.not_a_string"},
                                                        {R"({"do": "join", "table": ""})", "message.missing"},
                                                        {std::string(Hub::longest_message + 1, ' '), "server.message_too_long"}}) {
    bool is_done = false;
    ann->visitor->receive(text, [&] { is_done = true; });
    house.settle();
    EXPECT_TRUE(is_done) << text.substr(0, 50);
    EXPECT_EQ(ann->last()["type"], "error");
  }
}

// Two servers of a club.
class Beyond : public VisitorTest {
 protected:
  Beyond() {
    here.neighbours["there:1"] = &there;
    there.neighbours["here:1"] = &here;
    ann = there.guest(0);
    code = there.open(ann)["table"];
    store.others[code] = {"there:1", "secret"};  // as the first server finds it
  }
  void join_from_here() {
    ben = here.guest(1);
    here.join(ben, code);
    carry();
  }
  void carry() {
    for (int i = 0; i < 10; ++i) {
      here.carry();
      there.settle();
    }
  }

  MemoryStore theirs;
  House here{2, store}, there{2, theirs};
  std::shared_ptr<Guest> ann, ben;
  std::string code;
};

TEST_F(Beyond, a_guest_is_passed_on_to_the_server_that_has_the_table) {
  join_from_here();
  EXPECT_EQ(ben->table()["table"], code);
  EXPECT_EQ(ben->dealt_with, 1);
  EXPECT_EQ(ann->table()["guests"], 2);
  here.say(ben, {{"do", "chat"}, {"text", "from far"}});
  carry();
  EXPECT_EQ(ann->last()["text"], "from far");
  EXPECT_EQ(ben->last()["text"], "from far");
  EXPECT_EQ(std::ranges::count_if(ben->heard, [](const auto& m) { return m["type"] == "hello"; }), 1);
}

TEST_F(Beyond, who_comes_back_from_beyond_leaves_there) {
  join_from_here();
  here.open(ben);  // there, since that is where Ben is
  carry();
  EXPECT_NE(ben->table()["table"], code);
  const auto cy = here.guest(0);
  const std::string third = here.open(cy)["table"];
  here.join(ben, third);
  carry();
  EXPECT_EQ(ben->table()["table"], third);
  EXPECT_EQ(here.bridges(), 0u);
  EXPECT_EQ(ann->table()["guests"], 1);
}

TEST_F(Beyond, who_is_refused_there_stays_here) {
  ben = here.guest(1);
  const std::string his = here.open(ben)["table"];
  store.others["zzzzzz"] = {"there:1", "secret"};
  here.join(ben, "zzzzzz");  // of which the other server knows nothing either
  carry();
  EXPECT_EQ(ben->last()["type"], "error") << ben->last();
  here.say(ben, {{"do", "chat"}, {"text", "still here"}});
  EXPECT_EQ(ben->last()["text"], "still here");
}

TEST_F(Beyond, where_the_server_ends_the_guest_comes_anew) {
  join_from_here();
  here.tear_bridges();
  EXPECT_TRUE(ben->hung_up);
}

TEST_F(Beyond, a_server_that_has_ended_just_now_is_called_until_its_tables_are_anybodys) {
  here.neighbours["there:1"] = nullptr;
  join_from_here();
  EXPECT_EQ(ben->dealt_with, 0);
  for (int i = 0; i < 5; ++i) {
    here.pass_time(Visitor::between_calls);
    carry();
  }
  EXPECT_TRUE(ben->table().is_null());
  store.others.clear();
  store.written = theirs.written;
  here.pass_time(Visitor::between_calls);
  carry();
  EXPECT_EQ(ben->table()["table"], code);
  EXPECT_EQ(ben->dealt_with, 1);
}

TEST_F(Beyond, a_server_that_does_not_answer_for_long_is_said) {
  here.neighbours["there:1"] = nullptr;
  join_from_here();
  for (int i = 0; i <= Visitor::most_calls; ++i) {
    here.pass_time(Visitor::between_calls);
    carry();
  }
  EXPECT_EQ(ben->last()["error"]["id"], "server.owner_away");
  EXPECT_EQ(ben->dealt_with, 1);
}

// Each of two servers that takes the other for the owner would send a guest to and fro.
TEST_F(Beyond, nobody_is_passed_on_twice) {
  theirs.others["zzzzzz"] = {"here:1", "secret"};
  const auto passed_on = there.guest(0, true);
  there.join(passed_on, "zzzzzz");
  EXPECT_EQ(passed_on->last()["error"]["id"], "server.table_moves");
  EXPECT_EQ(there.bridges(), 0u);
}

}  // namespace
}  // namespace shengxiao::server
