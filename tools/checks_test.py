#!/usr/bin/env python3
"""Tests of the checks: each finds what it is for, and only that."""

import contextlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import check_clauses
import check_json
import check_layers
import check_size
import check_text
import check_web
import check_words
import new_game


class Tree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name

    def write(self, path, text):
        file = Path(self.root) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def found(self, check):
        return [fault.replace(self.root + "/", "") for fault in check.faults(self.root)]


class NewGame(Tree):
    def setUp(self):
        super().setUp()
        for folder in ["src/games", "web/src/boards/template", "docs"]:
            shutil.copytree(Path(__file__).parent.parent / folder, Path(self.root) / folder)
        shutil.copy(Path(__file__).parent.parent / "web/src/boards/index.ts", Path(self.root) / "web/src/boards/index.ts")

    def begin(self, *arguments):
        with contextlib.redirect_stdout(io.StringIO()):
            new_game.main(*arguments, self.root)

    def test_is_complete_and_keeps_the_checks(self):
        self.begin("moon_cakes", "Moon Cakes", "MC")
        for check in [check_layers, check_clauses, check_size, check_text]:
            self.assertEqual([fault for fault in self.found(check) if "moon_cakes" in fault], [])
        header = (Path(self.root) / "src/games/moon_cakes/moon_cakes.hpp").read_text()
        self.assertIn('name = "moon_cakes", title = "Moon Cakes", notation = "MC-8"', header)
        self.assertIn("namespace shengxiao::games::moon_cakes {", header)
        for folder in ["src/games/moon_cakes", "web/src/boards/moon_cakes"]:
            for file in (Path(self.root) / folder).iterdir():
                self.assertNotRegex(file.read_text(), r"Lanterns|games/template|\bLA-\d|template_board", file.name)
        self.assertIn('#include "games/moon_cakes/moon_cakes.hpp"', (Path(self.root) / "src/games/all.hpp").read_text())
        self.assertRegex((Path(self.root) / "src/games/all.hpp").read_text(), r"\n +, MoonCakes\n +>;")
        self.assertIn("export { kind as moon_cakes } from './moon_cakes';", (Path(self.root) / "web/src/boards/index.ts").read_text())

    def test_refuses_what_is_no_name_or_taken(self):
        for arguments in [("Moon", "Moon", "MC"), ("moon", "Moon", "M1"), ("zodiac", "Zodiac", "ZZ"), ("moon", "Moon", "ZO")]:
            with self.assertRaises(SystemExit, msg=arguments):
                self.begin(*arguments)


