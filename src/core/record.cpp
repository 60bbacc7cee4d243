#include "core/record.hpp"

#include <charconv>
#include <iterator>
#include <optional>

#include "core/text.hpp"

namespace shengxiao {

namespace {
constexpr std::string_view first_line = "shengxiao record 1";

// The first word of `rest`, removed from it.
std::string_view take_word(std::string_view& rest) {
  const auto end = std::min(rest.find(' '), rest.size());
  const auto word = rest.substr(0, end);
  rest = trim(rest.substr(end));
  return word;
}

std::optional<int> number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

// Bytes in lower case, as they are written; `digits`: how many, 0 for any number.
bool is_hex(std::string_view text, std::size_t digits = 0) {
  return !text.empty() && (digits == 0 ? text.size() % 2 == 0 : text.size() == digits) &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void print_chance(const RecordedChance& chance, std::string& text) {
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "chance 1\ncommit {}\n", chance.commitment);
  for (const auto& [seat, commitment, value] : chance.entropy)
    fmt::format_to(out, "entropy {} {} {}\n", seat, commitment, value.empty() ? "withheld" : value);
  if (!chance.secret.empty()) fmt::format_to(out, "reveal {}\n", chance.secret);
}

// Reads line by line: a head of named lines, then steps, then one closing line.
class Reader {
 public:
  Result<Record> read(std::string_view text) {
    while (!text.empty()) {
      const auto end = text.find('\n');
      const auto line = trim(text.substr(0, end));
      ++line_;
      text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
      if (line.empty() || line[0] == '#') continue;
      if (auto done = this->line(line); !done) return fail_in(done.error(), "record.line", line_);
    }
    if (part_ == Part::start) return fail("", "record.not_a_record", first_line);
    if (part_ != Part::closed) return fail("", "record.line", line_, Error("", "record.breaks_off"));
    return record_;
  }

 private:
  using Done = Result<bool>;
  enum class Part { start, head, steps, closed };

  Done line(std::string_view line) {
    switch (part_) {
      case Part::start:
        if (line != first_line) return fail("", "record.not_a_record", first_line);
        part_ = Part::head;
        return true;
      case Part::head: return head(line);
      case Part::steps: return step(line);
      case Part::closed: break;
    }
    return fail("", "record.after_end", excerpt(line));
  }

  Done head(std::string_view line) {
    const auto word = take_word(line);
    if (word == "chance" || word == "commit" || word == "entropy" || word == "reveal") return chance(word, line);
    if (word == "play") {
      if (record_.game.empty()) return fail("", "record.no_game");
      if (record_.seats.empty()) return fail("", "record.no_seats");
      if (record_.chance && record_.chance->commitment.empty()) return fail("", "record.no_commitment");
      part_ = Part::steps;
    } else if (word == "game") {
      record_.game = take_word(line);
      const auto version = number(line);
      if (record_.game.empty() || !version) return fail("", "record.bad_game");
      record_.version = *version;
    } else if (word == "option") {
      const auto name = take_word(line);
      if (name.empty() || line.empty()) return fail("", "record.bad_option");
      record_.options.emplace_back(name, line);
    } else if (word == "edition") {
      if (line.empty() || !record_.edition.empty()) return fail("", "record.bad_edition");
      record_.edition = line;
    } else if (word == "seat") {
      const auto seat = number(take_word(line));
      if (!seat || *seat != static_cast<int>(record_.seats.size()) || *seat >= max_seats)
        return fail("", "record.bad_seat", max_seats - 1);
      record_.seats.emplace_back(line);
    } else if (word == "shown") {
      record_.shown = line == "watcher" ? Seat::watcher : actor_of(line);
      if (!record_.shown || record_.shown == Seat::chance) return fail("", "record.bad_shown", max_seats - 1);
    } else if (word == "note") {
      record_.notes.emplace_back(line);
    } else {
      return fail("", "record.unknown_word", excerpt(word));
    }
    return true;
  }

  // The lines of verifiable chance, after `chance 1`.
  Done chance(std::string_view word, std::string_view line) {
    auto& chance = record_.chance;
    if (word == "chance") {
      if (line != "1" || chance) return fail("", "record.bad_chance");
      chance.emplace();
      return true;
    }
    if (!chance) return fail("", "record.no_chance", word);
    if (word == "entropy") {
      const auto seat = number(take_word(line));
      const auto commitment = take_word(line);
      const bool in_order =
          seat && *seat >= 0 && *seat < max_seats && (chance->entropy.empty() || *seat > chance->entropy.back().seat);
      if (!in_order || !is_hex(commitment, 64) || (line != "withheld" && !is_hex(line))) return fail("", "record.bad_entropy");
      chance->entropy.push_back({*seat, std::string(commitment), line == "withheld" ? "" : std::string(line)});
      return true;
    }
    auto& value = word == "commit" ? chance->commitment : chance->secret;
    if (!value.empty() || !is_hex(line, 64)) return fail("", "record.bad_digits", word);
    value = line;
    return true;
  }

  Done step(std::string_view line) {
    const auto word = take_word(line);
    if (word == "open" || word == "end") {
      part_ = Part::closed;
      record_.over = word == "end";
      while (!line.empty()) {
        const auto points = number(take_word(line));
        if (!points) return fail("", "record.bad_points");
        record_.points.push_back(*points);
      }
      if (record_.over != (record_.points.size() == record_.seats.size()) || (!record_.over && !record_.points.empty()))
        return fail("", "record.bad_end", record_.seats.size());
      return true;
    }
    const auto actor = actor_of(word);
    if (!actor || line.empty() || (is_player(*actor) && index(*actor) >= static_cast<int>(record_.seats.size())))
      return fail("", "record.bad_step", excerpt(word), record_.seats.size() - 1);
    record_.steps.push_back({*actor, std::string(line)});
    return true;
  }

  Record record_;
  Part part_ = Part::start;
  int line_ = 0;
};
}  // namespace

std::string actor_name(Seat actor) { return actor == Seat::chance ? "chance" : std::to_string(index(actor)); }

std::optional<Seat> actor_of(std::string_view name) {
  if (name == "chance") return Seat::chance;
  const auto n = number(name);
  if (!n || *n < 0 || *n >= max_seats) return std::nullopt;
  return seat_at(*n);
}

std::string print(const Record& record) {
  std::string text;
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "{}\ngame {} {}\n", first_line, record.game, record.version);
  for (const auto& [name, value] : record.options) fmt::format_to(out, "option {} {}\n", name, value);
  if (!record.edition.empty()) fmt::format_to(out, "edition {}\n", record.edition);
  if (record.chance) print_chance(*record.chance, text);
  if (record.shown) fmt::format_to(out, "shown {}\n", *record.shown == Seat::watcher ? "watcher" : actor_name(*record.shown));
  for (std::size_t seat = 0; seat < record.seats.size(); ++seat) fmt::format_to(out, "seat {} {}\n", seat, record.seats[seat]);
  for (const auto& note : record.notes) fmt::format_to(out, "note {}\n", note);
  text += "play\n";
  for (const auto& step : record.steps) fmt::format_to(out, "{} {}\n", actor_name(step.actor), step.text);
  text += record.over ? "end" : "open";
  for (int points : record.points) fmt::format_to(out, " {}", points);
  text += '\n';
  return text;
}

Result<Record> parse_record(std::string_view text) { return Reader().read(text); }

}  // namespace shengxiao
