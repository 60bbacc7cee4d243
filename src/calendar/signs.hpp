// The twelve animals, the five elements, yin and yang, the ten stems and twelve branches, and how they stand to each other.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shengxiao::calendar {

enum class Animal : std::uint8_t { rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig };
enum class Element : std::uint8_t { wood, fire, earth, metal, water };  // each generates the next, the last the first
enum class Polarity : std::uint8_t { yang, yin };

constexpr int animals = 12, elements = 5;

struct Name {
  std::string_view name, character;
};

constexpr Name name(Animal a) {
  constexpr std::array<Name, animals> all{{{"Rat", "鼠"},
                                           {"Ox", "牛"},
                                           {"Tiger", "虎"},
                                           {"Rabbit", "兔"},
                                           {"Dragon", "龙"},
                                           {"Snake", "蛇"},
                                           {"Horse", "马"},
                                           {"Goat", "羊"},
                                           {"Monkey", "猴"},
                                           {"Rooster", "鸡"},
                                           {"Dog", "狗"},
                                           {"Pig", "猪"}}};
  return all[static_cast<std::size_t>(a)];
}
constexpr Name name(Element e) {
  constexpr std::array<Name, elements> all{{{"Wood", "木"}, {"Fire", "火"}, {"Earth", "土"}, {"Metal", "金"}, {"Water", "水"}}};
  return all[static_cast<std::size_t>(e)];
}
constexpr std::string_view name(Polarity p) { return p == Polarity::yang ? "yang" : "yin"; }

constexpr std::string_view colour(Element e) {
  constexpr std::array<std::string_view, elements> all{"green", "red", "brown", "white", "blue"};
  return all[static_cast<std::size_t>(e)];
}

// CA-4: the two cycles of the elements.
constexpr Element later(Element e, int steps) { return static_cast<Element>((static_cast<int>(e) + steps) % elements); }
constexpr Element generates(Element e) { return later(e, 1); }
constexpr Element generated_by(Element e) { return later(e, 4); }
constexpr Element overcomes(Element e) { return later(e, 2); }
constexpr Element overcome_by(Element e) { return later(e, 3); }

// CA-4: what an animal is by itself, whatever the element of its year.
constexpr Element own_element(Animal a) {
  using enum Element;
  constexpr std::array<Element, animals> all{water, earth, wood, wood, earth, fire, fire, earth, metal, metal, earth, water};
  return all[static_cast<std::size_t>(a)];
}
constexpr Polarity polarity(Animal a) { return static_cast<Polarity>(static_cast<int>(a) % 2); }
// Neighbours make a pair of yang and yin.
constexpr Animal pair_of(Animal a) { return static_cast<Animal>(static_cast<int>(a) ^ 1); }

// The characters by which years are counted: stem k of 10, branch k of 12, from 0.
constexpr Name stem_name(int k) {
  constexpr std::array<Name, 10> all{{{"jiǎ", "甲"},
                                      {"yǐ", "乙"},
                                      {"bǐng", "丙"},
                                      {"dīng", "丁"},
                                      {"wù", "戊"},
                                      {"jǐ", "己"},
                                      {"gēng", "庚"},
                                      {"xīn", "辛"},
                                      {"rén", "壬"},
                                      {"guǐ", "癸"}}};
  return all[static_cast<std::size_t>(k)];
}
constexpr Name branch_name(int k) {
  constexpr std::array<Name, 12> all{{{"zǐ", "子"},
                                      {"chǒu", "丑"},
                                      {"yín", "寅"},
                                      {"mǎo", "卯"},
                                      {"chén", "辰"},
                                      {"sì", "巳"},
                                      {"wǔ", "午"},
                                      {"wèi", "未"},
                                      {"shēn", "申"},
                                      {"yǒu", "酉"},
                                      {"xū", "戌"},
                                      {"hài", "亥"}}};
  return all[static_cast<std::size_t>(k)];
}

}  // namespace shengxiao::calendar
