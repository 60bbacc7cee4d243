#include "lab/space.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <span>

#include "core/text.hpp"

namespace shengxiao::lab {

namespace {
constexpr std::size_t most_choices = 1000;  // of a key
constexpr int most_tries = 200;             // at an edition that can be played

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

Data value_of_text(std::string_view text) {
  const auto number = number_in(text);
  return number ? Data(*number) : Data(std::string(text));
}

// 3..7, smaller, 4
Result<std::vector<Data>> read_choices(std::string_view key, std::string_view text) {
  std::vector<Data> all;
  for (const auto item : split_list(text)) {
    const auto dots = item.find("..");
    const auto low = number_in(item.substr(0, dots)), high = dots == item.npos ? low : number_in(item.substr(dots + 2));
    if (item.empty() || (dots != item.npos && (!low || !high || *low > *high))) return fail("", "lab.tune_choices", key, item);
    if (low && static_cast<std::uint64_t>(*high) - static_cast<std::uint64_t>(*low) >= most_choices)
      return fail("", "lab.tune_many", key, most_choices);
    if (!low) all.push_back(value_of_text(item));
    for (auto number = low.value_or(1); low && number <= *high; ++number) all.emplace_back(number);
    if (all.size() > most_choices) return fail("", "lab.tune_many", key, most_choices);
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    if (std::find(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), all[i]) !=
        all.begin() + static_cast<std::ptrdiff_t>(i))
      return fail("", "lab.tune_choice_twice", key, text);
  return all;
}

// Whether every one of the words is a value of the table: [3-4,5] of {side = "3-4", at = 5}.
bool has_words(const Data& table, std::string_view words) {
  if (!table.table()) return false;
  return std::ranges::all_of(split_list(words), [&](std::string_view word) {
    return std::ranges::find(*table.table(), value_of_text(word), [](const auto& one) { return one.second; }) !=
           table.table()->end();
  });
}

// The names and the brackets of a key, one after the other: "space", "[3-4,5]", "benefit".
std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at < path.size();) {
    const bool is_bracket = path[at] == '[';
    const auto end =
        is_bracket ? std::min(path.find(']', at), path.size() - 1) + 1 : std::min(path.find_first_of(".[", at), path.size());
    parts.push_back(path.substr(at, end - at));
    at = end + (end < path.size() && path[end] == '.');
  }
  return parts;
}

// The value with another one in some place within it.
Data with(const Data& data, std::span<const std::size_t> place, const Data& value) {
  const auto changed = [&](const auto& all, const auto& change) {
    auto copy = all;
    change(copy[place[0]]);
    return Data(std::move(copy), data.line());
  };
  if (data.table() && !place.empty())
    return changed(*data.table(), [&](auto& one) { one.second = with(one.second, place.subspan(1), value); });
  if (data.list() && !place.empty()) return changed(*data.list(), [&](auto& one) { one = with(one, place.subspan(1), value); });
  if (const auto* number = value.number()) return Data(*number, data.line());
  return Data(*value.text(), data.line());
}

struct Found {
  const Data* data;
  std::vector<std::size_t> place;
  bool stated = false;  // by the rulebook
};

// Whatever of these a part of a key names.
std::vector<Found> follow(const std::vector<Found>& from, std::string_view part) {
  std::vector<Found> found;
  const auto add = [&](const Found& one, std::size_t i, const Data& data) {
    auto next = one;
    next.data = &data;
    next.place.push_back(i);
    if (data.table())
      for (const auto& [name, value] : *data.table())
        if (name == "source" && value.text()) next.stated = *value.text() == "rulebook";
    found.push_back(std::move(next));
  };
  const bool is_bracket = part.starts_with('[') && part.ends_with(']');
  const auto words = is_bracket ? part.substr(1, part.size() - 2) : std::string_view();
  for (const auto& one : from) {
    if (const auto* table = one.data->table(); table && !is_bracket)
      for (std::size_t i = 0; i < table->size(); ++i)
        if ((*table)[i].first == part) add(one, i, (*table)[i].second);
    if (const auto* list = one.data->list(); list && is_bracket)
      for (std::size_t i = 0; i < list->size(); ++i)
        if (words == "*" || (number_in(words) ? *number_in(words) == static_cast<std::int64_t>(i) : has_words((*list)[i], words)))
          add(one, i, (*list)[i]);
  }
  return found;
}
}  // namespace

