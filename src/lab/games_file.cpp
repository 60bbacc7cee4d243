#include "lab/games_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include "lab/bytes.hpp"
#include "lab/experiment.hpp"

namespace shengxiao::lab {

std::uint32_t checksum(std::string_view bytes) {
  static constexpr auto table = [] {
    std::array<std::uint32_t, 256> t{};
    for (std::uint32_t i = 0; i < 256; ++i) {
      t[i] = i;
      for (int bit = 0; bit < 8; ++bit) t[i] = t[i] >> 1 ^ (t[i] & 1 ? 0xEDB88320u : 0);
    }
    return t;
  }();
  std::uint32_t sum = ~0u;
  for (const char c : bytes) sum = sum >> 8 ^ table[(sum ^ static_cast<std::uint8_t>(c)) & 0xFF];
  return ~sum;
}

std::string encode(const FinishedGame& game) {
  ByteWriter out;
  out.number(game.number);
  out.number(game.steps.size());
  for (const auto& step : game.steps) {
    out.fixed(static_cast<std::uint64_t>(index(step.actor)), 1);
    out.fixed(step.action, 2);
  }
  out.number(static_cast<std::uint64_t>(game.points.size()));
  for (const int points : game.points) out.whole(points);
  for (const double returns : game.returns) out.real(returns);
  out.text(game.notes);
  return out.take();
}

Result<FinishedGame> decode(std::string_view bytes) {
  ByteReader in(bytes);
  FinishedGame game;
  game.number = in.number();
  for (auto n = in.count(); n-- > 0;) {
    const auto actor = static_cast<Seat>(in.fixed(1));
    game.steps.push_back({actor, static_cast<ActionId>(in.fixed(2))});
  }
  const auto seats = in.count();
  if (seats > max_seats) return fail("", "lab.not_a_game");
  for (std::size_t i = 0; i < seats; ++i) game.points.push_back(static_cast<int>(in.whole()));
  for (std::size_t i = 0; i < seats; ++i) game.returns.push_back(in.real());
  game.notes = in.text();
  if (!in.whole_read()) return fail("", "lab.not_a_game");
  return game;
}

namespace {
constexpr std::string_view first_line = "shengxiao games 1\n";
constexpr std::size_t frame_head = 8;
constexpr std::uint32_t longest = 1 << 28;

std::string framed(std::string_view bytes) {
  ByteWriter out;
  out.fixed(bytes.size(), 4);
  out.fixed(checksum(bytes), 4);
  return out.take() + std::string(bytes);
}

// What stands in a frame at the beginning of the bytes; nothing where there is no whole and sound one.
std::optional<std::string_view> unframed(std::string_view bytes) {
  if (bytes.size() < frame_head) return std::nullopt;
  ByteReader in(bytes);
  const auto size = in.fixed(4), sum = in.fixed(4);
  if (size > longest || size > bytes.size() - frame_head) return std::nullopt;
  const auto inside = bytes.substr(frame_head, size);
  if (checksum(inside) != sum) return std::nullopt;
  return inside;
}

// A device is no file: it may have no end, or forget what is written to it. A pipe can only be read.
Result<bool> check_kind(const std::string& path, int descriptor, bool pipe) {
  struct stat about{};
  if (::fstat(descriptor, &about) != 0) return fail("", "lab.cannot_read", path, std::strerror(errno));
  if (!S_ISREG(about.st_mode) && !(pipe && S_ISFIFO(about.st_mode))) return fail("", "lab.no_file", path);
  return true;
}

Result<std::string> read_all(const std::string& path, int descriptor, bool pipe = false) {
  if (auto good = check_kind(path, descriptor, pipe); !good) return tl::unexpected(good.error());
  std::string bytes;
  std::array<char, 1 << 16> some;
  for (ssize_t n; (n = ::read(descriptor, some.data(), some.size())) != 0;) {
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return fail("", "lab.cannot_read", path, std::strerror(errno));
    bytes.append(some.data(), static_cast<std::size_t>(n));
  }
  return bytes;
}

// Where games begin: after the head. Nothing: the head itself was not written whole.
Result<std::optional<std::size_t>> read_head(const std::string& path, std::string_view bytes, std::string_view expected) {
  const auto whole = std::string(first_line) + framed(expected);
  if (!expected.empty() && bytes.size() < whole.size() && std::string_view(whole).starts_with(bytes)) return std::nullopt;
  if (!bytes.starts_with(first_line)) return fail("", "lab.not_games", path);
  const auto head = unframed(bytes.substr(first_line.size()));
  if (!head) return fail("", "lab.damaged", path, first_line.size());
  if (!expected.empty() && *head != expected)
    return fail("", "lab.other_experiment", path, std::string(*head), std::string(expected));
  return first_line.size() + frame_head + head->size();
}

// Hands over the games; gives where the last whole one ends.
Result<std::size_t> read_games(const std::string& path, std::string_view bytes, std::size_t at, const GamesFile::Take& take) {
  while (at < bytes.size()) {
    const auto inside = unframed(bytes.substr(at));
    if (!inside) {
      // Whatever was cut short stands at the end. Where a sound game follows, this is damage, and nothing may be thrown away.
      for (auto later = at + 1; later + frame_head < bytes.size(); ++later)
        if (const auto sound = unframed(bytes.substr(later)); sound && !sound->empty() && decode(*sound))
          return fail("", "lab.damaged", path, at);
      return at;
    }
    auto game = decode(*inside);
    if (!game) return fail("", "lab.damaged", path, at);
    if (auto taken = take(std::move(*game)); !taken) return fail("", "lab.in_file", path, taken.error());
    at += frame_head + inside->size();
  }
  return at;
}
}  // namespace

std::string frame(const FinishedGame& game) { return framed(encode(game)); }

Result<FinishedGame> of_frame(std::string_view bytes) {
  const auto inside = unframed(bytes);
  if (!inside || frame_head + inside->size() != bytes.size()) return fail("", "lab.not_a_game");
  return decode(*inside);
}

Result<GamesFile> GamesFile::open(const std::string& path, std::string_view head, const Take& take) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (descriptor < 0) return fail("", "lab.cannot_begin", path, std::strerror(errno));
  GamesFile file(path, descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return fail("", "lab.in_use", path);
  const auto bytes = read_all(path, descriptor);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto begin = read_head(path, *bytes, head);
  if (!begin) return tl::unexpected(begin.error());
  std::size_t end = 0;
  if (*begin) {
    const auto read = read_games(path, *bytes, **begin, take);
    if (!read) return tl::unexpected(read.error());
    end = *read;
  }
  file.cut_ = bytes->size() - end;
  if (::ftruncate(descriptor, static_cast<off_t>(end)) != 0 || ::lseek(descriptor, 0, SEEK_END) < 0)
    return fail("", "lab.cannot_write", path, std::strerror(errno));
  if (!*begin)
    if (auto written = file.write(std::string(first_line) + framed(head)); !written) return tl::unexpected(written.error());
  return file;
}

Result<std::string> read_file(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return fail("", "lab.cannot_read", path, std::strerror(errno));
  auto bytes = read_all(path, descriptor, true);
  ::close(descriptor);
  return bytes;
}

Result<std::string> GamesFile::read(const std::string& path, const Take& take) {
  const auto bytes = read_file(path);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto begin = read_head(path, *bytes, {});
  if (!begin) return tl::unexpected(begin.error());
  if (auto done = read_games(path, *bytes, **begin, take); !done) return tl::unexpected(done.error());
  return std::string(*unframed(std::string_view(*bytes).substr(first_line.size())));
}

GamesFile::GamesFile(GamesFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)), cut_(other.cut_) {}

