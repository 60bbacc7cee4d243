#include "table/words.hpp"

#include <fmt/format.h>

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "core/embedded.hpp"

namespace shengxiao::table {

std::span<const EmbeddedFile> catalogue_files();  // by game or layer

namespace {
using Catalogue = nlohmann::json;

std::string_view in(const Catalogue& texts, Language language) {
  return texts.at(language == Language::english ? "en" : "zh").get_ref<const std::string&>();
}

// The value at these keys of a catalogue; null if one is missing.
template <class... Keys>
const Catalogue* at(const Catalogue* catalogue, std::string_view key, Keys... keys) {
  if (!catalogue || !catalogue->is_object()) return nullptr;
  const auto found = catalogue->find(key);
  const auto* item = found == catalogue->end() ? nullptr : &*found;
  if constexpr (sizeof...(keys) > 0)
    return at(item, keys...);
  else
    return item;
}

class Catalogues {
 public:
  Catalogues() {
    for (const auto& file : catalogue_files()) {
      const auto& catalogue = by_name_[std::string(file.path)] = Catalogue::parse(file.bytes);
      for (const auto& message : catalogue.at("errors").items()) by_area_[std::string(area_of(message.key()))] = &catalogue;
    }
  }

  static std::string_view area_of(std::string_view id) { return id.substr(0, id.find('.')); }
  const Catalogue* of_area(std::string_view area) const {
    const auto found = by_area_.find(area);
    return found == by_area_.end() ? nullptr : found->second;
  }
  const Catalogue* named(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? nullptr : &found->second;
  }

 private:
  std::map<std::string, Catalogue, std::less<>> by_name_;
  std::map<std::string, const Catalogue*, std::less<>> by_area_;
};

const Catalogues& catalogues() {
  static const Catalogues all;
  return all;
}

// Fills the placeholders of a text, {0} or {card}. `fill`: what stands for a name in braces.
std::string filled(std::string_view text, const std::function<std::string(std::string_view)>& fill) {
  std::string all;
  for (std::size_t end = 0;; text.remove_prefix(end + 1)) {
    const auto start = text.find('{');
    end = text.find('}', start);
    if (start == std::string_view::npos || end == std::string_view::npos) return all.append(text);
    all.append(text.substr(0, start)).append(fill(text.substr(start + 1, end - start - 1)));
  }
}

std::string filled(std::string_view text, const std::vector<std::string>& arguments) {
  return filled(text, [&](std::string_view number) {
    const auto n = number.size() == 1 ? static_cast<std::size_t>(number[0] - '0') : arguments.size();
    return n < arguments.size() ? arguments[n] : fmt::format("{{{}}}", number);
  });
}

std::string common(std::string_view name, Language language, const std::vector<std::string>& arguments = {}) {
  return filled(in(*at(catalogues().named("core"), "names", name), language), arguments);
}

// An argument of a message of an area, in words.
struct ArgumentWords {
  std::string_view area;
  Language language;

  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const Term& term) const {
    const auto* name = at(catalogues().of_area(area), "names", term.word);
    return name ? std::string(in(*name, language)) : term.word;
  }
  std::string operator()(Seat seat) const {
    if (!is_player(seat)) return common("chance", language);
    const auto number = static_cast<std::size_t>(index(seat));
    const auto* own = at(catalogues().of_area(area), "seats");
    return own && number < own->size() ? std::string(in((*own)[number], language))
                                       : common("seat", language, {fmt::format("{}", number)});
  }
  std::string operator()(const Error& error) const { return words(error, language); }
};
}  // namespace

std::string words(const Error& error, Language language) {
  const auto area = Catalogues::area_of(error.id);
  const auto* texts = at(catalogues().of_area(area), "errors", error.id);
  if (!texts) {
    auto unknown = error;
    unknown.clause.clear();
    return to_string(unknown);
  }
  std::vector<std::string> arguments;
  for (const auto& argument : error.arguments) arguments.push_back(std::visit(ArgumentWords{area, language}, argument.value()));
  return filled(in(*texts, language), arguments);
}

std::string message(const Error& error, Language language) {
  const auto text = words(error, language);
  return error.clause.empty() ? text : fmt::format("{} ({})", text, error.clause);
}

