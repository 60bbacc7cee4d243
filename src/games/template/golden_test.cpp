#include "core/golden.hpp"
#include "games/template/template.hpp"

namespace shengxiao::games::lanterns {
namespace {

TEST(Golden, template) { expect_golden(*Lanterns::make({0, {}, nullptr, true}), "src/games/template/golden.jsonl"); }

}  // namespace
}  // namespace shengxiao::games::lanterns
