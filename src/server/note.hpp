// What a reader of a record should know of how the game was played. A note is a line of the record: its kind, then its fields, as
// in "takeback seat=0 step=3". The words are made by the clients.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/seat.hpp"

namespace shengxiao::server {

struct Note {
  enum class Kind {
    takeback,     // the seat took back what was done from this step on
    deputy,       // a computer of this level plays for the seat from this step on
    back,         // the seat plays again from this step on
    out_of_time,  // the seat is out of time; a computer of this level plays from this step on
  };
  Kind kind;
  Seat seat;
  int step;       // from 1
  int level = 0;  // 0: no computer

  std::string text() const;
  static std::optional<Note> parse(std::string_view text);
  void json(Json& out) const;  // the fields of an object
  friend bool operator==(const Note&, const Note&) = default;
};

}  // namespace shengxiao::server
