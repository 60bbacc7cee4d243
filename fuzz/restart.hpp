// What is told of a table after the server was killed and started anew, compared with what was told before.
#pragma once
#include "server/testing.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

using server::Parsed;
using server::Somebody;
using server::TestServer;

// What of the message `table` is about the game, not about the moment or the people at their screens.
inline Parsed lasting(const server::Person& person) {
  auto table = person.table();
  Parsed kept{{"moves", person.moves}};
  for (const auto* field : {"game", "options", "begun", "to_act", "over", "view", "points", "returns", "ending", "edition"})
    if (table.contains(field)) kept[field] = table[field];
  for (auto& seat : table["seats"]) {
    seat.erase("present");
    kept["seats"].push_back(seat);
  }
  for (const auto* term : {"takeback", "clock", "flag", "grace", "watch", "chat"})
    if (table["terms"].contains(term)) kept["terms"][term] = table["terms"][term];
  return kept;
}

inline std::vector<std::string> tokens_of(const server::Person& person, const std::string& code) {
  const auto tokens = person.tokens.find(code);
  return tokens == person.tokens.end() ? std::vector<std::string>() : tokens->second;
}

// Somebody who comes to the table anew; nobody where they are refused.
inline Somebody comes(TestServer& machine, const std::string& code, const std::vector<std::string>& tokens) {
  auto somebody = machine.person();
  machine.say(somebody, {{"do", "join"}, {"table", code}, {"tokens", tokens}});
  machine.settle_but_thinking();
  return somebody->table().is_null() ? nullptr : somebody;
}

// Who comes to the table hears the same before and after.
inline void must_outlive_a_restart(TestServer& machine, const std::string& code, const std::vector<std::string>& tokens) {
  const auto before = comes(machine, code, tokens);
  if (!before) return;
  machine.thinking_.clear();
  machine.leave(before);
  machine.settle_but_thinking();
  machine.restart();
  const auto after = comes(machine, code, tokens);
  must(after != nullptr, "a table outlives the server", code);
  const auto was = lasting(*before), is = lasting(*after);
  must(was == is, "a table is as it was", Parsed::diff(was, is).dump());
}

}  // namespace shengxiao::fuzz
