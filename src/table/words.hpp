// The words of errors and options, in English and Chinese, from the catalogues words.json. They are beside the code that they are
// for, and embedded in the program.
#pragma once
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "table/any_game.hpp"

namespace shengxiao::table {

enum class Language { english, chinese };

// The text of an error; of an id that no catalogue has, the id and its arguments.
std::string words(const Error& error, Language language = Language::english);

// With the clause: "c3 is not empty (CC-9)".
std::string message(const Error& error, Language language = Language::english);

// How somebody calls the seats.
using SeatNames = std::function<std::string(Seat)>;

// Why something of a seat became more or less: "Ann +2 spaces: put in more energy than Bo and Cleo (GR-24)".
std::string words(const AnyGame& game, const Cause& cause, const SeatNames& names, Language language = Language::english);

// The same of a cause as it is told (docs/protocol.md), of a game by its id. Throws nlohmann's exception where it is told
// otherwise.
std::string words(std::string_view game, const nlohmann::json& told, const SeatNames& names, Language language = Language::english);

// Of a reason for which a move comes to more than another: "Tiger was captured"; empty where it does not say what it is about.
// Where it comes later, or it is one of several of a kind and not `alone`, by the title of the kind, if it has one.
std::string reason_words(const AnyGame& game, const agents::Motive& motive, bool soon, bool alone, const SeatNames& names,
                         Language language = Language::english);
// So much more of what it is of: "-1.8 points".
std::string change_words(const AnyGame& game, const agents::Difference& difference, Language language = Language::english);

// What an option of a game does; empty if the catalogue does not have it.
std::string_view option_help(std::string_view game, std::string_view option, Language language = Language::english);

}  // namespace shengxiao::table