class Layers(Tree):
    def faults_of(self, path, include):
        self.write(path, f"// A file.\n#include {include}\n")
        return self.found(check_layers)

    def test_down_is_fine(self):
        self.write("src/core/game.hpp", "#include <vector>\n")
        self.write("src/games/zodiac/zodiac.cpp", '#include "core/game.hpp"\n#include "games/zodiac/zodiac.hpp"\n')
        self.write("src/games/all.cpp", '#include "games/zodiac/zodiac.hpp"\n')
        self.write("src/cli/main.cpp", '#include <CLI/CLI.hpp>\n#include <iostream>\n#include "agents/agent.hpp"\n')
        self.assertEqual(self.found(check_layers), [])

    def test_up(self):
        self.assertEqual(self.faults_of("src/core/a.hpp", '"table/match.hpp"'), ["src/core/a.hpp:2: core must not include table"])

    def test_sideways(self):
        self.assertEqual(self.faults_of("src/agents/a.cpp", '"games/all.hpp"'), ["src/agents/a.cpp:2: agents must not include games"])

    def test_another_game(self):
        fault = "src/games/zodiac/a.cpp:2: the game zodiac must not include the game wu_xing"
        self.assertEqual(self.faults_of("src/games/zodiac/a.cpp", '"games/wu_xing/wu_xing.hpp"'), [fault])

    def test_a_board_of_the_terminal_lies_in_its_game(self):
        self.assertEqual(self.faults_of("src/games/zodiac/terminal_board.cpp", '"boards/board.hpp"'), [])
        self.assertEqual(self.faults_of("src/games/zodiac/terminal_board_test.cpp", '"terminal/scene.hpp"'), [])
        fault = "src/games/zodiac/terminal_board.cpp:2: boards must not include server"
        self.assertEqual(self.faults_of("src/games/zodiac/terminal_board.cpp", '"server/hub.hpp"'), [fault])

    def test_tests_keep_to_it_too(self):
        self.assertEqual(len(self.faults_of("src/core/a_test.cpp", '"games/all.hpp"')), 1)

    def test_agents_are_tested_with_games(self):
        self.assertEqual(self.faults_of("src/agents/a_test.cpp", '"games/all.hpp"'), [])
        self.assertEqual(len(self.faults_of("src/agents/b_test.cpp", '"table/match.hpp"')), 1)

    def test_relative(self):
        self.assertEqual(len(self.faults_of("src/core/a.hpp", '"b.hpp"')), 1)

    def test_plain_layers(self):
        for header in ["<iostream>", "<thread>", "<mutex>", "<random>", "<nlohmann/json.hpp>"]:
            self.assertEqual(len(self.faults_of("src/agents/a.hpp", header)), 1, header)

    def test_plain_layers_tests_are_free(self):
        self.assertEqual(self.faults_of("src/core/a_test.cpp", "<thread>"), [])
        self.assertEqual(self.faults_of("src/core/conformance.hpp", "<gtest/gtest.h>\n#include <nlohmann/json.hpp>"), [])

    def test_library_of_one_layer(self):
        self.assertEqual(self.faults_of("src/table/a.cpp", "<boost/asio.hpp>"), ["src/table/a.cpp:2: <boost/asio.hpp> is for net only"])

    def test_library_of_two_layers(self):
        for layer in ["chance", "store"]:
            self.assertEqual(self.faults_of(f"src/{layer}/a.cpp", "<sodium.h>"), [])
        self.write("src/store/a.cpp", "")
        self.assertEqual(self.faults_of("src/table/a.cpp", "<sodium.h>"), ["src/table/a.cpp:2: <sodium.h> is for chance and store only"])

    def test_one_header_of_a_library(self):
        self.assertEqual(self.faults_of("src/store/a.cpp", "<boost/crc.hpp>"), [])
        self.assertEqual(self.faults_of("src/store/a.cpp", "<boost/asio.hpp>"), ["src/store/a.cpp:2: <boost/asio.hpp> is for net only"])
        self.write("src/store/a.cpp", "")
        self.assertEqual(self.faults_of("src/server/a.cpp", "<boost/crc.hpp>"), ["src/server/a.cpp:2: <boost/crc.hpp> is for store only"])

    def test_circle(self):
        self.write("src/core/a.hpp", '#include "core/b.hpp"\n')
        self.write("src/core/b.hpp", '#include "core/c.hpp"\n')
        self.write("src/core/c.hpp", "")
        self.write("src/core/d.cpp", '#include "core/a.hpp"\n#include "core/c.hpp"\n')
        self.assertEqual(self.found(check_layers), [])
        self.write("src/core/c.hpp", '#include "core/a.hpp"\n')
        self.assertEqual(self.found(check_layers), ["src/core/a.hpp:1: includes itself by way of core/b.hpp, core/c.hpp"])
        self.write("src/core/c.hpp", '#include "core/c.hpp"\n')
        self.assertEqual(len(self.found(check_layers)), 1)

    def names_of(self, here, there):
        self.write("src/core/a.hpp", "namespace shengxiao {\n" + here + "\n}\n")
        self.write("src/table/b.hpp", "namespace shengxiao::table {\n" + there + "\n}\n")
        return self.found(check_layers)

    def test_a_name_in_two_layers(self):
        fault = ["src/table/b.hpp:2: Card is a name of core, too (src/core/a.hpp:2)"]
        self.assertEqual(self.names_of("struct Card {};", "class Card final : public Thing {\n};"), fault)
        self.assertEqual(self.names_of("enum class Card : int { a };", "using Card = int;"), fault)
        self.assertEqual(self.names_of("template <class T> concept Card = true;", "struct Card {\n};"), fault)
        self.assertEqual(self.names_of("template <class T, class U = List<T>>\nstruct Card {};", "union Card {};"), fault)

    def test_names_that_may_be_alike(self):
        self.assertEqual(self.names_of("struct Card {};", "struct Deck {};\nclass Card;\nvoid f(struct Card& card);"), [])
        self.assertEqual(self.names_of("struct Card {};", "namespace {\nstruct Card {};\n}"), [])
        self.assertEqual(self.names_of("struct Card {};", "struct Deck {\n  struct Card {};\n  using Card = int;\n};"), [])
        self.assertEqual(self.names_of("struct Card {};", "void f() {\n  struct Card {};\n}"), [])
        self.assertEqual(self.names_of("struct Card {};", "// struct Card {};\nauto text = \"struct Card {};\";"), [])
        self.assertEqual(self.names_of("template <class T>\nstruct Card {};", "template <>\nstruct Card<int> {};"), [])
        self.assertEqual(self.names_of("void card() {}", "void card(int) {}"), [])
        self.write("src/core/a_test.cpp", "namespace shengxiao {\nstruct Deck {};\n}\n")
        self.assertEqual(self.names_of("", "struct Deck {};"), [])

    def namespace_of(self, path, text):
        self.write(path, text)
        return [fault.split(": ", 1)[1] for fault in self.found(check_layers) if fault.startswith(path)]

    def test_namespaces(self):
        for path, name in [
            ("src/core/a.cpp", "shengxiao"),
            ("src/core/a.hpp", "shengxiao::detail"),
            ("src/table/a.cpp", "shengxiao::table"),
            ("src/table/b/a.cpp", "shengxiao::table::b"),
            ("src/games/a.cpp", "shengxiao::games"),
            ("src/games/zodiac/a.hpp", "shengxiao::games::zodiac::cards"),
            ("src/games/template/a.hpp", "shengxiao::games::lanterns"),
            ("src/games/zodiac/terminal_board.cpp", "shengxiao::boards"),
        ]:
            self.assertEqual(self.namespace_of(path, f"namespace {name} {{\nint f() {{ return 1; }}\n}}\n"), [], path)
        for path, name in [
            ("src/table/a.cpp", "shengxiao"),
            ("src/table/a.hpp", "shengxiao::server"),
            ("src/core/a.cpp", "other"),
            ("src/games/zodiac/a.cpp", "shengxiao::zodiac"),
            ("src/games/zodiac/a.hpp", "shengxiao::games"),
            ("src/games/zodiac/a_test.cpp", "shengxiao::games::zodiac_testing"),
            ("src/games/zodiac/b.hpp", "shengxiao::games::wu_xing"),
        ]:
            fault = [f"namespace {name} is not that of its layer"]
            self.assertEqual(self.namespace_of(path, f"namespace {name} {{\nint f() {{ return 1; }}\n}}\n"), fault, path)
        self.assertEqual(self.namespace_of("src/games/zodiac/c.hpp", "namespace shengxiao::games {\nusing zodiac::Zodiac;\n}\n"), [])
        self.assertEqual(len(self.namespace_of("src/table/a.cpp", "namespace {\nint f() { return 1; }\n}\n")), 1)
        self.assertEqual(self.namespace_of("src/table/a.cpp", "int f() { return 1; }\n"), ["f stands in no namespace"])
        self.assertEqual(self.namespace_of("src/cli/main.cpp", "int main() { return 1; }\n"), [])

    def test_specialisations_stand_where_their_template_does(self):
        text = "namespace shengxiao {\ntemplate <>\nstruct Knowledge<Zodiac> {\n  int a;\n};\n}\n"
        self.assertEqual(self.namespace_of("src/agents/a.cpp", text), [])
        self.assertEqual(self.namespace_of("src/agents/a.cpp", text.replace("shengxiao", "std")), [])
        self.assertEqual(len(self.namespace_of("src/agents/a.cpp", text.replace("};\n", "};\nvoid f() {}\n"))), 1)

    def test_unknown_layer(self):
        self.assertEqual(len(self.faults_of("src/extra/a.cpp", "<vector>")), 1)


