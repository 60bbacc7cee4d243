// Opening the journal in a PostgreSQL database, and coming back to it after a lost connection.
#include <chrono>
#include <thread>

#include "store/postgres_statements.hpp"
#include "store/postgres_store.hpp"

namespace shengxiao::store {

namespace {

// A number of ours among the advisory locks of the database: "Shxj" and noise. Version 1 had it, too.
constexpr const char* lock_alone = "SELECT pg_try_advisory_lock(6010421994876526698)::text";
constexpr const char* lock_shared = "SELECT pg_try_advisory_lock_shared(6010421994876526698)::text";

}  // namespace

Result<std::unique_ptr<Store>> open_postgres_store(std::string_view url, const std::optional<Neighbour>& us) {
  auto where = without_password(std::string(url));
  if (where.empty()) return fail("", "store.bad_address");
  auto store = std::make_unique<PostgresStore>(std::string(url), std::move(where), us);
  if (auto connected = store->connect(); !connected) return tl::unexpected(connected.error());
  return store;
}

// Other servers need not wait until our leases expire.
PostgresStore::~PostgresStore() {
  if (connection_.is_alive() && id_ != 0) [[maybe_unused]]
    const auto done = connection_.query("DELETE FROM shengxiao.servers WHERE id = $1::bigint", {id_});
}

Result<bool> PostgresStore::connect() {
  if (auto connected = connection_.connect(); !connected) return connected;
  auto ready = set_up();
  if (!ready) connection_.close();  // and with it the lock, for whoever may take it
  return ready;
}

Result<bool> PostgresStore::set_up() {
  if (auto locked = lock(); !locked) return locked;
  if (auto good = prepare_postgres_schema(connection_); !good) return good;
  if (auto enlisted = enlist(); !enlisted) return enlisted;
  for (const auto& [name, sql] : postgres_statements)
    if (auto made = connection_.prepare(name, sql); !made) return made;
  return take_back();
}

// One server writes a journal, or several that share it. The session of one that was killed just now may take a moment to end.
Result<bool> PostgresStore::lock() {
  for (int tries = 0; tries < 20; ++tries) {
    if (tries > 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const auto locked = connection_.execute(is_alone() ? lock_alone : lock_shared);
    if (!locked) return tl::unexpected(locked.error());
    if (locked->text(0, 0) == "true") return true;
  }
  return fail("", "store.database_in_use", where());
}

// Our row among the servers. While we had no connection, another server may have had the journal to itself; what we know of its
// tables is then old. (Where it is shared, each table's lease tells.)
Result<bool> PostgresStore::enlist() {
  if (id_ != 0) {
    const auto there = connection_.query("SELECT 1 FROM shengxiao.servers WHERE id = $1::bigint", {id_});
    if (!there) return tl::unexpected(there.error());
    if (is_alone() && there->rows() == 0) return fail("", "store.other_writer", where());
    return true;
  }
  // With the lock nobody else has the journal, or nobody has it alone.
  const auto cleared = connection_.execute(
      is_alone() ? "DELETE FROM shengxiao.servers"
                 : "DELETE FROM shengxiao.servers WHERE expires = 'infinity' OR expires < now() - interval '1 hour'");
  if (!cleared) return tl::unexpected(cleared.error());
  const auto row = connection_.query(
      "INSERT INTO shengxiao.servers (address, secret, expires) VALUES ($1::text, $2::text, "
      "CASE WHEN $3::bigint = 0 THEN 'infinity' ELSE now() + $3::bigint * interval '1 ms' END) RETURNING id::text",
      {us_ ? us_->address : "", us_ ? us_->secret : "", is_alone() ? 0 : lease.count()});
  if (!row) return tl::unexpected(row.error());
  id_ = row->number(0, 0);
  return true;
}

Result<bool> PostgresStore::renew() {
  if (is_alone()) return true;
  return reconnecting([&]() -> Result<bool> {
    const auto renewed = connection_.query(
        "WITH old AS (SELECT id, expires FROM shengxiao.servers WHERE id = $1::bigint FOR UPDATE) "
        "UPDATE shengxiao.servers s SET expires = now() + $2::bigint * interval '1 ms' FROM old WHERE s.id = old.id "
        "RETURNING (old.expires < now())::text",
        {id_, lease.count()});
    if (!renewed) return tl::unexpected(renewed.error());
    if (renewed->rows() == 1 && renewed->text(0, 0) == "false") return true;
    if (renewed->rows() == 0) {  // cleared away; what nobody has taken meanwhile is ours again
      const auto row = connection_.query(
          "INSERT INTO shengxiao.servers (id, address, secret, expires) VALUES ($1::bigint, $2::text, $3::text, "
          "now() + $4::bigint * interval '1 ms') ON CONFLICT DO NOTHING",
          {id_, us_->address, us_->secret, lease.count()});
      if (!row) return tl::unexpected(row.error());
    }
    return fail("", "store.lease_expired", where());
  });
}

Result<bool> PostgresStore::check() {
  return reconnecting([&]() -> Result<bool> {
    const auto done = connection_.execute("UPDATE shengxiao.journal SET probes = probes + 1");
    if (!done) return tl::unexpected(done.error());
    return true;
  });
}

// --- what may have been committed ---

// In a transaction that was begun; these are its changes.
Result<bool> PostgresStore::commit(std::vector<Unsure> changes) {
  unsure_ = std::move(changes);
  const auto committed = connection_.execute("COMMIT");
  if (committed || connection_.is_alive()) unsure_.clear();
  if (!committed) return tl::unexpected(committed.error());
  return true;
}

Result<bool> PostgresStore::take_back() {
  stayed_.reset();
  if (unsure_.empty()) return true;
  const auto done = connection_.transact([&]() -> Result<bool> {
    for (const auto& change : unsure_)
      if (auto taken = take_back(change); !taken) return taken;
    return true;
  });
  if (done) unsure_.clear();
  return done;
}

Result<bool> PostgresStore::take_back(const Unsure& change) {
  const auto& [table, before, after, call] = change;
  const auto gone = connection_.run("take_back", {table, before.size, before.hash, after.size, after.hash, id_});
  if (!gone) return tl::unexpected(gone.error());
  if (before.size == 0 && call == 0 && !gone->changed_nothing()) {
    const auto closed = connection_.run("take_opening_back", {table});
    if (!closed) return tl::unexpected(closed.error());
  }
  if (call == calls_ && call != 0 && gone->changed_nothing()) {  // stored, and others have added to the list, or not stored
    const auto last = connection_.run("hash", {table, after.size - 1});
    if (!last) return tl::unexpected(last.error());
    if (last->rows() == 1 && hash_in(last->text(0, 0)) == after.hash) stayed_ = before.size;
  }
  return true;
}

}  // namespace shengxiao::store
