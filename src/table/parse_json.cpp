#include "table/parse_json.hpp"

namespace shengxiao::table {

namespace {
constexpr int deepest = 12;  // objects and lists within each other; a message with an edition has seven
}  // namespace

Result<nlohmann::json> parse_json(std::string_view text) {
  bool too_deep = false;
  const auto bounded = [&too_deep](int depth, nlohmann::json::parse_event_t, const nlohmann::json&) {
    too_deep = too_deep || depth > deepest;
    return !too_deep;
  };
  auto json = nlohmann::json::parse(text, bounded, false);
  if (too_deep) return fail("", "message.too_deep", deepest);
  return json;
}

}  // namespace shengxiao::table
