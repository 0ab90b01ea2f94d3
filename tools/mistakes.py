"""The mistakes that can be put into the rules, one at a time: see mutants.py."""

from __future__ import annotations

import ast
import functools
import hashlib
import itertools
import pathlib
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = pathlib.Path("src/dominium")

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


@functools.cache
def module_source(path: str) -> bytes:
    return (ROOT / PACKAGE / path).read_bytes()


@dataclass(frozen=True)
class Mutant:
    """One mistake: bytes ``start`` to ``end`` of a module become ``text``."""

    path: str
    start: int
    end: int
    text: str

    def source(self) -> bytes:
        return module_source(self.path)

    def mutated(self) -> bytes:
        source = self.source()
        return source[: self.start] + self.text.encode() + source[self.end :]

    def compiles(self) -> bool:
        try:
            compile(self.mutated(), self.path, "exec")
        except (SyntaxError, ValueError):
            return False
        return True

    @property
    def line(self) -> int:
        return self.source().count(b"\n", 0, self.start) + 1

    def key(self) -> str:
        return hashlib.sha1(self.path.encode() + self.mutated()).hexdigest()

    def lines(self) -> tuple[str, str]:
        """The lines it changes, as they are and as it makes them, each put on one line."""
        source = self.source()
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        after = source[first : self.start] + self.text.encode() + source[self.end : last]
        return _one_line(source[first:last]), _one_line(after)


def _one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


@functools.cache
def neighbours(path: str) -> dict[str, str]:
    """For each constant of a module the value of another one of the same block of lines, as it is written."""
    if not (ROOT / PACKAGE / path).exists():
        return {}
    blocks: list[list[ast.AnnAssign]] = [[]]
    for node in ast.parse(module_source(path)).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            if blocks[-1] and node.lineno != (blocks[-1][-1].end_lineno or 0) + 1:
                blocks.append([])
            blocks[-1].append(node)
    found: dict[str, str] = {}
    for block in blocks:
        for node, other in zip(block, block[1:] + block[:1], strict=True):
            if other is not node and other.value is not None:
                found[ast.unparse(node.target)] = ast.unparse(other.value)
    return found


class Finder(ast.NodeVisitor):
    """Finds every mutant of one module. What no player or program could notice is left alone: annotations,
    docstrings, decorators, messages of exceptions, ``__repr__``."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.in_class_body = False
        #: the least of a question for just so many: nobody is ever asked for more than the most
        self.capped: set[ast.expr] = set()
        self.constants: dict[str, str] = {}
        tree = ast.parse(source)
        self._learn_constants(tree)
        self.visit(tree)

    def _learn_constants(self, tree: ast.Module) -> None:
        """For each constant the value of its neighbour, to be mistaken for it, wherever it is at home."""
        self.constants.update(neighbours(self.path))
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.level and node.module:
                folder = pathlib.PurePosixPath(self.path).parents[node.level - 1]
                values = neighbours((folder / f"{node.module.replace('.', '/')}.py").as_posix())
                for alias in node.names:
                    if alias.name in values:
                        self.constants[alias.asname or alias.name] = values[alias.name]

    # Putting mistakes in

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def put(self, start: int, end: int, text: str) -> None:
        self.found.append(Mutant(self.path, start, end, text))

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        start, end = self.span(node)
        self.put(start, end, text)

    def between(self, left: ast.expr, right: ast.expr, operator: str, other: str) -> None:
        """Replace the operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        at = self.source.find(operator.encode(), start, end)
        if at >= 0:
            self.put(at, at + len(operator), other)

    # What is left alone

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        outside, self.in_class_body = self.in_class_body, False
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.in_class_body = outside

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outside, self.in_class_body = self.in_class_body, True
        for statement in node.body:
            self.visit(statement)
        self.in_class_body = outside

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    # Statements

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            return
        other = neighbours(self.path).get(ast.unparse(node.target))
        if other is not None:
            # One of several constants that only have to differ.
            self.replace(node.value, other)
        else:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if "__all__" in names:
            return
        if not names or self.in_class_body:
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        if type(node.op) in OPERATORS:
            operator, other = OPERATORS[type(node.op)]
            self.between(node.target, node.value, operator, other)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.replace(node, "pass")
            self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace(node, "pass")
        elif not (isinstance(node.value, ast.Constant) and node.value.value in (None, False)):
            self.replace(node, "return None")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.replace(node, "pass")

    def visit_Delete(self, node: ast.Delete) -> None:
        self.replace(node, "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "pass")

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    # Expressions

    def negate(self, test: ast.expr) -> None:
        """Turn a condition round, unless the mutants of its own operators do that already."""
        start, end = self.span(test)
        if not isinstance(test, ast.Compare | ast.Constant) and not isinstance(test, ast.UnaryOp):
            self.put(start, end, f"not ({self.source[start:end].decode()})")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.replace(condition, "True")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            written, others = COMPARISONS[type(operator)]
            for other in others:
                self.between(left, right, written, other)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        written, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in itertools.pairwise(node.values):
            self.between(left, right, written, other)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            written, other = OPERATORS[type(node.op)]
            self.between(node.left, node.right, written, other)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.Invert):
            self.put(self.span(node)[0], self.span(node.operand)[0], "")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Slice):
            for bound in (node.slice.lower, node.slice.upper):
                if bound is not None:
                    self.replace(bound, "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        values = [*node.args, *(keyword.value for keyword in node.keywords)]
        for least, most in itertools.pairwise(values):
            if isinstance(least, ast.Constant) and ast.dump(least) == ast.dump(most):
                self.capped.add(least)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            if node not in self.capped:
                self.replace(node, str(node.value + 1))
            if node.value:
                self.replace(node, str(node.value - 1))

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and node.id in self.constants:
            self.replace(node, self.constants[node.id])


#: what runs as machine code only: the tests run the plain zones, which stand in for it and are mutated as well
COMPILED_ONLY = ("engine/zone.py",)


def all_mutants(only: str) -> list[Mutant]:
    found: list[Mutant] = []
    for part in ("engine", "cards"):
        for module in sorted((ROOT / PACKAGE / part).rglob("*.py")):
            path = module.relative_to(ROOT / PACKAGE).as_posix()
            if path.startswith(only) and path not in COMPILED_ONLY:
                found.extend(Finder(path, module_source(path)).found)
    return found
