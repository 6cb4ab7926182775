#!/usr/bin/env python3
"""Compiles generated Java with every warning an error, and runs a view model.

    python3 Tests/Java/test_java.py

MVVMGEN is the tool, instead of the one of a debug build. MVVMGEN_SPECS is a folder with specs of an app.
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
SCRIPT = ROOT / "Specs" / "Java" / "mvvm_java.py"
SETTINGS_FILE = SCRIPT.with_name("types.json")
MARK = "    // mvvmgen: your code ends here. Everything below, and everything above the class, is generated.\n"


def run(*command, folder=None, given=None):
    return subprocess.run(command, cwd=folder, input=given, capture_output=True, text=True)


def specs(path):
    """The specs at a path, each as a document of its own."""
    outcome = run(TOOL, "spec", "--json", str(path))
    assert outcome.returncode == 0, outcome.stderr
    document = json.loads(outcome.stdout)
    return [{"version": document["version"], "specs": [spec]} for spec in document["specs"]]


def java(document, output, package="com.example.app", settings=None):
    options = ["--types", settings] if settings else []
    return run(sys.executable, SCRIPT, "--package", package, *options, output, given=json.dumps(document))


def javac(classes, *sources):
    options = ["-Xlint:all", "-Werror", "-proc:none", "--release", "8", "-encoding", "UTF-8", "-cp", classes]
    return run("javac", *options, "-d", classes, *sources)


def parts(tree):
    """All types in a tree, and all that they are made of."""
    if isinstance(tree, list):
        return [one for element in tree for one in parts(element)]
    if not isinstance(tree, dict):
        return []
    return [tree] * ("swift" in tree) + parts(list(tree.values()))


def write_stand_ins(documents, package, folder):
    """Writes classes for the types of an app: its views, and what its specs name."""
    trees, inner, counts = parts(documents), {}, {}
    for tree in trees:
        if tree["kind"] == "member":
            inner.setdefault(tree["base"]["swift"], set()).add(tree["name"])
        if tree["kind"] == "generic":
            counts[tree["base"]["swift"]] = len(tree["arguments"])
    known = json.loads(SETTINGS_FILE.read_text(encoding="utf-8"))["types"]
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.java")]
    names = {tree["swift"] for tree in trees if re.fullmatch(r"[A-Z]\w*", tree["swift"])} - set(known)
    names |= {view for text in texts for view in re.findall(r" extends ActivityViewModel<(\w+)>", text)}
    for name in sorted(names - {path.stem for path in folder.glob("*.java")}):
        arguments = ", ".join("ABC"[: counts.get(name, 0)])
        classes = "".join(f"  public static class {one} {{}}\n" for one in sorted(inner.get(name, ())))
        text = f"package {package};\n\npublic class {name}{f'<{arguments}>' if arguments else ''} {{\n{classes}}}\n"
        (folder / f"{name}.java").write_text(text, encoding="utf-8")


class FolderTest(unittest.TestCase):
    """A folder with the classes that the generated ones need, and one for what is compiled."""

    maxDiff = None

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.app, self.classes = self.folder / "app", self.folder / "classes"
        self.classes.mkdir()
        self.app.mkdir()
        self.copy("[!L]*.java")

    def copy(self, pattern):
        for path in (HERE / "App").glob(pattern):
            (self.app / path.name).write_bytes(path.read_bytes())

    def compiled(self, stubs=HERE / "Stubs"):
        outcome = javac(self.classes, *stubs.rglob("*.java"), *self.app.glob("*.java"))
        return outcome.stdout + outcome.stderr

    def document(self, text):
        (self.folder / "X.mvvm").write_text(text, encoding="utf-8")
        outcome = run(TOOL, "spec", "--json", "X.mvvm", folder=self.folder)
        self.assertEqual((outcome.returncode, outcome.stderr), (0, ""))
        return json.loads(outcome.stdout)

    def made(self, members, section="outputs", name="XViewModel"):
        """What the script says of a spec with these members, and the class that it writes."""
        document = self.document(f"viewmodel {name} {{\n  {section} {{\n    {members}\n  }}\n}}\n")
        with tempfile.TemporaryDirectory() as output:
            outcome, path = java(document, output), pathlib.Path(output, f"{name}.java")
            return outcome, path.read_text(encoding="utf-8") if path.exists() else None


class ClassTests(FolderTest):
    """Whole classes, compiled."""

    def test_the_template_s_listing_is_written_to_the_letter(self):
        [document] = specs(HERE / "MyViewModel.mvvm")
        self.assertEqual(java(document, self.app).stderr, "")
        listing = (HERE / "MyViewModel.java").read_text(encoding="utf-8")
        self.assertEqual((self.app / "MyViewModel.java").read_text(encoding="utf-8"), listing)

    def test_new_classes_of_the_examples_compile(self):
        documents = specs(ROOT / "Specs") + specs(HERE / "Names.mvvm")
        messages = "".join(java(document, self.app).stderr for document in documents).splitlines()
        self.assertEqual([line.split(": error: ")[0] for line in messages], [
            "SignInUseCase.mvvm:2:18", "FeedViewModel.mvvm:13:5", "FeedViewModel.mvvm:20:13",
            "ProfileEditorViewModel.mvvm:21:5", "ProfileEditorViewModel.mvvm:28:11", "ProfileEditorViewModel.mvvm:32:11",
            "ProfileEditorViewModel.mvvm:36:11", "ProfileEditorViewModel.mvvm:42:11", "SignUpViewModel.mvvm:16:11",
        ])
        self.assert_stable(documents)
        write_stand_ins(documents, "com.example.app", self.app)
        self.assertEqual(self.compiled(), "")

    def assert_stable(self, documents):
        """A second run changes nothing."""
        before = {path: path.read_bytes() for path in self.app.glob("*.java")}
        for document in documents:
            java(document, self.app)
        self.assertEqual({path: path.read_bytes() for path in self.app.glob("*.java")}, before)

    def test_specs_of_an_app_compile_or_are_refused(self):
        if "MVVMGEN_SPECS" not in os.environ:
            self.skipTest("MVVMGEN_SPECS names no specs of an app")
        documents = specs(os.environ["MVVMGEN_SPECS"])
        messages = [java(document, self.app).stderr for document in documents]
        for line in "".join(messages).splitlines():
            self.assertRegex(line, r"\.mvvm:\d+:\d+: error: '.+': .+")
        print(f"{messages.count('')} of {len(messages)} specs are written")
        self.assert_stable(documents)
        write_stand_ins(documents, "com.example.app", self.app)
        self.assertEqual(self.compiled(), "")

    def test_a_view_model_runs(self):
        self.copy("Login*.java")
        self.assertEqual(self.compiled(), "")
        outcome = run("java", "-cp", self.classes, "com.example.app.LoginTests")
        self.assertEqual((outcome.returncode, outcome.stderr), (0, ""))
        self.assertEqual(outcome.stdout.count("passed: "), 6, outcome.stdout)

    def test_types_json_can_be_that_of_rxjava_1(self):
        changes = [
            ("io.reactivex", "rx"), ("createDefault", "create"), ("Unit.UNIT", "null"), ("Unit", "Void"),
            ("Optional<{}>", "{}"), ("Optional.ofNullable({})", "{}"),
        ]
        settings = SETTINGS_FILE.read_text(encoding="utf-8")
        for old, new in changes:
            settings = settings.replace(old, new)
        for path in (HERE / "Stubs").rglob("*.java"):
            stub = self.folder / "stubs" / path.relative_to(HERE / "Stubs")
            stub.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8").replace("io.reactivex", "rx").replace("createDefault", "create")
            stub.write_text(text, encoding="utf-8")
        (self.folder / "types.json").write_text(settings, encoding="utf-8")
        documents = specs(HERE / "Names.mvvm") + specs(HERE / "MyViewModel.mvvm")
        for document in documents:
            self.assertEqual(java(document, self.app, settings=self.folder / "types.json").stderr, "")
        write_stand_ins(documents, "com.example.app", self.app)
        self.assertEqual(self.compiled(self.folder / "stubs"), "")
        text = (self.app / "MyViewModel.java").read_text(encoding="utf-8")
        self.assertIn("PublishSubject<Void> nextPage = PublishSubject.create();", text)
        self.assertIn("this.nextPage.onNext(null);", text)


class DeveloperTests(FolderTest):
    """The developer's part of a class."""

    def setUp(self):
        super().setUp()
        self.copy("Login*.java")
        self.file = self.app / "LoginViewModel.java"
        self.text = self.file.read_text(encoding="utf-8")
        self.spec = (ROOT / "Specs" / "Login" / "LoginViewModel.mvvm").read_text(encoding="utf-8")

    def generated(self, spec):
        return java(self.document(spec), self.app)

    def part(self, text):
        return text.partition("  final class ViewModel ")[2].partition("{\n")[2].partition(MARK)[0]

    def test_not_a_byte_changes_without_a_change_of_the_spec(self):
        os.utime(self.file, (1, 1))
        self.assertEqual(self.generated(self.spec).stderr, "")
        self.assertEqual(self.file.read_text(encoding="utf-8"), self.text)
        self.assertEqual(self.file.stat().st_mtime, 1, "the file was written")

    def test_a_new_member_leaves_the_developer_s_part_as_it_is(self):
        import_line = "import java.util.concurrent.TimeUnit;\n"
        text = self.text.replace("import java.net.URI;\n", f"import java.net.URI;\n{import_line}")
        text = text.replace(MARK, '    \t// "\\n" é java.util.List\r\n\n\n' + MARK)
        self.file.write_bytes(text.encode())
        added = self.spec.replace("  outputs {\n", "  outputs {\n    event opened: [Date]\n")
        added = added.replace("  inputs {\n", "  inputs {\n    opened(at date: Date) as date\n")
        self.assertEqual(self.generated(added).stderr, "")
        changed = self.file.read_bytes().decode()
        self.assertEqual(self.part(changed), self.part(text))
        self.assertIn(f"import java.util.Date;\nimport java.util.List;\n{import_line}", changed)
        self.assertIn("    private final PublishSubject<Date> date = PublishSubject.create();\n", changed)
        self.assertIn("variable opened might not have been initialized", self.compiled())
        start = "      this.focusedField ="
        assignment = "      this.opened = this.date.map(java.util.Collections::singletonList);\n"
        changed = changed.replace(start, assignment + start)
        self.file.write_bytes(changed.encode())
        self.assertEqual(self.compiled(), "")
        self.assertEqual(self.generated(self.spec).stderr, "")
        self.assertIn("cannot find symbol", self.compiled())

    def test_a_new_reply_is_named_by_the_compiler(self):
        added = self.spec.replace("  inputs {\n", "  inputs {\n    canOpen() -> Bool\n")
        self.assertEqual(self.generated(added).stderr, "")
        self.assertIn("ViewModel is not abstract and does not override abstract method canOpen()", self.compiled())

    def test_a_file_without_its_line_is_refused_and_left_alone(self):
        for text in [
            self.text.replace(MARK, ""), self.text.replace(MARK, MARK + MARK), "class LoginViewModel {}\n",
            self.text.replace("final class ViewModel", "final class Model"), MARK + self.text.replace(MARK, ""),
        ]:
            with self.subTest(text[:20]):
                self.file.write_text(text, encoding="utf-8")
                outcome = self.generated(self.spec + "\nviewmodel OtherViewModel {\n  inputs {\n    a()\n  }\n}\n")
                message = f"its class 'ViewModel' must have the line '{MARK.strip()}' once"
                advice = "put it after your code, or move the file away"
                self.assertEqual(outcome.stderr, f"{self.file}: error: {message}: {advice}\n")
                self.assertEqual((outcome.returncode, self.file.read_text(encoding="utf-8")), (1, text))
                self.assertFalse((self.app / "OtherViewModel.java").exists())


