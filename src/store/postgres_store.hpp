// The journal in the schema "shengxiao" of a PostgreSQL database, which holds one journal.
#pragma once
#include "store/store.hpp"

namespace shengxiao::store {

Result<std::unique_ptr<Store>> open_postgres_store(std::string_view url);

}  // namespace shengxiao::store
