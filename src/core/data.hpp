// Printed data of a physical game (an edition), and settings: a tree of values that remembers where each stood, and a way to read
// it whose errors name file, line and key. TOML is parsed by a library in data.cpp alone.
#pragma once
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/json.hpp"
#include "core/result.hpp"

namespace shengxiao {

class Data {
 public:
  using List = std::vector<Data>;
  using Table = std::vector<std::pair<std::string, Data>>;  // in the order of the file

  Data() = default;  // an empty table
  explicit Data(std::int64_t number, int line = 0) : value_(number), line_(line) {}
  explicit Data(std::string text, int line = 0) : value_(std::move(text)), line_(line) {}
  explicit Data(List list, int line = 0) : value_(std::move(list)), line_(line) {}
  explicit Data(Table table, int line = 0) : value_(std::move(table)), line_(line) {}
  explicit Data(std::same_as<bool> auto flag, int line = 0) : value_(flag), line_(line) {}  // in settings only

  const std::int64_t* number() const { return std::get_if<std::int64_t>(&value_); }
  const std::string* text() const { return std::get_if<std::string>(&value_); }
  const List* list() const { return std::get_if<List>(&value_); }
  const Table* table() const { return std::get_if<Table>(&value_); }
  const bool* flag() const { return std::get_if<bool>(&value_); }
  int line() const { return line_; }
  friend bool operator==(const Data& a, const Data& b) { return a.value_ == b.value_; }

 private:
  std::variant<Table, std::int64_t, std::string, List, bool> value_;
  int line_ = 0;  // 0: not from a file
};

// An edition: its data and the file they came from.
struct Edition {
  std::string file;  // empty if they came in a message or a record
  Data data;
};
using EditionPtr = std::shared_ptr<const Edition>;

Result<EditionPtr> parse_edition(std::string_view toml, std::string_view file);

// Settings of the program: the same, and true and false besides.
Result<Data> parse_settings(std::string_view toml, std::string_view file);

// Adds where an error is: great_race.toml: line 12: range[3].low_top: …. A line of 0 and an empty path are left out.
Error in_edition(Error error, std::string_view file, int line = 0, std::string_view path = "");

void write(const Data& data, Json& out);

// A value and how it was come to: file, line, keys.
class Entry {
 public:
  explicit Entry(const Edition& edition) : data_(&edition.data), file_(edition.file) {}

  Result<std::int64_t> number(std::int64_t least, std::int64_t most) const;
  Result<std::string> text() const;
  Result<std::vector<Entry>> list() const;
  Result<Entry> at(std::string_view key) const;             // an error where it is missing
  std::optional<Entry> find(std::string_view key) const;
  bool is_text() const { return data_->text() != nullptr; }

  // Shorthands for at(key) and then the value.
  Result<std::int64_t> number(std::string_view key, std::int64_t least, std::int64_t most) const;
  Result<std::string> text(std::string_view key) const;
  Result<std::vector<Entry>> list(std::string_view key) const;

  // An error where the table has a key besides these (and `name` and `source`, which every table may have).
  Result<bool> only(std::initializer_list<std::string_view> keys) const;

  // An error at this entry.
  template <class... Args>
  tl::unexpected<Error> fail(std::string_view clause, MessageId message, Args&&... args) const {
    Error error(clause, message, std::forward<Args>(args)...);
    return tl::unexpected<Error>(in_edition(std::move(error), file_, data_->line(), path_));
  }

 private:
  Entry(const Data& data, std::string file, std::string path) : data_(&data), file_(std::move(file)), path_(std::move(path)) {}

  const Data* data_;
  std::string file_, path_;
};

}  // namespace shengxiao
