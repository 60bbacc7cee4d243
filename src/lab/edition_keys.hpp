// What a form for an edition has to know: every number and text in it that may be changed, and what it may become. The game itself
// is asked, by the check that everything goes through in the end, so that the form and the game are never of two minds.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/space.hpp"

namespace shengxiao::lab {

// All that a value may be is so while the others are as they are: the track may be shorter once the river begins sooner.
struct EditionKey {
  struct Bounds {
    std::int64_t least, most;
    friend bool operator==(const Bounds&, const Bounds&) = default;
  };
  std::string key;                  // as errors name it: tile[5].value
  Data value;                       // now: a number or a text
  std::vector<std::string> of{};    // what tells its entry from the others of a list: Rat, animal, Water
  bool stated = false;              // by the rulebook: it may be nothing else
  std::optional<Bounds> numbers{};  // all from least to most, where it may be a number
  std::vector<std::string> texts{}; // where it may be a text
};

// In the order of the edition, which `check` allows. What may only be what it is, is left out, but for what the rulebook states.
// `texts`: to be tried beside those that are in the edition; see edition_texts().
std::vector<EditionKey> edition_keys(const Edition& edition, const std::vector<std::string>& texts, const Space::Check& check);

// What a game says that texts of its edition may be: the static function `edition_texts` of its class, where it has one.
std::vector<std::string> edition_texts(std::string_view game);

}  // namespace shengxiao::lab
