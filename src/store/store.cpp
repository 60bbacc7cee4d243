// Which store an address means.
#include "store/store.hpp"

#include "store/postgres_store.hpp"
#include "store/sqlite_store.hpp"

namespace shengxiao::store {

Result<std::unique_ptr<Store>> open_store(std::string_view address) {
  if (address.starts_with("postgresql://") || address.starts_with("postgres://")) return open_postgres_store(address);
  return open_sqlite_store(address);
}

}  // namespace shengxiao::store