GamesFile& GamesFile::operator=(GamesFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(descriptor_, other.descriptor_);
  cut_ = other.cut_;
  return *this;
}

GamesFile::~GamesFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Result<bool> GamesFile::append(const FinishedGame& game) { return write(frame(game)); }

Result<bool> GamesFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto n = ::write(descriptor_, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return fail("", "lab.cannot_write", path_, std::strerror(errno));
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

Result<bool> write_file(const std::string& path, std::string_view bytes) {
  struct stat about{};
  // What is there and no file, such as a device or a pipe, is written to as it is.
  const bool as_it_is = ::stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode);
  const auto half = as_it_is ? path : path + ".new";
  const auto failed = [&] { return fail("", "lab.cannot_begin", path, std::strerror(errno)); };
  auto* out = std::fopen(half.c_str(), "wb");
  if (!out) return failed();
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), out) == bytes.size();
  const int why = errno;
  const bool closed = std::fclose(out) == 0;
  if (written && closed && (as_it_is || std::rename(half.c_str(), path.c_str()) == 0)) return true;
  if (!written) errno = why;
  auto error = failed();
  if (!as_it_is) std::remove(half.c_str());
  return error;
}

Result<bool> check_writable(const std::string& path) {
  struct stat about{};
  if (::stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode)) return true;
  const auto half = path + ".new";
  auto* out = S_ISDIR(about.st_mode) ? nullptr : std::fopen(half.c_str(), "wb");
  if (!out) return fail("", "lab.cannot_begin", path, std::strerror(S_ISDIR(about.st_mode) ? EISDIR : errno));
  std::fclose(out);
  std::remove(half.c_str());
  return true;
}

}  // namespace shengxiao::lab
