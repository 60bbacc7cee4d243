// The journal in an SQLite file: one server, no database to look after.
#pragma once
#include "store/store.hpp"

namespace shengxiao::store {

Result<std::unique_ptr<Store>> open_sqlite_store(std::string_view path);

}  // namespace shengxiao::store
