// Verifiable chance, format 1 (docs/verifiable_chance.md): outcomes that nobody at a table can choose or foresee, and that anybody
// can compute anew from the record afterwards. Knows no game, no table and no generator of random numbers.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "chance/bytes.hpp"

namespace shengxiao::chance {

constexpr int format = 1;

// What is told of the table's secret S before the game: C.
Bytes32 commitment(const Bytes32& secret);
// What a client tells of its entropy e before it reveals it: K.
Bytes32 entropy_commitment(ByteSpan entropy);

struct SeatEntropy {
  int seat = 0;
  Bytes value{};
};
// X, of the head of the record (see head_of) and the entropies that were revealed, in the order of their seats.
Bytes32 context(std::string_view head, std::span<const SeatEntropy> entropies);
// T: the lines of a record that say what is played, its game, options and edition, each ended by a line feed.
std::string head_of(std::string_view record);

// The draws of one table.
class Draws {
 public:
  Draws(const Bytes32& secret, const Bytes32& context) : secret_(secret), context_(context) {}

  // B(draw, block).
  Bytes32 block(std::uint64_t draw, std::uint32_t block) const;
  // The place of the outcome of a draw (counted from 0 over the whole game) among outcomes with these weights, whose sum is at
  // least 1.
  std::size_t outcome(std::uint64_t draw, std::span<const std::uint32_t> weights) const;

 private:
  Bytes32 secret_, context_;
};

// H_n of the public log, of H_(n-1), the commitment and the seconds since 1970.
Bytes32 log_hash(const Bytes32& before, const Bytes32& commitment, std::uint64_t seconds);

}  // namespace shengxiao::chance
