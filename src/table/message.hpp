// A JSON object that came from outside, read field by field; every error names the field.
#pragma once
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "core/setup.hpp"

namespace shengxiao::table {

class Message {
 public:
  static Result<Message> parse(std::string_view text);

  bool has(std::string_view field) const { return json_.contains(field); }
  Result<std::string> text(std::string_view field) const;
  Result<std::string> text(std::string_view field, std::string_view fallback) const;
  Result<std::int64_t> number(std::string_view field, std::int64_t least, std::int64_t most) const;
  Result<std::int64_t> number(std::string_view field, std::int64_t least, std::int64_t most, std::int64_t fallback) const;
  Result<bool> flag(std::string_view field) const;
  Result<bool> flag(std::string_view field, bool fallback) const;
  // The fields "options" and "edition", for so many seats. Options are {"name": "value"}; printed data are the text of an
  // edition file, or the object that a transcript has. Either may be missing.
  Result<Setup> setup(int seats) const;
  // A list of objects; an error where there is none.
  Result<std::vector<Message>> list(std::string_view field) const;
  // A list of texts; nothing where the field is missing.
  Result<std::vector<std::string>> texts(std::string_view field) const;
  // A list of whole numbers; an error where there is none.
  Result<std::vector<std::int64_t>> numbers(std::string_view field) const;
  // An object; an error where there is none.
  Result<Message> object(std::string_view field) const;

 private:
  explicit Message(nlohmann::json json) : json_(std::move(json)) {}
  nlohmann::json json_;
};

}  // namespace shengxiao::table
