// Why seats gain and lose (core/cause.hpp). Whatever changes an amount says why, and it is noted where Rules::causes says.
#pragma once
#include "core/cause.hpp"
#include "games/great_race/cards.hpp"

namespace shengxiao::games::great_race {

enum class Amount : std::uint8_t { spaces, karma, energy, cards };  // energy cards and action cards in hand
constexpr std::array<std::string_view, 4> amount_names{"spaces", "karma", "energy", "cards"};

enum class Why : std::uint8_t {
  rat,
  first_card,
  place,
  gift,
  played,
  drop,
  rabbit,
  snake,
  cheat,  // the benefits of the actions, in the order of Act
  help,
  run,
  rest,
  cooperate,
  walk,
  cheated,
  ran_too,
  most_help,
  most_rest,
  outbid,
  row,
  ox,
  tiger,
  dragon,
  horse,
  horse_back,
  monkey,
  rooster,
  dog,
  pig,
  cat,
  exchange,
  trade,
  returned,
  fallback,
  first_back
};
constexpr std::array<Reason, 35> reasons_of_causes{{
    {"rat", "GR-5"},       {"first_card", "GR-12"}, {"place", "GR-13"},    {"gift", "GR-14"},     {"played", "GR-15"},
    {"drop", "GR-19"},     {"rabbit", "GR-20"},     {"snake", "GR-20"},    {"benefit", "GR-25"},  {"benefit", "GR-26"},
    {"benefit", "GR-27"},  {"benefit", "GR-28"},    {"benefit", "GR-29"},  {"benefit", "GR-30"},  {"cheated", "GR-25"},
    {"ran_too", "GR-27"},  {"most", "GR-26"},       {"most", "GR-28"},     {"outbid", "GR-24"},   {"row", "GR-31"},
    {"ox", "GR-37"},       {"tiger", "GR-38"},      {"dragon", "GR-40"},   {"horse", "GR-41"},    {"horse_back", "GR-41"},
    {"monkey", "GR-43"},   {"rooster", "GR-43"},    {"dog", "GR-44"},      {"pig", "GR-45"},      {"cat", "GR-50"},
    {"exchange", "GR-33"}, {"trade", "GR-35"},      {"returned", "GR-31"}, {"fallback", "GR-31"}, {"first_back", "GR-31"},
}};
constexpr Why benefit_of(Act act) { return static_cast<Why>(static_cast<int>(Why::cheat) + number(act) - number(Act::cheat)); }

}  // namespace shengxiao::games::great_race
