#include "store/log_copier.hpp"

namespace shengxiao::store {

LogCopier::~LogCopier() {
  if (!thread_.joinable()) return;
  wait();
  tell(State::ending);
}

Result<bool> LogCopier::open() {
  if (auto opened = file_.open(SQLITE_OPEN_READWRITE); !opened) return opened;
  sqlite3_db_config(file_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  if (auto set = file_.execute("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0"); !set) return set;
  thread_ = std::jthread([this] { run(); });
  return true;
}

void LogCopier::tell(State state) {
  state_ = state;
  state_.notify_all();
}

// Where it cannot copy, because the disk is full or broken, whoever empties the log finds the same.
void LogCopier::run() {
  for (;;) {
    state_.wait(State::resting);
    if (state_ == State::ending) return;
    sqlite3_wal_checkpoint_v2(file_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    tell(State::resting);
  }
}

}  // namespace shengxiao::store
