// The public log of what tables committed to (docs/verifiable_chance.md, 8): who opens tables till the luck pleases leaves a trace.
// A list of the journal, which all servers of a club write.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "chance/verifiable.hpp"
#include "store/store.hpp"

namespace shengxiao::server {

class ChanceLog {
 public:
  // Its name in the journal. No table has such a code.
  static constexpr std::string_view journal_name = "chance log";
  static constexpr std::int64_t page_size = 1000;

  // Looks at what earlier versions wrote, which has no hashes.
  static Result<ChanceLog> load(store::Store& store);

  // An entry for the list. `seconds`: since 1970. Entries are counted from 1, lines of a list from 0.
  store::Store::MakeLine line(const chance::Bytes32& commitment, std::uint64_t seconds) const;
  // The entries from one on, at most a page, as JSON; 0: the newest page.
  Result<std::string> page(store::Store& store, std::int64_t from) const;

 private:
  struct Entry {
    chance::Bytes32 commitment{}, hash{};
    std::uint64_t seconds = 0;
  };
  // `before`: the hash of the entry before it, for one that has none.
  static Result<Entry> read(std::string_view line, std::int64_t number, const chance::Bytes32& before);

  std::int64_t without_hash_ = 0;  // the number of such entries,
  chance::Bytes32 hash_{};  // and the hash of the last of them
};

}  // namespace shengxiao::server
