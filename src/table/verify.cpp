#include "table/verify.hpp"

#include "chance/verifiable.hpp"

namespace shengxiao::table {

namespace {
// The secret and the entropies of a record, where they fit their commitments.
Result<chance::Draws> draws_of(const RecordedChance& recorded, std::string_view head) {
  const auto secret = chance::parse_hex32(recorded.secret);
  if (!secret) return fail("", "verify.not_revealed");
  if (chance::hex(chance::commitment(*secret)) != recorded.commitment) return fail("", "verify.secret");
  std::vector<chance::SeatEntropy> entropies;
  for (const auto& [seat, commitment, value] : recorded.entropy) {
    const auto bytes = chance::parse_hex(value);
    if (value.empty()) continue;  // withheld
    if (!bytes || chance::hex(chance::entropy_commitment(*bytes)) != commitment) return fail("", "verify.entropy", seat_at(seat));
    entropies.push_back({seat, *bytes});
  }
  return chance::Draws(*secret, chance::context(head, entropies));
}
}  // namespace

Draw verifiable_draw(const chance::Bytes32& secret, const chance::Bytes32& context) {
  return [draws = chance::Draws(secret, context)](std::uint64_t draw, std::span<const std::uint32_t> weights) {
    return draws.outcome(draw, weights);
  };
}

Result<Verified> verify(std::string_view text) {
  auto record = parse_record(text);
  if (!record) return tl::unexpected(record.error());
  if (!record->chance) return fail("", "verify.not_verifiable");
  const auto draws = draws_of(*record->chance, chance::head_of(text));
  if (!draws) return tl::unexpected(draws.error());
  const auto is_as_drawn = [&](const Match& before, Seat actor, ActionId action) -> Result<bool> {
    if (actor != Seat::chance) return true;
    std::vector<ActionId> legal;
    before.game().legal(before.state(), Seat::chance, legal);
    const auto weights = chance_weights(before.game(), before.state(), legal);
    const auto drawn = legal[draws->outcome(static_cast<std::uint64_t>(before.draws()), weights)];
    if (drawn != action) return fail("", "verify.other_draw", before.draws(), before.game().text(drawn));
    return true;
  };
  const auto match = Match::replay(*record, {}, is_as_drawn);
  if (!match) return tl::unexpected(match.error());
  return Verified{*std::move(record), match->draws()};
}

}  // namespace shengxiao::table
