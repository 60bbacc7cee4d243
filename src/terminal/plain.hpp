// The client line by line: for screen readers, pipes and tests.
#pragma once
#include <iosfwd>
#include <memory>

#include "terminal/session.hpp"

namespace shengxiao::terminal {

// Until `quit` or the end of the input.
void play_plain(std::unique_ptr<Session> session, std::istream& in, std::ostream& out);

}  // namespace shengxiao::terminal
