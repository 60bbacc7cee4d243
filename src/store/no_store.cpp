#include "store/no_store.hpp"

#include <algorithm>

namespace shengxiao::store {

namespace {
class NoStore final : public Store {
 public:
  Result<Failures> append(std::span<const Event>) override { return Failures(); }
  Result<Taken> take(std::string_view) override { return Taken(); }
  Result<bool> release(std::span<const std::string>) override { return true; }
  Result<std::int64_t> add_lines(std::string_view list, std::span<const MakeLine> lines) override {
    auto& kept = lists_[std::string(list)];
    const auto first = std::ssize(kept);
    for (const auto& make : lines) kept.push_back(make(std::ssize(kept), kept.empty() ? "" : kept.back()));
    return first;
  }
  Result<Lines> lines(std::string_view list, std::int64_t from, std::int64_t many) override {
    return part_of(lists_[std::string(list)], from, many);
  }
  Result<std::int64_t> put_away(std::chrono::seconds, Old) override { return 0; }
  Result<bool> renew() override { return true; }
  Result<bool> check() override { return true; }
  std::string where() const override { return "none"; }
  bool forgets() const override { return true; }

 private:
  std::map<std::string, std::vector<std::string>> lists_;
};
}  // namespace

Store::Lines Store::part_of(const std::vector<std::string>& list, std::int64_t from, std::int64_t many) {
  const auto size = std::ssize(list);
  const auto first = from < 0 ? std::max<std::int64_t>(0, size + from) : std::min(from, size);
  const auto end = std::min(size, first + many);
  return {first, size, {list.begin() + first, list.begin() + end}};
}

std::unique_ptr<Store> make_no_store() { return std::make_unique<NoStore>(); }

}  // namespace shengxiao::store
