#include "table/course.hpp"

#include <gtest/gtest.h>

#include "table/testing.hpp"

namespace shengxiao::table {
namespace {

Played step_of(Seat actor) { return {actor, 0, 0, 0, 0, 0}; }

Review::Stood stood_at(int step, std::initializer_list<double> values) {
  agents::Outlook outlook;
  for (const double value : values) outlook.push_back(value);
  return {step, outlook};
}

// Of Zodiac, in which shares of the win count: two seats, and then chance.
class CourseTest : public testing::Test {
 protected:
  static GameCourse course_of(std::string_view game, int seats, std::vector<Seat> actors) {
    std::vector<Played> steps;
    for (const auto actor : actors) steps.push_back(step_of(actor));
    return GameCourse(*make_game(game, setup_of(std::string(game), seats)), steps);
  }
  void stood(int step, double first) { course_.add(stood_at(step, {first, 1 - first})); }
  void decided(int step, double chosen, double other, Seat seat = Seat::first, bool clear = true) {
    course_.add(Review::Decided{step, seat, {chosen, other, 0, clear}});
  }
  TurningPoint only() const {
    const auto points = course_.turning_points();
    EXPECT_EQ(points.size(), 1u);
    return points.at(0);
  }

  GameCourse course_ = course_of("zodiac", 2, {Seat::first, Seat::second, Seat::first, Seat::chance, Seat::first});
};

TEST_F(CourseTest, turns_where_most_changed_told_in_the_order_of_the_game) {
  for (const auto& [step, share] : {std::pair{0, 0.5}, {1, 0.55}, {2, 0.2}, {3, 0.4}, {4, 0.9}}) stood(step, share);
  const auto two = course_.turning_points(2);
  ASSERT_EQ(two.size(), 2u);
  EXPECT_EQ(two[0], (TurningPoint{1, 2, Seat::second, 1 - 0.55, 1 - 0.2, 0, false, false, false})) << "of the two, who moved";
  EXPECT_EQ(two[1], (TurningPoint{3, 4, Seat::first, 0.4, 0.9, 0, true, false, false}));
  EXPECT_EQ(course_.turning_points(9).size(), 3u) << "a change of 5 % is not worth telling";
}

TEST_F(CourseTest, turns_for_whom_most_changed) {
  auto three = course_of("zodiac", 3, {Seat::first});
  three.add(stood_at(0, {0.3, 0.3, 0.4}));
  three.add(stood_at(1, {0.2, 0.7, 0.1}));
  ASSERT_EQ(three.turning_points().size(), 1u);
  EXPECT_EQ(three.turning_points()[0].seat, Seat::second);
}

TEST_F(CourseTest, keeps_the_latest_finding_of_a_step) {
  stood(0, 0.5);
  stood(1, 0.9);
  stood(1, 0.5);
  EXPECT_TRUE(course_.turning_points().empty());
}

TEST_F(CourseTest, says_what_the_own_decision_did_and_what_else_there_was) {
  stood(0, 0.5);
  stood(4, 0.8);
  EXPECT_EQ(only(), (TurningPoint{0, 4, Seat::first, 0.5, 0.8, 0, true, true, false}));
  decided(0, 0.42, 0.41);                     // too small
  decided(1, 0, 1, Seat::second);             // not its own
  decided(2, 0, 1, Seat::first, false);       // may be an accident
  decided(4, 0, 1);                           // later
  EXPECT_EQ(only().own, 0);
  decided(0, 0.5, 0.4);
  EXPECT_NEAR(only().own, 0.1, 1e-9);
  decided(2, 0.2, 0.42);
  EXPECT_NEAR(only().own, -0.22, 1e-9) << "the greatest of two";
  EXPECT_TRUE(only().luck && only().others);
}

TEST_F(CourseTest, nothing_else_did_what_the_own_decision_did_all_of) {
  stood(0, 0.5);
  stood(4, 0.3);
  decided(0, 0.2, 0.3);
  EXPECT_TRUE(only().luck && only().others);
  decided(0, 0.2, 0.6);
  EXPECT_FALSE(only().luck || only().others);
  decided(0, 0.6, 0.2);
  EXPECT_TRUE(only().luck && only().others) << "it was good, and the change was for the worse";
}

TEST_F(CourseTest, luck_and_the_others_are_told_of_where_they_had_a_good_part) {
  stood(0, 0.5);
  stood(4, 0.8);
  course_.add(Review::Moved{0, 0.02, 0.05, 0.23});
  EXPECT_EQ(only(), (TurningPoint{0, 4, Seat::first, 0.5, 0.8, 0, true, false, false}));
  course_.add(Review::Moved{0, 0.3, 0.1, -0.1});
  EXPECT_EQ(only(), (TurningPoint{0, 4, Seat::first, 0.5, 0.8, 0, false, true, true})) << "and no decision stands out";
  course_.add(Review::Moved{0, 0.3, 0, 0});
  EXPECT_FALSE(only().luck || only().others);
  decided(0, 0.5, 0.4);
  EXPECT_FALSE(only().itself) << "but its decision";
  EXPECT_NEAR(only().own, 0.1, 1e-9);
  course_.add(Review::Moved{0, 0.02, 0.05, 0.23});
  EXPECT_EQ(only().own, 0) << "it had no good part";
}

TEST_F(CourseTest, the_decisions_that_mattered_are_those_of_the_seats_that_are_no_accident) {
  decided(1, 0.5, 0.2);
  decided(2, 0.5, 0.9);
  decided(3, 0.5, 0.6);
  decided(4, 0.9, 0.1, Seat::first, false);
  decided(5, 0.9, 0.1, Seat::second);
  decided(6, 0.5, 0.51);
  decided(7, 0.5, 0.4);
  const auto steps = [](const std::vector<Review::Decided>& some) {
    std::vector<int> all;
    for (const auto& one : some) all.push_back(one.step);
    return all;
  };
  const auto own = course_.decisions(Seat::first);
  EXPECT_EQ(steps(own.best), (std::vector{1, 7}));
  EXPECT_EQ(steps(own.worst), (std::vector{2, 3}));
  EXPECT_EQ(steps(course_.decisions(SeatSet::all(2), 1).best), (std::vector{5}));
}

TEST_F(CourseTest, what_was_obvious_is_not_among_the_best_decisions) {
  course_.add(Review::Decided{0, Seat::first, {0.9, 0.1, 0, true}, true});
  EXPECT_TRUE(course_.decisions(Seat::first).best.empty());
  course_.add(Review::Decided{0, Seat::first, {0.1, 0.9, 0, true}, true});
  EXPECT_EQ(course_.decisions(Seat::first).worst.size(), 1u) << "what it cost counts all the same";
}

TEST_F(CourseTest, is_counted_in_points_where_a_game_can_be_searched) {
  auto points = course_of("celestial_checkers", 2, {Seat::first, Seat::second});
  points.add(stood_at(0, {1, -1}));
  points.add(stood_at(1, {4, -4}));
  EXPECT_TRUE(points.turning_points().empty()) << "3 points";
  points.add(stood_at(1, {5, -5}));
  EXPECT_EQ(points.turning_points().size(), 1u);
  points.add(Review::Decided{0, Seat::first, {2, 1.5, 0, true}});
  EXPECT_TRUE(points.decisions(Seat::first).best.empty()) << "half a point";
}

TEST_F(CourseTest, a_move_that_wins_the_game_is_no_chance_missed_though_others_would_have_won_by_more) {
  const auto ended = [](double lead) {
    auto course = course_of("celestial_checkers", 2, {Seat::second, Seat::first, Seat::first});
    course.add(stood_at(1, {22, -22}));
    course.add(stood_at(3, {lead, -lead}));
    course.add(Review::Decided{1, Seat::first, {lead, 19, 0, true}});
    return course;
  };
  EXPECT_TRUE(ended(5).decisions(SeatSet::all(2)).worst.empty());
  EXPECT_TRUE(ended(5).turning_points().empty());
  EXPECT_EQ(ended(-5).decisions(SeatSet::all(2)).worst.size(), 1u) << "it lost";
  EXPECT_EQ(ended(-5).turning_points().size(), 1u);
}

// Of The Rat and the Dragon: a creature is chosen and drawn while others draw, until the dice are thrown again or another turn
// begins.
TEST(Course, tells_the_rest_of_a_turn_of_several_steps) {
  const auto game = *make_game("rat_and_dragon", setup_of("rat_and_dragon", 2));
  const auto step = [](Seat actor, ActionId action, int nth) { return Played{actor, action, 0, 0, nth, 0}; };
  const ActionId choose_rat = 0, choose_rabbit = 1, draw_a1 = 12, draw_b1 = 13;
  ASSERT_EQ(game->text(draw_a1), "a1");
  const std::vector<Played> steps{step(Seat::second, choose_rabbit, 1),
                                  step(Seat::first, choose_rat, 1),
                                  step(Seat::second, draw_a1, 1),
                                  step(Seat::first, draw_b1, 1),
                                  step(Seat::second, draw_b1, 1),
                                  step(Seat::second, choose_rat, 2),
                                  step(Seat::chance, 0, 0),
                                  step(Seat::second, draw_a1, 2)};
  const GameCourse course(game, steps);
  const auto told = [&](int at) {
    return json_object([&](Json& out) {
      out.key("decision");
      course.write(out, Review::Decided{at, steps[static_cast<std::size_t>(at)].actor, {0.5, 0.4, 0, true}}, std::identity{});
    });
  };
  const auto line = "\"line\":[" + game->action_json(draw_a1) + "," + game->action_json(draw_b1) + "]";
  EXPECT_NE(told(0).find(line), std::string::npos) << told(0);
  EXPECT_EQ(told(5).find("\"line\""), std::string::npos) << told(5);
}

}  // namespace
}  // namespace shengxiao::table
