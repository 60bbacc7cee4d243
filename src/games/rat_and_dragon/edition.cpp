// Reads the printed data of an edition (RD-19) and says what is wrong with it.
#include "games/rat_and_dragon/edition.hpp"

#include "games/rat_and_dragon/rat_and_dragon.hpp"
#include "games/rat_and_dragon/square_set.hpp"

namespace shengxiao::games::rat_and_dragon {

namespace {
using Done = Result<bool>;

constexpr int most_points = 1000;                       // RD-19
constexpr int most_pairs = max_columns * max_rows / 3;  // a pair covers at least three squares

constexpr std::array<std::pair<std::string_view, PointsRule::Kind>, 4> points_words{{{"larger", PointsRule::Kind::larger},
                                                                                     {"smaller", PointsRule::Kind::smaller},
                                                                                     {"difference", PointsRule::Kind::difference},
                                                                                     {"sum", PointsRule::Kind::sum}}};

// Reads a number from 1 to `most`. The error `beyond` says what limits it, and cites the clause.
Done read(const Entry& table, std::string_view key, int most, MessageId beyond, std::string_view clause, int& out) {
  const auto entry = table.at(key);
  if (!entry) return tl::unexpected(entry.error());
  const auto number = entry->number(INT64_MIN, INT64_MAX);
  if (!number) return tl::unexpected(number.error());
  if (*number < 1 || *number > most) return entry->fail(clause, beyond, *number, most);
  out = static_cast<int>(*number);
  return true;
}

// Reads a rule for points: a word, or a number from `least` on.
Done read(const Entry& table, std::string_view key, int least, PointsRule& out) {
  const auto entry = table.at(key);
  if (!entry) return tl::unexpected(entry.error());
  if (entry->is_text()) {
    const auto word = entry->text().value();
    for (const auto& [name, kind] : points_words)
      if (word == name) {
        out = {kind, 0};
        return true;
      }
    return entry->fail("RD-19", "rat_and_dragon.edition_points", word);
  }
  const auto number = entry->number(least, most_points);
  if (!number) return tl::unexpected(number.error());
  out = {PointsRule::Kind::fixed, static_cast<int>(*number)};
  return true;
}

// Reads a table of the edition that has exactly these keys, by `read_keys`.
template <class ReadKeys>
Done table(const Entry& all, std::string_view name, std::initializer_list<std::string_view> keys, ReadKeys read_keys) {
  const auto entry = all.at(name);
  if (!entry) return tl::unexpected(entry.error());
  return entry->only(keys).and_then([&](bool) { return read_keys(*entry); });
}
}  // namespace

std::vector<std::string> RatAndDragon::edition_texts() {
  std::vector<std::string> all;
  for (const auto& word : points_words) all.emplace_back(word.first);
  return all;
}

Result<PrintedData> read_printed(const Edition& edition) {
  const Entry all(edition);
  PrintedData printed{};
  const auto grid = [&](const Entry& entry) {
    return read(entry, "columns", max_columns, "rat_and_dragon.edition_columns", "RD-4", printed.columns).and_then([&](bool) {
      return read(entry, "rows", max_rows, "rat_and_dragon.edition_rows", "RD-4", printed.rows);
    });
  };
  const auto columns = [&](const Entry& entry) {
    return read(entry, "number", most_pairs, "rat_and_dragon.edition_pairs", "RD-11", printed.score_columns);
  };
  const auto pairs = [&](const Entry& entry) {
    return read(entry, "opposite", -most_points, printed.opposite).and_then([&](bool) {
      return read(entry, "alike", -most_points, printed.alike);
    });
  };
  const auto unplayable = [&](const Entry& entry) { return read(entry, "costs", 0, printed.unplayable_cost); };
  const auto done = all.only({"grid", "score_columns", "pair_points", "unplayable"})
                        .and_then([&](bool) { return table(all, "grid", {"columns", "rows"}, grid); })
                        .and_then([&](bool) { return table(all, "score_columns", {"number"}, columns); })
                        .and_then([&](bool) { return table(all, "pair_points", {"opposite", "alike"}, pairs); })
                        .and_then([&](bool) { return table(all, "unplayable", {"costs"}, unplayable); });
  if (!done) return tl::unexpected(done.error());
  return printed;
}

}  // namespace shengxiao::games::rat_and_dragon
