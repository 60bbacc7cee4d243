// What the file of the recent commits knows and the database does not: SQLite reads its log up to the first byte that is wrong.
#include <algorithm>

#include "store/sqlite_store.hpp"

namespace shengxiao::store {
namespace {

class Recovery {
 public:
  Recovery(SqliteFile& file, SqliteTables& tables) : file_(file), tables_(tables) {}

  Result<std::vector<Error>> run(const RecentCommits& recent) {
    const auto counted = tables_.commits();
    if (!counted) return tl::unexpected(counted.error());
    stored_ = *counted;
    note_removals(recent);
    std::int64_t last = stored_;
    std::int64_t missing = 0;
    for (const auto& commit : recent.commits) {
      if (!commit.has_failed && commit.number > last) {
        missing += commit.number - last - 1;
        last = commit.number;
      }
      for (const auto& item : commit.items)
        if (auto done = see(commit, item); !done) return tl::unexpected(done.error());
    }
    if (auto done = take_back_failed(); !done) return tl::unexpected(done.error());
    if (last > stored_)
      if (auto set = tables_.set_commits(last); !set) return tl::unexpected(set.error());
    // Where the database knows more than can be read here, nothing is missing.
    const bool may_lack_more = recent.is_damaged && (recent.commits.empty() || recent.commits.back().number >= stored_);
    return findings(missing, may_lack_more);
  }

 private:
  using Name = std::string;

  // Tables of which the database knows that they were removed: what was before that is of no interest.
  void note_removals(const RecentCommits& recent) {
    for (const auto& commit : recent.commits)
      for (const auto& item : commit.items)
        if (item.kind == RecentItem::Kind::removal && !commit.has_failed && commit.number <= stored_)
          removed_[item.table] = commit.number;
  }

  Result<bool> see(const RecentCommit& commit, const RecentItem& item) {
    if (const auto found = removed_.find(item.table); found != removed_.end() && commit.number <= found->second) return true;
    if (item.kind == RecentItem::Kind::removal) return commit.has_failed ? true : remove(item);
    const auto hash = chained(item.before, item.table, item.number, item.text);
    if (commit.has_failed) {
      failed_[item.table][item.number] = hash;
      return true;
    }
    if (const auto found = failed_.find(item.table); found != failed_.end()) {  // the same once more, with success
      const auto same = found->second.find(item.number);
      if (same != found->second.end() && same->second == hash) found->second.erase(same);
    }
    return put_back(item, hash);
  }

  Result<bool> put_back(const RecentItem& item, const ChainHash& hash) {
    auto found = tables_.entry(item.table);
    if (!found) return tl::unexpected(found.error());
    const auto kind = item.kind == RecentItem::Kind::line ? TableKind::list : TableKind::table;
    auto entry = found->value_or(TableEntry{item.table, kind, {}, seconds_now()});
    if (entry.kind == TableKind::archived) {
      if (entry.head == ChainHead{item.number + 1, hash}) return true;
      if (item.number + 1 < entry.head.size) return true;  // what was packed was checked then
      const auto events = tables_.read(entry);
      if (!events) return lose(item, entry);
      if (auto back = tables_.bring_back(entry, *events); !back) return back;
    }
    if (item.number < entry.head.size) {
      const auto there = tables_.event(item.table, item.number);
      if (!there) return tl::unexpected(there.error());
      return *there && (*there)->second == hash ? true : lose(item, entry);
    }
    if (entry.head != ChainHead{item.number, item.before} || entry.kind != kind) return lose(item, entry);
    entry.used = seconds_now();
    if (auto added = tables_.add_next(entry, item.text); !added) return added;
    ++put_back_[item.table];
    return tables_.put_entry(entry);
  }

  Result<bool> lose(const RecentItem& item, const TableEntry& entry) {
    const auto first = std::min(item.number, entry.head.size);
    auto& range = lost_.try_emplace(item.table, first, item.number).first->second;
    range = {std::min(range.first, first), std::max(range.second, item.number)};
    return true;
  }

  Result<bool> remove(const RecentItem& item) {
    const auto entry = tables_.entry(item.table);
    if (!entry) return tl::unexpected(entry.error());
    if (!*entry || (*entry)->head != ChainHead{item.number, item.before}) return true;
    put_back_.erase(item.table);
    lost_.erase(item.table);
    return tables_.remove(**entry);
  }

  // A commit that failed may be in the log all the same.
  Result<bool> take_back_failed() {
    for (const auto& [table, events] : failed_)
      for (auto event = events.rbegin(); event != events.rend(); ++event) {
        auto entry = tables_.entry(table);
        if (!entry) return tl::unexpected(entry.error());
        if (!*entry || (*entry)->kind == TableKind::archived || (*entry)->head != ChainHead{event->first + 1, event->second})
          continue;
        if (auto cut = tables_.cut(**entry); !cut) return cut;
      }
    return true;
  }

  std::vector<Error> findings(std::int64_t missing, bool may_lack_more) const {
    std::vector<Error> found;
    for (const auto& [table, count] : put_back_) found.push_back(Error("", "store.put_back", file_.path(), count, table));
    for (const auto& [table, range] : lost_)
      found.push_back(Error("", "store.events_lost", file_.path(), range.first, range.second, table));
    if (missing > 0) found.push_back(Error("", "store.commits_lost", file_.path(), missing));
    if (may_lack_more) found.push_back(Error("", "store.recent_damaged", file_.path() + "-recent"));
    return found;
  }

  SqliteFile& file_;
  SqliteTables& tables_;
  std::int64_t stored_ = 0;  // commits that the database has
  std::map<Name, std::int64_t> removed_;
  std::map<Name, std::map<std::int64_t, ChainHash>> failed_;
  std::map<Name, std::int64_t> put_back_;
  std::map<Name, std::pair<std::int64_t, std::int64_t>> lost_;  // the first and the last number
};

}  // namespace

Result<std::vector<Error>> recover_sqlite(SqliteFile& file, SqliteTables& tables, const RecentCommits& recent) {
  return Recovery(file, tables).run(recent);
}

}  // namespace shengxiao::store