class Sizes(Tree):
    def test_files(self):
        self.write("src/core/a.cpp", "int a;\n" * 400)
        self.write("src/core/RULES.md", "a\n" * 500)
        self.assertEqual(self.found(check_size), [])
        self.write("src/core/a.cpp", "int a;\n" * 401)
        self.assertEqual(self.found(check_size), ["src/core/a.cpp:401: the file has 401 lines, 400 are the most"])

    def function_of(self, lines, head):
        """What is found where a function with this head and its closing brace has so many lines."""
        body = "  if (a) {\n    b(\"}\");\n  }\n"
        text = head + body + "  c();\n" * (lines - head.count("\n") + head.count(":\n") - 4) + "}\n"
        self.write("src/core/a.cpp", "namespace a {\nstruct X {\n" + text + "};\n}\n")
        return self.found(check_size)

    def test_functions(self):
        for head, name in [
            ("int f(int a) {\n", "f"),
            ("template <class T>\nint A<T>::f(int a,\n         int b) const noexcept {\n", "f"),
            ("A::A(int a) : a_(a), b_{1} {\n", "A::A"),
            ("auto f() -> std::vector<int> {\n", "f"),
            ("public:\nprivate:\nint f() {\n", "f"),
            ("bool operator==(const A& a) const {\n", "operator=="),
            ("TEST(A, b_c) {\n", "A.b_c"),
            ("static constexpr auto f = [] {\n", "f"),
            ("int f(const T& a)\n  requires Game<T>\n{\n", "f"),
        ]:
            self.assertEqual(self.function_of(60, head), [], head)
            found = self.function_of(61, head)
            self.assertEqual(len(found), 1, head)
            self.assertRegex(found[0], rf"src/core/a.cpp:\d: {name} has 61 lines, 60 are the most", head)

    def test_what_is_no_function(self):
        for head in ["class A final : public B {\n", "enum A {\n", "constexpr int a[] = {\n", "namespace b::c {\n", "std::array<int, 3> a{{\n"]:
            self.assertEqual(self.function_of(100, head), [], head)


