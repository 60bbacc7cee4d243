#include "cli/told_table.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "cli/mcp_table.hpp"
#include "core/version.hpp"
#include "terminal/scene.hpp"

namespace shengxiao::cli {

using nlohmann::json;

namespace {
[[noreturn]] void fail_to_understand(const char* what, const json& where) {
  constexpr int our_own = 500;
  throw json::other_error::create(our_own, what, &where);
}

// The server tells what is new of a list; what was before it stays.
void take_from(std::vector<json>& all, const json& message, const char* from, const char* news) {
  const auto start = message.at(from).get<std::size_t>();
  if (start > all.size()) fail_to_understand("a part of a list is missing", message);
  all.resize(start);
  for (const auto& item : message.at(news)) all.push_back(item);
}

// What happened beside the moves; nothing where it is of no account to who plays.
std::string_view note_words(const json& note) {
  static const std::map<std::string, std::string_view, std::less<>> all{
      {"takeback", "{} took back what was done"},
      {"deputy", "A computer plays for {} for a while"},
      {"back", "{} plays again"},
      {"out_of_time", "{} is out of time: a computer plays to the end"},
      {"stood", "{} was given up"},
      {"sat", "Somebody took over {}"},
      {"left", "A computer has taken over {}"},
      {"kicked", "A computer has taken over {}"},
      {"flag", "{} has lost by time"},
      {"resigned", "{} has given up the game"},
      {"agreed", "All have agreed to end the game without a winner"}};
  const auto words = all.find(note.value("kind", ""));
  return words == all.end() ? std::string_view() : words->second;
}
}  // namespace

void ToldTable::take(const json& message, std::string_view version_of_server) {
  take_from(moves_, message, "from", "moves");
  take_from(notes_, message, "notes_from", "notes");
  now_ = message;
  if (seats() < 1 || seats() > max_seats) fail_to_understand("so many seats there are not", message);
  // The views of another version may be others: they are shown as they are.
  if (!board_) board_ = boards::board_for(version_of_server == version ? now_.at("game").get<std::string>() : "");
}

Seat ToldTable::seat_in(const json& number) const {
  const auto seat = number.get<int>();
  if (seat < 0 || seat >= seats()) fail_to_understand("there is no such seat", number);
  return seat_at(seat);
}

std::vector<std::string> ToldTable::choices() const {
  std::vector<std::string> all;
  for (const auto& choice : now_.at("legal")) all.push_back(choice.at("move").get<std::string>());
  return all;
}

bool ToldTable::awaits_entropy(int seat) const {
  const auto chance = now_.find("chance");
  if (chance == now_.end() || !chance->contains("waits_for")) return false;
  const auto& awaited = chance->at("waits_for");
  return std::ranges::find(awaited, json(seat)) != awaited.end();
}

std::string ToldTable::seat_name(int seat) const { return board_->seat_name(index(seat_in(seat))); }

bool ToldTable::is_open() const {
  Setup setup;
  setup.seats = seats();
  for (const auto& [option, value] : now_.at("options").items()) setup.options.emplace_back(option, value.get<std::string>());
  const auto game = table::make_game(now_.at("game").get<std::string>(), setup);
  return game && (*game)->open();
}

boards::Scene ToldTable::scene(int own) const {
  boards::Scene scene;
  scene.view = view();
  for (const auto& choice : now_.at("legal"))
    scene.legal.push_back({choice.at("move").get<std::string>(), choice.at("action").dump()});
  if (is_open())
    for (const auto& move : moves_)
      if (move.at("turn") == moves_.back().at("turn") && move.contains("action")) scene.last.push_back(move.at("action").dump());
  for (const auto& told : now_.at("seats")) {
    table::SeatOccupant sitter{.person = told.at("who") == "person", .level = told.value("level", 0)};
    sitter.name = told.value("name", "");
    sitter.policy = told.value("policy", "");
    scene.seats.push_back(sitter.words());
  }
  for (const auto& seat : now_.at("to_act")) scene.to_act = scene.to_act.with(seat_in(seat));
  scene.near = own;
  return scene;
}

std::string ToldTable::shown(int own) const {
  const auto last = is_over() ? result() : owes() ? choice_words(choices()) : awaited(own);
  return fmt::format("{}\n{}", terminal::picture(*board_, scene(own)), last);
}

std::string ToldTable::result() const {
  Returns returns;
  Points points;
  const auto &payoffs = now_.at("returns"), &scores = now_.at("points");
  if (static_cast<int>(payoffs.size()) != seats() || static_cast<int>(scores.size()) != seats())
    fail_to_understand("a result for each seat is missing", now_);
  for (const auto& payoff : payoffs) returns.push_back(payoff.get<double>());
  for (const auto& score : scores) points.push_back(score.get<int>());
  return terminal::result(returns, points, *board_);
}

std::string ToldTable::awaited(int own) const {
  std::vector<std::string> names;
  if (!has_begun()) {
    for (int seat = 0; seat < seats(); ++seat)
      if (sitter(seat).value("free", false)) names.push_back(seat_name(seat));
    return fmt::format("The game begins when every seat is taken: nobody is at {} yet. wait tells you when it is your turn.",
                       fmt::join(names, ", "));
  }
  for (const auto& number : now_.at("to_act")) {
    const auto seat = index(seat_in(number));
    const auto name = sitter(seat).value("name", "");
    names.push_back(seat_name(seat) + (name.empty() ? "" : fmt::format(" ({})", name)));
  }
  const auto* const deputy = sitter(own).value("out_of_time", false) ? "You are out of time: a computer plays for you to the end. "
                             : sitter(own).value("deputy", 0) > 0    ? "A computer plays for you at the moment. "
                                                                     : "";
  return fmt::format("{}It is not your turn: waiting for {}. wait tells you when it is.", deputy,
                     names.empty() ? "the server" : fmt::format("{}", fmt::join(names, ", ")));
}

std::vector<terminal::Turn> ToldTable::turns() const {
  std::vector<terminal::Turn> all;
  json last;
  for (const auto& move : moves_) {
    const auto& actor = move.at("seat");
    if (!actor.is_null()) {
      if (all.empty() || move.at("turn") != last) all.push_back({actor.is_string() ? Seat::chance : seat_in(actor), 0, ""});
      last = move.at("turn");
      const auto& written = move.at("written");  // empty where all is hidden
      all.back().text = (written == "" ? move.at("move") : written).get<std::string>();
      all.back().complete &= !move.value("hidden", false);
    }
    if (!move.contains("causes") || all.empty()) continue;
    for (const auto& cause : move.at("causes")) {
      seat_in(cause.at("seat"));
      all.back().causes.push_back(cause.dump());
    }
  }
  return all;
}

std::string ToldTable::told(int own) {
  auto lines = terminal::story(turns(), seat_at(own), now_.at("game").get<std::string>(), *board_);
  for (notes_told_ = std::min(notes_told_, notes_.size()); notes_told_ < notes_.size(); ++notes_told_) {
    const auto& note = notes_[notes_told_];
    if (const auto words = note_words(note); !words.empty())
      lines.push_back(fmt::format(fmt::runtime(words), note.contains("seat") ? seat_name(note.at("seat").get<int>()) : ""));
  }
  return fmt::format("{}\n\n{}", fmt::join(lines, "\n"), shown(own));
}

}  // namespace shengxiao::cli
