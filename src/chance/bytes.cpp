#include "chance/bytes.hpp"

#include <sodium.h>

#include <algorithm>

namespace shengxiao::chance {

ByteSpan bytes_of(std::string_view text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

std::string hex(ByteSpan bytes) {
  std::string digits(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
  digits.pop_back();
  return digits;
}

std::optional<Bytes> parse_hex(std::string_view text) {
  if (text.size() % 2) return std::nullopt;
  if (text.empty()) return Bytes{};  // the library wants a place to write to
  Bytes bytes(text.size() / 2);
  std::size_t size = 0;
  const char* end = nullptr;
  if (sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end) != 0) return std::nullopt;
  if (end != text.data() + text.size() || 2 * size != text.size()) return std::nullopt;
  return bytes;
}

std::optional<Bytes32> parse_hex32(std::string_view text) {
  const auto bytes = parse_hex(text);
  if (!bytes || bytes->size() != 32) return std::nullopt;
  Bytes32 all;
  std::ranges::copy(*bytes, all.begin());
  return all;
}

Bytes32 random_bytes() {
  Bytes32 bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

Bytes32 sha256(std::initializer_list<ByteSpan> parts) {
  static_assert(crypto_hash_sha256_BYTES == sizeof(Bytes32));
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  for (const auto part : parts)
    if (!part.empty()) crypto_hash_sha256_update(&state, part.data(), part.size());
  Bytes32 digest;
  crypto_hash_sha256_final(&state, digest.data());
  return digest;
}

}  // namespace shengxiao::chance