class Web(Tree):
    def setUp(self):
        super().setUp()
        self.write("src/games/zodiac/RULES.md", "- **ZO-1** One.\n")

    def known_in(self, text, path="web/src/boards/zodiac/a.ts"):
        self.write(path, text)
        return self.found(check_web)

    def test_clauses(self):
        self.assertEqual(self.known_in("\nconst a = 'ZO-1';"), ["web/src/boards/zodiac/a.ts:2: names the clause ZO-1"])
        self.assertEqual(len(self.known_in("<p>{why('ZO-12')}</p>", "web/src/a.svelte")), 2)

    def test_what_names_no_clause(self):
        for text in ["// As ZO-1 says.", "/* ZO-1 */", "/** As ZO-1\n * says. */", "const a = 'UTF-8';", "const a = /[A-Z]{2}-\\d+/;"]:
            self.assertEqual(self.known_in(text), [], text)
        self.assertEqual(self.known_in("<!-- ZO-1 -->\n<p>one</p>", "web/src/a.svelte"), [])
        for path in ["web/src/a.test.ts", "web/src/boards/testing.ts", "web/e2e/a.ts", "web/src/words.json"]:
            self.assertEqual(self.known_in("'ZO-1'", path), [], path)

    def test_orders_of_animals(self):
        for text in [
            "const a = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake'];",
            "const a = [\n  ['Rat', 1],\n  ['Hare', 2],\n  ['Pig', 3],\n  ['Dog', 4],\n  ['Ox', 5],\n  ['Goat', 6],\n];",
            "const a = [{ name: 'Rat' }, { name: 'Ox' }, { name: 'Pig' }, { name: 'Dog' }, { name: 'Goat' }, { name: 'Horse' }];",
            "const a = 'Rat,Ox,Tiger,Rabbit,Dragon';",
            "const a = '鼠牛虎兔龙蛇马羊猴鸡狗猪';",
            "const a = { Rat: 1, Ox: 2, Tiger: 3 };",
        ]:
            self.assertTrue(self.known_in(text), text)

    def test_what_is_no_order_of_animals(self):
        for text in [
            "const a = ['Rooster', 'Dragon', 'Rabbit', 'Snake', 'Monkey'];",
            "const a = { Rat: '鼠', Ox: '牛', Tiger: '虎', Rabbit: '兔', Dragon: '龙', Snake: '蛇', Horse: '马' };",
            "const a = 'The Rat is before the Ox, the Tiger, the Rabbit, the Dragon and the Snake.';",
            "const a = { Rat: 1, Ox: 2 };",
        ]:
            self.assertEqual(self.known_in(text), [], text)

    def test_dice(self):
        self.assertEqual(len(self.known_in("const a = [[1, 2, 3], [4, 5], [6, 6], [2]];")), 1)
        for text in ["const a = [[0, 1], [1, 0], [0, -1]];", "const a = [1, 2, 3];", "const a = [[18, 120], [52, 108], [86, 99]];"]:
            self.assertEqual(self.known_in(text), [], text)

    def test_notation(self):
        for text in [
            "move.startsWith('pair ')",
            "step.move?.split(' ')",
            "written\n  .slice(2)",
            "/^draw/.test(move)",
            "/[a-h][1-8]/g.exec(step.move)",
            "move[0] === 'd'",
            "step.move === '?'",
            "if (move !== `choose ${number}`) return;",
        ]:
            self.assertEqual(len(self.known_in(text)), 1, text)
            self.assertEqual(self.known_in(text, "web/src/a.test.ts")[1:], [], text)

    def test_what_reads_no_notation(self):
        for text in [
            "legal.find(({ move }) => move === hint.move)",
            "latest.map(({ move }) => move).join(' ')",
            "const moves = [...known.slice(0, from)]; moves.startsWith(kept.moves);",
            "play(seat, move.move); why(seat, `pair ${creature.first}`);",
            "const removed = remove.slice(1);",
            "// move.split(' ')",
        ]:
            self.assertEqual(self.known_in(text), [], text)

    def test_pictures(self):
        text = "const a = [['Pig', 1], ['Horse', 3], ['Rat', 6]];\nconst b = [[1, 4], [2, 4], [3, 4]];"
        self.assertEqual(self.known_in(text, "web/src/boards/zodiac/Picture.svelte"), [])
        self.assertEqual(self.known_in(text, "web/src/home/pictures/Race.svelte"), [])
        self.assertEqual(len(self.known_in(text)), 2)


