// How a position stands.
#pragma once
#include "core/list.hpp"

namespace shengxiao::agents {

// By seat: what each has of the win, together 1; or the margin that each is expected to end with, in points.
using Outlook = PerSeat<double>;

}  // namespace shengxiao::agents
