// Somebody at a connection, who is led to wherever a table is: to the hub that has it, on whatever thread, or to another server.
// Everything of a visitor happens on the thread of its connection.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub.hpp"

namespace shengxiao::server {

// The hubs of this server, by index, and how a job comes onto the thread of each.
struct HubPlace {
  Hub* hub;
  std::function<void(Job)> post;
};
using Hubs = std::vector<HubPlace>;

// A connection to another server, on behalf of a visitor. Ends when nobody holds it.
class Passage {
 public:
  virtual ~Passage() = default;
  virtual void send(std::string text) = 0;
};

// What a visitor needs of its connection and its thread.
struct Doorway {
  Line line;
  std::size_t home = 0;                           // the hub on this thread
  bool has_lab = false;                           // whoever it is may use the lab of this server
  std::function<void(Job)> post;                  // onto this thread
  std::function<Alarm(Milliseconds, Job)> later;  // likewise
  // Opens a connection to another server. `hear` is called with what that says but for its greeting; `end` once it has ended, or
  // could not be made: then nothing was heard.
  std::function<std::shared_ptr<Passage>(const store::Neighbour& to, std::function<void(Text)> hear, Job end)> pass_on;
};

class Visitor : public std::enable_shared_from_this<Visitor> {
 public:
  // How often another server is called that does not answer, and how long between: its tables are others' by then.
  static constexpr int most_calls = 16;
  static constexpr Milliseconds between_calls{400};

  // `hubs`: outlive it. Ends with leave().
  static std::shared_ptr<Visitor> enter(const Hubs& hubs, Doorway doorway);

  // `done` is called once it has been dealt with: only then the next message may come.
  void receive(std::string_view text, Job done);
  // Everything that was sent has gone.
  void caught_up();
  void leave();

 private:
  struct Place {
    std::size_t hub;
    ClientId client;
  };
  // A way to another server.
  struct Beyond {
    std::uint64_t visit;
    store::Neighbour owner;
    std::shared_ptr<Passage> passage{};
    Job done{};  // of the message with which it was opened
  };
  struct Asked {
    std::string text;
    std::shared_ptr<const Result<table::Message>> message;
    Job done;
  };

  Visitor(const Hubs& hubs, Doorway doorway) : hubs_(hubs), doorway_(std::move(doorway)) {}
  void on(std::size_t hub, Job job) const;  // runs it on the thread of this hub
  Line line_from(std::size_t hub, std::uint64_t visit);
  void hear(std::uint64_t visit, Text text);
  void come_in();
  void tell(const Asked& asked);
  void join(const Asked& asked, const std::string& code);
  void joined(const Asked& asked, const std::string& code, const Place& place, std::uint64_t visit, const Heard& heard);
  void settle_in(const Place& place, std::uint64_t visit);
  void step_out();
  void cross(const Asked& asked, const std::string& code, const store::Neighbour& owner);
  void hear_from_beyond(std::uint64_t visit, Text text);
  void beyond_ended(std::uint64_t visit, const Asked& asked, const std::string& code);

  const Hubs& hubs_;
  Doorway doorway_;
  std::uint64_t visits_ = 0, visit_ = 0;  // how many there were, at hubs and beyond; the one whose words are told on
  std::optional<Place> place_;            // none: at another server
  std::optional<std::uint64_t> trial_;    // a hub is asked for a table,
  std::vector<Text> heard_in_trial_;      // and has said this
  std::optional<Beyond> beyond_, crossing_;  // the way that is used, and one that is being opened
  int calls_ = 0;
  Alarm call_again_;
  bool has_left_ = false;
};

}  // namespace shengxiao::server
