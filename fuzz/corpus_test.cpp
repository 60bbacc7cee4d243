// Feeds the corpora to the targets, and for each file some mutations of it, always the same. What once went wrong is a file there.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "core/json.hpp"
#include "mutation.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

// Called by gtest.
void PrintTo(const Target& target, std::ostream* out) { *out << target.name; }  // NOLINT(readability-identifier-naming)

namespace {

const std::filesystem::path folder = "fuzz/corpus";
constexpr std::size_t most_files = 20, most_bytes = 20 * 1024;

using Corpus = std::map<std::string, std::string>;  // texts by the names of their files
Corpus corpus_of(std::string_view target) {
  Corpus corpus;
  for (const auto& entry : std::filesystem::directory_iterator(folder / target)) {
    std::ifstream file(entry.path(), std::ios::binary);
    corpus[entry.path().filename().string()].assign(std::istreambuf_iterator<char>(file), {});
  }
  return corpus;
}

// For a terminal, and to be made a file of.
std::string printable(std::string_view input) {
  std::string text;
  for (const char c : input)
    text += c >= ' ' && c <= '~' && c != '\\' ? std::string(1, c)
            : c == '\n'                       ? "\\n"
                                              : fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
  return text;
}

// Whether it was accepted; a broken promise is a failure of the test.
bool feeds(const Target& target, std::string_view input) {
  try {
    return target.feed(input);
  } catch (const std::exception& broken) {
    ADD_FAILURE() << broken.what() << "\ninput: " << printable(input);
    return false;
  }
}

class EachTarget : public testing::TestWithParam<Target> {};

// Files that begin with refused_ are not: whatever a parser says of them, it must say and not break.
TEST_P(EachTarget, accepts_its_corpus) {
  for (const auto& [name, text] : corpus_of(GetParam().name))
    EXPECT_EQ(feeds(GetParam(), text), !name.starts_with("refused_")) << name;
}

TEST_P(EachTarget, keeps_its_promises_for_mutations_of_its_corpus) {
  const auto corpus = corpus_of(GetParam().name);
  Mutator mutator(1);
  auto other = corpus.begin();
  for (const auto& [name, text] : corpus) {
    SCOPED_TRACE(name);
    for (int i = 0; i < GetParam().mutations && !HasFailure(); ++i) {
      if (++other == corpus.end()) other = corpus.begin();
      feeds(GetParam(), mutator.mutated(text, other->second));
    }
  }
}

TEST_P(EachTarget, has_a_small_corpus) {
  const auto corpus = corpus_of(GetParam().name);
  std::size_t bytes = 0;
  for (const auto& [name, text] : corpus) bytes += text.size();
  EXPECT_GE(corpus.size(), 2u);
  EXPECT_LE(corpus.size(), most_files);
  EXPECT_LE(bytes, most_bytes);
}

std::string name_of(const testing::TestParamInfo<Target>& target) { return std::string(target.param.name); }
INSTANTIATE_TEST_SUITE_P(Fuzz, EachTarget, testing::ValuesIn(targets), name_of);

TEST(Fuzz, every_corpus_is_that_of_a_target) {
  std::set<std::string> folders, names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) folders.insert(entry.path().filename().string());
  for (const auto& target : targets) names.emplace(target.name);
  EXPECT_EQ(folders, names);
}

}  // namespace
}  // namespace shengxiao::fuzz
