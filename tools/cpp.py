"""Reads C++ as far as the checks need it: sources that clang-format has formatted, without a preprocessor."""

import re
from dataclasses import dataclass
from pathlib import Path

BLANKED = re.compile(
    r'//[^\n]*|/\*.*?\*/'
    r'|R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9a-zA-Z])'(?:\\.|[^'\\\n])+'"
    r"|^[ \t]*#(?:\\\n|[^\n])*",
    re.DOTALL | re.MULTILINE,
)
CONTROL = re.compile(r"\s*(?:else\b|do\b|try\b|(?:if|for|while|switch|catch)\b)")
BEFORE_HEAD = re.compile(r"\s*(?:(?:public|private|protected):\s*)*")
NAMESPACE = re.compile(r"\s*(?:inline )?namespace\b\s*([\w:]*)\s*$")
TEMPLATE = re.compile(r"\btemplate\s*<")
TEST = re.compile(r"(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_\w+)\(\s*(\w+),\s*(\w+)")
FUNCTION = re.compile(
    r"\)\s*(?:(?:const|noexcept|override|final|mutable)\b\s*|&&?\s*|->[^;]*|requires\b.*|:[^:].*)*$"  # f(…) const : a_(…)
    r"|=\s*\[[^\]]*\]$",  # f = []
    re.DOTALL,
)
SCOPE = re.compile(r"\b(struct|class|union|enum(?: class| struct)?)\b\s*(?:\[\[\w+\]\]\s*)?([\w:]*)")


def blanked(text: str, keep_strings: bool = False) -> str:
    """The text with spaces for comments, strings and preprocessor lines: every offset and line stays."""

    def blank(found: re.Match[str]) -> str:
        if keep_strings and found[0][0] not in "/#" and not found[0].lstrip().startswith("#"):
            return found[0]
        return re.sub(r"[^\n]", " ", found[0])

    return BLANKED.sub(blank, text)


def line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


@dataclass
class Block:
    """What stands in braces: `head` is what stands before it, back to the end of the statement or block before."""

    head: str
    start: int  # of the head, without the space before it
    open: int
    close: int = -1
    kind: str = "other"  # namespace, type, function, other
    name: str = ""
    parent: "Block | None" = None

    @property
    def is_in_named_namespaces(self) -> bool:
        return all(block.kind == "namespace" and block.name for block in self.outside())

    def outside(self) -> list["Block"]:
        """The blocks around it, from the innermost on."""
        return [self.parent, *self.parent.outside()] if self.parent else []


def without_template(head: str) -> str:
    """The head without its `template <…>` and `requires` in front."""
    while found := TEMPLATE.match(head.lstrip()):
        head = head.lstrip()
        depth, at = 1, found.end()
        while depth and at < len(head):
            depth += (head[at] == "<") - (head[at] == ">" and head[at - 1] != "-")
            at += 1
        head = head[at:]
    return head


def name_of_function(head: str) -> str:
    if found := TEST.match(head):
        return f"{found[1]}.{found[2]}"
    found = re.search(r"(operator[^\w\s]+|[\w:~]+)\s*\(", head) or re.search(r"(\w+)\s*=\s*\[", head)
    return found[1].lstrip(":") if found else ""


def is_specialised(block: Block) -> bool:
    """Whether it is a type for some arguments of a template alone: struct Knowledge<Zodiac>."""
    return re.search(rf"\b{re.escape(block.name)}\s*<", without_template(block.head)) is not None


def classify(block: Block) -> None:
    head = without_template(block.head).strip()
    inside_function = any(outer.kind == "function" for outer in block.outside())
    if found := NAMESPACE.match(head):
        block.kind, block.name = "namespace", found[1]
    elif inside_function or CONTROL.match(head):
        block.kind = "other"
    elif (found := SCOPE.search(head)) and "(" not in head[: found.start()] and not head.endswith((")", "=")):
        block.kind, block.name = "type", found[2]
    elif FUNCTION.search(head):
        block.kind = "function"
        block.name = name_of_function(head)


def blocks(code: str) -> list[Block]:
    """All blocks of a blanked text in the order in which they open."""
    found: list[Block] = []
    open_now: list[Block] = []
    start, round_depth = 0, 0
    depths: list[int] = []
    for at, c in enumerate(code):
        if c in "()":
            round_depth += 1 if c == "(" else -1
        elif c == "{":
            head = code[start:at]
            block = Block(head, start + BEFORE_HEAD.match(head).end(), at, parent=open_now[-1] if open_now else None)
            if code[at - 1].isspace():  # else it is what initialises something: a_{1}
                classify(block)
            found.append(block)
            open_now.append(block)
            depths.append(round_depth)
            round_depth, start = 0, at + 1
        elif c == "}" and open_now:
            block = open_now.pop()
            block.close = at
            round_depth = depths.pop()
            if not round_depth and code[block.open - 1].isspace():
                start = at + 1
            else:
                start = block.start
        elif c == ";" and not round_depth:
            start = at + 1
    return found


def at_namespace_scope(code: str, all_blocks: list[Block]) -> str:
    """The code with spaces for what stands in types, functions and namespaces without a name."""
    kept = list(code)
    for block in all_blocks:
        if not (block.kind == "namespace" and block.name):
            kept[block.open + 1 : block.close] = re.sub(r"[^\n]", " ", code[block.open + 1 : block.close])
    return "".join(kept)


def sources(root: str | Path) -> list[Path]:
    src = Path(root) / "src"
    return sorted([*src.rglob("*.hpp"), *src.rglob("*.cpp")])


def is_test(path: Path) -> bool:
    return path.name.endswith("_test.cpp") or path.name in ("testing.hpp", "conformance.hpp", "golden.hpp", "golden_games.hpp", "story.hpp") or path.name.startswith("reference_")