class Clauses(Tree):
    def test_all_covered(self):
        self.write("src/games/zodiac/RULES.md", "- ZO-1 One.\n**ZO-2** Two, by ZO-1.\n| ZO-3 | Three |\n### ZO-10\nFour. **ZO-11** Five.\n")
        self.write("src/games/zodiac/a_test.cpp", "TEST(Zodiac, ZO_1_ZO_2_text) {}\nTEST_F(A, ZO_3) {}\nTYPED_TEST(\n    B, x_ZO_10) {}\n")
        self.write("src/table/b_test.cpp", "RC_GTEST_PROP(Zodiac, ZO_11_holds, (int n)) {}\n")
        self.assertEqual(self.found(check_clauses), [])

    def test_missing(self):
        self.write("src/games/zodiac/RULES.md", "- ZO-1 One.\n- ZO-11 Eleven.\n")
        self.write("src/games/zodiac/a_test.cpp", "TEST(Zodiac, ZO_11_eleven) {}  // ZO-1\n")
        self.assertEqual(self.found(check_clauses), ["src/games/zodiac/RULES.md: no test names ZO-1"])

    def test_unknown(self):
        self.write("src/games/zodiac/RULES.md", "- ZO-1 One.\n")
        self.write("src/games/zodiac/a_test.cpp", "\nTEST(Zodiac, ZO_1_ZO_7) {}\n")
        self.assertEqual(self.found(check_clauses), ["src/games/zodiac/a_test.cpp:2: names ZO-7, which is not in the rules"])

    def test_chinese(self):
        self.write("src/games/zodiac/a_test.cpp", "TEST(Zodiac, ZO_1_ZO_2_ZO_3) {}\n")
        self.write("src/games/zodiac/RULES.md", "- **ZO-1** One,\n  ZO-3.\n- **ZO-2** Two.\n- **ZO-3** Three.\n")
        self.write("src/games/zodiac/RULES.zh.md", "- **ZO-1** 一，\n  ZO-2。\n- **ZO-2** 二。\n- **ZO-3** 三。\n")
        self.assertEqual(self.found(check_clauses), [])
        self.write("src/games/zodiac/RULES.zh.md", "- **ZO-1** 一，\n  ZO-2。\n- **ZO-3** 三。\n- **ZO-4** 四。\n")
        place = "src/games/zodiac/RULES.zh.md: "
        self.assertEqual(self.found(check_clauses), [place + "ZO-2 is missing", place + "ZO-4 is not in RULES.md"])
        self.write("src/games/zodiac/RULES.zh.md", "- **ZO-2** 二。\n- **ZO-1** 一。\n- **ZO-3** 三。\n")
        self.assertEqual(self.found(check_clauses), [place + "the clauses are in another order than in RULES.md"])


