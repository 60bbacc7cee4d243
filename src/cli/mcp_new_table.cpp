// A language model at a table in this process, with computers.
#include <fmt/ranges.h>

#include <limits>
#include <random>

#include "cli/mcp_table.hpp"
#include "table/words.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::cli {

namespace {
class OwnTable final : public McpTable {
 public:
  OwnTable(std::unique_ptr<terminal::Session> session, std::unique_ptr<boards::Board> board)
      : session_(std::move(session)), board_(std::move(board)) {
    let_computers_play();
  }

  Said look() override {
    const auto& match = session_->match();
    const auto text = terminal::picture(*board_, terminal::scene_of(*session_, match.step()));
    return fmt::format("{}\n{}", text, match.over() ? terminal::result(match, *board_) : choice_words(session_->legal()));
  }

  Said view() override { return terminal::scene_of(*session_, session_->match().step()).view; }

  Said play(const std::string& move, std::chrono::seconds patience) override {
    if (const auto done = session_->play(move); !done) return tl::unexpected(done.error());
    let_computers_play();
    return wait(patience);
  }

  // Computers have played whenever somebody asks.
  Said wait(std::chrono::seconds) override {
    return fmt::format("{}\n\n{}", fmt::join(terminal::story(*session_, *board_), "\n"), *look());
  }

  Said why_not(const std::string& move) override {
    auto tried = session_->match();
    const auto done = tried.play(session_->person(), move);
    return done ? "You may." : table::message(done.error());
  }

 private:
  void let_computers_play() {
    while (session_->computer_thinks()) session_->wait();
  }

  std::unique_ptr<terminal::Session> session_;
  std::unique_ptr<boards::Board> board_;
};
}  // namespace

Result<Seated> new_table(const table::Message& given) {
  const auto game = given.text("game");
  if (!game) return tl::unexpected(game.error());
  const auto seats = given.number("seats", 0, max_seats, 0), seat = given.number("seat", 0, max_seats - 1, 0);
  const auto level = given.number("level", 1, 100, 3);
  const auto seed = given.number("seed", 0, std::numeric_limits<std::int64_t>::max(), std::random_device()());
  for (const auto* number : {&seats, &seat, &level, &seed})
    if (!*number) return tl::unexpected(number->error());
  auto setup = given.setup(static_cast<int>(*seats));
  if (!setup) return tl::unexpected(setup.error());
  const auto made = table::make_game(*game, *setup);
  if (!made) return tl::unexpected(made.error());
  if (*seat >= (*made)->seats()) return fail("", "cli.no_seat", *seat, (*made)->seats() - 1);
  terminal::Session::Who who(static_cast<std::size_t>((*made)->seats()), table::SeatOccupant{false, static_cast<int>(*level)});
  who[static_cast<std::size_t>(*seat)] = table::SeatOccupant{};
  auto session = terminal::Session::start(*game, *setup, who, static_cast<std::uint64_t>(*seed));
  if (!session) return tl::unexpected(session.error());
  auto board = boards::board_for(*game);
  const auto name = board->seat_name(static_cast<int>(*seat));
  auto table = std::make_unique<OwnTable>(std::move(*session), std::move(board));
  auto told = fmt::format("You are {}, seat {} where a tool asks for it.\n\n{}", name, *seat, *table->look());
  return Seated{std::move(table), std::move(told)};
}

}  // namespace shengxiao::cli
