// How steps and whole drawings are written (RD-18), and the ids of steps.
#include <algorithm>

#include "core/text.hpp"
#include "games/rat_and_dragon/rat_and_dragon.hpp"

namespace shengxiao::games::rat_and_dragon {

// The ids: numbers to choose, squares to draw, squares to pair with, alone, throws, cards.
ActionId RatAndDragon::id(Action a) const {
  const auto place = [&] { return a.square().row * printed_.columns + a.square().column; };
  int id = 0;
  switch (a.kind) {
    case Kind::choose: id = a.number() - 1; break;
    case Kind::draw: id = creatures + place(); break;
    case Kind::pair: id = creatures + squares() + place(); break;
    case Kind::alone: id = creatures + 2 * squares(); break;
    case Kind::throw_dice:
      id = creatures + 2 * squares() + 1 + static_cast<int>(std::ranges::find(all_throws, a) - all_throws.begin());
      break;
    case Kind::card: id = creatures + 2 * squares() + 1 + throws + a.number() - 1; break;
  }
  return static_cast<ActionId>(id);
}

RatAndDragon::Action RatAndDragon::action(ActionId id) const {
  int left = id;
  const auto place = [&] { return square(left % printed_.columns, left / printed_.columns); };
  if (left < creatures) return Action::choose(left + 1);
  left -= creatures;
  if (left < squares()) return Action::draw(place());
  left -= squares();
  if (left < squares()) return Action::pair(place());
  left -= squares();
  if (left == 0) return Action::alone();
  left -= 1;
  return left < throws ? all_throws[left] : Action::card(left - throws + 1);
}

std::string RatAndDragon::text(Action a) const {
  switch (a.kind) {
    case Kind::choose: return fmt::format("choose {}", a.number());
    case Kind::draw: return square_name(a.square());
    case Kind::pair: return "pair " + square_name(a.square());
    case Kind::throw_dice: return fmt::format("throw {}+{} {}", a.low(), a.high(), a.other());
    case Kind::card: return fmt::format("card {}", a.number());
    case Kind::alone: break;
  }
  return "alone";
}

namespace {
constexpr std::string_view hidden_step = "?";

bool is_number(std::string_view word) { return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos; }

// Removes the first word from `text`, with the blanks before it, and returns it.
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

// A hidden drawing is written as one `?`, since its length would reveal the creature.
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

std::string RatAndDragon::text(Redacted a) const { return a.hidden ? std::string(hidden_step) : text(a.action); }

}  // namespace shengxiao::games::rat_and_dragon
