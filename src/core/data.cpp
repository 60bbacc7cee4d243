#include "core/data.hpp"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <algorithm>

namespace shengxiao {

namespace {
int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

// Editions hold whole numbers, texts, lists and tables; anything else is an error.
Result<Data> convert(const toml::node& node, std::string_view file, const std::string& path) {
  if (const auto* number = node.as_integer()) return Data(number->get(), line_of(node));
  if (const auto* text = node.as_string()) return Data(text->get(), line_of(node));
  if (const auto* array = node.as_array()) {
    Data::List list;
    for (const auto& item : *array) {
      auto value = convert(item, file, fmt::format("{}[{}]", path, list.size()));
      if (!value) return value;
      list.push_back(std::move(*value));
    }
    return Data(std::move(list), line_of(node));
  }
  if (const auto* toml_table = node.as_table()) {
    std::vector<std::pair<const toml::key*, const toml::node*>> items;
    for (const auto& [key, item] : *toml_table) items.emplace_back(&key, &item);
    std::ranges::sort(items, [](const auto& a, const auto& b) { return a.first->source().begin < b.first->source().begin; });
    Data::Table table;
    for (const auto& [key, item] : items) {
      auto value = convert(*item, file, path.empty() ? std::string(key->str()) : fmt::format("{}.{}", path, key->str()));
      if (!value) return value;
      table.emplace_back(key->str(), std::move(*value));
    }
    return Data(std::move(table), line_of(node));
  }
  return tl::unexpected(in_edition(Error("", "edition.value_kind"), file, line_of(node), path));
}
}  // namespace

Result<EditionPtr> parse_edition(std::string_view toml_text, std::string_view file) {
  auto parsed = toml::parse(toml_text, file);
  if (!parsed) {
    const auto& error = parsed.error();
    Error syntax("", "edition.not_toml", error.description());
    return tl::unexpected(in_edition(std::move(syntax), file, static_cast<int>(error.source().begin.line)));
  }
  auto data = convert(parsed.table(), file, "");
  if (!data) return tl::unexpected(data.error());
  return std::make_shared<const Edition>(Edition{std::string(file), std::move(*data)});
}

void write(const Data& data, Json& out) {
  if (const auto* number = data.number()) {
    out.value(*number);
  } else if (const auto* text = data.text()) {
    out.value(*text);
  } else if (const auto* list = data.list()) {
    out.open('[');
    for (const auto& item : *list) write(item, out);
    out.close(']');
  } else {
    out.open('{');
    for (const auto& [key, item] : *data.table()) {
      out.key(key);
      write(item, out);
    }
    out.close('}');
  }
}

Error in_edition(Error error, std::string_view file, int line, std::string_view path) {
  if (!path.empty()) error = wrapped(std::move(error), "edition.entry", path);
  if (line) error = wrapped(std::move(error), "edition.line", line);
  if (file.empty()) return wrapped(std::move(error), "edition.given");
  return wrapped(std::move(error), "edition.in_file", file);
}

Result<std::int64_t> Entry::number(std::int64_t least, std::int64_t most) const {
  const auto* number = data_->number();
  if (!number) return fail("", "edition.not_a_number");
  if (*number < least || *number > most) return fail("", "edition.out_of_range", *number, least, most);
  return *number;
}

Result<std::string> Entry::text() const {
  if (const auto* text = data_->text()) return *text;
  return fail("", "edition.not_a_string");
}

Result<std::vector<Entry>> Entry::list() const {
  const auto* list = data_->list();
  if (!list) return fail("", "edition.not_a_list");
  std::vector<Entry> all;
  for (const auto& item : *list) all.push_back(Entry(item, file_, fmt::format("{}[{}]", path_, all.size())));
  return all;
}

std::optional<Entry> Entry::find(std::string_view key) const {
  if (const auto* table = data_->table())
    for (const auto& [name, item] : *table)
      if (name == key) return Entry(item, file_, path_.empty() ? name : path_ + "." + name);
  return std::nullopt;
}

Result<Entry> Entry::at(std::string_view key) const {
  if (auto found = find(key)) return *found;
  return fail("", "edition.missing", key);
}

Result<std::int64_t> Entry::number(std::string_view key, std::int64_t least, std::int64_t most) const {
  return at(key).and_then([&](const Entry& entry) { return entry.number(least, most); });
}
Result<std::string> Entry::text(std::string_view key) const {
  return at(key).and_then([](const Entry& entry) { return entry.text(); });
}
Result<std::vector<Entry>> Entry::list(std::string_view key) const {
  return at(key).and_then([](const Entry& entry) { return entry.list(); });
}

Result<bool> Entry::only(std::initializer_list<std::string_view> keys) const {
  const auto* table = data_->table();
  if (!table) return fail("", "edition.not_a_table");
  for (const auto& [name, item] : *table)
    if (name != "name" && name != "source" && std::ranges::find(keys, std::string_view(name)) == keys.end())
      return Entry(item, file_, path_.empty() ? name : path_ + "." + name).fail("", "edition.unknown_key");
  return true;
}

}  // namespace shengxiao
