// Thirty-two bytes, as SHA-256 makes them, and their hexadecimal digits.
#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shengxiao::chance {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;
using Bytes32 = std::array<std::uint8_t, 32>;

ByteSpan bytes_of(std::string_view text);  // of the text itself

std::string hex(ByteSpan bytes);  // lower case
// Nothing where the text is not hexadecimal digits in pairs, lower or upper case.
std::optional<Bytes> parse_hex(std::string_view text);
std::optional<Bytes32> parse_hex32(std::string_view text);

Bytes32 random_bytes();  // from the system's generator

Bytes32 sha256(std::initializer_list<ByteSpan> parts);  // of the parts joined together (FIPS 180-4)

}  // namespace shengxiao::chance
