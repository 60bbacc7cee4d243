// No journal: tables end with the server. Lists are kept as long.
#pragma once
#include "store/store.hpp"

namespace shengxiao::store {

std::unique_ptr<Store> make_no_store();

}  // namespace shengxiao::store
