// Pieces of text.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace shengxiao {

// Without blanks and line ends at both ends.
std::string_view trim(std::string_view text);

// What stands between commas; of an empty text one empty item.
std::vector<std::string_view> split_list(std::string_view text);

// Whether a byte of UTF-8 goes on with the character before it.
constexpr bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// The beginning of a text that somebody wrote, for an error to quote: at most so many bytes, and no half character of UTF-8.
std::string_view excerpt(std::string_view text, std::size_t most_bytes = 60);

}  // namespace shengxiao
