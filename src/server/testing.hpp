// The server's tables without a network: messages in, messages out. Threads, clocks and disk are the test's own.
#pragma once
#include <gtest/gtest.h>

#include <deque>
#include <memory>
#include <nlohmann/json.hpp>
#include <ranges>

#include "server/hub.hpp"
#include "server/memory_store.hpp"
#include "store/no_store.hpp"

namespace shengxiao::server {

using Parsed = nlohmann::json;

inline const SeatSet nobody, first(Seat::first), second(Seat::second), two = first.with(Seat::second);
inline const Parsed placed{{"placement", "random"}};  // options of Celestial Checkers

inline SeatState person_seat(std::string token, std::string name = "") {
  SeatState seat;
  seat.occupant.name = std::move(name);
  seat.token = std::move(token);
  return seat;
}

inline SeatState computer_seat(int level) {
  SeatState seat;
  seat.occupant.person = false;
  seat.occupant.level = level;
  return seat;
}

inline TableLuck verifiable_luck() {
  TableLuck luck(chance::sha256({chance::bytes_of("of tests")}), TableLuck::Origin::verifiable);
  luck.set_log_entry(3);
  return luck;
}

// All that the message `table` is made of, for a test to change.
struct TableScene {
  explicit TableScene(table::Match started, std::optional<ClockTerms> clock = std::nullopt)
      : match(std::move(started)),
        seats(std::vector<SeatState>(static_cast<std::size_t>(match.game().seats()), person_seat("token"))),
        clocks(
            clock, std::vector<Milliseconds>(static_cast<std::size_t>(seats.size()), Milliseconds(5000)), [this] { return now; },
            [](Milliseconds, const Job&) { return nullptr; }, [] {}),
        terms{.clock = clock},
        decisions(seats.size(), 0),
        away(static_cast<std::size_t>(seats.size())) {}
  TableScene(const TableScene&) = delete;
  TableScene& operator=(const TableScene&) = delete;

  TableState state() const {
    return {.code = "abc",
            .next_table = next,
            .match = match,
            .seats = seats,
            .clocks = clocks,
            .terms = terms,
            .conduct = conduct,
            .proposal = proposal,
            .ending = ending,
            .notes = notes,
            .decisions = decisions,
            .luck = luck,
            .away = away,
            .guests = 3,
            .begun = begun,
            .own_edition = false,
            .thinking = false};
  }

  table::Match match;
  Seats seats;
  Milliseconds now{0};
  Clocks clocks;
  Terms terms;
  Conduct conduct;
  std::optional<Proposal> proposal;
  std::optional<Ending> ending;
  TableLuck luck = verifiable_luck();
  bool begun = true;
  std::vector<std::string> notes;
  PerSeat<int> decisions;
  std::vector<std::optional<Milliseconds>> away;
  std::string next;
};

// A clock that tests move, with alarms.
class TestClock {
 public:
  Milliseconds now() const { return now_; }
  Alarm set(Milliseconds time, Job job) {
    auto alarm = std::make_shared<const Job>(std::move(job));
    alarms_.emplace(now_ + time, alarm);
    return alarm;
  }
  void pass(Milliseconds time) {
    now_ += time;
    for (auto next = alarms_.begin(); next != alarms_.end() && next->first <= now_; next = alarms_.begin()) {
      const auto alarm = next->second.lock();
      alarms_.erase(next);
      if (alarm) (*alarm)();
    }
  }
  // Those that somebody holds.
  std::ptrdiff_t alarms() const {
    return std::ranges::count_if(alarms_, [](const auto& alarm) { return !alarm.second.expired(); });
  }
  void clear() { alarms_.clear(); }

 private:
  Milliseconds now_{77};
  std::multimap<Milliseconds, std::weak_ptr<const Job>> alarms_;
};

// Somebody at a screen, and what they were told.
struct Person {
  ClientId id = 0;
  std::vector<Parsed> heard;
  std::vector<std::string> raw;
  std::vector<std::string> moves;  // as the tables told them, put together
  std::vector<Parsed> notes;       // likewise
  std::map<std::string, std::vector<std::string>> tokens;  // by table
  std::map<std::string, std::string> owned;                // tables: the owner's token
  std::deque<std::string> unsaid;                          // waits until what was said before has been dealt with
  bool is_heard = false;                                   // what was said last is not dealt with yet
  bool is_behind = false;                                  // it does not read what it is sent
  std::ptrdiff_t waits = 0;                                // bytes that are still to come
  bool was_hung_up = false;                                // it may come anew

