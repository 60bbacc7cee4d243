// The games of an experiment in one file, to which games are added and in which none is ever changed: docs/lab.md has the format.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace shengxiao::lab {

struct FinishedGame;

class GamesFile {
 public:
  using Take = std::function<Result<bool>(FinishedGame&&)>;

  // Opens the file, or begins it, and hands over the games in it. A game at its end that was not written whole, because the program
  // was killed or the disk full, is cut off. Everything else that is wrong is an error, and changes nothing: another head, damage,
  // a file that another program is writing.
  static Result<GamesFile> open(const std::string& path, std::string_view head, const Take& take);
  // Only reads: gives the head, and hands over the games that are whole.
  static Result<std::string> read(const std::string& path, const Take& take);

  GamesFile(GamesFile&& other) noexcept;
  GamesFile& operator=(GamesFile&& other) noexcept;
  ~GamesFile();

  Result<bool> append(const FinishedGame& game);
  std::uint64_t cut() const { return cut_; }  // bytes that were cut off

 private:
  GamesFile(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}
  Result<bool> write(std::string_view bytes);

  std::string path_;
  int descriptor_ = -1;
  std::uint64_t cut_ = 0;
};

// One game as bytes, and back; nothing where the bytes are no game.
std::string encode(const FinishedGame& game);
Result<FinishedGame> decode(std::string_view bytes);
// The same as a frame, as it stands in the file: a game that was played elsewhere comes whole or not at all.
std::string frame(const FinishedGame& game);
Result<FinishedGame> of_frame(std::string_view bytes);

// CRC-32 as of zlib, PNG and Ethernet.
std::uint32_t checksum(std::string_view bytes);

Result<std::string> read_file(const std::string& path);
// Puts a file where it belongs in one go: it is never there by halves.
Result<bool> write_file(const std::string& path, std::string_view bytes);
// Whether it can be put there, as far as that can be told before it is known.
Result<bool> check_writable(const std::string& path);

}  // namespace shengxiao::lab
