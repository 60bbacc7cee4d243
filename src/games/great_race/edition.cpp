// Reads the printed numbers of an edition (RULES.md, The printed numbers) and explains what is wrong with them.
#include "games/great_race/edition.hpp"

#include <algorithm>
#include <vector>

#include "games/great_race/great_race.hpp"

namespace shengxiao::games::great_race {

namespace {
using Done = Result<bool>;
constexpr std::array<std::string_view, 2> sides{"3-4", "5"};
constexpr int longest_track = 200, max_total = 5 * top_energy;

Result<Benefit> read_benefit(const Entry& entry) {
  const auto given = entry.text();
  if (!given) return tl::unexpected(given.error());
  std::string_view rest = *given;
  Benefit benefit;
  const auto wrong = [&] { return entry.fail("GR-10", "great_race.edition_benefit", *given); };
  if (rest.empty() || (rest[0] != 'N' && (rest[0] < '0' || rest[0] > '4'))) return wrong();
  benefit.by_seats = rest[0] == 'N';
  if (!benefit.by_seats) benefit.amount = static_cast<std::uint8_t>(rest[0] - '0');
  rest.remove_prefix(1);
  const auto take = [&](std::string_view word) {
    if (!rest.starts_with(word)) return false;
    rest.remove_prefix(word.size());
    return true;
  };
  benefit.exchange = take("+exchange");
  benefit.trade = take("+trade");
  if (!rest.empty()) return wrong();
  return benefit;
}

Done read_track(const Entry& root, PrintedData& printed) {
  const auto track = root.at("track");
  if (!track) return tl::unexpected(track.error());
  if (auto known = track->only({"finish", "river"}); !known) return known;
  const auto finish = track->number("finish", 2, longest_track);
  if (!finish) return tl::unexpected(finish.error());
  const auto river = track->number("river", 1, *finish - 1);
  if (!river) return tl::unexpected(river.error());
  printed.finish = static_cast<int>(*finish);
  printed.river = static_cast<int>(*river);
  return true;
}

Done read_ranges(const Entry& root, PrintedData& printed) {
  const auto ranges = root.list("range");
  if (!ranges) return tl::unexpected(ranges.error());
  for (const auto& range : *ranges) {
    if (auto known = range.only({"action", "low_top"}); !known) return known;
    const auto action = range.text("action");
    if (!action) return tl::unexpected(action.error());
    const auto act = std::ranges::find(wheel_acts, *action, [](Act a) { return name_of(a); });
    if (act == wheel_acts.end()) return range.fail("GR-9", "great_race.edition_action", *action);
    auto& low_top = printed.low_tops[act - wheel_acts.begin()];
    if (low_top) return range.fail("GR-9", "great_race.edition_range_twice", *action);
    const auto top = range.number("low_top", 1, max_total - 1);
    if (!top) return tl::unexpected(top.error());
    low_top = *top;
  }
  for (const auto act : wheel_acts)
    if (!printed.low_top(act)) return root.fail("GR-9", "great_race.edition_range_missing", name_of(act));
  return true;
}

Done read_space(const Entry& entry, PrintedData::Space& space) {
  const auto whole = entry.find("benefit"), green = entry.find("green"), yellow = entry.find("yellow");
  if (whole ? green || yellow : !(green && yellow)) return entry.fail("GR-10", "great_race.edition_space");
  space.split = !whole;
  const auto first = read_benefit(whole ? *whole : *green);
  if (!first) return tl::unexpected(first.error());
  const auto second = read_benefit(whole ? *whole : *yellow);
  if (!second) return tl::unexpected(second.error());
  space.green = *first;
  space.yellow = *second;
  return true;
}

Done read_spaces(const Entry& root, std::size_t used, PrintedData& printed) {
  const auto spaces = root.list("space");
  if (!spaces) return tl::unexpected(spaces.error());
  std::array<unsigned, 2> seen{};
  for (const auto& entry : *spaces) {
    if (auto known = entry.only({"side", "at", "benefit", "green", "yellow"}); !known) return known;
    const auto name = entry.text("side");
    if (!name) return tl::unexpected(name.error());
    const auto side = static_cast<std::size_t>(std::ranges::find(sides, *name) - sides.begin());
    if (side == sides.size()) return entry.fail("GR-7", "great_race.edition_side", *name);
    const auto at = entry.number("at", 0, wheel_spaces - 1);
    if (!at) return tl::unexpected(at.error());
    if (seen[side] >> *at & 1) return entry.fail("GR-7", "great_race.edition_space_twice", *at, *name);
    seen[side] |= 1u << *at;
    PrintedData::Space space;
    if (auto read = read_space(entry, space); !read) return read;
    if (side == used) printed.space[*at] = space;
  }
  for (std::size_t side = 0; side < sides.size(); ++side)
    for (int at = 0; at < wheel_spaces; ++at)
      if ((side == used || seen[side]) && !(seen[side] >> at & 1))
        return root.fail("GR-7", "great_race.edition_space_missing", at, sides[side]);
  return true;
}
}  // namespace

std::string text(const Benefit& benefit) {
  return fmt::format("{}{}{}", benefit.by_seats ? "N" : std::to_string(benefit.amount), benefit.exchange ? "+exchange" : "",
                     benefit.trade ? "+trade" : "");
}

std::vector<std::string> GreatRace::edition_texts() {
  std::vector<std::string> all;
  for (const std::string_view amount : {"0", "1", "2", "3", "4", "N"})
    for (const std::string_view exchange : {"", "+exchange"})
      for (const std::string_view trade : {"", "+trade"}) all.push_back(fmt::format("{}{}{}", amount, exchange, trade));
  return all;
}

Result<PrintedData> read_printed(const Edition& edition, int seats) {
  const Entry root(edition);
  PrintedData printed;
  if (auto known = root.only({"track", "range", "space"}); !known) return tl::unexpected(known.error());
  if (auto read = read_track(root, printed); !read) return tl::unexpected(read.error());
  if (auto read = read_ranges(root, printed); !read) return tl::unexpected(read.error());
  if (auto read = read_spaces(root, seats == 5, printed); !read) return tl::unexpected(read.error());
  return printed;
}

}  // namespace shengxiao::games::great_race
