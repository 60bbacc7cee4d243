#include "lab/edition_keys.hpp"

#include <algorithm>
#include <type_traits>

#include "games/all.hpp"

namespace shengxiao::lab {

namespace {
constexpr std::int64_t farthest = 1'000'000;  // that a number is looked for

template <class... Games>
std::vector<std::string> texts_of(games::GameList<Games...>, std::string_view name) {
  std::vector<std::string> all;
  const auto add = [&]<class G>(std::type_identity<G>) {
    if constexpr (requires { G::edition_texts(); })
      if (G::name == name) all = G::edition_texts();
  };
  (add(std::type_identity<Games>{}), ...);
  return all;
}

// The innermost of an error within errors.
const Error& cause_of(const Error& error) {
  for (const auto& argument : error.arguments)
    if (const auto* inner = std::get_if<Error>(&argument.value())) return cause_of(*inner);
  return error;
}

void collect_texts(const Data& data, std::vector<std::string>& out) {
  if (const auto* text = data.text(); text && std::ranges::find(out, *text) == out.end()) out.push_back(*text);
  if (const auto* list = data.list())
    for (const auto& one : *list) collect_texts(one, out);
  if (const auto* table = data.table())
    for (const auto& [name, one] : *table)
      if (name != "name" && name != "source") collect_texts(one, out);
}

// The same with nothing in it that the rulebook states, so that every value can be tried out.
Data unstated(const Data& data) {
  if (const auto* list = data.list()) {
    Data::List all;
    for (const auto& one : *list) all.push_back(unstated(one));
    return Data(std::move(all), data.line());
  }
  if (!data.table()) return data;
  Data::Table all;
  for (const auto& [name, one] : *data.table())
    if (name != "source") all.emplace_back(name, unstated(one));
  return Data(std::move(all), data.line());
}

class Finder {
 public:
  Finder(const Edition& edition, const std::vector<std::string>& texts, const Space::Check& check)
      : edition_{edition.file, unstated(edition.data)}, texts_(texts), check_(check) {
    collect_texts(edition.data, texts_);
  }

  std::vector<EditionKey> all(const Data& data) {
    walk(data, "", {}, false);
    return std::move(keys_);
  }

 private:
  // `of`: what tells the entry of a list that we are in from the others.
  void walk(const Data& data, const std::string& path, const std::vector<std::string>& of, bool stated) {
    if (const auto* list = data.list())
      for (std::size_t i = 0; i < list->size(); ++i) walk((*list)[i], fmt::format("{}[{}]", path, i), of, stated);
    if (const auto* table = data.table()) enter(*table, path, of, stated);
    if (!data.number() && !data.text()) return;
    EditionKey key{.key = path, .value = data, .of = of, .stated = stated};
    if (stated || find_choices(key)) keys_.push_back(std::move(key));
  }

  void enter(const Data::Table& table, const std::string& path, const std::vector<std::string>& of, bool stated) {
    auto own = of;
    std::vector<const std::pair<std::string, Data>*> open;  // what may be changed, or has more in it
    for (const auto& entry : table) {
      const auto& [name, value] = entry;
      if (name == "source") stated = value.text() && *value.text() == "rulebook";
      if (name == "source" || (name == "name" && path.empty())) continue;
      EditionKey key{.key = within(path, name), .value = value};
      const bool is_value = value.number() || value.text();
      if (is_value && path.ends_with(']') && !find_choices(key))
        own.push_back(value.text() ? *value.text() : std::to_string(*value.number()));
      else
        open.push_back(&entry);
    }
    for (const auto* entry : open) walk(entry->second, within(path, entry->first), own, stated);
  }

  static std::string within(const std::string& path, const std::string& name) { return path.empty() ? name : path + "." + name; }

  // Nothing where the edition can be played with this value; else why not.
  std::optional<Error> fault(const std::string& key, Data value) const {
    auto made = changed(edition_, {{key, std::move(value)}});
    if (!made) return made.error();
    const auto checked = check_(*made);
    return checked ? std::nullopt : std::optional(checked.error());
  }
  bool is_good(const std::string& key, std::int64_t number) const { return !fault(key, Data(number)); }

  // The last good number from `good` on towards `bad`: those that are good lie side by side.
  std::int64_t last_good(const std::string& key, std::int64_t good, std::int64_t bad) const {
    while (std::abs(bad - good) > 1) {
      const auto middle = good + (bad - good) / 2;
      (is_good(key, middle) ? good : bad) = middle;
    }
    return good;
  }

  // Most errors about a number say what it may be. That is tried first.
  std::int64_t bound(const std::string& key, std::int64_t good, std::int64_t beyond, std::size_t which) const {
    const auto why = fault(key, Data(beyond));
    if (!why) return beyond;
    if (const auto& cause = cause_of(*why); cause.id == "edition.out_of_range") {
      const auto* said = std::get_if<std::int64_t>(&cause.arguments[which].value());
      const auto next = said ? *said + (which == 1 ? -1 : 1) : 0;
      if (said && is_good(key, *said) && !is_good(key, next)) return *said;
    }
    return last_good(key, good, beyond);
  }

  // False where the value may only be what it is.
  bool find_choices(EditionKey& key) const {
    const auto* number = key.value.number();
    std::int64_t good = number ? *number : 1;
    bool takes_numbers = number || is_good(key.key, good);
    if (!takes_numbers) takes_numbers = is_good(key.key, good = 0);
    if (takes_numbers) key.numbers = {bound(key.key, good, -farthest, 1), bound(key.key, good, farthest, 2)};
    const auto why = fault(key.key, Data(std::string("?")));
    const bool takes_texts = !why || cause_of(*why).id != "edition.not_a_number";
    for (const auto& text : texts_)
      if (takes_texts && !fault(key.key, Data(text))) key.texts.push_back(text);
    const auto numbers = key.numbers ? key.numbers->most - key.numbers->least + 1 : 0;
    return numbers + static_cast<std::int64_t>(key.texts.size()) > 1;
  }

  const Edition edition_;
  std::vector<std::string> texts_;
  const Space::Check& check_;
  std::vector<EditionKey> keys_;
};
}  // namespace

std::vector<EditionKey> edition_keys(const Edition& edition, const std::vector<std::string>& texts, const Space::Check& check) {
  return Finder(edition, texts, check).all(edition.data);
}

std::vector<std::string> edition_texts(std::string_view game) { return texts_of(games::AllGames{}, game); }

}  // namespace shengxiao::lab
