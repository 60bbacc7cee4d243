// Records, as `load`, `replay` and `verify` read them.
#include "core/record.hpp"
#include "server/note.hpp"
#include "table/match.hpp"
#include "table/seat_occupant.hpp"
#include "table/transcript.hpp"
#include "table/verify.hpp"
#include "targets.hpp"

namespace shengxiao::fuzz {

namespace {
// What a match makes of a record is the record again, less what it does not know of.
void must_be_recorded_alike(const table::Match& match, const Record& record) {
  const auto again = match.record(record.seats);
  must(again.game == record.game && again.version == record.version && again.seats == record.seats, "a record keeps its head");
  must(again.steps.size() == record.steps.size(), "a record keeps its steps");
  const auto replayed = table::Match::replay(again, {});
  must(replayed && replayed->state() == match.state(), "a record replays");
  must(parse_record(print(again)) == again, "a record of a match reads back");
}

void replay(const Record& record) {
  if (const auto match = table::Match::replay(record, Rng(1)); ok(match)) {
    const auto by_hand = table::Match::replay(record, {});
    must(by_hand.has_value(), "luck does not change what is legal");
    must_be_recorded_alike(*by_hand, record);
    for (const auto& occupant : table::occupants_of(record, match->game().info().levels))
      must(table::SeatOccupant::parse(occupant.words(), match->game().info().levels) == occupant, "who sits there reads back");
  }
  ok(table::Match::resume(record, Rng(1)));
}
}  // namespace

bool records(std::string_view input) {
  const auto record = parse_record(input);
  if (ok(record)) {
    const auto text = print(*record);
    must(parse_record(text) == *record, "a record reads back", text);
    for (const auto& note : record->notes)
      if (const auto read = server::Note::parse(note)) must(server::Note::parse(read->text()) == *read, "a note reads back", note);
    replay(*record);
  }
  const auto verdict = table::check_replay(input);
  const bool is_legal = ok(verdict);
  const auto verified = table::verify(input);
  if (ok(verified)) must(is_legal, "what is verified is legal");
  return is_legal && (verified || !record->chance || record->chance->secret.empty());
}

}  // namespace shengxiao::fuzz
