// A server with two clients. A line is what one of them does, or time that passes:
//   1 {"do": …}    client 1 says it; 2: the other
//   -1             client 1 goes, and comes anew with its tokens
//   +5000          ms pass
//   !              the server is killed and started anew
// In what is said $table is the code of the table that was opened last, "$tokens" the client's tokens for it, $play0 to $play9 a
// move of the client (without braces), and $proposal the number of what is proposed.
#include <algorithm>
#include <array>

#include "core/text.hpp"
#include "restart.hpp"

namespace shengxiao::fuzz {

namespace {
constexpr int weak = 2;  // the strongest level that thinks
constexpr int most_thoughts = 10;  // of computers, after each line
constexpr auto longest_pause = 3 * 24 * 3600 * 1000;

class Table {
 public:
  Table() : people_{machine_.person(), machine_.person()} {}

  bool line(std::string_view line) {
    if (line.starts_with('!')) return restart(), true;
    if (line.starts_with('+'))
      return machine_.pass_time_but_thinking(server::Milliseconds(number_of(line.substr(1), longest_pause))), true;
    const bool goes = line.starts_with('-');
    if (goes) line.remove_prefix(1);
    const auto who = static_cast<std::size_t>(number_of(take_word(line), 2));
    if (who == 0) return false;
    if (goes) return come_anew(people_[who - 1]), true;
    return say(people_[who - 1], line);
  }

  void think() {
    for (int i = 0; i < most_thoughts && !machine_.thinking_.empty(); ++i) {
      const auto task = std::move(machine_.thinking_.front());
      machine_.thinking_.pop_front();
      if (strongest_ <= weak && task->priority() == table::Priority::move)
        while (!task->run()) task->allow();
      machine_.settle_but_thinking();
    }
    machine_.thinking_.clear();
  }

  // The table and the server are well.
  void check() {
    machine_.settle_but_thinking();
    machine_.thinking_.clear();
    for (const auto& person : people_)
      if (!code_.empty()) must_outlive_a_restart(machine_, code_, tokens_of(*person, code_));
    const auto guest = machine_.person();
    machine_.say(guest, {{"do", "new"}, {"game", "celestial_checkers"}, {"seats", TestServer::people(2)}});
    machine_.settle_but_thinking();
    must(!guest->table().is_null(), "a table can be opened", guest->raw.back());
  }

 private:
  bool say(const Somebody& person, std::string_view line) {
    const auto heard = person->heard.size();
    machine_.say_text(person, expanded(*person, line));
    machine_.settle_but_thinking();
    return listen(*person, heard);
  }

  // Whether nothing was refused.
  bool listen(const server::Person& person, std::size_t from) {
    bool accepted = true;
    for (; from < person.heard.size(); ++from) {
      const auto& message = person.heard[from];
      const auto type = message["type"];
      if (type == "error" || type == "refusal" || type == "dismissed") {
        must(message["text"].is_string() && message["text"].dump().size() > 2 && message["error"]["id"].is_string(),
             "a refusal says why", person.raw[from]);
        accepted = false;
      }
      if (type != "table") continue;
      code_ = message["table"];
      for (const auto& seat : message["seats"])
        strongest_ = std::max({strongest_, seat.value("level", 0), seat.value("deputy", 0)});
    }
    return accepted;
  }

  std::string expanded(const server::Person& person, std::string_view line) const {
    std::string text(line);
    const auto replace = [&](std::string_view name, const std::string& value) {
      for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + value.size()))
        text.replace(at, name.size(), value);
    };
    const auto table = person.table();
    replace("$table", code_);
    auto tokens = tokens_of(person, code_);
    if (const auto owned = person.owned.find(code_); owned != person.owned.end()) tokens.push_back(owned->second);
    replace("\"$tokens\"", Parsed(tokens).dump());
    replace("$proposal", table.contains("proposal") ? table["proposal"]["number"].dump() : "0");
    const auto* looks = table.contains("curtain") ? "curtain" : "viewer";
    replace("$curtain", table.contains(looks) && table[looks].is_number() ? table[looks].dump() : "0");
    for (std::size_t which = 0; which < 10 && text.find("$play") != std::string::npos; ++which) {
      const bool can = table.contains("legal") && !table["legal"].empty();
      const auto move = can ? TestServer::move_of(table, which * 7).dump() : R"({"do":"play"})";
      replace(fmt::format("$play{}", which), move.substr(1, move.size() - 2));
    }
    return text.substr(0, 2 * server::Hub::longest_message);
  }

  // With the tokens that it had, of the table that was opened last.
  void come_anew(Somebody& person) {
    const auto before = person;
    machine_.leave(person);
    person = machine_.person();
    person->tokens = before->tokens;
    person->owned = before->owned;
    if (code_.empty()) return;
    auto tokens = tokens_of(*before, code_);
    person->tokens.erase(code_);
    machine_.say(person, {{"do", "join"}, {"table", code_}, {"tokens", tokens}});
    machine_.settle_but_thinking();
  }
  void restart() {
    machine_.restart();
    for (auto& person : people_) come_anew(person);
  }

  TestServer machine_;
  std::array<Somebody, 2> people_;
  std::string code_;
  int strongest_ = 0;
};
}  // namespace

bool hub(std::string_view input) {
  const auto lines = lines_of(input);
  Table table;
  bool accepted = !lines.empty();
  for (const auto line : std::span(lines).first(std::min(lines.size(), most_lines))) {
    accepted = table.line(line) && accepted;
    table.think();
  }
  table.check();
  return accepted;
}

}  // namespace shengxiao::fuzz
