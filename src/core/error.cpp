#include "core/error.hpp"

#include <fmt/format.h>

namespace shengxiao {

namespace {
template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

std::string without_clause(const Error& error);

std::string to_string(const Argument& argument) {
  return std::visit(Overloaded{
                        [](std::int64_t number) { return std::to_string(number); },
                        [](const std::string& text) { return fmt::format("\"{}\"", text); },
                        [](const Term& term) { return term.word; },
                        [](Seat seat) { return is_player(seat) ? fmt::format("seat {}", index(seat)) : std::string("chance"); },
                        [](const Error& error) { return without_clause(error); },
                    },
                    argument.value());
}

// A nested error has the same clause.
std::string without_clause(const Error& error) {
  std::string text(error.id);
  if (error.arguments.empty()) return text;
  std::string_view before = "(";
  for (const auto& argument : error.arguments) {
    text.append(before).append(to_string(argument));
    before = ", ";
  }
  return text + ')';
}

void write(const Argument& argument, Json& out) {
  std::visit(Overloaded{
                 [&](std::int64_t number) { out.value(number); },
                 [&](const std::string& text) { out.value(text); },
                 [&](const Term& term) { out.open('{').field("term", term.word).close('}'); },
                 [&](Seat seat) {
                   out.open('{').key("seat");
                   is_player(seat) ? out.value(index(seat)) : out.value("chance");
                   out.close('}');
                 },
                 [&](const Error& error) {
                   out.open('{').key("error");
                   write_error(error, out);
                   out.close('}');
                 },
             },
             argument.value());
}
}  // namespace

std::string to_string(const Error& error) {
  return error.clause.empty() ? without_clause(error) : fmt::format("{} [{}]", without_clause(error), error.clause);
}

void write_error(const Error& error, Json& out) {
  out.open('{');
  write_error_fields(error, out);
  out.close('}');
}

void write_error_fields(const Error& error, Json& out) {
  out.field("id", error.id).key("arguments").open('[');
  for (const auto& argument : error.arguments) write(argument, out);
  out.close(']').field("clause", error.clause);
}

}  // namespace shengxiao