namespace {
// "2 spaces", where the text is "{0} space|{0} spaces".
std::string amount_words(const Catalogue* texts, const std::string& what, const std::string& amount, Language language) {
  const auto* found = at(texts, "amounts", what);
  const std::string_view text = found ? in(*found, language) : what;
  const auto many = text.find('|');
  return filled(amount == "1" || many == std::string_view::npos ? text.substr(0, many) : text.substr(many + 1), {amount});
}

std::string list_of(const Catalogue& seats, const SeatNames& names, Language language) {
  std::string all;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto last = language == Language::english ? " and " : "和";
    if (i > 0) all += i + 1 == seats.size() ? last : language == Language::english ? ", " : "、";
    all += names(seat_at(seats[i].get<int>()));
  }
  return all;
}
}  // namespace

std::string words(const AnyGame& game, const Cause& cause, const SeatNames& names, Language language) {
  std::string json;
  Json writer(json);
  game.causes_json({&cause, 1}, writer);
  return words(game.info().name, Catalogue::parse(json)[0], names, language);
}

namespace {
// The reason of a cause as it is told.
std::string reason_words(const Catalogue* texts, const Catalogue& told, const SeatNames& names, Language language) {
  const auto why = told.at("why").get<std::string>();
  const auto amount = told.at("amount").get<int>();
  const auto* reason = amount < 0 ? at(texts, "causes", why + "-") : nullptr;
  if (!reason) reason = at(texts, "causes", why);
  // Placeholders have the names of fields.
  const auto field = [&](std::string_view name) -> std::string {
    const auto found = told.find(name);
    if (found == told.end()) return fmt::format("{{{}}}", name);
    if (name == "seats") return list_of(*found, names, language);
    if (name == "other") return names(seat_at(found->get<int>()));
    if (!found->is_string()) return found->dump();
    const auto* term = at(texts, "names", found->get_ref<const std::string&>());
    return term ? std::string(in(*term, language)) : found->get<std::string>();
  };
  return filled(reason ? in(*reason, language) : std::string_view(why), field);
}
}  // namespace

std::string words(std::string_view game, const nlohmann::json& told, const SeatNames& names, Language language) {
  const auto* texts = catalogues().named(game);
  const auto because = reason_words(texts, told, names, language);
  const auto amount = told.at("amount").get<int>();
  const auto change = amount_words(texts, told.at("what"), fmt::format("{}", std::abs(amount)), language);
  return fmt::format("{} {}{}: {} ({})", names(seat_at(told.at("seat").get<int>())), amount < 0 ? "-" : "+", change, because,
                     told.at("clause").get_ref<const std::string&>());
}

namespace {
Catalogue told(const AnyGame& game, const agents::Difference& difference) {
  std::string json;
  Json writer(json);
  game.differences_json({&difference, 1}, writer);
  return Catalogue::parse(json)[0];
}
}  // namespace

std::string reason_words(const AnyGame& game, const agents::Motive& motive, bool soon, bool alone, const SeatNames& names,
                         Language language) {
  const auto cause = told(game, {motive.cause.seat, motive.cause.what, soon, motive.more, {motive}}).at("motives")[0].at("cause");
  const auto* texts = catalogues().named(game.info().name);
  if (!soon || !alone)
    if (const auto* title = at(texts, "parts", cause.at("why").get_ref<const std::string&>()))
      return std::string(in(*title, language));
  auto because = reason_words(texts, cause, names, language);
  if (because.find('{') != std::string::npos) return "";
  // There is less of it because it happens less often: that is not the opposite.
  if (soon && motive.more * motive.cause.amount < 0)
    because = language == Language::english ? fmt::format("less often: {}", because) : fmt::format("少了“{}”", because);
  return because;
}

std::string change_words(const AnyGame& game, const agents::Difference& difference, Language language) {
  const auto amount = fmt::format("{:.1f}", std::abs(difference.more));
  return (difference.more < 0 ? "-" : "+") +
         amount_words(catalogues().named(game.info().name), told(game, difference).at("what"), amount, language);
}

std::string_view option_help(std::string_view game, std::string_view option, Language language) {
  const auto* help = at(catalogues().named(game), "options", option, "help");
  return help ? in(*help, language) : std::string_view();
}

}  // namespace shengxiao::table
