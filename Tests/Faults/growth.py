#!/usr/bin/env python3
"""Measures how the time of the tool grows with what it is given.

    python3 Tests/Faults/growth.py [--tool PATH] [--limit SECONDS] [--sizes N,N…] [NAME…]

Prints the CPU seconds of each input at each size, and marks what grows faster than 1.4 times the size asks for. Use a tool
that was built with `-c release`.
"""
import argparse
import json
import math
import os
import resource
import subprocess
import tempfile


def view_model(inputs="", outputs="    isLoading: Bool\n", dependencies="", name="X"):
    dependencies = f"  dependencies {{\n{dependencies}  }}\n" if dependencies else ""
    return f"viewmodel {name} {{\n{dependencies}  inputs {{\n{inputs}  }}\n  outputs {{\n{outputs}  }}\n}}\n"


def lines(count, line):
    return "".join(line(n) for n in range(count))


def one(text):
    return {"X.mvvm": text}


def hand_written(name, inputs):
    """A view model as people write them without the tool."""
    functions = lines(inputs, lambda i: f"  func tap{i}()\n")
    members = lines(inputs, lambda i: f"  private let tap{i}Property = MutableProperty(())\n"
                    f"  func tap{i}() {{ self.tap{i}Property.value = () }}\n")
    return (f"protocol {name}Inputs {{\n{functions}}}\nprotocol {name}Outputs {{\n  var a: Signal<(), Never> {{ get }}\n}}\n"
            f"final class {name}: {name}Inputs, {name}Outputs {{\n  init() {{\n    self.a = self.tap0Property.signal\n  }}\n"
            f"{members}  let a: Signal<(), Never>\n}}\n")


def hand_written_observers(inputs):
    """One whose inputs, but for the first, cannot be converted."""
    observers = lines(inputs, lambda i: f"  var a{i}: AnyObserver<Int> {{ get }}\n")
    members = lines(inputs, lambda i: f"  var a{i}: AnyObserver<Int> {{ self.b.asObserver() }}\n")
    return ("import RxSwift\nprotocol XInputs {\n  func tapped()\n" + observers + "}\n"
            "protocol XOutputs {\n  var out: Observable<Int> { get }\n}\nfinal class X: XInputs, XOutputs {\n"
            "  init() {\n    self.out = self.tappedSubject.map { 1 }\n  }\n"
            "  private let tappedSubject = PublishSubject<Void>()\n  func tapped() { self.tappedSubject.onNext(()) }\n"
            f"{members}  let out: Observable<Int>\n}}\n")


def holding(edges):
    """View models of which each holds all before it, with about this many arrows between them."""
    count = math.isqrt(2 * edges) + 1
    return {f"X{i}.mvvm": view_model(dependencies=lines(i, lambda j: f"    x{j}: any X{j}Type\n"), name=f"X{i}") for i in range(count)}


def messages(*sent):
    """What an editor sends to the language server, one message after the other."""
    bodies = [json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **id}) for method, params, id in sent]
    return "".join(f"Content-Length: {len(body)}\r\n\r\n{body}" for body in bodies)


def edits(n):
    """A session in which one message changes a letter in every eighth of n lines."""
    text = "".join(f"{member}\n" for member in view_model(lines(n, lambda i: f"    tap{i}(row: Int)\n")).splitlines())
    place = lambda line, character: {"line": line, "character": character}
    changes = [{"range": {"start": place(line, 4), "end": place(line, 5)}, "text": "b"} for line in range(2, n, 8)]
    file = {"uri": "file:///X.mvvm", "version": 1}
    return messages(
        ("initialize", {"capabilities": {}}, {"id": 1}),
        ("initialized", {}, {}),
        ("textDocument/didOpen", {"textDocument": {**file, "languageId": "mvvm", "text": text}}, {}),
        ("textDocument/didChange", {"textDocument": {**file, "version": 2}, "contentChanges": changes}, {}),
        ("shutdown", None, {"id": 2}),
        ("exit", None, {}),
    )


