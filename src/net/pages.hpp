// What is served to a GET: the client's files, the rules, the editions, the calendar, the log of chance.
#pragma once
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/message_generator.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>
#include <string_view>

#include "server/chance_log.hpp"

namespace shengxiao::net {

using Request = boost::beast::http::request<boost::beast::http::string_body>;
using Page = boost::beast::http::message_generator;

// A file of the program. Nothing outside the embedded lists can be named.
Page file_page(const Request& request);

// A line of plain text: why there is nothing else.
Page plain_page(const Request& request, boost::beast::http::status status, std::string_view text);

// /calendar/1990-05-17 tells of a date; with several, commas between, also what The Great Race makes of those birthdays. It takes
// some milliseconds a date.
constexpr std::string_view calendar_path = "/calendar/";
Page calendar_page(const Request& request);

// /chance/log, or /chance/log?from=1001.
constexpr std::string_view log_path = "/chance/log";
Page log_page(const Request& request, const server::ChanceLog& log);

// The path without what follows a question mark.
std::string_view path_of(const Request& request);

// Whom proxies say that it comes from (X-Forwarded-For), commas between; empty where none does.
std::string forwarded_for(const Request& request);

// A page of another site must not drive a table of this one.
bool same_origin(const Request& request);

}  // namespace shengxiao::net
