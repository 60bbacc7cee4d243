// What a reader of a record should know of how the game was played. A note is a line of the record: its kind, then its fields, as
// in "takeback seat=0 step=3". The words are made by the clients; docs/protocol.md says what the kinds mean.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.hpp"
#include "core/seat.hpp"

namespace shengxiao::server {

struct Note {
  enum class Kind {
    takeback,
    deputy,
    back,
    out_of_time,
    stood,
    sat,
    left,
    kicked,
    flag,
    resigned,
    agreed,
    seed,
    record,
    earlier,
    known,
    deal,
    log
  };
  // seat, step (from 1), level (of a computer), draws, answers, known, shown, entry.
  using Fields = std::vector<std::pair<std::string_view, int>>;

  Kind kind;
  Fields fields{};

  std::string text() const;
  static std::optional<Note> parse(std::string_view text);
  // The fields of an object. `hides_step`: the number of a step would tell of hidden ones.
  void json(Json& out, bool hides_step = false) const;
  friend bool operator==(const Note&, const Note&) = default;
};

}  // namespace shengxiao::server
