// What a search remembers of positions it has met, by their hash.
#pragma once
#include <bit>
#include <cstdint>
#include <vector>

namespace shengxiao::agents {

// What is known for certain of a value: a set of two bits. A statement is proved when nothing but the rules stands behind it:
// no evaluation at the horizon, no move left out.
enum class Proof : std::uint8_t { none = 0, at_least = 1, at_most = 2, exact = 3 };
constexpr Proof operator|(Proof a, Proof b) { return static_cast<Proof>(static_cast<int>(a) | static_cast<int>(b)); }
constexpr Proof operator&(Proof a, Proof b) { return static_cast<Proof>(static_cast<int>(a) & static_cast<int>(b)); }
constexpr bool has(Proof a, Proof b) { return (a & b) == b; }
// The same statement from the other side of the board.
constexpr Proof flipped(Proof p) { return static_cast<Proof>((static_cast<int>(p) & 1) << 1 | static_cast<int>(p) >> 1); }

// A value and what is proved of it.
struct Verdict {
  int value = 0;
  Proof proof = Proof::none;
};

// What the value of a search to some depth is: the value itself, or a bound of it. The bits are those of Proof.
using Bound = Proof;

class TranspositionTable {
 public:
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t value = 0;
    std::uint16_t move = 0;  // slot + 1, 0 for none
    std::uint8_t depth = 0;
    Bound bound = Bound::none;
    Proof proof = Proof::none;
    std::uint8_t age = 0;
  };

  // It takes the memory with allocate(), which comes before all that follows.
  explicit TranspositionTable(int mib) : size_(std::bit_floor(static_cast<std::size_t>(mib) * (1 << 20) / sizeof(Bucket))) {}

  void allocate() { buckets_.resize(size_); }
  void clear() { buckets_.assign(buckets_.size(), Bucket{}); }
  void release() { std::vector<Bucket>().swap(buckets_); }  // forgets, and gives the memory back
  std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

  void grow_older() { ++age_; }
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[key & (buckets_.size() - 1)]); }

  const Entry* find(std::uint64_t key) const {
    for (const auto& e : buckets_[key & (buckets_.size() - 1)].entries)
      if (e.key == key) return &e;
    return nullptr;
  }

  // Into the position's own place, or that of the shallowest, oldest, least proved entry of its bucket.
  void store(std::uint64_t key, Verdict v, Bound bound, int move, int depth) {
    auto& bucket = buckets_[key & (buckets_.size() - 1)];
    Entry* place = nullptr;
    for (auto& e : bucket.entries) {
      if (e.key == key) {
        if (e.proof == Proof::exact) return;
        if (move == 0) move = e.move;
        place = &e;
        break;
      }
      if (!place || keep(e) < keep(*place)) place = &e;
    }
    *place = {key,
              static_cast<std::int16_t>(v.value),
              static_cast<std::uint16_t>(move),
              static_cast<std::uint8_t>(depth < 255 ? depth : 255),
              bound,
              v.proof,
              age_};
  }

 private:
  struct alignas(64) Bucket {
    Entry entries[4];
  };
  int keep(const Entry& e) const {
    return e.depth + (e.proof == Proof::none ? 0 : 2) - 4 * static_cast<std::uint8_t>(age_ - e.age);
  }

  std::size_t size_;
  std::vector<Bucket> buckets_;
  std::uint8_t age_ = 0;
};
static_assert(sizeof(TranspositionTable::Entry) == 16);

}  // namespace shengxiao::agents
