// Experiments of the lab, whose games may be played anywhere.
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <map>

#include "lab/question.hpp"
#include "python/bindings.hpp"

namespace shengxiao::python {

namespace {
using Files = std::map<std::string, std::string>;

// A question, with the files that it names: they need not lie where its games are played.
struct ExperimentObject {
  std::string kind;
  lab::Question question;
  Files files;
  lab::Experiment asked;
};

lab::Experiment ask(const lab::Question& question, Files& files) {
  return unwrap(lab::ask(question, [&files](const std::string& path) -> Result<std::string> {
    if (const auto known = files.find(path); known != files.end()) return known->second;
    auto text = lab::read_file(path);
    if (text) files.emplace(path, *text);
    return text;
  }));
}

// Nothing given: as usual.
std::uint64_t number_or_usual(std::optional<std::uint64_t> given, std::uint64_t usual, const char* name) {
  if (given && *given == 0) raise({"", "python.bad_limit", name});
  return given.value_or(usual);
}

ExperimentObject make(const std::string& kind, const std::string& game, std::optional<int> seats, std::vector<std::string> options,
                      const std::string& edition, std::uint64_t seed, std::vector<std::string> agents,
                      std::optional<std::uint64_t> nodes, std::optional<std::uint64_t> games, bool fixed, const std::string& first,
                      const std::string& second, const std::string& figure, std::optional<double> within, double error,
                      std::optional<std::uint64_t> pairs, Files files) {
  lab::CompareRules rules{.error = error, .within = within, .figure = figure};
  rules.deals = number_or_usual(pairs, rules.deals, "pairs");
  lab::Question question{.kind = unwrap(lab::kind_of(kind)),
                         .game = game,
                         .seats = seats && *seats < 1 ? -1 : seats.value_or(0),  // 0 means the usual number
                         .set = std::move(options),
                         .edition = edition,
                         .seed = seed,
                         .agents = std::move(agents),
                         .nodes = number_or_usual(nodes, 0, "nodes"),
                         .games = number_or_usual(games, 0, "games"),
                         .fixed = fixed,
                         .first = first,
                         .second = second,
                         .rules = rules};
  auto asked = ask(question, files);
  return {kind, std::move(question), std::move(files), std::move(asked)};
}

std::string head_of(const ExperimentObject& experiment) { return lab::head(*experiment.asked.plan); }

TupleOf<nb::any> reduce(const ExperimentObject& experiment) {
  const auto& [kind, q, files, asked] = experiment;
  const auto or_none = [](auto number) { return number ? nb::cast(number) : nb::none(); };
  const auto given =
      nb::make_tuple(kind, q.game, or_none(q.seats), q.set, q.edition, q.seed, q.agents, or_none(q.nodes), or_none(q.games),
                     q.fixed, q.first, q.second, q.rules.figure, q.rules.within, q.rules.error, q.rules.deals, files);
  const auto again = nb::module_::import_("shengxiao._restore").attr("experiment");
  return nb::make_tuple(again, nb::make_tuple(given, head_of(experiment)));
}

nb::bytes play(const ExperimentObject& experiment, std::uint64_t number) {
  if (number >= experiment.asked.games) raise({"", "python.no_place", number, experiment.asked.games - 1});
  std::string bytes;
  {
    const nb::gil_scoped_release released;
    bytes = lab::frame(lab::play(*experiment.asked.plan, number));
  }
  return nb::bytes(bytes.data(), bytes.size());
}

class HearingObject {
 public:
  HearingObject(const ExperimentObject& experiment, const std::string& file)
      : HearingObject(experiment.question, experiment.files, file) {}

  const lab::Hearing& open() const {
    if (!hearing_) raise({"", "python.closed"});
    return *hearing_;
  }
  void add(const nb::bytes& frame) {
    open();
    unwrap(hearing_->add(unwrap(lab::of_frame({frame.c_str(), frame.size()}))));
  }
  lab::Findings answer() const {
    if (!open().is_over()) raise({"", "python.unfinished", hearing_->heard(), experiment_.games});
    return experiment_.answer();
  }
  void close() { hearing_.reset(); }

