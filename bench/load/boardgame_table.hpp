// A table of the server of bench/load/boardgame_io: boardgame.io's messages over socket.io, whose first characters say what a text
// is (0 the handshake, 2 and 3 ping and pong, 40 a namespace, 42 an event in it).
#pragma once
#include <string>
#include <string_view>

#include "table.hpp"

namespace shengxiao::load {

class BoardgameTable : public Table {
 public:
  using Table::Table;

 private:
  std::string path() const override { return "/socket.io/?EIO=4&transport=websocket"; }
  void open_game(bool again) override;
  void hear(Screen& screen, std::string_view text) override;
  void send_move(Screen& screen) override;

  void hear_event(Screen& screen, std::string_view text);
  bool hear_state(Screen& screen, simdjson::ondemand::object state);
  std::string match() const {
    return std::to_string(crowd_.options.seed) + "-" + std::to_string(number_) + "-" + std::to_string(games_);
  }
};

}  // namespace shengxiao::load
