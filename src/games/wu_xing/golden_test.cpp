#include "core/golden.hpp"
#include "games/wu_xing/wu_xing.hpp"

namespace shengxiao::games::wu_xing {
namespace {

TEST(Golden, wu_xing) {
  expect_golden<WuXing>({{3, {}, nullptr, true}, {2, {{"end", "piles"}}, nullptr, true}}, "src/games/wu_xing/golden.jsonl");
}

}  // namespace
}  // namespace shengxiao::games::wu_xing
