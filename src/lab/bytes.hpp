// Numbers as bytes, little end first, and whole numbers in as many groups of seven bits as they need (LEB128).
#pragma once
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace shengxiao::lab {

class ByteWriter {
 public:
  void fixed(std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out_.push_back(static_cast<char>(value >> 8 * i));
  }
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out_.push_back(static_cast<char>(value | 0x80));
    out_.push_back(static_cast<char>(value));
  }
  void whole(std::int64_t value) { number(static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63)); }
  void real(double value) { fixed(std::bit_cast<std::uint64_t>(value), 8); }
  void real(float value) { fixed(std::bit_cast<std::uint32_t>(value), 4); }
  void text(std::string_view bytes) {
    number(bytes.size());
    out_ += bytes;
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

// Reads zeros beyond the end, and says so.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  std::uint64_t fixed(int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= static_cast<std::uint64_t>(next()) << 8 * i;
    return value;
  }
  std::uint64_t number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const auto byte = next();
      value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
      if (!(byte & 0x80)) return value;
    }
    good_ = false;
    return 0;
  }
  // How many there are of something that takes at least a byte each.
  std::size_t count() {
    const auto n = number();
    if (n > rest_.size()) good_ = false;
    return good_ ? static_cast<std::size_t>(n) : 0;
  }
  std::int64_t whole() {
    const auto value = number();
    return static_cast<std::int64_t>(value >> 1 ^ (0 - (value & 1)));
  }
  double real() { return std::bit_cast<double>(fixed(8)); }
  float short_real() { return std::bit_cast<float>(static_cast<std::uint32_t>(fixed(4))); }
  std::string_view text() {
    const auto n = count();
    const auto bytes = rest_.substr(0, n);
    rest_.remove_prefix(n);
    return bytes;
  }
  bool good() const { return good_; }
  bool whole_read() const { return good_ && rest_.empty(); }

 private:
  std::uint8_t next() {
    if (rest_.empty()) {
      good_ = false;
      return 0;
    }
    const auto byte = static_cast<std::uint8_t>(rest_[0]);
    rest_.remove_prefix(1);
    return byte;
  }

  std::string_view rest_;
  bool good_ = true;
};

}  // namespace shengxiao::lab
