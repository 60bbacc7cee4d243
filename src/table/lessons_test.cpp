// The lessons of each game, src/games/GAME/lessons.json, and the page that says how to play it, how_to_play.json: whatever they
// show and claim is tried by the rules. docs/lessons.md says what stands in them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "core/json.hpp"
#include "core/text.hpp"
#include "table/lesson_start.hpp"
#include "table/testing.hpp"
#include "table/words.hpp"

namespace shengxiao::table {
namespace {

using Object = nlohmann::json;

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

bool is_clause(const std::string& game, const Object& clause) {
  const auto rules = text_of(fmt::format("src/games/{}/RULES.md", game));
  return std::regex_search(rules, std::regex(fmt::format(R"(\b{}\b)", clause.get<std::string>())));
}

// Two languages, neither of them empty.
bool is_said(const Object& words) { return words.is_object() && !words.value("en", "").empty() && !words.value("zh", "").empty(); }

// Where a lesson or a diagram begins.
class Beginning {
 public:
  Beginning(const Object& file, const Object& told, const std::string& game)
      : seat_(seat_at(told.at("seat").get<int>())), start_(lesson_start(game, file.at("version").get<int>(), told)) {}

  const Result<Match>& start() const { return start_; }
  Seat seat() const { return seat_; }

  // Whether a cause has all these fields, of those since so many steps.
  static bool brings(const Match& match, int before, const Object& wanted) {
    for (int step = before + 1; step <= match.step(); ++step) {
      std::string text;
      Json json(text);
      match.game().causes_json(match.causes_of(step), json);
      for (const auto& cause : Object::parse(text))
        if (std::ranges::all_of(wanted.items(),
                                [&](const auto& field) { return cause.value(field.key(), Object()) == field.value(); }))
          return true;
    }
    return false;
  }
  bool brings(const Match& match, const Object& wanted) const { return brings(match, start_->step(), wanted); }

  // The learner's moves, one after the other, from the start.
  Result<Match> after(const Object& moves) const {
    if (!start_) return start_;
    auto match = *start_;
    for (const auto& move : moves)
      if (const auto done = match.play(seat_, move.get<std::string>()); !done) return tl::unexpected(done.error());
    return match;
  }

 private:
  Seat seat_;
  Result<Match> start_;
};

class Lesson : public Beginning {
 public:
  Lesson(const Object& file, const Object& lesson, const std::string& game) : Beginning(file, lesson, game), lesson_(lesson) {}

  // What the page asks, too: whether what the learner has done since the start is what was wanted.
  bool is_reached(const Match& match) const {
    const auto& reach = lesson_.at("reach");
    if (reach.value("won", false)) return match.over() && match.game().returns(match.state())[seat()] > 0;
    const auto seen = match.seen(seat());
    for (std::size_t entry = start()->seen(seat()).size(); entry < static_cast<std::size_t>(seen.size()); ++entry)
      if (seen[static_cast<std::ptrdiff_t>(entry)].actor == seat())
        for (const auto& move : reach.value("moves", Object::array()))
          if (const auto told = match.told(seat(), entry); told.text == move || told.written == move) return true;
    return reach.contains("cause") && brings(match, reach.at("cause"));
  }

