// How steps and whole drawings are written (RD-18), and the numbering of steps.
#include "core/notation.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

// Numbers to choose, squares to draw, squares to pair, alone, throws, cards.
ActionId RatAndDragon::id(Action a) const {
  const int place = a.b * print_.columns + a.a;
  int id = 0;
  switch (a.kind) {
    case Kind::choose: id = a.a - 1; break;
    case Kind::draw: id = creatures + place; break;
    case Kind::pair: id = creatures + squares() + place; break;
    case Kind::alone: id = creatures + 2 * squares(); break;
    case Kind::roll:  // before the pairs that begin with `low` lie those that begin lower: 6, 5, …
      id = creatures + 2 * squares() + 1 + ((a.a - 1) * (14 - a.a) / 2 + a.b - a.a) * 6 + a.c - 1;
      break;
    case Kind::card: id = creatures + 2 * squares() + 1 + throws + a.a - 1; break;
  }
  return static_cast<ActionId>(id);
}

RatAndDragon::Action RatAndDragon::action(ActionId id) const {
  int left = id;
  if (left < creatures) return Action::choose(left + 1);
  left -= creatures;
  const auto place = [&](int at) { return square(at % print_.columns, at / print_.columns); };
  if (left < squares()) return Action::draw(place(left));
  left -= squares();
  if (left < squares()) return Action::pair(place(left));
  left -= squares();
  if (left == 0) return Action::alone();
  if (--left >= throws) return Action::card(left - throws + 1);
  int low = 1, high = left / 6;
  for (; high > 6 - low; ++low) high -= 7 - low;
  return Action::roll(low, low + high, left % 6 + 1);
}

std::string RatAndDragon::text(Action a) const {
  switch (a.kind) {
    case Kind::choose: return fmt::format("choose {}", a.a);
    case Kind::draw: return square_name(a.square());
    case Kind::pair: return "pair " + square_name(a.square());
    case Kind::roll: return fmt::format("throw {}+{} {}", a.a, a.b, a.c);
    case Kind::card: return fmt::format("card {}", a.a);
    case Kind::alone: break;
  }
  return "alone";
}

namespace {
constexpr std::string_view hidden_step = "?";

bool is_number(std::string_view word) { return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos; }

// The word at the head of `text`, removed from it together with the blanks before it.
std::string_view take_word(std::string_view& text) {
  text = trim(text);
  const auto word = text.substr(0, text.find_first_of(" \t\r\n"));
  text.remove_prefix(word.size());
  return word;
}
}  // namespace

std::vector<std::string> RatAndDragon::split(std::string_view turn) {
  std::vector<std::string> steps;
  for (auto rest = turn; !trim(rest).empty();) {
    const auto word = take_word(rest);
    if (word == "throw") return {std::string(trim(turn))};
    if (steps.empty() && is_number(word)) {
      steps.push_back(fmt::format("choose {}", word));
    } else if (word == "choose" || word == "pair" || word == "card") {
      const auto number = take_word(rest);
      steps.push_back(number.empty() ? std::string(word) : fmt::format("{} {}", word, number));
    } else {
      steps.emplace_back(word);
    }
  }
  if (steps.empty()) steps.emplace_back();
  return steps;
}

// What a viewer may not know of a drawing reads as one `?`, however long it is: its length would tell the creature.
std::string RatAndDragon::join(const std::vector<std::string>& steps) {
  constexpr std::string_view choose = "choose ";
  std::string turn;
  for (const auto& step : steps) {
    if (step == hidden_step && turn.ends_with(hidden_step)) continue;
    if (!turn.empty()) turn += ' ';
    turn += steps.size() > 1 && step.starts_with(choose) ? step.substr(choose.size()) : step;
  }
  return turn;
}

RatAndDragon::Redacted RatAndDragon::redact(const State&, Seat actor, Action a, Seat viewer) const {
  if (a.is_chance() || viewer == actor) return {a, 0};
  return {{}, 1};
}

std::string RatAndDragon::text(Redacted a) const { return a.hidden ? std::string(hidden_step) : text(a.action); }

}  // namespace shengxiao::games::rat_and_dragon