class RefusalTests(FolderTest):
    """What the form cannot hold is an error at its place, and nothing is written."""

    def refused(self, members, *expected, section="outputs", name="XViewModel"):
        outcome, text = self.made(members, section, name)
        self.assertEqual(outcome.stderr.splitlines(), [f"X.mvvm:{line}" for line in expected])
        self.assertEqual((outcome.returncode, text), (1, None))

    def test_types_without_java(self):
        for swift, unknown in [
            ("Never", "Never"), ("[Int: Never]", "Never"), ("Result<Int, Failure>", "Result"), ("A & B", "A & B"),
            ("A.Type", "A.Type"), ("() async -> Void", "() async -> Void"), ("(A) -> B", "(A) -> B"),
            ("(() -> Void) -> Void", "(() -> Void) -> Void"), ("[3 of A]", "[3 of A]"), ("[A].Index", "[A].Index"),
            ("(inout A) -> B", "(inout A) -> B"), ("name", "name"), ("(a: A, b: UInt)", "UInt"),
            ("(A, B, C)", "(A, B, C)"), ("Optional<Int>", "Optional"), ("URL.Kind", "URL.Kind"), ("Inputs", "Inputs"),
            ("Pair", "Pair"),
        ]:
            with self.subTest(swift):
                message = f"no Java type is known for '{unknown}': add it to 'types' in types.json"
                self.refused(f"event a: Int\n    event b: {swift}", f"4:11: error: 'b': {message}")

    def test_inputs_without_java(self):
        self.refused(
            "@MainActor load() async\n    moved(_ a: Int, from b: Int, to c: Int)\n    a🎉(b: UInt)",
            "5:5: error: 'a🎉(b:)': no Java type is known for 'UInt': add it to 'types' in types.json",
            "5:5: error: 'a🎉(b:)': 'a🎉' is not a name in Java: use letters and digits",
            "3:16: error: 'load()': no Java method is async: leave it out, or report the result by an output",
            "4:5: error: 'moved(_:from:to:)': it has more than two arguments: pass one object that holds them",
            section="inputs",
        )

    def test_two_fields_of_one_name(self):
        self.refused(
            "changed(_ a: Int = 0) as a\n  }\n  outputs {\n    state a: Int",
            "6:11: error: 'a': the class already has a field 'a': choose another name",
            section="inputs",
        )

    def test_view_models_without_java(self):
        message = "no superclass is known: add the end of this name to 'superclasses' in types.json"
        self.refused("a: Int", f"1:11: error: 'SignIn': {message}", name="SignIn")
        document = self.document("viewmodel XViewModel {\n  inputs {\n    a()\n  }\n}\n")
        document["specs"] *= 2
        outcome = java(document, self.app)
        self.assertEqual(outcome.stderr, f"{self.app}/XViewModel.java: error: two view models have this name\n")
        self.assertFalse((self.app / "XViewModel.java").exists())

    def test_another_version(self):
        outcome = java({"specs": [], "version": 2}, self.app)
        self.assertEqual((outcome.returncode, outcome.stderr), (1, "error: this reads version 1, not 2\n"))


