// Writes JSON into a string, front to back. (Reading is done at the edges, by a library.)
#pragma once
#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

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
    quote(name, "\":");
    fresh_ = true;
    return *this;
  }
  Json& value(std::string_view text) {
    quote(text, "\"");
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
  // Most texts have nothing to escape: for them the string grows once.
  void quote(std::string_view text, std::string_view end) {
    const std::string_view begin = std::exchange(fresh_, false) ? "\"" : ",\"";
    if (std::ranges::any_of(text, is_escaped)) {
      out_ += begin;
      for (const char c : text) is_escaped(c) ? escape(c) : out_.push_back(c);
      out_ += end;
      return;
    }
    const auto size = out_.size();
    out_.resize(size + begin.size() + text.size() + end.size());
    auto* to = out_.data() + size;
    for (const auto part : {begin, text, end}) to = std::ranges::copy(part, to).out;
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

// An object with the fields that `fill(Json&)` writes. `room`: bytes kept for it from the start, where it is known to be long.
template <std::invocable<Json&> Fill>
std::string json_object(const Fill& fill, std::size_t room = 0) {
  std::string text;
  text.reserve(room);
  Json out(text);
  out.open('{');
  fill(out);
  out.close('}');
  return text;
}

}  // namespace shengxiao
