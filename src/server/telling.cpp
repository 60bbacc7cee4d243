#include "server/telling.hpp"

#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
std::string entry_json(const table::SeenStep& seen) {
  return json_object([&](Json& out) {
    out.key("seat");
    seat_json(seen.actor, out);
    out.field("move", seen.text).field("turn", seen.turn);
    out.field("written", seen.written);
    if (!seen.complete) out.field("hidden", true);
    out.key("action").raw(seen.action);
  });
}
}  // namespace

int MoveTree::add(int list, std::string entry) {
  for (const int child : node(list).children)
    if (last(child) == entry) return child;
  const auto added = static_cast<int>(nodes_.size());
  nodes_.push_back({std::move(entry), list, length(list) + 1});
  nodes_[static_cast<std::size_t>(list)].children.push_back(added);
  return added;
}

const std::vector<Telling::Entry>& Telling::moves(const table::Match& match, Seat viewer) {
  const auto& seen = match.seen(viewer);
  auto& known = moves_[viewer];
  while (!known.empty() && (known.size() > seen.size() || known.back().serial != seen[known.size() - 1].serial)) known.pop_back();
  for (auto i = known.size(); i < seen.size(); ++i)
    known.push_back({tree_.add(known.empty() ? MoveTree::root : known.back().list, entry_json(seen[i])), seen[i].serial});
  return known;
}

std::optional<std::string> Telling::Round::message(const Receiver& receiver, Sent& sent) {
  const auto& tree = telling_.tree_;
  const auto& moves = telling_.moves(table_.match, receiver.viewer);
  auto table = table_for(receiver);
  const int now = moves.empty() ? MoveTree::root : moves.back().list;
  if (sent.table && *sent.table == *table && sent.moves == now) return std::nullopt;

  auto& text = messages_[{table.get(), sent.moves}];
  if (text.empty()) {
    const auto is_told = [&](int list) {  // it begins the list that is to be told
      const auto length = static_cast<std::size_t>(tree.length(list));
      return length == 0 || (length <= moves.size() && moves[length - 1].list == list);
    };
    int common = sent.moves;
    while (!is_told(common)) common = tree.shorter(common);
    text.assign(*table, 0, table->size() - 1);  // it goes on
    const int from = tree.length(common);
    fmt::format_to(std::back_inserter(text), ",{},\"from\":{},\"moves\":[", times_, from);
    for (auto i = static_cast<std::size_t>(from); i < moves.size(); ++i) {
      if (i > static_cast<std::size_t>(from)) text += ',';
      text += tree.last(moves[i].list);
    }
    text += "]}";
  }
  sent = {std::move(table), now};
  return text;
}

std::shared_ptr<const std::string> Telling::Round::table_for(const Receiver& receiver) {
  for (const auto& [known, table] : tables_)
    if (known == receiver) return table;
  auto table = std::make_shared<const std::string>(table_message(table_, receiver));
  tables_.emplace_back(receiver, table);
  return table;
}

}  // namespace shengxiao::server
