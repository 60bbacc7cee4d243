#!/usr/bin/env python3
"""Puts small mutations into C++ sources, one at a time, and says which of them no test notices.

Usage: mutate.py [PATH…] [--count N] [--seed S] [--kinds KIND,…]. A PATH is a source or a folder (src). Works on a copy of the tree,
uncommitted changes included, in build/mutate, with a build of its own: the first run takes as long as a build. A mutation that does
not compile, or of which the compiler makes the same program, is thrown away and another one drawn. The tests of the mutated layer
run first (of a game: its own alone), then those of the layers above, till one fails or does not end; those named _slow are left out.
"""

import argparse
import fcntl
import hashlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import check_layers
import cpp

# --- what can be mutated ---

SWAPS = {
    "comparison": {"==": ["!="], "!=": ["=="], "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="]},
    "arithmetic": {"+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "+=": ["-="], "-=": ["+="], "*=": ["+="]},
    "bits": {"&": ["|"], "|": ["&"], "^": ["&"], "<<": [">>"], ">>": ["<<"], "|=": ["&="], "&=": ["|="], "^=": ["|="]},
    "logic": {"&&": ["||"], "||": ["&&"]},
}
KINDS = [*SWAPS, "constant", "condition", "statement", "return", "call", "arguments", "text"]
CALLS = {"min": "max", "max": "min", "front": "back", "back": "front", "any_of": "all_of", "all_of": "any_of", "none_of": "any_of"}
OPERATOR = re.compile(r"(?<= )(?:[=!<>+\-*|&^]=|&&|\|\||<<|>>|[<>+\-*/%&|^])(?=[ \n])")
NUMBER = re.compile(r"(?<![\w.'])(\d+)(\.\d+)?(?:U|u|UL|ULL|L|LL)?\b(?![.'])")
STEP = re.compile(r"\+\+(?=\w)|--(?=\w)|(?<=\w)\+\+|(?<=\w)--")
CALL = re.compile(r"(?<=[.:])(?:%s)(?=\()" % "|".join(CALLS))
PAIR = re.compile(r"(?<=[\w>]\()([\w.\->]+), ([\w.\->]+)(?=[,)])|(?<=, )([\w.\->]+), ([\w.\->]+)(?=[,)])")
NOT = re.compile(r"!(?=[\w(*])")
RETURN = re.compile(r"\breturn ([^;{}]+);")
STATEMENT = re.compile(
    r"^ +(?:(?:[\w.\[\]()*]|->|::)+(?: (?:[-+*/|&^]|<<|>>)?= [^;{}]+|\([^;{}]*\))|(?:\+\+|--)[\w.\[\]>-]+|(?:[\w.\[\]]|->)+(?:\+\+|--)|break|continue);$",
    re.MULTILINE,
)
WORDS = re.compile(r'"((?:\\.|[^"\\\n])*)"')
UNTOUCHED = re.compile(r"\b(?:static_assert|assert)\s*\(")


@dataclass(frozen=True)
class Mutation:
    path: Path  # relative to the root of the tree
    start: int
    end: int
    new: str
    kind: str

    def applied_to(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]

    def shown_in(self, text: str) -> str:
        """FILE:LINE: the line before -> what has become of it."""
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        before, after = text[first:last], text[first : self.start] + self.new + text[self.end : last]
        old, new = (re.sub(r"\s+", " ", line).strip() for line in (before, after))
        return f"{self.path}:{cpp.line_of(text, self.start)}: {self.kind}: {old}  ->  {new or '(nothing)'}"


def closing(code: str, at: int) -> int:
    """The place after the bracket that closes the one that opens at this place."""
    depth = 0
    for end in range(at, len(code)):
        depth += (code[end] in "([{") - (code[end] in ")]}")
        if not depth:
            return end + 1
    return len(code)


def untouched(code: str) -> str:
    """The code with spaces for assertions, which are no behaviour."""
    for found in UNTOUCHED.finditer(code):
        end = closing(code, found.end() - 1)
        code = code[: found.start()] + re.sub(r"[^\n]", " ", code[found.start() : end]) + code[end:]
    return code


