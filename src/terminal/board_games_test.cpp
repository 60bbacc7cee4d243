// Every game's board along random games of every number of seats and every option, as digests, a line a game: what is drawn and
// how, what every spot is called, which spots make a move, and what is attempted where none is made.
#include "core/golden_games.hpp"
#include "table/testing.hpp"
#include "terminal/scene.hpp"
#include "terminal/testing.hpp"

namespace shengxiao::terminal {
namespace {

class BoardGame {
 public:
  BoardGame(Session& session, std::uint64_t seed)
      : session_(session), board_(board_for(session.match().game().info().name)), rng_(seed) {}

  std::string line() {
    int step = 0;
    for (; step < longest && !session_.match().over(); ++step) {
      session_.look();
      look(scene_of(session_, session_.match().step()), step);
      if (step % 7 == 6) look(scene_of(session_, rng_.below(session_.match().step() + 1)), step);  // back
      const auto legal = session_.legal();
      const auto played = session_.play(legal[static_cast<std::size_t>(rng_.below(static_cast<int>(legal.size())))]);
      EXPECT_TRUE(played) << to_string(played.error());
      if (step % 10 == 9) {
        EXPECT_TRUE(session_.undo());
      }
      digests_["told"].add(told(turns(session_.match(), session_.viewer()), *board_));
    }
    look(scene_of(session_, session_.match().step()), step);
    if (session_.match().over()) digests_["told"].add(result(session_.match(), *board_));
    return json_object([&](Json& out) {
      out.field("seats", session_.match().game().seats()).key("options").open('{');
      for (const auto& [name, value] : session_.match().game().setup().options) out.field(name, value);
      out.close('}').field("steps", step);
      for (const auto& [what, sum] : digests_) out.field(what, fmt::format("{:016x}", sum.value));
    });
  }

 private:
  static constexpr int longest = 90;

  template <class T>
  const T& any_of(const std::vector<T>& all) {
    return all[static_cast<std::size_t>(rng_.below(static_cast<int>(all.size())))];
  }

  Canvas drawn(const Scene& scene, const Focus& focus, int width, int height) {
    Canvas canvas(width, height);
    board_->draw(scene, focus, canvas);
    digests_["pictures"].add(canvas.picture());
    digests_["styles"].add(styles_of(canvas));
    for (const auto& spot : canvas.spots())
      digests_["spots"].add(fmt::format("{} {},{} {}x{} ", spot.name, spot.area.x, spot.area.y, spot.area.width, spot.area.height));
    return canvas;
  }

  // With nothing held and the cursor nowhere, then with some of the spots of a move held and the cursor somewhere.
  void look(const Scene& scene, int step) {
    static constexpr std::pair<int, int> sizes[] = {{90, 28}, {56, 18}, {130, 40}};
    const auto [width, height] = sizes[step % 3];
    const auto spots = drawn(scene, {}, width, height).spots();
    Focus focus;
    if (!spots.empty()) focus.cursor = any_of(spots).name;
    if (!scene.legal.empty()) {
      focus.held = board_->path(any_of(scene.legal));
      focus.held.resize(static_cast<std::size_t>(rng_.below(static_cast<int>(focus.held.size()))));
      const auto picks = next_picks(*board_, scene, focus.held);
      for (const auto& pick : picks) digests_["paths"].add(pick + " ");
      focus.cursor = rng_.below(2) ? any_of(picks) : nearest(spots, focus.cursor, picks);
    }
    drawn(scene, focus, width, height);
    for (const auto& [x, y] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
      digests_["spots"].add(neighbour(spots, focus.cursor, x, y));
    if (step % 3 == 0) point(scene, spots, width, height);
  }

  // At every spot, or many of them: what it is called, and what is meant by it where something else is held. The last ones, such as
  // the seats, may show something else when they are pointed at.
  void point(const Scene& scene, const std::vector<Spot>& spots, int width, int height) {
    if (spots.empty()) return;
    const auto stride = spots.size() / 80 + 1;
    std::vector<std::string> pointed, held;
    for (std::size_t k = rng_.below(static_cast<int>(stride)); k < spots.size(); k += stride) pointed.push_back(spots[k].name);
    for (const auto& spot : pointed) {
      digests_["captions"].add(board_->caption(scene, spot));
      if (board_->can_hold(scene, spot)) held.push_back(spot);
    }
    digests_["captions"].add(fmt::format("{} can be held", held.size()));
    const auto last = static_cast<std::size_t>(rng_.below(static_cast<int>(std::min<std::size_t>(spots.size(), 8))));
    drawn(scene, {spots[spots.size() - 1 - last].name, {}}, width, height);
    if (held.empty()) return;
    const auto& from = any_of(held);
    for (const auto& spot : pointed) digests_["attempts"].add(board_->attempt(scene, {from}, spot) + " ");
  }

  Session& session_;
  std::unique_ptr<Board> board_;
  Rng rng_;
  std::map<std::string, Digest> digests_;
};

class GoldenBoards : public testing::TestWithParam<std::string> {};

TEST_P(GoldenBoards, look_as_they_did_in_games_of_all_kinds) {
  const auto& game = GetParam();
  const auto& info = *std::ranges::find(table::all_games(), std::string_view(game), &table::GameInfo::name);
  std::vector<std::string> lines;
  const auto add = [&](int seats, const Options& options) {
    const auto seed = static_cast<std::uint64_t>(lines.size()) + 1;
    const Session::Who who(static_cast<std::size_t>(seats), table::SeatOccupant{});
    if (auto session = Session::start(game, {seats, options, nullptr, true}, who, seed))
      lines.push_back(BoardGame(**session, seed).line());
  };
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) add(seats, {});
  for (const auto& option : info.options)
    for (const auto& value : values_of(option))
      if (value != option.fallback) add(std::clamp(3, info.min_seats, info.max_seats), {{std::string(option.name), value}});
  expect_golden(lines, fmt::format("src/games/{}/terminal_board_games.golden.jsonl", game));
}

INSTANTIATE_TEST_SUITE_P(games, GoldenBoards, testing::ValuesIn(table::names_of_games()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace shengxiao::terminal
