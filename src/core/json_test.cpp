// What is written is JSON, and another library reads back what was meant.
#include "core/json.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

namespace shengxiao {
namespace {

template <class Write>
std::string written(Write write) {
  std::string text;
  Json out(text);
  write(out);
  return text;
}

TEST(Json, objects_and_lists_within_each_other) {
  const auto text = written([](Json& out) {
    out.open('{')
        .field("a", 1)
        .key("b")
        .open('[')
        .value(2)
        .open('{')
        .close('}')
        .open('[')
        .close(']')
        .open('{')
        .field("c", "d")
        .close('}');
    out.close(']')
        .key("e")
        .null()
        .field("f", true)
        .field("g", false)
        .key("h")
        .raw("[3,4]")
        .key("i")
        .array(std::vector{5, 6})
        .close('}');
  });
  EXPECT_EQ(text, R"({"a":1,"b":[2,{},[],{"c":"d"}],"e":null,"f":true,"g":false,"h":[3,4],"i":[5,6]})");
  EXPECT_TRUE(nlohmann::json::accept(text));
}

TEST(Json, several_values_one_after_another) {
  EXPECT_EQ(
      written([](Json& out) { out.open('[').open('[').value(1).close(']').open('[').close(']').value("x").null().close(']'); }),
      R"([[1],[],"x",null])");
  EXPECT_EQ(written([](Json& out) { out.array(std::array<int, 0>{}); }), "[]");
}

TEST(Json, escapes) {
  EXPECT_EQ(written([](Json& out) { out.value("say \"ox\" \\ \n\r\t"); }), R"("say \"ox\" \\ \n\r\t")");
  EXPECT_EQ(written([](Json& out) { out.value(std::string("\x01\x1f\x7f")); }), "\"\\u0001\\u001f\x7f\"");
  EXPECT_EQ(written([](Json& out) { out.open('{').field("a\"b", 1).close('}'); }), R"({"a\"b":1})");
  std::string all;
  for (int c = 0; c < 128; ++c) all += static_cast<char>(c);
  all += "生肖 ♞";
  EXPECT_EQ(nlohmann::json::parse(written([&](Json& out) { out.value(all); })).get<std::string>(), all);
}

TEST(Json, numbers) {
  const auto number = [](auto x) { return written([x](Json& out) { out.value(x); }); };
  EXPECT_EQ(number(0), "0");
  EXPECT_EQ(number(-7), "-7");
  EXPECT_EQ(number(std::uint8_t{200}), "200") << "a small number is no letter";
  EXPECT_EQ(number(std::int8_t{-3}), "-3");
  EXPECT_EQ(number(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(number(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(number(1.0), "1");
  EXPECT_EQ(number(-0.5), "-0.5");
  EXPECT_EQ(number(0.1), "0.1");
  for (const double x : {1.0 / 3, 1e300, 1e-300, 123456789.125, -2.5e-8})
    EXPECT_EQ(nlohmann::json::parse(number(x)).get<double>(), x) << x;
}

}  // namespace
}  // namespace shengxiao
