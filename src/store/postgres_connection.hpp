// A connection to a PostgreSQL database, with errors in words.
#pragma once
#include <libpq-fe.h>

#include <concepts>
#include <initializer_list>

#include "store/stored.hpp"

namespace shengxiao::store {

constexpr std::string_view postgres_version = "2";  // of the format

struct SqlArgument {
  SqlArgument(std::string_view text) : bytes(text), is_binary(1) {}
  SqlArgument(const std::string& text) : SqlArgument(std::string_view(text)) {}
  SqlArgument(const char* text) : SqlArgument(std::string_view(text)) {}
  template <std::integral I>
  SqlArgument(I number) : bytes(std::to_string(number)) {}
  SqlArgument(const ChainHash& hash) : SqlArgument(bytes_of(hash)) {}
  // Several values of one column, for unnest.
  static SqlArgument list(const std::vector<std::string>& bytes);  // as bytea[]
  static SqlArgument list(std::int64_t first, std::size_t count);  // as bigint[]

  std::string bytes;
  int is_binary = 0;
};

class Answer {
 public:
  explicit Answer(PGresult* answer) : answer_(answer) {}
  const PGresult* get() const { return answer_.get(); }
  int rows() const { return PQntuples(answer_.get()); }
  std::string_view text(int row, int column) const {
    return {PQgetvalue(answer_.get(), row, column), static_cast<std::size_t>(PQgetlength(answer_.get(), row, column))};
  }
  std::int64_t number(int row, int column) const { return std::strtoll(PQgetvalue(answer_.get(), row, column), nullptr, 10); }
  bool changed_nothing() const { return std::string_view(PQcmdTuples(answer_.get())) == "0"; }

 private:
  struct FreeAnswer {
    void operator()(PGresult* answer) const { PQclear(answer); }
  };
  std::unique_ptr<PGresult, FreeAnswer> answer_;
};

class PostgresConnection {
 public:
  PostgresConnection(std::string url, std::string where) : url_(std::move(url)), where_(std::move(where)) {}

  Result<bool> connect();
  void close() { connection_.reset(); }
  bool is_alive() const { return PQstatus(connection_.get()) == CONNECTION_OK; }
  const std::string& where() const { return where_; }

  Result<Answer> execute(const char* sql) { return checked(PQexec(connection_.get(), sql)); }
  Result<bool> prepare(const char* name, const char* sql);
  Result<Answer> run(const char* statement, std::initializer_list<SqlArgument> arguments);  // one that was prepared
  Result<Answer> query(const char* sql, std::initializer_list<SqlArgument> arguments);
  // Does it in a transaction, or not at all. It gives a Result; where it gives false as a bool, nothing is changed either.
  template <class Do>
  auto transact(const Do& what) -> decltype(what()) {
    if (auto begun = execute("BEGIN"); !begun) return tl::unexpected(begun.error());
    auto done = what();
    if (!done) {
      roll_back();
      return done;
    }
    if (auto committed = execute("COMMIT"); !committed) return tl::unexpected(committed.error());
    return done;
  }
  void roll_back();

 private:
  struct CloseConnection {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  Result<Answer> checked(PGresult* raw);

  std::string url_;
  std::string where_;
  std::unique_ptr<PGconn, CloseConnection> connection_;
};

// The address without its password; nothing where it is not well-formed.
std::string without_password(const std::string& url);

// Makes the schema where there is none, and takes one of version 1 over.
Result<bool> prepare_postgres_schema(PostgresConnection& connection);
// The version of the schema; nothing where there is none.
Result<std::optional<std::string>> version_of_postgres_schema(PostgresConnection& connection);
extern const char* const postgres_schema;
// Until the end of the transaction: of servers that share the journal one makes it.
constexpr const char* lock_postgres_schema = "SELECT pg_advisory_xact_lock(6010421994876526699)";

// The entry in a row of name, kind, size, head and used.
TableEntry entry_in(const Answer& answer, int row);

}  // namespace shengxiao::store
