#include "terminal/scene.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "table/words.hpp"

namespace shengxiao::terminal {

Scene scene_of(const Session& session, int step) {
  const auto& match = session.match();
  const auto& game = match.game();
  const auto& steps = match.steps();
  const bool now = step == match.step();
  const auto state = now ? match.state() : match.state_after(step);
  const auto chooser = now && !is_player(session.curtain()) ? session.person() : Seat::watcher;
  auto scene = boards::scene_of(game, state, session.viewer(), chooser);
  scene.seats = words(session.occupants());
  const auto person = std::ranges::find(session.occupants(), true, &table::SeatOccupant::person);
  if ((game.open() || !is_player(session.viewer())) && person != session.occupants().end())
    scene.near = static_cast<int>(person - session.occupants().begin());
  const auto last = static_cast<std::size_t>(step) - 1;
  for (std::size_t k = 0; game.open() && k <= last && step > 0; ++k)
    if (steps[k].turn == steps[last].turn) scene.last.push_back(game.action_json(steps[k].action));
  return scene;
}

std::string picture(const Board& board, const Scene& scene) {
  for (int height = 20;; height += 20) {
    Canvas canvas(79, height);
    board.draw(scene, {}, canvas);
    const auto drawn = canvas.picture();
    if (height < 200 && !drawn.ends_with("\n\n")) continue;  // the last line is in use: there may be more
    return drawn.substr(0, drawn.find_last_not_of('\n') + 1);
  }
}

std::string told(const std::vector<Turn>& turns, const Board& board) {
  const auto of_seat = std::find_if(turns.rbegin(), turns.rend(), [](const Turn& turn) { return is_player(turn.actor); });
  if (of_seat == turns.rend()) return "";
  auto text = fmt::format("{}: {}{}", board.seat_name(index(of_seat->actor)), of_seat->text, of_seat->complete ? "" : " (hidden)");
  std::string chance;
  for (auto turn = of_seat.base(); turn != turns.end(); ++turn)
    if (turn->complete) chance += (chance.empty() ? "" : ", ") + turn->text;
  return chance.empty() ? text : fmt::format("{}. Chance: {}", text, chance);
}

std::vector<std::string> story(const Session& session, const Board& board) {
  return story(turns(session.match(), session.viewer()), session.viewer(), session.match().game().info().name, board);
}

std::vector<std::string> story(const std::vector<Turn>& all, Seat viewer, std::string_view game, const Board& board) {
  const auto own = std::find_if(all.rbegin(), all.rend(), [&](const Turn& turn) { return turn.actor == viewer; });
  const auto name = [&](Seat seat) { return is_player(seat) ? board.seat_name(index(seat)) : "Chance"; };
  std::vector<std::string> lines;
  for (auto turn = own == all.rend() ? all.begin() : std::prev(own.base()); turn != all.end(); ++turn) {
    lines.push_back(fmt::format("{}: {}{}", name(turn->actor), turn->text, turn->complete ? "" : " (hidden)"));
    for (const auto& cause : turn->causes) lines.push_back("  " + table::words(game, nlohmann::json::parse(cause), name));
  }
  return lines;
}

std::string result(const table::Match& match, const Board& board) {
  return result(match.game().returns(match.state()), match.game().points(match.state()), board);
}

std::string result(const Returns& returns, const Points& points, const Board& board) {
  if (returns.size() == 1) return fmt::format("The game is over: {} with {} points", returns[0] > 0 ? "won" : "lost", points[0]);
  const auto best = *std::ranges::max_element(returns);
  std::string winners, score;
  for (int seat = 0; seat < returns.size(); ++seat) {
    if (returns[seat] == best) winners += (winners.empty() ? "" : " and ") + board.seat_name(seat);
    score += (score.empty() ? "" : " : ") + std::to_string(points[seat]);
  }
  const auto count = std::ranges::count(returns, best);
  const auto how = count == returns.size() ? "a draw" : winners + (count > 1 ? " win" : " wins");
  return fmt::format("The game is over: {}, {}", how, score);
}

}  // namespace shengxiao::terminal
