#include "calendar/calendar.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>

#include "calendar/json.hpp"

namespace shengxiao::calendar {
namespace {

using namespace std::chrono;

LunarYear of(std::string_view date) { return *lunar_year_of(*parse_date(date)); }
std::string why(std::string_view date) {
  const auto parsed = parse_date(date);
  if (!parsed) return to_string(parsed.error());
  const auto year = lunar_year_of(*parsed);
  return year ? "" : to_string(year.error());
}

TEST(Calendar, CA_1_the_year_changes_with_the_new_year_and_not_in_january) {
  EXPECT_EQ(of("1990-01-26").animal(), Animal::snake);
  EXPECT_EQ(of("1990-01-27").animal(), Animal::horse);
  EXPECT_EQ(of("1990-12-31").animal(), Animal::horse);
  EXPECT_EQ(of("1991-02-14").animal(), Animal::horse);
  EXPECT_EQ(of("1991-02-15").animal(), Animal::goat);
}

TEST(Calendar, CA_1_stems_and_branches_count_the_years) {
  const auto horse = of("1990-05-17");
  EXPECT_EQ(horse.cycle(), 7);
  EXPECT_EQ(stem_name(horse.stem()).character, "庚");
  EXPECT_EQ(branch_name(horse.branch()).character, "午");
  EXPECT_EQ(horse.element(), Element::metal);
  EXPECT_EQ(horse.polarity(), Polarity::yang);
  EXPECT_EQ(of("1984-06-01").cycle(), 1);
  EXPECT_EQ(of("1983-06-01").cycle(), 60);
  const auto xinhai = of("1911-10-10");  // the revolution that is named after its year
  EXPECT_EQ(stem_name(xinhai.stem()).name, "xīn");
  EXPECT_EQ(branch_name(xinhai.branch()).name, "hài");
}

TEST(Calendar, CA_1_sixty_years_have_sixty_signs) {
  std::array<int, 60> seen{};
  for (int number = 1984; number < 2044; ++number) {
    const auto year = lunar_year(number);
    ++seen[static_cast<std::size_t>(year.cycle() - 1)];
    EXPECT_EQ(year.polarity(), polarity(year.animal()));
    EXPECT_EQ(lunar_year(number - 60).cycle(), year.cycle());
    EXPECT_EQ(year.stem(), (year.cycle() - 1) % 10);
    EXPECT_EQ(year.branch(), (year.cycle() - 1) % 12);
  }
  for (const int times : seen) EXPECT_EQ(times, 1);
}

RC_GTEST_PROP(Calendar, CA_1_every_date_is_in_exactly_one_lunar_year, ()) {
  const auto first = Days(earliest), day = first + days(*rc::gen::inRange(0, static_cast<int>((Days(latest) - first).count()) + 1));
  const auto year = lunar_year_of(day);
  RC_ASSERT(year.has_value());
  RC_ASSERT(year->first <= day && day <= year->last);
  RC_ASSERT(lunar_year(year->number - 1).last < day);
  RC_ASSERT(lunar_year(year->number + 1).first > day);
  RC_ASSERT(parse_date(text(Date(day))) == Date(day));
}

TEST(Calendar, CA_3_the_answer_tells_where_it_comes_from) {
  EXPECT_TRUE(of("1924-02-04").computed);
  EXPECT_FALSE(of("1924-02-05").computed);
  EXPECT_FALSE(of("2044-01-29").computed);
  EXPECT_TRUE(of("2044-01-30").computed);
}

TEST(Calendar, CA_3_the_range_has_ends) {
  EXPECT_EQ(of("1645-01-01").number, 1644);
  EXPECT_EQ(of("2300-12-31").number, 2300);
  for (const std::string date : {"1644-12-31", "2301-01-01", "0001-01-01", "9999-12-31"})
    EXPECT_EQ(why(date), fmt::format("calendar.out_of_range(\"{}\", \"1645-01-01\", \"2300-12-31\") [CA-3]", date));
}

TEST(Calendar, CA_4_elements_and_yin_and_yang_of_the_animals) {
  constexpr std::array<std::string_view, animals> expected{
      "Rat Water yang",  "Ox Earth yin",   "Tiger Wood yang",   "Rabbit Wood yin",   "Dragon Earth yang", "Snake Fire yin",
      "Horse Fire yang", "Goat Earth yin", "Monkey Metal yang", "Rooster Metal yin", "Dog Earth yang",    "Pig Water yin"};
  for (int k = 0; k < animals; ++k) {
    const auto animal = static_cast<Animal>(k);
    EXPECT_EQ(fmt::format("{} {} {}", name(animal).name, name(own_element(animal)).name, name(polarity(animal))),
              expected[static_cast<std::size_t>(k)]);
    EXPECT_EQ(pair_of(pair_of(animal)), animal);
    EXPECT_NE(polarity(pair_of(animal)), polarity(animal));
  }
  EXPECT_EQ(pair_of(Animal::rat), Animal::ox);
}

TEST(Calendar, CA_4_the_cycles_of_the_elements) {
  using enum Element;
  const auto cycle = [](Element (*next)(Element)) {
    std::string names;
    auto e = wood;
    do names += name(e).character, e = next(e);
    while (e != wood);
    return names;
  };
  EXPECT_EQ(cycle(generates), "木火土金水");
  EXPECT_EQ(cycle(overcomes), "木土水火金");
  for (const auto e : {wood, fire, earth, metal, water}) {
    EXPECT_EQ(generated_by(generates(e)), e);
    EXPECT_EQ(overcome_by(overcomes(e)), e);
  }
}

TEST(Calendar, CA_5_age_order_is_oldest_first) {
  const std::vector<std::optional<Date>> births{2001y / 5 / 1, 1988y / 2 / 20, 2001y / 5 / 1, 1960y / 1 / 1};
  EXPECT_EQ(age_order(births), (std::vector{3, 1, 0, 2}));
  EXPECT_TRUE(age_order({}).empty());
}

TEST(Calendar, CA_5_suggested_animals_are_those_of_the_births_and_none_twice) {
  using enum Animal;
  const std::vector<std::optional<Date>> apart{1990y / 5 / 17, 1990y / 1 / 1, 2000y / 7 / 7};
  EXPECT_EQ(suggested_animals(apart), (std::vector{horse, snake, dragon}));
  // Three Horses: the oldest keeps it, the next gets the pair, the youngest what comes next.
  const std::vector<std::optional<Date>> alike{1990y / 8 / 1, 1990y / 7 / 1, 1978y / 7 / 1};
  EXPECT_EQ(suggested_animals(alike), (std::vector{monkey, goat, horse}));
  // Two Oxen: the pair of the Ox comes before it in the circle.
  const std::vector<std::optional<Date>> oxen{1985y / 8 / 1, 1985y / 7 / 1};
  EXPECT_EQ(suggested_animals(oxen), (std::vector{rat, ox}));
  const std::vector<std::optional<Date>> twelve(12, 1990y / 8 / 1), thirteen(13, 1990y / 8 / 1);
  auto all = *suggested_animals(twelve);
  std::ranges::sort(all);
  for (int k = 0; k < animals; ++k) EXPECT_EQ(all[static_cast<std::size_t>(k)], static_cast<Animal>(k));
  EXPECT_FALSE(suggested_animals(thirteen));
  EXPECT_FALSE(suggested_animals(std::vector<std::optional<Date>>{1500y / 1 / 1}));
}

TEST(Calendar, CA_5_who_tells_no_birthday_counts_as_the_youngest_and_gets_what_is_free) {
  using enum Animal;
  const std::vector<std::optional<Date>> births{std::nullopt, 1996y / 7 / 1, std::nullopt, 1984y / 7 / 1};
  EXPECT_EQ(age_order(births), (std::vector{3, 1, 0, 2}));
  EXPECT_EQ(suggested_animals(births), (std::vector{tiger, ox, rabbit, rat}));
}

TEST(Calendar, CA_5_json_of_several_birthdays_has_a_place_for_each_seat) {
  const auto has = [](std::string_view dates, std::string_view what) {
    const auto text = json_of(dates);
    return text && text->find(what) != std::string::npos;
  };
  EXPECT_TRUE(has("1990-05-17,,1978-08-01", "null,{\"date\":\"1978-08-01\""));
  EXPECT_TRUE(has("1990-05-17,,1978-08-01", "],\"animals\":[\"Goat\",\"Rat\",\"Horse\"],\"age_order\":[2,0,1]}"));
  EXPECT_TRUE(has(",1990-05-17", "{\"people\":[null,{"));
  EXPECT_EQ(json_of("1990-05-17,nobody").error().clause, "CA-6");
  // Of 1990, a year of Metal.
  EXPECT_TRUE(has("1990-05-17", R"("generates":"Water","overcomes":"Wood","generated_by":"Earth","overcome_by":"Fire")"));
  EXPECT_TRUE(json_of("1990-05-17" + std::string(11, ',')));
  EXPECT_EQ(to_string(json_of("1990-05-17" + std::string(12, ',')).error()), "calendar.too_many_seats(12, 13) [GR-1]");
  // One date alone is asked for itself.
  EXPECT_TRUE(json_of("1990-05-17")->starts_with("{\"date\":\"1990-05-17\","));
  EXPECT_FALSE(json_of(""));
}

TEST(Calendar, CA_6_dates_that_do_not_exist) {
  EXPECT_EQ(why("1990-02-30"), "calendar.no_day(\"1990-02-30\", 28) [CA-6]");
  EXPECT_EQ(why("2024-02-29"), "");
  EXPECT_EQ(why("1900-02-29"), "calendar.no_day(\"1900-02-29\", 28) [CA-6]");
  EXPECT_EQ(why("1990-04-31"), "calendar.no_day(\"1990-04-31\", 30) [CA-6]");
  EXPECT_EQ(why("1990-00-10"), "calendar.no_month(\"1990-00-10\") [CA-6]");
  EXPECT_EQ(why("1990-13-10"), "calendar.no_month(\"1990-13-10\") [CA-6]");
  EXPECT_EQ(to_string(lunar_year_of(1990y / 2 / 30).error()), "calendar.no_such_date(\"1990-02-30\") [CA-6]");
  EXPECT_TRUE(has_form_of_date("1990-02-30"));
}

TEST(Calendar, CA_6_texts_that_are_no_dates) {
  for (const std::string_view bad :
       {"", "-", "--", "1990", "1990-05", "1990-05-", "1990-05-17-", "1990-05-17 ", " 1990-05-17", "1990/05/17", "17 May 1990",
        "1990-05-017", "1990-+5-17", "-990-05-17", "19900-05-17", "1990-5-1x", "馬"}) {
    EXPECT_FALSE(has_form_of_date(bad)) << bad;
    EXPECT_EQ(why(bad), fmt::format("calendar.not_a_date(\"{}\") [CA-6]", bad));
  }
  EXPECT_EQ(parse_date("1990-5-7"), Date(1990y / 5 / 7));
}

RC_GTEST_PROP(Calendar, CA_6_any_text_gets_an_answer, (const std::string& text)) {
  RC_ASSERT(parse_date(text) || !why(text).empty());
}

TEST(Calendar, CA_6_ages) {
  const Date born = 1990y / 5 / 17, leap = 2000y / 2 / 29;
  EXPECT_EQ(age(born, 2026y / 5 / 16), 35);
  EXPECT_EQ(age(born, 2026y / 5 / 17), 36);
  EXPECT_EQ(age(born, born), 0);
  EXPECT_EQ(age(leap, 2001y / 2 / 28), 0);
  EXPECT_EQ(age(leap, 2001y / 3 / 1), 1);
  EXPECT_EQ(to_string(age(born, 1990y / 5 / 16).error()), "calendar.not_born(\"1990-05-17\", \"1990-05-16\") [CA-6]");
}

}  // namespace
}  // namespace shengxiao::calendar
