#include "server/table_luck.hpp"

#include <algorithm>
#include <array>

#include "server/messages.hpp"
#include "table/verify.hpp"

namespace shengxiao::server {

namespace {
constexpr std::array<std::string_view, 6> origins{"verifiable", "seed", "record", "earlier", "known", "deal"};
constexpr std::size_t entropy_size = 32;
}  // namespace

TableLuck TableLuck::of_seed(std::uint64_t seed) {
  const auto digits = fmt::format("{:016x}", seed);
  TableLuck luck(chance::sha256({chance::bytes_of("shengxiao seed "), chance::bytes_of(digits)}), Origin::seed);
  luck.seed_ = seed;
  return luck;
}

Result<TableLuck> TableLuck::of_deal(const table::Message& deal) {
  const auto digits = deal.text("secret");
  if (!digits) return tl::unexpected(digits.error());
  const auto secret = chance::parse_hex32(*digits);
  if (!secret) return fail("", "server.bad_digits", "secret", 2 * entropy_size);
  TableLuck luck(*secret, Origin::deal);
  const auto entropies = deal.list("entropy");
  if (!entropies) return tl::unexpected(entropies.error());
  for (const auto& entropy : *entropies) {
    const auto at = entropy.number("seat", 0, max_seats - 1);
    if (!at) return tl::unexpected(at.error());
    const Seat seat = seat_at(static_cast<int>(*at));
    if (luck.has_entropy(seat)) return fail("", "server.deal_twice", seat);
    const auto value = entropy.text("value");
    if (!value) return tl::unexpected(value.error());
    const auto bytes = chance::parse_hex(*value);
    if (!bytes || bytes->size() != entropy_size) return fail("", "server.bad_digits", "value", 2 * entropy_size);
    luck.put({seat, chance::entropy_commitment(*bytes), *bytes});
  }
  return luck;
}

Note TableLuck::note() const {
  switch (origin_) {
    case Origin::verifiable: return {Note::Kind::log, {{"entry", static_cast<int>(log_entry_)}}};
    case Origin::seed: return {Note::Kind::seed};
    case Origin::record: return {Note::Kind::record};
    case Origin::known: return {Note::Kind::known};
    case Origin::deal: return {Note::Kind::deal};
    case Origin::earlier: break;
  }
  return {Note::Kind::earlier};
}

// Where the luck is chosen nothing is added to it. Who takes over a seat before the list is closed replaces what was committed to.
void TableLuck::commit(Seat seat, const chance::Bytes32& commitment) {
  if (!closed_ && is_verifiable()) put({seat, commitment});
}

void TableLuck::put(Entropy entropy) {
  std::erase_if(entropies_, [&](const Entropy& e) { return e.seat == entropy.seat; });
  const auto at = std::ranges::find_if(entropies_, [&](const Entropy& e) { return index(e.seat) > index(entropy.seat); });
  entropies_.insert(at, std::move(entropy));
}

bool TableLuck::has_entropy(Seat seat) const {
  return std::ranges::any_of(entropies_, [&](const Entropy& e) { return e.seat == seat; });
}

SeatSet TableLuck::waits_for() const {
  SeatSet seats;
  for (const auto& entropy : entropies_)
    if (closed_ && !entropy.value) seats = seats.with(entropy.seat);
  return seats;
}

Result<bool> TableLuck::reveal(Seat seat, std::string_view hex) {
  const auto entropy = std::ranges::find_if(entropies_, [&](const Entropy& e) { return e.seat == seat; });
  if (entropy == entropies_.end() || !waits_for().has(seat)) return fail("", "server.no_entropy_asked", seat);
  auto value = chance::parse_hex(hex);
  if (!value || value->size() != entropy_size) return fail("", "server.bad_digits", "value", 2 * entropy_size);
  if (chance::entropy_commitment(*value) != entropy->commitment) return fail("", "verify.entropy", seat);
  entropy->value = *std::move(value);
  return true;
}

void TableLuck::withhold_rest() {
  for (auto& entropy : entropies_)
    if (!entropy.value) entropy.value.emplace();
}

table::Draw TableLuck::draw(std::string_view head) const {
  std::vector<chance::SeatEntropy> revealed;
  for (const auto& [seat, commitment, value] : entropies_)
    if (value && !value->empty()) revealed.push_back({index(seat), *value});
  return table::verifiable_draw(secret_, chance::context(head, revealed));
}

void TableLuck::json(bool over, Json& out) const {
  out.key("chance").open('{');
  if (!is_verifiable()) {
    out.field("chosen", origins[static_cast<std::size_t>(origin_)]);
    if (over && seed_) out.field("seed", *seed_);
    if (over && origin_ == Origin::deal) deal_json(out);
    out.close('}');
    return;
  }
  out.field("commit", chance::hex(commitment())).field("log", log_entry_).key("entropy").open('[');
  const bool drawing = closed_ && waits_for().empty();
  for (const auto& [seat, commitment, value] : entropies_) {
    out.open('{').field("seat", index(seat)).field("commit", chance::hex(commitment));
    if (drawing && value->empty()) out.field("withheld", true);
    if (drawing && !value->empty()) out.field("value", chance::hex(*value));
    out.close('}');
  }
  out.close(']');
  if (closed_ && !drawing) {
    out.key("waits_for");
    seats_json(waits_for(), out);
  }
  if (over) out.field("reveal", chance::hex(secret_));
  out.close('}');
}

void TableLuck::deal_json(Json& out) const {
  out.key("deal").open('{').field("secret", chance::hex(secret_)).key("entropy").open('[');
  for (const auto& [seat, commitment, value] : entropies_)
    if (value) out.open('{').field("seat", index(seat)).field("value", chance::hex(*value)).close('}');
  out.close(']').close('}');
}

// What was committed to and never asked for, in a game in which chance drew nothing, is no part of it.
std::optional<RecordedChance> TableLuck::recorded(bool over) const {
  if (!is_verifiable()) return std::nullopt;
  RecordedChance all{chance::hex(commitment())};
  for (const auto& [seat, commitment, value] : entropies_)
    if (closed_ && value) all.entropy.push_back({index(seat), chance::hex(commitment), chance::hex(*value)});
  if (over) all.secret = chance::hex(secret_);
  return all;
}

void TableLuck::write_to_journal(Json& out) const {
  out.open('{').field("secret", chance::hex(secret_)).field("origin", origins[static_cast<std::size_t>(origin_)]);
  out.field("log", log_entry_).field("closed", closed_);
  if (seed_) out.field("seed", *seed_);
  out.key("entropy").open('[');
  for (const auto& [seat, commitment, value] : entropies_) {
    out.open('{').field("seat", index(seat)).field("commit", chance::hex(commitment));
    if (value) out.field("value", chance::hex(*value));
    out.close('}');
  }
  out.close(']').close('}');
}

Result<TableLuck> TableLuck::from_journal(const table::Message& kept) {
  const auto damaged = fail("", "server.damaged_chance");
  const auto secret = kept.text("secret").map([](const std::string& hex) { return chance::parse_hex32(hex); });
  const auto name = kept.text("origin");
  const auto origin = std::ranges::find(origins, name.value_or(""));
  const auto log = kept.number("log", 0, INT64_MAX);
  const auto closed = kept.flag("closed");
  const auto entropies = kept.list("entropy");
  if (!secret || !*secret || origin == origins.end() || !log || !closed || !entropies) return damaged;
  TableLuck luck(**secret, static_cast<Origin>(origin - origins.begin()));
  luck.log_entry_ = *log;
  if (kept.has("seed")) {
    const auto seed = kept.number("seed", 0, INT64_MAX);
    if (!seed) return damaged;
    luck.seed_ = static_cast<std::uint64_t>(*seed);
  }
  for (const auto& entropy : *entropies) {
    const auto seat = entropy.number("seat", 0, max_seats - 1);
    const auto commitment = chance::parse_hex32(entropy.text("commit").value_or(""));
    const auto value = chance::parse_hex(entropy.text("value", "").value_or("?"));
    if (!seat || !commitment || !value) return damaged;
    luck.entropies_.push_back({seat_at(static_cast<int>(*seat)), *commitment, {}});
    if (entropy.has("value")) luck.entropies_.back().value = *value;
  }
  luck.closed_ = *closed;
  return luck;
}

}  // namespace shengxiao::server
