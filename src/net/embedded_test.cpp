#include "net/embedded.hpp"
#include "games/editions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "table/any_game.hpp"

namespace shengxiao::net {
namespace {

TEST(Embedded, every_game_has_its_rules_in_both_languages_and_they_begin_with_a_title) {
  for (const auto& game : table::all_games())
    for (const auto* ending : {".md", ".zh.md"}) {
      const auto path = std::string(game.name) + ending;
      bool found = false;
      for (const auto& file : rules_files())
        if (file.path == path) found = file.bytes.starts_with("# ") && file.bytes.size() > 1000;
      EXPECT_TRUE(found) << path;
    }
}

TEST(Embedded, games_with_printed_data_have_it_as_a_file) {
  for (const auto& game : table::all_games()) {
    const auto path = std::string(game.name) + ".toml";
    const bool found = std::ranges::any_of(games::edition_files(), [&](const auto& file) { return file.path == path; });
    EXPECT_EQ(found, game.printed) << path;
  }
}

TEST(Embedded, no_path_stands_twice_and_packed_files_have_their_plain_one) {
  std::set<std::string_view> paths;
  for (const auto& file : client_files()) EXPECT_TRUE(paths.insert(file.path).second) << file.path;
  for (const auto path : paths) EXPECT_TRUE(!path.ends_with(".gz") || paths.contains(path.substr(0, path.size() - 3))) << path;
}

}  // namespace
}  // namespace shengxiao::net