class TypeTests(FolderTest):
    """The Java of single types and values."""

    def test_types_of_streams_are_boxed_and_never_null(self):
        for swift, expected in [
            ("Int", "Integer"), ("Bool?", "Optional<Boolean>"), ("[Int?]", "List<Optional<Integer>>"), ("Void", "Unit"),
            ("()", "Unit"), ("[String: [Row]]", "Map<String, List<Row>>"), ("Set<URL>", "Set<URI>"),
            ("(any Error)?", "Optional<Throwable>"), ("() -> Void", "Runnable"), ("@Sendable () -> Void", "Runnable"),
            ("Either<A, (b: B, c: C)>", "Either<A, Pair<B, C>>"), ("A.B", "A.B"), ("Range<Int>", "Range<Integer>"),
        ]:
            with self.subTest(swift):
                _, text = self.made(f"event e: {swift}")
                self.assertEqual(re.search(r"\n    Observable<(.*)> e\(\);", text)[1], expected)

    def test_arguments_and_results_say_whether_they_may_be_null(self):
        for swift, declared, annotated in [
            ("Int", "int", "int"), ("Int?", "@Nullable Integer", "@Nullable Integer"), ("A", "A", "@NonNull A"),
            ("A?", "@Nullable A", "@Nullable A"),
        ]:
            with self.subTest(swift):
                _, text = self.made(f"f(_ a: {swift}) -> {swift}")
                self.assertIn(f"\n    {declared} f({declared} a);", text)
                self.assertIn(f"\n    @Override public {annotated} f(final {annotated} a) {{", text)

    def test_inputs_start_at_values_that_java_spells_alike(self):
        for swift, value, expected in [
            ("Int", "0", "0"), ("Int", "-1", "-1"), ("Bool", "true", "true"), ("String", '"a\\n"', '"a\\n"'),
            ("Int", "5_000_000_000", None), ("Int", "0x1F", None), ("Int", "007", None), ("Double", "1", None),
            ("String", '"\\(a)"', None), ("A", ".a", None), ("[Int]", "[1,\n    2]", None), ("Int?", "1", None),
        ]:
            with self.subTest(f"{swift} = {value}"):
                _, text = self.made(f"changed(_ a: {swift} = {value}) as a", "inputs")
                if expected is None:
                    self.assertIn("      this.a = BehaviorSubject.create(); // TODO: the start value\n", text)
                    self.assertRegex(text, "    private final BehaviorSubject<.*> a;\n")
                else:
                    self.assertIn(f" a = BehaviorSubject.createDefault({expected});\n", text)

    def test_the_end_of_a_name_decides_on_the_superclass(self):
        for name, superclass in [
            ("MessagesViewModel", "ActivityViewModel<MessagesActivity>"),
            ("MessageHolderViewModel", "ActivityViewModel<MessageViewHolder>"),
        ]:
            _, text = self.made("a: Int", name=name)
            self.assertIn(f"  final class ViewModel extends {superclass} implements Inputs, Outputs {{\n", text)


if __name__ == "__main__":
    unittest.main()
