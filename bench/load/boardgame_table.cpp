#include "boardgame_table.hpp"

namespace shengxiao::load {

namespace {
constexpr std::string_view name_space = "/checkers,";
std::string event(std::string_view text) { return "42" + std::string(name_space) + std::string(text); }
}  // namespace

// A match that is not there is made for whoever asks for it first.
void BoardgameTable::open_game(bool) {
  ++games_;
  for (auto& screen : screens_)
    screen.line->send(event(R"(["sync",")" + match() + R"(",")" + std::to_string(screen.seat) + R"(",null,)" +
                            std::to_string(screens_.size()) + "]"));
}

void BoardgameTable::send_move(Screen& screen) {
  const auto seat = std::to_string(screen.seat);
  screen.line->send(event(R"(["update",{"type":"MAKE_MOVE","payload":{"type":"move","args":[)" + screen.move + R"(],"playerID":")" +
                          seat + R"("}},)" + std::to_string(screen.owes) + R"(,")" + match() + R"(",")" + seat + R"("])"));
}

void BoardgameTable::hear(Screen& screen, std::string_view text) {
  if (text == "2") return screen.line->send("3");
  if (text.starts_with("0")) return screen.line->send("40" + std::string(name_space));
  if (text.starts_with("40")) return greeted();
  if (const auto head = event(""); text.starts_with(head)) return hear_event(screen, text.substr(head.size()));
  fail("unexpected: " + std::string(text));
}

void BoardgameTable::hear_event(Screen& screen, std::string_view text) {
  simdjson::ondemand::document message;
  simdjson::ondemand::array parts;
  const simdjson::padded_string_view padded(text.data(), text.size(), text.size() + Line::padding);
  if (crowd_.parser.iterate(padded).get(message) || message.get_array().get(parts)) return fail("no event: " + std::string(text));
  std::string_view kind, match;
  std::size_t at = 0;
  for (auto part : parts) {
    bool broken = false;
    if (at == 0) {
      broken = part.get_string().get(kind);
      if (kind != "sync" && kind != "update") return;  // who is there
    } else if (at == 1) {
      broken = part.get_string().get(match);
      if (match != this->match()) return;  // of the match before
    } else if (at == 2) {
      simdjson::ondemand::object state;
      broken = (kind == "sync" ? part["state"].get_object() : part.get_object()).get(state) || !hear_state(screen, state);
    }
    if (broken) return fail("an event that is not understood: " + std::string(text));
    if (at++ == 2) break;
  }
  if (at > 2) told(screen);
}

// What may be done are the numbers below the size of `legal`.
bool BoardgameTable::hear_state(Screen& screen, simdjson::ondemand::object state) {
  std::size_t choices = 0;
  std::string_view mover;
  std::int64_t number = 0;
  simdjson::ondemand::object context;
  simdjson::ondemand::array legal;
  if (state["G"]["legal"].get_array().get(legal) || legal.count_elements().get(choices)) return false;
  if (state["ctx"].get_object().get(context) || context["currentPlayer"].get_string().get(mover)) return false;
  const bool is_own = mover == std::to_string(screen.seat);
  screen.over = !context["gameover"].error();
  if (state["_stateID"].get_int64().get(number)) return false;
  screen.begun = true;
  screen.steps = static_cast<std::uint64_t>(number);
  screen.owes = is_own && !screen.over ? number : -1;
  screen.move.clear();
  if (screen.owes >= 0 && choices)
    screen.move = std::to_string(std::uniform_int_distribution<std::size_t>(0, choices - 1)(crowd_.random));
  return true;
}

}  // namespace shengxiao::load
