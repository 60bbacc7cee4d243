#include "server/ending.hpp"

#include <algorithm>
#include <array>

namespace shengxiao::server {

namespace {
constexpr std::array<std::string_view, 3> names{"flag", "resigned", "agreed"};
}  // namespace

std::string_view Ending::name() const { return names[static_cast<std::size_t>(kind)]; }

std::optional<Ending::Kind> Ending::kind_of(std::string_view name) {
  const auto at = std::ranges::find(names, name);
  if (at == names.end()) return std::nullopt;
  return static_cast<Kind>(at - names.begin());
}

std::vector<Note> Ending::notes(int step) const {
  if (kind == Kind::agreed) return {{Note::Kind::agreed, {{"step", step}}}};
  const auto noted = kind == Kind::flag ? Note::Kind::flag : Note::Kind::resigned;
  std::vector<Note> notes;
  for (int k = 0; k < losers.size(); ++k) notes.push_back({noted, {{"seat", index(losers.nth(k))}, {"step", step}}});
  return notes;
}

Returns Ending::returns(int seats) const {
  Returns returns;
  const bool is_won = losers.size() == 1;
  for (int seat = 0; seat < seats; ++seat) returns.push_back(!is_won ? 0 : losers.has(seat_at(seat)) ? -1 : 1);
  return returns;
}

}  // namespace shengxiao::server