 private:
  const Object& lesson_;
};

// "after": moves of the learner; then "legal" or "illegal", a move of "seat" (the learner, if it is not there); or "view", a place
// in what the learner sees, and what "is" there; or "over"; or what the steps of the start have "brought".
void check_claim(const Beginning& lesson, const std::string& game, const Object& claim) {
  const auto match = lesson.after(claim.value("after", Object::array()));
  ASSERT_TRUE(match) << message(match.error());
  EXPECT_EQ(match->over(), claim.value("over", match->over()));
  const auto seat = seat_at(claim.value("seat", static_cast<int>(index(lesson.seat()))));
  if (claim.contains("legal")) {
    auto more = *match;
    const auto done = more.play(seat, claim.at("legal").get<std::string>());
    EXPECT_TRUE(done) << message(done.error());
    EXPECT_TRUE(!claim.contains("brings") || lesson.brings(more, claim.at("brings")));
  }
  if (claim.contains("illegal")) {
    auto more = *match;
    const auto done = more.play(seat, claim.at("illegal").get<std::string>());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().clause, claim.at("clause").get<std::string>());
    EXPECT_TRUE(is_clause(game, claim.at("clause")));
  }
  EXPECT_TRUE(!claim.contains("brought") || Beginning::brings(*match, 0, claim.at("brought")));
  if (claim.contains("view")) {
    std::string text;
    Json json(text);
    match->game().view_json(match->state(), lesson.seat(), json);
    EXPECT_EQ(Object::parse(text).at(Object::json_pointer(claim.at("view").get<std::string>())), claim.at("is"));
  }
}

void check_lesson(const Object& file, const Object& told, const std::string& game) {
  for (const auto* words : {"title", "text", "aim", "done"}) EXPECT_TRUE(told.contains(words) && is_said(told.at(words))) << words;
  EXPECT_TRUE(is_clause(game, told.at("clause")));
  const Lesson lesson(file, told, game);
  ASSERT_TRUE(lesson.start()) << message(lesson.start().error());
  const auto& start = *lesson.start();
  ASSERT_TRUE(start.to_act().has(lesson.seat()));
  EXPECT_FALSE(lesson.is_reached(start));
  const auto& solution = told.at("solution");
  for (const auto& step : solution)
    EXPECT_EQ(start.game().split(step.get<std::string>()).size(), 1U) << step << " is several steps";
  const auto solved = lesson.after(solution);
  ASSERT_TRUE(solved) << message(solved.error());
  EXPECT_TRUE(lesson.is_reached(*solved)) << "the solution does not reach the aim";

  // Each other first move that is legal is answered.
  std::set<std::string> answered;
  for (const auto& answer : told.value("answers", Object::array())) {
    EXPECT_TRUE(is_said(answer.at("text")));
    EXPECT_TRUE(is_clause(game, answer.at("clause")));
    for (const auto& move : answer.at("moves")) {
      const auto after = lesson.after(Object::array({move}));
      ASSERT_TRUE(after) << move << ": " << message(after.error());
      EXPECT_FALSE(lesson.is_reached(*after)) << move;
      EXPECT_TRUE(answered.insert(move).second) << move << " is answered twice";
    }
  }
  EXPECT_TRUE(!told.contains("otherwise") || is_said(told.at("otherwise")));
  std::vector<ActionId> legal;
  start.game().legal(start.state(), lesson.seat(), legal);
  for (const auto action : legal) {
    const auto move = start.game().text(action);
    const auto after = lesson.after(Object::array({move}));
    ASSERT_TRUE(after) << move;
    EXPECT_TRUE(lesson.is_reached(*after) || move == solution.at(0) || answered.contains(move) || told.contains("otherwise"))
        << move << " has no answer";
  }
  if (told.contains("offers")) {
    const auto is_offered = [&](const Object& move) { return std::ranges::count(told.at("offers"), move) == 1; };
    EXPECT_TRUE(is_offered(solution.at(0)));
    for (const auto& move : answered) EXPECT_TRUE(is_offered(move)) << move << " is answered, but not offered";
    for (const auto& move : told.at("offers"))
      EXPECT_TRUE(std::ranges::any_of(legal, [&](ActionId action) { return start.game().text(action) == move; })) << move;
  }
  for (const auto& claim : told.value("claims", Object::array())) {
    SCOPED_TRACE(claim.dump());
    check_claim(lesson, game, claim);
  }
}

class Lessons : public testing::TestWithParam<std::string> {};

TEST_P(Lessons, are_true_by_the_rules) {
  const auto path = fmt::format("src/games/{}/lessons.json", GetParam());
  const auto file = Object::parse(text_of(path), nullptr, false);
  ASSERT_FALSE(file.is_discarded()) << path;
  const auto info = std::ranges::find(all_games(), GetParam(), &GameInfo::name);
  EXPECT_EQ(file.at("version"), info->version);
  const auto& lessons = file.at("lessons");
  EXPECT_GE(lessons.size(), 6U);
  EXPECT_LE(lessons.size(), 12U);
  std::set<std::string> ids;
  for (const auto& lesson : lessons) {
    SCOPED_TRACE(lesson.at("id"));
    EXPECT_TRUE(ids.insert(lesson.at("id")).second);
    check_lesson(file, lesson, GetParam());
  }
}

// A position of the game, and turns that can be made in it.
void check_diagram(const Object& file, const Object& diagram, const std::string& game) {
  EXPECT_TRUE(is_said(diagram.at("caption")));
  const Beginning beginning(file, diagram, game);
  ASSERT_TRUE(beginning.start()) << message(beginning.start().error());
  EXPECT_EQ(beginning.start()->step(), diagram.value("steps", Object::array()).size()) << "chance has drawn something, too";
  for (const auto& turn : diagram.value("shows", Object::array())) {
    const auto after = beginning.after(Object::array({turn}));
    EXPECT_TRUE(after) << message(after.error());
  }
}

class HowToPlay : public testing::TestWithParam<std::string> {};

TEST_P(HowToPlay, is_true_by_the_rules) {
  const auto path = fmt::format("src/games/{}/how_to_play.json", GetParam());
  const auto file = Object::parse(text_of(path), nullptr, false);
  ASSERT_FALSE(file.is_discarded()) << path;
  const auto info = std::ranges::find(all_games(), GetParam(), &GameInfo::name);
  EXPECT_EQ(file.at("version"), info->version);
  const auto lessons = Object::parse(text_of(fmt::format("src/games/{}/lessons.json", GetParam())), nullptr, false);
  std::set<std::string> ids;
  for (const auto& section : file.at("sections")) {
    SCOPED_TRACE(section.at("id"));
    EXPECT_TRUE(ids.insert(section.at("id")).second);
    for (const auto* words : {"title", "text"}) EXPECT_TRUE(is_said(section.at(words))) << words;
    EXPECT_TRUE(is_clause(GetParam(), section.at("clause")));
    const auto is_named = [&](const auto& lesson) { return lesson.at("id") == section.at("lesson"); };
    EXPECT_TRUE(!section.contains("lesson") || std::ranges::any_of(lessons.at("lessons"), is_named)) << section.at("lesson");
    if (section.contains("diagram")) check_diagram(file, section.at("diagram"), GetParam());
    for (const auto& claim : section.value("claims", Object::array())) {
      SCOPED_TRACE(claim.dump());
      // Of the diagram, or of a position of its own.
      check_claim({file, claim.value("of", section.value("diagram", Object())), GetParam()}, GetParam(), claim);
    }
  }
}

std::vector<std::string> games_with(const std::string& name) {
  auto games = names_of_games();
  std::erase_if(games, [&](const auto& game) { return !std::filesystem::exists(fmt::format("src/games/{}/{}.json", game, name)); });
  return games;
}
INSTANTIATE_TEST_SUITE_P(AllGames, Lessons, testing::ValuesIn(games_with("lessons")), [](const auto& game) { return game.param; });

INSTANTIATE_TEST_SUITE_P(AllGames, HowToPlay, testing::ValuesIn(games_with("how_to_play")),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace shengxiao::table
