#!/usr/bin/env python3
"""Tests of the mutations: what is put in, what is left alone. (That tests notice them is seen where they are used.)"""

import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import mutate


def mutated(text, kind=None):
    """All that can become of a text, by one kind of mutation or by all."""
    made = mutate.mutations_of(Path("src/core/a.cpp"), text)
    return {one.applied_to(text) for one in made if kind in (None, one.kind)}


class Mutations(unittest.TestCase):
    def test_operators(self):
        self.assertEqual(mutated("a == b;", "comparison"), {"a != b;"})
        self.assertEqual(mutated("a < b;", "comparison"), {"a <= b;", "a > b;"})
        self.assertEqual(mutated("a + b;", "arithmetic"), {"a - b;"})
        self.assertEqual(mutated("a += b;", "arithmetic"), {"a -= b;"})
        self.assertEqual(mutated("f(a++, --b);", "arithmetic"), {"f(a--, --b);", "f(a++, ++b);"})
        self.assertEqual(mutated("a & b && c;", "bits"), {"a | b && c;"})
        self.assertEqual(mutated("a &&\n    b;", "logic"), {"a ||\n    b;"})

    def test_what_only_looks_like_an_operator(self):
        for text in ["List<int> a;", "const T& a, U* b, V&& c", "a->b", "template <class... T>", "*a = -b;"]:
            self.assertEqual(mutated(text, "comparison") | mutated(text, "arithmetic") | mutated(text, "bits"), set(), text)

    def test_constants(self):
        self.assertEqual(mutated("a = 7;", "constant"), {"a = 8;", "a = 6;"})
        self.assertEqual(mutated("a = 0U;", "constant"), {"a = 1U;"})
        self.assertEqual(mutated("a = 2.5;", "constant"), {"a = 5.0;", "a = 3.5;"})
        self.assertEqual(mutated("a2 = true;", "constant"), {"a2 = false;"})
        self.assertEqual(mutated("a = 0xFF + 1'000;", "constant"), set())

    def test_conditions(self):
        self.assertEqual(mutated("if (f(a)) b();", "condition"), {f"if ({c}(f(a))) b();" for c in ("!", "false && ", "true || ")})
        self.assertEqual(mutated("while (a) b();", "condition"), {"while (!(a)) b();", "while (false && (a)) b();"})
        self.assertEqual(mutated("if (auto a = f(); !a) b();", "condition"), {"if (auto a = f(); a) b();"})
        self.assertEqual(mutated("c = a ? 1 : 2;", "condition"), {"c = a && false ? 1 : 2;", "c = a || true ? 1 : 2;"})

    def test_statements(self):
        for statement in ["a.b(c, d);", "a->b[1] = c;", "a += f(\n      b);", "++a;", "a.b--;", "f();", "break;", "continue;", "x::f(a);"]:
            made = mutated(f"void g() {{\n  {statement}\n}}\n", "statement")
            self.assertEqual([" ".join(text.split()) for text in made], ["void g() { ; }"], statement)
        for statement in ["int a = 1;", "return a;", "const auto& a = f();", "int f(int a);", "using A = B;"]:
            self.assertEqual(mutated(f"  {statement}\n", "statement"), set(), statement)

    def test_lines_stay(self):
        text = "void g() {\n  a = f(\n      b);\n  return a ||\n         b;\n}\n"
        self.assertEqual({one.count("\n") for one in mutated(text)}, {text.count("\n")})

    def test_returns(self):
        self.assertEqual(mutated("return a;", "return"), {"return {};", "return !(a);", "return (a) + 1;"})
        self.assertEqual(mutated("return;", "return"), set())

    def test_calls_and_arguments(self):
        self.assertEqual(mutated("std::min(a, b.c)", "call"), {"std::max(a, b.c)"})
        self.assertEqual(mutated("std::min(a, b.c)", "arguments"), {"std::min(b.c, a)"})
        self.assertEqual(mutated("f(a, b, c)", "arguments"), {"f(b, a, c)"})
        self.assertEqual(mutated("void f(int a, int b)", "arguments"), set())

    def test_texts(self):
        self.assertEqual(mutated('f("won");', "text"), {'f("wn");'})
        self.assertEqual(mutated('f("{}");', "text"), set())

    def test_what_is_left_alone(self):
        for text in [
            "// a == 1",
            "/* if (a)\n  b(); */",
            '#include "core/a.hpp"',
            "#if A == 1",
            'assert(a == 1 && "why not");',
            "static_assert(sizeof(A) == 12);",
            "f('1');",
        ]:
            self.assertEqual(mutated(text), set(), text)

    def test_shown(self):
        text = "int f(int a) {\n  // why\n  return a == 1;  // and how\n}\n"
        (one,) = [one for one in mutate.mutations_of(Path("src/core/a.cpp"), text) if one.kind == "comparison"]
        self.assertEqual(one.shown_in(text), "src/core/a.cpp:3: comparison: return a == 1; // and how  ->  return a != 1; // and how")


class Drawing(unittest.TestCase):
    def test_every_one_once_and_the_same_again(self):
        def all_drawn(seed):
            by_path = {Path(name): mutate.mutations_of(Path(name), "if (a == 1) b();\n") for name in ("src/a.cpp", "src/b.cpp")}
            rng = random.Random(seed)
            return [mutate.draw(by_path, rng) for _ in range(sum(map(len, by_path.values())))]

        self.assertEqual(len(set(all_drawn(1))), len(all_drawn(1)))
        self.assertEqual(all_drawn(1), all_drawn(1))
        self.assertNotEqual(all_drawn(1), all_drawn(2))

    def test_tests_are_not_mutated(self):
        may = [path for path in ["src/a/b.cpp", "src/a/b_test.cpp", "src/a/testing.hpp", "src/a/reference_rules.hpp", "bench/a.cpp", "src/a/b.py"]
               if mutate.may_be_mutated(Path(path))]  # fmt: skip
        self.assertEqual(may, ["src/a/b.cpp"])

    def test_layers_above(self):
        self.assertEqual(mutate.layers_above("table"), ["batch", "boards", "open_spiel", "python", "lab", "server", "net", "terminal", "cli"])
        self.assertIn("agents", mutate.layers_above("games"))
        self.assertEqual(mutate.layers_above("cli"), [])


class Copies(unittest.TestCase):
    """The tree that is mutated is another one than the user's."""

    def git(self, *words):
        subprocess.run(["git", "-C", self.root, "-c", "user.name=a", "-c", "user.email=a", *words], check=True, capture_output=True)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / ".gitignore").write_text("build\n")
        (self.root / "a").write_text("1")
        self.git("init", "-q")
        self.git("add", "-A")
        self.git("commit", "-qm", "a")

    def test_the_copy_has_what_is_not_committed(self):
        copy = mutate.copy_of(self.root)
        self.assertEqual((copy / "a").read_text(), "1")
        (self.root / "a").write_text("2")
        (self.root / "new").write_text("3")
        (copy / "a").write_text("mutated")
        self.assertEqual(mutate.copy_of(self.root), copy)
        self.assertEqual((copy / "a").read_text(), "2")
        self.assertEqual((copy / "new").read_text(), "3")
        (self.root / "new").unlink()
        self.assertFalse((mutate.copy_of(self.root) / "new").exists())
        self.assertEqual((self.root / "a").read_text(), "2")
        status = subprocess.run(["git", "-C", self.root, "status", "--short"], check=True, capture_output=True, text=True).stdout
        self.assertEqual(status, " M a\n")


if __name__ == "__main__":
    unittest.main()
