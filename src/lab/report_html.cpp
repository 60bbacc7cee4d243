// The balance report as one page that needs nothing else.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "lab/balance.hpp"
#include "lab/report_parts.hpp"
#include "lab/report_style.hpp"
#include "lab/svg.hpp"

namespace shengxiao::lab {

namespace {
class Page {
 public:
  explicit Page(const Balance& b) : b_(b) {}

  std::string write() {
    head();
    length();
    ends();
    seats();
    items();
    course();
    choices();
    skill();
    games();
    foot();
    return std::move(out_);
  }

 private:
  std::string agent() const { return player(b_.agent); }

  void fact(std::string_view what, const std::optional<Estimate>& e, double unit, int digits, std::string_view after,
            std::string_view on = "games") {
    if (!e) return;
    const auto certainty = e->low < e->high ? fmt::format("95 %: {}; {} {}", interval(*e, unit, digits), e->n, on)
                                            : fmt::format("the same in all {} {}", e->n, on);
    box(what, number(*e, unit, digits_of(*e, unit, digits)) + std::string(after), certainty);
  }
  void box(std::string_view what, std::string_view value, std::string_view small) {
    out_ += fmt::format("<div><dt>{}</dt><dd>{}<small>{}</small></dd></div>\n", escaped(what), value, small);
  }
  void section(std::string_view id, std::string_view title) { out_ += fmt::format("<h2 id=\"{}\">{}</h2>\n", id, escaped(title)); }
  void say(std::string_view words) { out_ += paragraph(words); }

  void head() {
    out_ = fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width,initial-scale=1\">"
        "<title>{0}: balance report</title><style>{1}</style></head><body>\n"
        "<header><h1>{0}: what the game is like as {2} plays it</h1></header>\n<main>\n<ol class=\"know\" aria-label=\"Three "
        "things to know\">\n",
        escaped(b_.title), report_style, escaped(agent()));
    for (const auto& finding : b_.findings) out_ += fmt::format("<li>{}</li>\n", escaped(finding));
    out_ += "</ol>\n";
    auto rests_on = fmt::format(
        "{} seats{}. {} games of {} against itself, and {} more in which others play or something is forbidden. An interval as "
        "in “10.2 … 12.1” holds the true figure in 95 of 100 reports like this one; ± is half of such an interval.",
        b_.seats, b_.unusual.empty() ? "" : ", with the options " + b_.unusual, b_.games, agent(), b_.all_games - b_.games);
    if (b_.agent.starts_with("level:"))
      rests_on += " Levels are the computer's players, from 1, which hardly looks ahead, to 8, the strongest.";
    if (b_.agent == "greedy")
      rests_on += fmt::format(" {}", who_the_heuristic_player_is);
    else if (b_.restricted_agent == "greedy")
      rests_on +=
          " Where chances are found or something is forbidden, all seats are the heuristic player, which goes by rules of thumb "
          "and does not look ahead; how strong it is stands under “By strength of play”.";
    out_ += fmt::format("<p class=\"dim\">{}</p>\n<nav aria-label=\"Sections\"><ul>", escaped(rests_on));
    constexpr std::array<std::array<std::string_view, 2>, 9> links{{{"length", "Length"},
                                                                    {"ends", "How it ends"},
                                                                    {"seats", "Seats"},
                                                                    {"items", "What things are worth"},
                                                                    {"course", "How a game runs"},
                                                                    {"choices", "Choices"},
                                                                    {"skill", "By strength of play"},
                                                                    {"games", "Games to look at"},
                                                                    {"again", "How it was made"}}};
    for (const auto& [id, name] : links) out_ += fmt::format("<li><a href=\"#{}\">{}</a></li>", id, name);
    out_ += "</ul></nav>\n";
  }

