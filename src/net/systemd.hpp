// What a service tells systemd (sd_notify(3)). Without systemd nobody hears it.
#pragma once
#include <chrono>
#include <optional>
#include <string_view>

namespace shengxiao::net {

// READY=1, STOPPING=1, WATCHDOG=1, STATUS=…; several lines at once are separated by line feeds. False where nobody hears it.
bool notify_systemd(std::string_view state);

// How often WATCHDOG=1 is due: half of the time after which systemd would restart us. Nothing where it does not watch.
std::optional<std::chrono::milliseconds> watchdog_interval();

}  // namespace shengxiao::net