namespace {
// Where the values are that a key names. An error where there are none, or they may not be changed.
Result<std::vector<std::vector<std::size_t>>> places_of(const Edition& base, std::string_view path) {
  std::vector<Found> found{{&base.data, {}}};
  for (const auto part : parts_of(path)) {
    found = follow(found, part);
    if (found.empty()) return tl::unexpected(in_edition(Error("", "lab.tune_no_key", part), base.file, 0, path));
  }
  std::vector<std::vector<std::size_t>> places;
  for (const auto& one : found) {
    const auto refuse = [&](Error error) {
      return tl::unexpected(in_edition(std::move(error), base.file, one.data->line(), path));
    };
    if (!one.data->number() && !one.data->text()) return refuse(Error("", "lab.tune_no_value"));
    if (one.stated) return refuse(Error("", "lab.tune_stated"));
    places.push_back(one.place);
  }
  return places;
}
}  // namespace

Result<Space::Key> Space::read_key(const Edition& base, std::string_view text) {
  const auto equals = text.find('=');
  if (equals == text.npos || equals == 0) return fail("", "lab.tune_key", text);
  Key key{std::string(text.substr(0, equals)), {}, {}};
  auto choices = read_choices(key.path, text.substr(equals + 1));
  if (!choices) return tl::unexpected(choices.error());
  key.choices = std::move(*choices);
  auto places = places_of(base, key.path);
  if (!places) return tl::unexpected(places.error());
  key.places = std::move(*places);
  return key;
}

const Data* value_at(const Edition& edition, std::string_view key) {
  std::vector<Found> found{{&edition.data, {}}};
  for (const auto part : parts_of(key)) found = follow(found, part);
  return found.empty() ? nullptr : found[0].data;
}

Result<EditionPtr> changed(const Edition& base, const std::vector<Change>& changes) {
  auto edition = base;
  for (const auto& [key, value] : changes) {
    const auto places = places_of(base, key);
    if (!places) return tl::unexpected(places.error());
    for (const auto& place : *places) edition.data = with(edition.data, place, value);
  }
  return std::make_shared<const Edition>(std::move(edition));
}

Result<Space> Space::make(EditionPtr base, const std::vector<std::string>& keys) {
  Space space(std::move(base));
  std::set<Place> seen;
  for (const auto& text : keys) {
    auto key = read_key(*space.base_, text);
    if (!key) return tl::unexpected(key.error());
    for (const auto& place : key->places)
      if (!seen.insert(place).second) return fail("", "lab.tune_key_twice", key->path);
    space.keys_.push_back(std::move(*key));
  }
  return space;
}

EditionPtr Space::edition(const Choice& choice) const {
  auto changed = *base_;
  for (std::size_t k = 0; k < keys_.size(); ++k)
    if (choice[k] != as_it_is)
      for (const auto& place : keys_[k].places)
        changed.data = with(changed.data, place, keys_[k].choices[static_cast<std::size_t>(choice[k])]);
  return std::make_shared<const Edition>(std::move(changed));
}

std::string Space::text(const Choice& choice) const {
  std::string text;
  for (std::size_t k = 0; k < keys_.size(); ++k) {
    if (choice[k] == as_it_is) continue;
    const auto& value = keys_[k].choices[static_cast<std::size_t>(choice[k])];
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", keys_[k].path,
                        value.number() ? std::to_string(*value.number()) : *value.text());
  }
  return text;
}

namespace {
// Every key of `choice` that is not `kept` gets one of its choices, or stays as it is.
template <class Keys>
void draw(Space::Choice& choice, std::size_t kept, const Keys& keys, Rng& rng) {
  for (std::size_t k = 0; k < keys.size(); ++k)
    if (k != kept) choice[k] = static_cast<int>(rng.below(static_cast<std::uint32_t>(keys[k].choices.size() + 1))) - 1;
}
}  // namespace

// Whether the choice makes an edition that can be played, alone or together with some of the others.
Result<bool> Space::playable(std::size_t k, std::size_t i, const Check& check) const {
  Rng rng(0);
  auto alone = base();
  alone[k] = static_cast<int>(i);
  const auto checked = check(edition(alone));
  for (int tries = 0; !checked && keys_.size() > 1 && tries < most_tries; ++tries) {
    auto choice = alone;
    draw(choice, k, keys_, rng);
    if (check(edition(choice))) return true;
  }
  if (!checked) return fail_in(checked.error(), "lab.tune_bounds", text(alone));
  return true;
}