  void length() {
    section("length", "Length");
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < b_.lengths.size(); ++i) {
      const double from = b_.shortest + b_.width * static_cast<double>(i);
      rows.push_back({b_.width > 1 ? fmt::format("{:g} to {:g}", from, from + b_.width - 1) : fmt::format("{:g}", from),
                      fmt::format("{}", b_.lengths[i])});
    }
    out_ += "<div class=\"beside\"><div>\n";
    out_ += figure(histogram("Games by number of rounds", b_.lengths, b_.shortest, b_.width),
                   fmt::format("Games by number of rounds ({} games).", b_.games));
    out_ += behind("The same as a table", table("Games by number of rounds", {"Rounds", "Games"}, rows));
    out_ += "</div><dl class=\"facts\">\n";
    box("Minutes", "about " + number(b_.minutes, 1, 0), fmt::format("a guess, on {} games", b_.minutes.n));
    fact("Rounds", b_.rounds, 1, 1, "");
    fact("Decisions, all seats together", b_.decisions, 1, 0, "");
    if (b_.seats > 1) {
      fact("Games that nobody wins", b_.no_winner, hundred, 1, " %");
      const double by_turns = 1 - 1.0 / b_.seats;  // where one plays after the other
      if (std::abs(b_.downtime.value - by_turns) > 0.01) fact("Time that a seat waits for others", b_.downtime, hundred, 0, " %");
      box("Longest wait of a game", fmt::format("about {} s", number(b_.longest_wait, 1, 0)), "a guess, too");
      fact("Points between first and second", b_.margin, 1, 1, "");
    }
    out_ += "</dl></div>\n";
    out_ +=
        "<p class=\"dim\">Minutes are a guess: the first step of a turn, or after luck has come, takes 4 seconds and 3 more for "
        "each doubling of its options, each further step 1 second and 1 more for each doubling. The longest wait is that of the "
        "seat that waits longest in one piece.";
    if (b_.no_winner.value > 0)
      out_ +=
          " Seats that are first together share the win. Nobody wins a game in which all are first, or that ends at a limit of "
          "turns; in the figures all share it.";
    out_ += "</p>\n";
  }

  void ends() {
    section("ends", "How it ends");
    out_ += "<div class=\"beside\"><div>\n";
    std::vector<TableRow> rows;
    for (const auto& [name, share, rounds, no_winner] : b_.endings)
      rows.push_back({name, number(share, hundred, 1) + " %", interval(share, hundred, 1), rounds.n ? number(rounds, 1, 1) : "–",
                      b_.no_winner.value > 0 && rounds.n ? number(no_winner, hundred, 1) + " %" : ""});
    if (!rows.empty()) out_ += table("How games end", {"End", "Games", "95 %", "Rounds then", "Nobody wins"}, rows);
    out_ += "</div><div>\n";
    rows.clear();
    const auto told = [](const std::optional<Estimate>& e) { return e ? with_error(*e) : std::string(); };
    for (const auto& [name, all, winners, others] : b_.tallies)
      if (all.low != 0 || all.high != 0) rows.push_back({name, with_error(all), told(winners), told(others)});
    const bool is_alone = b_.seats < 2;
    out_ +=
        table("What a seat has then, on average",
              {"", is_alone ? "All games" : "Every seat", is_alone ? "Won" : "Who wins", is_alone ? "Lost" : "The others"}, rows);
    out_ += "</div></div>\n";
    if (rows.size() < b_.tallies.size()) say("What no seat ever had is left out.");
    if (!is_alone && b_.no_winner.value > 0) say("Games that nobody wins count under “every seat” only.");
  }
  // "12.3 ± 0.4"
  static std::string with_error(const Estimate& e) {
    const double half = (e.high - e.low) / 2;
    return half > 0 ? fmt::format("{} ± {:.{}f}", number(e, 1, 1), half, half < 0.05 ? 2 : 1) : number(e, 1, 1);
  }