def shuffled(n):
    return n * 7919 % 100_003


ALL = [
    "generate", "generate --check", "format -i", "lint", "lint --fix", "lint --message-format sarif",
    "lint --message-format json", "generate --message-format github",
]
MEMBERS = lambda n: one(view_model(lines(n // 2, lambda i: f"    tap{i}(row: Int)\n"), lines(n // 2, lambda i: f"    out{i}: Bool\n")))

# The text before and after a type that nests it.
NESTINGS = {
    "arrays": ("[", "]"),
    "dictionaries": ("[String: ", "]"),
    "functions": ("() -> ", ""),
    "generic arguments": ("Box<", ">"),
    "optionals": ("", "?"),
    "parameters": ("(", ") -> Void"),
    "tuples": ("(", ", Int)"),
}


def nested(opening, closing):
    return lambda n: one(view_model(outputs="    a: " + opening * n + "Int" + closing * n + "\n"))


def facets(count, suffix=""):
    facet = lambda i: f"  inputs i{i}{suffix} {{ a{i}() }}\n  outputs o{i}{suffix} {{ b{i}: Int }}\n"
    return "viewmodel XViewModel {\n" + lines(count, facet) + "}\n"


# Each input by its size, and the commands that read it.
INPUTS = {
    **{f"nested {name}": (nested(*sides), ALL + ["spec --json"]) for name, sides in NESTINGS.items()},
    "members": (MEMBERS, ALL + ["new --missing --from X.mvvm", "diff X.mvvm Y.mvvm", "diff --format markdown X.mvvm Y.mvvm"]),
    "unsorted members": (lambda n: one(view_model(lines(n, lambda i: f"    tap{shuffled(i)}(row: Int)\n"))), ALL),
    "named facets": (
        lambda n: one(facets(n)),
        ALL + ["spec --json"],
    ),
    "view models": (lambda n: one(lines(n, lambda i: view_model(name=f"X{i}"))), ALL),
    "specs": (lambda n: {f"{i % 50}/X{i}.mvvm": view_model(name=f"X{i}") for i in range(n)}, ["generate", "generate --check", "lint"]),
    "specs in a folder": (lambda n: {f"X{i}.mvvm": view_model(name=f"X{i}") for i in range(n)}, ["generate", "generate --prune"]),
    "folders": (lambda n: {f"f{i}/X{i}.mvvm": view_model(name=f"X{i}") for i in range(n)}, ["generate", "generate --prune"]),
    "imports": (lambda n: one(lines(n, lambda i: f"import M{i}\n") + view_model()), ALL),
    "unsorted imports": (lambda n: one(lines(n, lambda i: f"import M{shuffled(i)}\n") + view_model()), ALL),
    "same imports": (lambda n: one("import M\n" * n + view_model()), ALL),
    "dependencies": (lambda n: one(view_model(dependencies=lines(n, lambda i: f"    d{i}: any D\n"))), ALL),
    "parameters": (lambda n: one(view_model("    t(" + ", ".join(f"p{i}: Int" for i in range(n)) + ")\n")), ALL),
    "same members": (lambda n: one(view_model("    t()\n" * n)), ALL),
    "errors": (lambda n: one(view_model("    func x() = }\n" * n)), ALL),
    "errors on one line": (lambda n: one(view_model("    " + "t(); " * n + "\n", outputs="    " + "x; " * n + "\n")), ALL),
    "comments": (lambda n: one(view_model("    // y\n" * n + "    t()\n")), ALL),
    "ignores": (lambda n: one(view_model(lines(n, lambda i: f"    // mvvmgen:ignore size x\n    t{i}()\n"))), ALL),
    "open brackets": (lambda n: one(view_model(outputs="    a: " + "[" * n + "\n")), ALL),
    "open quotes": (lambda n: one(view_model(outputs='    a: String = "\n' * n)), ALL),
    "open comments": (lambda n: one("/*" * n + view_model()), ALL),
    "overrides": (
        lambda n: {
            "mvvmgen.json": '{"overrides": [%s]}' % ", ".join(f'{{"viewModels": ["X{i}"], "style": "combine"}}' for i in range(n)),
            "X.mvvm": view_model(),
        },
        ["generate", "lint"],
    ),
    "overrides and view models": (
        lambda n: {
            "mvvmgen.json": '{"overrides": [%s]}' % ", ".join(f'{{"viewModels": ["X{i}"], "mocks": "off"}}' for i in range(n)),
            "X.mvvm": lines(n, lambda i: view_model(name=f"X{i}")),
        },
        ["generate", "lint"],
    ),
    # The work is the product of the two, of which there are the roots of a thousand times the size.
    "overrides by pattern and view models": (
        lambda n: {
            "mvvmgen.json": '{"overrides": [%s]}' % ", ".join(
                f'{{"viewModels": ["X{i}V*"], "mocks": "off"}}' for i in range(math.isqrt(1000 * n))
            ),
            "X.mvvm": lines(math.isqrt(1000 * n), lambda i: view_model(name=f"X{i}ViewModel")),
        },
        ["generate", "lint", "spec --json", "usage"],
    ),
    "wrong overrides": (
        lambda n: {"mvvmgen.json": '{"overrides": [%s]}' % ", ".join(['{"a": 1}'] * n), "X.mvvm": view_model()},
        ["generate", "lint"],
    ),
    "unknown keys": (
        lambda n: {"mvvmgen.json": "{%s}" % ", ".join(f'"k{i}": 1' for i in range(n)), "X.mvvm": view_model()},
        ["generate", "lint"],
    ),
    "templates": (
        lambda n: {"mvvmgen.json": '{"templates": "t"}', "X.mvvm": view_model()}
        | {f"t/p{i}.mustache": "{{name}}\n" for i in range(n)},
        ["generate"],
    ),
    "header": (
        lambda n: {"mvvmgen.json": '{"templates": "t"}', "X.mvvm": view_model(), "t/header.mustache": "{{! x }}" * n},
        ["generate"],
    ),
    "renamed members": (
        lambda n: {
            "X.mvvm": view_model(lines(n, lambda i: f"    tapped{i}(row: Int)\n")),
            "Y.mvvm": view_model(lines(n, lambda i: f"    pressed{i}(row: Int)\n")),
        },
        ["diff X.mvvm Y.mvvm"],
    ),
    "renamed facets": (
        lambda n: {f"{side}.mvvm": facets(n, f"X{side}") for side in "XY"},
        ["diff X.mvvm Y.mvvm"],
    ),
    "reversed dependencies": (
        lambda n: {
            "X.mvvm": view_model(dependencies=lines(n, lambda i: f"    d{i}: any D\n")),
            "Y.mvvm": view_model(dependencies=lines(n, lambda i: f"    d{n - 1 - i}: any D\n")),
        },
        ["diff X.mvvm Y.mvvm"],
    ),
    "accepted changes": (
        lambda n: {
            "mvvmgen.json": '{"diff": {"accepted": [%s]}}' % ", ".join(f'"X.tapped{i}(row:)"' for i in range(n)),
            "X.mvvm": view_model(lines(n, lambda i: f"    tapped{i}(row: Int)\n")),
            "Y.mvvm": view_model("    a()\n"),
        },
        ["diff X.mvvm Y.mvvm"],
    ),
    "hand-written view models": (
        lambda n: {"X.swift": "import ReactiveSwift\n" + lines(n // 16, lambda i: hand_written(f"X{i}ViewModel", 4))},
        ["import X.swift"],
    ),
    "hand-written members": (
        lambda n: {"X.swift": "import ReactiveSwift\n" + hand_written("XViewModel", n // 4)}, ["import X.swift"],
    ),
    "refused members": (
        lambda n: {"X.swift": hand_written_observers(n)}, ["import X.swift", "import --partial X.swift"],
    ),
    "hand-written files": (
        lambda n: {f"{i % 50}/X{i}.swift": "import ReactiveSwift\n" + hand_written(f"X{i}ViewModel", 4) for i in range(n)},
        ["import", "import --write --output O"],
    ),
    "nested extensions": (
        lambda n: {"X.swift": "import ReactiveSwift\n" + hand_written("XViewModel", 4) + "extension X { " * n + "} " * n},
        ["import X.swift"],
    ),
    "Swift files": (
        lambda n: {"X.mvvm": view_model()} | {f"f{i}.swift": f"let a{i} = vm.isLoading\n" for i in range(n)}, ["usage"],
    ),
    "uses": (lambda n: MEMBERS(n) | {"u.swift": lines(n, lambda i: f"let a{i} = vm.out{i}\n")}, ["usage"]),
    "catalogue": (
        lambda n: {f"{i % 50}/X{i}.mvvm": view_model(name=f"X{i}") for i in range(n)},
        ["catalog --output O", "catalog --format mermaid"],
    ),
    "catalogue of one": (MEMBERS, ["catalog --output O"]),
    "catalogue of arrows": (holding, ["catalog --output O", "catalog --format mermaid"]),
    "edits": (lambda n: {"standard input": edits(n)}, ["lsp"]),
    "nested header": (
        lambda n: {
            "mvvmgen.json": '{"templates": "t"}', "X.mvvm": view_model(),
            "t/header.mustache": "{{#name}}" * n + "{{/name}}" * n,
        },
        ["generate"],
    ),
}


def seconds(tool, command, folder, limit):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    given = os.path.join(folder, "standard input")
    with open(os.devnull, "w") as nowhere, open(given if os.path.exists(given) else os.devnull, newline="") as input:
        try:
            subprocess.run([tool, *command.split()], cwd=folder, stdin=input, stdout=nowhere, stderr=nowhere, timeout=limit)
        except subprocess.TimeoutExpired:
            return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(tool, make, command, size, limit):
    with tempfile.TemporaryDirectory(prefix="mvvmgen-growth-") as folder:
        os.mkdir(os.path.join(folder, ".git"))
        files = make(size)
        if "Y.mvvm" in command and "Y.mvvm" not in files:
            files["Y.mvvm"] = files["X.mvvm"].replace("Bool", "Int")
        for name, text in files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", newline="") as file:
                file.write(text)
        if "--check" in command:
            seconds(tool, "generate", folder, limit)
        return seconds(tool, command, folder, limit)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    parser.add_argument("--tool", default=os.path.join(root, ".build/release/mvvmgen"))
    parser.add_argument("--limit", type=float, default=30)
    parser.add_argument("--sizes", default="4000,8000,16000,32000")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the inputs to measure; all without")
    given = parser.parse_args()
    sizes = [int(size) for size in given.sizes.split(",")]
    print(f"{'CPU seconds':56}" + "".join(f"{size:>9}" for size in sizes), flush=True)
    for name, (make, commands) in INPUTS.items():
        for command in commands if not given.names or name in given.names else []:
            times = []
            for size in sizes:
                times.append(measure(os.path.abspath(given.tool), make, command, size, given.limit))
                if times[-1] is None or times[-1] > given.limit / 2:
                    break
            shown = "".join("        –" if time is None else f"{time:9.2f}" for time in times)
            steep = None in times or (
                len(times) > 1 and times[-1] > 0.3
                and times[-1] > times[-2] * 1.4 * sizes[len(times) - 1] / sizes[len(times) - 2]
            )
            print(f"{name + ': ' + command:56}{shown}{'  not linear' if steep else ''}", flush=True)


if __name__ == "__main__":
    main()
