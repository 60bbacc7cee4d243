#include "server/ending.hpp"

#include "server/testing.hpp"

namespace shengxiao::server {
namespace {

std::vector<std::string> notes(const Ending& ending) {
  std::vector<std::string> all;
  for (const auto& note : ending.notes(7)) all.push_back(note.text());
  return all;
}

TEST(Ending, is_noted_with_its_kind_who_lost_and_the_step) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(notes({Ending::Kind::flag, two}), (Texts{"flag seat=0 step=7", "flag seat=1 step=7"}));
  EXPECT_EQ(notes({Ending::Kind::resigned, second}), Texts{"resigned seat=1 step=7"});
  EXPECT_EQ(notes({Ending::Kind::agreed}), Texts{"agreed step=7"});
}

TEST(Ending, is_won_by_who_has_not_lost) {
  const auto returns = [](const Ending& ending) {
    const auto all = ending.returns(2);
    return std::vector<double>{all[0], all[1]};
  };
  using Numbers = std::vector<double>;
  EXPECT_EQ(returns({Ending::Kind::resigned, second}), (Numbers{1, -1}));
  EXPECT_EQ(returns({Ending::Kind::flag, two}), (Numbers{0, 0}));
  EXPECT_EQ(returns({Ending::Kind::agreed}), (Numbers{0, 0}));
}

TEST(Ending, has_a_name_that_reads_back) {
  for (const auto kind : {Ending::Kind::flag, Ending::Kind::resigned, Ending::Kind::agreed})
    EXPECT_EQ(Ending::kind_of(Ending{kind}.name()), kind);
  EXPECT_FALSE(Ending::kind_of("party"));
}

}  // namespace
}  // namespace shengxiao::server
