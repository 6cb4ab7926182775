#!/usr/bin/env python3
"""Compiles the Java of the examples and of a real app's specs with every warning an error, and runs a test of it.

    python3 Tests/Java/test_java.py

MVVMGEN is the tool, rather than that of a debug build; MVVMGEN_SPECS is a folder with specs of a real app.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TOOL = os.path.abspath(os.environ.get("MVVMGEN", ROOT / ".build" / "debug" / "mvvmgen"))
sys.path.insert(0, str(ROOT / "Specs" / "Java"))
sys.dont_write_bytecode = True
import mvvm_java  # noqa: E402

KNOWN = json.loads((ROOT / "Specs" / "Java" / "types.json").read_text(encoding="utf-8"))


def run(*command, folder=None, given=None):
    return subprocess.run(command, cwd=folder, input=given, capture_output=True, text=True)


def document(*paths):
    """What the tool prints of specs without mistakes."""
    outcome = run(TOOL, "spec", "--json", *map(str, paths))
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout


def java(text, output, package="com.example.app"):
    return run(sys.executable, ROOT / "Specs" / "Java" / "mvvm_java.py", "--package", package, output, given=text)


def javac(output, *sources):
    options = ["-Xlint:all", "-Werror", "-proc:none", "--release", "8", "-encoding", "UTF-8", "-cp", output]
    return run("javac", *options, "-d", output, *sources)


def view_models(text):
    return [model for spec in json.loads(text)["specs"] for model in spec["viewModels"]]


def outer_types(tree):
    """The types of members, parameters, replies and dependencies, not what these are made of."""
    if isinstance(tree, list):
        return [one for element in tree for one in outer_types(element)]
    if not isinstance(tree, dict):
        return []
    return [tree] if "swift" in tree else outer_types([tree[key] for key in tree if key != "conformances"])


def is_mapped(tree):
    try:
        return bool(mvvm_java.Types(KNOWN).java(tree, "Hint"))
    except mvvm_java.NoMapping:
        return False


def stand_ins(texts, package, folder):
    """Writes classes for the types of an app: all names that Java takes over from the specs, with what is inside."""
    models = [model for text in texts for model in view_models(text)]
    trees, inner, counts = outer_types(models), {}, {}
    for tree in trees:
        for one in parts(tree):
            if one["kind"] == "member":
                inner.setdefault(one["base"]["swift"], set()).add(one["name"])
            if one["kind"] == "generic":
                counts[one["base"]["swift"]] = len(one["arguments"])
    written = {path.stem for path in folder.glob("*.java")} | {"Void", "Optional"}
    names = {one["name"] for tree in trees for one in parts(tree) if one["kind"] == "name"}
    wanted = [name for name in names if mvvm_java.is_word(name) and name[0].isupper()]
    for name in sorted(set(wanted) - set(KNOWN["types"]) - written):
        arguments = ", ".join("ABC"[: counts.get(name, 0)])
        classes = "".join(f"  public static class {one} {{}}\n" for one in sorted(inner.get(name, ())))
        text = f"package {package};\n\npublic class {name}{f'<{arguments}>' if arguments else ''} {{\n{classes}}}\n"
        (folder / f"{name}.java").write_text(text, encoding="utf-8")


def parts(tree):
    """A type and all that it is made of."""
    if isinstance(tree, list):
        return [one for element in tree for one in parts(element)]
    if not isinstance(tree, dict):
        return []
    return [tree] * ("swift" in tree) + parts(list(tree.values()))


class JavaTests(unittest.TestCase):
    """The Java of many specs, compiled once."""

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.corpus = os.environ.get("MVVMGEN_SPECS")
        own = [document(ROOT / "Specs"), document(HERE / "Names.mvvm")]
        for path in (HERE / "App").glob("*.java"):
            (cls.folder / "app").mkdir(exist_ok=True)
            (cls.folder / "app" / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        cls.outcomes = [java(text, cls.folder / "app") for text in own]
        stand_ins(own, "com.example.app", cls.folder / "app")
        if cls.corpus:
            cls.real = document(cls.corpus)
            cls.real_outcome = java(cls.real, cls.folder / "real", "com.example.real")
            stand_ins([cls.real], "com.example.real", cls.folder / "real")
        (cls.folder / "classes").mkdir()
        sources = [*(HERE / "Stubs").rglob("*.java"), *cls.folder.rglob("*.java")]
        cls.compiled = javac(cls.folder / "classes", *sources)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def test_all_of_it_compiles_and_every_warning_is_an_error(self):
        refused = "ProfileEditorViewModel.mvvm:21:5: error: 'refresh()' is async, which no method of Java is: "
        refused += "leave it out, or reply by an output\n"
        self.assertEqual([(one.returncode, one.stderr) for one in self.outcomes], [(1, refused), (0, "")])
        self.assertEqual((self.compiled.returncode, self.compiled.stdout + self.compiled.stderr), (0, ""))

    def test_of_a_real_app_nearly_all_types_map(self):
        if not self.corpus:
            self.skipTest("MVVMGEN_SPECS names no specs of a real app")
        models = view_models(self.real)
        trees = outer_types(models)
        mapped = sum(map(is_mapped, trees))
        written = sum((self.folder / "real" / f"{model['name']}.java").exists() for model in models)
        print(f"{mapped} of {len(trees)} types map; {written} of {len(models)} view models are written")
        self.assertGreaterEqual(mapped, 0.98 * len(trees))
        self.assertEqual(len(self.real_outcome.stderr.splitlines()) == 0, mapped == len(trees))

    def test_an_example_passes_its_tests(self):
        outcome = run("java", "-cp", self.folder / "classes", "com.example.app.LoginTests")
        self.assertEqual((outcome.returncode, outcome.stderr), (0, ""))
        self.assertEqual(outcome.stdout.count("passed: "), 6, outcome.stdout)

    def test_what_is_wrong_is_a_compile_error_by_name(self):
        whole = (HERE / "App" / "LoginLogic.java").read_text(encoding="utf-8")
        method = r"  @Override\n  protected Observable<Boolean> isLoading\(\) \{.*?\n  \}\n"
        forgotten = re.sub(method, "", whole, flags=re.DOTALL)
        wrong = whole.replace("Observable<String> loginFailure", "Observable<Integer> loginFailure")
        paths = []
        for name, text in [("Forgetful", forgotten), ("Wrong", wrong)]:
            paths.append(self.folder / f"{name}.java")
            paths[-1].write_text(text.replace("LoginLogic", name), encoding="utf-8")
        outcome = javac(self.folder / "classes", *paths)
        self.assertEqual(outcome.returncode, 1)
        self.assertIn("Forgetful is not abstract and does not override abstract method isLoading()", outcome.stderr)
        self.assertIn("loginFailure() in Wrong cannot override loginFailure()", outcome.stderr)


class TypeTests(unittest.TestCase):
    """What single types and values come to."""

    def made(self, members, section="outputs"):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            spec = f"viewmodel X {{\n  {section} {{\n    {members}\n  }}\n}}\n"
            (folder / "X.mvvm").write_text(spec, encoding="utf-8")
            text = run(TOOL, "spec", "--json", folder=folder)
            self.assertEqual(text.stderr, "")
            outcome = java(text.stdout, folder / "out")
            written = folder / "out" / "X.java"
            return outcome, written.read_text(encoding="utf-8") if written.exists() else None

    def test_a_type_without_a_mapping_is_an_error_at_its_place(self):
        for swift, unknown in [
            ("Never", "Never"), ("[Int: Never]", "Never"), ("Result<Int, Failure>", "Result"), ("A & B", "A & B"),
            ("A.Type", "A.Type"), ("() async -> Void", "() async -> Void"), ("() throws -> A", "() throws -> A"),
            ("(A, B, C) -> D", "(A, B, C) -> D"), ("[3 of A]", "[3 of A]"), ("[A].Index", "[A].Index"),
            ("(inout A) -> B", "inout A"), ("name", "name"), ("(a: A, b: UInt)", "UInt"),
        ]:
            with self.subTest(swift):
                outcome, text = self.made(f"event a: Int\n    event b: {swift}")
                message = f"no type of Java is known for '{unknown}': add it to 'types' in types.json"
                self.assertEqual(outcome.stderr, f"X.mvvm:4:11: error: {message}\n")
                self.assertEqual((outcome.returncode, text), (1, None))

    def test_all_that_is_wrong_is_told_at_once(self):
        outcome, _ = self.made("a🎉(b: UInt, c: Int)\n    d(_ e: UInt)\n    f() -> UInt", "inputs")
        places = [line.split(": error: ")[0] for line in outcome.stderr.splitlines()]
        self.assertEqual(places, ["X.mvvm:3:5", "X.mvvm:4:5", "X.mvvm:5:5"])
        self.assertIn("'a🎉' is no name in Java: use letters and digits", outcome.stderr)

    def test_an_input_that_is_waited_for_is_an_error_at_its_place(self):
        outcome, text = self.made("@MainActor load() async\n    a()", "inputs")
        message = "'load()' is async, which no method of Java is: leave it out, or reply by an output"
        self.assertEqual(outcome.stderr, f"X.mvvm:3:16: error: {message}\n")
        self.assertEqual((outcome.returncode, text), (1, None))

    def test_types_of_streams_are_boxed_and_never_null(self):
        for swift, expected in [
            ("Int", "Integer"), ("Bool?", "Optional<Boolean>"), ("[Int?]", "List<Optional<Integer>>"), ("Void", "Unit"),
            ("()", "Unit"), ("[String: [Row]]", "Map<String, List<Row>>"), ("Set<URL>", "Set<URI>"),
            ("(any Error)?", "Optional<Throwable>"), ("() -> Void", "Runnable"), ("(Int) -> Void", "Consumer<Integer>"),
            ("(Int, A?) -> B", "BiFunction<Integer, Optional<A>, B>"), ("() -> B", "Supplier<B>"),
            ("@Sendable () -> Void", "Runnable"), ("Either<A, (b: B, c: C)>", "Either<A, EValue>"), ("A.B", "A.B"),
            ("(a: A, b: B)", "EValue"), ("Optional<Int>", "Optional<Integer>"),
        ]:
            with self.subTest(swift):
                _, text = self.made(f"event e: {swift}")
                self.assertEqual(re.search(r"\n    @NonNull Observable<(.*)> e\(\);", text)[1], expected)

    def test_what_a_view_asks_for_says_whether_it_may_be_null(self):
        for swift, expected in [
            ("Int", "int"), ("Int?", "@Nullable Integer"), ("A", "@NonNull A"), ("A?", "@Nullable A"),
        ]:
            with self.subTest(swift):
                _, text = self.made(f"f(_ a: {swift}) -> {swift}")
                self.assertIn(f"\n    {expected} f({expected} a);", text)

    def test_values_are_those_of_swift_or_the_logics(self):
        for swift, value, expected in [
            ("Int", "0", "0"), ("Int", "-1", "-1"), ("Int64", "1", "1L"), ("Double", "1", "1d"),
            ("Float", "0.5", "0.5f"), ("Bool", "true", "true"), ("String", '"a\\n"', '"a\\n"'),
            ("[A]", "[]", "Collections.emptyList()"),
            ("[A: B]", "[:]", "Collections.emptyMap()"), ("A?", "nil", "Optional.ofNullable(null)"),
            ("String?", '"a"', 'Optional.ofNullable("a")'), ("Int", "5_000_000_000", None), ("Int", "0x1F", None),
            ("Int", "007", None), ("String", '"\\(a)"', None), ("String", '"\\u{E9}"', None), ("A", ".a", None),
            ("[Int]", "[1]", None), ("Int16", "1", None),
        ]:
            with self.subTest(f"{swift} = {value}"):
                _, text = self.made(f"state a: {swift} = {value}")
                start = "create()" if expected is None else f"createDefault({expected})"
                self.assertIn(f"a = BehaviorSubject.{start};", text)
                self.assertEqual("this.a.onNext(logic.initialA());" in text, expected is None)

    def test_a_file_of_another_is_left_alone_and_our_own_only_written_when_it_changes(self):
        text = document(ROOT / "Specs" / "Login")
        with tempfile.TemporaryDirectory() as name:
            file = pathlib.Path(name, "LoginViewModel.java")
            self.assertEqual(java(text, name).returncode, 0)
            os.utime(file, (1, 1))
            self.assertEqual(java(text, name).returncode, 0)
            self.assertEqual(file.stat().st_mtime, 1)
            file.write_text("class LoginViewModel {}\n", encoding="utf-8")
            outcome = java(text, name)
            self.assertEqual(outcome.stderr, f"{file}: error: this file is another's: move it away\n")
            self.assertEqual((outcome.returncode, file.read_text(encoding="utf-8")), (1, "class LoginViewModel {}\n"))

    def test_a_facet_of_another_name_is_an_interface_of_its_own(self):
        tree = json.loads(document(ROOT / "Specs" / "Login"))
        tree["specs"][0]["viewModels"][0]["facets"][1]["name"] = "uiOutputs"
        with tempfile.TemporaryDirectory() as name:
            self.assertEqual(java(json.dumps(tree), name).returncode, 0)
            text = pathlib.Path(name, "LoginViewModel.java").read_text(encoding="utf-8")
        self.assertIn("  public interface UiOutputs {\n    /** Emits the field that takes the focus. */\n", text)
        self.assertIn("  public final UiOutputs uiOutputs;\n", text)

    def test_another_version_and_a_name_twice_are_refused(self):
        with tempfile.TemporaryDirectory() as name:
            outcome = java('{"specs": [], "version": 2}', name)
            self.assertEqual((outcome.returncode, outcome.stderr), (1, "error: this reads version 1, not 2\n"))
            twice = json.loads(document(ROOT / "Specs" / "Login"))
            twice["specs"] *= 2
            outcome = java(json.dumps(twice), name)
            self.assertEqual(outcome.stderr, "LoginViewModel.mvvm:4:11: error: another is called 'LoginViewModel'\n")


if __name__ == "__main__":
    unittest.main()