class Words(Tree):
    def setUp(self):
        super().setUp()
        self.write("src/core/a.cpp", 'return fail("", "setup.seats", least, given(1, 2));')
        self.write("src/games/zodiac/refuse.cpp", """
// return {"ZO-1", "zodiac.of_a_comment"};
Error Zodiac::why_illegal(const State& s) const {
  if (s.over) return {"ZO-22", "zodiac.over"};
  if (s.up) return {s.deep ? "ZO-1" : "ZO-2", "zodiac.not_in_hand", Term(names[a.card]), "a, b"};
  return {"ZO-2", s.full ? MessageId("zodiac.full") : MessageId("zodiac.over")};
}
""")
        self.write("src/server/room.cpp", """
Result<int> Room::play() {
  if (!done) return fail_in(done.error(), "server.event", code);
  complain(client, {"", "server.taken", Error("", "setup.seats", 2, 3)}, -1);
  connect("https://x");
}
""")
        self.write("src/server/room_test.cpp", 'fail("", "server.of_a_test"); fail("", "server.taken");')
        self.catalogues = {
            "core": {"setup.seats": ("{0} seats, not {1}", "{1} 个，不是 {0} 个")},
            "games/zodiac": {"zodiac.over": ("over", "结束"), "zodiac.full": ("full", "满"), "zodiac.not_in_hand": ("no {0} {1}", "没有{0}{1}")},
            "server": {"server.event": ("{0}: {1}", "{0}：{1}"), "server.taken": ("{0}", "{0}")},
        }

    def found_in(self, folder="core", **entries):
        """The faults, if one catalogue has these entries besides its errors."""
        for name, messages in self.catalogues.items():
            errors = {id: {"en": en, "zh": zh} for id, (en, zh) in messages.items()}
            self.write(f"src/{name}/words.json", json.dumps({"errors": errors} | (entries if name == folder else {})))
        return self.found(check_words)

    def test_all_there(self):
        self.assertEqual(self.found_in(), [])
        self.assertEqual(self.found_in(names={"Rat": {"en": "Rat", "zh": "鼠"}}, seats=[{"en": "South", "zh": "南方"}]), [])

    def test_without_catalogues(self):
        self.assertEqual(self.found(check_words)[:1], ['src/core/a.cpp: "setup.seats" is in no catalogue'])

    def test_missing(self):
        del self.catalogues["games/zodiac"]["zodiac.full"]
        self.assertEqual(self.found_in(), ['src/games/zodiac/refuse.cpp: "zodiac.full" is in no catalogue that zodiac may use'])

    def test_unknown_area(self):
        self.write("src/table/b.cpp", 'return fail("", "tabel.none"); open("tables.sqlite"); Pair{"a", "b.c"};')
        self.assertEqual(self.found_in(), ['src/table/b.cpp: "tabel.none" is in no catalogue'])

    def test_a_language_is_missing(self):
        self.catalogues["games/zodiac"]["zodiac.over"] = ("over", " ")
        self.assertEqual(self.found_in(), ['src/games/zodiac/words.json: "errors", "zodiac.over" has no text in zh'])
        self.catalogues["games/zodiac"]["zodiac.over"] = ("over", "结束")
        found = self.found_in("core", options={"hand": {"values": {"2": {"zh": "两张"}}}}, seats=[{"en": "South"}])
        place = "src/core/words.json: "
        self.assertEqual(found, [place + '"options", "hand", "values", "2" has no text in en', place + '"seats", "0" has no text in zh'])

    def test_placeholders(self):
        for zh in ("{0} 个", "{0}{1}{2}", "{1}{2}"):
            self.catalogues["core"]["setup.seats"] = ("{0} seats, not {1}", zh)
            self.assertEqual(self.found_in(), ['src/core/words.json: "setup.seats" does not have the placeholders {0}, {1}, … in every language'], zh)

    def test_arguments(self):
        self.catalogues["core"]["setup.seats"] = ("{0} seats", "{0} 个")
        fault = '"setup.seats" has 1 placeholder and is given 2 arguments'
        self.assertEqual(self.found_in(), [f"src/core/a.cpp: {fault}", f"src/server/room.cpp: {fault}"])

    def test_a_nested_error_is_an_argument(self):
        self.catalogues["server"]["server.event"] = ("{0}", "{0}")
        self.assertEqual(self.found_in(), ['src/server/room.cpp: "server.event" has 1 placeholder and is given 2 arguments'])

    def test_unused(self):
        self.catalogues["games/zodiac"] |= {"zodiac.of_a_comment": ("a", "甲")}
        self.catalogues["server"] |= {"server.of_a_test": ("a", "甲")}
        unused = ['src/games/zodiac/words.json: nothing uses "zodiac.of_a_comment"', 'src/server/words.json: nothing uses "server.of_a_test"']
        self.assertEqual(sorted(self.found_in()), unused)

    def test_catalogue_of_another_game(self):
        self.catalogues["games/wu_xing"] = {"wu_xing.none": ("a", "甲")}
        self.write("src/games/wu_xing/a.cpp", 'return {"WX-1", "wu_xing.none"}; return {"WX-2", "zodiac.over"};')
        self.assertEqual(self.found_in(), ['src/games/wu_xing/a.cpp: "zodiac.over" is in no catalogue that wu_xing may use'])

    def test_catalogue_of_a_layer_above(self):
        self.write("src/core/b.cpp", 'return fail("", "server.taken", 1);')
        self.assertEqual(self.found_in(), ['src/core/b.cpp: "server.taken" is in no catalogue that core may use'])

    def test_reasons_and_amounts(self):
        self.write("src/games/zodiac/causes.cpp", 'amount_names{"hand", "points"}; all_reasons{{{"cat", "ZO-15"}, {"pangu", "ZO-16"}}};')
        word = {"en": "a", "zh": "甲"}
        worded = {"causes": {"cat": word, "pangu": word, "pangu-": word}, "amounts": {"hand": word, "points": word}}
        self.assertEqual(self.found_in("games/zodiac", **worded), [])
        worded = {"causes": {"cat": word, "dog": word}, "amounts": {"hand": word}}
        place = "src/games/zodiac/words.json: "
        found = ['"causes" has no words for "pangu"', '"causes": nothing uses "dog"', '"amounts" has no words for "points"']
        self.assertEqual(self.found_in("games/zodiac", **worded), [place + fault for fault in found])

    def test_area(self):
        self.catalogues["games/zodiac"]["zodiak.over"] = ("over", "结束")
        self.assertEqual(self.found_in()[0], 'src/games/zodiac/words.json: "zodiak.over" does not begin with the id of the game')
        del self.catalogues["games/zodiac"]["zodiak.over"]
        self.catalogues["server"]["setup.none"] = ("none", "无")
        self.assertIn('src/server/words.json: "setup.none": another catalogue has messages of setup too', self.found_in())


