#include "boards/generic_board.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace shengxiao::boards {

namespace {
using Value = nlohmann::ordered_json;

std::string scalar(const Value& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_null()) return "none";
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  return value.dump();
}

bool is_flat(const Value& value) {
  return !value.is_structured() || std::ranges::none_of(value, [](const Value& item) { return item.is_structured(); });
}

std::string one_line(const Value& value) {
  if (!value.is_structured()) return scalar(value);
  std::string all;
  for (const auto& [name, item] : value.items()) {
    if (!all.empty()) all += value.is_object() ? ", " : " ";
    if (value.is_object()) all += name + " ";
    all += scalar(item);
  }
  return all.empty() ? "none" : all;
}

std::string words(std::string name) {
  std::ranges::replace(name, '_', ' ');
  return name;
}

void add_lines(const Value& value, std::size_t depth, std::vector<std::string>& lines) {
  for (const auto& [name, item] : value.items()) {
    // What stands in a list needs no number, but seats' lists have one.
    const auto label = std::string(2 * depth, ' ') + (value.is_array() && item.is_object() ? "-" : words(name) + ":");
    if (is_flat(item)) {
      lines.push_back(label + " " + one_line(item));
      continue;
    }
    lines.push_back(label);
    add_lines(item, depth + 1, lines);
  }
}
}  // namespace

std::vector<std::string> outline(std::string_view text) {
  const auto value = Value::parse(text, nullptr, false);
  std::vector<std::string> lines;
  if (value.is_structured()) add_lines(value, 0, lines);
  return lines;
}

void GenericBoard::draw(const Scene& scene, const Focus& focus, Canvas& canvas) const {
  int widest = 0;
  for (const auto& choice : scene.legal) widest = std::max(widest, text_width(choice.text));
  const int list = scene.legal.empty() ? 0 : std::clamp(widest + 5, 16, canvas.width() / 2), left = canvas.width() - list;
  int y = 0;
  for (const auto& line : outline(scene.view))
    for (const auto& part : wrapped(line, std::max(left - 2, 8))) canvas.text(1, y++, padded(part, left - 2));
  if (list) draw_list("What can be done", next_picks(*this, scene, {}), focus, left, canvas);
}

std::string GenericBoard::caption(const Scene&, const std::string& spot) const { return spot; }

}  // namespace shengxiao::boards
