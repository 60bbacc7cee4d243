#include "net/pages.hpp"

#include <fmt/format.h>

#include <boost/beast/http/span_body.hpp>
#include <charconv>
#include <span>

#include "calendar/json.hpp"
#include "games/editions.hpp"
#include "net/embedded.hpp"
#include "server/how_to_play.hpp"
#include "table/words.hpp"

namespace shengxiao::net {

namespace http = boost::beast::http;

namespace {
constexpr std::string_view plain = "text/plain; charset=utf-8", json = "application/json";

std::string_view media_type(std::string_view path) {
  const auto ends = [&](std::string_view ending) { return path.ends_with(ending); };
  if (ends(".html")) return "text/html; charset=utf-8";
  if (ends(".js")) return "text/javascript; charset=utf-8";
  if (ends(".css")) return "text/css; charset=utf-8";
  if (ends(".svg")) return "image/svg+xml";
  if (ends(".md")) return "text/markdown; charset=utf-8";
  if (ends(".json") || ends(".webmanifest")) return json;
  if (ends(".woff2")) return "font/woff2";
  if (ends(".toml")) return "application/toml";
  if (ends(".png")) return "image/png";
  return "application/octet-stream";
}

const EmbeddedFile* find_file(std::span<const EmbeddedFile> files, std::string_view path) {
  for (const auto& file : files)
    if (file.path == path) return &file;
  return nullptr;
}

// What a browser may do with an answer.
void protect(const Request& request, http::fields& answer) {
  answer.set("X-Content-Type-Options", "nosniff");
  answer.set("Referrer-Policy", "no-referrer");
  answer.set("Content-Security-Policy",
             "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
             "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  answer.set("Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()");
  answer.set("Cross-Origin-Opener-Policy", "same-origin");
  answer.set("Cross-Origin-Resource-Policy", "same-origin");
  if (const auto https = request[http::field::strict_transport_security]; !https.empty())  // Site::receive() says so
    answer.set(http::field::strict_transport_security, https);
}

template <class Body>
http::response<Body> response_to(const Request& request, http::status status, std::string_view type,
                                 typename Body::value_type body) {
  http::response<Body> response{status, request.version()};
  response.set(http::field::content_type, type);
  protect(request, response);
  response.body() = std::move(body);
  response.keep_alive(request.keep_alive());
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body() = {};
  return response;
}

http::response<http::string_body> text_page(const Request& request, http::status status, std::string_view type, std::string text) {
  return response_to<http::string_body>(request, status, type, std::move(text));
}
}  // namespace

std::string_view path_of(const Request& request) {
  const auto target = view_of(request.target());
  return target.substr(0, target.find('?'));
}

Page plain_page(const Request& request, http::status status, std::string_view text) {
  return text_page(request, status, plain, fmt::format("{}\n", text));
}

Page moved_page(const Request& request, std::string_view to) {
  auto response = text_page(request, http::status::permanent_redirect, plain, fmt::format("{}\n", to));
  response.set(http::field::location, to);
  return response;
}

Page calendar_page(const Request& request) {
  const auto told = calendar::json_of(path_of(request).substr(calendar_path.size()));
  if (told) return text_page(request, http::status::ok, json, *told);
  return text_page(request, http::status::bad_request, plain, table::message(told.error()));
}

std::optional<std::int64_t> entry_of_log(const Request& request) {
  constexpr std::string_view name = "?from=";
  auto query = view_of(request.target()).substr(path_of(request).size());
  if (!query.starts_with(name)) return 0;
  query.remove_prefix(name.size());
  std::int64_t from = 0;
  const auto [end, error] = std::from_chars(query.data(), query.data() + query.size(), from);
  if (error != std::errc() || end != query.data() + query.size() || from < 1) return std::nullopt;
  return from;
}

Page json_page(const Request& request, std::string text) { return text_page(request, http::status::ok, json, std::move(text)); }

namespace {
// What is in memory as long as the program runs.
http::response<http::span_body<const char>> lasting_page(const Request& request, std::string_view type, std::string_view bytes) {
  auto page = response_to<http::span_body<const char>>(request, http::status::ok, type, {bytes.data(), bytes.size()});
  page.set(http::field::cache_control, "no-cache");
  return page;
}
}  // namespace

Page how_to_play_page(const Request& request) {
  const auto diagrams = server::how_to_play(path_of(request).substr(how_to_play_path.size()));
  if (diagrams.empty()) return plain_page(request, http::status::not_found, "There is no such page.");
  return lasting_page(request, json, diagrams);
}

Page file_page(const Request& request) {
  constexpr std::string_view rules = "/rules/", editions = "/editions/";
  const auto target = path_of(request);
  const bool of_rules = target.starts_with(rules), of_editions = target.starts_with(editions);
  const auto files = of_rules ? rules_files() : of_editions ? games::edition_files() : client_files();
  auto path = target.substr(std::min(target.size(), of_rules ? rules.size() : of_editions ? editions.size() : 1));
  if (path.empty()) path = "index.html";
  const auto* file = find_file(files, path);
  if (!file) {
    const bool no_client = client_files().empty() && !of_rules && !of_editions;
    return plain_page(request, http::status::not_found, no_client ? "This build has no web client." : "There is no such page.");
  }
  const auto* packed = find_file(files, std::string(path) + ".gz");
  const bool gzip = packed && view_of(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
  const auto bytes = gzip ? packed->bytes : file->bytes;
  auto response = lasting_page(request, media_type(path), bytes);
  if (packed) response.set(http::field::vary, "Accept-Encoding");
  if (gzip) response.set(http::field::content_encoding, "gzip");
  if (path.starts_with("assets/")) response.set(http::field::cache_control, "public, max-age=31536000, immutable");
  return response;
}

std::string forwarded_for(const Request& request) {
  std::string forwarded;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto field = first; field != last; ++field) forwarded += (forwarded.empty() ? "" : ",") + std::string(field->value());
  return forwarded;
}

}  // namespace shengxiao::net
