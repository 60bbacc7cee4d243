// What the host reads of a running server: a line an entry, as logfmt or as JSON.
//
// Nothing that opens a seat, and nothing that guests wrote, is ever in it. The types see to that: the names of entries and fields
// stand in the source, and a value is a number, a name from the source, or one of the types below; a text is none of them.
#pragma once
#include <array>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "chance/bytes.hpp"
#include "core/error.hpp"

namespace shengxiao::server {

class LogWriter;

enum class Severity { debug, info, warning, error };
constexpr std::array<std::string_view, 4> severities{"debug", "info", "warning", "error"};

// A name that stands in the source.
class SourceName {
 public:
  consteval SourceName(const char* text) : text_(text) {}
  constexpr std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

// A table, by the code that opens it. The log has a mark of it: the same one all the time, from which nobody comes to the code.
struct TableCode {
  std::string_view code;
};

// Where a guest comes from, as the gate counts it: an address, or a network of IPv6.
struct GuestAddress {
  std::string_view address;
};

// What is wrong with the machine, the disk or the settings, in words. Not for what a guest did: its arguments are what they wrote.
struct Trouble {
  const Error& error;
};

// An error that a guest was told: its ids and its numbers, and none of its texts.
struct Refusal {
  const Error& error;
};

class FieldValue {
 public:
  using Value = std::variant<std::int64_t, double, bool, SourceName, TableCode, GuestAddress, Trouble, Refusal>;

  template <std::integral I>
    requires(!std::same_as<I, bool> && !std::same_as<I, char>)
  FieldValue(I number) : value_(static_cast<std::int64_t>(number)) {}
  FieldValue(double number) : value_(number) {}
  FieldValue(std::same_as<bool> auto yes) : value_(yes) {}
  consteval FieldValue(const char* name) : value_(SourceName(name)) {}
  FieldValue(SourceName name) : value_(name) {}
  FieldValue(TableCode table) : value_(table) {}
  FieldValue(GuestAddress guest) : value_(guest) {}
  FieldValue(Trouble trouble) : value_(trouble) {}
  FieldValue(Refusal refusal) : value_(refusal) {}
  template <class Rep, class Period>
  FieldValue(std::chrono::duration<Rep, Period> time) : value_(std::chrono::duration<double>(time).count()) {}  // seconds

  const Value& value() const { return value_; }

 private:
  Value value_;
};

struct LogField {
  SourceName name;
  FieldValue value;
};

struct LogOptions {
  bool json = false;
  Severity least = Severity::info;
  bool journal = false;  // of systemd: a priority before each line, and no time, which the journal adds
  int descriptor = 2;
};

// Whether standard error goes to the journal of systemd, which says so in JOURNAL_STREAM.
bool goes_to_journal();

// Used from several threads. None of them waits for the disk or for whoever reads: a thread of its own writes, and where it does
// not keep up entries are dropped and counted.
class Log {
 public:
  explicit Log(const LogOptions& options = {});
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  ~Log();  // writes what waits, unless nobody reads it for a second

  void debug(SourceName event, std::initializer_list<LogField> fields = {}) { add(Severity::debug, event, fields); }
  void info(SourceName event, std::initializer_list<LogField> fields = {}) { add(Severity::info, event, fields); }
  void warning(SourceName event, std::initializer_list<LogField> fields = {}) { add(Severity::warning, event, fields); }
  void error(SourceName event, std::initializer_list<LogField> fields = {}) { add(Severity::error, event, fields); }
  bool has(Severity severity) const { return severity >= options_.least; }

 private:
  void add(Severity severity, SourceName event, std::initializer_list<LogField> fields);
  std::string line(Severity severity, SourceName event, std::initializer_list<LogField> fields) const;

  const LogOptions options_;
  const chance::Bytes32 key_ = chance::random_bytes();  // of the marks of tables
  std::unique_ptr<LogWriter> writer_;
};

}  // namespace shengxiao::server
