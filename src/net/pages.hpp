// What is served to a GET: the client's files, the rules, the editions, the calendar, the log of chance.
#pragma once
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shengxiao::net {

using Request = boost::beast::http::request<boost::beast::http::string_body>;

inline std::string_view view_of(boost::core::string_view text) { return {text.data(), text.size()}; }
using Page = boost::beast::http::message_generator;

// A file of the program. Nothing outside the embedded lists can be named.
Page file_page(const Request& request);

// The diagrams of the page that says how a game is played.
constexpr std::string_view how_to_play_path = "/how_to_play/";
Page how_to_play_page(const Request& request);

// A line of plain text: why there is nothing else.
Page plain_page(const Request& request, boost::beast::http::status status, std::string_view text);

// Where it is instead.
Page moved_page(const Request& request, std::string_view to);

// /calendar/1990-05-17 tells of a date; with several, commas between, also what The Great Race makes of those birthdays. It takes
// some milliseconds a date.
constexpr std::string_view calendar_path = "/calendar/";
Page calendar_page(const Request& request);

// /chance/log, or /chance/log?from=1001: the entry from which on it is told, 0 where nothing is said of it; nothing where it is no
// number from 1.
constexpr std::string_view log_path = "/chance/log";
std::optional<std::int64_t> entry_of_log(const Request& request);

Page json_page(const Request& request, std::string text);

// The path without what follows a question mark.
std::string_view path_of(const Request& request);

// Whom proxies say that it comes from (X-Forwarded-For), commas between; empty where none does.
std::string forwarded_for(const Request& request);

}  // namespace shengxiao::net
