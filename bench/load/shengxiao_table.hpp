// A table of Shengxiao's own server: docs/protocol.md.
#pragma once
#include <string>
#include <string_view>

#include "table.hpp"

namespace shengxiao::load {

class ShengxiaoTable : public Table {
 public:
  using Table::Table;

 private:
  std::string path() const override { return "/ws"; }
  void open_game(bool again) override;
  void hear(Screen& screen, std::string_view text) override;
  void send_move(Screen& screen) override;

  void hear_table(Screen& screen, simdjson::ondemand::document& table);
  void sit_down();

  std::string code_;  // of the game that is played now
};

}  // namespace shengxiao::load
