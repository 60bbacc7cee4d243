// Lists, and tables that are put away, in a PostgreSQL database.
#include <algorithm>

#include "store/postgres_store.hpp"

namespace shengxiao::store {

// --- lists ---

Result<std::int64_t> PostgresStore::add_lines(std::string_view list, std::span<const MakeLine> lines) {
  ++calls_;
  stayed_.reset();
  return reconnecting([&] { return add_lines_once(list, lines); });
}

Result<std::int64_t> PostgresStore::add_lines_once(std::string_view list, std::span<const MakeLine> lines) {
  if (stayed_) return *stayed_;
  if (auto begun = connection_.execute("BEGIN"); !begun) return tl::unexpected(begun.error());
  Unsure change{std::string(list), {}, {}, calls_};
  const auto added = [&]() -> Result<bool> {
    if (auto made = connection_.run("make_list", {list, ChainHash{}}); !made) return tl::unexpected(made.error());
    const auto found = connection_.query(
        "SELECT name, kind, size::text, head, used::text FROM shengxiao.tables WHERE name = $1::text FOR UPDATE", {list});
    if (!found) return tl::unexpected(found.error());
    if (found->rows() == 0) return fail("", "store.entry_damaged", where(), list);
    const auto entry = entry_in(*found, 0);
    if (entry.kind != TableKind::list) return fail("", "store.not_a_list", where(), list);
    auto head = change.before = entry.head;
    const auto last = read_lines(entry, std::max<std::int64_t>(head.size - 1, 0), head.size);
    if (!last) return tl::unexpected(last.error());
    std::string before = last->empty() ? "" : last->front();
    std::vector<std::string> texts, hashes;
    for (const auto& make : lines) {
      before = make(head.size, before);
      head = longer(head, list, before);
      texts.push_back(before);
      hashes.emplace_back(bytes_of(head.hash));
    }
    change.after = head;
    const auto numbers = SqlArgument::list(change.before.size, texts.size());
    const auto inserted = connection_.run("insert", {list, numbers, SqlArgument::list(texts), SqlArgument::list(hashes)});
    if (!inserted) return tl::unexpected(inserted.error());
    const auto longer_now = connection_.run("lengthen", {list, head.size, head.hash});
    if (!longer_now) return tl::unexpected(longer_now.error());
    return true;
  }();
  if (!added) {
    connection_.roll_back();
    return tl::unexpected(added.error());
  }
  const auto first = change.before.size;
  if (auto committed = commit({std::move(change)}); !committed) return tl::unexpected(committed.error());
  return first;
}

Result<std::vector<std::string>> PostgresStore::read_lines(const TableEntry& entry, std::int64_t first, std::int64_t end) {
  const auto found = connection_.run("lines", {entry.name, std::max<std::int64_t>(first - 1, 0), end});
  if (!found) return tl::unexpected(found.error());
  ChainHead before{first, {}};
  if (first > 0) {
    if (found->rows() == 0 || found->number(0, 0) != first - 1)
      return fail("", "store.event_missing", where(), first - 1, entry.name);
    before.hash = hash_in(found->text(0, 2));
  }
  ReadBack read(where(), entry, before);
  for (int row = first > 0 ? 1 : 0; row < found->rows(); ++row)
    if (auto good = read.add(found->number(row, 0), found->text(row, 1), found->text(row, 2)); !good)
      return tl::unexpected(good.error());
  return read.take(end);
}

Result<Store::Lines> PostgresStore::lines(std::string_view list, std::int64_t from, std::int64_t many) {
  return reconnecting([&] { return lines_once(list, from, many); });
}

Result<Store::Lines> PostgresStore::lines_once(std::string_view list, std::int64_t from, std::int64_t many) {
  const auto found = entry(list);
  if (!found) return tl::unexpected(found.error());
  if (!*found) return Lines{};
  if ((*found)->kind != TableKind::list) return fail("", "store.not_a_list", where(), list);
  const auto [first, end] = lines_between((*found)->head.size, from, many);
  auto texts = read_lines(**found, first, end);
  if (!texts) return tl::unexpected(texts.error());
  return Lines{first, (*found)->head.size, std::move(*texts)};
}

// --- putting away ---

Result<std::int64_t> PostgresStore::put_away(std::chrono::seconds untouched, Old old) {
  const auto names = reconnecting([&] { return this->untouched(untouched, old); });
  if (!names) return tl::unexpected(names.error());
  std::int64_t count = 0;
  for (const auto& name : *names) {
    const auto away = connection_.transact([&] { return put_away_one(name, untouched, old); });
    if (!away) return tl::unexpected(away.error());
    count += *away ? 1 : 0;
  }
  return count;
}

Result<PostgresStore::Names> PostgresStore::untouched(std::chrono::seconds untouched, Old old) {
  const auto found =
      connection_.run("untouched", {untouched.count(), id_, old == Old::remove ? "archived" : "table", most_put_away});
  if (!found) return tl::unexpected(found.error());
  Names names;
  std::int64_t events = 0;
  for (int row = 0; row < found->rows() && events < most_events_put_away; ++row) {
    names.emplace_back(found->text(row, 0));
    events += found->number(row, 1);
  }
  return names;
}

// In a transaction. Gives whether it is away.
Result<bool> PostgresStore::put_away_one(const std::string& table, std::chrono::seconds untouched, Old old) {
  const auto leased = connection_.run("lease_to_nobody", {table, id_});
  if (!leased) return tl::unexpected(leased.error());
  if (leased->rows() == 0) return false;  // somebody has just taken it
  const auto found = connection_.run("still_untouched", {table, untouched.count(), old == Old::remove ? "archived" : "table"});
  if (!found) return tl::unexpected(found.error());
  if (found->rows() == 0) return false;
  if (old == Old::archive) return archive(entry_in(*found, 0));
  for (const char* from : {"events", "archive", "leases"}) {
    const auto gone = connection_.query(fmt::format("DELETE FROM shengxiao.{} WHERE table_name = $1::text", from).c_str(), {table});
    if (!gone) return tl::unexpected(gone.error());
  }
  const auto gone = connection_.query("DELETE FROM shengxiao.tables WHERE name = $1::text", {table});
  if (!gone) return tl::unexpected(gone.error());
  return true;
}

Result<bool> PostgresStore::archive(const TableEntry& entry) {
  const auto events = read(entry);
  if (!events) {
    if (!connection_.is_alive()) return tl::unexpected(events.error());
    // It is damaged, and stays for somebody to look at; the others have their turn first.
    const auto later = connection_.run("touch", {entry.name, 0});
    if (!later) return tl::unexpected(later.error());
    return false;
  }
  const auto added = connection_.run("add_archive", {entry.name, pack(*events)});
  if (!added) return tl::unexpected(added.error());
  const auto gone = connection_.run("remove_events", {entry.name});
  if (!gone) return tl::unexpected(gone.error());
  const auto marked = connection_.run("set_kind", {entry.name, "archived"});
  if (!marked) return tl::unexpected(marked.error());
  return true;
}

}  // namespace shengxiao::store
