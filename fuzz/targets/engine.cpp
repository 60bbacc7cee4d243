// A whole engine session, a request a line. What it would think about for long it is not asked.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/commands.hpp"
#include "table/message.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {

// Strong agents fill tables of many MiB.
bool is_quick(std::string_view line) {
  const auto message = table::Message::parse(line);
  if (!message || message->text("do").value_or("") != "bestmove") return true;
  const auto agent = message->text("agent", "level").value_or("");
  if (agent == "random" || agent == "greedy") return true;
  return agent == "level" && message->number("level", 1, 2) && message->number("nodes", 1, 100);
}
}  // namespace

bool engine(std::string_view input) {
  std::stringstream in, out;
  const auto lines = lines_of(input);
  for (const auto line : std::span(lines).first(std::min(lines.size(), most_lines)))
    if (is_quick(line)) in << line << '\n';
  cli::run_engine(in, out);
  bool accepted = !lines.empty();
  for (std::string line; std::getline(out, line);) {
    const auto answer = nlohmann::json::parse(line, nullptr, false);
    must(answer.is_object() && answer.contains("ok") && answer["ok"].is_boolean(), "an answer is an object", line);
    if (answer["ok"]) continue;
    accepted = false;
    for (const auto* field : {"error", "id", "clause"})
      must(answer.contains(field) && answer[field].is_string(), "a refusal says why", line);
    must(!answer["error"].get_ref<const std::string&>().empty() && answer["arguments"].is_array(), "a refusal says why", line);
  }
  return accepted;
}

}  // namespace shengxiao::fuzz
