// The Chinese characters of the animals, the elements and what else the games name.
#pragma once
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace shengxiao::boards {

// Empty: nothing with this name has one.
constexpr std::string_view character(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 20> all{
      {{"Rat", "鼠"},   {"Ox", "牛"},   {"Tiger", "虎"},  {"Rabbit", "兔"},  {"Hare", "兔"},  {"Dragon", "龙"}, {"Snake", "蛇"},
       {"Horse", "马"}, {"Goat", "羊"}, {"Monkey", "猴"}, {"Rooster", "鸡"}, {"Dog", "狗"},   {"Pig", "猪"},    {"Cat", "猫"},
       {"Pangu", "盘"}, {"Wood", "木"}, {"Fire", "火"},   {"Earth", "土"},   {"Metal", "金"}, {"Water", "水"}}};
  const auto* const found = std::ranges::find(all, name, [](const auto& entry) { return entry.first; });
  return found == all.end() ? std::string_view() : found->second;
}

}  // namespace shengxiao::boards
