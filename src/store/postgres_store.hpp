// The journal in the schema "shengxiao" of a PostgreSQL database, which holds one journal.
#pragma once
#include "store/postgres_connection.hpp"

namespace shengxiao::store {

Result<std::unique_ptr<Store>> open_postgres_store(std::string_view url, const std::optional<Neighbour>& us);

class PostgresStore final : public Store {
 public:
  PostgresStore(std::string url, std::string where, std::optional<Neighbour> us)
      : connection_(std::move(url), std::move(where)), us_(std::move(us)) {}
  ~PostgresStore() override;
  PostgresStore(const PostgresStore&) = delete;
  PostgresStore& operator=(const PostgresStore&) = delete;

  Result<bool> connect();

  Result<Failures> append(std::span<const Event> events) override;
  Result<Taken> take(std::string_view table) override;
  Result<bool> release(std::span<const std::string> tables) override;
  Result<std::int64_t> add_lines(std::string_view list, std::span<const MakeLine> lines) override;
  Result<Lines> lines(std::string_view list, std::int64_t from, std::int64_t many) override;
  Result<std::int64_t> put_away(std::chrono::seconds untouched, Old old) override;
  Result<bool> renew() override;
  Result<bool> check() override;
  std::string where() const override { return connection_.where(); }

 private:
  struct Held {
    std::int64_t epoch = 0;
    ChainHead head;
  };
  // What was sent to be committed over a connection that was lost before the answer.
  struct Unsure {
    std::string table;
    ChainHead before, after;
    std::int64_t call = 0;  // which call of add_lines it was, counted
  };
  using Names = std::vector<std::string>;

  bool is_alone() const { return !us_; }

  // Connecting.
  Result<bool> set_up();
  Result<bool> lock();
  Result<bool> enlist();
  Result<bool> take_back();
  Result<bool> take_back(const Unsure& change);
  template <class Do>
  auto reconnecting(const Do& once) -> decltype(once());
  Result<bool> commit(std::vector<Unsure> changes);

  // Tables.
  Result<std::optional<TableEntry>> entry(std::string_view table);
  Result<std::vector<std::string>> read(const TableEntry& entry);
  Result<Failures> append_once(const Appended& appended);
  Result<std::optional<Error>> insert(const std::vector<const Event*>& events, std::map<std::string, Held, std::less<>>& changed);
  Result<std::optional<Taken>> try_to_take(std::string_view table);
  Result<Taken> take_leased(std::string_view table, std::int64_t epoch);
  Result<bool> bring_back(TableEntry& entry, const std::vector<std::string>& events);
  Result<std::optional<Taken>> not_leased(std::string_view table);
  Result<Names> untouched(std::chrono::seconds untouched, Old old);
  Result<bool> put_away_one(const std::string& table, std::chrono::seconds untouched, Old old);
  Result<bool> archive(const TableEntry& entry);

  // Lists.
  Result<std::int64_t> add_lines_once(std::string_view list, std::span<const MakeLine> lines);
  Result<std::vector<std::string>> read_lines(const TableEntry& entry, std::int64_t first, std::int64_t end);
  Result<Lines> lines_once(std::string_view list, std::int64_t from, std::int64_t many);

  PostgresConnection connection_;
  std::optional<Neighbour> us_;
  std::int64_t id_ = 0;  // our row of `servers`; 0 before the first connection
  std::map<std::string, Held, std::less<>> held_;
  std::vector<Unsure> unsure_;
  std::int64_t calls_ = 0;
  std::optional<std::int64_t> stayed_;  // the first line of this call of add_lines, which cannot be taken back
};

template <class Do>
auto PostgresStore::reconnecting(const Do& once) -> decltype(once()) {
  // Does it; where the connection turns out to be lost, once more over a new one.
  auto done = once();
  if (done || connection_.is_alive()) return done;
  if (auto connected = connect(); !connected) return fail("", "store.connection_lost", connected.error());
  return once();
}

}  // namespace shengxiao::store