 private:
  // Who hears of the games is its own: an experiment may be heard of more than once.
  HearingObject(const lab::Question& question, Files files, const std::string& file)
      : experiment_(ask(question, files)),
        hearing_(unwrap(lab::Hearing::begin(*experiment_.plan, experiment_.games, file, experiment_.hear))) {}

  lab::Experiment experiment_;
  std::optional<lab::Hearing> hearing_;
};

std::string in_words(const ExperimentObject& experiment) {
  return fmt::format("<experiment {} of {}>", experiment.kind, experiment.question.game);
}

void bind_hearings(nb::module_& module) {
  using namespace nb::literals;
  nb::class_<lab::Findings> findings(module, "Findings", "What came of an experiment, as the program says it.");
  findings.def_ro("text", &lab::Findings::text, "For people.");
  findings.def_ro("json", &lab::Findings::json, "For programs.");
  findings.def_ro("csv", &lab::Findings::csv, "A line for each seat of each game; empty where the experiment has no such table.");
  findings.def_ro("page", &lab::Findings::page, "HTML; empty where the experiment is no report.");

  nb::class_<HearingObject> hearing(module, "Hearing",
                                    "Who hears of the games of an experiment, in their order. Made by Experiment.hear().");
  hearing.def_prop_ro(
      "heard", [](const HearingObject& h) { return h.open().heard(); }, "How many games it has heard of: the number of the next.");
  hearing.def_prop_ro(
      "is_over", [](const HearingObject& h) { return h.open().is_over(); },
      "Whether that was the last one. A comparison may be over early.");
  hearing.def_prop_ro(
      "cut", [](const HearingObject& h) { return h.open().cut(); },
      "Bytes of a game that the file did not hold whole: they were cut off.");
  hearing.def("add", &HearingObject::add, "frame"_a,
              "The next game, as Experiment.play() gave it: it is written to the file, and heard of. Raises Error.");
  hearing.def("answer", &HearingObject::answer, "What came of the experiment. Raises Error where it is not over.");
  hearing.def("close", &HearingObject::close, "Another may write to the file then.");
  hearing.def("__enter__", [](const nb::object& self) { return self; }, nb::sig("def __enter__(self) -> Hearing"));
  hearing.def(
      "__exit__", [](HearingObject& h, nb::handle, nb::handle, nb::handle) { h.close(); }, "type"_a.none(), "value"_a.none(),
      "traceback"_a.none());
}
}  // namespace

void bind_lab(nb::module_& module) {
  using namespace nb::literals;
  bind_hearings(module);
  nb::class_<ExperimentObject> experiment(
      module, "Experiment",
      "An experiment of the lab: a plan, of which each game is a function of its number. Made by experiment().");
  experiment.def_ro("kind", &ExperimentObject::kind);
  experiment.def_prop_ro("games", [](const ExperimentObject& e) { return e.asked.games; }, "How many it has at most.");
  experiment.def_prop_ro(
      "head", [](const ExperimentObject& e) { return nb::cast<JsonObject>(from_json(head_of(e))); },
      "The plan, as it stands at the head of a file of games.");
  experiment.def("play", play, "number"_a,
                 "Plays a game, from 0 on: a frame of a file of games. Several threads may play at once. Raises Error.");
  experiment.def(
      "hear", [](const ExperimentObject& e, const std::string& file) { return HearingObject(e, file); }, "file"_a = "",
      "Opens a file of games or begins it, and hears of the games in it; none: they are kept nowhere. Raises Error.");
  experiment.def("__repr__", in_words).def("__reduce__", reduce);
  module.def("experiment", make, "kind"_a, "game"_a, "seats"_a.none(), "options"_a, "edition"_a, "seed"_a, "agents"_a,
             "nodes"_a.none(), "games"_a.none(), "fixed"_a, "first"_a, "second"_a, "figure"_a, "within"_a.none(), "error"_a,
             "pairs"_a.none(), "files"_a);
}

}  // namespace shengxiao::python
