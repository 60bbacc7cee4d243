// The statements that are prepared for every connection of a PostgresStore.
#pragma once
#include <array>
#include <utility>

namespace shengxiao::store {

// Results are read as bytes, so numbers come as text. Whoever locks both locks the lease of a table before its row in `tables`.
constexpr std::array<std::pair<const char*, const char*>, 25> postgres_statements{{
    // --- tables ---
    {"entry", "SELECT name, kind, size::text, head, used::text FROM shengxiao.tables WHERE name = $1::text"},
    {"events", "SELECT number::text, event, hash FROM shengxiao.events WHERE table_name = $1::text ORDER BY events.number"},
    {"damaged",
     "SELECT number::text, event, checksum::text FROM shengxiao.damaged WHERE table_name = $1::text ORDER BY damaged.number"},
    {"archived", "SELECT events FROM shengxiao.archive WHERE table_name = $1::text"},
    {"insert",
     "INSERT INTO shengxiao.events SELECT $1::text, e.number, e.event, e.hash FROM "
     "unnest($2::bigint[], $3::bytea[], $4::bytea[]) AS e (number, event, hash)"},
    // Appends where the lease is ours, and the chain as we know it.
    {"append",
     "WITH ours AS (SELECT 1 FROM shengxiao.leases WHERE table_name = $1::text AND owner = $2::bigint AND epoch = $3::bigint "
     "FOR SHARE), moved AS (UPDATE shengxiao.tables SET size = $4::bigint, head = $5::bytea, "
     "used = extract(epoch FROM now())::bigint WHERE name = $1::text AND kind = 'table' AND size = $6::bigint AND "
     "head = $7::bytea AND EXISTS (SELECT FROM ours) RETURNING 1) "
     "INSERT INTO shengxiao.events SELECT $1::text, e.number, e.event, e.hash FROM "
     "unnest($8::bigint[], $9::bytea[], $10::bytea[]) AS e (number, event, hash) WHERE EXISTS (SELECT FROM moved)"},
    {"open",
     "WITH made AS (INSERT INTO shengxiao.tables VALUES ($1::text, 'table', $3::bigint, $4::bytea, "
     "extract(epoch FROM now())::bigint) ON CONFLICT DO NOTHING RETURNING 1), "
     "leased AS (INSERT INTO shengxiao.leases SELECT $1::text, $2::bigint, 1 WHERE EXISTS (SELECT FROM made) "
     "ON CONFLICT (table_name) DO UPDATE SET owner = $2::bigint, epoch = leases.epoch + 1 RETURNING epoch), "
     "added AS (INSERT INTO shengxiao.events SELECT $1::text, e.number, e.event, e.hash FROM "
     "unnest($5::bigint[], $6::bytea[], $7::bytea[]) AS e (number, event, hash) WHERE EXISTS (SELECT FROM made)) "
     "SELECT epoch::text FROM leased"},
    // What was told to have failed does not stay, should it have been stored all the same; unless somebody has gone on from it.
    {"take_back",
     "WITH ours AS (SELECT 1 FROM shengxiao.leases WHERE table_name = $1::text AND owner = $6::bigint FOR SHARE), "
     "back AS (UPDATE shengxiao.tables SET size = $2::bigint, head = $3::bytea WHERE name = $1::text AND size = $4::bigint AND "
     "head = $5::bytea AND (kind = 'list' OR (kind = 'table' AND EXISTS (SELECT FROM ours))) RETURNING 1) "
     "DELETE FROM shengxiao.events WHERE table_name = $1::text AND number >= $2::bigint AND EXISTS (SELECT FROM back)"},
    {"take_opening_back",
     "WITH gone AS (DELETE FROM shengxiao.tables WHERE name = $1::text AND kind = 'table' AND size = 0 RETURNING 1) "
     "DELETE FROM shengxiao.leases WHERE table_name = $1::text AND EXISTS (SELECT FROM gone)"},
    {"hash", "SELECT hash FROM shengxiao.events WHERE table_name = $1::text AND number = $2::bigint"},
    // --- leases ---
    {"lease",
     "INSERT INTO shengxiao.leases SELECT $1::text, $2::bigint, 1 WHERE EXISTS (SELECT FROM shengxiao.tables WHERE "
     "name = $1::text AND kind <> 'list') ON CONFLICT (table_name) DO UPDATE SET owner = $2::bigint, "
     "epoch = leases.epoch + (leases.owner IS DISTINCT FROM $2::bigint)::int WHERE leases.owner IS NULL OR "
     "leases.owner = $2::bigint OR NOT EXISTS (SELECT FROM shengxiao.servers WHERE id = leases.owner AND expires > now()) "
     "RETURNING epoch::text"},
    {"owner",
     "SELECT s.address, s.secret FROM shengxiao.leases l JOIN shengxiao.servers s ON s.id = l.owner "
     "WHERE l.table_name = $1::text AND s.id <> $2::bigint AND s.expires > now()"},
    // In one statement: a table that is opened meanwhile has either nothing of this, or both.
    {"orphans",
     "SELECT 1 FROM shengxiao.events WHERE table_name = $1::text AND NOT EXISTS (SELECT FROM shengxiao.tables WHERE "
     "name = $1::text) LIMIT 1"},
    {"release", "UPDATE shengxiao.leases SET owner = NULL WHERE table_name = $1::text AND owner = $2::bigint"},
    {"touch",
     "UPDATE shengxiao.tables SET used = extract(epoch FROM now())::bigint WHERE name = $1::text AND "
     "used < extract(epoch FROM now())::bigint - $2::bigint"},
    // --- putting away ---
    {"untouched",
     "SELECT name, size::text FROM shengxiao.tables t WHERE (kind = 'table' OR kind = $3::text) AND "
     "used <= extract(epoch FROM now())::bigint - $1::bigint AND NOT EXISTS (SELECT FROM shengxiao.leases l LEFT JOIN "
     "shengxiao.servers s ON s.id = l.owner WHERE l.table_name = t.name AND (l.owner = $2::bigint OR s.expires > now())) "
     "ORDER BY used, name LIMIT $4::bigint"},
    {"lease_to_nobody",
     "INSERT INTO shengxiao.leases VALUES ($1::text, NULL, 1) ON CONFLICT (table_name) DO UPDATE SET owner = NULL, "
     "epoch = leases.epoch + 1 WHERE leases.owner IS NULL OR (leases.owner <> $2::bigint AND "
     "NOT EXISTS (SELECT FROM shengxiao.servers WHERE id = leases.owner AND expires > now())) RETURNING 1"},
    {"still_untouched",
     "SELECT name, kind, size::text, head, used::text FROM shengxiao.tables WHERE name = $1::text AND "
     "(kind = 'table' OR kind = $3::text) AND used <= extract(epoch FROM now())::bigint - $2::bigint FOR UPDATE"},
    {"set_kind", "UPDATE shengxiao.tables SET kind = $2::text WHERE name = $1::text"},
    {"add_archive", "INSERT INTO shengxiao.archive VALUES ($1::text, $2::bytea)"},
    {"remove_archive", "DELETE FROM shengxiao.archive WHERE table_name = $1::text"},
    {"remove_events", "DELETE FROM shengxiao.events WHERE table_name = $1::text"},
    // --- lists ---
    {"make_list",
     "INSERT INTO shengxiao.tables VALUES ($1::text, 'list', 0, $2::bytea, extract(epoch FROM now())::bigint) "
     "ON CONFLICT DO NOTHING"},
    {"lines",
     "SELECT number::text, event, hash FROM shengxiao.events WHERE table_name = $1::text AND events.number >= $2::bigint AND "
     "events.number < $3::bigint ORDER BY events.number"},
    {"lengthen",
     "UPDATE shengxiao.tables SET size = $2::bigint, head = $3::bytea, used = extract(epoch FROM now())::bigint "
     "WHERE name = $1::text"},
}};

}  // namespace shengxiao::store
