// A language model at a table: the Model Context Protocol (of 2025-06-18) over standard input and output, JSON-RPC 2.0, a message a
// line. docs/mcp.md.
#include <fmt/ranges.h>

#include <algorithm>
#include <istream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>

#include "cli/commands.hpp"
#include "cli/mcp_table.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "net/embedded.hpp"
#include "table/parse_json.hpp"
#include "table/words.hpp"

namespace shengxiao::cli {

namespace {
using Value = nlohmann::ordered_json;

constexpr int not_json = -32700, no_request = -32600, no_method = -32601, bad_arguments = -32602;  // of JSON-RPC
constexpr std::size_t most_moves = 300;  // that are listed

constexpr std::string_view instructions =
    "Tabletop games of the Chinese zodiac. list_games says what there is, rules how a game is played, by clauses; new_game sits "
    "you down at a table with computers, join at a table on a server. look shows what your seat may know and what you may do; play "
    "makes a move and says what the others did and why anybody gained or lost; wait does so where it is not your turn yet; why_not "
    "says which clause forbids a move.";

// Of what players need not read: docs/new_game.md.
std::string without_marks(std::string text) {
  for (const std::string_view mark : {"<!-- note -->", "<!-- /note -->"})
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) text.erase(at, mark.size());
  return text;
}

// The rules of a game, or the paragraphs of one clause.
Said rules_of(std::string_view game, std::string_view clause) {
  for (const auto& file : net::rules_files()) {
    if (file.path != std::string(game) + ".md") continue;
    if (clause.empty()) return without_marks(std::string(file.bytes));
    const auto at = file.bytes.find(fmt::format("**{}**", clause));
    if (at == std::string_view::npos) return fail("", "cli.no_clause", clause);
    const auto begin = file.bytes.rfind('\n', at) + 1;
    const auto end = std::min({file.bytes.find("\n- **", at), file.bytes.find("\n#", at), file.bytes.find("\n\n", at)});
    return without_marks(std::string(file.bytes.substr(begin, end == std::string_view::npos ? end : end - begin)));
  }
  return fail("", "cli.no_rules", game);
}

std::string games() {
  std::string text;
  for (const auto& game : table::all_games()) {
    text += fmt::format("{}: {}, {} to {} seats (usually {}), levels 1 to {}\n", game.name, game.title, game.min_seats,
                        game.max_seats, game.usual_seats, game.levels);
    for (const auto& option : game.options)
      if (!option.variant) text += fmt::format("  {} (default {}): {}\n", option.name, option.fallback, option.allowed);
  }
  return text;
}

// The one table of a session; null before there is one.
using Place = std::unique_ptr<McpTable>;

Said sit_down(Place& place, Result<Seated> seated) {
  if (!seated) return tl::unexpected(seated.error());
  place = std::move(seated->table);
  return std::move(seated->told);
}

Said play(McpTable& table, const table::Message& given) {
  const auto move = given.text("move");
  if (!move) return move;
  const auto patience = patience_in(given);
  return patience ? table.play(*move, *patience) : tl::unexpected(patience.error());
}

// --- the protocol ---

struct Argument {
  std::string_view name, type, what;
  bool required = false;
};
struct Tool {
  std::string_view name, what;
  std::vector<Argument> takes;
  bool is_at_table;
  Said (*use)(Place&, const table::Message&);
};

constexpr bool anywhere = false, at_table = true;

const Argument game_argument{"game", "string", "the id of a game", true};
const Argument seconds_argument{"seconds", "integer",
                                "how long to wait for your turn at a table on a server, at most (usually 45)"};

std::vector<Tool> tools_for_sitting_down() {
  return {
      {"list_games",
       "The games, how many may play, and their options.",
       {},
       anywhere,
       [](Place&, const table::Message&) -> Said { return games(); }},
      {"rules",
       "The rules of a game, or of one clause of them.",
       {game_argument, {"clause", "string", "such as CC-12; all of them where it is left out"}},
       anywhere,
       [](Place&, const table::Message& given) -> Said {
         const auto of = given.text("game"), clause = given.text("clause", "");
         if (!of) return of;
         return clause ? rules_of(*of, *clause) : clause;
       }},
      {"new_game",
       "Begins a game in which you hold one seat, and computers the others. A game that was going on is over.",
       {game_argument,
        {"seats", "integer", "how many play; 0: as many as usual"},
        {"seat", "integer", "yours, from 0"},
        {"level", "integer", "of the computers, from 1"},
        {"options", "object", "of the game: names and values, texts both"},
        {"seed", "integer", "the same one gives the same luck"}},
       anywhere,
       [](Place& place, const table::Message& given) { return sit_down(place, new_table(given)); }},
      {"join",
       "Sits you down at a table on a server, with people, computers or other models, and waits for your turn. A game that was "
       "going on here is left.",
       {{"link", "string", "of the table, as its page shows it: http://host:port/#/t/CODE", true},
        {"seat", "integer", "which you want, from 0; the first that is free where it is left out"},
        {"name", "string", "what the others call you"},
        {"token", "string", "of a seat that is yours already, as `join` has told it"},
        seconds_argument},
       anywhere,
       [](Place& place, const table::Message& given) { return sit_down(place, join_table(given)); }},
  };
}

std::vector<Tool> tools_of_a_table() {
  const Argument move{"move", "string", "a move as `look` writes it, or a whole turn of several", true};
  return {
      {"look",
       "The board as your seat may see it, and what you may do.",
       {},
       at_table,
       [](Place& place, const table::Message&) { return place->look(); }},
      {"view",
       "All that your seat may know, in JSON.",
       {},
       at_table,
       [](Place& place, const table::Message&) { return place->view(); }},
      {"play",
       "Makes a move; says what was done since, and why anybody gained or lost, once it is your turn again.",
       {move, seconds_argument},
       at_table,
       [](Place& place, const table::Message& given) { return play(*place, given); }},
      {"wait",
       "Waits until it is your turn, and says what was done meanwhile.",
       {seconds_argument},
       at_table,
       [](Place& place, const table::Message& given) -> Said {
         const auto patience = patience_in(given);
         return patience ? place->wait(*patience) : tl::unexpected(patience.error());
       }},
      {"why_not",
       "Whether a move may be made now, or which clause forbids it. Nothing is played.",
       {move},
       at_table,
       [](Place& place, const table::Message& given) -> Said {
         const auto tried = given.text("move");
         return tried ? place->why_not(*tried) : tried;
       }},
  };
}

const std::vector<Tool>& tools() {
  static const std::vector<Tool> all = [] {
    auto both = tools_for_sitting_down();
    for (auto& tool : tools_of_a_table()) both.push_back(std::move(tool));
    return both;
  }();
  return all;
}

Value described(const Tool& tool) {
  auto schema = Value{{"type", "object"}, {"properties", Value::object()}, {"required", Value::array()}};
  for (const auto& argument : tool.takes) {
    schema["properties"][argument.name] = {{"type", argument.type}, {"description", argument.what}};
    if (argument.required) schema["required"].push_back(argument.name);
  }
  return {{"name", tool.name}, {"description", tool.what}, {"inputSchema", schema}};
}

class Server {
 public:
  // What is to be said to a line; nothing to what wants no answer.
  std::optional<std::string> answer(std::string_view line) {
    const auto parsed = table::parse_json(line);
    if (!parsed || parsed->is_discarded()) return failure(nullptr, not_json, "this is not JSON");
    const auto& request = *parsed;
    if (!request.is_object() || !request.contains("method") || !request["method"].is_string())
      return failure(nullptr, no_request, "this is not a request of JSON-RPC");
    if (!request.contains("id")) return std::nullopt;
    const Value id = request["id"];
    const auto method = request["method"].get<std::string>();
    const auto given = request.contains("params") && request["params"].is_object() ? request["params"] : nlohmann::json::object();
    if (method == "initialize") return success_of(id, initialized());
    if (method == "ping") return success_of(id, Value::object());
    if (method == "tools/list") {
      auto list = Value::array();
      for (const auto& tool : tools()) list.push_back(described(tool));
      return success_of(id, {{"tools", list}});
    }
    if (method == "tools/call") return call(id, given);
    return failure(id, no_method, "there is no method " + std::string(excerpt(method)));
  }

