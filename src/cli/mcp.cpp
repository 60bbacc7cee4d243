// A language model at a table: the Model Context Protocol (of 2025-06-18) over standard input and output, JSON-RPC 2.0, a message a
// line. docs/mcp.md.
#include <fmt/ranges.h>

#include <array>
#include <istream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <random>
#include <string>

#include "cli/commands.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "net/embedded.hpp"
#include "table/message.hpp"
#include "table/parse_json.hpp"
#include "table/words.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::cli {

namespace {
using Value = nlohmann::ordered_json;
using Said = Result<std::string>;

constexpr int not_json = -32700, no_request = -32600, no_method = -32601, bad_arguments = -32602;  // of JSON-RPC
constexpr std::size_t most_moves = 300;  // that are listed

constexpr std::string_view instructions =
    "Tabletop games of the Chinese zodiac. list_games says what there is, rules how a game is played, by clauses; new_game sits "
    "you down "
    "at a table with computers. look shows what your seat may know and what you may do; play makes a move and says what the others "
    "did "
    "and why anybody gained or lost; why_not says which clause forbids a move.";

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

// The one table of a session.
class Table {
 public:
  Said new_game(const table::Message& given) {
    const auto game = given.text("game");
    if (!game) return tl::unexpected(game.error());
    const auto seats = given.number("seats", 0, max_seats, 0), seat = given.number("seat", 0, max_seats - 1, 0);
    const auto level = given.number("level", 1, 100, 3);
    const auto seed = given.number("seed", 0, std::numeric_limits<std::int64_t>::max(), std::random_device()());
    for (const auto* number : {&seats, &seat, &level, &seed})
      if (!*number) return tl::unexpected(number->error());
    auto setup = given.setup(static_cast<int>(*seats));
    if (!setup) return tl::unexpected(setup.error());
    const auto made = table::make_game(*game, *setup);
    if (!made) return tl::unexpected(made.error());
    if (*seat >= (*made)->seats()) return fail("", "cli.no_seat", *seat, (*made)->seats() - 1);
    terminal::Session::Who who(static_cast<std::size_t>((*made)->seats()), table::SeatOccupant{false, static_cast<int>(*level)});
    who[static_cast<std::size_t>(*seat)] = table::SeatOccupant{};
    auto session = terminal::Session::start(*game, *setup, who, static_cast<std::uint64_t>(*seed));
    if (!session) return tl::unexpected(session.error());
    session_ = std::move(*session);
    board_ = boards::board_for(*game);
    own_ = static_cast<int>(*seat);
    wait();
    return fmt::format("You are {}.\n\n{}", board_->seat_name(own_), *look());
  }

  Said look() const {
    if (!session_) return fail("", "cli.no_table");
    const auto& match = session_->match();
    auto text = terminal::picture(*board_, terminal::scene_of(*session_, match.step()));
    if (match.over()) return fmt::format("{}\n{}", text, terminal::result(match, *board_));
    auto moves = session_->legal();
    const auto count = moves.size();
    moves.resize(std::min(count, most_moves));
    text += fmt::format("\nYou may: {}", fmt::join(moves, ", "));
    if (count > most_moves) text += fmt::format(", and {} more", count - most_moves);
    return text;
  }

  Said view() const {
    if (!session_) return fail("", "cli.no_table");
    return terminal::scene_of(*session_, session_->match().step()).view;
  }

  Said play(const table::Message& given) {
    if (!session_) return fail("", "cli.no_table");
    const auto move = given.text("move");
    if (!move) return tl::unexpected(move.error());
    if (const auto done = session_->play(*move); !done) return tl::unexpected(done.error());
    wait();
    return fmt::format("{}\n\n{}", fmt::join(terminal::story(*session_, *board_), "\n"), *look());
  }

  Said why_not(const table::Message& given) const {
    if (!session_) return fail("", "cli.no_table");
    const auto move = given.text("move");
    if (!move) return tl::unexpected(move.error());
    auto tried = session_->match();
    const auto done = tried.play(session_->person(), *move);
    return done ? "You may." : table::message(done.error());
  }

 private:
  void wait() {
    while (session_->computer_thinks()) session_->wait();
  }

  std::unique_ptr<terminal::Session> session_;
  std::unique_ptr<boards::Board> board_;
  int own_ = 0;
};

// --- the protocol ---

struct Argument {
  std::string_view name, type, what;
  bool required = false;
};
struct Tool {
  std::string_view name, what;
  std::vector<Argument> takes;
  Said (*use)(Table&, const table::Message&);
};

const std::vector<Tool>& tools() {
  static const std::vector<Argument> of_move{{"move", "string", "a move as `look` writes it, or a whole turn of several", true}};
  static const std::vector<Tool> all{
      {"list_games",
       "The games, how many may play, and their options.",
       {},
       [](Table&, const table::Message&) -> Said { return games(); }},
      {"rules",
       "The rules of a game, or of one clause of them.",
       {{"game", "string", "the id of a game", true}, {"clause", "string", "such as CC-12; all of them where it is left out"}},
       [](Table&, const table::Message& given) -> Said {
         const auto game = given.text("game"), clause = given.text("clause", "");
         if (!game) return game;
         return clause ? rules_of(*game, *clause) : clause;
       }},
      {"new_game",
       "Begins a game in which you hold one seat, and computers the others. A game that was going on is over.",
       {{"game", "string", "the id of a game", true},
        {"seats", "integer", "how many play; 0: as many as usual"},
        {"seat", "integer", "yours, from 0"},
        {"level", "integer", "of the computers, from 1"},
        {"options", "object", "of the game: names and values, texts both"},
        {"seed", "integer", "the same one gives the same luck"}},
       [](Table& table, const table::Message& given) { return table.new_game(given); }},
      {"look",
       "The board as your seat may see it, and what you may do.",
       {},
       [](Table& table, const table::Message&) { return table.look(); }},
      {"view", "All that your seat may know, in JSON.", {}, [](Table& table, const table::Message&) { return table.view(); }},
      {"play", "Makes a move; says what was done since, and why anybody gained or lost.", of_move,
       [](Table& table, const table::Message& given) { return table.play(given); }},
      {"why_not", "Whether a move may be made now, or which clause forbids it. Nothing is played.", of_move,
       [](Table& table, const table::Message& given) { return table.why_not(given); }},
  };
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
    const auto said = arguments ? tool->use(table_, *arguments) : Said(tl::unexpected(arguments.error()));
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

  Table table_;
};
}  // namespace

int run_mcp(std::istream& in, std::ostream& out) {
  Server server;
  for (std::string line; std::getline(in, line);)
    if (const auto said = server.answer(line)) out << *said << '\n' << std::flush;
  return success;
}

}  // namespace shengxiao::cli
