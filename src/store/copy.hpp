// Copying a journal: one side reads and checks, the other takes what it is given.
#pragma once
#include <functional>

#include "store/stored.hpp"

namespace shengxiao::store {

// What a journal is copied into. A table, then what belongs to it.
class CopyTarget {
 public:
  virtual ~CopyTarget() = default;
  virtual Result<bool> add_table(const TableEntry& entry) = 0;
  virtual Result<bool> add_event(std::int64_t number, std::string_view event, std::string_view hash) = 0;
  virtual Result<bool> add_archive(std::string_view packed) = 0;
  virtual Result<bool> add_damaged(std::int64_t number, std::string_view event, std::int64_t stored_checksum) = 0;
};

// Gives the number of tables.
Result<std::int64_t> copy_from_sqlite(std::string_view path, CopyTarget& target);
Result<std::int64_t> copy_from_postgres(std::string_view url, CopyTarget& target);

// Makes a new journal and has it filled. Where that fails nothing stays behind.
using FillCopy = std::function<Result<std::int64_t>(CopyTarget&)>;
Result<std::int64_t> copy_into_sqlite(std::string_view path, const FillCopy& fill);
Result<std::int64_t> copy_into_postgres(std::string_view url, const FillCopy& fill);

}  // namespace shengxiao::store
