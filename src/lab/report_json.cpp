// The balance report for programs: docs/lab.md has its schema.
#include "lab/balance.hpp"
#include "lab/results.hpp"

namespace shengxiao::lab {

namespace {
void field(Json& out, std::string_view name, const Estimate& e) {
  out.key(name);
  json(e, out);
}
void field(Json& out, std::string_view name, const std::optional<Estimate>& e) {
  if (e) field(out, name, *e);
}
void field(Json& out, std::string_view name, const std::vector<Labelled>& all) {
  out.key(name).open('[');
  for (const auto& [label, e] : all) {
    out.open('{').field("name", label);
    field(out, "estimate", e);
    out.close('}');
  }
  out.close(']');
}
constexpr std::array<std::string_view, 3> counts_names{"held", "used", "met"};

void write_items(const Balance& b, Json& out) {
  out.key("items").open('[');
  for (const auto& one : b.items) {
    out.open('{').field("kind", one.item.kind).field("name", one.item.name);
    out.field("counts", counts_names[static_cast<std::size_t>(one.item.counts)]).field("seats", one.seats);
    if (one.item.printed) out.field("printed", *one.item.printed);
    field(out, "worth", one.worth);
    field(out, "beyond_points", one.beyond_points);
    field(out, "chosen", one.taken);
    field(out, "loss_without", one.missing);
    field(out, "free_chosen", one.taken_free);
    field(out, "struck", one.struck);
    out.close('}');
  }
  out.close(']').key("kinds").open('[');
  for (const auto& kind : b.kinds) {
    out.open('{').field("kind", kind.kind).field("worth_differs", kind.worth_differs);
    if (kind.missed) out.field("loss_differs", kind.missing_differs);
    out.close('}');
  }
  out.close(']');
}

void write_ends(const Balance& b, Json& out) {
  out.key("endings").open('[');
  for (const auto& [name, share, rounds, no_winner] : b.endings) {
    out.open('{').field("name", name);
    field(out, "share", share);
    field(out, "rounds", rounds);
    field(out, "no_winner", no_winner);
    out.close('}');
  }
  out.close(']').key("tallies").open('[');
  for (const auto& [name, all, winners, others] : b.tallies) {
    out.open('{').field("name", name);
    field(out, "all", all);
    field(out, "winners", winners);
    field(out, "others", others);
    out.close('}');
  }
  out.close(']');
}

void write_calibration(const Balance& b, Json& out) {
  out.key("calibration").open('[');
  for (const auto& [said, won] : b.calibration) {
    out.open('{').field("said", said);
    field(out, "won", won);
    out.close('}');
  }
  out.close(']');
}

void write_skills(const Balance& b, Json& out) {
  out.key("skills").open('[');
  for (const auto& skill : b.skills) {
    out.open('{').field("player", skill.player).field("games", skill.games);
    field(out, "decisions", skill.decisions);
    field(out, "rounds", skill.rounds);
    field(out, "lead_changes", skill.lead_changes);
    field(out, "first_seat", skill.by_seat[0].estimate);
    field(out, "by_seat", skill.by_seat);
    field(out, "agent_wins", skill.agent_wins);
    field(out, "no_winner", skill.no_winner);
    field(out, "worth", skill.worth);
    out.close('}');
  }
  out.close(']');
}
}  // namespace

std::string json(const Balance& b) {
  return json_object([&](Json& out) {
    out.field("report", "balance 4").field("command", b.command).field("game", b.game).field("rules", b.rules_version);
    out.field("seats", b.seats).field("agent", b.agent).field("options", b.options).field("seed", b.seed);
    out.field("games", b.games).field("all_games", b.all_games).field("looked_into", b.looked_into);
    if (!b.edition.empty()) out.key("edition").raw(b.edition);
    out.key("findings").array(b.findings);
    field(out, "decisions", b.decisions);
    field(out, "rounds", b.rounds);
    field(out, "minutes", b.minutes);
    field(out, "forced", b.forced);
    field(out, "options_each", b.options_each);
    out.key("options_by_third").open('[');
    for (const auto& third : b.options_by_third) json(third, out);
    out.close(']');
    field(out, "lead_changes", b.lead_changes);
    field(out, "margin", b.margin);
    field(out, "downtime", b.downtime);
    field(out, "longest_wait", b.longest_wait);
    out.key("lengths").open('{').field("from", b.shortest).field("width", b.width).key("games").array(b.lengths).close('}');
    field(out, "no_winner", b.no_winner);
    write_ends(b, out);
    field(out, "by_seat", b.by_seat);
    if (!b.by_order.empty()) field(out, "by_order", b.by_order);
    write_items(b, out);
    if (b.share_free) out.field("restricted_agent", b.restricted_agent);
    field(out, "share_free", b.share_free);
    out.key("course").open('[');
    for (const auto& point : b.course) {
      out.open('{').field("at", point.at);
      field(out, "winner", point.winner);
      field(out, "leader", point.leader);
      field(out, "last", point.last);
      out.close('}');
    }
    out.close(']');
    field(out, "drama", b.drama);
    field(out, "decided", b.decided);
    field(out, "runaway", b.runaway);
    field(out, "catch_up", b.catch_up);
    field(out, "kingmaking", b.kingmaking);
    field(out, "stake", b.stake);
    field(out, "weighty", b.weighty);
    out.key("stakes").open('[');
    for (const auto& [name, stake, options] : b.stakes) {
      out.open('{').field("name", name);
      field(out, "estimate", stake);
      out.close('}');
    }
    out.close(']');
    write_calibration(b, out);
    write_skills(b, out);
    out.key("exemplars").open('[');
    for (const auto& [why, number, record] : b.exemplars)
      out.open('{').field("why", why).field("game", number).field("record", record).close('}');
    out.close(']');
  });
}

}  // namespace shengxiao::lab
