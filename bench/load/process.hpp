// What a process has used, as Linux tells it.
#pragma once

namespace shengxiao::load {

struct Usage {
  double seconds = 0;  // of processors
  double kib = 0;      // of memory
};

// Of a process that is not there: nothing. 0: this one.
Usage usage_of(int pid);

}  // namespace shengxiao::load
