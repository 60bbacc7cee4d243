#include "shengxiao_table.hpp"

#include <utility>

namespace shengxiao::load {

namespace {
// As a JSON string; moves and options have no control characters.
std::string in_quotes(std::string_view text) {
  std::string all = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') all += '\\';
    all += c;
  }
  return all += '"';
}
}  // namespace

void ShengxiaoTable::open_game(bool again) {
  ++games_;
  std::string text = R"({"do": "new", "game": )" + in_quotes(crowd_.options.game) + R"(, "seats": [{"who": "person"})";
  for (std::size_t i = 1; i < screens_.size(); ++i) text += R"(, {"who": "person", "here": false})";
  text += R"(], "options": {)";
  for (const auto& setting : crowd_.options.settings) {
    const auto equals = setting.find('=');
    if (&setting != &crowd_.options.settings.front()) text += ", ";
    text += in_quotes(setting.substr(0, equals)) + ": " + in_quotes(setting.substr(equals + 1));
  }
  text += again ? R"(}, "again": true})" : "}}";
  screens_[0].line->send(std::move(text));
}

void ShengxiaoTable::sit_down() {
  for (std::size_t i = 1; i < screens_.size(); ++i) {
    screens_[i].line->send(R"({"do": "join", "tokens": [], "table": )" + in_quotes(code_) + "}");
    screens_[i].line->send(R"({"do": "sit", "seat": )" + std::to_string(i) + R"(, "name": "Guest"})");
  }
}

void ShengxiaoTable::send_move(Screen& screen) {
  screen.line->send(R"({"do": "play", "seat": )" + std::to_string(screen.seat) + R"(, "ask": )" + std::to_string(screen.owes) +
                    R"(, "move": )" + in_quotes(screen.move) + "}");
}

// Before it opens a table a connection is spoken over once: what it needs for that belongs to it and to no table.
void ShengxiaoTable::hear(Screen& screen, std::string_view text) {
  simdjson::ondemand::document message;
  std::string_view type;
  const simdjson::padded_string_view padded(text.data(), text.size(), text.size() + Line::padding);
  if (crowd_.parser.iterate(padded).get(message) || message["type"].get_string().get(type))
    return fail("no message: " + std::string(text));
  if (type == "table") return hear_table(screen, message);
  if (type == "hello") return screen.line->send(R"({"do": "past", "step": 0})");
  if (type == "error" && !games_) return greeted();
  if (type == "error" || type == "dismissed") return fail(std::string(text));
  if (type != "seated" || screen.seat != 0) return;
  std::string_view code;
  if (message["table"].get_string().get(code)) return fail("no code: " + std::string(text));
  if (code == code_) return;
  code_ = code;
  sit_down();
}

void ShengxiaoTable::hear_table(Screen& screen, simdjson::ondemand::document& table) {
  std::string_view code;
  if (table["table"].get_string().get(code) || code != code_) return;  // of the game before: it says where this one is
  bool fine = !table["begun"].get_bool().get(screen.begun) && !table["over"].get_bool().get(screen.over);
  simdjson::ondemand::object asks;
  fine = fine && !table["asks"].get_object().get(asks);
  if (!fine) return fail("a table without begun, over or asks");
  screen.owes = -1;
  const auto own = std::to_string(screen.seat);
  for (auto ask : asks)
    if (std::string_view seat; !ask.unescaped_key().get(seat) && seat == own) fine = !ask.value().get_int64().get(screen.owes);
  simdjson::ondemand::array legal, moves;
  std::size_t choices = 0, news = 0;
  std::string_view move;
  std::uint64_t from = 0;
  fine = fine && !table["legal"].get_array().get(legal) && !legal.count_elements().get(choices);
  screen.move.clear();
  if (fine && choices) {
    const auto chosen = std::uniform_int_distribution<std::size_t>(0, choices - 1)(crowd_.random);
    fine = !legal.at(chosen)["move"].get_string().get(move);
    screen.move = move;
  }
  fine =
      fine && !table["from"].get_uint64().get(from) && !table["moves"].get_array().get(moves) && !moves.count_elements().get(news);
  if (!fine) return fail("a table without legal, from or moves");
  screen.steps = from + news;
  told(screen);
}

}  // namespace shengxiao::load