  void seats() {
    section("seats", "Seats");
    if (b_.seats < 2) {
      say(fmt::format("Played alone, the game is won in {} % ({} %) of {} games.", number(b_.by_seat[0].estimate, hundred, 1),
                      interval(b_.by_seat[0].estimate, hundred, 1), b_.games));
      return;
    }
    if (!b_.by_order.empty())
      say("Lots are drawn for who is first to play, so that the seats are alike by the rules; what may matter is the order of "
          "play.");
    places("seat", b_.by_seat);
    if (!b_.by_order.empty() &&
        std::ranges::any_of(b_.by_seat, [&](const auto& seat) { return seat_stands_out(b_, seat.estimate); }))
      say(
          fmt::format("Since the rules make no difference between the seats, what differs here is {}, which does not play each of "
                      "them alike.",
                      agent()));
    if (!b_.by_order.empty()) places("order of play", b_.by_order);
  }
  void places(const std::string& what, const std::vector<Labelled>& shares) {
    Plot plot{.title = "Share of the win by " + what, .rows = {}, .usual = hundred / b_.seats, .unit = " %"};
    std::vector<TableRow> rows;
    for (const auto& [name, e] : shares) {
      const bool stands_out = seat_stands_out(b_, e);
      plot.rows.push_back({name, e.scaled(hundred), stands_out});
      rows.push_back(
          {name, {number(e, hundred, 1), look_of(e, 1.0 / b_.seats, stands_out)}, interval(e, hundred, 1), fmt::format("{}", e.n)});
    }
    out_ += "<div class=\"beside\">\n";
    const bool any = std::ranges::any_of(plot.rows, [](const auto& row) { return row.stands_out; });
    out_ += figure(interval_plot(plot),
                   fmt::format("Share of the win by {}. The dashed line is an even share, {:.1f} %; {}.", what, plot.usual,
                               any ? "full dots are clearly away from it" : "none is clearly away from it"));
    out_ += table(fmt::format("Share of the win by {}, %", what), {"", "Share", "95 %", "Games"}, rows);
    out_ += "</div>\n";
  }

  void items() {
    section("items", "What things are worth");
    if (b_.items.empty()) {
      say("The game names nothing whose worth could be told.");
      return;
    }
    say("In games of 100: +5 is five more that are won. Full, coloured dots are away from 0 for certain (95 %, as many as are "
        "compared).");
    auto how = paragraph(
        fmt::format("Worth is by regression on the games of {}: how much more a seat wins that has the thing, or each time that it "
                    "uses it, than with the average thing of its kind (by how often each is had), which is at 0. It says what "
                    "goes together with winning: who is ahead may choose a thing because it is ahead.",
                    agent()));
    if (b_.share_free)
      how += paragraph(fmt::format(
          "Forbidden is how the share changes of one seat that may not choose the thing, all seats being {0}: with a plus, right "
          "of 0, it wins more without it. Who plays well loses an option, so that changes tend to be below 0: compare them with "
          "each other. Where nothing else is legal it may choose it all the same. How often a ban strikes is how often "
          "in a game the thing would have been chosen with something else to choose. With nothing forbidden a seat wins {1:.1f} "
          "%, an even share, as it takes each place in turn. Each game is compared with the one of the same random numbers in "
          "which nothing is forbidden, which tells more than so many games alone would. What is forbidden shows what the thing "
          "itself brings to {0}; so it may differ from the worth, even in sign.",
          player(b_.restricted_agent), hundred / b_.seats));
    out_ += behind("How this is measured", how);
    out_ += "<div class=\"pair\">\n";
    for (const auto& kind : b_.kinds) out_ += items_of_kind(b_, kind);
    out_ += "</div>\n";
  }