Result<bool> Space::check(const Check& check) {
  for (std::size_t k = 0; k < keys_.size(); ++k)
    for (std::size_t i = 0; i < keys_[k].choices.size(); ++i) {
      const auto good = playable(k, i, check);
      if (good) continue;
      auto& choice = keys_[k].choices[i];
      const auto* number = choice.number();
      if (!number) return good;
      choice = Data(std::to_string(*number));
      if (!playable(k, i, check)) return good;
    }
  return true;
}

std::size_t Space::size(std::size_t enough) const {
  std::size_t all = 1;
  for (const auto& key : keys_) all = all < enough ? all * (key.choices.size() + 1) : enough;
  return std::min(all, enough);
}

std::vector<Space::Choice> Space::candidates(std::size_t most, std::uint64_t seed, const Check& check) const {
  std::vector<Choice> all{base()};
  std::set<std::string> seen{toml(base_->data)};
  const auto take = [&](const Choice& choice) {
    const auto made = edition(choice);
    if (seen.insert(toml(made->data)).second && check(made)) all.push_back(choice);
  };
  if (const auto count = size(most + 1); count <= most) {
    auto choice = base();
    for (std::size_t i = 1; i < count; ++i) {
      for (std::size_t k = 0; ++choice[k] == static_cast<int>(keys_[k].choices.size()); ++k) choice[k] = as_it_is;
      take(choice);
    }
    return all;
  }
  // Every second one is drawn anew; the others differ from the edition as it is in one to three keys.
  Rng rng(seed);
  for (std::size_t tries = 0; all.size() < most && tries < most * most_tries; ++tries) {
    auto choice = base();
    draw(choice, keys_.size(), keys_, rng);
    if (tries % 2) {
      std::vector<bool> kept(keys_.size());
      for (auto changes = 1 + rng.below(3); changes > 0; --changes)
        kept[rng.below(static_cast<std::uint32_t>(keys_.size()))] = true;
      for (std::size_t k = 0; k < keys_.size(); ++k)
        if (!kept[k]) choice[k] = as_it_is;
    }
    take(choice);
  }
  return all;
}

namespace {
std::string in_quotes(std::string_view text) {
  std::string out;
  Json(out).value(text);
  for (std::size_t at = 0; (at = out.find('\x7f', at)) != out.npos;) out.replace(at, 1, "\\u007F");  // TOML alone escapes it
  return out;
}

std::string key_text(const std::string& key) {
  const bool is_bare =
      !key.empty() && key.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-") == key.npos;
  return is_bare ? key : in_quotes(key);
}

std::string inline_toml(const Data& data) {
  if (const auto* number = data.number()) return std::to_string(*number);
  if (const auto* text = data.text()) return in_quotes(*text);
  std::string all;
  if (const auto* list = data.list()) {
    for (const auto& one : *list) all += (all.empty() ? "" : ", ") + inline_toml(one);
    return "[" + all + "]";
  }
  for (const auto& [name, value] : *data.table())
    all += fmt::format("{}{} = {}", all.empty() ? "" : ", ", key_text(name), inline_toml(value));
  return all.empty() ? "{}" : "{ " + all + " }";
}

bool is_list_of_tables(const Data& data) {
  return data.list() && !data.list()->empty() &&
         std::ranges::all_of(*data.list(), [](const Data& one) { return one.table() != nullptr; });
}

std::string lines_of(const Data& table) {
  std::string all;
  for (const auto& [key, value] : *table.table()) all += fmt::format("{} = {}\n", key_text(key), inline_toml(value));
  return all;
}
}  // namespace

std::string toml(const Data& data) {
  std::string values, tables;
  for (const auto& [key, value] : *data.table()) {
    if (value.table())
      tables += fmt::format("\n[{}]\n{}", key_text(key), lines_of(value));
    else if (is_list_of_tables(value))
      for (const auto& one : *value.list()) tables += fmt::format("\n[[{}]]\n{}", key_text(key), lines_of(one));
    else
      values += fmt::format("{} = {}\n", key_text(key), inline_toml(value));
  }
  return values.empty() && !tables.empty() ? tables.substr(1) : values + tables;
}

}  // namespace shengxiao::lab
