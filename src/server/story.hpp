// Stories: all that everybody at a table hears and all that its journal keeps, line by line, for golden files. They notice what is
// told to somebody else, too early, twice or not at all, a field that is wrong, and an event that is not kept. For tests only.
#pragma once
#include <regex>

#include "core/golden.hpp"
#include "server/testing.hpp"

namespace shengxiao::server {

// Of what would say too much: how much it is, and whether it is the same.
inline std::string digest_of(const Parsed& value) {
  Digest digest;
  digest.add(value.dump());
  const auto sum = fmt::format("#{:08x}", digest.value >> 32);
  return value.is_array() ? fmt::format("{} {}", value.size(), sum) : sum;
}

// Long digits (tokens, secrets, commitments) and printed data are cut.
inline std::string line_of(Parsed message) {
  static const std::regex digits("([0-9a-f]{6})[0-9a-f]{18,}"), edition("\nedition [^\n]*");
  for (const auto* field : {"record", "text"})
    if (message.contains(field)) message[field] = std::regex_replace(message[field].get<std::string>(), edition, "\nedition ..");
  if (message.contains("do") && message.contains("edition")) message["edition"] = "..";
  return std::regex_replace(message.dump(), digits, "$1..");
}

// People come, speak and go; computers do not think.
class Story : public HubTest {
 protected:
  const Somebody& who(const std::string& name) { return cast_.at(name).person; }

  void come(const std::string& name) {
    cast_[name] = {person(), {}, 0};
    say_line(name + " comes");
    listen();
  }
  void tell(const std::string& name, const Parsed& message) {
    say_line(fmt::format("{} says {}", name, line_of(message)));
    say(who(name), message);
    settle_but_thinking();
    listen();
  }
  void go(const std::string& name) {
    const auto gone = who(name);
    cast_.erase(name);
    say_line(name + " is gone");
    leave(gone);
    settle_but_thinking();
    listen();
  }
  void wait(int ms) {
    say_line(fmt::format("{} ms later", ms));
    pass_time_but_thinking(Milliseconds(ms));
    listen();
  }
  void kill() {
    cast_.clear();
    restart();
    say_line("The server is started anew");
  }

  // Somebody opens a table, and others take the seats after theirs.
  void open_table(const std::string& name, Parsed request) {
    request["do"] = "new";
    tell(name, request);
    code = who(name)->table()["table"];
  }
  void join_table(const std::string& name, const std::vector<std::string>& tokens = {}) {
    tell(name, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
  }
  void sit_down(const std::string& name, int seat, Parsed more = Parsed::object()) {
    more.update({{"do", "sit"}, {"seat", seat}, {"name", name}});
    tell(name, more);
  }
  void play_at(const std::string& name, std::size_t which = 0) { tell(name, move_of(who(name)->table(), which)); }
  void answer_of(const std::string& name, bool yes) {
    tell(name, {{"do", "answer"}, {"proposal", who(name)->table()["proposal"]["number"]}, {"yes", yes}});
  }

  void expect_story(const std::string& name) { expect_golden(lines_, fmt::format("src/server/stories/{}.golden.txt", name)); }

  std::string code;

 private:
  struct Character {
    Somebody person;
    Parsed table;  // as it was told last
    std::size_t heard = 0;
  };

  void say_line(std::string line) { lines_.push_back(std::move(line)); }

  void listen() {
    for (const auto& [table, events] : store_->written)
      for (auto& kept = kept_[table]; kept < events.size(); ++kept)
        say_line(fmt::format("  {} keeps {}", table, line_of(Parsed::parse(events[kept]))));
    for (auto& [name, character] : cast_)
      for (; character.heard < character.person->heard.size(); ++character.heard)
        say_line(fmt::format("  {} hears {}", name, heard(character, character.person->heard[character.heard])));
  }

  static std::string heard(Character& character, Parsed message) {
    if (message["type"] == "hello") return "hello";
    for (const auto* field : {"view", "legal", "draws"})
      if (message.contains(field)) message[field] = digest_of(message[field]);
    if (message["type"] != "table") return line_of(message);
    Parsed moves = Parsed::array();
    for (const auto& move : message["moves"])
      moves.push_back(fmt::format("{} {}{}", move["seat"].dump(),
                                  move.value("move", "causes " + digest_of(move.value("causes", Parsed()))),
                                  move.contains("hidden") ? " ?" : ""));
    message["moves"] = moves;
    return line_of(changes(std::exchange(character.table, message), message));
  }

  // The moves, and what is not as it was.
  static Parsed changes(const Parsed& before, const Parsed& now) {
    Parsed all{{"type", "table"}, {"from", now["from"]}, {"moves", now["moves"]}};
    if (before.is_null()) return now;
    for (const auto& [field, value] : now.items())
      if (!before.contains(field) || before[field] != value) all[field] = value;
    for (const auto& [field, value] : before.items())
      if (!now.contains(field)) all["gone"].push_back(field);
    return all;
  }

  std::map<std::string, Character> cast_;
  std::map<std::string, std::size_t> kept_;  // by table: how many events were told
  std::vector<std::string> lines_;
};

}  // namespace shengxiao::server