  void course() {
    section("course", "How a game runs");
    if (b_.seats < 2 || b_.course.empty()) {
      say("With one seat nobody is ahead.");
      return;
    }
    const bool are_two = b_.seats == 2;  // then who is not ahead is behind
    Curve winner{"winner", {}}, leader{"leader", {}}, last{"last", {}};
    std::vector<TableRow> rows;
    for (const auto& point : b_.course) {
      winner.points.emplace_back(point.at, point.winner);
      leader.points.emplace_back(point.at, point.leader);
      last.points.emplace_back(point.at, point.last);
      rows.push_back({fmt::format("{:.0f} %", hundred * point.at), number(point.winner, hundred, 0),
                      number(point.leader, hundred, 0), are_two ? "" : number(point.last, hundred, 0),
                      fmt::format("{}", point.winner.n)});
    }
    out_ += "<div class=\"beside\"><div>\n";
    out_ += figure(
        curves("Chance to win over the course of a game", are_two ? std::vector{leader, winner} : std::vector{leader, winner, last},
               1.0 / b_.seats),
        fmt::format("The chance to win of the seat that wins in the end, and of those that are ahead{} at the moment. Across: how "
                    "much of the game's decisions has been made; at 100 % it is over. The dashed line is an even chance, {:.0f} %. "
                    "Found at {} moments of {} of the games, by letting {} play on from there many times: half of these playouts "
                    "find out who is ahead, the other half measure it.{}",
                    are_two ? "" : " and last", hundred / b_.seats, b_.course.size() - 1, b_.looked_into,
                    player(b_.restricted_agent), b_.no_winner.value > 0 ? " Of a game that nobody wins all have a share." : ""));
    out_ += behind("The same as a table", table("Chance to win, %", {"Played", "Winner", "Leader", "Last", "Games"}, rows));
    const bool are_kings = b_.kingmaking && b_.kingmaking->n >= fewest_trials;
    out_ += "</div><dl class=\"facts\">\n";
    const auto even = fmt::format(" (even: {:.0f} %)", hundred / b_.seats);
    fact("Who leads at half time wins" + even, b_.runaway, hundred, 0, " %");
    if (!are_two) fact("Who is last at half time wins" + even, b_.catch_up, hundred, 0, " %");
    fact("Decided after so much of a game", b_.decided, hundred, 0, " %");
    fact("Changes of the lead in points", b_.lead_changes, 1, 1, "");
    fact("Drama, 0 to 1", b_.drama, 1, 2, "");
    if (are_kings) fact("Kingmaking", b_.kingmaking, hundred, 1, " %", "decisions of seats without a chance");
    out_ += "</dl></div>\n";
    std::string words =
        "Who leads at half time is judged by these chances; how often it won is counted. Decided: from then on the winner's "
        "chance stays at 80 % or more. Drama (Browne 2008): how far behind winners were while they were behind; 0: not at all.";
    if (are_kings)
      words +=
          " Kingmaking: decisions of seats with less than 2 % to win that could shift another's chance by more than 10 points.";
    if (b_.seats > 2 && !are_kings)
      words += fmt::format(" Of kingmaking nothing can be told: {} decisions were seen of seats without a chance.",
                           b_.kingmaking ? b_.kingmaking->n : 0);
    say(words);
    calibration();
  }

  // Whether what was said came true, all of it together.
  void calibration() {
    if (b_.calibration.empty()) return;
    std::vector<TableRow> rows;
    const Calibration* worst = nullptr;  // of those that did not
    for (const auto& one : b_.calibration) {
      const auto away = [](const Calibration& c) { return std::abs(c.won.value - c.said); };
      const bool is_wrong = !among(one.won, b_.calibration.size()).holds(one.said);
      if (is_wrong && (!worst || away(one) > away(*worst))) worst = &one;
      rows.push_back({fmt::format("{:.0f} %", hundred * one.said),
                      {number(one.won, hundred, 0) + " %", look_of(one.won, one.said, is_wrong)},
                      interval(one.won, hundred, 0),
                      fmt::format("{}", one.won.n)});
    }
    say(worst ? fmt::format("These chances are not right where {} plays on{}: who was given {:.0f} % won {:.0f} %.", agent(),
                            b_.restricted_agent == b_.agent ? "" : ", which does not play like " + player(b_.restricted_agent),
                            hundred * worst->said, hundred * worst->won.value)
              : "These chances are right: seats won as often as was said, as far as so few games can tell.");
    out_ += behind("What was said, and what happened",
                   table("Chances that were given, and how often such seats won", {"Said", "Won", "95 %", "Times"}, rows));
  }