 private:
  static Value initialized() {
    return {{"protocolVersion", "2025-06-18"},
            {"capabilities", {{"tools", Value::object()}}},
            {"serverInfo", {{"name", "shengxiao"}, {"version", version}}},
            {"instructions", instructions}};
  }

  std::string call(const Value& id, const nlohmann::json& given) {
    const auto name = given.contains("name") && given["name"].is_string() ? given["name"].get<std::string>() : "";
    const auto tool = std::ranges::find(tools(), std::string_view(name), &Tool::name);
    if (tool == tools().end()) return failure(id, bad_arguments, "there is no tool " + std::string(excerpt(name)));
    const auto arguments = table::Message::parse(given.contains("arguments") ? given["arguments"].dump() : "{}");
    const auto said = !arguments                     ? Said(tl::unexpected(arguments.error()))
                      : tool->is_at_table && !place_ ? fail("", "cli.no_table")
                                                     : tool->use(place_, *arguments);
    const auto text = said ? *said : table::message(said.error());
    return success_of(id, {{"content", {{{"type", "text"}, {"text", text}}}}, {"isError", !said}});
  }

  static std::string printed(Value message) { return message.dump(-1, ' ', false, Value::error_handler_t::replace); }
  static std::string success_of(const Value& id, const Value& result) {
    return printed({{"jsonrpc", "2.0"}, {"id", id}, {"result", result}});
  }
  static std::string failure(const Value& id, int code, std::string_view message) {
    return printed({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", message}}}});
  }

  Place place_;
};
}  // namespace

Result<std::chrono::seconds> patience_in(const table::Message& given) {
  const auto seconds = given.number("seconds", 0, most_patience, usual_patience);
  if (!seconds) return tl::unexpected(seconds.error());
  return std::chrono::seconds(*seconds);
}

std::string choice_words(std::vector<std::string> moves) {
  const auto count = moves.size();
  moves.resize(std::min(count, most_moves));
  const auto more = count > most_moves ? fmt::format(", and {} more", count - most_moves) : "";
  return fmt::format("You may: {}{}", fmt::join(moves, ", "), more);
}

int run_mcp(std::istream& in, std::ostream& out) {
  Server server;
  for (std::string line; std::getline(in, line);)
    if (const auto said = server.answer(line)) out << *said << '\n' << std::flush;
  return success;
}

}  // namespace shengxiao::cli