  void hear(const std::string& text) {
    raw.push_back(text);
    heard.push_back(Parsed::parse(text));
    const auto& message = heard.back();
    if (message["type"] == "seated") {
      for (const auto& seat : message["seats"]) tokens[message["table"]].push_back(seat["token"]);
      if (message.contains("owner")) owned[message["table"]] = message["owner"];
    }
    if (message["type"] == "table") put_together(heard.back());
  }
  // With the notes that were told before.
  void put_together(Parsed& table) {
    moves.resize(table["from"].get<std::size_t>());
    for (const auto& move : table["moves"]) moves.push_back(move.value("move", ""));
    notes.resize(table["notes_from"].get<std::size_t>());
    for (const auto& note : table["notes"]) notes.push_back(note);
    table["notes"] = notes;
    table.erase("notes_from");
  }
  const Parsed& last() const { return heard.back(); }
  // The newest message of a type; null where there is none.
  Parsed newest(const std::string& type) const {
    for (const auto& message : std::views::reverse(heard))
      if (message["type"] == type) return message;
    return {};
  }
  Parsed table() const { return newest("table"); }
};
using Somebody = std::shared_ptr<Person>;

// A server whose threads, clocks, disk and secrets are the test's own.
class TestServer {
 public:
  Somebody person(const std::string& address = "") {
    auto p = std::make_shared<Person>();
    p->id = hub_->connect({[p](const Text& text) { p->hear(*text); }, [p] { return p->is_behind; }, address,
                           [p] { p->was_hung_up = true; }, false, [p](std::ptrdiff_t bytes) { p->waits += bytes; }});
    return p;
  }
  void say(const Somebody& p, const Parsed& message) { say_text(p, message.dump()); }
  void say_text(const Somebody& p, std::string text) {
    p->unsaid.push_back(std::move(text));
    if (!p->is_heard) say_next(p);
  }
  void leave(const Somebody& p) { hub_->disconnect(p->id); }
  // Lets everything happen that is waiting, and what follows from it.
  void settle() {
    do settle_but_thinking();
    while (think());
  }
  void settle_but_thinking() {
    while (!jobs_.empty()) {
      const auto job = std::move(jobs_.front());
      jobs_.pop_front();
      job();
    }
  }
  void pass_time(Milliseconds time) {
    pass_time_but_thinking(time);
    settle();
  }
  void pass_time_but_thinking(Milliseconds time) {
    clock_.pass(time);
    settle_but_thinking();
  }
  // The server is killed and another one started.
  void restart() {
    hub_ = nullptr;
    jobs_.clear();
    thinking_.clear();
    clock_.clear();
    ledger_ = new_ledger();
    hub_ = new_hub();
  }

  static Parsed people(int many, bool here = true) {
    Parsed seats = Parsed::array();
    for (int i = 0; i < many; ++i) seats.push_back({{"who", "person"}, {"here", here || i == 0}});
    return seats;
  }
  Parsed open(const Somebody& p, const std::string& game, const Parsed& seats, Parsed more = Parsed::object()) {
    more["do"] = "new";
    more["game"] = game;
    more["seats"] = seats;
    if (!more.contains("seed")) more["seed"] = 5;
    say(p, more);
    settle();
    EXPECT_EQ(p->last()["type"], "table") << p->last();
    return p->table();
  }
  Parsed two_people(const Somebody& p, const Parsed& options = placed) {
    return open(p, "celestial_checkers", people(2), {{"options", options}});
  }
  Parsed against_computer(const Somebody& p, const std::string& game = "celestial_checkers",
                          const Parsed& more = {{"options", placed}}) {
    return open(p, game, {{{"who", "person"}}, {{"who", "computer"}, {"level", 1}}}, more);
  }
  void join(const Somebody& p, const std::string& table, const std::vector<std::string>& tokens = {}) {
    say(p, {{"do", "join"}, {"table", table}, {"tokens", tokens}});
    settle();
  }
  static Parsed move_of(const Parsed& table, std::size_t which = 0) {
    const auto& legal = table["legal"][which % table["legal"].size()];
    const auto seat = legal["seat"].get<int>();
    EXPECT_TRUE(table["asks"].contains(std::to_string(seat))) << table;
    return {{"do", "play"}, {"seat", seat}, {"move", legal["move"]}, {"ask", table["asks"][std::to_string(seat)]}};
  }
  void play(const Somebody& p, std::size_t which = 0) {
    say(p, move_of(p->table(), which));
    settle();
  }
  // The answer to what the table proposes.
  void answer(const Somebody& p, bool yes) {
    say(p, {{"do", "answer"}, {"proposal", p->table()["proposal"]["number"]}, {"yes", yes}});
    settle();
  }
  // The id of the error that was told last, and its arguments: server.seat_taken[{"seat":1}].
  static std::string refused(const Somebody& p) {
    const auto last = p->last();
    EXPECT_EQ(last["type"], "error") << last;
    EXPECT_FALSE(last["text"].empty()) << last;
    return last["error"]["id"].get<std::string>() + last["error"]["arguments"].dump();
  }

