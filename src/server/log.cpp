#include "server/log.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cstdlib>

#include "core/json.hpp"
#include "core/text.hpp"
#include "server/log_writer.hpp"
#include "table/words.hpp"

namespace shengxiao::server {

namespace {
constexpr std::size_t longest_text = 1000;
constexpr std::array<int, severities.size()> priorities{7, 6, 4, 3};  // of syslog

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

// The first eight digits of SHA-256 under a key that nobody knows.
std::string mark_of(const chance::Bytes32& key, std::string_view code) {
  return chance::hex(chance::sha256({key, chance::bytes_of(code)})).substr(0, 8);
}

// server.journal_event(3, server.no_table(…))
std::string without_texts(const Error& error) {
  std::string text(error.id), arguments;
  for (const auto& argument : error.arguments) {
    const auto& value = argument.value();
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* inner = std::get_if<Error>(&value);
    arguments += arguments.empty() ? "" : ", ";
    arguments += number ? std::to_string(*number) : inner ? without_texts(*inner) : "…";
  }
  return arguments.empty() ? text : fmt::format("{}({})", text, arguments);
}

std::string utc_now() {
  const auto now = std::chrono::system_clock::now();
  const auto seconds = std::chrono::floor<std::chrono::seconds>(now);
  const auto thousandths = std::chrono::floor<std::chrono::milliseconds>(now - seconds).count();
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)), thousandths);
}

// Writes the fields of a line in one of the two forms.
class LineWriter {
 public:
  LineWriter(bool json, std::string& out) : json_(json), out_(out), object_(out) {
    if (json_) object_.open('{');
  }
  void text(std::string_view name, std::string_view value) {
    begin(name);
    const auto shown = excerpt(value, longest_text);
    if (json_ || needs_quotes(shown)) {
      quoted(shown);
    } else {
      out_ += shown;
    }
  }
  template <class Number>
  void number(std::string_view name, Number value) {
    begin(name);
    if (json_)
      object_.value(value);
    else
      out_ += fmt::format("{}", value);
  }
  void end() {
    if (json_) object_.close('}');
    out_ += '\n';
  }

 private:
  static bool needs_quotes(std::string_view text) {
    for (const char c : text)
      if (c <= ' ' || c == '"' || c == '=' || c == '\\' || c == '\x7f') return true;
    return text.empty();
  }
  void begin(std::string_view name) {
    if (json_) {
      object_.key(name);
      return;
    }
    out_ += fmt::format("{}{}=", is_first_ ? "" : " ", name);
    is_first_ = false;
  }
  void quoted(std::string_view text) {
    if (json_)
      object_.value(text);
    else
      Json(out_).value(text);
  }

  bool json_, is_first_ = true;
  std::string& out_;
  Json object_;
};
}  // namespace

Log::Log(const LogOptions& options) : options_(options) {
  writer_ = std::make_unique<LogWriter>(options_.descriptor, [this](std::size_t dropped) {
    return line(Severity::warning, "entries of the log were dropped", {{"entries", dropped}});
  });
}

Log::~Log() = default;

void Log::add(Severity severity, SourceName event, std::initializer_list<LogField> fields) {
  if (has(severity)) writer_->add(line(severity, event, fields));
}

std::string Log::line(Severity severity, SourceName event, std::initializer_list<LogField> fields) const {
  const auto number = static_cast<std::size_t>(severity);
  std::string text;
  if (options_.journal) text = fmt::format("<{}>", priorities[number]);
  LineWriter out(options_.json, text);
  if (!options_.journal) out.text("time", utc_now());
  out.text("level", severities[number]);
  out.text("event", event.text());
  for (const auto& [name, value] : fields) {
    std::visit(Overloaded{
                   [&](SourceName its) { out.text(name.text(), its.text()); },
                   [&](TableCode table) { out.text(name.text(), mark_of(key_, table.code)); },
                   [&](GuestAddress guest) { out.text(name.text(), guest.address); },
                   [&](Trouble trouble) { out.text(name.text(), table::message(trouble.error)); },
                   [&](Refusal refusal) { out.text(name.text(), without_texts(refusal.error)); },
                   [&](auto simple) { out.number(name.text(), simple); },
               },
               value.value());
  }
  out.end();
  return text;
}

bool goes_to_journal() {
  const char* named = std::getenv("JOURNAL_STREAM");
  struct stat file{};
  return named && fstat(2, &file) == 0 && named == fmt::format("{}:{}", file.st_dev, file.st_ino);
}

}  // namespace shengxiao::server
