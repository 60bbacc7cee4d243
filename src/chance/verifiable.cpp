#include "chance/verifiable.hpp"

#include <sodium.h>

#include <array>
#include <cassert>
#include <limits>
#include <numeric>
#include <type_traits>

#include "core/text.hpp"

namespace shengxiao::chance {

namespace {
template <class Number>
std::array<std::uint8_t, sizeof(Number)> big_endian(Number number) {
  static_assert(std::is_unsigned_v<Number>);
  std::array<std::uint8_t, sizeof(Number)> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(number >> 8 * (bytes.size() - 1 - i));
  return bytes;
}

std::uint64_t word_at(const Bytes32& block, std::size_t at) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = word << 8 | block[8 * at + i];
  return word;
}
}  // namespace

Bytes32 commitment(const Bytes32& secret) { return sha256({bytes_of("shengxiao chance 1"), secret}); }

Bytes32 entropy_commitment(ByteSpan entropy) { return sha256({bytes_of("shengxiao entropy 1"), entropy}); }

Bytes32 context(std::string_view head, std::span<const SeatEntropy> entropies) {
  Bytes all;
  for (const auto& [seat, value] : entropies) {
    const auto number = big_endian(static_cast<std::uint32_t>(seat)), size = big_endian(static_cast<std::uint32_t>(value.size()));
    all.insert(all.end(), number.begin(), number.end());
    all.insert(all.end(), size.begin(), size.end());
    all.insert(all.end(), value.begin(), value.end());
  }
  return sha256({bytes_of("shengxiao context 1"), big_endian(static_cast<std::uint32_t>(head.size())), bytes_of(head), all});
}

std::string head_of(std::string_view record) {
  std::string head;
  while (!record.empty()) {
    const auto end = record.find('\n');
    const auto line = trim(record.substr(0, end));
    record = end == std::string_view::npos ? std::string_view() : record.substr(end + 1);
    if (line == "play") break;
    const auto word = line.substr(0, line.find(' '));
    if (word == "game" || word == "option" || word == "edition") head.append(line) += '\n';
  }
  return head;
}

Bytes32 Draws::block(std::uint64_t draw, std::uint32_t block) const {
  static_assert(crypto_auth_hmacsha256_BYTES == sizeof(Bytes32));
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, secret_.data(), secret_.size());
  const auto update = [&](ByteSpan part) { crypto_auth_hmacsha256_update(&state, part.data(), part.size()); };
  update(context_);
  update(big_endian(draw));
  update(big_endian(block));
  Bytes32 bytes;
  crypto_auth_hmacsha256_final(&state, bytes.data());
  return bytes;
}

std::size_t Draws::outcome(std::uint64_t draw, std::span<const std::uint32_t> weights) const {
  const auto sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  assert(sum > 0);
  // floor(2^64 / sum) * sum = 2^64 - rest.
  const std::uint64_t rest = (0 - sum) % sum;
  const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max() - rest;
  for (std::uint32_t b = 0;; ++b) {
    const auto bytes = block(draw, b);
    for (std::size_t at = 0; at < 4; ++at) {
      const auto word = word_at(bytes, at);
      if (word > largest) continue;
      auto left = word % sum;
      for (std::size_t i = 0;; ++i) {
        if (left < weights[i]) return i;
        left -= weights[i];
      }
    }
  }
}

Bytes32 log_hash(const Bytes32& before, const Bytes32& commitment, std::uint64_t seconds) {
  return sha256({before, commitment, big_endian(seconds)});
}

}  // namespace shengxiao::chance
