// Writes JSON into a string, front to back. (Reading is done at the edges, by a library.)
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

namespace shengxiao {

class Json {
 public:
  explicit Json(std::string& out) : out_(out) {}

  Json& open(char bracket) {  // '{' or '['
    separate();
    out_ += bracket;
    fresh_ = true;
    return *this;
  }
  Json& close(char bracket) {  // '}' or ']'
    out_ += bracket;
    fresh_ = false;
    return *this;
  }
  Json& key(std::string_view name) {
    value(name);
    out_ += ':';
    fresh_ = true;
    return *this;
  }
  Json& value(std::string_view text) {
    separate();
    out_ += '"';
    while (!text.empty()) {
      const auto plain = std::find_if(text.begin(), text.end(), [](char c) { return is_escaped(c); }) - text.begin();
      out_.append(text.substr(0, static_cast<std::size_t>(plain)));
      text.remove_prefix(static_cast<std::size_t>(plain));
      if (text.empty()) break;
      escape(text.front());
      text.remove_prefix(1);
    }
    out_ += '"';
    return *this;
  }
  Json& value(const char* text) { return value(std::string_view(text)); }
  Json& value(const std::string& text) { return value(std::string_view(text)); }
  Json& value(bool b) { return raw(b ? "true" : "false"); }
  template <std::integral I>
  Json& value(I number) {
    separate();
    const fmt::format_int digits(number);
    out_.append(digits.data(), digits.size());
    return *this;
  }
  Json& value(double number) {  // the shortest text that reads back the same; whole numbers without a point
    separate();
    fmt::format_to(std::back_inserter(out_), "{}", number);
    if (out_.ends_with(".0")) out_.resize(out_.size() - 2);
    return *this;
  }
  Json& null() { return raw("null"); }
  Json& raw(std::string_view json) {  // already JSON
    separate();
    out_ += json;
    return *this;
  }
  template <class T>
  Json& field(std::string_view name, const T& x) {
    key(name);
    return value(x);
  }
  template <class Range>
  Json& array(const Range& items) {
    open('[');
    for (const auto& x : items) value(x);
    return close(']');
  }

 private:
  void separate() {
    if (!fresh_) out_ += ',';
    fresh_ = false;
  }
  static bool is_escaped(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }
  void escape(char c) {
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\r': out_ += "\\r"; break;
      case '\t': out_ += "\\t"; break;
      default: fmt::format_to(std::back_inserter(out_), "\\u{:04x}", static_cast<unsigned>(c));
    }
  }
  std::string& out_;
  bool fresh_ = true;
};

// An object with the fields that `fill(Json&)` writes.
template <std::invocable<Json&> Fill>
std::string json_object(const Fill& fill) {
  std::string text;
  Json out(text);
  out.open('{');
  fill(out);
  out.close('}');
  return text;
}

}  // namespace shengxiao
