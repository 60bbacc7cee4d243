#include "server/telling.hpp"

#include <algorithm>
#include <ranges>

#include "server/messages.hpp"
#include "server/note.hpp"

namespace shengxiao::server {

namespace {
// While the game goes on the number of a step would tell of hidden ones, and so might a note in words.
bool is_told(const std::string& note, bool over) { return over || Note::parse(note); }

void note_json(const std::string& text, bool over, Json& out) {
  const auto note = Note::parse(text);
  out.open('{');
  if (over) out.field("text", text);
  if (note) note->json(out, !over);
  out.close('}');
}

// From a note on; the number is of those that are told.
void notes_json(const std::vector<std::string>& notes, std::size_t from, bool over, Json& out) {
  const auto first = notes.begin() + static_cast<std::ptrdiff_t>(from);
  const auto told = [over](const std::string& note) { return is_told(note, over); };
  out.field("notes_from", std::count_if(notes.begin(), first, told)).key("notes").open('[');
  for (auto note = first; note != notes.end(); ++note)
    if (told(*note)) note_json(*note, over, out);
  out.close(']');
}
}  // namespace

// Serials grow, and an entry that has an old one stands where it stood.
void ToldMoves::update(const table::SeenSteps& seen) {
  const auto entries = std::views::iota(std::size_t{0}, std::min(size_, seen.list().size()));
  const auto is_old = [&](std::size_t entry) { return seen.serial(entry) < next_serial_; };
  const auto same = static_cast<std::size_t>(std::ranges::partition_point(entries, is_old) - entries.begin());
  if (same < size_) {
    const auto version = this->version() + 1;
    while (!changes_.empty() && changes_.back().from >= same) changes_.pop_back();
    changes_.push_back({version, same});
  }
  size_ = seen.list().size();
  next_serial_ = size_ ? seen.serial(size_ - 1) + 1 : 0;
}

std::size_t ToldMoves::same_since(std::uint64_t version, std::size_t size) const {
  const auto first = std::ranges::upper_bound(changes_, version, {}, &Change::version);
  return first == changes_.end() ? size : std::min(size, first->from);
}

Text Telling::Round::message(const Receiver& receiver, Sent& sent) {
  const Seat viewer =
      table_.match.game().open() ? Seat::watcher : receiver.viewer;  // where nothing is hidden all are told the same
  auto& moves = telling_.moves_[viewer];
  moves.update(table_.match.seen_by(viewer));
  const auto& written = table_for(receiver);
  const auto from = sent.viewer == viewer ? moves.same_since(sent.version, sent.moves) : 0;
  const auto notes_from = sent.table && sent.over == table_.over() ? sent.notes : 0;
  const bool has_moved = sent.version != moves.version() || sent.moves != moves.size();
  const bool has_news = has_moved || notes_from < table_.notes.size();
  if (sent.table == written.hash && !has_news) return nullptr;
  auto& told = messages_[{&written, from, notes_from}];
  if (!told) told = with_news(written.table, viewer, from, notes_from);
  sent = {written.hash, viewer, moves.size(), moves.version(), table_.notes.size(), table_.over()};
  return told;
}

Text Telling::Round::with_news(const std::string& table, Seat viewer, std::size_t moves_from, std::size_t notes_from) const {
  const auto entries = table_.match.seen(viewer).size();
  std::string text;
  text.reserve(table.size() + times_.size() + 1024);  // bytes; what is new is mostly a move
  text.append(table, 0, table.size() - 1).append(1, ',').append(times_).append(1, ',');  // the object goes on
  Json out(text);
  notes_json(table_.notes, notes_from, table_.over(), out);
  out.field("from", moves_from).key("moves").open('[');
  for (auto i = moves_from; i < entries; ++i) entry_json(table_.match, viewer, i, out);
  out.close(']').close('}');
  return std::make_shared<const std::string>(std::move(text));
}

const Telling::Round::Written& Telling::Round::table_for(const Receiver& receiver) {
  for (const auto& known : tables_)
    if (known.receiver == receiver) return known;
  auto table = table_message(table_, receiver);
  const auto hash = std::hash<std::string>()(table);
  return tables_.emplace_back(Written{receiver, std::move(table), hash == 0 ? 1 : hash});
}

}  // namespace shengxiao::server
