// Transcripts, as `replay` reads them.
#include "table/transcript.hpp"

#include "targets.hpp"

namespace shengxiao::fuzz {

bool transcripts(std::string_view input) {
  const auto verdict = table::check_replay(input);
  if (!verdict) must_have_words(verdict.error());
  return verdict.has_value();
}

}  // namespace shengxiao::fuzz
