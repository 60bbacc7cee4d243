// Frames are read where they lie and written with a mask of zeros: the client shares its processors with the server, and this costs
// half of what Beast's WebSocket does.
#include "line.hpp"

#include <boost/asio.hpp>
#include <boost/endian/conversion.hpp>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace shengxiao::load {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {
enum Opcode : std::uint8_t { goes_on = 0, text = 1, close = 8, ping = 9 };
constexpr std::uint8_t last = 0x80, masked = 0x80, pong = 10;

void add_frame(std::uint8_t opcode, std::string_view payload, std::string& out) {
  out += static_cast<char>(last | opcode);
  const auto size = payload.size();
  const int bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
  out += static_cast<char>(masked | (bytes == 0 ? size : bytes == 2 ? 126 : 127));
  for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>(size >> (8 * i));
  out.append(4, '\0');
  out += payload;
}

struct Frame {
  std::uint8_t opcode;
  bool is_last;
  std::size_t begin, size;
};

// False where not even its head is there. Servers do not mask.
bool read_head(const char* data, std::size_t size, Frame& frame) {
  if (size < 2) return false;
  frame.opcode = data[0] & 0x0F;
  frame.is_last = data[0] & last;
  const std::uint8_t length = data[1] & 0x7F;
  frame.begin = length < 126 ? 2 : length == 126 ? 4 : 10;
  if (size < frame.begin) return false;
  const auto* bytes = reinterpret_cast<const unsigned char*>(data + 2);
  frame.size = length < 126 ? length : length == 126 ? boost::endian::load_big_u16(bytes) : boost::endian::load_big_u64(bytes);
  return true;
}
}  // namespace

class Line::Socket {
 public:
  Socket(asio::io_context& io, Events events) : socket_(io.get_executor()), events_(std::move(events)), buffer_(first_size) {}

  void open(const tcp::endpoint& server, const std::string& from, const std::string& path) {
    error_code error;
    socket_.open(server.protocol(), error);
    if (!error && !from.empty()) socket_.bind({asio::ip::make_address(from), 0}, error);
    if (error) return events_.broken(error.message());
    socket_.set_option(tcp::no_delay(true), error);
    out_ = "GET " + path + " HTTP/1.1\r\nHost: " + server.address().to_string() +
           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
           "Sec-WebSocket-Version: 13\r\n\r\n";
    socket_.async_connect(server, [this](error_code refused) {
      if (refused) return events_.broken("not connected: " + refused.message());
      write();
      read();
    });
  }

  void send(std::string_view message, std::uint8_t opcode = Opcode::text) {
    add_frame(opcode, message, out_);
    if (writing_.empty()) write();
  }

 private:
  static constexpr std::size_t first_size = 4096;

  void read() {
    socket_.async_read_some(asio::buffer(buffer_.data() + end_, buffer_.size() - end_ - padding),
                            [this](error_code error, std::size_t size) {
                              if (error == asio::error::operation_aborted) return;
                              if (error) return events_.broken(error.message());
                              end_ += size;
                              if (!is_open_ && !shake_hands()) return;
                              if (take_frames()) read();
                            });
  }

  // False where it has not been answered yet, or not as it should be.
  bool shake_hands() {
    const std::string_view answer(buffer_.data(), end_);
    const auto at = answer.find("\r\n\r\n");
    if (at == std::string_view::npos && end_ < first_size / 2) return read(), false;
    if (at == std::string_view::npos || !answer.starts_with("HTTP/1.1 101 "))
      return events_.broken("no WebSocket: " + std::string(answer)), false;
    is_open_ = true;
    begin_ = at + 4;
    events_.opened();
    return true;
  }

  // False where there are no more to come.
  bool take_frames() {
    Frame frame{};
    while (read_head(buffer_.data() + begin_, end_ - begin_, frame)) {
      const auto whole = frame.begin + frame.size;
      if (end_ - begin_ < whole) {
        make_room(whole);
        return true;
      }
      const std::string_view payload(buffer_.data() + begin_ + frame.begin, frame.size);
      begin_ += whole;
      if (!take(frame, payload)) return false;
    }
    make_room(first_size / 2);
    return true;
  }

  bool take(const Frame& frame, std::string_view payload) {
    if (frame.opcode == Opcode::close) return events_.broken("closed by the server"), false;
    if (frame.opcode == Opcode::ping) return send(payload, pong), true;
    if (frame.opcode != Opcode::text && frame.opcode != Opcode::goes_on) return true;
    if (frame.is_last && parts_.empty()) return events_.heard(payload), true;
    parts_ += payload;
    if (!frame.is_last) return true;
    parts_.reserve(parts_.size() + padding);
    events_.heard(parts_);
    parts_.clear();
    return true;
  }

  // For a frame of that size, at the front.
  void make_room(std::size_t size) {
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= std::exchange(begin_, 0);
    if (buffer_.size() < size + padding + 16) buffer_.resize(size + padding + 16);
  }

  void write() {
    writing_.swap(out_);
    asio::async_write(socket_, asio::buffer(writing_), [this](error_code error, std::size_t) {
      if (error == asio::error::operation_aborted) return;
      if (error) return events_.broken(error.message());
      writing_.clear();
      if (!out_.empty()) write();
    });
  }

  asio::basic_stream_socket<tcp, asio::io_context::executor_type> socket_;
  Events events_;
  bool is_open_ = false;
  std::vector<char> buffer_;
  std::size_t begin_ = 0, end_ = 0;  // of what has been read and not been taken
  std::string parts_;  // of a message in several frames
  std::string out_, writing_;
};

Line::Line(asio::io_context& io, Events events) : socket_(std::make_unique<Socket>(io, std::move(events))) {}
Line::~Line() = default;
void Line::open(const tcp::endpoint& server, const std::string& from, const std::string& path) {
  socket_->open(server, from, path);
}
void Line::send(std::string_view text) { socket_->send(text); }

}  // namespace shengxiao::load
