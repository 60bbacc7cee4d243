// What a search may change in an edition: keys=choices, such as track.finish=24..40, tile[animal].value=4..6,
// pair_points.alike=0..3,smaller. docs/lab.md has the syntax.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data.hpp"
#include "core/rng.hpp"

namespace shengxiao::lab {

class Space {
 public:
  // By key, which of its choices; `as_it_is` where the edition's own value stays.
  using Choice = std::vector<int>;
  static constexpr int as_it_is = -1;

  // An error where a key is not in the edition, is stated by the rulebook, or has choices that cannot be read.
  static Result<Space> make(EditionPtr base, const std::vector<std::string>& keys);

  // The game's own word on an edition: an error where it cannot be played by it.
  using Check = std::function<Result<bool>(const EditionPtr&)>;
  // An error where a choice never makes an edition that can be played, whatever the other keys are. A number that does not is taken
  // for a text: "2" of a wheel.
  Result<bool> check(const Check& check);

  Choice base() const { return Choice(keys_.size(), as_it_is); }
  // Different choices that `check` allows, the edition as it is first; all there are, or `most`.
  std::vector<Choice> candidates(std::size_t most, std::uint64_t seed, const Check& check) const;
  EditionPtr edition(const Choice& choice) const;
  std::string text(const Choice& choice) const;  // "track.finish=28 range[Help].low_top=3"

 private:
  using Place = std::vector<std::size_t>;  // at each level, which of a table's or a list's values
  struct Key {
    std::string path;
    std::vector<Place> places;  // that all get the same value
    std::vector<Data> choices;
  };
  explicit Space(EditionPtr base) : base_(std::move(base)) {}
  Result<bool> playable(std::size_t key, std::size_t choice, const Check& check) const;
  static Result<Key> read_key(const Edition& base, std::string_view text);
  std::size_t size(std::size_t enough) const;  // how many editions there are, or `enough`

  EditionPtr base_;
  std::vector<Key> keys_;
};

// Another value for what a key of an edition names: track.finish, 28.
struct Change {
  std::string key;
  Data value;  // a number or a text
};

// What a key names, the first of several; null where it names nothing.
const Data* value_at(const Edition& edition, std::string_view key);

// The edition with these values. An error where a key is not in it, or is stated by the rulebook; whether it can be played is for
// the game to say.
Result<EditionPtr> changed(const Edition& base, const std::vector<Change>& changes);

// An edition as a file of TOML, which reads back as the same data.
std::string toml(const Data& data);

}  // namespace shengxiao::lab
