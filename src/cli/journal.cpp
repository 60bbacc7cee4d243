// Where the tables are kept, and copies of that: backup and restore.
#include "cli/journal.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "cli/commands.hpp"
#include "core/text.hpp"
#include "store/store.hpp"

namespace shengxiao::cli {

Result<std::string> usual_file() {
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  if ((!data || !*data) && (!home || !*home)) return fail("", "cli.no_home");
  const auto folder = data && *data ? std::filesystem::path(data) : std::filesystem::path(home) / ".local/share";
  return (folder / "shengxiao/tables.sqlite").string();
}

namespace {

Result<bool> make_folder_of(const std::string& file) {
  const auto folder = std::filesystem::path(file).parent_path();
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return fail("", "cli.no_folder", folder.string(), error.message());
  return true;
}

// The one line of a file. A bare name is that of a credential, which systemd puts into a folder of its own.
Result<std::string> read_secret(const std::string& path) {
  const char* credentials = std::getenv("CREDENTIALS_DIRECTORY");
  const bool is_bare = path.find('/') == std::string::npos;
  auto text = read_file(credentials && is_bare ? (std::filesystem::path(credentials) / path).string() : path);
  if (!text) return text;
  std::string secret(trim(*text));
  if (secret.empty() || secret.find('\n') != std::string::npos) return fail("", "cli.one_line", path);
  return secret;
}

Result<std::string> place_of(const JournalArguments& arguments) {
  if (arguments.store == "none") return fail("", "cli.nothing_kept");
  return place_of_tables(arguments.store, arguments.store_file);
}

}  // namespace

Result<std::string> place_of_tables(const std::string& store, const std::string& store_file) {
  if (!store_file.empty()) return read_secret(store_file);
  if (!store.empty()) return store;
  auto file = usual_file();
  if (file)
    if (const auto made = make_folder_of(*file); !made) return tl::unexpected(made.error());
  return file;
}

int run_backup(const JournalArguments& arguments) {
  const auto store = place_of(arguments);
  if (!store) return complain(store.error());
  const auto copied = store::copy_journal(*store, arguments.file);
  if (!copied) return complain(copied.error());
  fmt::print("{} tables are backed up in {}\n", *copied, arguments.file);
  return success;
}

int run_restore(const JournalArguments& arguments) {
  const auto store = place_of(arguments);
  if (!store) return complain(store.error());
  const auto copied = store::copy_journal(arguments.file, *store);
  if (!copied) return complain(copied.error());
  fmt::print("{} tables are restored from {}\n", *copied, arguments.file);
  return success;
}

}  // namespace shengxiao::cli
