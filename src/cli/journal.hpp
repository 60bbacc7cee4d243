// Where the tables of a server are kept.
#pragma once
#include <string>

#include "core/result.hpp"

namespace shengxiao::cli {

// The file of those that are kept nowhere else, in the user's data folder (by the XDG base directory specification).
Result<std::string> usual_file();
// Makes its folder, where there is none.
Result<bool> make_folder_of(const std::string& file);

// The one line of a file, where it is secret. A bare name is that of a credential, which systemd puts into a folder of its own.
Result<std::string> read_secret(const std::string& path);

}  // namespace shengxiao::cli
