#include "calendar/astronomy.hpp"

#include <erfa.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>

namespace shengxiao::calendar {

namespace {
using std::numbers::pi;
namespace chrono = std::chrono;

constexpr double j2000 = 2451545.0;  // as a Julian date
constexpr Days j2000_day = chrono::year(2000) / chrono::January / 1;  // its noon
constexpr double day_s = 86400;
constexpr double mean_month = 29.530588861;  // days, as all times here: even time (TT) since J2000

// Longitude on the ecliptic of date, in radians, of a direction in the axes that the library gives.
double longitude(const double (&axes)[3][3], const double (&p)[3]) {
  const auto along = [&](int i) { return axes[i][0] * p[0] + axes[i][1] * p[1] + axes[i][2] * p[2]; };
  return std::atan2(along(1), along(0));
}

// The mean ecliptic and equinox of date.
struct Axes {
  explicit Axes(double t) { eraEcm06(j2000, t, rows); }
  double rows[3][3];
};

// Both are seen where they were when their light left them; for the sun that is where the Earth's place of then puts it.
double sun(const Axes& axes, double t) {
  constexpr double light = 499.005 / day_s;
  double of_earth[2][3], from_barycentre[2][3];
  eraEpv00(j2000, t - light, of_earth, from_barycentre);
  const double p[3] = {-of_earth[0][0], -of_earth[0][1], -of_earth[0][2]};
  return longitude(axes.rows, p);
}
double moon(const Axes& axes, double t) {
  constexpr double light = 1.28 / day_s;
  double of_moon[2][3];
  eraMoon98(j2000, t - light, of_moon);
  return longitude(axes.rows, of_moon[0]);
}

// How far the moon is ahead of the sun, -pi to pi; both by the same equinox, whichever.
double lead(double t) {
  const Axes axes(t);
  return std::remainder(moon(axes, t) - sun(axes, t), 2 * pi);
}

// Secant steps from the mean new moon. They close in fast, since the lead grows almost evenly.
double conjunction(int number) {
  const double n = number, centuries = n * mean_month / 36525;
  double t = 5.59766 + mean_month * n + 0.00015437 * centuries * centuries;
  double at = lead(t), rate = 2 * pi / mean_month;
  for (int i = 0; i < 12; ++i) {
    const double step = -at / rate;
    if (std::abs(step) < 0.01 / day_s) break;
    const double then = lead(t + step);
    rate = (then - at) / step;
    t += step;
    at = then;
  }
  return t;
}

struct Piece {
  double until, origin, scale;
  std::array<double, 8> coefficients;  // from the constant on
};

// F. Espenak and J. Meeus, Five Millennium Canon of Solar Eclipses, NASA/TP-2006-214141, section 2.8.
constexpr std::array<Piece, 11> pieces{{
    {1700, 1600, 1, {120, -0.9808, -0.01532, 1 / 7129.0}},
    {1800, 1700, 1, {8.83, 0.1603, -0.0059285, 0.00013336, -1 / 1174000.0}},
    {1860, 1800, 1, {13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699, 0.000000000875}},
    {1900, 1860, 1, {7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174.0}},
    {1920, 1900, 1, {-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197}},
    {1941, 1920, 1, {21.20, 0.84493, -0.076100, 0.0020936}},
    {1961, 1950, 1, {29.07, 0.407, -1 / 233.0, 1 / 2547.0}},
    {1986, 1975, 1, {45.45, 1.067, -1 / 260.0, -1 / 718.0}},
    {2005, 2000, 1, {63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599}},
    {2050, 2000, 1, {62.92, 0.32217, 0.005589}},
    {std::numeric_limits<double>::infinity(), 1820, 100, {-20, 0, 32}},
}};

// What China's clocks are ahead of Greenwich: the local mean time of Beijing, 116°25' east, and from 1929 on eight hours.
constexpr double ahead(Days day) { return day < Days(chrono::year(1929) / chrono::January / 1) ? 27940 : 28800; }

double decimal_year(double t) { return 2000 + (t - 0.5) / 365.2425; }

double even_time(Days midnight) {
  const double t = static_cast<double>((midnight - j2000_day).count()) - 0.5;
  return t + (delta_t(decimal_year(t)) - ahead(midnight)) / day_s;
}

constexpr Days day_of(Moment moment) { return chrono::floor<chrono::days>(moment); }

// Where the sun stands when the first day of a month begins. Each whole number is a major term, 9 the winter solstice.
double term(int month) { return solar_longitude(day_of(new_moon(month))) / 30; }

bool holds_major_term(int month) { return std::floor(term(month)) != std::floor(term(month + 1)); }

// Month 11: the last that begins, at midnight, before the winter solstice of the year.
int solstice_month(int year) {
  const Days around = chrono::year(year) / chrono::December / 22;
  int month = static_cast<int>(std::floor(((around - j2000_day).count() - 5.0) / mean_month)) + 1;
  while (term(month) >= 9) --month;
  return month;
}
}  // namespace

double delta_t(double year) {
  const Piece* piece = pieces.data();
  while (year >= piece->until) ++piece;
  const double x = (year - piece->origin) / piece->scale;
  double sum = 0;
  for (std::size_t i = piece->coefficients.size(); i-- > 0;) sum = sum * x + piece->coefficients[i];
  if (year >= 2050 && year < 2150) sum -= 0.5628 * (2150 - year);  // joins the last two
  return sum;
}

Moment new_moon(int number) {
  const double t = conjunction(number);
  const auto at = [t](double clock) {
    const double seconds = (t + 0.5) * day_s - delta_t(decimal_year(t)) + clock;
    return Moment(j2000_day) + chrono::seconds(static_cast<std::int64_t>(std::floor(seconds)));
  };
  return at(ahead(day_of(at(0))));
}

double solar_longitude(Days day) {
  const double t = even_time(day);
  double nutation, tilt;
  eraNut06a(j2000, t, &nutation, &tilt);
  const double degrees = (sun(Axes(t), t) + nutation) * 180 / pi;
  return degrees - 360 * std::floor(degrees / 360);
}

// Twelve months from one month 11 to the next: the year begins two months after the first. Thirteen: the first of them without
// a major term is a leap month, and puts the New Year off where it comes before.
Days computed_new_year(int year) {
  const int eleventh = solstice_month(year - 1);
  const bool leap = solstice_month(year) - eleventh == 13 && !(holds_major_term(eleventh + 1) && holds_major_term(eleventh + 2));
  return day_of(new_moon(eleventh + (leap ? 3 : 2)));
}

}  // namespace shengxiao::calendar
