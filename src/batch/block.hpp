// Memory that is asked for once, is zero at first, and takes room only where it is touched.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <span>

namespace shengxiao::batch {

template <class T>
class Block {
 public:
  Block() = default;
  explicit Block(std::size_t size)
      : memory_(static_cast<T*>(std::calloc(std::max<std::size_t>(size, 1), sizeof(T)))), size_(size) {}

  bool failed() const { return !memory_; }
  T* data() const { return memory_.get(); }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) const { return memory_.get()[i]; }
  std::span<T> span() const { return {memory_.get(), size_}; }
  // The n-th piece of `width`.
  std::span<T> piece(std::size_t n, std::size_t width) const { return {memory_.get() + n * width, width}; }

 private:
  struct Free {
    void operator()(T* memory) const { std::free(memory); }
  };
  std::unique_ptr<T[], Free> memory_;
  std::size_t size_ = 0;
};

}  // namespace shengxiao::batch
