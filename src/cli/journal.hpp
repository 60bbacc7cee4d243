// Where the tables of a server are kept.
#pragma once
#include <string>

#include "core/result.hpp"

namespace shengxiao::cli {

// The file of those that are kept nowhere else, in the user's data folder (by the XDG base directory specification).
Result<std::string> usual_file();

// As store::open_store wants it: what the file `store_file` says, or `store`, or where both are empty the usual file, whose folder
// is made.
Result<std::string> place_of_tables(const std::string& store, const std::string& store_file);

}  // namespace shengxiao::cli
