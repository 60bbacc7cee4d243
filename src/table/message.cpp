#include "table/message.hpp"

#include "table/edition.hpp"
#include "table/parse_json.hpp"

namespace shengxiao::table {

Result<Message> Message::parse(std::string_view text) {
  auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  if (!json->is_object()) return fail("", "message.not_json");
  return Message(*std::move(json));
}

Result<std::string> Message::text(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end()) return fail("", "message.missing", field);
  if (!at->is_string()) return fail("", "message.not_a_string", field);
  return at->get<std::string>();
}

Result<std::string> Message::text(std::string_view field, std::string_view fallback) const {
  return has(field) ? text(field) : std::string(fallback);
}

Result<std::int64_t> Message::number(std::string_view field, std::int64_t least, std::int64_t most) const {
  const auto at = json_.find(field);
  if (at == json_.end()) return fail("", "message.missing", field);
  if (!at->is_number_integer()) return fail("", "message.not_a_number", field);
  const bool huge = at->is_number_unsigned() && at->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
  if (huge || at->get<std::int64_t>() < least || at->get<std::int64_t>() > most)
    return fail("", "message.out_of_range", field, least, most);
  return at->get<std::int64_t>();
}

Result<std::int64_t> Message::number(std::string_view field, std::int64_t least, std::int64_t most, std::int64_t fallback) const {
  if (has(field)) return number(field, least, most);
  return fallback;
}

Result<bool> Message::flag(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_boolean()) return fail("", "message.not_a_flag", field);
  return at->get<bool>();
}

Result<bool> Message::flag(std::string_view field, bool fallback) const { return has(field) ? flag(field) : fallback; }

Result<std::vector<std::string>> Message::texts(std::string_view field) const {
  std::vector<std::string> all;
  const auto at = json_.find(field);
  if (at == json_.end()) return all;
  if (!at->is_array()) return fail("", "message.not_a_list", field);
  for (const auto& item : *at) {
    if (!item.is_string()) return fail("", "message.item_not_a_string", field);
    all.push_back(item.get<std::string>());
  }
  return all;
}

Result<std::vector<std::int64_t>> Message::numbers(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_array()) return fail("", "message.not_a_list", field);
  std::vector<std::int64_t> all;
  for (const auto& item : *at) {
    if (!item.is_number_integer()) return fail("", "message.item_not_a_number", field);
    all.push_back(item.get<std::int64_t>());
  }
  return all;
}

Result<Message> Message::object(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_object()) return fail("", "message.not_an_object", field);
  return Message(*at);
}

Result<Setup> Message::setup(int seats) const {
  Setup setup;
  setup.seats = seats;
  if (has("options")) {
    const auto& options = json_["options"];
    if (!options.is_object()) return fail("", "message.bad_options");
    for (const auto& [name, value] : options.items()) {
      if (!value.is_string()) return fail("", "message.bad_option", name);
      setup.options.emplace_back(name, value.get<std::string>());
    }
  }
  if (has("edition")) {
    const auto& given = json_["edition"];
    auto edition = given.is_string() ? parse_edition(given.get_ref<const std::string&>(), "") : read_edition(given);
    if (!edition) return tl::unexpected(edition.error());
    setup.edition = *edition;
  }
  return setup;
}

Result<std::vector<Message>> Message::list(std::string_view field) const {
  const auto at = json_.find(field);
  if (at == json_.end() || !at->is_array()) return fail("", "message.not_a_list", field);
  std::vector<Message> all;
  for (const auto& item : *at) {
    if (!item.is_object()) return fail("", "message.item_not_an_object", field);
    all.push_back(Message(item));
  }
  return all;
}

}  // namespace shengxiao::table
