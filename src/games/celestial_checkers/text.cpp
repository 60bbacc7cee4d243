// Actions, turns and positions as texts (CC-20), and the ids of actions.
#include <algorithm>

#include "core/text.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
// The ids of all actions that the board has room for: placements by animal and square, then slides, then jumps, by the square that
// they leave.
struct Numbering {
  std::array<Action, CelestialCheckers::action_total> actions{};
  std::array<std::array<ActionId, 64>, 76> ids{};  // [from][to]; 0 also where there is no action
  int count = 0;

  constexpr void add(Action a) {
    actions[static_cast<std::size_t>(count)] = a;
    ids[a.from][a.to] = static_cast<ActionId>(count++);
  }
  constexpr Numbering() {
    for (int animal = 0; animal < animals; ++animal)
      for (int square = 0; square < 64; ++square)
        if ((camp[0] | camp[1]) & bit(square)) add(Action::place(animal, square));
    for (int reach = 1; reach <= 2; ++reach)
      for (int from = 0; from < 64; ++from)
        for (int rank : {reach, -reach})
          for (int file : {-reach, reach}) {
            const int r = rank_of(from) + rank, f = file_of(from) + file;
            if ((dark & bit(from)) && r >= 0 && r < 8 && f >= 0 && f < 8) add(Action::step(from, r * 8 + f));
          }
  }
};
constexpr Numbering numbering;
static_assert(numbering.count == CelestialCheckers::action_total);
}  // namespace

ActionId CelestialCheckers::id(Action a) const { return numbering.ids[a.from][a.to]; }
Action CelestialCheckers::action(ActionId id) const { return numbering.actions[id]; }

std::string CelestialCheckers::text(Action a) const {
  if (a.is_placement()) return fmt::format("{}@{}", animal_code(a.animal()), square_name(a.to));
  return fmt::format("{}{}{}", square_name(a.from), a.is_jump() ? 'x' : '-', square_name(a.to));
}

std::vector<std::string> CelestialCheckers::split(std::string_view turn) {
  std::vector<std::string> steps;
  while (turn.size() > 5 && turn[2] == 'x' && turn[5] == 'x') {
    steps.emplace_back(turn.substr(0, 5));
    turn.remove_prefix(3);
  }
  steps.emplace_back(turn);
  return steps;
}

std::string CelestialCheckers::join(const std::vector<std::string>& steps) {
  std::string turn = steps.empty() ? "" : steps[0];
  for (std::size_t i = 1; i < steps.size(); ++i) turn += steps[i].substr(2);
  return turn;
}

// A position has six fields: the ranks from 8 to 1 (of playable squares: codes, North's in lower case, and numbers of empty
// squares); the animals in hand, the animals home and the scores, each South's before North's; the seat to move; the square of an
// animal that must go on jumping. For example 4/2rt1/…/4 -/- Ox/- 1/0 N -
namespace {
std::string lower(std::string_view code) {
  std::string all(code);
  all[0] = static_cast<char>(all[0] - 'A' + 'a');
  return all;
}

std::string code_of(int animal, int seat) { return seat == 0 ? std::string(animal_code(animal)) : lower(animal_code(animal)); }

std::string sides_text(const std::array<std::uint16_t, 2>& sets) {
  std::array<std::string, 2> sides;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for (unsigned set = sets[seat]; set; set &= set - 1) sides[seat] += code_of(std::countr_zero(set), static_cast<int>(seat));
    if (sides[seat].empty()) sides[seat] = "-";
  }
  return sides[0] + "/" + sides[1];
}

struct Placed {
  int seat, animal;
};
// Takes the code at the beginning of a text.
std::optional<Placed> take_code(std::string_view& text) {
  if (text.size() < 2) return std::nullopt;
  const bool north = text[0] >= 'a' && text[0] <= 'z';
  const std::string code{north ? static_cast<char>(text[0] - 'a' + 'A') : text[0], text[1]};
  const auto animal = animal_of(code);
  if (!animal) return std::nullopt;
  text.remove_prefix(2);
  return Placed{north, *animal};
}

std::vector<std::string_view> fields(std::string_view line, char separator) {
  std::vector<std::string_view> all;
  while (true) {
    const auto end = line.find(separator);
    all.push_back(line.substr(0, end));
    if (end == std::string_view::npos) return all;
    line.remove_prefix(end + 1);
  }
}

// The first two bytes of what somebody wrote, for an error to quote; more where a character goes on.
std::string_view first_signs(std::string_view text) {
  std::size_t size = 2;
  while (size < text.size() && continues_character(text[size])) ++size;
  return text.substr(0, size);
}

// Reads a position line field by field.
class PositionReader {
 public:
  explicit PositionReader(unsigned in_game) : in_game_(in_game) {}

  Result<State> read(std::string_view line) {
    state_.hand = {};
    const auto parts = fields(line, ' ');
    if (parts.size() != 6) return fail("CC-20", "celestial_checkers.position_fields", parts.size());
    const auto done = board(parts[0])
                          .and_then([&](int) { return sets(parts[1], "in hand", state_.hand); })
                          .and_then([&](int) { return sets(parts[2], "home", state_.home); })
                          .and_then([&](int) { return scores(parts[3]); })
                          .and_then([&](int) { return mover(parts[4]); })
                          .and_then([&](int) { return chain(parts[5]); })
                          .and_then([&](int) { return finish(); });
    if (!done) return tl::unexpected(done.error());
    return state_;
  }

 private:
  using Done = Result<int>;

  Done own(int seat, int animal) {
    auto& owned = owned_[static_cast<std::size_t>(seat)];
    if (owned >> animal & 1) return fail("CC-1", "celestial_checkers.position_twice", seat_at(seat), Term(animal_name(animal)));
    owned |= 1u << animal;
    return 0;
  }

