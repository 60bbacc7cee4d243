// A language model at a table on a server: a guest like any other (docs/protocol.md), with one seat.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>

#include "chance/verifiable.hpp"
#include "cli/mcp_table.hpp"
#include "cli/told_table.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "net/call.hpp"
#include "table/parse_json.hpp"
#include "table/words.hpp"

namespace shengxiao::cli {

namespace {
using nlohmann::json;
using Clock = std::chrono::steady_clock;
using Lock = std::unique_lock<std::mutex>;

constexpr std::chrono::seconds to_connect{8}, to_answer{10};
constexpr std::chrono::milliseconds between_calls{500};

struct Link {
  std::string address, path, code;
};

bool is_sign_of_code(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_'; }

// http://host:port/#/t/CODE, also below a path.
Result<Link> parse_link(std::string_view given) {
  const auto bad = fail("", "cli.bad_link", excerpt(given));
  auto rest = trim(given);
  if (const auto scheme = rest.find("://"); scheme != std::string_view::npos) {
    const auto name = rest.substr(0, scheme);
    if (name == "https" || name == "wss") return fail("", "cli.no_tls", excerpt(given));
    if (name != "http" && name != "ws") return bad;
    rest.remove_prefix(scheme + std::size("://") - 1);
  }
  constexpr std::string_view before_code = "#/t/";
  const auto hash = rest.find(before_code);
  if (hash == std::string_view::npos) return bad;
  const auto code = rest.substr(hash + before_code.size()), place = rest.substr(0, hash);
  const auto slash = std::min(place.find('/'), place.size());
  std::string address(place.substr(0, slash)), path(place.substr(slash));
  if (code.empty() || !std::ranges::all_of(code, is_sign_of_code) || address.empty()) return bad;
  const auto bracket = address.rfind(']');
  if (address.find(':', bracket == std::string::npos ? 0 : bracket) == std::string::npos) address += ":80";
  return Link{address, path + (path.ends_with('/') ? "ws" : "/ws"), std::string(code)};
}

class ServedTable final : public McpTable {
 public:
  ServedTable(Link link, std::string token) : link_(std::move(link)), token_(std::move(token)) {}
  ~ServedTable() override { hang_up(); }
  ServedTable(const ServedTable&) = delete;
  ServedTable& operator=(const ServedTable&) = delete;

  // `wanted`: below 0 for any seat.
  Said sit(int wanted, const std::string& name, std::chrono::seconds patience) {
    return understood([&](Lock& lock) -> Said {
      if (const auto done = connect(lock); !done) return tl::unexpected(done.error());
      if (const auto done = take_seat(lock, wanted, name); !done) return tl::unexpected(done.error());
      come_back(lock);
      const auto told = told_in_turn(lock, patience);
      if (!told) return told;
      return fmt::format(
          "You are {} at table {}, seat {} where a tool asks for it. With this token the seat is yours if you have to "
          "join again: {}\n\n{}",
          table_->seat_name(own_), link_.code, own_, token_, *told);
    });
  }

  Said look() override {
    return at_table([&](Lock&) -> Said { return table_->shown(own_); });
  }

  Said view() override {
    return at_table([&](Lock&) -> Said { return table_->view(); });
  }

  Said wait(std::chrono::seconds patience) override {
    return at_table([&](Lock& lock) { return told_in_turn(lock, patience); });
  }

  Said play(const std::string& move, std::chrono::seconds patience) override {
    return at_table([&](Lock& lock) -> Said {
      if (table_->is_over()) return fail("", "game.over");
      if (!table_->has_begun()) return fail("", "server.not_begun");
      if (!table_->owes()) return fail("", "server.not_your_turn");
      const auto number = table_->decision(own_);
      const auto done = ask(lock, "play", {{"seat", own_}, {"move", terminal::meant(move, table_->choices())}, {"ask", number}},
                            [&] { return table_->is_over() || table_->decision(own_) != number; });
      return done ? told_in_turn(lock, patience) : tl::unexpected(done.error());
    });
  }

  Said why_not(const std::string& move) override {
    return at_table([&](Lock& lock) -> Said {
      const auto answer = ask(lock, "why", {{"seat", own_}, {"move", move}}, [] { return false; });
      if (!refusal_) return tl::unexpected(answer.error());
      return *refusal_ == "server.legal" ? "You may." : table::message(answer.error());
    });
  }

 private:
  // --- the connection ---

  void hang_up() {
    Lock lock(mutex_);
    const auto call = std::exchange(call_, nullptr);
    lock.unlock();  // it may be telling something
  }

  Result<bool> connect(Lock& lock) {
    lock.unlock();
    hang_up();
    lock.lock();
    lost_.reset();
    is_strange_ = is_seated_ = false;
    version_.clear();
    table_.reset();
    call_ = std::make_unique<net::Call>(
        net::LinkTo{.address = link_.address, .path = link_.path, .headers = {}, .patience = to_connect},
        [this](std::string_view text) { hear(text); }, [this](std::string_view why) { lose(why); });
    const auto is_greeted = [&] { return lost_ || is_strange_ || !version_.empty(); };
    if (!news_.wait_until(lock, Clock::now() + to_connect + to_answer, is_greeted)) return no_answer();
    if (version_.empty()) return trouble();
    const auto tokens = token_.empty() ? json::array() : json::array({token_});
    const auto joined = ask(lock, "join", {{"table", link_.code}, {"tokens", tokens}}, [&] { return is_seated_ && table_; });
    if (!joined) return joined;
    if (!token_.empty() && seats_.empty()) return fail("", "cli.bad_token", link_.code);
    if (!seats_.empty()) own_ = seats_.begin()->first;
    return true;
  }

  Result<bool> connect_again(Lock& lock) {
    const auto deadline = Clock::now() + to_answer;
    for (;;) {
      const auto done = connect(lock);
      if (done || !lost_ || Clock::now() + between_calls >= deadline) return done;
      news_.wait_for(lock, between_calls, [] { return false; });
    }
  }

  // What a lost connection has kept from being asked is asked at a new one.
  template <class Use>
  Said at_table(const Use& use) {
    return understood([&](Lock& lock) -> Said {
      if (dismissed_) return trouble();
      if (lost_ || !table_)
        if (const auto done = connect_again(lock); !done) return tl::unexpected(done.error());
      if (is_strange_) return trouble();
      come_back(lock);
      return use(lock);
    });
  }

  template <class Use>
  Said understood(const Use& use) {
    Lock lock(mutex_);
    try {
      return use(lock);
    } catch (const json::exception&) {
      return strange();
    }
  }

  tl::unexpected<Error> strange() const { return fail("", "cli.not_understood", link_.address, version); }
  tl::unexpected<Error> no_answer() const { return fail("", "cli.no_answer", link_.address); }
  tl::unexpected<Error> trouble() const {
    if (dismissed_) return fail("", "cli.server_says", *dismissed_);
    return is_strange_ ? strange() : fail("", "cli.no_server", link_.address, *lost_);
  }

  // Until it has come about; what the server says instead is the error.
  template <class IsDone>
  Result<bool> ask(Lock& lock, std::string_view verb, json request, const IsDone& is_done) {
    request["do"] = verb;
    request["n"] = ++asked_;
    answer_.reset();
    refusal_.reset();
    call_->send(request.dump());
    const auto is_settled = [&] { return answer_ || lost_ || is_strange_ || dismissed_ || is_done(); };
    if (!news_.wait_until(lock, Clock::now() + to_answer, is_settled)) return no_answer();
    if (answer_) return tl::unexpected(*answer_);
    if (lost_ || is_strange_ || dismissed_) return trouble();
    return true;
  }

  // The following are called on the connection's thread.

  void lose(std::string_view why) {
    const Lock lock(mutex_);
    lost_ = std::string(why);
    news_.notify_all();
  }

  void hear(std::string_view text) {
    const Lock lock(mutex_);
    try {
      const auto message = table::parse_json(text);
      if (message) take_in(*message);
      is_strange_ |= !message;
    } catch (const json::exception&) {
      is_strange_ = true;
    }
    news_.notify_all();
  }

  void take_in(const json& message) {
    const auto type = message.at("type").get<std::string>();
    const bool is_of_table = message.contains("table") && message.at("table") == link_.code;
    if (type == "hello") {
      version_ = message.at("version").get<std::string>();
    } else if (type == "seated" && is_of_table) {
      seats_.clear();
      for (const auto& seat : message.at("seats")) seats_[seat.at("seat").get<int>()] = seat.at("token").get<std::string>();
      is_seated_ = true;
    } else if (type == "table" && is_of_table) {
      if (!table_) table_.emplace();
      table_->take(message, version_);
      if (entropy_ && table_->awaits_entropy(own_))
        call_->send(json{{"do", "entropy"}, {"seat", own_}, {"value", chance::hex(*entropy_)}, {"n", 0}}.dump());
    } else if (type == "dismissed" && is_of_table) {
      dismissed_ = message.at("text").get<std::string>();
    } else if ((type == "refusal" || type == "error") && message.value("n", asked_) == asked_) {
      if (type == "refusal") refusal_ = message.at("error").at("id").get<std::string>();
      answer_ = Error(message.at("clause").get<std::string>(), "cli.server_says", message.at("text").get<std::string>());
    }
  }

  // --- the seat ---

  Result<bool> take_seat(Lock& lock, int wanted, const std::string& name) {
    if (!seats_.empty()) return true;
    if (table_->is_over()) return fail("", "cli.table_over", link_.code);
    if (wanted >= table_->seats()) return fail("", "cli.no_seat", wanted, table_->seats() - 1);
    for (own_ = std::max(wanted, 0); wanted < 0 && own_ < table_->seats() && !table_->sitter(own_).value("free", false);) ++own_;
    if (own_ == table_->seats()) return fail("", "cli.table_full", link_.code);
    entropy_ = chance::random_bytes();
    const auto commitment = chance::hex(chance::entropy_commitment(*entropy_));
    const auto done = ask(lock, "sit", {{"seat", own_}, {"name", name}, {"entropy_commit", commitment}},
                          [&] { return seats_.contains(own_) && table_->sitter(own_).value("mine", false); });
    if (done) token_ = seats_.at(own_);
    return done;
  }

  // A computer may have played for the seat while nobody was there. Where it has just begun to think it goes on.
  void come_back(Lock& lock) {
    const auto deputy = [&] { return table_->sitter(own_).value("deputy", 0); };
    if (deputy() && !table_->sitter(own_).value("out_of_time", false))
      ask(lock, "deputy", {{"seat", own_}, {"level", 0}}, [&] { return !deputy(); });
  }

  Said told_in_turn(Lock& lock, std::chrono::seconds patience) {
    const auto deadline = Clock::now() + patience;
    for (;;) {
      news_.wait_until(lock, deadline, [&] { return lost_ || is_strange_ || dismissed_ || table_->is_over() || table_->owes(); });
      if (is_strange_ || dismissed_) return trouble();
      if (!lost_) return table_->told(own_);
      if (const auto done = connect_again(lock); !done) return tl::unexpected(done.error());
      come_back(lock);
    }
  }

  const Link link_;
  std::string token_;  // of the seat
  std::optional<chance::Bytes32> entropy_;
  int own_ = -1;  // the seat

  std::mutex mutex_;  // of all that follows, and of the seat
  std::condition_variable news_;
  std::unique_ptr<net::Call> call_;
  std::optional<std::string> lost_, dismissed_;  // why
  bool is_strange_ = false, is_seated_ = false;
  std::string version_;                // of the server
  std::map<int, std::string> seats_;   // that are ours: their tokens
  std::optional<ToldTable> table_;
  int asked_ = 0;                      // how often
  std::optional<Error> answer_;        // to what was asked last
  std::optional<std::string> refusal_;  // its id, where it is about a move
};
}  // namespace

Result<Seated> join_table(const table::Message& given) {
  const auto text = given.text("link"), name = given.text("name", ""), token = given.text("token", "");
  for (const auto* argument : {&text, &name, &token})
    if (!*argument) return tl::unexpected(argument->error());
  const auto seat = given.number("seat", 0, max_seats - 1, -1);
  if (!seat) return tl::unexpected(seat.error());
  const auto patience = patience_in(given);
  if (!patience) return tl::unexpected(patience.error());
  auto link = parse_link(*text);
  if (!link) return tl::unexpected(link.error());
  auto table = std::make_unique<ServedTable>(*std::move(link), *token);
  auto told = table->sit(static_cast<int>(*seat), *name, *patience);
  if (!told) return tl::unexpected(told.error());
  return Seated{std::move(table), *std::move(told)};
}

}  // namespace shengxiao::cli