  void choices() {
    section("choices", "Choices");
    out_ += "<dl class=\"facts\">\n";
    fact("Options where there is a choice", b_.options_each, 1, 1, "");
    fact("Decisions with one option only", b_.forced, hundred, 0, " %");
    // Of turns of several steps how they begin: the steps of a shape, one by one, are no decisions.
    const auto begins = std::ranges::find(b_.stakes, first_steps, &StakeReport::name);
    const bool are_steps = begins != b_.stakes.end();
    fact(are_steps ? "What hangs on how a turn begins, games of 100" : "What hangs on a decision, games of 100",
         are_steps ? std::optional(begins->stake) : b_.stake, hundred, 1, "", "decisions");
    out_ += "</dl>\n";
    if (b_.stake)
      say(fmt::format(
          "What hangs on a decision: by how much the best of its options beats the worst, or of six of them at random. {} "
          "plays on from there: half of these playouts find the two, the other half measure them.",
          capitalized(player(b_.restricted_agent))));
    std::vector<TableRow> places;
    for (const auto& [name, e, options] : b_.stakes)
      places.push_back(
          {name, number(e, hundred, 1), interval(e, hundred, 1), fmt::format("{}", e.n), options ? number(*options, 1, 1) : ""});
    if (!places.empty())
      out_ += table("What hangs on a decision, by where it is",
                    {"Where", "Games of 100", "95 %", "Decisions", "Options, where there is a choice"}, places);
    std::vector<TableRow> dead, always;
    for (const auto& one : b_.items) {
      if (!one.taken || one.taken->n < 100) continue;
      const TableRow cells{fmt::format("{}: {}", one.item.kind, one.item.name),
                           number(*one.taken, hundred, 1) + " %",
                           interval(*one.taken, hundred, 1),
                           fmt::format("{}", one.taken->n),
                           one.is_missed() ? more(one.missing->negated(), hundred) : "",
                           one.is_missed() ? interval(one.missing->negated(), hundred, 1) : ""};
      if (one.taken->high < 0.02) dead.push_back(cells);
      if (one.taken->low > 0.9) always.push_back(cells);
    }
    const std::vector<std::string> heads{"Thing", "Chosen", "95 %", "Decisions", "Forbidden, games of 100", "95 %"};
    if (dead.empty() && always.empty())
      say("None of the things above is chosen hardly ever (in less than 2 % of the decisions at which it could be) or nearly "
          "always (in more than 90 %).");
    constexpr std::string_view where = "chosen of the decisions at which it could be, and something else too";
    if (!dead.empty()) out_ += table(fmt::format("Hardly ever {}", where), heads, dead);
    if (!always.empty()) out_ += table(fmt::format("Nearly always {}", where), heads, always);
  }

  void skill() {
    section("skill", "By strength of play");
    out_ += by_strength(b_);
  }

  void games() {
    section("games", "Games to look at");
    std::vector<std::string> seats;
    for (const auto& seat : b_.by_seat) seats.push_back(seat.name);
    say(fmt::format(
        "Each link saves a record. To step through it: “Open a record” in the browser (shengxiao serve), or shengxiao play "
        "{} --record FILE in a terminal.{}",
        b_.game, seats.size() > 1 ? fmt::format(" Points stand in the order of the seats: {}.", fmt::join(seats, ", ")) : ""));
    out_ += "<ul>\n";
    for (const auto& [why, number, record] : b_.exemplars)
      out_ += fmt::format("<li><a download=\"{0}_{1}.txt\" href=\"data:text/plain;base64,{2}\">game {1}</a>: {3}</li>\n", b_.game,
                          number, base64(record), escaped(why));
    out_ += "</ul>\n";
  }

  void foot() {
    section("again", "How it was made");
    say("This command gives this page again, byte for byte, on any machine:");
    out_ += "<pre>";
    for (std::string_view rest = b_.command; !rest.empty();) {  // lines break between the options, not in them
      const auto end = std::min(rest.find(" --", 1), rest.size());
      out_ += fmt::format("<span>{}</span> ", escaped(rest.substr(rest.starts_with(' '), end - rest.starts_with(' '))));
      rest.remove_prefix(end);
    }
    out_ += "</pre>\n";
    out_ += fmt::format(
        "<p>Rules of {}, version {}; options {}; seed {}. Every number is defined in docs/lab.md of Shengxiao's sources.</p>\n",
        escaped(b_.title), b_.rules_version, escaped(b_.options.empty() ? "none" : b_.options), b_.seed);
    if (!b_.edition.empty()) out_ += behind("The edition that was played", edition_tables(b_.edition));
    out_ +=
        "</main>\n<script>addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(one => one.open = "
        "true))</script>\n</body></html>\n";
  }

  const Balance& b_;
  std::string out_;
};
}  // namespace

std::string html(const Balance& balance) { return Page(balance).write(); }

}  // namespace shengxiao::lab
