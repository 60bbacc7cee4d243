// A set of actions, a bit for each id: what is legal, for a mask.
#pragma once
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

#include "core/bits.hpp"

namespace shengxiao {

// Over words that lie somewhere else; (action_count + 63) / 64 of them.
class ActionBits {
 public:
  explicit ActionBits(std::span<std::uint64_t> words) : words_(words) {}

  void clear() { std::ranges::fill(words_, 0); }
  void add(std::uint32_t id) { words_[id / 64] |= std::uint64_t{1} << id % 64; }
  // Up to 32 actions with ids one after another: bit i of `bits` is first + i.
  void add_all(std::uint32_t first, std::uint32_t bits) {
    const auto at = first / 64, shift = first % 64;
    words_[at] |= std::uint64_t{bits} << shift;
    if (shift > 32 && bits >> (64 - shift)) words_[at + 1] |= std::uint64_t{bits} >> (64 - shift);
  }
  bool has(std::uint32_t id) const { return words_[id / 64] >> id % 64 & 1; }
  int size() const {
    int n = 0;
    for (const auto word : words_) n += std::popcount(word);
    return n;
  }
  // The k-th from 0, in the order of the ids. There must be so many.
  std::uint32_t nth(int k) const {
    assert(k < size());
    std::uint32_t at = 0;
    for (int here; k >= (here = std::popcount(words_[at])); ++at) k -= here;
    return at * 64 + static_cast<std::uint32_t>(nth_bit(words_[at], k));
  }
  // One byte each, 0 or 1: out[id].
  void write(std::span<std::uint8_t> out) const {
    std::size_t id = 0;
    for (; id + 32 <= out.size(); id += 32) store_32_bytes(from(id), &out[id]);
    if (id < out.size() && id >= 32) {  // the last 32, of which some are there already
      id = out.size();
      store_32_bytes(from(id - 32), &out[id - 32]);
    }
    for (; id < out.size(); ++id) out[id] = has(static_cast<std::uint32_t>(id));
  }

 private:
  // 32 actions from this one on. There must be so many.
  std::uint32_t from(std::size_t id) const {
    auto bits = words_[id / 64] >> id % 64;
    if (id % 64 > 32) bits |= words_[id / 64 + 1] << (64 - id % 64);
    return static_cast<std::uint32_t>(bits);
  }

  std::span<std::uint64_t> words_;
};

}  // namespace shengxiao
