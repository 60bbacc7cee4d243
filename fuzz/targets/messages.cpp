// Objects of JSON that come from outside, read field by field.
#include "table/message.hpp"

#include <nlohmann/json.hpp>

#include "core/setup.hpp"
#include "server/conduct.hpp"
#include "server/table_luck.hpp"
#include "server/table_request.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
void read_as_everything(const table::Message& message, const std::string& field) {
  must(message.has(field), "a field that is there is found", field);
  if (ok(message.text(field))) must(*message.text(field, "") == *message.text(field), "a text is a text", field);
  if (const auto number = message.number(field, -5, 5); ok(number))
    must(*number >= -5 && *number <= 5, "numbers are in range", field);
  ok(message.number(field, INT64_MIN, INT64_MAX));
  ok(message.number(field, 0, INT64_MAX, 3));
  ok(message.flag(field));
  ok(message.flag(field, true));
  ok(message.texts(field));
  ok(message.numbers(field));
  ok(message.object(field));
  if (const auto list = message.list(field); ok(list))
    for (const auto& item : *list) ok(item.text("who"));
}

chance::Bytes32 secret() { return {}; }
}  // namespace

bool messages(std::string_view input) {
  const auto message = table::Message::parse(input);
  if (!ok(message)) return false;
  const auto json = nlohmann::json::parse(input, nullptr, false);
  must(json.is_object(), "a message is an object", input);
  for (const auto& [field, value] : json.items()) read_as_everything(*message, field);
  ok(message->setup(2));
  ok(server::Conduct::read(*message));
  ok(server::TableLuck::from_journal(*message));
  ok(server::entropy_commitment_in(*message));
  ok(server::TableRequest::from(*message, secret));
  return true;
}

}  // namespace shengxiao::fuzz
