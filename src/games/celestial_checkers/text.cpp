// How moves and positions are written (CC-20), and the numbering of moves.
#include <algorithm>

#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {

namespace {
// Placements by animal and square, then slides, then jumps, each by the square they leave: all that the board has room for.
struct Numbering {
  std::array<CelestialCheckers::Action, CelestialCheckers::action_total> actions{};
  std::array<std::array<ActionId, 64>, 76> ids{};
  int count = 0;

  constexpr void add(CelestialCheckers::Action a) {
    actions[static_cast<std::size_t>(count)] = a;
    ids[a.from][a.to] = static_cast<ActionId>(count++);
  }
  constexpr Numbering() {
    for (int animal = 0; animal < animals; ++animal)
      for (int square = 0; square < 64; ++square)
        if ((camp[0] | camp[1]) & bit(square)) add(CelestialCheckers::Action::place(animal, square));
    for (int reach = 1; reach <= 2; ++reach)
      for (int from = 0; from < 64; ++from)
        for (int rank : {reach, -reach})
          for (int file : {-reach, reach}) {
            const int r = rank_of(from) + rank, f = file_of(from) + file;
            if ((dark & bit(from)) && r >= 0 && r < 8 && f >= 0 && f < 8) add(CelestialCheckers::Action::step(from, r * 8 + f));
          }
  }
};
constexpr Numbering numbering;
static_assert(numbering.count == CelestialCheckers::action_total);
}  // namespace

ActionId CelestialCheckers::id(Action a) const { return numbering.ids[a.from][a.to]; }
CelestialCheckers::Action CelestialCheckers::action(ActionId id) const { return numbering.actions[id]; }

std::string CelestialCheckers::text(Action a) const {
  if (a.is_placement()) return fmt::format("{}@{}", animal_codes[static_cast<std::size_t>(a.animal())], square_name(a.to));
  return fmt::format("{}{}{}", square_name(a.from), a.is_jump() ? 'x' : '-', square_name(a.to));
}

// What is written like a placement or a step, but to a square that none goes to.
std::optional<Error> CelestialCheckers::why_illegal(const State& s, Seat seat, std::string_view text) const {
  if (text.size() != 5) return std::nullopt;
  const auto to = square_of(text.substr(3));
  const auto from = square_of(text.substr(0, 2));
  const auto animal = animal_of(text.substr(0, 2));
  if (to && animal && text[2] == '@') return why_illegal(s, seat, Action::place(*animal, *to));
  if (!to || !from || (text[2] != '-' && text[2] != 'x')) return std::nullopt;
  const auto step = Action::step(*from, *to);
  if (action(id(step)) == step) return std::nullopt;  // a slide written as a jump, or a jump as a slide
  return why_illegal(s, seat, step);
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

// A position in six fields: the ranks from 8 to 1 (playable squares alone: codes, North's in lower case, and numbers of empty
// squares), then, South's before North's, animals in hand, animals home, scores; the seat to move; the square of a piece that
// must go on jumping. 4/2rt1/…/4 -/- Ox/- 1/0 N -
namespace {
std::string lower(std::string_view code) {
  std::string all(code);
  all[0] = static_cast<char>(all[0] - 'A' + 'a');
  return all;
}

std::string animals_text(unsigned set) {
  std::string all;
  for (; set; set &= set - 1) all += animal_codes[static_cast<std::size_t>(std::countr_zero(set))];
  return all.empty() ? "-" : all;
}

struct Placed {
  int seat, animal;
};
// A code at the head of `text`, removed from it.
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

// Reads a position line field by field; `owned` holds the animals met so far, so that none is met twice.
class PositionReader {
 public:
  Result<CelestialCheckers::State> read(std::string_view line) {
    state_.hand = {};
    const auto parts = fields(line, ' ');
    if (parts.size() != 6) return fail("CC-20", "celestial_checkers.position_fields", parts.size());
    const auto done = board(parts[0])
                          .and_then([&](int) { return sets(parts[1], "in hand", state_.hand); })
                          .and_then([&](int) { return sets(parts[2], "home", state_.home); })
                          .and_then([&](int) { return scores(parts[3]); })
                          .and_then([&](int) { return mover(parts[4]); })
                          .and_then([&](int) { return chain(parts[5]); })
                          .and_then([&](int) { return sense(); });
    if (!done) return tl::unexpected(done.error());
    return state_;
  }

 private:
  using Done = Result<int>;

  Done own(int seat, int animal) {
    auto& owned = owned_[static_cast<std::size_t>(seat)];
    if (owned >> animal & 1)
      return fail("CC-1", "celestial_checkers.position_twice", seat_at(seat), Term(animal_names[static_cast<std::size_t>(animal)]));
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
        return fail("CC-20", "celestial_checkers.position_rank", rank + 1, rest.substr(0, 2));
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
        const auto here = rest.substr(0, 2);
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

  // Could this position come about?
  Done sense() {
    if (state_.placing()) {
      const int south = std::popcount(state_.hand[0]), north = std::popcount(state_.hand[1]);
      if (north - south != state_.mover)
        return fail("CC-5", "celestial_checkers.position_turn", south, north, seat_at(state_.mover));
      for (int seat = 0; seat < 2; ++seat) {
        const auto men = state_.men[static_cast<std::size_t>(seat)];
        if (men & ~camp[static_cast<std::size_t>(seat)])
          return fail("CC-6", "celestial_checkers.position_outside_camp", seat_at(seat));
        if (state_.home[static_cast<std::size_t>(seat)] || owned_[static_cast<std::size_t>(seat)] != 0xFFF)
          return fail("CC-7", "celestial_checkers.position_lost", seat_at(seat));
      }
      if (state_.chain) return fail("CC-7", "celestial_checkers.position_jump");
      return 0;
    }
    const auto steps = CelestialCheckers::steps(state_);
    if (state_.chain && !steps.jumps) return fail("CC-13", "celestial_checkers.position_stuck", square_name(state_.chain - 1));
    state_.over = steps.count() == 0;
    return 0;
  }

  CelestialCheckers::State state_;
  std::array<unsigned, 2> owned_{};
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
      if (!((s.men[0] | s.men[1]) & here)) {
        ++empty;
        continue;
      }
      flush();
      const auto code = animal_codes[static_cast<std::size_t>(s.animal_at(square))];
      line += s.men[0] & here ? std::string(code) : lower(code);
    }
    flush();
    if (rank) line += '/';
  }
  const auto north = [](unsigned set) {
    std::string all;
    for (; set; set &= set - 1) all += lower(animal_codes[static_cast<std::size_t>(std::countr_zero(set))]);
    return all.empty() ? "-" : all;
  };
  return fmt::format("{} {}/{} {}/{} {}/{} {} {}", line, animals_text(s.hand[0]), north(s.hand[1]), animals_text(s.home[0]),
                     north(s.home[1]), s.score(0), s.score(1), s.mover ? 'N' : 'S', s.chain ? square_name(s.chain - 1) : "-");
}

Result<CelestialCheckers::State> CelestialCheckers::from_position(std::string_view line) const {
  return PositionReader().read(line);
}

}  // namespace shengxiao::games::celestial_checkers