  void say_next(const Somebody& p) {
    if (p->unsaid.empty()) return;
    const auto text = std::move(p->unsaid.front());
    p->unsaid.pop_front();
    p->is_heard = true;
    hub_->receive(p->id, text, [this, p](const Heard&) {
      p->is_heard = false;
      say_next(p);
    });
  }

  std::unique_ptr<Hub> new_hub() {
    return std::make_unique<Hub>(
        Runtime{[this](std::shared_ptr<table::Task> task, const std::string&) { thinking_.push_back(std::move(task)); },
                [this](Job job) { jobs_.push_back(std::move(job)); },
                [this](Milliseconds time, Job job) { return clock_.set(time, std::move(job)); }, [this] { return clock_.now(); },
                [this] { return secret(); }, [this] { return unix_time_; },
                [this](const table::Draw& real) { return stacked_luck ? stacked_luck : real; }},
        gate_, *ledger_, *ChanceLog::load(journal()), HubOptions{.most_rooms = most_rooms_});
  }
  std::unique_ptr<Ledger> new_ledger() {
    return std::make_unique<Ledger>(journal(), [this](Job job) { jobs_.push_back(std::move(job)); }, std::make_shared<Metrics>());
  }
  store::Store& journal() { return store_ ? *store_ : *no_store_; }
  chance::Bytes32 secret() {
    const auto digits = fmt::format("{:016x}", secrets_());
    return chance::sha256({chance::bytes_of(digits)});
  }
  // Whether there was something to think about.
  bool think() {
    if (thinking_.empty()) return false;
    const auto task = std::move(thinking_.front());
    thinking_.pop_front();
    while (!task->run()) task->allow();
    return true;
  }

  std::size_t most_rooms_ = 500;
  std::deque<Job> jobs_;
  std::deque<std::shared_ptr<table::Task>> thinking_;
  TestClock clock_;
  table::Draw stacked_luck{};  // what chance draws with, instead of what it should
  std::uint64_t unix_time_ = 1'700'000'000;
  Rng secrets_{77};
  std::shared_ptr<MemoryStore> store_ = std::make_shared<MemoryStore>();
  std::unique_ptr<store::Store> no_store_ = store::make_no_store();
  std::unique_ptr<Ledger> ledger_ = new_ledger();
  Gate gate_{{}, [this] { return clock_.now(); }};
  std::unique_ptr<Hub> hub_ = new_hub();
};

class HubTest : public testing::Test, protected TestServer {};

// What the people of tests add to the luck.
inline const std::string entropy(64, 'b');
inline const std::string committed = chance::hex(chance::entropy_commitment(*chance::parse_hex(entropy)));

// A table of two screens, with luck that nobody has chosen.
class Fairness : public HubTest {
 protected:
  // Ann opens a table whose luck nobody has chosen; Ben joins, and sits down where there is a seat.
  void sit_down(const std::string& game, Parsed more = Parsed::object()) {
    more["do"] = "new";
    more["game"] = game;
    more["seats"] = people(2, false);
    say(ann, more);
    settle();
    code = ann->table()["table"];
    join(ben, code);
    say(ben, {{"do", "sit"}, {"seat", 1}, {"name", "Ben"}});
    settle();
  }
  void ask(const Somebody& p, Parsed message) {
    say(p, message);
    settle();
  }
  std::string record_of(const Somebody& p) {
    ask(p, {{"do", "record"}});
    return p->newest("record")["text"];
  }
  void give_entropy(const Somebody& p, int seat, const std::string& value = entropy) {
    ask(p, {{"do", "entropy"}, {"seat", seat}, {"value", value}});
  }
  // Nothing is taken back: the other one is asked.
  void expect_asked(const Somebody& p, int other) {
    const auto before = p->moves;
    ask(p, {{"do", "undo"}});
    EXPECT_EQ(p->moves, before);
    EXPECT_EQ(p->table()["proposal"]["waits_for"], Parsed::array({other}));
  }
  // Both are there again after the server was killed.
  void restart_and_come_back() {
    const auto anns = ann->tokens[code], bens = ben->tokens[code];
    restart();
    ann = person();
    ben = person();
    join(ann, code, anns);
    join(ben, code, bens);
  }
  // The newest page.
  std::string page_of_log() { return *ChanceLog::load(journal())->page(journal(), 0); }
  const Somebody& whose(int seat) { return seat == 0 ? ann : ben; }
  int mover() { return ann->table()["to_act"][0]; }
  void play_out() {
    for (Rng rng(3); !ann->table()["over"];) play(whose(mover()), rng.below(1000u));
  }

  Somebody ann = person(), ben = person();
  std::string code;
};

}  // namespace shengxiao::server
