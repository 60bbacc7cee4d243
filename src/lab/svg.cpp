#include "lab/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace shengxiao::lab {

namespace {
constexpr double plot_width = 400;

std::string frame(std::string_view title, double height, const std::string& inside) {
  return fmt::format("<svg viewBox=\"0 0 {} {:.0f}\" role=\"img\" aria-label=\"{}\">{}</svg>\n", plot_width, height, escaped(title),
                     inside);
}

// A round step that cuts a range into some six parts.
double step_of(double range) {
  const double rough = range / 6, power = std::pow(10, std::floor(std::log10(rough)));
  for (const double by : {1, 2, 5})
    if (by * power >= rough) return by * power;
  return 10 * power;
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view words, std::string_view look = {}) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>", x, y, anchor,
                     look.empty() ? std::string() : fmt::format(" class=\"{}\"", look), escaped(words));
}
}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  return out;
}

std::string interval_plot(const Plot& plot) {
  constexpr double left = 128, row = 17;
  const double right = plot.aside.empty() ? 376 : 330, top = plot.aside.empty() ? 4 : 20;
  double low = plot.usual, high = plot.usual;
  for (const auto& one : plot.rows) low = std::min(low, one.estimate.low), high = std::max(high, one.estimate.high);
  if (high - low < 1e-9) low -= 1, high += 1;
  const double pad = (high - low) / 40, step = step_of(high - low);
  low -= pad, high += pad;
  const auto x = [&](double value) { return left + (value - low) / (high - low) * (right - left); };
  const double bottom = top + row * static_cast<double>(plot.rows.size());
  std::string out;
  if (!plot.aside.empty()) out += text_at(396, 14, "end", plot.aside, "aside");
  for (double at = std::ceil(low / step) * step; at <= high; at += step) {
    out += fmt::format("<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2:.0f}\"/>", x(at), top, bottom);
    out += text_at(x(at), bottom + 14, "middle", fmt::format("{:g}{}", std::abs(at) < step / 1000 ? 0 : at, plot.unit));
  }
  out += fmt::format("<line class=\"usual\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2:.0f}\"/>", x(plot.usual), top, bottom);
  for (std::size_t i = 0; i < plot.rows.size(); ++i) {
    const auto& [name, e, stands_out, aside] = plot.rows[i];
    const double y = top + row * (static_cast<double>(i) + 0.5);
    out += text_at(left - 8, y + 4, "end", name);
    if (!aside.empty()) out += text_at(396, y + 4, "end", aside, "aside");
    // Not by colour alone: what stands out is full.
    out += fmt::format("<g class=\"{}\"><line x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>",
                       !stands_out            ? "same"
                       : e.value > plot.usual ? "more"
                                              : "less",
                       x(e.low), x(e.high), y, y);
    out += fmt::format("<circle{} cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\"/></g>", stands_out ? " class=\"full\"" : "", x(e.value), y,
                       stands_out ? 4 : 3.5);
  }
  return frame(plot.title, bottom + 20, out);
}

std::string histogram(std::string_view title, const std::vector<std::uint64_t>& counts, double begin, double width) {
  constexpr double left = 40, right = 392, top = 14, bottom = 126;
  const auto most = std::max<std::uint64_t>(counts.empty() ? 0 : *std::ranges::max_element(counts), 1);
  const double each = (right - left) / static_cast<double>(std::max<std::size_t>(counts.size(), 1));
  std::string out;
  const double step = std::max(1.0, step_of(static_cast<double>(most))), full = std::ceil(static_cast<double>(most) / step) * step;
  const auto y = [&](double n) { return bottom - n / full * (bottom - top); };
  for (double at = 0; at <= full; at += step) {
    out += fmt::format("<line class=\"grid\" x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\"/>", left, right, y(at));
    out += text_at(left - 5, y(at) + 4, "end", fmt::format("{:g}", at));
  }
  const auto labels = std::max<std::size_t>(1, (counts.size() + 9) / 10);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double x = left + each * static_cast<double>(i), from = y(static_cast<double>(counts[i]));
    out += fmt::format("<rect class=\"bar\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>", x + 1, from,
                       std::max(each - 2, 1.0), bottom - from);
    if (i % labels == 0)
      out += text_at(x + each / 2, bottom + 14, "middle", fmt::format("{:g}", begin + width * static_cast<double>(i)));
  }
  return frame(title, bottom + 20, out);
}

std::string curves(std::string_view title, const std::vector<Curve>& all, double usual) {
  constexpr double left = 48, right = 318, top = 10, bottom = 168;
  const auto x = [&](double at) { return left + at * (right - left); };
  const auto y = [&](double share) { return bottom - share * (bottom - top); };
  std::string out;
  for (int percent = 0; percent <= 100; percent += 25) {
    out +=
        fmt::format("<line class=\"grid\" x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\"/>", left, right, y(percent / 100.0));
    out += text_at(left - 5, y(percent / 100.0) + 4, "end", fmt::format("{} %", percent));
    out += text_at(x(percent / 100.0), bottom + 20, "middle", fmt::format("{} %", percent));
  }
  out += fmt::format("<line class=\"usual\" x1=\"{0}\" x2=\"{1}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\"/>", left, right, y(usual));
  std::vector<double> label_at;
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string band, back, line;
    for (const auto& [at, e] : all[i].points) {
      band += fmt::format("{:.1f},{:.1f} ", x(at), y(std::clamp(e.high, 0.0, 1.0)));
      back = fmt::format("{:.1f},{:.1f} ", x(at), y(std::clamp(e.low, 0.0, 1.0))) + back;
      line += fmt::format("{:.1f},{:.1f} ", x(at), y(e.value));
    }
    out += fmt::format("<g class=\"curve{}\"><polygon points=\"{}{}\"/><polyline points=\"{}\"/></g>", i, band, back, line);
    double at = all[i].points.empty() ? bottom : y(all[i].points[all[i].points.size() * 3 / 4].second.value);
    constexpr double apart = 14, nearly = apart - 0.01;  // what was moved apart is not too near by a rounding
    for (bool moved = true; std::exchange(moved, false);)  // names do not lie on each other
      for (const double other : label_at)
        if (std::abs(at - other) < nearly) at = other + apart, moved = true;
    label_at.push_back(at);
    out += fmt::format("<g class=\"curve{0}\"><line x1=\"{1}\" x2=\"{2}\" y1=\"{3:.1f}\" y2=\"{3:.1f}\"/></g>", i, right + 4,
                       right + 16, at);
    out += text_at(right + 20, at + 4, "start", all[i].name);
  }
  return frame(title, bottom + 26, out);
}

}  // namespace shengxiao::lab