def mutations_of(path: Path, text: str) -> list[Mutation]:
    """Every mutation that can be put into this text. Some will not compile."""
    found: list[Mutation] = []

    def add(kind: str, start: int, end: int, *news: str) -> None:
        found.extend(Mutation(path, start, end, new, kind) for new in news)

    code = untouched(cpp.blanked(text))
    for one in OPERATOR.finditer(code):
        for kind, swaps in SWAPS.items():
            add(kind, *one.span(), *swaps.get(one[0], []))
    for one in STEP.finditer(code):
        add("arithmetic", *one.span(), "--" if one[0] == "++" else "++")
    for one in NUMBER.finditer(code):
        if one[2]:
            add("constant", one.start(), one.end(2), str(float(one[1] + one[2]) * 2), str(float(one[1] + one[2]) + 1))
        else:
            add("constant", *one.span(1), str(int(one[1]) + 1), *([str(int(one[1]) - 1)] if int(one[1]) else []))
    for one in re.finditer(r"\b(?:true|false)\b", code):
        add("constant", *one.span(), "false" if one[0] == "true" else "true")
    for one in re.finditer(r"\b(if|while) \(", code):
        end = closing(code, one.end() - 1) - 1
        if ";" in code[one.end() : end]:  # if (auto x = …; x)
            continue
        condition = text[one.end() : end]
        add("condition", one.end(), end, f"!({condition})", f"false && ({condition})")
        if one[1] == "if":
            add("condition", one.end(), end, f"true || ({condition})")
    for one in NOT.finditer(code):
        add("condition", *one.span(), "")
    for one in re.finditer(r" \? ", code):
        add("condition", *one.span(), " && false ? ", " || true ? ")
    for one in STATEMENT.finditer(code):
        start = one.start() + len(one[0]) - len(one[0].lstrip())
        add("statement", start, one.end(), ";" + "\n" * one[0].count("\n"))
    for one in RETURN.finditer(code):
        value = text[one.start(1) : one.end(1)]
        if value not in ("true", "false", "*this"):
            add("return", *one.span(1), "{}" + "\n" * value.count("\n"), f"!({value})", f"({value}) + 1")
    for one in CALL.finditer(code):
        add("call", *one.span(), CALLS[one[0]])
    for one in PAIR.finditer(code):
        first, second = one.group(1, 2) if one[1] else one.group(3, 4)
        if first != second and not (first.isdigit() and second.isdigit()):
            add("arguments", *one.span(), f"{second}, {first}")
    strings = untouched(cpp.blanked(text, keep_strings=True))
    for one in WORDS.finditer(strings):
        letters = [at for at in range(*one.span(1)) if strings[at].isalpha() and strings[at - 1] != "\\"]
        if len(letters) >= 3:
            at = letters[len(letters) // 2]
            add("text", at, at + 1, "")
    return found


def draw(by_path: dict[Path, list[Mutation]], rng: random.Random) -> Mutation:
    """Any line of code as often as any other, and there any kind as often as any other."""
    path = rng.choices(list(by_path), [len(all_of_it) for all_of_it in by_path.values()])[0]
    kind = rng.choice(sorted({mutation.kind for mutation in by_path[path]}))
    chosen = rng.choice([mutation for mutation in by_path[path] if mutation.kind == kind])
    by_path[path].remove(chosen)
    if not by_path[path]:
        del by_path[path]
    return chosen


def may_be_mutated(path: Path) -> bool:
    return path.parts[0] == "src" and path.suffix in (".hpp", ".cpp") and not cpp.is_test(path)


# --- the copy of the tree ---


class Failure(Exception):
    pass


def run(*command: str, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        raise Failure(f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def snapshot(root: Path) -> str:
    """A commit of the tree as it lies there, new files included, without touching its index."""
    index = root / run("git", "rev-parse", "--git-path", "mutate.index", cwd=root).strip()
    index.unlink(missing_ok=True)
    env = {**os.environ, "GIT_INDEX_FILE": str(index)}
    run("git", "read-tree", "HEAD", cwd=root, env=env)
    run("git", "add", "-A", cwd=root, env=env)
    tree = run("git", "write-tree", cwd=root, env=env).strip()
    index.unlink()
    who = {f"GIT_{role}_{what}": "mutate" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    return run("git", "commit-tree", tree, "-p", "HEAD", "-m", "mutate", cwd=root, env={**os.environ, **who}).strip()


def copy_of(root: Path) -> Path:
    copy = root / "build/mutate"
    commit = snapshot(root)
    if not (copy / ".git").exists():
        run("git", "worktree", "prune", cwd=root)
        run("git", "worktree", "add", "--detach", "--force", str(copy), commit, cwd=root)
    run("git", "checkout", "--detach", "--force", commit, cwd=copy)
    run("git", "clean", "-fdq", cwd=copy)
    return copy


# --- building and testing ---


@dataclass
class Suite:
    """The tests of a layer: a program of googletest, or a script that gets the program in SHENGXIAO."""

    target: str
    script: Path | None = None
    seconds: dict[str, float] = field(default_factory=dict)  # by filter, without a mutation
    failing: list[str] = field(default_factory=list)  # without a mutation
    program_hash: str = ""


class Bench:
    """The copy with its build."""

    def __init__(self, copy: Path, jobs: int):
        self.copy, self.build, self.jobs = copy, copy / "build/mutate", jobs
        run("cmake", "--preset", "mutate", "-DSHENGXIAO_TESTS=ON", cwd=copy)

    def make(self, target: str, keep: bool) -> bool:
        """Whether it compiles. The compiler's cache keeps what is compiled without a mutation."""
        env = dict(os.environ) if keep else {**os.environ, "CCACHE_READONLY": "1"}
        command = ["ninja", "-C", str(self.build), "-j", str(self.jobs), "--quiet", target]
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
        if done.returncode and keep:
            raise Failure(f"{target} does not build without a mutation\n{done.stdout[-3000:]}")
        return done.returncode == 0

    def program(self, suite: Suite) -> Path:
        return self.build / suite.target

    def hash_of(self, suite: Suite) -> str:
        return hashlib.sha256(self.program(suite).read_bytes()).hexdigest()

    def run_tests(self, suite: Suite, chosen: str, limit: float) -> str:
        """What noticed something: the name of a test, or nothing. It may take so many seconds."""
        env = {**os.environ, "RC_PARAMS": "seed=20261121", "SHENGXIAO": str(self.program(suite))}
        env.pop("SHENGXIAO_GOLDEN", None)
        if suite.script:
            return "" if self.ends_well([[str(self.copy / suite.script)]], [env], limit) is None else str(suite.script)
        command = [str(self.program(suite)), f"--gtest_filter={chosen}-{':'.join(['*_slow*', *suite.failing])}", "--gtest_fail_fast"]
        shards = [{**env, "GTEST_TOTAL_SHARDS": str(self.jobs), "GTEST_SHARD_INDEX": str(n)} for n in range(self.jobs)]
        said = self.ends_well([command] * self.jobs, shards, limit)
        if said is None:
            return ""
        failed = re.search(r"^\[  FAILED  \] ([\w/.]+)", said, re.MULTILINE)
        began = re.findall(r"^\[ RUN      \] ([\w/.]+)", said, re.MULTILINE)
        return failed[1] if failed else f"{began[-1]} (died or did not end)" if began else suite.target

    def ends_well(self, commands: list[list[str]], envs: list[dict[str, str]], limit: float) -> str | None:
        """None where all of them do; what the first of those said that does not."""
        outs = [self.build / f"said.{n}" for n in range(len(commands))]
        running: list[subprocess.Popen[bytes]] = []
        for command, env, out in zip(commands, envs, outs):
            with out.open("wb") as file:
                running.append(subprocess.Popen(command, cwd=self.copy, env=env, stdout=file, stderr=file, start_new_session=True))
        end = time.monotonic() + limit
        try:
            while True:
                states = [one.poll() for one in running]
                for state, out in zip(states, outs):
                    if state:
                        return out.read_text(errors="replace")
                if None not in states:
                    return None
                if time.monotonic() > end:
                    return outs[states.index(None)].read_text(errors="replace")
                time.sleep(0.02)
        finally:
            for one in running:
                if one.poll() is None:
                    os.killpg(one.pid, signal.SIGKILL)
                one.wait()


def layers_above(layer: str) -> list[str]:
    """Those that see what a layer does, from the nearest on; agents are tested with games."""
    above = [other for other in check_layers.BELOW if other != layer and layer in check_layers.allowed(other)]
    return above + [other for other, more in check_layers.TESTS_USE_TOO.items() if layer in more]


def tests_of(root: Path, layer: str) -> list[str]:
    return [layer] if list((root / "src" / layer).rglob("*_test.cpp")) else []


def names_in(*folders: Path) -> str:
    """A filter of googletest for what the tests of these folders are called."""
    names: set[str] = set()
    for file in (file for folder in folders for file in folder.glob("*_test.cpp")):
        names |= set(re.findall(r"^(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_\w+)\(\s*(\w+),", file.read_text(), re.MULTILINE))
    return ":".join(f"{form}" for name in sorted(names) for form in (f"{name}.*", f"*/{name}.*", f"{name}/*"))


class Trial:
    """All that is needed to try mutations."""

    def __init__(self, bench: Bench):
        self.bench = bench
        self.suites: dict[str, Suite] = {}

    def suites_for(self, path: Path) -> list[tuple[Suite, str]]:
        """Suites and filters, those first that are the likeliest to notice."""
        layer, src = check_layers.layer_of(path.relative_to("src")), self.bench.copy / "src"
        wanted = []
        for name in [layer, *layers_above(layer)]:
            if not tests_of(self.bench.copy, name):
                continue
            suite = self.suites.setdefault(name, Suite(f"{name}_tests"))
            near = names_in(src / layer, self.bench.copy / path.parent) if name == layer and len(path.parts) > 3 else ""
            wanted.append((suite, near or "*"))  # no game knows another
        for script in sorted((self.bench.copy / "src" / layer).glob("*_test.py")):
            script = script.relative_to(self.bench.copy)
            wanted.append((self.suites.setdefault(str(script), Suite("shengxiao", script)), ""))
        return wanted

    def prepare(self, path: Path) -> None:
        """Builds and times, without a mutation, what will be asked."""
        for suite, chosen in self.suites_for(path):
            if not suite.program_hash:
                say(f"building {suite.target}")
                self.bench.make(suite.target, keep=True)
                suite.program_hash = self.bench.hash_of(suite)
            if chosen not in suite.seconds:
                suite.seconds[chosen] = self.seconds_of(suite, chosen)

    def seconds_of(self, suite: Suite, chosen: str) -> float:
        """How long the tests take without a mutation. Those that fail are left out from then on."""
        while True:
            start = time.monotonic()
            failed = self.bench.run_tests(suite, chosen, 1800)
            if not failed:
                return time.monotonic() - start
            say(f"left out, since it fails without a mutation: {failed}")
            name = failed.split()[0]
            if suite.script or name == suite.target or name in suite.failing:
                raise Failure(f"{name} fails without a mutation")
            suite.failing.append(name)

    def notices(self, path: Path) -> str | None:
        """Which test notices the mutation that this file has now: nothing where none does; None where it is none."""
        is_other_program = False
        suites = self.suites_for(path)
        for at, (suite, chosen) in enumerate(suites):
            if at == 0 or suite is not suites[at - 1][0]:
                if not self.bench.make(suite.target, keep=False):
                    return None
            if self.bench.hash_of(suite) == suite.program_hash:
                continue
            is_other_program = True
            if noticed := self.bench.run_tests(suite, chosen, 20 + 5 * suite.seconds[chosen]):
                return noticed
        return "" if is_other_program else None

    def try_out(self, mutation: Mutation) -> str | None:
        file = self.bench.copy / mutation.path
        text = file.read_text()
        file.write_text(mutation.applied_to(text))
        try:
            return self.notices(mutation.path)
        finally:
            file.write_text(text)


# --- the command ---


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev mutate", description="Puts small mutations into C++ sources and says what no test notices.")
    parser.add_argument("paths", nargs="*", metavar="PATH", default=["src"], help="sources and folders (src)")
    parser.add_argument("--count", type=int, default=20, help="how many mutations (20)")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="another one draws other mutations (any)")
    parser.add_argument("--kinds", help=f"only these: {', '.join(KINDS)}")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many compilers and tests at once")
    parser.add_argument("--list", action="store_true", help="only list what would be tried")
    return parser.parse_args()


def all_mutations(root: Path, paths: list[str], kinds: str | None) -> dict[Path, list[Mutation]]:
    named = run("git", "ls-files", "-co", "--exclude-standard", "--", *paths, cwd=root).split("\n")
    found: dict[Path, list[Mutation]] = {}
    for path in map(Path, filter(None, named)):
        if may_be_mutated(path) and (root / path).exists():
            made = mutations_of(path, (root / path).read_text())
            made = [one for one in made if not kinds or one.kind in kinds.split(",")]
            if made:
                found[path] = made
    return found


def main() -> None:
    options = arguments()
    root = Path(run("git", "rev-parse", "--show-toplevel", cwd=Path.cwd()).strip())
    rng = random.Random(options.seed)
    drawn = all_mutations(root, options.paths, options.kinds)
    if not drawn:
        raise Failure("there is nothing to mutate there")
    say(f"seed {options.seed}, {sum(map(len, drawn.values()))} mutations to choose from")
    if options.list:
        for _ in range(min(options.count, sum(map(len, drawn.values())))):
            one = draw(drawn, rng)
            print(one.shown_in((root / one.path).read_text()))
        return
    (root / "build").mkdir(exist_ok=True)
    with (root / "build/mutate.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        trial = Trial(Bench(copy_of(root), options.jobs))
        noticed, thrown = 0, 0
        survived: list[str] = []
        while drawn and noticed + len(survived) < options.count:
            one = draw(drawn, rng)
            trial.prepare(one.path)
            start = time.monotonic()
            by = trial.try_out(one)
            if by is None:
                thrown += 1
                continue
            shown = one.shown_in((trial.bench.copy / one.path).read_text())
            seconds = time.monotonic() - start
            print(f"{shown}\n    {f'noticed by {by}' if by else 'SURVIVED'} ({seconds:.0f} s)", flush=True)
            noticed += bool(by)
            survived += [] if by else [shown]
    print(f"\n{noticed} of {noticed + len(survived)} noticed (seed {options.seed}; {thrown} did not compile or changed nothing)")
    if survived:
        print("\n".join(["Survived:", *survived]))


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
