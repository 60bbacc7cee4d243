// Errors are data: a message id, its arguments, and the clause of the rules that is broken. The words are made at the edges, from
// the catalogues words.json (table/words.hpp in C++, web/src/catalogue in the browser).
#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/json.hpp"
#include "core/seat.hpp"

namespace shengxiao {

// AREA.what_is_wrong, where AREA is a game's id or an area of a layer: zodiac.not_in_hand. Checked at compile time.
class MessageId {
 public:
  consteval MessageId(const char* text) : text_(text) {
    if (!is_well_formed(text_)) not_a_message_id();
  }
  constexpr std::string_view text() const { return text_; }

 private:
  static constexpr bool is_word(std::string_view text) {
    for (const char c : text)
      if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')) return false;
    return !text.empty();
  }
  static constexpr bool is_well_formed(std::string_view text) {
    const auto dot = text.find('.');
    return dot != std::string_view::npos && is_word(text.substr(0, dot)) && is_word(text.substr(dot + 1));
  }
  static void not_a_message_id();  // not constexpr: a call makes the program ill-formed

  std::string_view text_;
};

// A term of the game, translated by its catalogue: Rat, Help, Wood.
struct Term {
  std::string word;
  explicit Term(std::string_view its_word) : word(its_word) {}
  friend bool operator==(const Term&, const Term&) = default;
};

class Argument;

struct Error {
  std::string_view id;              // of a MessageId: static storage
  std::vector<Argument> arguments;  // {0}, {1}, … of the message
  std::string clause;               // of the rules, such as CC-12; empty if the error is not about a rule

  Error() = default;
  // return {"ZO-16", "zodiac.other_lacks", seat, Term(name)};
  template <class... Args>
  Error(std::string_view its_clause, MessageId message, Args&&... args);
  friend bool operator==(const Error&, const Error&) = default;
};

// A value for a placeholder of a message.
class Argument {
 public:
  using Value = std::variant<std::int64_t, std::string, Term, Seat, Error>;

  template <std::integral I>
    requires(!std::same_as<I, bool> && !std::same_as<I, char>)
  Argument(I number) : value_(static_cast<std::int64_t>(number)) {}
  Argument(std::string text) : value_(std::move(text)) {}  // shown as it is: what somebody wrote, a square, a file name
  Argument(std::string_view text) : value_(std::string(text)) {}
  Argument(const char* text) : value_(std::string(text)) {}
  Argument(Term term) : value_(std::move(term)) {}
  Argument(Seat seat) : value_(seat) {}  // shown as the player's name or the seat's
  Argument(Error error) : value_(std::move(error)) {}

  const Value& value() const { return value_; }
  friend bool operator==(const Argument&, const Argument&) = default;

 private:
  Value value_;
};

template <class... Args>
Error::Error(std::string_view its_clause, MessageId message, Args&&... args) : id(message.text()), clause(its_clause) {
  arguments.reserve(sizeof...(args));
  (arguments.emplace_back(std::forward<Args>(args)), ...);
}

// Adds where an error happened: wrapped(error, "record.line", 5) is record.line(5, error), with the clause of the error.
template <class... Args>
Error wrapped(Error error, MessageId message, Args&&... args) {
  const auto clause = error.clause;
  return Error(clause, message, std::forward<Args>(args)..., std::move(error));
}

// For tests and logs: zodiac.other_lacks(seat 1, Rat) [ZO-16]. Texts are quoted.
std::string to_string(const Error& error);

// {"id": "zodiac.other_lacks", "arguments": [{"seat": 1}, {"term": "Rat"}], "clause": "ZO-16"}; numbers and texts are
// themselves, a nested error is {"error": {…}}.
void write_error(const Error& error, Json& out);
void write_error_fields(const Error& error, Json& out);  // the fields alone, into an open object

}  // namespace shengxiao
