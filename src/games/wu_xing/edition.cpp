// Reads the tiles of an edition.
#include "games/wu_xing/tiles.hpp"

namespace shengxiao::games::wu_xing {

namespace {

// One, two or three dice.
Result<Panel> read_panel(const Entry& entry) {
  const auto dice = entry.list();
  if (!dice) return tl::unexpected(dice.error());
  if (dice->empty() || dice->size() > 3) return entry.fail("WX-3", "wu_xing.edition_dice", dice->size());
  Panel panel;
  for (const auto& die : *dice) {
    const auto face = die.number(1, faces);
    if (!face) return tl::unexpected(face.error());
    panel.shows[panel.dice++] = static_cast<std::uint8_t>(*face);
  }
  return panel;
}

Result<Tile> read_tile(const Entry& entry, int which) {
  const auto name = tile_names[which];
  const auto family = family_of(which);
  const auto kind_name = family_names[family];
  const auto colour_name = tile_names[colour_of[which]];
  if (const auto known = entry.only({"kind", "colour", "value", "panels"}); !known) return tl::unexpected(known.error());
  const auto kind = entry.text("kind");
  if (!kind) return tl::unexpected(kind.error());
  if (*kind != kind_name) return entry.at("kind")->fail("WX-1", "wu_xing.edition_kind", name, kind_name, *kind);
  const auto colour = entry.text("colour");
  if (!colour) return tl::unexpected(colour.error());
  if (*colour != colour_name) return entry.at("colour")->fail("WX-2", "wu_xing.edition_colour", name, colour_name, *colour);
  if (const auto source = entry.find("source"))
    if (const auto text = source->text(); !text) return tl::unexpected(text.error());
  const auto value = entry.number("value", 0, value_at_most);
  if (!value) return tl::unexpected(value.error());
  const auto listed = entry.list("panels");
  if (!listed) return tl::unexpected(listed.error());
  if (listed->size() != panels) return entry.at("panels")->fail("WX-3", "wu_xing.edition_panels", panels, listed->size());
  Tile tile;
  tile.value = static_cast<int>(*value);
  int pairs = 0;
  for (std::size_t i = 0; i < panels; ++i) {
    const auto panel = read_panel((*listed)[i]);
    if (!panel) return tl::unexpected(panel.error());
    tile.panel[i] = *panel;
    pairs += panel->dice == 2;
  }
  const int due = family == animals ? 2 : 1;
  if (pairs != due) return entry.at("panels")->fail("WX-3", "wu_xing.edition_pairs", name, kind_name, due, pairs);
  return tile;
}
}  // namespace

Result<TileList> read_printed(const Edition& edition) {
  const Entry all(edition);
  if (const auto known = all.only({"tile"}); !known) return tl::unexpected(known.error());
  const auto entries = all.list("tile");
  if (!entries) return tl::unexpected(entries.error());
  TileList list;
  Tiles seen = 0;
  for (const auto& entry : *entries) {
    const auto name = entry.text("name");
    if (!name) return tl::unexpected(name.error());
    const auto which = std::ranges::find(tile_names, std::string_view(*name)) - tile_names.begin();
    if (which == tiles) return entry.at("name")->fail("WX-1", "wu_xing.edition_no_tile", *name);
    if (seen >> which & 1) return entry.at("name")->fail("WX-1", "wu_xing.edition_twice", *name);
    seen |= tile_set(static_cast<int>(which));
    auto tile = read_tile(entry, static_cast<int>(which));
    if (!tile) return tl::unexpected(tile.error());
    list[which] = *tile;
  }
  if (seen != all_tiles) {
    const int missing = std::countr_zero(~seen);
    return all.at("tile")->fail("WX-1", "wu_xing.edition_missing", tile_names[missing], entries->size(), tiles);
  }
  return list;
}

}  // namespace shengxiao::games::wu_xing
