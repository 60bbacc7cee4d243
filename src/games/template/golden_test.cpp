#include "core/golden.hpp"
#include "games/template/template.hpp"

namespace shengxiao::games::lanterns {
namespace {

TEST(Golden, template) {
  expect_golden<Lanterns>({{2, {}, nullptr, true}, {4, {{"hand", "2"}}, nullptr, true}}, "src/games/template/golden.jsonl");
}

}  // namespace
}  // namespace shengxiao::games::lanterns
