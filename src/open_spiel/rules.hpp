// What OpenSpiel's plug-in (plugin.cpp) asks of the games. Only the standard library is in it: the package carries both files, and
// compiles the plug-in against the OpenSpiel that is installed.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace shengxiao::open_spiel {

// Beside the seats of the players, from 0. `chance` is also OpenSpiel's number for it.
constexpr int chance = -1, watcher = -2;

// A state, and how it came about since the start of the game, or since it was drawn for a seat.
class Course {
 public:
  virtual ~Course() = default;
  virtual std::unique_ptr<Course> copy() const = 0;
  virtual std::vector<int> to_act() const = 0;  // none: the game is over; {chance}; or seats, in their order
  virtual std::vector<std::int64_t> legal(int seat) const = 0;  // the ids rise; none where the seat is not to act
  virtual std::vector<std::pair<std::int64_t, double>> outcomes() const = 0;  // of chance, with their probabilities
  virtual std::string apply(int seat, std::int64_t action) = 0;  // empty; or why it is not legal, and nothing has happened
  virtual std::vector<double> returns() const = 0;  // by seat; 0 before the end

  virtual void observe(int seat, std::span<float> out) const = 0;
  virtual std::string view(int seat) const = 0;  // what the seat or the watcher may know, in JSON
  // All that the seat was ever told: a line for each step that was shown to it, a digest of its views, and its view.
  virtual std::string told(int seat) const = 0;
  virtual std::string line() const = 0;  // the watcher's view, and a digest of the whole state

  // A random state that looks the same to the seat, which has been told the same.
  virtual std::unique_ptr<Course> drawn_for(int seat, std::uint64_t seed) const = 0;
};

// A game, set up.
class Playable {
 public:
  virtual ~Playable() = default;
  virtual std::unique_ptr<Course> start() const = 0;
  virtual std::string text(std::int64_t action) const = 0;  // in the notation of the rules; empty where there is no such action

  int seats = 0, actions = 0, longest = 0, observation_size = 0;
  double most = 1;  // nobody's return is more, or less than minus this
  bool is_zero_sum = true, has_chance = true, has_secrets = true, has_common_choices = false;  // several seats choose at once
};

struct OfferedOption {
  std::string name, fallback, allowed;
};

// A game before it is set up.
struct Offer {
  std::string id, title;
  int min_seats, max_seats, usual_seats;
  std::vector<OfferedOption> options;
};

class Games {
 public:
  virtual ~Games() = default;
  virtual std::vector<Offer> offers() const = 0;
  // Null where it cannot be set up so; `error` then says why.
  virtual std::shared_ptr<const Playable> make(const std::string& id, int seats,
                                               const std::vector<std::pair<std::string, std::string>>& options,
                                               std::string& error) const = 0;
};

}  // namespace shengxiao::open_spiel
