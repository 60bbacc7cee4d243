// What an operation on outside input gives: a value, or an error that says what, where and which clause.
#pragma once
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "core/error.hpp"

namespace shengxiao {

template <class T>
using Result = tl::expected<T, Error>;

// return fail("ZO-16", "zodiac.already_have", Term(name));
template <class... Args>
tl::unexpected<Error> fail(std::string_view clause, MessageId message, Args&&... args) {
  return tl::unexpected<Error>(Error(clause, message, std::forward<Args>(args)...));
}

// return fail_in(error, "record.line", 5); see wrapped().
template <class... Args>
tl::unexpected<Error> fail_in(Error error, MessageId message, Args&&... args) {
  return tl::unexpected<Error>(wrapped(std::move(error), message, std::forward<Args>(args)...));
}

}  // namespace shengxiao
