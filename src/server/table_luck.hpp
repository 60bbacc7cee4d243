// Where the luck of a table comes from, from its opening to its end: docs/verifiable_chance.md.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "chance/verifiable.hpp"
#include "core/json.hpp"
#include "core/record.hpp"
#include "core/seat.hpp"
#include "server/note.hpp"
#include "table/match.hpp"
#include "table/message.hpp"

namespace shengxiao::server {

class TableLuck {
 public:
  // Nobody chose it; or it was chosen by a seed or with the record that was loaded; or an earlier version opened the table; or the
  // game was over, its luck was told, and it goes on all the same; or it is that of a finished game, whose deal is played again.
  enum class Origin { verifiable, seed, record, earlier, known, deal };

  TableLuck(const chance::Bytes32& secret, Origin origin)
      : secret_(secret), commitment_(chance::commitment(secret)), origin_(origin) {}
  // The same seed brings the same luck, of which nobody can tell the seed.
  static TableLuck of_seed(std::uint64_t seed);
  // The field "deal": what a finished table has told of its luck.
  static Result<TableLuck> of_deal(const table::Message& deal);

  bool is_verifiable() const { return origin_ == Origin::verifiable; }
  void become_known() { origin_ = Origin::known; }
  const chance::Bytes32& commitment() const { return commitment_; }
  void set_log_entry(std::int64_t entry) { log_entry_ = entry; }
  // What a record says of it beside its lines of chance.
  Note note() const;

  // Clients commit to their entropy until the list is closed; then they are asked for it, and chance draws once nobody is waited
  // for.
  void commit(Seat seat, const chance::Bytes32& commitment);
  void close() { closed_ = true; }
  bool is_closed() const { return closed_; }
  SeatSet waits_for() const;
  Result<bool> reveal(Seat seat, std::string_view hex);
  void withhold_rest();
  table::Draw draw(std::string_view head) const;

  // The field "chance" of the table. `over`: the secret may be told.
  void json(bool over, Json& out) const;
  // For a record; nothing where the luck is not verifiable.
  std::optional<RecordedChance> recorded(bool over) const;

  // For the journal.
  void write_to_journal(Json& out) const;  // an object
  static Result<TableLuck> from_journal(const table::Message& kept);

 private:
  struct Entropy {
    Seat seat;
    chance::Bytes32 commitment;
    std::optional<chance::Bytes> value{};  // empty: withheld
  };

  // Instead of what the seat had; in the order of the seats.
  void put(Entropy entropy);
  bool has_entropy(Seat seat) const;
  void deal_json(Json& out) const;

  chance::Bytes32 secret_, commitment_;
  Origin origin_;
  std::optional<std::uint64_t> seed_{};
  std::int64_t log_entry_ = 0;  // in the public log; 0: none
  std::vector<Entropy> entropies_{};  // by seat
  bool closed_ = false;
};

}  // namespace shengxiao::server
