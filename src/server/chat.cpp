#include "server/chat.hpp"

#include "core/json.hpp"
#include "core/text.hpp"
#include "server/messages.hpp"

namespace shengxiao::server {

namespace {
constexpr std::size_t longest_chat = 500;
}  // namespace

Result<std::string> chat_message(const table::Message& message, SeatSet speaker) {
  const auto words = message.text("text");
  if (!words) return tl::unexpected(words.error());
  if (trim(*words).empty()) return fail("", "message.empty", "text");
  if (words->size() > longest_chat) return fail("", "server.chat_too_long", words->size(), longest_chat);
  return json_object([&](Json& out) {
    begin_message(out, MessageType::said).key("seat");
    speaker.empty() ? out.null() : out.value(index(speaker.front()));
    out.field("text", *words);
  });
}

}  // namespace shengxiao::server
