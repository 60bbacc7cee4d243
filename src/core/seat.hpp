// Who sits at the table: up to eight players, and chance.
#pragma once
#include <bit>
#include <cstdint>

namespace shengxiao {

constexpr int max_seats = 8;

// A seat at the table. `chance` throws the dice and draws the cards. `watcher` is nobody's seat: it never acts, and sees what
// everybody may see.
enum class Seat : std::uint8_t { first = 0, second = 1, chance = 8, watcher = 9 };
constexpr int index(Seat s) { return static_cast<int>(s); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
constexpr bool is_player(Seat s) { return index(s) < max_seats; }

// The seats that owe a decision. Empty: the game is over. {chance}: chance draws. One seat: an ordinary turn. Several: they
// choose at the same time.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat s) : bits_(static_cast<std::uint16_t>(1u << index(s))) {}
  static constexpr SeatSet all(int players) {
    SeatSet r;
    r.bits_ = static_cast<std::uint16_t>((1u << players) - 1);
    return r;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has(Seat s) const { return bits_ >> index(s) & 1; }
  constexpr bool is_chance() const { return has(Seat::chance); }
  constexpr Seat front() const { return static_cast<Seat>(std::countr_zero(bits_)); }
  constexpr Seat nth(int k) const {
    auto rest = *this;
    while (k-- > 0) rest = rest.without(rest.front());
    return rest.front();
  }
  constexpr SeatSet with(Seat s) const {
    SeatSet r = *this;
    r.bits_ |= static_cast<std::uint16_t>(1u << index(s));
    return r;
  }
  constexpr SeatSet without(Seat s) const {
    SeatSet r = *this;
    r.bits_ &= static_cast<std::uint16_t>(~(1u << index(s)));
    return r;
  }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
    a.bits_ &= static_cast<std::uint16_t>(~b.bits_);
    return a;
  }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
    a.bits_ &= b.bits_;
    return a;
  }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    a.bits_ |= b.bits_;
    return a;
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace shengxiao
