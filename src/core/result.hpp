// What an operation on outside input gives: a value, or an error that says what, where and which clause.
#pragma once
#include <fmt/format.h>

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace shengxiao {

struct Error {
  std::string text;    // what is wrong, and where, in a sentence a person can act on
  std::string clause;  // the clause of the rules that is broken, such as CC-12; empty where no rule is meant

  // "Text. (CC-12)"
  std::string message() const { return clause.empty() ? text : fmt::format("{} ({})", text, clause); }
  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = tl::expected<T, Error>;

// return fail("CC-5", "…{}", x);
template <class... Args>
tl::unexpected<Error> fail(std::string clause, fmt::format_string<Args...> format, Args&&... args) {
  return tl::unexpected<Error>(Error{fmt::format(format, std::forward<Args>(args)...), std::move(clause)});
}

}  // namespace shengxiao
