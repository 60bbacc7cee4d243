#include "core/golden.hpp"
#include "games/template/template.hpp"

namespace shengxiao::games {
namespace {

TEST(Golden, template) { expect_golden(*Template::make({0, {}, nullptr, true}), "src/games/template/golden.jsonl"); }

}  // namespace
}  // namespace shengxiao::games
