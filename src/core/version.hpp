// The version of Shengxiao. CHANGELOG.md says what changed with it.
#pragma once
#include <string_view>

namespace shengxiao {

constexpr std::string_view version = "0.1.0";

}  // namespace shengxiao
