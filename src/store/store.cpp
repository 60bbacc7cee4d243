// Which store an address means.
#include "store/store.hpp"

#include "store/copy.hpp"
#include "store/no_store.hpp"
#include "store/postgres_store.hpp"
#include "store/sqlite_store.hpp"

namespace shengxiao::store {

namespace {
bool is_database(std::string_view address) { return address.starts_with("postgresql://") || address.starts_with("postgres://"); }
}  // namespace

Result<std::unique_ptr<Store>> open_store(std::string_view address, const std::optional<Neighbour>& us) {
  if (address == "none") return make_no_store();
  return is_database(address) ? open_postgres_store(address, us) : open_sqlite_store(address);
}

Result<std::int64_t> copy_journal(std::string_view from, std::string_view to) {
  const auto fill = [&](CopyTarget& target) {
    return is_database(from) ? copy_from_postgres(from, target) : copy_from_sqlite(from, target);
  };
  return is_database(to) ? copy_into_postgres(to, fill) : copy_into_sqlite(to, fill);
}

}  // namespace shengxiao::store
