// The journal of accepted events: what happened at which table, in order. Knows no game and no network.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace shengxiao::store {

// The n-th event of a table, counted from 0 without gaps.
struct Event {
  std::string table;
  std::int64_t number = 0;
  std::string text;  // a line of JSON; the store does not look into it
  friend bool operator==(const Event&, const Event&) = default;
};

// Used from one thread at a time. An error says what failed and where, and leaves what is stored as it was.
class Store {
 public:
  virtual ~Store() = default;

  // All of them or none. When it returns they are on the disk: a killed process or a lost power supply does not lose them.
  // An event whose number is not the next one of its table is refused.
  virtual Result<bool> append(std::span<const Event> events) = 0;

  virtual Result<std::vector<std::string>> events(std::string_view table) = 0;

  virtual std::string where() const = 0;  // for messages: the file, or the database without its password
};

// "postgresql://…" and "postgres://…" are databases, anything else is the path of an SQLite file, made where there is none. A file
// that is damaged, that is another program's or a later version's, or that another server has open is an error that says what
// can be done; it is left as it is.
Result<std::unique_ptr<Store>> open_store(std::string_view address);

}  // namespace shengxiao::store
