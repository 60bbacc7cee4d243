// The public log of what tables committed to (docs/verifiable_chance.md, 8): who opens tables till the luck pleases leaves a trace.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "chance/verifiable.hpp"
#include "store/store.hpp"

namespace shengxiao::server {

class ChanceLog {
 public:
  // Under which its entries are kept in the journal. No table has such a code.
  static constexpr std::string_view journal_name = "chance log";
  static constexpr std::size_t page_size = 1000;

  ChanceLog() = default;
  // As the journal has it; empty where there is none.
  static Result<ChanceLog> load(store::Store* store);

  // Adds an entry and gives its event for the journal. `seconds`: since 1970.
  store::Event add(const chance::Bytes32& commitment, std::uint64_t seconds);
  std::int64_t size() const { return static_cast<std::int64_t>(entries_.size()); }
  // The entries from one on, counted from 1, at most a page, as JSON; 0: the newest page.
  std::string page(std::int64_t from) const;
  // Forgets the entries beyond these: they could not be written.
  void cut(std::int64_t size) { entries_.resize(static_cast<std::size_t>(size)); }

 private:
  struct Entry {
    chance::Bytes32 commitment, hash;
    std::uint64_t seconds = 0;
  };
  void add_entry(const chance::Bytes32& commitment, std::uint64_t seconds);

  std::deque<Entry> entries_;
};

}  // namespace shengxiao::server
