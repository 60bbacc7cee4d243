// Plots as SVG text, for a page whose style sheet colours them: report_style.hpp.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "lab/balance.hpp"

namespace shengxiao::lab {

std::string escaped(std::string_view text);  // for HTML and SVG

// A row for each estimate with its interval; a line where `usual` is. `unit` stands at the numbers of the axis, `aside` over the
// words beside the rows.
struct Plot {
  struct Row {
    std::string name;
    Estimate estimate;
    bool stands_out;
    std::string aside = {};
  };
  std::string title;
  std::vector<Row> rows;
  double usual = 0;
  std::string unit = {}, aside = {};
};
std::string interval_plot(const Plot& plot);

// Bars from `begin` on, each `width` wide.
std::string histogram(std::string_view title, const std::vector<std::uint64_t>& counts, double begin, double width);

struct Curve {
  std::string name;
  std::vector<std::pair<double, Estimate>> points;  // x from 0 to 1
};
// Curves in percent over the course of a game, each with the band of its intervals; a line where the share `usual` is.
std::string curves(std::string_view title, const std::vector<Curve>& all, double usual);

}  // namespace shengxiao::lab
