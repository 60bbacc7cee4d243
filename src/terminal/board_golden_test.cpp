// Every game's board in the terminal, along a game: pictures at the first position of every phase, and digests of all positions, of
// what the spots are called, and of a small window. A test of its own says what a board should show; this notices when it changes.
#include <nlohmann/json.hpp>
#include <set>

#include "core/golden.hpp"
#include "table/testing.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::terminal {
namespace {

class BoardsOf : public testing::TestWithParam<std::string> {};

std::string drawn(const Board& board, const Scene& scene, int width, int height, std::vector<Spot>& spots,
                  const Focus& focus = {}) {
  Canvas canvas(width, height);
  board.draw(scene, focus, canvas);
  spots = canvas.spots();
  return canvas.picture();
}

void add_lines(std::vector<std::string>& lines, const std::string& text) {
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
}

TEST_P(BoardsOf, look_as_they_did) {
  const auto game = GetParam();
  const auto& info = *std::ranges::find(table::all_games(), std::string_view(game), &table::GameInfo::name);
  const int seats = std::max(info.usual_seats, std::min(2, info.max_seats));
  auto started =
      Session::start(game, {seats, {}, nullptr, true}, Session::Who(static_cast<std::size_t>(seats), table::SeatOccupant{}), 3);
  ASSERT_TRUE(started) << to_string(started.error());
  auto& session = **started;
  const auto board = board_for(game);
  std::set<std::string> phases;
  std::vector<std::string> lines;
  Digest pictures{0}, names{0}, small{0};
  Rng rng(4);
  for (int step = 0; step < 160 && !session.match().over(); ++step) {
    session.look();
    const auto scene = scene_of(session, session.match().step());
    std::vector<Spot> spots;
    const auto picture = drawn(*board, scene, 90, 28, spots);
    if (phases.insert(nlohmann::json::parse(scene.view).value("phase", "any")).second) {
      lines.push_back(fmt::format("---- step {}", session.match().step()));
      add_lines(lines, picture);
    }
    pictures.add(picture);
    std::vector<Spot> others;
    for (std::size_t k = 0; k < spots.size(); k += 5) {
      names.add(spots[k].name + board->caption(scene, spots[k].name));
      pictures.add(drawn(*board, scene, 90, 28, others, {spots[k].name, {}}));
    }
    small.add(drawn(*board, scene, 50, 18, others));
    const Seat seat = session.person();
    const auto& match = session.match();
    const auto& any = match.game();
    const auto legal = session.legal();
    const auto move = rng.below(4) ? any.text(any.greedy(any.observe(match.state(), seat), rng))
                                   : legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
    ASSERT_TRUE(session.play(move)) << move;
    if (step % 50 == 49)
      lines.push_back(
          fmt::format("step {}: pictures {:016x} names {:016x} small {:016x}", step, pictures.value, names.value, small.value));
  }
  lines.push_back(fmt::format("end: pictures {:016x} names {:016x} small {:016x}", pictures.value, names.value, small.value));
  expect_golden(lines, fmt::format("src/games/{}/terminal_board.golden.txt", game));
}

INSTANTIATE_TEST_SUITE_P(Golden, BoardsOf, testing::ValuesIn(table::names_of_games()), [](const auto& info) { return info.param; });

}  // namespace
}  // namespace shengxiao::terminal
