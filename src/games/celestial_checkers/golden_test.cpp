#include "core/golden_games.hpp"
#include "games/celestial_checkers/celestial_checkers.hpp"

namespace shengxiao::games::celestial_checkers {
namespace {

TEST(Golden, celestial_checkers) {
  expect_golden<CelestialCheckers>({{2, {}, nullptr, true}, {2, {{"placement", "random"}, {"shuffle", "mirrored"}}, nullptr, true}},
                                   "src/games/celestial_checkers/golden.jsonl");
}

TEST(GoldenGames, celestial_checkers) {
  expect_golden_games<CelestialCheckers>("src/games/celestial_checkers/golden_games.jsonl",
                                         {{2, {{"placement", "random"}, {"shuffle", "mirrored"}}}});
}

// Everything that has the form of a move and is none that could ever be made (others have a number, and are refused by it): how
// often each reason is given, and a digest of all.
std::string refusals(const CelestialCheckers& game, const CelestialCheckers::State& s, Seat seat) {
  std::map<std::string, int> reasons;
  Digest digest;
  const auto refuse = [&](const std::string& text) {
    const auto error = game.why_illegal(s, seat, text);
    if (!error) return;
    ++reasons[fmt::format("{} {}", error->id, error->clause)];
    digest.add(text + to_string(*error));
  };
  for (int to = 0; to < 64; ++to) {
    for (int from = 0; from < 64; ++from)
      for (const char* sign : {"-", "x"}) refuse(square_name(from) + sign + square_name(to));
    for (int animal = 0; animal < animals; ++animal) refuse(fmt::format("{}@{}", animal_code(animal), square_name(to)));
  }
  std::string line = fmt::format("{} {} {:016x}:", game.position(s), index(seat), digest.value);
  for (const auto& [reason, count] : reasons) line += fmt::format(" {} {},", count, reason);
  return line;
}

TEST(GoldenGames, celestial_checkers_texts) {
  std::vector<std::string> lines;
  for (const char* placement : {"free", "random"}) {
    const auto game = *CelestialCheckers::make({2, {{"placement", placement}}});
    Rng rng(3);
    auto s = game.start();
    for (int step = 0; !game.to_act(s).empty(); ++step) {
      if (step % 8 == 0 || s.chain)
        for (const Seat seat : {Seat::first, Seat::second}) lines.push_back(refusals(game, s, seat));
      const Seat seat = game.to_act(s).front();
      game.apply(s, seat, random_action(game, s, seat, rng));
    }
    lines.push_back(refusals(game, s, Seat::first));
  }
  expect_golden(lines, "src/games/celestial_checkers/texts.golden.txt");
}

}  // namespace
}  // namespace shengxiao::games::celestial_checkers