class JsonPages(Tree):
    def setUp(self):
        super().setUp()
        lines = [{"view": {"game": "zodiac", "top": "Ox", "gains": {"Ox": 5}}}, {"action": {"kind": "take"}}, {"refusals": {"no": 1}}]
        self.write("src/games/zodiac/golden.jsonl", "\n".join(map(json.dumps, lines)))

    def test_all_there(self):
        self.write("src/games/zodiac/JSON.md", '{"game": "zodiac", "top": "Ox" | null, "gains": {…}}, {"kind": "take"}')
        self.assertEqual(self.found(check_json), [])

    def test_missing(self):
        self.write("src/games/zodiac/JSON.md", '{"game": "zodiac", "gains": {…}}, {"kind": "take"}')
        fault = 'src/games/zodiac/JSON.md: does not name the field "top", as in "Ox"'
        self.assertEqual(self.found(check_json), [fault])

    def test_no_page(self):
        self.assertEqual(self.found(check_json), ["src/games/zodiac/JSON.md: is missing"])


class Text(Tree):
    def setUp(self):
        super().setUp()
        subprocess.run(["git", "init", "-q", self.root], check=True)

    def awaits(self, code):
        return list(check_text.misplaced_awaits(code))

    def test_awaits_that_are_fine(self):
        for code in [
            "co_await f();",
            "{ auto x = co_await f(a ? b : c); }",
            "const auto [a, b] = co_await f(\n    g());",
            "x.y = co_await f();",
            "std::size_t n = co_await (read() || wait());",
            "co_return co_await f();",
            "if (a && b == c) co_await f();\nelse co_await g();",
            "spawn([&]() -> awaitable<void> { co_await f(); }, detached);",
            "co_await spawn([&]() -> awaitable<void> { co_await f(); });",
            '// a ? co_await b : c\nauto s = "x ? co_await y";',
        ]:
            self.assertEqual(self.awaits(code), [], code)

    def test_awaits_in_expressions(self):
        for code in [
            'auto x = c ? co_await f() : "x";',
            "auto x = co_await f() ? a : b;",
            "auto x = c ?\n    co_await f() : b;",
            "g(co_await f());",
            "auto x = a + co_await f();",
            "if (co_await f()) {}",
            "while (co_await f()) {}",
            "auto x = co_await f(co_await g());",
            "return co_await f() + 1;",
            "x += co_await f();",
            "co_return a && co_await f();",
        ]:
            self.assertNotEqual(self.awaits(code), [], code)

    def test_place(self):
        self.write("src/server/a.cpp", "\n\ng(co_await f());\n")
        self.assertEqual([fault.split(": ")[0] for fault in self.found(check_text)], ["src/server/a.cpp:3"])

    def test_machine_paths(self):
        self.write("docs/a.md", "See " + "/wor" + "k/main.\n")
        self.write("docs/b.md", "framework/work/ is fine, and so is src/tmp/x, and /workers/.\n")
        self.write(".gitignore", "build\n")
        self.write("build/a.txt", "/tm" + "p/x")
        self.assertEqual([fault.split(": ")[0] for fault in self.found(check_text)], ["docs/a.md:1"])


if __name__ == "__main__":
    unittest.main()
