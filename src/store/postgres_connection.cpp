// libpq with errors in words.
#include "store/postgres_connection.hpp"

#include <array>

namespace shengxiao::store {
namespace {

// A stronger synchronous_commit than "on" stays. With the keepalives the database notices within half a minute that the machine of
// the server is gone, and gives up its locks. A server that stands still in a transaction holds others up for three seconds at
// most.
constexpr const char* settings =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local');"
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET search_path = '';"
    "SET idle_in_transaction_session_timeout = '5s'; SET lock_timeout = '15s'; SET statement_timeout = '30s'";

struct FreeOptions {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

// libpq's messages have several lines, with their ends.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text)
    if (c == '\n' || c == '\t') {
      if (!line.empty() && line.back() != ' ') line += ' ';
    } else {
      line += c;
    }
  while (line.ends_with(' ') || line.ends_with('.')) line.pop_back();
  return line;
}

}  // namespace

SqlArgument SqlArgument::list(const std::vector<std::string>& bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  SqlArgument made(0);
  made.bytes = "{";
  for (const auto& one : bytes) {
    made.bytes += made.bytes.size() == 1 ? "\"\\\\x" : ",\"\\\\x";
    for (const char byte : one) {
      made.bytes += digits[static_cast<unsigned char>(byte) >> 4];
      made.bytes += digits[static_cast<unsigned char>(byte) & 15];
    }
    made.bytes += '"';
  }
  made.bytes += '}';
  return made;
}

SqlArgument SqlArgument::list(std::int64_t first, std::size_t count) {
  SqlArgument made(0);
  made.bytes = "{";
  for (std::size_t i = 0; i < count; ++i) made.bytes += (i == 0 ? "" : ",") + std::to_string(first + static_cast<std::int64_t>(i));
  made.bytes += '}';
  return made;
}

Result<Answer> PostgresConnection::checked(PGresult* raw) {
  Answer answer(raw);
  const auto status = PQresultStatus(answer.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return answer;
  const char* state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
  const char* said = PQresultErrorField(answer.get(), PG_DIAG_MESSAGE_PRIMARY);  // not the details, which quote what is stored
  if (state != nullptr && std::string_view(state) == "53100") return fail("", "store.database_full", where_);
  const auto text = one_line(said != nullptr ? said : PQerrorMessage(connection_.get()));
  // An error without a state is libpq's own, and a fatal one ends the session: the connection is broken, though PQstatus may not
  // say so yet.
  const char* severity = PQresultErrorField(answer.get(), PG_DIAG_SEVERITY_NONLOCALIZED);
  const bool is_fatal = severity != nullptr && (std::string_view(severity) == "FATAL" || std::string_view(severity) == "PANIC");
  if (state == nullptr || is_fatal) connection_.reset();
  return fail("", "store.failed", where_, text);
}

Result<bool> PostgresConnection::prepare(const char* name, const char* sql) {
  auto made = checked(PQprepare(connection_.get(), name, sql, 0, nullptr));
  if (!made) return tl::unexpected(made.error());
  return true;
}

namespace {
struct Values {
  explicit Values(std::initializer_list<SqlArgument> arguments) {
    for (const auto& argument : arguments) {
      values.push_back(argument.bytes.c_str());
      lengths.push_back(static_cast<int>(argument.bytes.size()));
      formats.push_back(argument.is_binary);
    }
  }
  int count() const { return static_cast<int>(values.size()); }
  std::vector<const char*> values;
  std::vector<int> lengths, formats;
};
}  // namespace

Result<Answer> PostgresConnection::run(const char* statement, std::initializer_list<SqlArgument> arguments) {
  const Values all(arguments);
  return checked(
      PQexecPrepared(connection_.get(), statement, all.count(), all.values.data(), all.lengths.data(), all.formats.data(), 1));
}

Result<Answer> PostgresConnection::query(const char* sql, std::initializer_list<SqlArgument> arguments) {
  const Values all(arguments);
  return checked(
      PQexecParams(connection_.get(), sql, all.count(), nullptr, all.values.data(), all.lengths.data(), all.formats.data(), 1));
}

void PostgresConnection::roll_back() {
  if (is_alive()) [[maybe_unused]]
    const auto done = execute("ROLLBACK");
}

Result<bool> PostgresConnection::connect() {
  connection_.reset();  // the locks go with the old session
  // Those before dbname are what an address that does not say otherwise gets; dbname is the whole address.
  const std::array<const char*, 8> names{"connect_timeout",
                                         "keepalives_idle",
                                         "keepalives_interval",
                                         "keepalives_count",
                                         "tcp_user_timeout",
                                         "fallback_application_name",
                                         "dbname",
                                         nullptr};
  const std::array<const char*, 8> values{"10", "10", "5", "3", "30000", "shengxiao", url_.c_str(), nullptr};
  connection_.reset(PQconnectdbParams(names.data(), values.data(), 1));
  if (!is_alive()) return fail("", "store.no_connection", where_, one_line(PQerrorMessage(connection_.get())));
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  PQsetClientEncoding(connection_.get(), "UTF8");
  if (auto set = execute(settings); !set) return tl::unexpected(set.error());
  return true;
}

// --- addresses ---

std::string without_password(const std::string& url) {
  // An "@" or "/" of a password that stands there as it is would make libpq take the rest of the password for a name.
  const auto path = url.find_first_of("/?", url.find("://") + 3);
  const auto at = url.find('@');
  if (at != std::string::npos && (at > path || url.find('@', at + 1) != std::string::npos)) return "";
  char* complaint = nullptr;
  const std::unique_ptr<PQconninfoOption, FreeOptions> options(PQconninfoParse(url.c_str(), &complaint));
  if (complaint != nullptr) PQfreemem(complaint);  // not shown: it may quote the password
  if (!options) return "";
  const auto value = [&options](std::string_view name) -> std::string {
    for (const auto* option = options.get(); option->keyword != nullptr; ++option)
      if (option->keyword == name && option->val != nullptr) return option->val;
    return "";
  };
  const auto user = value("user");
  const auto host = value("host");
  const auto port = value("port");
  if (port.find_first_not_of("0123456789,") != std::string::npos) return "";  // "user:password/database" without a host
  const bool is_socket = host.starts_with('/');
  return fmt::format("postgresql://{}{}{}{}{}/{}{}", user, user.empty() ? "" : "@", is_socket ? "" : host, port.empty() ? "" : ":",
                     port, value("dbname"), is_socket ? "?host=" + host : "");
}

}  // namespace shengxiao::store
