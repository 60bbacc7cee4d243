#include "table/message.hpp"

#include "table/edition.hpp"

namespace shengxiao::table {

Result<Message> Message::parse(std::string_view text) {
  auto json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) return fail("", "the message is not JSON");
  if (!json.is_object()) return fail("", "the message is not a JSON object");
  return Message(std::move(json));
}

Result<std::string> Message::text(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end()) return fail("", "the field \"{}\" is missing", field);
  if (!at->is_string()) return fail("", "the field \"{}\" is not a text", field);
  return at->get<std::string>();
}

Result<std::string> Message::text(std::string_view field, std::string_view fallback) const {
  return has(field) ? text(field) : std::string(fallback);
}

Result<std::int64_t> Message::number(std::string_view field, std::int64_t least, std::int64_t most) const {
  const auto at = json_.find(field);
  if (at == json_.end()) return fail("", "the field \"{}\" is missing", field);
  if (!at->is_number_integer()) return fail("", "the field \"{}\" is not a whole number", field);
  const bool huge = at->is_number_unsigned() && at->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
  if (huge || at->get<std::int64_t>() < least || at->get<std::int64_t>() > most)
    return fail("", "the field \"{}\" is not from {} to {}", field, least, most);
  return at->get<std::int64_t>();
}

Result<std::int64_t> Message::number(std::string_view field, std::int64_t least, std::int64_t most, std::int64_t fallback) const {
  if (has(field)) return number(field, least, most);
  return fallback;
}

Result<bool> Message::flag(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_boolean()) return fail("", "the field \"{}\" is not true or false", field);
  return at->get<bool>();
}

Result<bool> Message::flag(std::string_view field, bool fallback) const { return has(field) ? flag(field) : fallback; }

Result<std::vector<std::string>> Message::texts(std::string_view field) const {
  std::vector<std::string> all;
  const auto at = json_.find(field);
  if (at == json_.end()) return all;
  if (!at->is_array()) return fail("", "the field \"{}\" is not a list", field);
  for (const auto& item : *at) {
    if (!item.is_string()) return fail("", "the field \"{}\" holds something that is not a text", field);
    all.push_back(item.get<std::string>());
  }
  return all;
}

Result<std::vector<std::int64_t>> Message::numbers(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_array()) return fail("", "the field \"{}\" is not a list", field);
  std::vector<std::int64_t> all;
  for (const auto& item : *at) {
    if (!item.is_number_integer()) return fail("", "the field \"{}\" holds something that is not a whole number", field);
    all.push_back(item.get<std::int64_t>());
  }
  return all;
}

Result<Message> Message::object(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_object()) return fail("", "the field \"{}\" is not an object", field);
  return Message(*at);
}

Result<Setup> Message::setup(int seats) const {
  Setup setup;
  setup.seats = seats;
  if (has("options")) {
    const auto& options = json_["options"];
    if (!options.is_object()) return fail("", "the field \"options\" is not an object of names and values");
    for (const auto& [name, value] : options.items()) {
      if (!value.is_string()) return fail("", "the option \"{}\" is not a text", name);
      setup.options.emplace_back(name, value.get<std::string>());
    }
  }
  if (has("edition")) {
    const auto& given = json_["edition"];
    auto edition =
        given.is_string() ? parse_edition(given.get_ref<const std::string&>(), "the edition") : read_edition(given, "the edition");
    if (!edition) return tl::unexpected(edition.error());
    setup.edition = *edition;
  }
  return setup;
}

Result<std::vector<Message>> Message::list(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_array()) return fail("", "the field \"{}\" is not a list", field);
  std::vector<Message> all;
  for (const auto& item : *at) {
    if (!item.is_object()) return fail("", "the field \"{}\" holds something that is not an object", field);
    all.push_back(Message(item));
  }
  return all;
}

}  // namespace shengxiao::table
