// Lists of which there are many, and which live long, such as the steps of every table.
#pragma once
#include <utility>
#include <vector>

namespace shengxiao::table {

// push_back() that leaves a fifth unused at most, where the library leaves up to a half.
template <class T>
void add_tightly(std::vector<T>& list, T value) {
  if (list.size() == list.capacity()) list.reserve(list.size() + list.size() / 4 + 8);
  list.push_back(std::move(value));
}

}  // namespace shengxiao::table