  Done board(std::string_view text) {
    const auto ranks = fields(text, '/');
    if (ranks.size() != 8) return fail("CC-20", "celestial_checkers.position_ranks", ranks.size());
    for (int i = 0; i < 8; ++i)
      if (auto done = rank(7 - i, ranks[static_cast<std::size_t>(i)]); !done) return done;
    return 0;
  }

  Done rank(int rank, std::string_view text) {
    int at = 0;  // counts the rank's four playable squares
    auto rest = text;
    while (!rest.empty()) {
      if (rest[0] >= '1' && rest[0] <= '4') {
        at += rest[0] - '0';
        rest.remove_prefix(1);
      } else if (auto piece = take_code(rest)) {
        if (at < 4) {
          const int square = rank * 8 + 2 * at + rank % 2;
          if (auto done = own(piece->seat, piece->animal); !done) return done;
          if (bit(square) & far_rank[static_cast<std::size_t>(piece->seat)])
            return fail("CC-15", "celestial_checkers.position_last_rank", seat_at(piece->seat), square_name(square));
          put(piece->seat, piece->animal, square);
        }
        ++at;
      } else {
        return fail("CC-20", "celestial_checkers.position_rank", rank + 1, first_signs(rest));
      }
    }
    if (at != 4) return fail("CC-20", "celestial_checkers.position_squares", rank + 1, text, at);
    return 0;
  }

  void put(int seat, int animal, int square) {
    for (std::size_t k = 0; k < 4; ++k)
      if (strength(animal) >> k & 1) state_.strength[k] |= bit(square);
    state_.men[static_cast<std::size_t>(seat)] |= bit(square);
  }

  Done sets(std::string_view text, std::string_view what, std::array<std::uint16_t, 2>& sets) {
    const auto both = fields(text, '/');
    if (both.size() != 2) return fail("CC-20", "celestial_checkers.position_sides", Term(what), text);
    for (int seat = 0; seat < 2; ++seat) {
      auto rest = both[static_cast<std::size_t>(seat)];
      if (rest == "-") continue;
      if (rest.empty()) return fail("CC-20", "celestial_checkers.position_none", Term(what));
      while (!rest.empty()) {
        const auto here = first_signs(rest);
        const auto piece = take_code(rest);
        if (!piece || piece->seat != seat)
          return fail("CC-20", "celestial_checkers.position_animal", Term(what), seat_at(seat), here);
        if (auto done = own(seat, piece->animal); !done) return done;
        sets[static_cast<std::size_t>(seat)] |= static_cast<std::uint16_t>(1u << piece->animal);
      }
    }
    return 0;
  }

  Done scores(std::string_view text) {
    const auto right = fmt::format("{}/{}", state_.score(0), state_.score(1));
    if (text != right) return fail("CC-15", "celestial_checkers.position_scores", right, text);
    return 0;
  }

  Done mover(std::string_view text) {
    if (text != "S" && text != "N") return fail("CC-20", "celestial_checkers.position_mover", text);
    state_.mover = text == "N";
    return 0;
  }

  Done chain(std::string_view text) {
    if (text == "-") return 0;
    const auto square = square_of(text);
    if (!square || !(state_.men[state_.mover] & bit(*square))) return fail("CC-13", "celestial_checkers.position_chain", text);
    state_.chain = static_cast<std::uint8_t>(*square + 1);
    return 0;
  }

  // The conditions of CC-20 on the whole: a placement must be reachable; afterwards it is enough that an animal said to go on
  // jumping can. Finds out whether the game is over.
  Done finish() {
    if (state_.placing()) {
      const int south = std::popcount(state_.hand[0]), north = std::popcount(state_.hand[1]);
      if (north - south != state_.mover)
        return fail("CC-5", "celestial_checkers.position_turn", south, north, seat_at(state_.mover));
      for (int seat = 0; seat < 2; ++seat) {
        const auto men = state_.men[static_cast<std::size_t>(seat)];
        if (men & ~camp[static_cast<std::size_t>(seat)])
          return fail("CC-6", "celestial_checkers.position_outside_camp", seat_at(seat));
        if (state_.home[static_cast<std::size_t>(seat)] || owned_[static_cast<std::size_t>(seat)] != in_game_)
          return fail("CC-7", "celestial_checkers.position_lost", seat_at(seat));
      }
      if (state_.chain) return fail("CC-7", "celestial_checkers.position_jump");
      return 0;
    }
    const auto steps = celestial_checkers::steps(state_);
    if (state_.chain && !steps.jumps) return fail("CC-13", "celestial_checkers.position_stuck", square_name(state_.chain - 1));
    state_.over = steps.count() == 0;
    return 0;
  }

  State state_;
  unsigned in_game_;
  std::array<unsigned, 2> owned_{};  // the animals read so far, by seat
};
}  // namespace

std::string CelestialCheckers::position(const State& s) const {
  std::string line;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty) line += std::to_string(empty);
      empty = 0;
    };
    for (int square = rank * 8 + rank % 2; square < rank * 8 + 8; square += 2) {
      const auto here = bit(square);
      if (s.empty() & here) {
        ++empty;
        continue;
      }
      flush();
      line += code_of(s.animal_at(square), s.men[1] & here ? 1 : 0);
    }
    flush();
    if (rank) line += '/';
  }
  return fmt::format("{} {} {} {}/{} {} {}", line, sides_text(s.hand), sides_text(s.home), s.score(0), s.score(1),
                     s.mover ? 'N' : 'S', s.chain ? square_name(s.chain - 1) : "-");
}

Result<State> CelestialCheckers::from_position(std::string_view line) const { return PositionReader(in_game_).read(line); }

}  // namespace shengxiao::games::celestial_checkers
